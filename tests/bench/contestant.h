/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/thought.h"

#include <glib.h>

/*
 * Somebody who plays in a measurement: a level; "best": the game's heuristics at their best, without a search; "policy": what the
 * search takes for sensible in its playouts; or the search, with settings to try out: search:1000,exploration=0.7,turns=4; with
 * parts=2 in two parts of half the iterations each. Whoever leaves a share of its decisions to chance has it behind: best,slips=0.1.
 */
typedef struct
{
  const char          *name;
  TableeLevel          level;
  gboolean             is_best;
  gboolean             is_policy;
  guint32              iterations;  /* of one part; 0: one of the others */
  gint                 parts;
  double               slips;       /* share of the decisions that are left to chance, beside those of the level */
  TableeSearchSettings settings;
  double               thinking;    /* processor seconds so far */
  gint64               decisions;   /* so far, forced ones left out */
} Contestant;

/* A table at which contestants play. */
typedef struct
{
  TableeRuleset *ruleset;
  void          *thought;
  void          *memory;
  gsize          memory_size;       /* of one part of a search */
  void          *view;
  void          *imagined;          /* a truth that fits the view */
  void          *mind;
  TableeAction  *actions;
} Table;

/* Returns FALSE if @name names nobody. It is kept. */
gboolean     contestant_read  (Contestant       *contestant,
                               const TableeGame *game,
                               const char       *name);

/* Does not count how long it thinks if the action is forced. @state is concealed before anybody thinks. */
TableeAction contestant_decide (Contestant      *contestant,
                                Table           *table,
                                const void      *state,
                                TableeRandom    *random);

void         contestant_print (const Contestant *contestant);

/* @options is JSON, may be empty or NULL. Ends the program with a message if the game cannot be played so. */
void         table_init       (Table            *table,
                               const TableeGame *game,
                               int               seats,
                               const char       *options);
void         table_clear      (Table            *table);

/* Plays @state on to its end, @one in a seat and @others in all others; @rewards has room for all seats. */
void         table_play       (Table            *table,
                               void             *state,
                               int               seat,
                               Contestant       *one,
                               Contestant       *others,
                               TableeRandom     *random,
                               double           *rewards);
