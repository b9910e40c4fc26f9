/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all games say alike. */
#include "config.h"
#include "plain-words.h"

#include <glib/gi18n-lib.h>

#include "ai/follow-up.h"
#include "format.h"
#include "naming.h"
#include "result-words.h"
#include "text-table.h"

static char *
say_game_reason (const TableePresent *present,
                 guint                index)
{
  const TableeWordList *reasons = present->reasons;

  if (reasons == NULL || index >= reasons->count || reasons->items[index] == NULL)
    return NULL;

  return g_strdup (_(reasons->items[index]));
}

char *
tablee_plain_reason (const TableePresentContext *context,
                     const void                 *view,
                     TableeAction                action,
                     TableeReason                reason)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);

  switch (reason)
    {
    case TABLEE_REASON_NONE:
      return NULL;
    case TABLEE_REASON_UNKNOWN:
      return g_strdup (_("This is not a move of the game."));
    case TABLEE_REASON_OVER:
      return g_strdup (_("The game is over."));
    case TABLEE_REASON_PHASE:
      return g_strdup (_("This cannot be done now."));
    case TABLEE_REASON_GAME:
    default:
      return say_game_reason (present, (guint) reason - TABLEE_REASON_GAME);
    }
}

char *
tablee_plain_quote (const TableePresentContext *context,
                    const void                 *view,
                    TableeAction                action)
{
  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  TableePresentContext quoted = *context;

  if (!tablee_is_listener (context, tablee_game_to_move (context->ruleset, view)))
    quoted.listener = 0;

  return (present->action_quoted != NULL ? present->action_quoted : present->action) (&quoted, view, action);
}

char *
tablee_plain_quote_next (const TableePresentContext *context,
                         const void                 *view,
                         TableeAction                action,
                         TableeAction                then)
{
  const TableeRuleset *ruleset;
  g_autofree void *next = NULL;
  g_autofree void *scratch = NULL;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  ruleset = context->ruleset;
  next = g_malloc (ruleset->game->state_size);
  scratch = g_malloc (ruleset->game->state_size);
  if (!tablee_follow_up (ruleset, view, action, next, scratch) || ruleset->game->check (ruleset, next, then) != TABLEE_REASON_NONE)
    return NULL;

  return tablee_plain_quote (context, next, then);
}

char *
tablee_plain_table (const TableePresentContext *context,
                    const void                 *view)
{
  const TableeRuleset *ruleset = context->ruleset;
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("llr");
  g_autofree char *progress = present->progress (context, view);
  g_autofree char *seats = NULL;
  TableeScoreSheet sheet;

  ruleset->game->score (ruleset, view, &sheet);
  for (int seat = 0; seat < ruleset->seats; seat++)
    {
      g_autofree char *score = present->score_value (context, sheet.totals[seat]);

      tablee_text_table_add (table, tablee_game_to_move (ruleset, view) == seat ? ">" : " ", tablee_label_of (context, seat), score);
    }
  seats = tablee_text_table_to_text (table);

  return g_strdup_printf ("%s\n%s", progress, seats);
}

char *
tablee_plain_end (const TableePresentContext *context,
                  const void                 *view,
                  const TableeEnd            *end)
{
  return tablee_present_for_game (context->ruleset->game)->progress (context, view);
}

char *
tablee_plain_last (const TableePresentContext *context,
                   const void                 *view)
{
  return g_strdup (_("Last turn"));
}

char *
tablee_plain_score_row (const TableePresentContext *context,
                        const char                 *row_id)
{
  return g_strdup (C_("score sheet", "Points"));
}

char *
tablee_plain_score_value (const TableePresentContext *context,
                          gint64                      value)
{
  return tablee_format_points ((int) value);
}

char *
tablee_plain_score_cell (const TableePresentContext *context,
                         gint64                      value)
{
  return tablee_format_integer (value);
}

char *
tablee_plain_result (const TableePresentContext *context,
                     const TableeScoreSheet     *sheet)
{
  return tablee_result_words (context, sheet, tablee_present_for_game (context->ruleset->game)->score_value);
}

char *
tablee_plain_option_value (const char *key,
                           gint64      value)
{
  return tablee_format_integer (value);
}
