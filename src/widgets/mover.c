/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets things fly from where they were to where they have come. */
#include "config.h"
#include "mover.h"

#include <math.h>

#include "card-face.h"
#include "card-holder.h"
#include "tag-shape.h"

/* Milliseconds of a step, and of all that one play() may take. */
enum
{
  STEP_TIME = 200,
  MAX_TIME = 1200,
  ROW_DELAY = 55,    /* between two that go one after the other */
  SHAKE_TIME = 720,
  TOSS_TIME = 460,
};

enum
{
  MAX_ROW = 8,       /* more do not go one after the other */
  MIN_COIN = 20,     /* pixels */
};

/* How far what is tossed goes aside at most, in its own widths. */
#define MAX_DRIFT 1.2f

/* How far the ratios of width to height of the same shape may be apart. */
#define SAME_SHAPE 0.05f

typedef enum
{
  FLY,
  SHAKE,  /* at @to */
  TOSS,
  REST,   /* there is no thing */
} MoveKind;

typedef struct
{
  MoveKind         kind;
  graphene_rect_t  from;
  GtkWidget       *to;         /* weak */
  int              to_card;
  GdkPaintable    *back;       /* (nullable) */
  GdkPaintable    *paintable;
  float            drift;      /* of what is tossed */
  guint            step;
  guint            delay;      /* milliseconds, within the step */
  guint            duration;
} Move;

struct _TableeMover
{
  GObject            parent_instance;

  TableeFlightLayer *flights;
  GPtrArray         *added;    /* Move: not played yet */
  GPtrArray         *ready;    /* Move: played, until widgets have their places */
  GPtrArray         *flying;   /* Move */
  guint              span;     /* milliseconds that all flights of the layer take */
  GdkFrameClock     *clock;    /* listened to while there are moves that are ready */
};

G_DEFINE_FINAL_TYPE (TableeMover, tablee_mover, G_TYPE_OBJECT)

