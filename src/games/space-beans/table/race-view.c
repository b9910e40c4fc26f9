/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way to the end of the game, with the players on it. */
#include "config.h"
#include "race-view.h"

#include <glib/gi18n.h>

#include "engine/score.h"
#include "present/format.h"
#include "present/naming.h"
#include "present/seat-name.h"
#include "session/seat.h"
#include "widgets/calm-tooltip.h"
#include "widgets/children.h"
#include "widgets/picture.h"

enum
{
  MARK_STEP = 5,      /* points from mark to mark; every other one has its number */
  MAX_MARKS = 10,     /* goals go up to 42 */
  TRAIL_HEIGHT = 10,
  GOAL_ROOM = 3,      /* points before the goal without a mark */
};

struct _SbRaceView
{
  GtkWidget      parent_instance;

  GtkWidget     *trail;
  GtkWidget     *marks[MAX_MARKS];
  GtkWidget     *goal_label;
  TableePicture *runners[TABLEE_MAX_SEATS];
  TableeSeat    *seats[TABLEE_MAX_SEATS];

  int            n_seats;
  int            n_marks;
  int            goal;
  int            listener;   /* as in TableePresentContext */
  int            points[TABLEE_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (SbRaceView, sb_race_view, GTK_TYPE_WIDGET)

/*
 * Layout
 */

static void
get_natural_size (GtkWidget *widget,
                  int       *width,
                  int       *height)
{
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

static void
place (GtkWidget *widget,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gtk_widget_size_allocate (widget, &(GtkAllocation) { x, y, width, height }, -1);
}

static int
get_runner_size (int height)
{
  return CLAMP (height * 36 / 100, 18, 128);
}

/* Where a runner with @points stands, along the track. */
static int
get_place (SbRaceView *self,
           int         points,
           int         from,
           int         to)
{
  return self->goal > 0 ? from + (to - from) * MIN (points, self->goal) / self->goal : from;
}

/* How many of the seats from @first to before @last stand so near to @seat that they would hide it. */
static int
count_near (SbRaceView *self,
            int         seat,
            int         first,
            int         last,
            int         from,
            int         to,
            int         size)
{
  int x = get_place (self, self->points[seat], from, to);
  int near = 0;

  for (int i = first; i < last; i++)
    near += ABS (get_place (self, self->points[i], from, to) - x) < size * 3 / 5 ? 1 : 0;

  return near;
}

static void
allocate_runners (SbRaceView *self,
                  int         from,
                  int         to,
                  int         ground,
                  int         size)
{
  for (int i = 0; i < self->n_seats; i++)
    {
      int behind = count_near (self, i, 0, i, from, to, size);
      int all = count_near (self, i, 0, self->n_seats, from, to, size);
      int step = all > 1 ? MIN ((ground - size) / (all - 1), size * 3 / 4) : 0;
      int x = get_place (self, self->points[i], from, to) - size / 2;

      place (GTK_WIDGET (self->runners[i]), x, ground - size - behind * step, size, size);
    }
}

static void
allocate_marks (SbRaceView *self,
                int         from,
                int         to,
                int         ground)
{
  for (int i = 0; i < self->n_marks; i++)
    {
      int width;
      int height;

      get_natural_size (self->marks[i], &width, &height);
      place (self->marks[i], get_place (self, (i + 1) * MARK_STEP, from, to) - width / 2, ground + TRAIL_HEIGHT, width, height);
    }
}

static void
sb_race_view_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  SbRaceView *self = SB_RACE_VIEW (widget);
  int size = get_runner_size (height);
  int goal_width;
  int goal_height;
  int label_height;
  int ground;
  int from = size / 2 + 2;
  int to;

  get_natural_size (self->goal_label, &goal_width, &goal_height);
  get_natural_size (self->marks[0], &(int) { 0 }, &label_height);
  ground = height - label_height - TRAIL_HEIGHT;
  to = width - MAX (goal_width, size) / 2 - 2;

  place (self->trail, from, ground, to - from, TRAIL_HEIGHT);
  place (self->goal_label, to - goal_width / 2, MIN (ground + TRAIL_HEIGHT / 2 - goal_height / 2 + 4, height - goal_height),
         goal_width, goal_height);
  allocate_marks (self, from, to, ground);
  allocate_runners (self, from, to, ground + TRAIL_HEIGHT / 2, size);
}

static void
sb_race_view_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 110 : 52;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 360 : 104;
}

/*
 * Words
 */

static char *
dup_spoken (SbRaceView *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  const char *names[TABLEE_MAX_SEATS];
  TableePresentContext context = { NULL, names, self->listener };

  for (int i = 0; i < self->n_seats; i++)
    names[i] = tablee_name_of_seat (self->seats[i]);
  for (int i = 0; i < self->n_seats; i++)
    /* Translators: name of a player, number of points */
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%1$s with %2$d point", "%1$s with %2$d points", (gulong) self->points[i]),
                                             tablee_name_of (&context, i), self->points[i]));
  g_ptr_array_add (parts, NULL);
  list = tablee_format_list ((const char *const *) parts->pdata);

  /* Translators: number of points that end the game, players with their points ("Ana with 12 points and Bo with 7 points") */
  return g_strdup_printf (_("On the way to %1$d points: %2$s"), self->goal, list);
}

