/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "chances-curve.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "plot.h"
#include "present/format.h"
#include "review-words.h"

enum
{
  NATURAL_HEIGHT = 130,
  MINIMUM_HEIGHT = 120,
  LOW_HEIGHT = 84,        /* on a phone: what is said below it shall be in sight */
  MINIMUM_WIDTH = 240,
  SIGN = 5,               /* half the size of the sign of a turning point */
};

struct _TableeChancesCurve
{
  GtkWidget       parent_instance;

  TableeReview   *review;
  char          **names;
  TableePlot     *plot;      /* nullable */
  TableePlotArea  area;      /* where it was drawn last */
  GArray         *turning;   /* of TableeTurningPoint; nullable */
  guint           step;
  gboolean        low;
};

enum
{
  PROP_STEP = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TableeChancesCurve, tablee_chances_curve, GTK_TYPE_WIDGET)

static TableePresentContext
get_context (TableeChancesCurve *self)
{
  return (TableePresentContext){ tablee_review_get_ruleset (self->review), (const char *const *) self->names };
}

static double
x_of_step (TableeChancesCurve *self,
           guint               step)
{
  return (double) step / MAX (1, tablee_review_get_length (self->review));
}

/*
 * What is drawn
 */

static void
add_point (TableeChancesCurve *self,
           guint               line,
           guint               step,
           gint32              reward)
{
  tablee_plot_add (self->plot, line, x_of_step (self, step), reward);
  self->plot->lowest = MIN (self->plot->lowest, reward);
  self->plot->highest = MAX (self->plot->highest, reward);
}

static void
add_line (TableeChancesCurve *self,
          guint               line)
{
  const gint32 *end = tablee_review_get_end (self->review);
  gint32 expected;

  for (guint i = 0; i < tablee_review_get_n_points (self->review); i++)
    if (tablee_review_get_expected (self->review, i, (int) line, &expected))
      add_point (self, line, tablee_review_get_point (self->review, i)->number, expected);
  if (end != NULL && self->plot->points[line]->len > 0)
    add_point (self, line, tablee_review_get_length (self->review), end[line]);
}

static char *
dup_reward (TableeChancesCurve *self,
            double              reward)
{
  TableePresentContext context = get_context (self);

  return tablee_review_words_reward (&context, (gint32) reward);
}

static void
rebuild_plot (TableeChancesCurve *self)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (self->review);
  gboolean shares = tablee_present_for_game (ruleset->game)->reward_value == NULL;

  g_clear_pointer (&self->plot, tablee_plot_free);
  self->plot = tablee_plot_new ((guint) tablee_review_get_n_sides (self->review));
  self->plot->highest = shares ? TABLEE_FINDING_UNIT : 0;
  self->plot->middle = shares ? TABLEE_FINDING_UNIT / 2.0 : 0;
  for (guint i = 0; i < self->plot->n_lines; i++)
    {
      self->plot->names[i] = g_strdup (self->names[i]);
      add_line (self, i);
    }
  self->plot->lowest_words = dup_reward (self, self->plot->lowest);
  self->plot->highest_words = dup_reward (self, self->plot->highest);
  self->plot->middle_words = dup_reward (self, self->plot->middle);
}

static void
draw_step (TableeChancesCurve *self,
           cairo_t            *cr)
{
  double x = tablee_plot_get_x (&self->area, x_of_step (self, self->step));
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
draw_turning_point (TableeChancesCurve       *self,
                    cairo_t                  *cr,
                    const TableeTurningPoint *point)
{
  double size = point->largest ? 1.6 * SIGN : SIGN;
  double x = tablee_plot_get_x (&self->area, x_of_step (self, tablee_review_get_point (self->review, point->index)->number));
  gboolean loss = point->kind == TABLEE_TURNING_POINT_LOSS;
  double base = loss ? 1 : self->area.height - 1;
  double tip = loss ? base + 1.6 * size : base - 1.6 * size;
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
tablee_chances_curve_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  TableeChancesCurve *self = TABLEE_CHANCES_CURVE (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->plot == NULL || width < 1 || height < 1)
    return;

  self->area = tablee_plot_snapshot (self->plot, widget, snapshot);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (guint i = 0; self->turning != NULL && i < self->turning->len; i++)
    draw_turning_point (self, cr, &g_array_index (self->turning, TableeTurningPoint, i));
  draw_step (self, cr);
  cairo_destroy (cr);
}

static void
tablee_chances_curve_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean low = TABLEE_CHANCES_CURVE (widget)->low;

  *minimum = horizontal ? MINIMUM_WIDTH : low ? LOW_HEIGHT : MINIMUM_HEIGHT;
  *natural = horizontal ? MINIMUM_WIDTH : low ? LOW_HEIGHT : NATURAL_HEIGHT;
}

