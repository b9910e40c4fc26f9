/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A plot over a game, on which one travels from stop to stop. */
#include "config.h"
#include "curve.h"

#include <adwaita.h>
#include <math.h>

enum
{
  SIGN = 5,      /* half the size of the sign of a turning point, */
  REACH = 12,    /* and so far from it that is what somebody points at */
};

struct _TableeCurve
{
  GtkWidget       parent_instance;

  TableePlot     *plot;   /* nullable */
  TableePlotArea  area;   /* where it was drawn last */
  guint           step;
  int             natural_width;
  int             natural_height;
};

enum
{
  PROP_0,
  PROP_STEP,
  PROP_NATURAL_WIDTH,
  PROP_NATURAL_HEIGHT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TableeCurve, tablee_curve, GTK_TYPE_WIDGET)

static gboolean
is_travelled (TableeCurve *self)
{
  return self->plot != NULL && self->plot->travelled;
}

/* The last step. */
static guint
get_length (TableeCurve *self)
{
  return self->plot != NULL ? self->plot->length : 0;
}

static double
get_x (TableeCurve *self,
       guint        step)
{
  return tablee_plot_get_x (&self->area, (double) step / MAX (1, get_length (self)));
}

/*
 * What is drawn
 */

static void
draw_step (TableeCurve *self,
           cairo_t     *cr)
{
  double x = get_x (self, self->step);
  GdkRGBA ink;

  tablee_plot_get_ink (&ink, 0.9f);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 2);
  cairo_move_to (cr, x, 0);
  cairo_line_to (cr, x, self->area.height);
  cairo_stroke (cr);
}

/* A triangle down for what was lost, up for what came otherwise; the largest are larger. */
static void
draw_sign (TableeCurve          *self,
           cairo_t              *cr,
           const TableePlotSign *sign)
{
  double size = sign->large ? 1.6 * SIGN : SIGN;
  double x = get_x (self, sign->step);
  double base = sign->down ? 1 : self->area.height - 1;
  double tip = sign->down ? base + 1.6 * size : base - 1.6 * size;
  GdkRGBA ink;

  tablee_plot_get_ink (&ink, 0.8f);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_move_to (cr, x - size, base);
  cairo_line_to (cr, x + size, base);
  cairo_line_to (cr, x, tip);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
tablee_curve_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TableeCurve *self = TABLEE_CURVE (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->plot == NULL || width < 1 || height < 1)
    return;

  self->area = tablee_plot_snapshot (self->plot, widget, snapshot);
  if (!is_travelled (self))
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (guint i = 0; i < self->plot->signs->len; i++)
    draw_sign (self, cr, &g_array_index (self->plot->signs, TableePlotSign, i));
  draw_step (self, cr);
  cairo_destroy (cr);
}

static void
tablee_curve_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  TableeCurve *self = TABLEE_CURVE (widget);

  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->natural_width : self->natural_height;
}

/*
 * Travelling
 */

static void
set_step (TableeCurve *self,
          guint        step)
{
  if (self->step == step)
    return;

  self->step = step;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

static void
go_to_neighbour (TableeCurve *self,
                 gboolean     forward)
{
  guint best = forward ? get_length (self) : 0;

  for (guint i = 0; i < self->plot->stops->len; i++)
    {
      guint stop = g_array_index (self->plot->stops, guint, i);

      if (forward && stop > self->step)
        best = MIN (best, stop);
      if (!forward && stop < self->step)
        best = MAX (best, stop);
    }
  set_step (self, best);
}

static gboolean
travel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  TableeCurve *self = TABLEE_CURVE (widget);
  int way = g_variant_get_int32 (args);

  if (!is_travelled (self))
    return FALSE;

  if (way == G_MAXINT || way == G_MININT)
    set_step (self, way > 0 ? get_length (self) : 0);
  else
    go_to_neighbour (self, (way > 0) == (gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL));

  return TRUE;
}

