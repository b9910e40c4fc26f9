/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The action of a game by which somebody gained most. */
#include "best-step.h"

#include <string.h>

/* Returns: (transfer none) (nullable) */
static const TableeScoreRow *
find_row (const TableeScoreSheet *sheet,
          const char             *id)
{
  for (int i = 0; i < sheet->rows; i++)
    if (strcmp (sheet->row[i].id, id) == 0)
      return &sheet->row[i];

  return NULL;
}

/* Nothing where something is not known, before or after: to learn of it would seem a gain. */
static gint64
count_gain (const TableeScoreSheet *before,
            const TableeScoreSheet *after,
            int                     seat)
{
  gint64 gain = 0;

  for (int i = 0; i < after->rows; i++)
    {
      const TableeScoreRow *row = &after->row[i];
      const TableeScoreRow *old = find_row (before, row->id);

      if (row->unknown[seat] || (old != NULL && old->unknown[seat]))
        return 0;
      if (!row->for_ending)
        gain += row->values[seat] - (old != NULL ? old->values[seat] : 0);
    }

  return gain;
}

/* Of equal ones the first is taken, but for one of whoever has won. */
static gboolean
is_better (const TableeBestStep   *best,
           gint64                  gain,
           int                     seat,
           const TableeScoreSheet *end)
{
  if (gain != best->gain || best->seat == TABLEE_NOBODY)
    return gain > best->gain;

  return end->over && end->winner[seat] && !end->winner[best->seat];
}

gboolean
tablee_best_step_find (const TableeGameLog *log,
                       int                  viewer,
                       TableeBestStep      *best)
{
  g_return_val_if_fail (log != NULL, FALSE);
  g_return_val_if_fail (best != NULL, FALSE);

  const TableeRuleset *ruleset = tablee_game_log_get_ruleset (log);
  g_autofree void *view = g_malloc (ruleset->game->state_size);
  TableeScoreSheet sheets[2] = { 0 };
  TableeScoreSheet end = { 0 };

  *best = (TableeBestStep){ .seat = TABLEE_NOBODY };
  tablee_game_log_look (log, tablee_game_log_get_head (log), viewer, view);
  ruleset->game->score (ruleset, view, &end);
  for (guint n = 0; n <= tablee_game_log_get_head (log); n++)
    {
      const TableeScoreSheet *before = &sheets[(n + 1) % 2];

      sheets[n % 2] = (TableeScoreSheet){ 0 };
      tablee_game_log_look (log, n, viewer, view);
      ruleset->game->score (ruleset, view, &sheets[n % 2]);
      for (int seat = 0; n > 0 && seat < ruleset->seats; seat++)
        {
          gint64 gain = count_gain (before, &sheets[n % 2], seat);

          if (is_better (best, gain, seat, &end))
            *best = (TableeBestStep){ n, seat, gain };
        }
    }

  return best->seat != TABLEE_NOBODY;
}
