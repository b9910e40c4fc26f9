/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/level.h"

#include <glib.h>

G_BEGIN_DECLS

enum
{
  CLI_MATCH_MAX_GAMES = 10000000,
  CLI_MATCH_WIN = 2520,  /* a whole win: every number of winners up to ten shares it without a rest */
};

/* Many games of the same computers against each other. */
typedef struct
{
  const TableeRuleset *ruleset;
  TableeLevel          levels[TABLEE_MAX_SEATS];      /* one a place; places move round the seats from game to game */
  guint32              iterations[TABLEE_MAX_SEATS];  /* of a search in the place of the level; 0: none */
  int                  games;
  guint64              seed;                          /* game i is dealt by seed + i */
} CliMatch;

/* Sums over all games, whole numbers, so that the order of the games does not matter. */
typedef struct
{
  gint64 wins[TABLEE_MAX_SEATS];    /* a place; in parts of CLI_MATCH_WIN */
  gint64 ahead[TABLEE_MAX_SEATS];   /* a place: no other seat ranks higher; shared, and in parts, as wins are */
  gint64 points[TABLEE_MAX_SEATS];  /* a place; totals of the score sheet */
  double squares[TABLEE_MAX_SEATS]; /* of these points: whole as well, as long as they have room in the mantissa */
  gint64 turns;                     /* decisions of one seat in a row count once */
  gint64 decisions;
  gint64 neutral;                   /* games of a score sheet with a column without a seat */
} CliMatchSums;

typedef void (*CliMatchProgress) (int done,
                                  int games);

/* Plays @match on @jobs threads; the result does not depend on how many. @progress: (nullable): called now and then, in the
 * thread of the caller. */
void cli_match_play   (const CliMatch   *match,
                       int               jobs,
                       CliMatchProgress  progress,
                       CliMatchSums     *sums);

/* The 95 % interval of Wilson's for a share seen in @games games. */
void cli_match_wilson (double            share,
                       int               games,
                       double           *low,
                       double           *high);

/* Half the 95 % interval of the mean of @games numbers with this @sum and these @squares; of one number: 0. */
double cli_match_margin (gint64          sum,
                         double          squares,
                         int             games);

G_END_DECLS
