/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"

#include <glib.h>

G_BEGIN_DECLS

/* How a game ended that somebody has played alone. As kept: numbers stay. */
typedef enum
{
  TABLEE_ALONE_LOST,
  TABLEE_ALONE_WON,
  TABLEE_ALONE_HELPED,  /* won, but a move was taken back, a hint given, or a computer played for a while */
} TableeAlone;

/* How somebody fares who plays a game alone, by one set of rules. */
typedef struct
{
  char  *game;
  char  *rules;    /* as tablee_streak_dup_rules() gives them */
  char  *name;
  guint  games;    /* finished games, those that were given up included */
  guint  current;  /* wins in a row up to the last of them */
  guint  best;     /* the most there ever were */
} TableeStreak;

TableeStreak       *tablee_streak_new       (const char          *game,
                                             const char          *rules,
                                             const char          *name);
void                tablee_streak_free      (TableeStreak        *self);

/* One game more. A loss ends a streak, and so does giving up; a win with help neither ends it nor makes it longer. */
void                tablee_streak_add       (TableeStreak        *self,
                                             TableeAlone          result);

/* Returns: (transfer full): what tells these rules from others by which streaks are counted apart: the options that differ from their
 * defaults as JSON, without who begins; empty for none. */
char               *tablee_streak_dup_rules (const TableeRuleset *ruleset);

/* @streaks: (element-type TableeStreak): of the store. Returns: (transfer none) (nullable) */
const TableeStreak *tablee_streak_find      (GPtrArray           *streaks,
                                             const char          *game,
                                             const char          *rules,
                                             const char          *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeStreak, tablee_streak_free)

G_END_DECLS
