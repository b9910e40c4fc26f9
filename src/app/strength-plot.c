/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How ratings have moved, as a plot. */
#include "config.h"
#include "strength-plot.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ai/anchors.h"
#include "present/format.h"
#include "present/seat-name.h"
#include "strength-words.h"

enum
{
  MOST_POINTS = 240,  /* more than can be told apart */
};

/* Of the games that count, as many as can be told apart, and the last one. */
static void
add_line (TableePlot           *plot,
          guint                 line,
          const TableeStrength *strength)
{
  guint every = strength->games / MOST_POINTS + 1;
  guint counted = 0;

  plot->names[line] = g_strdup (tablee_name_or_place (strength->name, 0));
  for (guint i = 0; i < strength->course->len; i++)
    {
      const TableeStrengthStep *step = &g_array_index (strength->course, TableeStrengthStep, i);

      if (step->rated != TABLEE_RATED)
        continue;
      counted++;
      if (counted % every != 0 && counted != strength->games)
        continue;

      tablee_plot_add (plot, line, strength->games < 2 ? 0 : (double) (counted - 1) / (strength->games - 1), step->after.value);
      tablee_plot_set_margin (plot, line, 2 * step->after.deviation);
    }
}

/* All values are on the scale, and so is how uncertain the last ones are; what was known of the first games need not be. */
static void
set_scale (TableePlot *plot,
           GPtrArray  *shown)
{
  plot->lowest = plot->highest = TABLEE_ANCHOR_MEDIUM;
  for (guint line = 0; line < plot->n_lines; line++)
    {
      const TableeStrength *strength = shown->pdata[line];

      for (guint i = 0; i < plot->points[line]->len; i++)
        {
          double value = g_array_index (plot->points[line], TableePlotPoint, i).y;

          plot->lowest = fmin (plot->lowest, value);
          plot->highest = fmax (plot->highest, value);
        }
      plot->lowest = fmin (plot->lowest, strength->rating.value - 2 * strength->rating.deviation);
      plot->highest = fmax (plot->highest, strength->rating.value + 2 * strength->rating.deviation);
    }
  plot->middle = TABLEE_ANCHOR_MEDIUM;
  plot->lowest_words = tablee_format_integer (lround (plot->lowest));
  plot->highest_words = tablee_format_integer (lround (plot->highest));
  plot->middle_words = tablee_format_integer (TABLEE_ANCHOR_MEDIUM);
}

/* The words beside it say the numbers. */
static char *
dup_summary (GPtrArray *shown)
{
  GString *summary = g_string_new (_("The curve of the strength."));

  for (guint i = 0; i < shown->len; i++)
    {
      const TableeStrength *strength = shown->pdata[i];
      g_autofree char *sentence = tablee_strength_words (strength, strength->ended, FALSE);

      g_string_append_printf (summary, " %s", sentence);
    }

  return g_string_free (summary, FALSE);
}

TableePlot *
tablee_strength_plot (GPtrArray *strengths)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  TableePlot *plot;

  g_return_val_if_fail (strengths != NULL, NULL);

  for (guint i = 0; i < strengths->len && shown->len < TABLEE_MAX_COLUMNS; i++)
    if (((const TableeStrength *) strengths->pdata[i])->games > 0)
      g_ptr_array_add (shown, strengths->pdata[i]);
  if (shown->len == 0)
    return NULL;

  plot = tablee_plot_new (shown->len);
  for (guint line = 0; line < shown->len; line++)
    add_line (plot, line, shown->pdata[line]);
  set_scale (plot, shown);
  plot->summary = dup_summary (shown);

  return plot;
}
