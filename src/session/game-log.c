/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions, events and states of a game, with a head that says how far it stands. */
#include "game-log.h"

#include "notation/error.h"

#include <string.h>

struct _TableeGameLog
{
  TableePosition *start;
  gboolean        dealt;    /* it began so, from the seed */
  TableeRandom    seed;
  TableeRuleset  *ruleset;
  GArray         *items;    /* of TableeLogItem */
  GArray         *events;   /* of TableeEvent: those of the deal, then those of the items */
  guint           n_dealt;  /* events of the deal */
  GByteArray     *states;   /* one more than there are items */
  guint           head;
};

/* Makes room for the events of one step at the end; end_events() says how many there were. */
static TableeEventList
begin_events (TableeGameLog *self)
{
  gsize room = self->ruleset->game->max_events;
  guint first = self->events->len;

  g_array_set_size (self->events, first + (guint) room);

  return (TableeEventList) { .items = &g_array_index (self->events, TableeEvent, first), .capacity = room };
}

static void
end_events (TableeGameLog         *self,
            const TableeEventList *events)
{
  g_array_set_size (self->events, self->events->len - (guint) (events->capacity - events->count));
}

TableeGameLog *
tablee_game_log_new (TableeRuleset      *ruleset,
                     const TableeRandom *seed)
{
  g_autoptr (TableePosition) start = NULL;
  TableeGameLog *self;
  TableeEventList events;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (seed != NULL, NULL);

  start = tablee_position_new (ruleset, seed);
  self = tablee_game_log_new_at (start);
  /* The same deal once more, listened to: positions keep no events. */
  events = begin_events (self);
  ruleset->game->deal (ruleset, self->states->data, seed, &events);
  end_events (self, &events);
  self->n_dealt = (guint) events.count;
  self->dealt = TRUE;
  self->seed = *seed;

  return self;
}

TableeGameLog *
tablee_game_log_new_at (TableePosition *start)
{
  TableeGameLog *self;
  const TableeGame *game;

  g_return_val_if_fail (start != NULL, NULL);

  self = g_new0 (TableeGameLog, 1);
  self->start = tablee_position_ref (start);
  self->ruleset = tablee_position_get_ruleset (start);
  self->items = g_array_new (FALSE, FALSE, sizeof (TableeLogItem));
  self->events = g_array_new (FALSE, FALSE, sizeof (TableeEvent));
  self->states = g_byte_array_new ();
  game = self->ruleset->game;
  g_byte_array_append (self->states, tablee_position_get_state (start), (guint) game->state_size);

  return self;
}

TableeGameLog *
tablee_game_log_copy (const TableeGameLog *self)
{
  TableeGameLog *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (TableeGameLog, 1);
  copy->start = tablee_position_ref (self->start);
  copy->dealt = self->dealt;
  copy->seed = self->seed;
  copy->ruleset = self->ruleset;
  copy->items = g_array_copy (self->items);
  copy->events = g_array_copy (self->events);
  copy->states = g_byte_array_new ();
  g_byte_array_append (copy->states, self->states->data, self->states->len);
  copy->n_dealt = self->n_dealt;
  copy->head = self->head;

  return copy;
}

void
tablee_game_log_free (TableeGameLog *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->items);
  g_array_unref (self->events);
  g_byte_array_unref (self->states);
  tablee_position_unref (self->start);
  g_free (self);
}

TableeRuleset *
tablee_game_log_get_ruleset (const TableeGameLog *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->ruleset;
}

TableePosition *
tablee_game_log_get_start (const TableeGameLog *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->start;
}

const TableeRandom *
tablee_game_log_get_seed (const TableeGameLog *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->dealt ? &self->seed : NULL;
}

guint
tablee_game_log_get_length (const TableeGameLog *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->items->len;
}

guint
tablee_game_log_get_head (const TableeGameLog *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->head;
}

void
tablee_game_log_set_head (TableeGameLog *self,
                          guint          head)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (head <= self->items->len);

  self->head = head;
}

static void
cut_tail (TableeGameLog *self)
{
  if (self->head == self->items->len)
    return;

  g_array_set_size (self->events, tablee_game_log_get_item (self, self->head)->first_event);
  g_array_set_size (self->items, self->head);
  g_byte_array_set_size (self->states, (guint) ((self->head + 1) * self->ruleset->game->state_size));
}

void
tablee_game_log_append (TableeGameLog *self,
                        TableeAction   action,
                        TableeBy       by)
{
  const TableeGame *game;
  TableeEventList events;
  TableeLogItem item = { .action = action, .by = (guint8) by };
  void *state;

  g_return_if_fail (self != NULL);

  cut_tail (self);
  game = self->ruleset->game;
  item.seat = (gint8) tablee_game_to_move (self->ruleset, tablee_game_log_get_state (self, self->head));
  item.first_event = self->events->len;

  g_byte_array_set_size (self->states, (guint) ((self->head + 2) * game->state_size));
  state = self->states->data + (self->head + 1) * game->state_size;
  memcpy (state, tablee_game_log_get_state (self, self->head), game->state_size);

  events = begin_events (self);
  game->apply (self->ruleset, state, action, &events);
  end_events (self, &events);

  item.n_events = (guint) events.count;
  item.learners = tablee_event_list_get_learners (&events);
  g_array_append_val (self->items, item);
  self->head++;
}