/*
 * What is said
 */

/* The last decision before or at @step of which @side's expectation is known. */
static gboolean
find_expected (TableeChancesCurve *self,
               int                 side,
               guint               step,
               gint32             *expected)
{
  const gint32 *end = tablee_review_get_end (self->review);
  gboolean found = FALSE;
  gint32 value;

  if (end != NULL && step == tablee_review_get_length (self->review))
    {
      *expected = end[side];
      return TRUE;
    }
  for (guint i = 0; i < tablee_review_get_n_points (self->review); i++)
    if (tablee_review_get_point (self->review, i)->number <= step &&
        tablee_review_get_expected (self->review, i, side, &value))
      {
        *expected = value;
        found = TRUE;
      }

  return found;
}

static void
append_expectations (TableeChancesCurve *self,
                     GString            *words)
{
  for (int side = 0; side < tablee_review_get_n_sides (self->review); side++)
    {
      g_autofree char *reward = NULL;
      g_autofree char *sentence = NULL;
      gint32 expected;

      if (!find_expected (self, side, self->step, &expected))
        continue;
      reward = dup_reward (self, expected);
      /* Translators: read aloud: name of a player, and the chances or the money that the player can expect */
      sentence = g_strdup_printf (_("%1$s can expect %2$s."), self->names[side], reward);
      g_string_append_printf (words, " %s", sentence);
    }
}

static void
tell_step (TableeChancesCurve *self)
{
  g_autofree char *here = tablee_format_integer (self->step);
  g_autofree char *all = tablee_format_integer (tablee_review_get_length (self->review));
  g_autoptr (GString) words = g_string_new (NULL);

  /* Translators: read aloud: the number of the move that is shown, then how many there are */
  g_string_append_printf (words, _("After %1$s of %2$s moves."), here, all);
  append_expectations (self, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) tablee_review_get_length (self->review),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->step,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words->str, -1);
}

static void
append_course (TableeChancesCurve *self,
               int                 side,
               GString            *words)
{
  const GArray *line = self->plot->points[side];
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *sentence = NULL;

  if (line->len == 0)
    return;

  from = dup_reward (self, (double) g_array_index (line, graphene_point_t, 0).y);
  to = dup_reward (self, (double) g_array_index (line, graphene_point_t, line->len - 1).y);
  /* Translators: read aloud: name of a player, what the player could expect first and last */
  sentence = g_strdup_printf (_("%1$s goes from %2$s to %3$s."), self->names[side], from, to);
  g_string_append_printf (words, " %s", sentence);
}

static void
describe (TableeChancesCurve *self)
{
  g_autoptr (GString) words = g_string_new (_("The curve of what everybody can expect."));
  guint turning = self->turning != NULL ? self->turning->len : 0;

  for (int side = 0; side < tablee_review_get_n_sides (self->review); side++)
    append_course (self, side, words);
  g_string_append_c (words, ' ');
  g_string_append_printf (words, ngettext ("%u turning point.", "%u turning points.", turning), turning);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str, -1);
}

/*
 * Travelling
 */

