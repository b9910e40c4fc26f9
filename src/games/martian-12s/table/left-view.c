/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is left in the bag, by size and value. */
#include "config.h"
#include "left-view.h"

#include <glib/gi18n.h>

#include "present/format.h"
#include "sample-view.h"
#include "widgets/children.h"

struct _M12LeftView
{
  GtkWidget      parent_instance;

  GtkGrid       *grid;
  M12SampleView *samples[M12_VALUES];
  GtkLabel      *counts[M12_SIZES][M12_VALUES];
};

G_DEFINE_FINAL_TYPE (M12LeftView, m12_left_view, GTK_TYPE_WIDGET)

static char *
dup_spoken (int size,
            int value,
            int count)
{
  g_autofree char *points = tablee_format_points (value);

  switch (size)
    {
    case 0:
      /* Translators: cell of a table: how many small pyramids are left, of "3 points"; so are the next two */
      return g_strdup_printf (_("Small, %1$s: %2$d left"), points, count);
    case 1:
      return g_strdup_printf (_("Medium, %1$s: %2$d left"), points, count);
    default:
      return g_strdup_printf (_("Large, %1$s: %2$d left"), points, count);
    }
}

static GtkLabel *
add_label (M12LeftView *self,
           const char  *text,
           const char  *css_class,
           int          column,
           int          row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static void
add_cells (M12LeftView *self)
{
  /* Translators: first letter of small, medium, large: heads of rows in a narrow table */
  const char *const sizes[M12_SIZES] = { C_("size", "S"), C_("size", "M"), C_("size", "L") };

  for (int value = 0; value < M12_VALUES; value++)
    {
      g_autofree char *text = g_strdup_printf ("%d", value);
      GtkWidget *sample = m12_sample_view_new (value);

      self->samples[value] = M12_SAMPLE_VIEW (sample);
      gtk_grid_attach (self->grid, sample, value + 1, 0, 1, 1);
      add_label (self, text, "tag", value + 1, 1);
    }
  for (int size = 0; size < M12_SIZES; size++)
    {
      add_label (self, sizes[size], "size", 0, size + 2);
      for (int value = 0; value < M12_VALUES; value++)
        self->counts[size][value] = add_label (self, NULL, "count", value + 1, size + 2);
    }
}

static void
m12_left_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), M12_TYPE_LEFT_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (m12_left_view_parent_class)->dispose (object);
}

static void
m12_left_view_class_init (M12LeftViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_left_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "left-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/left-view.ui");
  gtk_widget_class_bind_template_child (widget_class, M12LeftView, grid);
}

static void
m12_left_view_init (M12LeftView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Left in the bag"), -1);
  add_cells (self);
}

void
m12_left_view_set_bag (M12LeftView    *self,
                       const M12State *state)
{
  g_return_if_fail (M12_IS_LEFT_VIEW (self));

  for (int size = 0; size < M12_SIZES; size++)
    {
      int values[M12_VALUES];

      m12_bag_values (state, size, values);
      for (int value = 0; value < M12_VALUES; value++)
        {
          GtkLabel *label = self->counts[size][value];
          g_autofree char *text = values[value] > 0 ? g_strdup_printf ("%d", values[value]) : g_strdup ("–");
          g_autofree char *spoken = dup_spoken (size, value, values[value]);

          gtk_label_set_label (label, text);
          gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
        }
    }
}

void
m12_left_view_set_ruleset (M12LeftView      *self,
                           const M12Ruleset *ruleset)
{
  g_return_if_fail (M12_IS_LEFT_VIEW (self));

  for (int value = 0; value < M12_VALUES; value++)
    m12_sample_view_set_ruleset (self->samples[value], ruleset);
}