void
tablee_game_log_append_told (TableeGameLog       *self,
                             const TableeLogItem *item,
                             const TableeEvent   *events,
                             const void          *view)
{
  TableeLogItem told;

  g_return_if_fail (self != NULL);
  g_return_if_fail (tablee_position_is_view (self->start));

  cut_tail (self);
  told = *item;
  told.first_event = self->events->len;
  g_array_append_vals (self->events, events, told.n_events);
  g_array_append_val (self->items, told);
  g_byte_array_append (self->states, view, (guint) self->ruleset->game->state_size);
  self->head++;
}

void
tablee_game_log_tell_deal (TableeGameLog     *self,
                           const TableeEvent *events,
                           guint              n_events)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->items->len == 0 && self->n_dealt == 0);

  g_array_append_vals (self->events, events, n_events);
  self->n_dealt = n_events;
}

gboolean
tablee_game_log_append_text (TableeGameLog  *self,
                             const char     *text,
                             TableeBy        by,
                             GError        **error)
{
  g_autofree char *quote = NULL;
  const TableeNotation *notation;
  const void *state;
  TableeAction action;
  TableeReason reason;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  notation = tablee_notation_for_game (self->ruleset->game);
  state = tablee_game_log_get_state (self, self->head);
  if (!notation->action_read (self->ruleset, state, text, &action))
    reason = TABLEE_REASON_UNKNOWN;
  else
    reason = self->ruleset->game->check (self->ruleset, state, action);

  if (reason != TABLEE_REASON_NONE)
    {
      quote = tablee_reader_quote (text);
      g_propagate_error (error, tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_ACTION, quote,
                                                                  tablee_notation_reason (notation, reason)));
      return FALSE;
    }
  tablee_game_log_append (self, action, by);

  return TRUE;
}

const TableeLogItem *
tablee_game_log_get_item (const TableeGameLog *self,
                          guint                index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->items->len, NULL);

  return &g_array_index (self->items, TableeLogItem, index);
}

const TableeEvent *
tablee_game_log_get_event (const TableeGameLog *self,
                           guint                index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->events->len, NULL);

  return &g_array_index (self->events, TableeEvent, index);
}

guint
tablee_game_log_count_events (const TableeGameLog *self,
                              guint                n)
{
  const TableeLogItem *last;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (n <= self->items->len, 0);

  if (n == 0)
    return self->n_dealt;

  last = tablee_game_log_get_item (self, n - 1);

  return last->first_event + last->n_events;
}

TableeEvent *
tablee_game_log_dup_events (const TableeGameLog *self,
                            guint                index,
                            guint               *count)
{
  const TableeLogItem *item;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->items->len, NULL);
  g_return_val_if_fail (count != NULL, NULL);

  item = tablee_game_log_get_item (self, index);
  *count = item->n_events;

  if (item->n_events == 0)
    return NULL;

  return g_memdup2 (tablee_game_log_get_event (self, item->first_event), item->n_events * sizeof (TableeEvent));
}

char *
tablee_game_log_dup_text (const TableeGameLog *self,
                          guint                index)
{
  const TableeNotation *notation;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->items->len, NULL);

  notation = tablee_notation_for_game (self->ruleset->game);

  return notation->action_write (self->ruleset, tablee_game_log_get_state (self, index),
                                 tablee_game_log_get_item (self, index)->action);
}

const void *
tablee_game_log_get_state (const TableeGameLog *self,
                           guint                n)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n <= self->items->len, NULL);

  return self->states->data + n * self->ruleset->game->state_size;
}

TableePosition *
tablee_game_log_dup_position (const TableeGameLog *self,
                              guint                n)
{
  g_return_val_if_fail (self != NULL, NULL);

  return tablee_position_new_for_state (self->ruleset, tablee_game_log_get_state (self, n),
                                        tablee_position_is_view (self->start));
}

void
tablee_game_log_look (const TableeGameLog *self,
                      guint                n,
                      int                  viewer,
                      void                *view)
{
  const TableeGame *game;

  g_return_if_fail (self != NULL);
  g_return_if_fail (view != NULL);

  game = self->ruleset->game;
  memcpy (view, tablee_game_log_get_state (self, n), game->state_size);
  if (viewer != TABLEE_VIEWER_ALL)
    game->conceal (self->ruleset, view, viewer);
}

gboolean
tablee_game_log_has_secrets (const TableeGameLog *self,
                             guint                n,
                             int                  seat)
{
  g_autofree void *of_seat = NULL;
  g_autofree void *of_nobody = NULL;
  gsize size;

  g_return_val_if_fail (self != NULL, FALSE);

  size = self->ruleset->game->state_size;
  of_seat = g_malloc (size);
  of_nobody = g_malloc (size);
  tablee_game_log_look (self, n, seat, of_seat);
  tablee_game_log_look (self, n, TABLEE_NOBODY, of_nobody);

  return memcmp (of_seat, of_nobody, size) != 0;
}