enum
{
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
move_free (gpointer data)
{
  Move *move = data;

  g_clear_weak_pointer (&move->to);
  g_clear_object (&move->back);
  g_clear_object (&move->paintable);
  g_free (move);
}

static void
set_hidden (GPtrArray *moves,
            gboolean   hidden)
{
  for (guint i = 0; i < moves->len; i++)
    {
      Move *move = g_ptr_array_index (moves, i);

      if (move->to != NULL)
        tablee_card_holder_set_card_hidden (move->to, move->to_card, hidden);
    }
}

/* Where a card of @widget is on the layer. */
static gboolean
compute_bounds (TableeMover     *self,
                GtkWidget       *widget,
                int              id,
                graphene_rect_t *bounds)
{
  graphene_rect_t within;
  graphene_point_t origin;

  if (!tablee_card_holder_get_card_bounds (widget, id, &within) ||
      !gtk_widget_compute_point (widget, GTK_WIDGET (self->flights), &within.origin, &origin))
    return FALSE;

  graphene_rect_init (bounds, origin.x, origin.y, within.size.width, within.size.height);
  return TRUE;
}

/* Into a place of its own shape, the place of a card, @paintable fits exactly; in the middle of anything else it is no larger
 * than it is. */
static void
fit (GdkPaintable    *paintable,
     graphene_rect_t *bounds)
{
  float width = (float) gdk_paintable_get_intrinsic_width (paintable);
  float height = (float) gdk_paintable_get_intrinsic_height (paintable);
  float scale;

  if (width <= 0 || height <= 0 || bounds->size.width <= 0 || bounds->size.height <= 0)
    return;

  scale = MIN (bounds->size.width / width, bounds->size.height / height);
  if (fabsf (bounds->size.width / bounds->size.height - width / height) > SAME_SHAPE)
    scale = MIN (scale, 1);
  graphene_rect_inset (bounds, (bounds->size.width - width * scale) / 2, (bounds->size.height - height * scale) / 2);
}

static guint
count_steps (GPtrArray *moves)
{
  guint steps = 0;

  for (guint i = 0; i < moves->len; i++)
    steps = MAX (steps, ((Move *) g_ptr_array_index (moves, i))->step + 1);

  return steps;
}

/* When each of @steps steps begins, in milliseconds; behind them, when the last one ends. Returns: (transfer full) */
static guint *
get_starts (GPtrArray *moves,
            guint      steps)
{
  guint *starts = g_new0 (guint, steps + 1);

  for (guint i = 0; i < steps; i++)
    starts[i + 1] = STEP_TIME;
  for (guint i = 0; i < moves->len; i++)
    {
      const Move *move = g_ptr_array_index (moves, i);

      starts[move->step + 1] = MAX (starts[move->step + 1], move->delay + move->duration);
    }
  for (guint i = 0; i < steps; i++)
    starts[i + 1] += starts[i];

  return starts;
}

static void
landed_cb (TableeMover *self)
{
  set_hidden (self->flying, FALSE);
  g_ptr_array_set_size (self->flying, 0);
  self->span = 0;
  if (self->ready->len == 0)
    g_signal_emit (self, signals[DONE], 0);
}

/* @delay: until it begins, and @duration, both in milliseconds of the layer. */
static void
set_out (TableeMover *self,
         const Move  *move,
         guint        delay,
         guint        duration)
{
  graphene_rect_t to;

  if (move->kind == REST)
    tablee_flight_layer_pause (self->flights, delay + duration);
  if (move->to == NULL || !compute_bounds (self, move->to, move->to_card, &to))
    return;

  fit (move->paintable, &to);
  if (move->kind == SHAKE)
    tablee_flight_layer_shake (self->flights, move->paintable, &to, delay, duration);
  else if (move->kind == TOSS)
    tablee_flight_layer_toss (self->flights, move->paintable, &move->from, &to, move->drift, delay, duration);
  else
    tablee_flight_layer_fly (self->flights, move->back, move->paintable, &move->from, &to, delay, duration);
}

/* All that is ready, in no more than MAX_TIME. Returns: how long it takes. */
static guint
set_all_out (TableeMover *self)
{
  guint steps = count_steps (self->ready);
  g_autofree guint *starts = get_starts (self->ready, steps);
  double pace = MIN (1, (double) MAX_TIME / starts[steps]);

  for (guint i = 0; i < self->ready->len; i++)
    {
      const Move *move = g_ptr_array_index (self->ready, i);

      set_out (self, move, self->span + (guint) (pace * (starts[move->step] + move->delay)), (guint) (pace * move->duration));
    }

  return (guint) (pace * starts[steps]);
}

static void
stop_listening (TableeMover *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

/* Widgets have their places: those that are ready set out, behind those that fly. */
static void
laid_out_cb (TableeMover *self)
{
  stop_listening (self);
  if (self->span >= MAX_TIME)
    tablee_flight_layer_finish (self->flights);
  self->span += set_all_out (self);
  g_ptr_array_extend_and_steal (self->flying, g_steal_pointer (&self->ready));
  self->ready = g_ptr_array_new_with_free_func (move_free);
  if (!tablee_flight_layer_get_flying (self->flights))
    landed_cb (self);
}

static void
tablee_mover_dispose (GObject *object)
{
  TableeMover *self = TABLEE_MOVER (object);

  stop_listening (self);
  if (self->flights != NULL)
    g_signal_handlers_disconnect_by_data (self->flights, self);
  g_clear_object (&self->flights);

  G_OBJECT_CLASS (tablee_mover_parent_class)->dispose (object);
}

static void
tablee_mover_finalize (GObject *object)
{
  TableeMover *self = TABLEE_MOVER (object);

  g_ptr_array_unref (self->added);
  g_ptr_array_unref (self->ready);
  g_ptr_array_unref (self->flying);

  G_OBJECT_CLASS (tablee_mover_parent_class)->finalize (object);
}

static void
tablee_mover_class_init (TableeMoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tablee_mover_dispose;
  object_class->finalize = tablee_mover_finalize;

  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tablee_mover_init (TableeMover *self)
{
  self->added = g_ptr_array_new_with_free_func (move_free);
  self->ready = g_ptr_array_new_with_free_func (move_free);
  self->flying = g_ptr_array_new_with_free_func (move_free);
}

TableeFlightEnd
tablee_flight_at (gpointer widget)
{
  return (TableeFlightEnd) { widget, TABLEE_NO_CARD };
}

TableeMover *
tablee_mover_new (TableeFlightLayer *flights)
{
  TableeMover *self;

  g_return_val_if_fail (TABLEE_IS_FLIGHT_LAYER (flights), NULL);

  self = g_object_new (TABLEE_TYPE_MOVER, NULL);
  self->flights = g_object_ref (flights);
  g_signal_connect_object (flights, "landed", G_CALLBACK (landed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

static Move *
add_move (TableeMover  *self,
          MoveKind      kind,
          GtkWidget    *to,
          int           to_card,
          GdkPaintable *paintable,
          guint         step,
          guint         duration)
{
  Move *move = g_new0 (Move, 1);

  move->kind = kind;
  g_set_weak_pointer (&move->to, to);
  move->to_card = to_card;
  g_set_object (&move->paintable, paintable);
  move->step = step;
  move->duration = duration;
  g_ptr_array_add (self->added, move);

  return move;
}

void
tablee_mover_add (TableeMover  *self,
                  GtkWidget    *from,
                  GtkWidget    *to,
                  GdkPaintable *paintable,
                  guint         step)
{
  tablee_mover_add_card (self, from, TABLEE_NO_CARD, to, TABLEE_NO_CARD, paintable, step);
}

void
tablee_mover_add_card (TableeMover  *self,
                       GtkWidget    *from,
                       int           from_card,
                       GtkWidget    *to,
                       int           to_card,
                       GdkPaintable *paintable,
                       guint         step)
{
  tablee_mover_add_turn (self, from, from_card, to, to_card, NULL, paintable, step);
}

void
tablee_mover_add_turn (TableeMover  *self,
                       GtkWidget    *from,
                       int           from_card,
                       GtkWidget    *to,
                       int           to_card,
                       GdkPaintable *back,
                       GdkPaintable *paintable,
                       guint         step)
{
  graphene_rect_t bounds;
  Move *move;

  g_return_if_fail (TABLEE_IS_MOVER (self));
  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (GTK_IS_WIDGET (to));
  g_return_if_fail (back == NULL || GDK_IS_PAINTABLE (back));
  g_return_if_fail (GDK_IS_PAINTABLE (paintable));

  if (!compute_bounds (self, from, from_card, &bounds))
    return;

  fit (paintable, &bounds);
  move = add_move (self, FLY, to, to_card, paintable, step, STEP_TIME);
  move->from = bounds;
  g_set_object (&move->back, back);
}

void
tablee_mover_add_row (TableeMover  *self,
                      GtkWidget    *from,
                      GtkWidget    *to,
                      GdkPaintable *paintable,
                      int           count,
                      guint         step)
{
  guint before;

  g_return_if_fail (TABLEE_IS_MOVER (self));

  before = self->added->len;
  for (int i = 0; i < MIN (count, MAX_ROW); i++)
    tablee_mover_add (self, from, to, paintable, step);
  for (guint i = before; i < self->added->len; i++)
    ((Move *) g_ptr_array_index (self->added, i))->delay = (i - before) * ROW_DELAY;
}

void
tablee_mover_add_shake (TableeMover  *self,
                        GtkWidget    *widget,
                        int           card,
                        GdkPaintable *paintable,
                        guint         step)
{
  g_return_if_fail (TABLEE_IS_MOVER (self));
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GDK_IS_PAINTABLE (paintable));

  add_move (self, SHAKE, widget, card, paintable, step, SHAKE_TIME);
}

void
tablee_mover_add_rest (TableeMover *self,
                       guint        duration,
                       guint        step)
{
  g_return_if_fail (TABLEE_IS_MOVER (self));

  add_move (self, REST, NULL, TABLEE_NO_CARD, NULL, step, duration);
}

void
tablee_mover_add_face (TableeMover      *self,
                       TableeFlightEnd   from,
                       TableeFlightEnd   to,
                       const TableeCard *face,
                       const TableeCard *back,
                       int               width,
                       guint             step)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkPaintable) reverse = NULL;

  g_return_if_fail (TABLEE_IS_MOVER (self));
  g_return_if_fail (face != NULL);

  paintable = tablee_card_face_dup_paintable (face, width, GTK_WIDGET (self->flights));
  if (back != NULL)
    reverse = tablee_card_face_dup_paintable (back, width, GTK_WIDGET (self->flights));
  tablee_mover_add_turn (self, from.widget, from.card, to.widget, to.card, reverse, paintable, step);
}

/* Those that have been added last, the first of which has the index @first: one after the other, to either side. */
static void
toss (TableeMover *self,
      guint        first)
{
  for (guint i = first; i < self->added->len; i++)
    {
      Move *move = g_ptr_array_index (self->added, i);
      float side = i % 2 == 0 ? 1 : -1;

      move->kind = TOSS;
      move->duration = TOSS_TIME;
      move->drift = side * MAX_DRIFT * (float) (i - first + 1) / (float) (self->added->len - first);
    }
}

void
tablee_mover_add_coins (TableeMover *self,
                        GtkWidget   *from,
                        GtkWidget   *to,
                        int          count,
                        int          width,
                        guint        step)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  guint first;

  g_return_if_fail (TABLEE_IS_MOVER (self));

  paintable = tablee_tag_shape_dup_paintable (TABLEE_TAG_COIN, MAX (width / 2, MIN_COIN), GTK_WIDGET (self->flights));
  first = self->added->len;
  tablee_mover_add_row (self, from, to, paintable, count, step);
  if (count > 1)
    toss (self, first);
}

void
tablee_mover_play (TableeMover *self)
{
  guint steps;

  g_return_if_fail (TABLEE_IS_MOVER (self));

  if (self->added->len == 0)
    return;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->flights)))
    {
      g_ptr_array_set_size (self->added, 0);
      return;
    }

  steps = count_steps (self->ready);
  set_hidden (self->added, TRUE);
  for (guint i = 0; i < self->added->len; i++)
    ((Move *) g_ptr_array_index (self->added, i))->step += steps;
  g_ptr_array_extend_and_steal (self->ready, g_steal_pointer (&self->added));
  self->added = g_ptr_array_new_with_free_func (move_free);
  if (self->clock != NULL)
    return;

  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self->flights)));
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (laid_out_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

void
tablee_mover_finish (TableeMover *self)
{
  g_return_if_fail (TABLEE_IS_MOVER (self));

  g_ptr_array_set_size (self->added, 0);
  stop_listening (self);
  set_hidden (self->ready, FALSE);
  g_ptr_array_set_size (self->ready, 0);
  tablee_flight_layer_finish (self->flights);
}

gboolean
tablee_mover_is_moving (TableeMover *self)
{
  g_return_val_if_fail (TABLEE_IS_MOVER (self), FALSE);

  return self->ready->len + self->flying->len > 0;
}