static void
say (SbRaceView *self)
{
  g_autofree char *spoken = dup_spoken (self);

  tablee_widget_set_tooltip (GTK_WIDGET (self), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
bind_seat (SbRaceView *self,
           int         seat)
{
  g_autofree char *art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (self->seats[seat]));

  tablee_picture_set_art (self->runners[seat], art);
}

static void
seat_changed_cb (SbRaceView *self)
{
  for (int i = 0; i < self->n_seats; i++)
    bind_seat (self, i);
  say (self);
}

/*
 * The widget
 */

static GtkWidget *
add_label (SbRaceView *self,
           const char *style_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, style_class);
  gtk_widget_add_css_class (label, "numeric");
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
sb_race_view_dispose (GObject *object)
{
  SbRaceView *self = SB_RACE_VIEW (object);

  tablee_widget_remove_children (GTK_WIDGET (self));
  for (int i = 0; i < self->n_seats; i++)
    g_clear_object (&self->seats[i]);
  self->n_seats = 0;

  G_OBJECT_CLASS (sb_race_view_parent_class)->dispose (object);
}

static void
sb_race_view_class_init (SbRaceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = sb_race_view_dispose;
  widget_class->measure = sb_race_view_measure;
  widget_class->size_allocate = sb_race_view_size_allocate;

  tablee_widget_class_calm_tooltips (widget_class);
  gtk_widget_class_set_css_name (widget_class, "race");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
sb_race_view_init (SbRaceView *self)
{
  self->trail = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->trail, "trail");
  gtk_widget_set_parent (self->trail, GTK_WIDGET (self));
  for (int i = 0; i < MAX_MARKS; i++)
    self->marks[i] = add_label (self, "mark");
  self->goal_label = add_label (self, "goal");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

void
sb_race_view_set_seats (SbRaceView *self,
                        GListModel *seats)
{
  g_return_if_fail (SB_IS_RACE_VIEW (self));
  g_return_if_fail (self->n_seats == 0);

  self->n_seats = (int) g_list_model_get_n_items (seats);
  for (int i = 0; i < self->n_seats; i++)
    {
      self->seats[i] = g_list_model_get_item (seats, (guint) i);
      self->runners[i] = TABLEE_PICTURE (tablee_picture_new (NULL));
      gtk_widget_set_parent (GTK_WIDGET (self->runners[i]), GTK_WIDGET (self));
      g_signal_connect_object (self->seats[i], "notify", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
      bind_seat (self, i);
    }
}

static void
bind_marks (SbRaceView *self)
{
  g_autofree char *goal = g_strdup_printf ("%d", self->goal);

  gtk_label_set_label (GTK_LABEL (self->goal_label), goal);
  self->n_marks = CLAMP ((self->goal - GOAL_ROOM) / MARK_STEP, 0, MAX_MARKS);
  for (int i = 0; i < MAX_MARKS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", (i + 1) * MARK_STEP);

      gtk_label_set_label (GTK_LABEL (self->marks[i]), number);
      gtk_widget_set_child_visible (self->marks[i], i < self->n_marks);
    }
}

void
sb_race_view_set_points (SbRaceView *self,
                         int         goal,
                         const int  *points,
                         int         listener)
{
  g_return_if_fail (SB_IS_RACE_VIEW (self));

  self->goal = goal;
  self->listener = listener;
  for (int i = 0; i < self->n_seats; i++)
    self->points[i] = points[i];
  bind_marks (self);
  say (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
