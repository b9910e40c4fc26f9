/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/bean-chains/rules/rules.h"
#include "notation/position.h"

/* A game that begins at a written position. */
typedef struct
{
  TableePosition *position;
  ChRuleset      *ruleset;
  ChState        *state;
  GArray         *events;   /* TableeEvent: of the last action */
} Script;

/* @position is what stands between the braces of a position behind "game"; ' stands for ". */
Script            *script_new       (const char   *position);

/* A whole game that is dealt with @seed under @options (NULL: the defaults). */
Script            *script_deal      (const char   *options,
                                     guint64       seed);
void               script_free      (Script       *self);

/* Plays the action that @text is; it is legal, and legal() and check() say so. */
void               script_play      (Script       *self,
                                     const char   *text);

/* The actions that are legal: "play | stop". */
void               script_assert_legal (Script    *self,
                                     const char   *actions);
/* @text is an action that is refused for @reason. */
void               script_assert_refused (Script  *self,
                                     const char   *text,
                                     int           reason);

/* Leaves what @viewer knows. */
void               script_conceal   (Script       *self,
                                     int           viewer);

/* Where things are, in letters: the phase and whose decision it is ("0 play-more"), a hand from the front, a pile from the top,
 * the trade area and what is sold in the order of the rules page, the chains of a seat ("B4 C2"). */
void               script_assert_phase (Script    *self,
                                     const char   *phase);
void               script_assert_hand (Script     *self,
                                     int           seat,
                                     const char   *hand);
void               script_assert_chains (Script   *self,
                                     int           seat,
                                     const char   *chains);
void               script_assert_trade (Script    *self,
                                     const char   *trade);
void               script_assert_removed (Script  *self,
                                     const char   *removed);
void               script_assert_discard (Script  *self,
                                     const char   *discard);
void               script_assert_coins (Script    *self,
                                     int           coins0,
                                     int           coins1);

/* The events of the last action in writing: "chain 0 B hand 1 0 | stop 0". */
void               script_assert_events (Script   *self,
                                     const char   *events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Script, script_free)