static void
go_to_x (TableeCurve *self,
         double       x)
{
  double width = MAX (1.0, self->area.right - self->area.left);

  if (is_travelled (self))
    set_step (self, (guint) lround (CLAMP ((x - self->area.left) / width, 0.0, 1.0) * get_length (self)));
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               TableeCurve    *self)
{
  if (is_travelled (self))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to_x (self, x);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          dx,
                double          dy,
                TableeCurve    *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    go_to_x (self, x + dx);
}

/*
 * The widget
 */

static void
set_natural (TableeCurve *self,
             int         *field,
             int          pixels,
             guint        property)
{
  if (*field == pixels)
    return;

  *field = pixels;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
tablee_curve_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TableeCurve *self = TABLEE_CURVE (object);

  switch (id)
    {
    case PROP_STEP:
      g_value_set_uint (value, self->step);
      break;
    case PROP_NATURAL_WIDTH:
      g_value_set_int (value, self->natural_width);
      break;
    case PROP_NATURAL_HEIGHT:
      g_value_set_int (value, self->natural_height);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_curve_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  TableeCurve *self = TABLEE_CURVE (object);

  switch (id)
    {
    case PROP_STEP:
      set_step (self, g_value_get_uint (value));
      break;
    case PROP_NATURAL_WIDTH:
      set_natural (self, &self->natural_width, g_value_get_int (value), PROP_NATURAL_WIDTH);
      break;
    case PROP_NATURAL_HEIGHT:
      set_natural (self, &self->natural_height, g_value_get_int (value), PROP_NATURAL_HEIGHT);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_curve_finalize (GObject *object)
{
  g_clear_pointer (&TABLEE_CURVE (object)->plot, tablee_plot_free);

  G_OBJECT_CLASS (tablee_curve_parent_class)->finalize (object);
}

static void
bind_key (GtkWidgetClass *klass,
          guint           key,
          guint           keypad_key,
          int             way)
{
  gtk_widget_class_add_binding (klass, key, 0, travel_cb, "i", way);
  gtk_widget_class_add_binding (klass, keypad_key, 0, travel_cb, "i", way);
}

static void
tablee_curve_class_init (TableeCurveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tablee_curve_get_property;
  object_class->set_property = tablee_curve_set_property;
  object_class->finalize = tablee_curve_finalize;

  widget_class->measure = tablee_curve_measure;
  widget_class->snapshot = tablee_curve_snapshot;

  properties[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_NATURAL_WIDTH] = g_param_spec_int ("natural-width", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_NATURAL_HEIGHT] = g_param_spec_int ("natural-height", NULL, NULL, 0, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_key (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1);
  bind_key (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1);
  bind_key (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, G_MININT);
  bind_key (widget_class, GDK_KEY_End, GDK_KEY_KP_End, G_MAXINT);

  gtk_widget_class_set_css_name (widget_class, "curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tablee_curve_init (TableeCurve *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
tablee_curve_set_plot (TableeCurve *self,
                       TableePlot  *plot)
{
  g_return_if_fail (TABLEE_IS_CURVE (self));
  g_return_if_fail (plot != NULL);

  g_clear_pointer (&self->plot, tablee_plot_free);
  self->plot = plot;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, plot->summary, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tablee_curve_set_words (TableeCurve *self,
                        const char  *words)
{
  g_return_if_fail (TABLEE_IS_CURVE (self));
  g_return_if_fail (words != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) get_length (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->step,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

int
tablee_curve_find_sign (TableeCurve *self,
                        double       x,
                        double       y)
{
  double least = REACH;
  int nearest = -1;

  g_return_val_if_fail (TABLEE_IS_CURVE (self), -1);

  for (guint i = 0; is_travelled (self) && i < self->plot->signs->len; i++)
    {
      const TableePlotSign *sign = &g_array_index (self->plot->signs, TableePlotSign, i);
      double away = fabs (get_x (self, sign->step) - x);

      if (away < least && fabs ((sign->down ? 0 : self->area.height) - y) < 2 * REACH)
        {
          nearest = (int) i;
          least = away;
        }
    }

  return nearest;
}
