/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What happened, in pictures: a word, things as they are drawn, and what came of it. */

/* Most things of one sign. */
enum { TABLEE_SIGN_THINGS = 8 };

/* A card, ship, pyramid or the like, as it is drawn. Strings are static or interned. */
typedef struct
{
  const char *art;    /* of data/art: "beans/kidney" */
  const char *over;   /* (nullable) art that lies over it: the pips of a pyramid */
  int         value;  /* what is written on it; 0: nothing */
  int         count;  /* so many of them; 1 goes without saying */
  int         width;  /* of the drawing, in percent of its height; 0: it is square */
} TableeSignThing;

/*
 * What an event is in pictures: "Harvest 🫘×5 +2 🪙". Who it happened to is the seat of the event. Without GTK, and without grammar: a
 * single word, and signs. The whole of it is in the sentence of the event.
 */
typedef struct
{
  const char      *word;       /* translated: what was done, as a noun: "Harvest" */
  TableeSignThing  things[TABLEE_SIGN_THINGS];  /* with what */
  guint            n_things;
  const char      *place;      /* (nullable) art: where to, if it is no player: a boss */
  int              place_width;  /* of its drawing, in percent of its height; 0: it is square */
  int              other;      /* the seat that it concerns as well: to whom, or whose it was; TABLEE_NOBODY */
  const char      *unit;       /* (nullable) art of what is gained or spent, or a word without a slash: "★" */
  int              amount;     /* that the seat of the event gains; negative: what it costs */
  int              others;     /* that the other one gains */
  gboolean         quiet;      /* nothing came of it, or what did is told by another one or stands on the table: a recap, which is short,
                                  leaves it out */
  gboolean         gathers;    /* all of a turn are one sign, whatever was between them */
} TableeEventSign;

/* Begins a sign. */
void tablee_sign_begin (TableeEventSign *sign,
                        const char      *word);

/* Adds so many of a thing; what finds no room any more is left out. */
void tablee_sign_add   (TableeEventSign *sign,
                        const char      *art,
                        int              value,
                        int              count);

/* Takes the things of @other over, if both are of one kind: the same word, for or to the same. Returns FALSE if they are not, or there is
 * no room. */
gboolean tablee_sign_join (TableeEventSign       *sign,
                           const TableeEventSign *other);

/* Whether both look the same, whatever events they are of. */
gboolean tablee_sign_equal (const TableeEventSign *a,
                            const TableeEventSign *b);

G_END_DECLS
