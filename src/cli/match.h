/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A match: many games of the same computers. */

#include "contender.h"
#include "game-set.h"
#include "tally.h"

G_BEGIN_DECLS

enum { CLI_MATCH_MAX_GAMES = 1000000000 };

/* Many games of the same computers against each other. Game i, from 0, is dealt by seed + i, and the places move round the seats
 * by one from game to game: each game is the same in whichever run it is played. */
typedef struct
{
  TableeRuleset *ruleset;
  CliContender   players[TABLEE_MAX_SEATS];  /* one a place; no people */
  guint64        seed;
} CliMatch;

/* Looks at what there is so far. Returns whether to go on. */
typedef gboolean (*CliMatchWatch) (const CliGameSet *games,
                                   const CliTally   *tally,
                                   gpointer          user_data);

/* Plays the games of @to_play, which is emptied, on @jobs threads, and adds them to @games and @tally. @watch is called some times
 * a second in the thread of the caller; when it wants no more, the games that are under way are left off, and count nowhere. */
void cli_match_play (const CliMatch *match,
                     CliGameSet     *to_play,
                     int             jobs,
                     CliMatchWatch   watch,
                     gpointer        user_data,
                     CliGameSet     *games,
                     CliTally       *tally);

G_END_DECLS
