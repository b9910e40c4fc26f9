/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pyramids that are worth as much as each other. */
#include "config.h"
#include "sample-view.h"

#include <glib/gi18n.h>

#include "pyramid.h"
#include "widgets/calm-tooltip.h"

/* Pixels that one of them is wide, at least and best, and that lie at either side, so that those of another value begin elsewhere. */
enum
{
  MIN_WIDTH = 10,
  WIDTH = 14,
  MARGIN = 2,
};

struct _M12SampleView
{
  GtkWidget parent_instance;

  int       value;
  int       colours[M12_COLOURS];
  int       n_colours;
};

G_DEFINE_FINAL_TYPE (M12SampleView, m12_sample_view, GTK_TYPE_WIDGET)

static void
m12_sample_view_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  int count = MAX (M12_SAMPLE_VIEW (widget)->n_colours, 1);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? count * MIN_WIDTH + 2 * MARGIN : MIN_WIDTH * M12_PYRAMID_HEIGHT / M12_PYRAMID_WIDTH;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? count * WIDTH + 2 * MARGIN : WIDTH * M12_PYRAMID_HEIGHT / M12_PYRAMID_WIDTH;
}

/* In the middle, as large as they can be, and no larger than the eye needs. */
static void
m12_sample_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  M12SampleView *self = M12_SAMPLE_VIEW (widget);
  int count = MAX (self->n_colours, 1);
  int room = (gtk_widget_get_width (widget) - 2 * MARGIN) / count;
  int width = MIN (room, gtk_widget_get_height (widget) * M12_PYRAMID_WIDTH / M12_PYRAMID_HEIGHT);
  int height = width * M12_PYRAMID_HEIGHT / M12_PYRAMID_WIDTH;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (widget) - count * width) / 2,
                                                          (float) (gtk_widget_get_height (widget) - height) / 2));
  for (int i = 0; i < self->n_colours; i++)
    {
      m12_pyramid_snapshot (snapshot, self->colours[i], M12_ANY_SIZE, (float) width, (float) height, gtk_widget_get_scale_factor (widget));
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) width, 0));
    }
  gtk_snapshot_restore (snapshot);
}

static void
m12_sample_view_class_init (M12SampleViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = m12_sample_view_measure;
  widget_class->snapshot = m12_sample_view_snapshot;

  tablee_widget_class_calm_tooltips (widget_class);
  gtk_widget_class_set_css_name (widget_class, "sample");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
m12_sample_view_init (M12SampleView *self)
{
}

GtkWidget *
m12_sample_view_new (int value)
{
  M12SampleView *self = g_object_new (M12_TYPE_SAMPLE_VIEW, NULL);

  g_return_val_if_fail (value >= 0 && value < M12_VALUES, NULL);

  self->value = value;

  return GTK_WIDGET (self);
}

/* "black, white: 0 points" */
static char *
dup_label (M12SampleView *self)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (int i = 0; i < self->n_colours; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", m12_pyramid_colour_name (self->colours[i]));

  /* Translators: colours of pyramids ("black, white"), and how much each of them is worth */
  return g_strdup_printf (ngettext ("%1$s: %2$d point", "%1$s: %2$d points", (gulong) self->value), names->str, self->value);
}

void
m12_sample_view_set_ruleset (M12SampleView    *self,
                             const M12Ruleset *ruleset)
{
  g_autofree char *label = NULL;

  g_return_if_fail (M12_IS_SAMPLE_VIEW (self));
  g_return_if_fail (ruleset != NULL);

  self->n_colours = 0;
  for (int colour = 0; colour < M12_COLOURS; colour++)
    if (ruleset->copies[colour] > 0 && m12_pyramid_value (m12_pyramid (colour, 0)) == self->value)
      self->colours[self->n_colours++] = colour;

  label = dup_label (self);
  tablee_widget_set_tooltip (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
