/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a bubble over a table stands, and that it stays there. */
#include "config.h"
#include "bubble-layout.h"

enum
{
  MARGIN = 8,        /* pixels between the bubble and the edge */
  CLOSE_ENOUGH = 4,  /* pixels that are not worth another look */
};

struct _TableeBubbleLayout
{
  GtkLayoutManager    parent_instance;

  GtkWidget          *table;   /* weak */
  GtkWidget          *target;  /* weak, nullable */
  guint               moment;
  TableeBubbleManner  manner;
  gboolean            shy;     /* it stands where it hides nothing, or not at all */
  GtkAllocation       place;   /* of the bubble, ... */
  guint               placed;  /* ... in which moment, ... */
  graphene_rect_t     about;   /* ... for what, ... */
  graphene_rect_t     layer;   /* ... in how much room */
  GtkAllocation       before;  /* its place in the moment before; of no size: there was none */
};

G_DEFINE_FINAL_TYPE (TableeBubbleLayout, tablee_bubble_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
tablee_bubble_layout_measure (GtkLayoutManager *manager,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

/* Whether the bubble has to look for another place: whatever moves on the table meanwhile must not drive it about. */
static gboolean
has_moved (TableeBubbleLayout    *self,
           GtkWidget             *widget,
           const graphene_rect_t *layer,
           const GtkAllocation   *bubble)
{
  graphene_rect_t about;

  if (self->target == NULL || !gtk_widget_compute_bounds (self->target, widget, &about))
    about = *layer;
  if (self->place.width == bubble->width && self->place.height == bubble->height && self->placed == self->moment &&
      graphene_rect_equal (&about, &self->about) && graphene_rect_equal (layer, &self->layer))
    return FALSE;

  self->layer = *layer;
  self->about = about;
  self->placed = self->moment;
  return TRUE;
}

static int
measure_height (GtkWidget *child,
                int        width)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);

  return natural;
}

/* Text that is broken into lines hardly ever fills them: whatever is not needed for as many lines is left to the table. */
static int
find_least_width (GtkWidget *child,
                  int        least,
                  int        most)
{
  int height = measure_height (child, most);

  while (most - least > CLOSE_ENOUGH)
    {
      int middle = (least + most) / 2;

      if (measure_height (child, middle) > height)
        least = middle;
      else
        most = middle;
    }

  return most;
}

static void
measure_bubble (GtkWidget     *child,
                int            width,
                GtkAllocation *bubble)
{
  int minimum;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  bubble->width = find_least_width (child, minimum, MAX (minimum, MIN (natural, width - 2 * MARGIN)));
  bubble->height = measure_height (child, bubble->width);
}

static void
tablee_bubble_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  TableeBubbleLayout *self = TABLEE_BUBBLE_LAYOUT (manager);
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean anew = self->placed != self->moment;
  GtkAllocation bubble = { 0 };

  if (self->table == NULL || child == NULL || !gtk_widget_should_layout (child))
    return;

  measure_bubble (child, width, &bubble);
  if (has_moved (self, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), &bubble))
    {
      gtk_widget_set_child_visible (child, !self->shy);
      if (anew)
        self->before = self->place;
      if (!self->shy)
        tablee_bubble_place (widget, self->table, self->target, self->manner, self->before.width > 0 ? &self->before : NULL, &bubble);
      self->place = bubble;
    }
  gtk_widget_size_allocate (child, &self->place, -1);
}

static void
tablee_bubble_layout_dispose (GObject *object)
{
  TableeBubbleLayout *self = TABLEE_BUBBLE_LAYOUT (object);

  g_clear_weak_pointer (&self->target);
  g_clear_weak_pointer (&self->table);

  G_OBJECT_CLASS (tablee_bubble_layout_parent_class)->dispose (object);
}

static void
tablee_bubble_layout_class_init (TableeBubbleLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_bubble_layout_dispose;
  layout_class->measure = tablee_bubble_layout_measure;
  layout_class->allocate = tablee_bubble_layout_allocate;
}

static void
tablee_bubble_layout_init (TableeBubbleLayout *self)
{
}

void
tablee_bubble_layout_set_table (TableeBubbleLayout *self,
                                GtkWidget          *table)
{
  g_return_if_fail (TABLEE_IS_BUBBLE_LAYOUT (self));
  g_return_if_fail (GTK_IS_WIDGET (table));

  g_set_weak_pointer (&self->table, table);
}

void
tablee_bubble_layout_set_manner (TableeBubbleLayout *self,
                                 TableeBubbleManner  manner)
{
  g_return_if_fail (TABLEE_IS_BUBBLE_LAYOUT (self));

  self->manner = manner;
}

void
tablee_bubble_layout_set_about (TableeBubbleLayout *self,
                                GtkWidget          *target,
                                guint               moment)
{
  g_return_if_fail (TABLEE_IS_BUBBLE_LAYOUT (self));

  g_set_weak_pointer (&self->target, target);
  self->moment = moment;
  self->shy = FALSE;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
tablee_bubble_layout_find_free (TableeBubbleLayout *self,
                                GtkWidget          *target,
                                guint               moment)
{
  GtkWidget *widget;
  GtkWidget *child;
  GtkAllocation bubble = { 0 };

  g_return_val_if_fail (TABLEE_IS_BUBBLE_LAYOUT (self), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (target), FALSE);

  widget = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));
  child = gtk_widget_get_first_child (widget);
  tablee_bubble_layout_set_about (self, target, moment);
  self->shy = TRUE;
  measure_bubble (child, gtk_widget_get_width (widget), &bubble);
  if (!tablee_bubble_place_free (widget, self->table, target, &bubble))
    return FALSE;

  has_moved (self, widget, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)),
             &bubble);
  self->place = bubble;
  gtk_widget_set_child_visible (child, TRUE);

  return TRUE;
}

gboolean
tablee_bubble_layout_is_free (TableeBubbleLayout *self)
{
  g_return_val_if_fail (TABLEE_IS_BUBBLE_LAYOUT (self), FALSE);

  return self->table != NULL && self->target != NULL &&
         tablee_bubble_place_is_free (gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)), self->table, self->target, &self->place);
}

GtkWidget *
tablee_bubble_layout_get_target (TableeBubbleLayout *self)
{
  g_return_val_if_fail (TABLEE_IS_BUBBLE_LAYOUT (self), NULL);

  return self->target;
}
