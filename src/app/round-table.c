/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A long table with seats round it, or in two columns where there is no room for that. */
#include "config.h"
#include "round-table.h"

#include "engine/score.h"

enum
{
  GAP = 18,             /* between neighbours */
  NARROW_GAP = 8,       /* where there is little room, and between seats and the middle: what is set below the table is to be seen */
  NATURAL_WIDTH = 940,
  SHORTEST = 230,       /* half of the length */
  OVERHANG = 60,        /* of the table beyond who sits at its sides */
  SEATS_WITH_ENDS = 4,  /* so many, and somebody sits at each end */
};

struct _TableeRoundTable
{
  GtkWidget  parent_instance;

  GtkWidget *surface;
  GtkWidget *centre;    /* nullable */
};

G_DEFINE_FINAL_TYPE (TableeRoundTable, tablee_round_table, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CENTRE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Where everything is: seats, the top of the table, its middle. */
typedef struct
{
  guint        count;
  GdkRectangle seats[TABLEE_MAX_SEATS];
  GdkRectangle surface;
  GdkRectangle centre;
  int          height;
  gboolean     narrow;
} Plan;

static gboolean
is_seat (TableeRoundTable *self,
         GtkWidget        *child)
{
  return child != self->surface && child != self->centre;
}

static guint
count_seats (TableeRoundTable *self)
{
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    count += is_seat (self, child);

  return MIN (count, TABLEE_MAX_SEATS);
}

/* One size for all seats, so that the table is even. */
static void
measure_seats (TableeRoundTable *self,
               int               width,
               int              *minimum_width,
               int              *natural_width,
               int              *height)
{
  *minimum_width = *natural_width = *height = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!is_seat (self, child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      *minimum_width = MAX (*minimum_width, minimum);
      *natural_width = MAX (*natural_width, natural);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int minimum, natural;

      if (!is_seat (self, child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width > 0 ? MAX (width, *minimum_width) : *natural_width,
                          &minimum, &natural, NULL, NULL);
      *height = MAX (*height, minimum);
    }
}

/* How many sit where, clockwise: at the near side, at each end, at the far side. */
static void
count_sides (guint  count,
             guint *near,
             guint *ends,
             guint *far)
{
  guint rest;

  *ends = count >= SEATS_WITH_ENDS ? 1 : 0;
  rest = count - 2 * *ends;
  *near = MAX (1, rest / 2);
  *far = rest - MIN (rest, *near);
}

/* Place @index of @count side by side, from left to right round @middle. */
static int
place_in_row (int   middle,
              int   seat,
              guint count,
              guint index)
{
  return middle - ((int) count * (seat + GAP) - GAP) / 2 + (int) index * (seat + GAP);
}

/* The first seat is in the middle of the near side, where whoever sits at the screen looks for it; the others follow clockwise. */
static void
place_round (Plan *plan,
             int   half,
             int   middle)
{
  GdkRectangle *seats = plan->seats;
  guint near, ends, far, left, next = 1;
  int width = seats[0].width;
  int end_y = (plan->height - seats[0].height) / 2;

  count_sides (plan->count, &near, &ends, &far);
  left = (near - 1) / 2;
  for (guint i = 0; i < near; i++)
    {
      guint seat = i <= left ? left - i : plan->count - (i - left);

      seats[seat].x = place_in_row (middle, width, near, i);
      seats[seat].y = plan->height - seats[0].height;
    }
  next += left;
  for (guint i = 0; i < ends; i++, next++)
    seats[next].x = middle - half - width / 2, seats[next].y = end_y;
  for (guint i = 0; i < far; i++, next++)
    seats[next].x = place_in_row (middle, width, far, i), seats[next].y = 0;
  for (guint i = 0; i < ends; i++, next++)
    seats[next].x = middle + half - width / 2, seats[next].y = end_y;
}

/* A table that grows longer and not deeper: nothing in its middle moves when somebody sits down, and the near side stays in sight.
 * Returns whether it has room. */
static gboolean
plan_long (TableeRoundTable *self,
           Plan             *plan,
           int               width)
{
  int minimum, natural, height, middle_width = 0, middle_height = 0;
  guint near, ends, far;
  int row, half;

  measure_seats (self, -1, &minimum, &natural, &height);
  if (self->centre != NULL)
    {
      gtk_widget_measure (self->centre, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &middle_width, NULL, NULL);
      gtk_widget_measure (self->centre, GTK_ORIENTATION_VERTICAL, middle_width, NULL, &middle_height, NULL, NULL);
    }
  for (guint i = 0; i < plan->count; i++)
    plan->seats[i] = (GdkRectangle) { 0, 0, natural, height };

  count_sides (plan->count, &near, &ends, &far);
  row = (int) MAX (near, far) * (natural + GAP) - GAP;
  half = MAX (SHORTEST, (MAX (row, middle_width) + natural) / 2 + GAP);
  if (ends == 0)
    half = MAX (SHORTEST, row / 2 + OVERHANG);
  plan->height = 2 * height + middle_height + 2 * NARROW_GAP;
  plan->surface = (GdkRectangle) { width / 2 - half, height / 2, 2 * half, plan->height - height };
  plan->centre = (GdkRectangle) { (width - middle_width) / 2, (plan->height - middle_height) / 2, middle_width, middle_height };
  place_round (plan, half, width / 2);

  return 2 * half + (ends > 0 ? natural : 0) <= width;
}

/* Two columns along a long table, the first seat at its head; clockwise as ever: down on the right, up on the left. */
static void
plan_columns (TableeRoundTable *self,
              Plan             *plan,
              int               width)
{
  int minimum, natural, height, top = 0;
  int column = (width - NARROW_GAP) / 2;
  guint rows = (plan->count + 1) / 2;

  measure_seats (self, column, &minimum, &natural, &height);
  column = CLAMP (column, minimum, MAX (minimum, natural + 60));
  if (self->centre != NULL)
    {
      gtk_widget_measure (self->centre, GTK_ORIENTATION_VERTICAL, width, NULL, &top, NULL, NULL);
      plan->centre = (GdkRectangle) { 0, 0, width, top };
      top += GAP;
    }
  for (guint i = 0; i < plan->count; i++)
    {
      gboolean right = i >= 1 && i <= plan->count / 2;
      guint row = right ? i - 1 : i == 0 ? 0 : plan->count - i;

      plan->seats[i] = (GdkRectangle) { right ? width / 2 + NARROW_GAP / 2 : width / 2 - NARROW_GAP / 2 - column,
                                        top + (int) row * (height + NARROW_GAP), column, height };
    }
  plan->height = top + (int) rows * (height + NARROW_GAP) - NARROW_GAP;
  plan->surface = (GdkRectangle) { width / 2 - column / 2, top + 24, column, plan->height - top - 48 };
}

static void
make_plan (TableeRoundTable *self,
           Plan             *plan,
           int               width)
{
  *plan = (Plan) { .count = count_seats (self) };

  plan->narrow = !plan_long (self, plan, width);
  if (plan->narrow)
    plan_columns (self, plan, width);
}

static void
tablee_round_table_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  TableeRoundTable *self = TABLEE_ROUND_TABLE (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int seat_minimum, seat_natural, height, centre_minimum = 0;

      measure_seats (self, -1, &seat_minimum, &seat_natural, &height);
      if (self->centre != NULL)
        gtk_widget_measure (self->centre, orientation, -1, &centre_minimum, NULL, NULL, NULL);
      *minimum = MAX (2 * seat_minimum + NARROW_GAP, centre_minimum);
      *natural = MAX (*minimum, NATURAL_WIDTH);
    }
  else
    {
      Plan plan;

      make_plan (self, &plan, for_size > 0 ? for_size : NATURAL_WIDTH);
      *minimum = *natural = plan.height;
    }
}

static void
tablee_round_table_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  TableeRoundTable *self = TABLEE_ROUND_TABLE (widget);
  guint position = 0;
  Plan plan;

  make_plan (self, &plan, width);
  if (plan.narrow)
    gtk_widget_add_css_class (widget, "narrow");
  else
    gtk_widget_remove_css_class (widget, "narrow");
  gtk_widget_size_allocate (self->surface, &plan.surface, -1);
  if (self->centre != NULL)
    gtk_widget_size_allocate (self->centre, &plan.centre, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_seat (self, child) && position < plan.count)
      gtk_widget_size_allocate (child, &plan.seats[position++], -1);
}

