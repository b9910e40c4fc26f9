/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who has won, in a sentence. */
#include "config.h"
#include "result-words.h"

#include <glib/gi18n-lib.h>

#include "format.h"
#include "naming.h"

/* Those besides the listener. Returns: (transfer container): ends with NULL. */
static GPtrArray *
list_winners (const TableePresentContext *context,
              const TableeScoreSheet     *sheet)
{
  GPtrArray *names = g_ptr_array_new ();

  for (int seat = 0; seat < context->ruleset->seats; seat++)
    if (sheet->winner[seat] && !tablee_is_listener (context, seat))
      g_ptr_array_add (names, (gpointer) context->names[seat]);
  g_ptr_array_add (names, NULL);

  return names;
}

static gboolean
listener_wins (const TableePresentContext *context,
               const TableeScoreSheet     *sheet)
{
  return context->listener > 0 && sheet->winner[context->listener - 1];
}

static gint64
get_best_total (const TableePresentContext *context,
                const TableeScoreSheet     *sheet)
{
  gint64 best = sheet->totals[0];

  for (int seat = 1; seat < context->ruleset->seats; seat++)
    best = MAX (best, sheet->totals[seat]);

  return best;
}

/* @others: who the listener wins with; "" for nobody. */
static char *
say_to_winner (gboolean    over,
               const char *others,
               const char *total)
{
  gboolean shared = *others != '\0';

  if (!over && shared)
    /* Translators: names of players ("Ana and Bo"), what each of them has ("9 points", "€9") */
    return g_strdup_printf (_("You are level in the lead with %1$s: %2$s each."), others, total);
  if (!over)
    /* Translators: "9 points" or "€9" */
    return g_strdup_printf (_("You are in the lead: %s."), total);
  if (shared)
    /* Translators: names of players ("Ana and Bo"), what each of them has ("9 points", "€9") */
    return g_strdup_printf (_("You share the victory with %1$s: %2$s each!"), others, total);

  /* Translators: "9 points" or "€9" */
  return g_strdup_printf (_("You win the game with %s!"), total);
}

char *
tablee_result_words (const TableePresentContext *context,
                     const TableeScoreSheet     *sheet,
                     TableeTotalWords            say_total)
{
  g_autoptr (GPtrArray) winners = list_winners (context, sheet);
  g_autofree char *names = tablee_format_list ((const char *const *) winners->pdata);
  g_autofree char *total = say_total (context, get_best_total (context, sheet));
  gboolean shared = winners->len > 2;

  if (listener_wins (context, sheet))
    return say_to_winner (sheet->over, names, total);
  if (!sheet->over && shared)
    /* Translators: names of players ("Ana and Bo"), what each of them has ("9 points", "€9") */
    return g_strdup_printf (_("%1$s are level in the lead: %2$s each."), names, total);
  if (!sheet->over)
    /* Translators: name of a player, "9 points" or "€9" */
    return g_strdup_printf (_("%1$s is in the lead: %2$s."), names, total);
  if (shared)
    /* Translators: names of players ("Ana and Bo"), what each of them has ("9 points", "€9") */
    return g_strdup_printf (_("%1$s share the victory: %2$s each!"), names, total);

  /* Translators: name of a player, "9 points" or "€9" */
  return g_strdup_printf (_("%1$s wins the game with %2$s!"), names, total);
}
