/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/* How somebody fares who plays alone. */
typedef struct
{
  guint games;    /* finished games, those that were given up included */
  guint current;  /* wins in a row up to the last of them */
  guint best;     /* the most there ever were */
} TableeStreak;

/*
 * Counts the finished games of @game_id that the person @name has played alone, out of @games (of TableeStoredGame, in any order).
 * A loss ends a streak, and so does giving up; a win for which a move was taken back or a hint given neither ends it nor makes it
 * longer.
 */
TableeStreak tablee_streak_count    (GListModel *games,
                                     const char *game_id,
                                     const char *name);

/* Who has finished games of @game_id alone (NULL: of any game). Returns: (transfer full): names, each once, sorted. */
char       **tablee_streak_dup_names (GListModel *games,
                                     const char *game_id);

G_END_DECLS
