/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Beans in the air. */
#include "config.h"
#include "celebration.h"

#include <math.h>

enum
{
  N_BEANS = 44,
  DURATION = 2800,  /* milliseconds */
  WIDTH = 11,       /* of a bean */
  HEIGHT = 7,
};

struct _TableeCelebration
{
  GtkWidget     parent_instance;

  AdwAnimation *animation;  /* NULL: nothing has been thrown yet */
  double        progress;   /* 0 to 1 */
};

G_DEFINE_FINAL_TYPE (TableeCelebration, tablee_celebration, GTK_TYPE_WIDGET)

static const char *const colours[] = { "#f2b63d", "#d64550", "#3f8fd2", "#3fa66a", "#9a5fc0", "#f08a3c", "#e9e2d0" };

/* A number from 0 to 1 that is another one for each bean and each purpose, and always the same. */
static double
scatter (guint bean,
         guint purpose)
{
  double x = sin (bean * 12.9898 + purpose * 78.233) * 43758.5453;

  return x - floor (x);
}

/* Thrown up from the middle, they slow down, turn, and fall. */
static void
snapshot_bean (TableeCelebration *self,
               GtkSnapshot       *snapshot,
               guint              bean)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  double begins = 0.18 * scatter (bean, 0);
  double t = (self->progress - begins) / (1 - begins);
  double x = width / 2 + (scatter (bean, 1) - 0.5) * width * sqrt (MAX (t, 0));
  double y = height * (0.75 - (1.9 + 0.9 * scatter (bean, 2)) * t + 2.6 * t * t);
  GskRoundedRect outline;
  GdkRGBA colour;

  if (t <= 0)
    return;

  gdk_rgba_parse (&colour, colours[bean % G_N_ELEMENTS (colours)]);
  colour.alpha = (float) CLAMP (4 * (1 - t), 0, 1);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_rotate (snapshot, (float) (360 * scatter (bean, 3) + 540 * t * (scatter (bean, 4) - 0.5)));
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (-WIDTH / 2.0f, -HEIGHT / 2.0f, WIDTH, HEIGHT), HEIGHT / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &colour, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
tablee_celebration_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  TableeCelebration *self = TABLEE_CELEBRATION (widget);

  if (!tablee_celebration_get_running (self))
    return;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
  for (guint i = 0; i < N_BEANS; i++)
    snapshot_bean (self, snapshot, i);
  gtk_snapshot_pop (snapshot);
}

static void
progress_cb (double   value,
             gpointer user_data)
{
  TableeCelebration *self = user_data;

  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tablee_celebration_dispose (GObject *object)
{
  TableeCelebration *self = TABLEE_CELEBRATION (object);

  if (self->animation != NULL)
    adw_animation_reset (self->animation);
  g_clear_object (&self->animation);

  G_OBJECT_CLASS (tablee_celebration_parent_class)->dispose (object);
}

static void
tablee_celebration_class_init (TableeCelebrationClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_celebration_dispose;

  widget_class->snapshot = tablee_celebration_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tablee_celebration_init (TableeCelebration *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
tablee_celebration_start (TableeCelebration *self)
{
  g_return_if_fail (TABLEE_IS_CELEBRATION (self));

  if (self->animation == NULL)
    {
      AdwAnimationTarget *target = adw_callback_animation_target_new (progress_cb, self, NULL);

      self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, DURATION, target);
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
    }
  /* One that nobody wants to see is at its end at once. */
  adw_animation_play (self->animation);
}

gboolean
tablee_celebration_get_running (TableeCelebration *self)
{
  g_return_val_if_fail (TABLEE_IS_CELEBRATION (self), FALSE);

  return self->animation != NULL && adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}
