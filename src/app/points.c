/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everybody's points over a game, as a plot. */
#include "config.h"
#include "points.h"

#include <glib/gi18n.h>

#include "present/naming.h"
#include "present/present.h"
#include "present/session-context.h"
#include "sentences.h"

typedef gint64 Totals[TABLEE_MAX_COLUMNS];

/* The picture in words: where everybody stands now, and who led for how long would be too much to hear. */
static char *
dup_summary (const TableePlot           *plot,
             const TableePresentContext *context,
             const Totals               *last)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  GString *summary = g_string_new (_("The curve of the points."));

  for (guint i = 0; i < plot->n_lines; i++)
    {
      g_autofree char *now = present->score_value (context, (*last)[i]);
      /* Translators: a sentence read aloud: a player's points, and the name */
      g_autofree char *sentence = tablee_say_of (context, (int) i, _("You have %1$s."), _("%2$s has %1$s."), now, plot->names[i]);

      g_string_append_printf (summary, " %s", sentence);
    }

  return g_string_free (summary, FALSE);
}

/* Nought is always on the scale. */
static void
add_totals (TableePlot   *plot,
            const GArray *totals,
            guint         step)
{
  const Totals *here = &g_array_index (totals, Totals, step);

  for (guint i = 0; i < plot->n_lines; i++)
    tablee_plot_add (plot, i, totals->len < 2 ? 0 : (double) step / (totals->len - 1), (double) (*here)[i]);
}

TableePlot *
tablee_points_plot (TableeGameSession *session)
{
  g_autoptr (GArray) totals = NULL;
  const TableePresent *present;
  TableePresentContext context;
  TableeScoreSheet sheet;
  TableePlot *plot;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  tablee_game_session_get_score_sheet (session, &sheet);
  totals = tablee_game_session_get_curve (session);
  plot = tablee_plot_new ((guint) sheet.columns);
  for (guint i = 0; i < plot->n_lines; i++)
    plot->names[i] = tablee_sentences_column (session, (int) i);
  for (guint step = 0; step < totals->len; step++)
    add_totals (plot, totals, step);

  context = (TableePresentContext) { tablee_game_session_get_ruleset (session), (const char *const *) plot->names,
                                     tablee_session_get_listener (session) };
  present = tablee_present_for_game (context.ruleset->game);
  plot->lowest_words = present->score_value (&context, (gint64) plot->lowest);
  plot->highest_words = present->score_value (&context, (gint64) plot->highest);
  plot->middle_words = present->score_value (&context, 0);
  plot->summary = dup_summary (plot, &context, &g_array_index (totals, Totals, totals->len - 1));

  return plot;
}