static void
set_step (TableeChancesCurve *self,
          guint               step)
{
  if (self->step == step)
    return;

  self->step = step;
  if (self->review != NULL)
    tell_step (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

static void
go_to_neighbour (TableeChancesCurve *self,
                 gboolean            forward)
{
  guint best = forward ? tablee_review_get_length (self->review) : 0;

  for (guint i = 0; i < tablee_review_get_n_points (self->review); i++)
    {
      guint number = tablee_review_get_point (self->review, i)->number;

      if (forward && number > self->step)
        best = MIN (best, number);
      if (!forward && number < self->step)
        best = MAX (best, number);
    }
  set_step (self, best);
}

static gboolean
travel_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   user_data)
{
  TableeChancesCurve *self = TABLEE_CHANCES_CURVE (widget);
  int way = g_variant_get_int32 (args);

  if (self->review == NULL)
    return FALSE;

  if (way == G_MAXINT || way == G_MININT)
    set_step (self, way > 0 ? tablee_review_get_length (self->review) : 0);
  else
    go_to_neighbour (self, (way > 0) == (gtk_widget_get_direction (widget) != GTK_TEXT_DIR_RTL));

  return TRUE;
}

static void
go_to_x (TableeChancesCurve *self,
         double              x)
{
  double width = MAX (1.0, self->area.right - self->area.left);
  guint length;

  if (self->review == NULL)
    return;

  length = tablee_review_get_length (self->review);
  set_step (self, (guint) lround (CLAMP ((x - self->area.left) / width, 0.0, 1.0) * length));
}

static void
drag_begin_cb (GtkGestureDrag     *gesture,
               double              x,
               double              y,
               TableeChancesCurve *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to_x (self, x);
}

static void
drag_update_cb (GtkGestureDrag     *gesture,
                double              dx,
                double              dy,
                TableeChancesCurve *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (gesture, &x, &y))
    go_to_x (self, x + dx);
}

/*
 * The object
 */

static void
tablee_chances_curve_get_property (GObject    *object,
                                   guint       id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_STEP:
      g_value_set_uint (value, TABLEE_CHANCES_CURVE (object)->step);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_chances_curve_set_property (GObject      *object,
                                   guint         id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_STEP:
      set_step (TABLEE_CHANCES_CURVE (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_chances_curve_finalize (GObject *object)
{
  TableeChancesCurve *self = TABLEE_CHANCES_CURVE (object);

  g_clear_object (&self->review);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->plot, tablee_plot_free);
  g_clear_pointer (&self->turning, g_array_unref);

  G_OBJECT_CLASS (tablee_chances_curve_parent_class)->finalize (object);
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
tablee_chances_curve_class_init (TableeChancesCurveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tablee_chances_curve_get_property;
  object_class->set_property = tablee_chances_curve_set_property;
  object_class->finalize = tablee_chances_curve_finalize;

  widget_class->measure = tablee_chances_curve_measure;
  widget_class->snapshot = tablee_chances_curve_snapshot;

  properties[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  bind_key (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1);
  bind_key (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1);
  bind_key (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, G_MININT);
  bind_key (widget_class, GDK_KEY_End, GDK_KEY_KP_End, G_MAXINT);

  gtk_widget_class_set_css_name (widget_class, "chances-curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
tablee_chances_curve_init (TableeChancesCurve *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
tablee_chances_curve_set_low (TableeChancesCurve *self,
                              gboolean            low)
{
  g_return_if_fail (TABLEE_IS_CHANCES_CURVE (self));

  if (self->low == low)
    return;

  self->low = low;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tablee_chances_curve_update (TableeChancesCurve *self,
                             const GArray       *turning)
{
  g_return_if_fail (TABLEE_IS_CHANCES_CURVE (self));
  g_return_if_fail (self->review != NULL);

  g_clear_pointer (&self->turning, g_array_unref);
  self->turning = turning != NULL ? g_array_copy ((GArray *) turning) : NULL;
  rebuild_plot (self);
  describe (self);
  tell_step (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tablee_chances_curve_set_review (TableeChancesCurve *self,
                                 TableeReview       *review,
                                 const char *const  *names)
{
  g_return_if_fail (TABLEE_IS_CHANCES_CURVE (self));
  g_return_if_fail (TABLEE_IS_REVIEW (review));
  g_return_if_fail (names != NULL);

  g_set_object (&self->review, review);
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  tablee_chances_curve_update (self, NULL);
}
