/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout of contents beside a page, or one of them. */
#include "config.h"
#include "help-layout.h"

struct _TableeHelpLayout
{
  GtkLayoutManager parent_instance;

  gboolean         open;
};

G_DEFINE_FINAL_TYPE (TableeHelpLayout, tablee_help_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_OPEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  BESIDE_WIDTH = 800,  /* from here on there is room for both */
  CONTENTS_WIDTH = 290,
};

static void
tablee_help_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  *minimum = *natural = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
allocate_if (GtkWidget           *child,
             gboolean             seen,
             const GtkAllocation *area)
{
  gtk_widget_set_child_visible (child, seen);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, !seen, -1);
  if (seen)
    gtk_widget_size_allocate (child, area, -1);
}

static void
tablee_help_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  TableeHelpLayout *self = TABLEE_HELP_LAYOUT (manager);
  GtkWidget *contents = gtk_widget_get_first_child (widget);
  GtkWidget *page = gtk_widget_get_next_sibling (contents);
  gboolean beside = width >= BESIDE_WIDTH;
  gboolean backwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation contents_area = { 0, 0, width, height };
  GtkAllocation page_area = { 0, 0, width, height };

  if (beside)
    {
      contents_area.width = CONTENTS_WIDTH;
      page_area.width = width - CONTENTS_WIDTH;
      contents_area.x = backwards ? page_area.width : 0;
      page_area.x = backwards ? 0 : CONTENTS_WIDTH;
    }

  allocate_if (contents, beside || self->open, &contents_area);
  allocate_if (page, beside || !self->open, &page_area);
}

static void
tablee_help_layout_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  g_value_set_boolean (value, TABLEE_HELP_LAYOUT (object)->open);
}

static void
tablee_help_layout_set_property (GObject      *object,
                                 guint         property_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  TABLEE_HELP_LAYOUT (object)->open = g_value_get_boolean (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
}

static void
tablee_help_layout_class_init (TableeHelpLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = tablee_help_layout_get_property;
  object_class->set_property = tablee_help_layout_set_property;
  layout_class->measure = tablee_help_layout_measure;
  layout_class->allocate = tablee_help_layout_allocate;

  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_help_layout_init (TableeHelpLayout *self)
{
}
