/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "teller.h"

#include "coins-view.h"
#include "pyramid.h"
#include "shown.h"

/* Milliseconds. */
enum
{
  FLIGHT_TIME = 240,
  COIN_DELAY = 55,
  POP_TIME = 420,
  SUMS_TIME = 700,
  END_TIME = 1100,        /* before the stacks of a round are cleared away */
};

enum
{
  MAX_COINS = 8,          /* more do not fly at once */
  HURRY_BACKLOG = 8,      /* with more events than this waiting there are no pauses */
  MAX_BACKLOG = 40,       /* and with more than this it is of no use to watch */
};

struct _M12Teller
{
  GObject           parent_instance;

  const M12Ruleset *ruleset;
  M12Stage          stage;

  M12State          shown;
  GQueue            waiting;    /* TableeEvent: to be told */
  GQueue            telling;    /* TableeEvent: on their way, take effect when they land */
  M12RoundResult    result;
  GPtrArray        *end;        /* TableeEvent: of the round's end, until "round-ended" */
  int               actor;
};

G_DEFINE_FINAL_TYPE (M12Teller, m12_teller, G_TYPE_OBJECT)

enum
{
  MOVED,
  ROUND_ENDED,
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/*
 * What flies
 */

/* A square in the middle of @widget, on the layer of what flies. */
static gboolean
get_square (M12Teller       *self,
            GtkWidget       *widget,
            float            side,
            graphene_rect_t *square)
{
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self->stage.flights), &bounds))
    return FALSE;

  graphene_rect_init (square, bounds.origin.x + (bounds.size.width - side) / 2, bounds.origin.y + (bounds.size.height - side) / 2,
                      side, side);
  return TRUE;
}

static void
fly_coins (M12Teller *self,
           GtkWidget *from,
           GtkWidget *to,
           int        coins)
{
  GtkWidget *layer = GTK_WIDGET (self->stage.flights);
  int side = CLAMP (MIN (gtk_widget_get_width (layer), gtk_widget_get_height (layer)) / 24, 18, 72);
  g_autoptr (GdkPaintable) coin = m12_coin_new_paintable (side, gtk_widget_get_scale_factor (layer));
  graphene_rect_t start;
  graphene_rect_t end;

  if (!get_square (self, from, (float) side, &start) || !get_square (self, to, (float) side, &end))
    return;
  for (int i = 0; i < MIN (coins, MAX_COINS); i++)
    tablee_flight_layer_fly (self->stage.flights, coin, &start, &end, (guint) (i * COIN_DELAY), FLIGHT_TIME);
}

/* Moves @rect from coordinates of @widget to those of the layer. */
static gboolean
to_layer (M12Teller       *self,
          gpointer         widget,
          graphene_rect_t *rect)
{
  graphene_point_t origin;

  if (!gtk_widget_compute_point (widget, GTK_WIDGET (self->stage.flights), &rect->origin, &origin))
    return FALSE;

  rect->origin = origin;
  return TRUE;
}

static void
fly_pyramid (M12Teller         *self,
             const TableeEvent *event)
{
  M12Pyramid pyramid = (M12Pyramid) event->args[0];
  M12StackView *stack = m12_seat_view_get_stack (self->stage.seats[event->seat]);
  g_autoptr (GdkPaintable) paintable = NULL;
  graphene_rect_t from;
  graphene_rect_t to;

  m12_bag_view_get_mouth (self->stage.bag, &from);
  m12_stack_view_get_place (stack, event->args[2] - 1, event->args[2], &to);
  if (!to_layer (self, self->stage.bag, &from) || !to_layer (self, stack, &to))
    return;

  paintable = m12_pyramid_new_paintable (m12_pyramid_colour (pyramid), m12_pyramid_size (pyramid), to.size.width, to.size.height,
                                         gtk_widget_get_scale_factor (GTK_WIDGET (stack)));
  tablee_flight_layer_fly (self->stage.flights, paintable, &from, &to, 0, FLIGHT_TIME);
}

/*
 * What is seen
 */

