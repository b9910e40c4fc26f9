/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sign that a computer player thinks. */
#include "config.h"
#include "thinking-dots.h"

#include <adwaita.h>
#include <math.h>

enum
{
  N_DOTS = 3,
  DOT = 5,          /* pixels */
  GAP = 4,
  BEAT_US = 1200000 /* from one light to the next of the same dot */
};

static const float FAINT = 0.25f;

struct _TableeThinkingDots
{
  GtkWidget parent_instance;

  gboolean  active;
  guint     tick;
  gint64    since;  /* of the frame clock, microseconds; 0 before the first frame */
  gint64    now;
};

G_DEFINE_FINAL_TYPE (TableeThinkingDots, tablee_thinking_dots, GTK_TYPE_WIDGET)

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  TableeThinkingDots *self = TABLEE_THINKING_DOTS (widget);

  self->now = gdk_frame_clock_get_frame_time (clock);
  if (self->since == 0)
    self->since = self->now;
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

static void
update_tick (TableeThinkingDots *self)
{
  gboolean moves = self->active && gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self));

  if (moves && self->tick == 0)
    {
      self->since = 0;
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
    }
  else if (!moves && self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* From 0 to 1. */
static float
get_light (TableeThinkingDots *self,
           int                 dot)
{
  if (self->tick == 0)
    return 1;

  double turns = (double) (self->now - self->since) / BEAT_US - (double) dot / (2 * N_DOTS);

  return FAINT + (1 - FAINT) * (float) (0.5 - 0.5 * cos (2 * G_PI * turns));
}

static void
tablee_thinking_dots_snapshot (GtkWidget   *widget,
                               GtkSnapshot *snapshot)
{
  TableeThinkingDots *self = TABLEE_THINKING_DOTS (widget);
  float top = (float) (gtk_widget_get_height (widget) - DOT) / 2;
  GdkRGBA colour;

  if (!self->active)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  for (int i = 0; i < N_DOTS; i++)
    {
      graphene_rect_t place = GRAPHENE_RECT_INIT ((float) (i * (DOT + GAP)), top, DOT, DOT);
      GdkRGBA lit = colour;
      GskRoundedRect round;

      lit.alpha *= get_light (self, i);
      gsk_rounded_rect_init_from_rect (&round, &place, DOT / 2.0f);
      gtk_snapshot_push_rounded_clip (snapshot, &round);
      gtk_snapshot_append_color (snapshot, &lit, &place);
      gtk_snapshot_pop (snapshot);
    }
}

static void
tablee_thinking_dots_measure (GtkWidget      *widget,
                              GtkOrientation  orientation,
                              int             for_size,
                              int            *minimum,
                              int            *natural,
                              int            *minimum_baseline,
                              int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? N_DOTS * DOT + (N_DOTS - 1) * GAP : DOT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tablee_thinking_dots_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tablee_thinking_dots_parent_class)->map (widget);
  update_tick (TABLEE_THINKING_DOTS (widget));
}

static void
tablee_thinking_dots_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tablee_thinking_dots_parent_class)->unmap (widget);
  update_tick (TABLEE_THINKING_DOTS (widget));
}

/* Only of what can be seen. */
static gboolean
tablee_thinking_dots_query_tooltip (GtkWidget  *widget,
                                    int         x,
                                    int         y,
                                    gboolean    keyboard,
                                    GtkTooltip *tooltip)
{
  return TABLEE_THINKING_DOTS (widget)->active &&
         GTK_WIDGET_CLASS (tablee_thinking_dots_parent_class)->query_tooltip (widget, x, y, keyboard, tooltip);
}

static void
tablee_thinking_dots_class_init (TableeThinkingDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = tablee_thinking_dots_map;
  widget_class->unmap = tablee_thinking_dots_unmap;
  widget_class->measure = tablee_thinking_dots_measure;
  widget_class->snapshot = tablee_thinking_dots_snapshot;
  widget_class->query_tooltip = tablee_thinking_dots_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "thinking");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tablee_thinking_dots_init (TableeThinkingDots *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-enable-animations", G_CALLBACK (update_tick), self, G_CONNECT_SWAPPED);
}

void
tablee_thinking_dots_set_active (TableeThinkingDots *self,
                                 gboolean            active)
{
  g_return_if_fail (TABLEE_IS_THINKING_DOTS (self));

  if (self->active == !!active)
    return;

  self->active = !!active;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, !self->active, -1);
  update_tick (self);
}
