/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present.h"

G_BEGIN_DECLS

/* What all games say alike, and what a game says that is counted in points: functions for its TableePresent to point at. */

/* Why an action is refused: for all games the same, or one of the reasons of the game. NULL for what is none of these. */
char *tablee_plain_reason       (const TableePresentContext *context,
                                 const void                 *view,
                                 TableeAction                action,
                                 TableeReason                reason);

/* What @action does, as it is named where its table is not looked at, as in a hint or a review: "Plant a blue bean in Field 2". It is on a button of
 * whoever decides in @view: in what somebody else is offered "your" would be theirs, so there who reads has a name. */
char *tablee_plain_quote        (const TableePresentContext *context,
                                 const void                 *view,
                                 TableeAction                action);

/* The same of @then, which the seat to move in @view chooses at once after @action (ai/follow-up.h). NULL where it would not be asked.
 * Returns: (transfer full) (nullable) */
char *tablee_plain_quote_next   (const TableePresentContext *context,
                                 const void                 *view,
                                 TableeAction                action,
                                 TableeAction                then);

/* Where the game stands, then a line for each seat: who decides, name and score. */
char *tablee_plain_table        (const TableePresentContext *context,
                                 const void                 *view);

/* How far the game is from its only end, which is where it stands; and what is played last, where that is a turn. */
char *tablee_plain_end          (const TableePresentContext *context,
                                 const void                 *view,
                                 const TableeEnd            *end);
char *tablee_plain_last         (const TableePresentContext *context,
                                 const void                 *view);

/* "Points", "12 points", "12"; who has won by how many. */
char *tablee_plain_score_row    (const TableePresentContext *context,
                                 const char                 *row_id);
char *tablee_plain_score_value  (const TableePresentContext *context,
                                 gint64                      value);
char *tablee_plain_score_cell   (const TableePresentContext *context,
                                 gint64                      value);
char *tablee_plain_result       (const TableePresentContext *context,
                                 const TableeScoreSheet     *sheet);

/* Numbers as numbers. */
char *tablee_plain_option_value (const char                 *key,
                                 gint64                      value);

/* All of them, for a game that has nothing to add. */
#define TABLEE_PLAIN_WORDS                          \
  .reason = tablee_plain_reason,                    \
  .table = tablee_plain_table,                      \
  .score_row = tablee_plain_score_row,              \
  .score_value = tablee_plain_score_value,          \
  .score_cell = tablee_plain_score_cell,            \
  .result = tablee_plain_result,                    \
  .option_value = tablee_plain_option_value

G_END_DECLS
