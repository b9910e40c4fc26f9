/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells events one after the other, as things that move. */
#include "config.h"
#include "teller.h"

#include "pyramid.h"
#include "shown.h"
#include "widgets/card-holder.h"

/* Milliseconds to look at what has come. */
enum
{
  SUMS_TIME = 700,
  END_TIME = 1100,        /* before the stacks of a round are cleared away */
};

enum
{
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
  gboolean          held;       /* the next round waits */
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
 * What moves
 */

static gboolean
hurries (M12Teller *self)
{
  return g_queue_get_length (&self->waiting) > HURRY_BACKLOG;
}

static void
fly_coins (M12Teller *self,
           gpointer   from,
           gpointer   to,
           int        coins)
{
  g_autoptr (GdkPaintable) coin = m12_coins_view_dup_paintable (self->stage.coins);

  if (coin != NULL)
    tablee_mover_add_row (self->stage.mover, from, to, coin, coins, 0);
}

/* Onto the place that the next one of the stack will have. */
static void
fly_pyramid (M12Teller         *self,
             const TableeEvent *event)
{
  M12Pyramid pyramid = (M12Pyramid) event->args[0];
  GtkWidget *stack = GTK_WIDGET (m12_seat_view_get_stack (self->stage.seats[event->seat]));
  g_autoptr (GdkPaintable) paintable = NULL;
  graphene_rect_t place;

  if (!tablee_card_holder_get_card_bounds (stack, TABLEE_NO_CARD, &place))
    return;

  paintable = m12_pyramid_new_paintable (m12_pyramid_colour (pyramid), m12_pyramid_size (pyramid), place.size.width,
                                         place.size.height, gtk_widget_get_scale_factor (stack));
  tablee_mover_add (self->stage.mover, GTK_WIDGET (self->stage.bag), stack, paintable, 0);
}

static void
shake_stack (M12Teller *self,
             int        seat)
{
  M12StackView *stack = m12_seat_view_get_stack (self->stage.seats[seat]);

  for (int i = 0; i < m12_stack_view_get_count (stack) && !hurries (self); i++)
    {
      g_autoptr (GdkPaintable) paintable = m12_stack_view_dup_paintable (stack, i);

      tablee_mover_add_shake (self->stage.mover, GTK_WIDGET (stack), i, paintable, 0);
    }
}

static void
rest (M12Teller *self,
      guint      duration)
{
  if (!hurries (self))
    tablee_mover_add_rest (self->stage.mover, duration, 0);
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

/* Has the mover move what the next step needs; several events may be one step. */
static void
add_step (M12Teller *self)
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
      shake_stack (self, event->seat);
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
    case M12_EVENT_GAME_OVER:
    case M12_EVENT_ROUND:
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

/* Sets the next step going. Returns whether anything moves. */
static gboolean
start_step (M12Teller *self)
{
  add_step (self);
  tablee_mover_play (self->stage.mover);
  return tablee_mover_is_moving (self->stage.mover);
}

static void
arrived_cb (M12Teller *self)
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
  g_signal_connect_object (stage->mover, "done", G_CALLBACK (arrived_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
m12_teller_hear (M12Teller         *self,
                 const TableeEvent *event)
{
  g_return_if_fail (M12_IS_TELLER (self));

  g_queue_push_tail (&self->waiting, g_memdup2 (event, sizeof *event));
}

/* Tells how a round ended before the next one begins, or the game ends. Returns whether that has to wait. */
static gboolean
waits_for_round (M12Teller *self)
{
  if (next_is (self, M12_EVENT_ROUND) || next_is (self, M12_EVENT_GAME_OVER))
    end_round (self);

  return self->held;
}

void
m12_teller_tell (M12Teller *self)
{
  g_return_if_fail (M12_IS_TELLER (self));

  if (g_queue_get_length (&self->waiting) > MAX_BACKLOG)
    {
      m12_teller_finish (self, FALSE);
      return;
    }

  while (!tablee_mover_is_moving (self->stage.mover) && !g_queue_is_empty (&self->waiting) && !waits_for_round (self))
    if (!start_step (self))
      land (self);

  if (!tablee_mover_is_moving (self->stage.mover) && !self->held)
    g_signal_emit (self, signals[DONE], 0);
}

int
m12_teller_get_next_first (M12Teller *self)
{
  g_return_val_if_fail (M12_IS_TELLER (self), TABLEE_NOBODY);

  return next_is (self, M12_EVENT_ROUND) ? ((const TableeEvent *) g_queue_peek_head (&self->waiting))->seat : TABLEE_NOBODY;
}

void
m12_teller_hold (M12Teller *self)
{
  g_return_if_fail (M12_IS_TELLER (self));

  self->held = TRUE;
}

void
m12_teller_go_on (M12Teller *self)
{
  g_return_if_fail (M12_IS_TELLER (self));

  if (!self->held)
    return;

  self->held = FALSE;
  m12_teller_tell (self);
}

void
m12_teller_finish (M12Teller *self,
                   gboolean   through)
{
  g_return_if_fail (M12_IS_TELLER (self));

  if (self->held && !through)
    return;

  g_signal_handlers_block_by_func (self->stage.mover, arrived_cb, self);
  tablee_mover_finish (self->stage.mover);
  g_signal_handlers_unblock_by_func (self->stage.mover, arrived_cb, self);

  land (self);
  while (!g_queue_is_empty (&self->waiting))
    {
      if (next_is (self, M12_EVENT_ROUND) || next_is (self, M12_EVENT_GAME_OVER))
        end_round (self);
      if (self->held && !through)
        {
          g_signal_emit (self, signals[MOVED], 0);
          return;
        }
      take_event (self);
      land (self);
    }
  self->held = FALSE;
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
