/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pyramids in front of a seat. */
#include "config.h"
#include "stack-view.h"

#include <math.h>

#include "pyramid-view.h"
#include "widgets/card-holder.h"
#include "widgets/children.h"

/* Neighbours overlap: the shadows and corners of the bases are drawn over each other; where room is short, so far that the tags
 * still stand free. */
#define STEP_SHARE 0.86f
#define MIN_STEP_SHARE 0.56f
#define MAX_ROWS 3

struct _M12StackView
{
  GtkWidget parent_instance;

  int       count;
};

static void card_holder_init (TableeCardHolderInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (M12StackView, m12_stack_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_CARD_HOLDER, card_holder_init))

/* How large pyramids can be, as a share of the height of the view, if @count of them stand in @rows. */
static float
get_scale (M12StackView *self,
           int           count,
           int           rows)
{
  int in_row = (count + rows - 1) / rows;
  float item_width;

  m12_pyramid_view_get_extents (gtk_widget_get_height (GTK_WIDGET (self)), &item_width, NULL);
  return MIN (1 / (float) rows,
              (float) gtk_widget_get_width (GTK_WIDGET (self)) / (item_width * (1 + MIN_STEP_SHARE * (float) (in_row - 1))));
}

static void
get_item_area (M12StackView          *self,
               int                    index,
               int                    count,
               cairo_rectangle_int_t *area)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int rows = 1;
  int in_row;
  int here;
  float item_width;
  float step;

  /* Another row at the back where that makes them larger. */
  while (rows < MAX_ROWS && get_scale (self, count, rows + 1) > get_scale (self, count, rows))
    rows++;
  in_row = (count + rows - 1) / rows;
  here = MIN (in_row, count - index / in_row * in_row);

  area->height = (int) ((float) height * get_scale (self, count, rows));
  m12_pyramid_view_get_extents (area->height, &item_width, NULL);
  item_width = MIN (item_width, (float) width);
  step = item_width * STEP_SHARE;
  if (in_row > 1)
    step = MIN (step, MAX (((float) width - item_width) / (float) (in_row - 1), 1));

  area->width = (int) item_width;
  area->x = (int) roundf (((float) width - item_width - step * (float) (here - 1)) / 2 + step * (float) (index % in_row));
  area->y = height - area->height * (rows - index / in_row);
}

static GtkWidget *
get_nth (M12StackView *self,
         int           index)
{
  GtkWidget *child = index >= 0 && index < self->count ? gtk_widget_get_first_child (GTK_WIDGET (self)) : NULL;

  for (int i = 0; i < index && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* The place of one that stands there, with its tag, or of the one that comes next, without. */
static gboolean
get_card_bounds (TableeCardHolder *holder,
                 int               id,
                 graphene_rect_t  *bounds)
{
  M12StackView *self = M12_STACK_VIEW (holder);
  GtkWidget *child = get_nth (self, id);
  cairo_rectangle_int_t area;
  float width;
  float height;

  if (child != NULL)
    return gtk_widget_compute_bounds (child, GTK_WIDGET (self), bounds);

  get_item_area (self, self->count, self->count + 1, &area);
  m12_pyramid_view_get_extents (area.height, &width, &height);
  graphene_rect_init (bounds, (float) area.x + ((float) area.width - width) / 2, (float) area.y, width, height);
  return TRUE;
}

static void
set_card_hidden (TableeCardHolder *holder,
                 int               id,
                 gboolean          hidden)
{
  GtkWidget *child = get_nth (M12_STACK_VIEW (holder), id);

  if (child != NULL)
    gtk_widget_set_opacity (child, hidden ? 0 : 1);
}

static void
card_holder_init (TableeCardHolderInterface *iface)
{
  iface->get_card_bounds = get_card_bounds;
  iface->set_card_hidden = set_card_hidden;
}

static void
m12_stack_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 32 : 36;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : 72;
}

static void
m12_stack_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  M12StackView *self = M12_STACK_VIEW (widget);
  int index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      cairo_rectangle_int_t area;
      int ignored;

      get_item_area (self, index++, self->count, &area);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &area, -1);
    }
}

/* Tab passes by; arrows travel, and leave at the ends. */
static gboolean
m12_stack_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  GtkWidget *focus = gtk_widget_get_focus_child (widget);
  GtkWidget *next;

  if (direction == GTK_DIR_LEFT)
    next = focus != NULL ? gtk_widget_get_prev_sibling (focus) : gtk_widget_get_last_child (widget);
  else if (direction == GTK_DIR_RIGHT)
    next = focus != NULL ? gtk_widget_get_next_sibling (focus) : gtk_widget_get_first_child (widget);
  else
    return FALSE;

  return next != NULL && gtk_widget_grab_focus (next);
}

static void
m12_stack_view_dispose (GObject *object)
{
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (m12_stack_view_parent_class)->dispose (object);
}

static void
m12_stack_view_class_init (M12StackViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = m12_stack_view_dispose;
  widget_class->measure = m12_stack_view_measure;
  widget_class->size_allocate = m12_stack_view_size_allocate;
  widget_class->focus = m12_stack_view_focus;

  gtk_widget_class_set_css_name (widget_class, "stack-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
m12_stack_view_init (M12StackView *self)
{
}

void
m12_stack_view_set_pyramids (M12StackView     *self,
                             const M12Pyramid *pyramids,
                             int               count)
{
  GtkWidget *child;
  int same = 0;

  g_return_if_fail (M12_IS_STACK_VIEW (self));

  /* What stands stays, with the focus it may have. */
  child = gtk_widget_get_first_child (GTK_WIDGET (self));
  while (child != NULL && same < count && m12_pyramid_view_get_pyramid (M12_PYRAMID_VIEW (child)) == pyramids[same])
    {
      child = gtk_widget_get_next_sibling (child);
      same++;
    }
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_widget_unparent (child);
      child = next;
    }
  for (int i = same; i < count; i++)
    gtk_widget_set_parent (m12_pyramid_view_new (pyramids[i]), GTK_WIDGET (self));

  self->count = count;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
m12_stack_view_get_count (M12StackView *self)
{
  g_return_val_if_fail (M12_IS_STACK_VIEW (self), 0);

  return self->count;
}

GdkPaintable *
m12_stack_view_dup_paintable (M12StackView *self,
                              int           index)
{
  g_return_val_if_fail (M12_IS_STACK_VIEW (self), NULL);
  g_return_val_if_fail (index >= 0 && index < self->count, NULL);

  return m12_pyramid_view_dup_paintable (M12_PYRAMID_VIEW (get_nth (self, index)));
}
