/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Score sheets: totals, ranks, winners. */
#include "score.h"

#include <string.h>

void
tablee_score_sheet_begin (TableeScoreSheet  *sheet,
                          const char *const *ids,
                          int                columns,
                          bool               over)
{
  memset (sheet, 0, sizeof *sheet);
  sheet->columns = columns;
  sheet->over = over;
  for (; ids[sheet->rows] != NULL; sheet->rows++)
    sheet->row[sheet->rows].id = ids[sheet->rows];
}

void
tablee_score_sheet_finish (TableeScoreSheet *sheet)
{
  tablee_score_sheet_add_up (sheet);
  tablee_score_sheet_rank (sheet);
}

void
tablee_score_sheet_add_up (TableeScoreSheet *sheet)
{
  for (int column = 0; column < sheet->columns; column++)
    {
      sheet->totals[column] = 0;
      for (int row = 0; row < sheet->rows; row++)
        if (!sheet->row[row].unknown[column])
          sheet->totals[column] += sheet->row[row].values[column];
    }
}

void
tablee_score_sheet_rank (TableeScoreSheet *sheet)
{
  for (int column = 0; column < sheet->columns; column++)
    {
      sheet->ranks[column] = 1;
      for (int other = 0; other < sheet->columns; other++)
        if (sheet->totals[other] > sheet->totals[column])
          sheet->ranks[column]++;
      sheet->winner[column] = sheet->ranks[column] == 1;
    }
}

bool
tablee_score_sheet_leads (const TableeScoreSheet *sheet,
                          int                     column)
{
  for (int other = 0; other < sheet->columns; other++)
    if (sheet->winner[column] && sheet->totals[other] < sheet->totals[column])
      return true;

  return false;
}
