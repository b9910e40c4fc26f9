/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout in one line, or folded into two. */
#include "config.h"
#include "fold-layout.h"

#include "children.h"

struct _TableeFoldLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeFoldLayout, tablee_fold_layout, GTK_TYPE_LAYOUT_MANAGER)

/* What all children are like together. */
typedef struct
{
  int        head;    /* width of the first one */
  int        line;    /* height of a line of the others */
  int        tall;    /* height of the head */
  int        width;   /* of the others in one line */
  int        folded;  /* ... in two */
  GtkWidget *turn;    /* (nullable): what begins the second line then */
} Extent;

static int
measure_child (GtkWidget      *child,
               GtkOrientation  orientation)
{
  int natural = 0;

  if (gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* Where the longer of the two lines is shortest. */
static void
find_turn (GtkWidget *second,
           Extent    *all)
{
  int first = 0;

  all->folded = all->width;
  for (GtkWidget *child = second; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int longer = MAX (first, all->width - first);

      if (longer < all->folded)
        {
          all->folded = longer;
          all->turn = child;
        }
      first += measure_child (child, GTK_ORIENTATION_HORIZONTAL);
    }
}

static Extent
get_extent (GtkWidget *widget)
{
  GtkWidget *head = gtk_widget_get_first_child (widget);
  Extent all = { 0 };

  if (head == NULL)
    return all;

  all.head = measure_child (head, GTK_ORIENTATION_HORIZONTAL);
  all.tall = measure_child (head, GTK_ORIENTATION_VERTICAL);
  for (GtkWidget *child = gtk_widget_get_next_sibling (head); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      all.width += measure_child (child, GTK_ORIENTATION_HORIZONTAL);
      all.line = MAX (all.line, measure_child (child, GTK_ORIENTATION_VERTICAL));
    }
  find_turn (gtk_widget_get_next_sibling (head), &all);

  return all;
}

static void
tablee_fold_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  Extent all = get_extent (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = all.head + all.folded;
      *natural = all.head + all.width;
    }
  else
    {
      *minimum = *natural = MAX (all.tall, all.turn != NULL ? 2 * all.line : all.line);
    }
}

static void
tablee_fold_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  Extent all = get_extent (widget);
  gboolean folded = width < all.head + all.width && all.turn != NULL;
  GtkWidget *head = gtk_widget_get_first_child (widget);
  int x = all.head;
  int y = (height - (folded ? 2 : 1) * all.line) / 2;

  if (head == NULL)
    return;

  tablee_widget_place_along (widget, head, 0, (height - all.tall) / 2, all.head, all.tall);
  for (GtkWidget *child = gtk_widget_get_next_sibling (head); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int wide = measure_child (child, GTK_ORIENTATION_HORIZONTAL);

      if (folded && child == all.turn)
        {
          x = all.head;
          y += all.line;
        }
      tablee_widget_place_along (widget, child, x, y, wide, all.line);
      x += wide;
    }
}

static void
tablee_fold_layout_class_init (TableeFoldLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = tablee_fold_layout_measure;
  layout_class->allocate = tablee_fold_layout_allocate;
}

static void
tablee_fold_layout_init (TableeFoldLayout *self)
{
}

GtkLayoutManager *
tablee_fold_layout_new (void)
{
  return g_object_new (TABLEE_TYPE_FOLD_LAYOUT, NULL);
}
