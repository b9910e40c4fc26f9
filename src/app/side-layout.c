/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout of something large with a panel beside it or below it. */
#include "config.h"
#include "side-layout.h"

struct _TableeSideLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeSideLayout, tablee_side_layout, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  BESIDE_WIDTH = 860,    /* from here on the panel stands beside */
  PANEL_WIDTH = 320,
  PANEL_SHARE = 45,      /* percent of the height when it stands below */
};

static void
tablee_side_layout_measure (GtkLayoutManager *manager,
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

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
tablee_side_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  GtkWidget *main_child = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_next_sibling (main_child);
  GtkAllocation main_area = { 0, 0, width, height };
  GtkAllocation panel_area = { 0, 0, width, height };

  if (panel != NULL && gtk_widget_should_layout (panel) && width >= BESIDE_WIDTH)
    {
      panel_area.width = PANEL_WIDTH;
      main_area.width = width - PANEL_WIDTH;
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        main_area.x = PANEL_WIDTH;
      else
        panel_area.x = main_area.width;
    }
  else if (panel != NULL && gtk_widget_should_layout (panel))
    {
      int least;

      gtk_widget_measure (main_child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      panel_area.height = height * PANEL_SHARE / 100;
      /* Where there is not room for both the panel lies over the lower part. */
      main_area.height = MAX (height - panel_area.height, MIN (least, height));
      panel_area.y = height - panel_area.height;
    }

  gtk_widget_size_allocate (main_child, &main_area, -1);
  if (panel != NULL && gtk_widget_should_layout (panel))
    gtk_widget_size_allocate (panel, &panel_area, -1);
}

static void
tablee_side_layout_class_init (TableeSideLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = tablee_side_layout_measure;
  layout_class->allocate = tablee_side_layout_allocate;
}

static void
tablee_side_layout_init (TableeSideLayout *self)
{
}