static void
follow (M12Teller         *self,
        const TableeEvent *event)
{
  switch ((M12Event) event->kind)
    {
    case M12_EVENT_STAKE:
    case M12_EVENT_PASS:
      self->shown.current = (int8_t) event->seat;
      self->actor = event->seat;
      break;
    case M12_EVENT_SCORE:
      self->result = (M12RoundResult) { .state = self->shown };
      self->shown.current = TABLEE_NOBODY;
      g_ptr_array_set_size (self->end, 0);
      g_ptr_array_add (self->end, g_memdup2 (event, sizeof *event));
      break;
    case M12_EVENT_WIN:
      self->result.won[event->seat] = event->args[0];
      g_ptr_array_add (self->end, g_memdup2 (event, sizeof *event));
      break;
    case M12_EVENT_CARRY:
      g_ptr_array_add (self->end, g_memdup2 (event, sizeof *event));
      break;
    case M12_EVENT_ROUND:
      m12_teller_forget (self);
      self->shown.current = (int8_t) event->seat;
      break;
    case M12_EVENT_NONE:
    case M12_EVENT_SITS_OUT:
    case M12_EVENT_LAP:
    case M12_EVENT_PULL:
    case M12_EVENT_POP:
    case M12_EVENT_BAG_EMPTY:
    case M12_EVENT_GAME_OVER:
    default:
      break;
    }

  m12_shown_follow (self->ruleset, &self->shown, event);
}

static void
land (M12Teller *self)
{
  TableeEvent *event;

  while ((event = g_queue_pop_head (&self->telling)) != NULL)
    {
      follow (self, event);
      if (event->seat >= 0)
        gtk_widget_remove_css_class (GTK_WIDGET (self->stage.seats[event->seat]), "popping");
      g_free (event);
    }
}

static void
end_round (M12Teller *self)
{
  if (self->end->len == 0)
    return;

  g_signal_emit (self, signals[ROUND_ENDED], 0, self->end);
  g_ptr_array_set_size (self->end, 0);
}

/*
 * Step by step
 */

/* The next event is on its way from now on. */
static const TableeEvent *
take_event (M12Teller *self)
{
  TableeEvent *event = g_queue_pop_head (&self->waiting);

  g_queue_push_tail (&self->telling, event);
  return event;
}

static gboolean
next_is (M12Teller *self,
         M12Event   kind)
{
  const TableeEvent *event = g_queue_peek_head (&self->waiting);

  return event != NULL && event->kind == kind;
}

static void
rest (M12Teller *self,
      guint      duration)
{
  if (g_queue_get_length (&self->waiting) <= HURRY_BACKLOG)
    tablee_flight_layer_pause (self->stage.flights, duration);
}

/* Sets the next step going; several events may be one step. */
static void
start_step (M12Teller *self)
{
  const TableeEvent *event = take_event (self);
  M12SeatView *seat = event->seat >= 0 ? self->stage.seats[event->seat] : NULL;

  switch ((M12Event) event->kind)
    {
    case M12_EVENT_STAKE:
      fly_coins (self, m12_seat_view_get_purse (seat), self->stage.coins, 1);
      if (next_is (self, M12_EVENT_PULL))
        fly_pyramid (self, take_event (self));
      break;
    case M12_EVENT_POP:
      gtk_widget_add_css_class (GTK_WIDGET (seat), "popping");
      rest (self, POP_TIME);
      break;
    case M12_EVENT_SCORE:
      rest (self, SUMS_TIME);
      break;
    case M12_EVENT_WIN:
      fly_coins (self, self->stage.coins, m12_seat_view_get_purse (seat), event->args[0]);
      while (next_is (self, M12_EVENT_WIN))
        {
          event = take_event (self);
          fly_coins (self, self->stage.coins, m12_seat_view_get_purse (self->stage.seats[event->seat]), event->args[0]);
        }
      break;
    case M12_EVENT_ROUND:
    case M12_EVENT_GAME_OVER:
      end_round (self);
      rest (self, END_TIME);
      break;
    case M12_EVENT_NONE:
    case M12_EVENT_SITS_OUT:
    case M12_EVENT_LAP:
    case M12_EVENT_PULL:
    case M12_EVENT_PASS:
    case M12_EVENT_BAG_EMPTY:
    case M12_EVENT_CARRY:
    default:
      break;
    }
}