static GtkSizeRequestMode
tablee_round_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tablee_round_table_get_property (GObject    *object,
                                 guint       property_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  TableeRoundTable *self = TABLEE_ROUND_TABLE (object);

  switch (property_id)
    {
    case PROP_CENTRE:
      g_value_set_object (value, self->centre);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tablee_round_table_set_property (GObject      *object,
                                 guint         property_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  TableeRoundTable *self = TABLEE_ROUND_TABLE (object);

  switch (property_id)
    {
    case PROP_CENTRE:
      g_clear_pointer (&self->centre, gtk_widget_unparent);
      self->centre = g_value_get_object (value);
      if (self->centre != NULL)
        gtk_widget_insert_after (self->centre, GTK_WIDGET (self), self->surface);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tablee_round_table_dispose (GObject *object)
{
  TableeRoundTable *self = TABLEE_ROUND_TABLE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->surface = NULL;
  self->centre = NULL;

  G_OBJECT_CLASS (tablee_round_table_parent_class)->dispose (object);
}

static void
tablee_round_table_class_init (TableeRoundTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tablee_round_table_dispose;
  object_class->get_property = tablee_round_table_get_property;
  object_class->set_property = tablee_round_table_set_property;

  widget_class->measure = tablee_round_table_measure;
  widget_class->size_allocate = tablee_round_table_size_allocate;
  widget_class->get_request_mode = tablee_round_table_get_request_mode;

  properties[PROP_CENTRE] = g_param_spec_object ("centre", NULL, NULL, GTK_TYPE_WIDGET,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "round-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tablee_round_table_init (TableeRoundTable *self)
{
  self->surface = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->surface, "table-top");
  gtk_widget_set_parent (self->surface, GTK_WIDGET (self));
}

void
tablee_round_table_place (TableeRoundTable *self,
                          GtkWidget        *seat,
                          guint             position)
{
  g_return_if_fail (TABLEE_IS_ROUND_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (seat));

  GtkWidget *there = tablee_round_table_get_seat (self, position);

  if (there == seat)
    return;
  gtk_widget_insert_before (seat, GTK_WIDGET (self), there);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tablee_round_table_remove (TableeRoundTable *self,
                           GtkWidget        *seat)
{
  g_return_if_fail (TABLEE_IS_ROUND_TABLE (self));
  g_return_if_fail (gtk_widget_get_parent (seat) == GTK_WIDGET (self));

  gtk_widget_unparent (seat);
}

GtkWidget *
tablee_round_table_get_seat (TableeRoundTable *self,
                             guint             position)
{
  g_return_val_if_fail (TABLEE_IS_ROUND_TABLE (self), NULL);

  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_seat (self, child) && i++ == position)
      return child;

  return NULL;
}
