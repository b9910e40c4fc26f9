/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/store.h"
#include "session/streak.h"

G_BEGIN_DECLS

/* Kept games in words, in the language that is set. All returned strings: (transfer full), plain text. */

/* Everybody, in seat order. */
char **tablee_game_words_dup_names (TableeStoredGame *game);

/* Whose turn it is: "Ana’s turn". */
char *tablee_game_words_turn     (TableeStoredGame *game);

/* What people call it, or else whose turn it is. */
char *tablee_game_words_name_or_turn (TableeStoredGame *game);

/* Where it stands: "Round 3 of 10 · pot 7"; NULL if its last position cannot be read. */
char *tablee_game_words_progress (TableeStoredGame *game);

/* How it ended: "Cleo wins with 14 €", "Given up by Ana". */
char *tablee_game_words_result   (TableeStoredGame *game);

/* "Ana, Bo and Cleo" */
char *tablee_game_words_players  (TableeStoredGame *game);

/* How somebody fares who plays alone: "Playing alone, Ana has 2 wins in a row, 5 at best."; with the rules where @streaks, which are all of the
 * store, have the game by others too. NULL for no @streak. */
char *tablee_game_words_streak   (const TableeStreak *streak,
                                  GPtrArray          *streaks);
/* The same of the person @name who plays alone by the rules of @ruleset. */
char *tablee_game_words_streak_of (TableeStore         *store,
                                   const TableeRuleset *ruleset,
                                   const char          *name);

/* The name of the game. Its id, if it is not one that can be played. */
const char *tablee_game_words_game (const char *game_id);

G_END_DECLS
