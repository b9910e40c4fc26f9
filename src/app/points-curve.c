/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "points-curve.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "plot.h"
#include "present/present.h"
#include "sentences.h"

enum
{
  NATURAL_HEIGHT = 220,
  MINIMUM_HEIGHT = 140,
  MINIMUM_WIDTH = 240,
};

typedef gint64 Totals[TABLEE_MAX_COLUMNS];

struct _TableePointsCurve
{
  GtkWidget   parent_instance;

  TableePlot *plot;   /* nullable */
};

G_DEFINE_FINAL_TYPE (TableePointsCurve, tablee_points_curve, GTK_TYPE_WIDGET)

static void
tablee_points_curve_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  TableePointsCurve *self = TABLEE_POINTS_CURVE (widget);

  if (self->plot != NULL && gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0)
    tablee_plot_snapshot (self->plot, widget, snapshot);
}

static void
tablee_points_curve_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = horizontal ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = horizontal ? 2 * MINIMUM_WIDTH : NATURAL_HEIGHT;
}

static void
tablee_points_curve_finalize (GObject *object)
{
  g_clear_pointer (&TABLEE_POINTS_CURVE (object)->plot, tablee_plot_free);

  G_OBJECT_CLASS (tablee_points_curve_parent_class)->finalize (object);
}

static void
tablee_points_curve_class_init (TableePointsCurveClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tablee_points_curve_finalize;

  widget_class->measure = tablee_points_curve_measure;
  widget_class->snapshot = tablee_points_curve_snapshot;

  gtk_widget_class_set_css_name (widget_class, "points-curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tablee_points_curve_init (TableePointsCurve *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/* The picture in words: where everybody stands now, and who led for how long would be too much to hear. */
static void
describe (TableePointsCurve          *self,
          const TableePresent        *present,
          const TableePresentContext *context,
          const Totals               *last)
{
  g_autoptr (GString) summary = g_string_new (_("The curve of the points."));

  for (guint i = 0; i < self->plot->n_lines; i++)
    {
      g_autofree char *now = present->score_value (context, (*last)[i]);
      /* Translators: a sentence read aloud: a player's name and points */
      g_autofree char *sentence = g_strdup_printf (_("%1$s stands at %2$s."), self->plot->names[i], now);

      g_string_append_printf (summary, " %s", sentence);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary->str, -1);
}

/* Nought is always on the scale. */
static void
add_totals (TableePlot   *plot,
            const GArray *totals,
            guint         step)
{
  const Totals *here = &g_array_index (totals, Totals, step);

  for (guint i = 0; i < plot->n_lines; i++)
    {
      tablee_plot_add (plot, i, totals->len < 2 ? 0 : (double) step / (totals->len - 1), (double) (*here)[i]);
      plot->lowest = MIN (plot->lowest, (double) (*here)[i]);
      plot->highest = MAX (plot->highest, (double) (*here)[i]);
    }
}

void
tablee_points_curve_show (TableePointsCurve *self,
                          TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_POINTS_CURVE (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableePresent *present = tablee_present_for_game (ruleset->game);
  g_autoptr (GArray) totals = tablee_game_session_get_curve (session);
  TableePresentContext context;
  TableeScoreSheet sheet;
  TableePlot *plot;

  g_clear_pointer (&self->plot, tablee_plot_free);
  tablee_game_session_get_score_sheet (session, &sheet);
  self->plot = plot = tablee_plot_new ((guint) sheet.columns);
  for (guint i = 0; i < plot->n_lines; i++)
    plot->names[i] = tablee_sentences_column (session, (int) i);
  for (guint step = 0; step < totals->len; step++)
    add_totals (plot, totals, step);

  context = (TableePresentContext) { ruleset, (const char *const *) plot->names };
  plot->lowest_words = present->score_value (&context, (gint64) plot->lowest);
  plot->highest_words = present->score_value (&context, (gint64) plot->highest);
  plot->middle_words = present->score_value (&context, 0);
  describe (self, present, &context, &g_array_index (totals, Totals, totals->len - 1));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
