/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table with seats round it, as an ellipse or in two rows. */
#include "config.h"
#include "round-table.h"

#include <math.h>

#include "engine/score.h"

enum
{
  GAP = 18,             /* between neighbours */
  NARROW_GAP = 8,
  NATURAL_WIDTH = 940,
  FLATTEST = 230,       /* half axes to begin with */
  SHALLOWEST = 170,
  ARC_STEPS = 720,
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

/* Seats at equal distances along an ellipse of half axes @a and @b, clockwise from the bottom. */
static void
walk_ellipse (Plan   *plan,
              double  a,
              double  b,
              double  middle,
              double  top)
{
  double lengths[ARC_STEPS + 1] = { 0 };
  guint step = 0;

  for (guint i = 1; i <= ARC_STEPS; i++)
    {
      double from = 2 * G_PI * (i - 1) / ARC_STEPS, to = 2 * G_PI * i / ARC_STEPS;

      lengths[i] = lengths[i - 1] + hypot (a * (sin (to) - sin (from)), b * (cos (to) - cos (from)));
    }
  for (guint i = 0; i < plan->count; i++)
    {
      double wanted = lengths[ARC_STEPS] * i / plan->count;
      double angle;

      while (step < ARC_STEPS && lengths[step] < wanted)
        step++;
      angle = 2 * G_PI * step / ARC_STEPS;
      plan->seats[i].x = (int) (middle - a * sin (angle) - plan->seats[i].width / 2.0);
      plan->seats[i].y = (int) (top + b + b * cos (angle) - plan->seats[i].height / 2.0);
    }
}

static gboolean
plan_collides (const Plan *plan)
{
  for (guint i = 0; i < plan->count; i++)
    {
      GdkRectangle grown = { plan->seats[i].x - GAP / 2, plan->seats[i].y - GAP / 2,
                             plan->seats[i].width + GAP, plan->seats[i].height + GAP };

      if (gdk_rectangle_intersect (&grown, &plan->centre, NULL))
        return TRUE;
      for (guint j = 0; j < i; j++)
        if (gdk_rectangle_intersect (&grown, &plan->seats[j], NULL))
          return TRUE;
    }

  return FALSE;
}

/* The smallest oval at which nobody sits on a neighbour's lap. */
static gboolean
plan_oval (TableeRoundTable *self,
           Plan             *plan,
           int               width)
{
  int minimum, natural, height, middle_width = 0, middle_height = 0;
  double widest;

  measure_seats (self, -1, &minimum, &natural, &height);
  if (self->centre != NULL)
    {
      gtk_widget_measure (self->centre, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &middle_width, NULL, NULL);
      gtk_widget_measure (self->centre, GTK_ORIENTATION_VERTICAL, middle_width, NULL, &middle_height, NULL, NULL);
    }
  for (guint i = 0; i < plan->count; i++)
    plan->seats[i] = (GdkRectangle) { 0, 0, natural, height };

  widest = (width - natural) / 2.0;
  for (int i = 0; i < 40; i++)
    {
      double a = MIN (FLATTEST + 16 * i, widest), b = SHALLOWEST + 10 * i;
      double top = height / 2.0;

      plan->height = (int) (2 * b + height);
      plan->surface = (GdkRectangle) { (int) (width / 2.0 - a), (int) top, (int) (2 * a), (int) (2 * b) };
      plan->centre = (GdkRectangle) { (width - middle_width) / 2, (plan->height - middle_height) / 2, middle_width, middle_height };
      walk_ellipse (plan, a, b, width / 2.0, top);
      if (!plan_collides (plan))
        return widest >= FLATTEST;
    }

  return FALSE;
}

/* Two columns along a long table; clockwise as ever: up on the left, down on the right. */
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
      gboolean left = i < rows;
      guint row = left ? rows - 1 - i : i - rows;

      plan->seats[i] = (GdkRectangle) { left ? width / 2 - NARROW_GAP / 2 - column : width / 2 + NARROW_GAP / 2,
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

  plan->narrow = !plan_oval (self, plan, width);
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
