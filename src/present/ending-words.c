/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How near the end of a game is, and why it has come. */
#include "config.h"
#include "ending-words.h"

#include <glib/gi18n-lib.h>

static double
get_share (const TableeEnd *end)
{
  return end->of > 0 ? (double) end->done / end->of : 0;
}

/* What is nearest goes first: where there is little room the rest is cut. */
static int
compare_ends (gconstpointer a,
              gconstpointer b)
{
  double first = get_share (a);
  double second = get_share (b);

  return (first < second) - (first > second);
}

static char *
say_ends (const TableePresentContext *context,
          const void                 *view,
          TableeEnding               *ending)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  g_autoptr (GString) line = g_string_new (NULL);

  qsort (ending->end, (gsize) ending->ends, sizeof ending->end[0], compare_ends);
  for (int i = 0; i < ending->ends; i++)
    {
      g_autofree char *words = present->end (context, view, &ending->end[i]);

      if (words != NULL)
        g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", words);
    }

  return line->len > 0 ? g_string_free (g_steal_pointer (&line), FALSE) : NULL;
}

char *
tablee_ending_words_near (const TableePresentContext *context,
                          const void                 *view,
                          gboolean                   *last)
{
  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  TableeEnding ending = tablee_game_ending (context->ruleset, view);
  gboolean over = tablee_game_over (context->ruleset, view);
  gboolean is_last = !over && present->last != NULL && tablee_ending_cause (&ending) != NULL;

  if (last != NULL)
    *last = is_last;
  if (over || present->end == NULL)
    return NULL;

  return is_last ? present->last (context, view) : say_ends (context, view, &ending);
}

char *
tablee_ending_words_last (const TableePresentContext *context,
                          const void                 *view)
{
  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  TableeEnding ending = tablee_game_ending (context->ruleset, view);

  if (tablee_game_over (context->ruleset, view) || present->last_why == NULL || tablee_ending_cause (&ending) == NULL)
    return NULL;

  return present->last_why (context, view);
}

char *
tablee_ending_words_rest (const TableePresentContext *context)
{
  g_return_val_if_fail (context != NULL, NULL);

  const TableePresent *present = tablee_present_for_game (context->ruleset->game);

  return present->rest != NULL ? present->rest (context) : NULL;
}

char *
tablee_ending_words_why (const TableePresentContext *context,
                         const void                 *view)
{
  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  TableeEnding ending = tablee_game_ending (context->ruleset, view);
  const TableeEnd *cause = tablee_ending_cause (&ending);

  return tablee_game_over (context->ruleset, view) && cause != NULL && present->ended != NULL ? present->ended (context, view, cause)
                                                                                             : NULL;
}

char *
tablee_ending_words_tie (const TableePresentContext *context,
                         const void                 *view)
{
  const TableePresent *present;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);

  present = tablee_present_for_game (context->ruleset->game);

  return present->tie != NULL && tablee_game_over (context->ruleset, view) ? present->tie (context, view) : NULL;
}