static void
landed_cb (M12Teller *self)
{
  land (self);
  g_signal_emit (self, signals[MOVED], 0);
  m12_teller_tell (self);
}

static void
m12_teller_finalize (GObject *object)
{
  M12Teller *self = M12_TELLER (object);

  g_queue_clear_full (&self->waiting, g_free);
  g_queue_clear_full (&self->telling, g_free);
  g_clear_pointer (&self->end, g_ptr_array_unref);

  G_OBJECT_CLASS (m12_teller_parent_class)->finalize (object);
}

static void
m12_teller_class_init (M12TellerClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = m12_teller_finalize;

  signals[MOVED] = g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ROUND_ENDED] = g_signal_new ("round-ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_PTR_ARRAY);
  signals[DONE] = g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
m12_teller_init (M12Teller *self)
{
  self->end = g_ptr_array_new_with_free_func (g_free);
  self->actor = TABLEE_NOBODY;
}

M12Teller *
m12_teller_new (const M12Ruleset *ruleset,
                const M12Stage   *stage)
{
  M12Teller *self = g_object_new (M12_TYPE_TELLER, NULL);

  self->ruleset = ruleset;
  self->stage = *stage;
  g_signal_connect_object (stage->flights, "landed", G_CALLBACK (landed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
m12_teller_hear (M12Teller         *self,
                 const TableeEvent *event)
{
  g_return_if_fail (M12_IS_TELLER (self));

  g_queue_push_tail (&self->waiting, g_memdup2 (event, sizeof *event));
}

void
m12_teller_tell (M12Teller *self)
{
  g_return_if_fail (M12_IS_TELLER (self));

  if (g_queue_get_length (&self->waiting) > MAX_BACKLOG)
    {
      m12_teller_finish (self);
      return;
    }

  while (!tablee_flight_layer_get_flying (self->stage.flights) && !g_queue_is_empty (&self->waiting))
    {
      start_step (self);
      if (!tablee_flight_layer_get_flying (self->stage.flights))
        land (self);
    }

  if (!tablee_flight_layer_get_flying (self->stage.flights))
    g_signal_emit (self, signals[DONE], 0);
}

void
m12_teller_finish (M12Teller *self)
{
  g_return_if_fail (M12_IS_TELLER (self));

  g_signal_handlers_block_by_func (self->stage.flights, landed_cb, self);
  tablee_flight_layer_finish (self->stage.flights);
  g_signal_handlers_unblock_by_func (self->stage.flights, landed_cb, self);

  land (self);
  while (!g_queue_is_empty (&self->waiting))
    {
      if (next_is (self, M12_EVENT_ROUND) || next_is (self, M12_EVENT_GAME_OVER))
        end_round (self);
      take_event (self);
      land (self);
    }
  g_signal_emit (self, signals[DONE], 0);
}

gboolean
m12_teller_is_telling (M12Teller *self)
{
  g_return_val_if_fail (M12_IS_TELLER (self), FALSE);

  return !g_queue_is_empty (&self->waiting) || !g_queue_is_empty (&self->telling);
}

const M12State *
m12_teller_get_shown (M12Teller *self)
{
  g_return_val_if_fail (M12_IS_TELLER (self), NULL);

  return &self->shown;
}

void
m12_teller_set_shown (M12Teller      *self,
                      const M12State *state)
{
  g_return_if_fail (M12_IS_TELLER (self));

  self->shown = *state;
}

const M12RoundResult *
m12_teller_get_result (M12Teller *self)
{
  g_return_val_if_fail (M12_IS_TELLER (self), NULL);

  return &self->result;
}

int
m12_teller_get_actor (M12Teller *self)
{
  g_return_val_if_fail (M12_IS_TELLER (self), TABLEE_NOBODY);

  return self->actor;
}

void
m12_teller_forget (M12Teller *self)
{
  g_return_if_fail (M12_IS_TELLER (self));

  self->actor = TABLEE_NOBODY;
  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    self->result.won[i] = 0;
}
