/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What which pyramid is worth. */
#include "config.h"
#include "key-view.h"

#include <glib/gi18n.h>

#include "sample-view.h"
#include "widgets/children.h"

struct _M12KeyView
{
  GtkWidget      parent_instance;

  GtkBox        *cells[M12_VALUES];
  M12SampleView *samples[M12_VALUES];
};

G_DEFINE_FINAL_TYPE (M12KeyView, m12_key_view, GTK_TYPE_WIDGET)

static void
m12_key_view_dispose (GObject *object)
{
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (m12_key_view_parent_class)->dispose (object);
}

static void
m12_key_view_class_init (M12KeyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_key_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "key-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
add_cell (M12KeyView *self,
          int         value)
{
  g_autofree char *points = g_strdup_printf ("%d", value);
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *sample = m12_sample_view_new (value);
  GtkWidget *tag = gtk_label_new (points);

  gtk_widget_add_css_class (tag, "tag");
  gtk_widget_set_halign (cell, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (cell, TRUE);
  /* The pyramids have said it. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (tag), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (cell), sample);
  gtk_box_append (GTK_BOX (cell), tag);
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
  self->cells[value] = GTK_BOX (cell);
  self->samples[value] = M12_SAMPLE_VIEW (sample);
}

static void
m12_key_view_init (M12KeyView *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What pyramids are worth"), -1);
  for (int value = 0; value < M12_VALUES; value++)
    add_cell (self, value);
}

void
m12_key_view_set_ruleset (M12KeyView       *self,
                          const M12Ruleset *ruleset)
{
  g_return_if_fail (M12_IS_KEY_VIEW (self));

  for (int value = 0; value < M12_VALUES; value++)
    m12_sample_view_set_ruleset (self->samples[value], ruleset);
}

void
m12_key_view_set_low (M12KeyView *self,
                      gboolean    low)
{
  g_return_if_fail (M12_IS_KEY_VIEW (self));

  for (int value = 0; value < M12_VALUES; value++)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cells[value]), low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}
