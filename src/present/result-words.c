/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "result-words.h"

#include <glib/gi18n-lib.h>

#include "format.h"

/* Returns: (transfer container): ends with NULL. */
static GPtrArray *
list_winners (const TableePresentContext *context,
              const TableeScoreSheet     *sheet)
{
  GPtrArray *names = g_ptr_array_new ();

  for (int seat = 0; seat < context->ruleset->seats; seat++)
    if (sheet->winner[seat])
      g_ptr_array_add (names, (gpointer) context->names[seat]);
  g_ptr_array_add (names, NULL);

  return names;
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

char *
tablee_result_words (const TableePresentContext *context,
                     const TableeScoreSheet     *sheet,
                     TableeTotalWords            say_total)
{
  g_autoptr (GPtrArray) winners = list_winners (context, sheet);
  g_autofree char *names = tablee_format_list ((const char *const *) winners->pdata);
  g_autofree char *total = say_total (context, get_best_total (context, sheet));
  gboolean shared = winners->len > 2;

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
  return g_strdup_printf (_("%1$s wins the game: %2$s!"), names, total);
}
