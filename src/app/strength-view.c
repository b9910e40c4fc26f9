/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How strong everybody plays, in words and as curves. */
#include "config.h"
#include "strength-view.h"

#include "curve.h"
#include "session/store-strength.h"
#include "strength-plot.h"
#include "strength-words.h"

struct _TableeStrengthView
{
  GtkWidget     parent_instance;

  GtkWidget    *expander;
  GtkWidget    *curve;
  GtkWidget    *words;
  GtkWidget    *scale;      /* what the numbers mean */

  char         *game;     /* (nullable) */
  GCancellable *reading;  /* (nullable) */
};

G_DEFINE_FINAL_TYPE (TableeStrengthView, tablee_strength_view, GTK_TYPE_WIDGET)

enum
{
  PROP_EXPANDED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static char *
dup_lines (GPtrArray *strengths,
           gboolean   whole)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  gint64 now = g_get_real_time ();

  for (guint i = 0; i < strengths->len; i++)
    {
      g_autofree char *line = tablee_strength_words (strengths->pdata[i], now, whole);

      if (line != NULL)
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }

  return g_string_free (g_steal_pointer (&lines), FALSE);
}

static gboolean
has_counted (GPtrArray *strengths)
{
  for (guint i = 0; i < strengths->len; i++)
    if (((const TableeStrength *) strengths->pdata[i])->games > 0)
      return TRUE;

  return FALSE;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TableeStrengthView) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) strengths = tablee_store_read_strengths_finish (TABLEE_STORE (source), result, &error);
  g_autofree char *lines = NULL;
  TableePlot *plot;

  if (self->reading == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->reading);
  lines = strengths != NULL ? dup_lines (strengths, self->game == NULL) : g_strdup ("");
  plot = strengths != NULL && self->game != NULL ? tablee_strength_plot (strengths) : NULL;
  gtk_label_set_label (GTK_LABEL (self->words), lines);
  gtk_widget_set_visible (self->scale, strengths != NULL && has_counted (strengths));
  gtk_widget_set_visible (self->curve, plot != NULL);
  if (plot != NULL)
    tablee_curve_set_plot (TABLEE_CURVE (self->curve), plot);
  gtk_widget_set_visible (GTK_WIDGET (self), *lines != '\0');
}

static void
stop_reading (TableeStrengthView *self)
{
  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
expanded_cb (TableeStrengthView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EXPANDED]);
}

static void
tablee_strength_view_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  if (id == PROP_EXPANDED)
    g_value_set_boolean (value, gtk_expander_get_expanded (GTK_EXPANDER (TABLEE_STRENGTH_VIEW (object)->expander)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_strength_view_set_property (GObject      *object,
                                   guint         id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  if (id == PROP_EXPANDED)
    gtk_expander_set_expanded (GTK_EXPANDER (TABLEE_STRENGTH_VIEW (object)->expander), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_strength_view_dispose (GObject *object)
{
  TableeStrengthView *self = TABLEE_STRENGTH_VIEW (object);

  stop_reading (self);
  g_clear_pointer (&self->game, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_STRENGTH_VIEW);

  G_OBJECT_CLASS (tablee_strength_view_parent_class)->dispose (object);
}

static void
tablee_strength_view_class_init (TableeStrengthViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = tablee_strength_view_get_property;
  G_OBJECT_CLASS (klass)->set_property = tablee_strength_view_set_property;
  G_OBJECT_CLASS (klass)->dispose = tablee_strength_view_dispose;

  properties[PROP_EXPANDED] = g_param_spec_boolean ("expanded", NULL, NULL, FALSE,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  g_type_ensure (TABLEE_TYPE_CURVE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/strength-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeStrengthView, expander);
  gtk_widget_class_bind_template_child (widget_class, TableeStrengthView, curve);
  gtk_widget_class_bind_template_child (widget_class, TableeStrengthView, words);
  gtk_widget_class_bind_template_child (widget_class, TableeStrengthView, scale);
  gtk_widget_class_set_css_name (widget_class, "strength-view");
}

static void
tablee_strength_view_init (TableeStrengthView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->expander, "notify::expanded", G_CALLBACK (expanded_cb), self);
}

void
tablee_strength_view_show (TableeStrengthView *self,
                           TableeStore        *store,
                           const char         *game)
{
  g_return_if_fail (TABLEE_IS_STRENGTH_VIEW (self));
  g_return_if_fail (TABLEE_IS_STORE (store));

  stop_reading (self);
  g_free (self->game);
  self->game = g_strdup (game);
  self->reading = g_cancellable_new ();
  tablee_store_read_strengths_async (store, game, self->reading, read_cb, g_object_ref (self));
}
