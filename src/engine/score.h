/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Score sheets of all games. */

#include <stdbool.h>
#include <stdint.h>

enum
{
  TABLEE_MAX_SEATS = 9,
  TABLEE_MAX_COLUMNS = 10,    /* the seats, and the Mafia */
  TABLEE_MAX_SCORE_ROWS = 16,
  TABLEE_NOBODY = -1,         /* the viewer that sees only what lies open: curtain, spectators */
};

typedef struct
{
  const char *id;                          /* static, as in rules/README: "coins"; never translated */
  int64_t     values[TABLEE_MAX_COLUMNS];  /* in cents these outgrow 32 bits */
  bool        unknown[TABLEE_MAX_COLUMNS]; /* the viewer cannot know this value; it counts as 0 */
  bool        for_ending;                  /* given to who ended the game, and for nothing else that was done */
} TableeScoreRow;

/*
 * What everybody would have if the game ended now. Columns are the seats in order, then, where the game has one, the
 * column of who plays without a seat (the Mafia). The rows add up to the totals.
 */
typedef struct
{
  int            columns;
  const char    *extra_column;             /* id of the column after the seats ("mafia"), or NULL */
  int            rows;
  TableeScoreRow row[TABLEE_MAX_SCORE_ROWS];
  int64_t        totals[TABLEE_MAX_COLUMNS];
  int32_t        ranks[TABLEE_MAX_COLUMNS]; /* 1 + the number of columns that are better; equal ones share */
  bool           winner[TABLEE_MAX_COLUMNS];
  bool           over;
} TableeScoreSheet;

/* Empties @sheet for the rows @ids, which end with NULL. */
void tablee_score_sheet_begin  (TableeScoreSheet  *sheet,
                                const char *const *ids,
                                int                columns,
                                bool               over);

/* Fills totals, ranks and winners: for games without tie-breaks. */
void tablee_score_sheet_finish (TableeScoreSheet  *sheet);

/* Fills totals from the rows. */
void tablee_score_sheet_add_up (TableeScoreSheet *sheet);

/* Whether @column is ahead, alone or with others, and there is somebody who is not. */
bool tablee_score_sheet_leads  (const TableeScoreSheet *sheet,
                                int                     column);

/* Fills ranks and winners from the totals alone, the most first: for games without tie-breaks. */
void tablee_score_sheet_rank   (TableeScoreSheet *sheet);
