/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences that say how a round ended. */
#include "config.h"
#include "round-words.h"

#include <glib/gi18n.h>

#include "present/naming.h"

/* Equal sums need a word of why. Returns: (transfer none) (nullable) */
static const char *
explain_tie (const TableePresentContext *context,
             const M12State             *state,
             const TableeEvent          *win)
{
  if (win->args[3] > 1)
    return _("If scores and numbers of pyramids are equal, the pot is shared.");

  for (int i = 0; i < context->ruleset->seats; i++)
    if (state->seats[i].status <= M12_PASSED && state->seats[i].points == win->args[1] && state->seats[i].height < win->args[2])
      return _("If scores are equal, the player with more pyramids wins.");

  return NULL;
}

/* How much a share is stands beside each name already. */
static gboolean
stands_in_rows (const TableeEvent *event)
{
  return event->kind == M12_EVENT_WIN && event->args[3] > 1;
}

GStrv
m12_round_words_new (const TableePresentContext *context,
                     const M12State             *state,
                     const GPtrArray            *events,
                     gboolean                    beside_rows)
{
  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (events != NULL, NULL);

  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean explained = FALSE;

  for (guint i = 0; i < events->len; i++)
    {
      const TableeEvent *event = g_ptr_array_index (events, i);
      g_autofree char *sentence = tablee_present_for_game (context->ruleset->game)->event (context, event);
      const char *tie = event->kind == M12_EVENT_WIN && !explained ? explain_tie (context, state, event) : NULL;

      explained |= event->kind == M12_EVENT_WIN;
      if (tie != NULL)
        g_strv_builder_add (builder, tie);
      if (sentence != NULL && !(beside_rows && stands_in_rows (event)))
        g_strv_builder_add (builder, sentence);
    }

  return g_strv_builder_end (builder);
}

char *
m12_round_words_dup_question (const TableePresentContext *context,
                              int                         round,
                              int                         first)
{
  g_return_val_if_fail (context != NULL, NULL);

  if (first == TABLEE_NOBODY)
    return g_strdup_printf (_("Round %d is over: any key or click goes on."), round);

  /* Translators: number of the round, and whose turn it is to begin the next one: they begin in turn */
  return tablee_say_of (context, first, _("Round %1$d is over, and it is your turn to begin the next: any key or click goes on."),
                        _("Round %1$d is over, and it is %2$s’s turn to begin the next: any key or click goes on."), round,
                        context->names[first]);
}
