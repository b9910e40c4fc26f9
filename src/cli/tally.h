/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What many games ended in: counts, means, and how sure they are. */

#include "wide.h"

#include "engine/game.h"

G_BEGIN_DECLS

enum { CLI_TALLY_WIN = 2520 };  /* a whole win: every number of winners up to ten shares it without a rest */

/* Sums of a number that each game has one of. */
typedef struct
{
  CliWide sum;
  CliWide squares;
  gint64  least;    /* of no game: the largest number there is */
  gint64  most;     /* of no game: the smallest one */
} CliSample;

/* How somebody did. */
typedef struct
{
  gint64    wins;    /* in parts of CLI_TALLY_WIN */
  gint64    ahead;   /* no other seat ranks higher; shared, and in parts, as wins are */
  CliSample points;  /* totals of the score sheet */
} CliStanding;

/* What came of many games: nothing but whole numbers, so that neither the order in which games are added nor how they are spread
 * over threads, runs and machines matters. */
typedef struct
{
  gint64      games;
  CliStanding places[TABLEE_MAX_SEATS];  /* of --players */
  CliStanding order[TABLEE_MAX_SEATS];   /* who decides first in the game, who sits on the next seat, and so on */
  CliStanding extra;                     /* who plays without a seat, in games where somebody does */
  CliSample   turns;                     /* decisions of one seat in a row count once */
  CliSample   decisions;
} CliTally;

void   cli_sample_add        (CliSample       *self,
                              gint64           value);
double cli_sample_get_mean   (const CliSample *self,
                              gint64           games);
/* Half the 95 % interval of the mean; of one game: 0. */
double cli_sample_get_margin (const CliSample *self,
                              gint64           games);

void   cli_tally_init        (CliTally        *self);
void   cli_tally_merge       (CliTally        *self,
                              const CliTally  *other);

/* The 95 % interval of Wilson's for a share seen in @games games, one or more. */
void   cli_tally_wilson      (double           share,
                              gint64           games,
                              double          *low,
                              double          *high);

G_END_DECLS
