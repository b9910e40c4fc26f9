/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all parts of the table of Bean chains show at one moment. */
#include "config.h"
#include "scene.h"

const ChSeat *
ch_scene_get_seat (const ChScene *self)
{
  return &self->state->seats[self->near];
}

gboolean
ch_scene_may (const ChScene *self,
              TableeAction   action)
{
  return tablee_game_session_may (tablee_table_get_session (self->table), action);
}

int
ch_scene_get_lifted (const ChScene *self)
{
  const ChState *state = self->state;
  int first = CH_NO_BEAN;

  if (state->phase != CH_PHASE_LEFTOVERS)
    return CH_NO_BEAN;
  if (self->chosen != CH_NO_BEAN && state->trade[self->chosen] > 0)
    return self->chosen;
  for (int bean = CH_BEANS - 1; bean >= 0; bean--)
    if (state->trade[bean] > 0 && (first == CH_NO_BEAN || ch_scene_may (self, ch_action (CH_ACTION_CHAIN, bean)) ||
                                   !ch_scene_may (self, ch_action (CH_ACTION_CHAIN, first))))
      first = bean;

  return first;
}

int
ch_scene_get_raised (const ChScene *self)
{
  const ChState *state = self->state;
  int count = state->seats[self->near].hand_count;

  if (state->phase != CH_PHASE_DISCARD || state->current != self->near || self->raised >= count)
    return -1;

  return count == 1 ? 0 : self->raised;
}

gboolean
ch_scene_find_throw (const ChScene *self,
                     TableeAction  *action)
{
  int raised = ch_scene_get_raised (self);
  int lifted = ch_scene_get_lifted (self);

  *action = raised >= 0 ? ch_action (CH_ACTION_THROW, raised) : ch_action (CH_ACTION_DISCARD, lifted != CH_NO_BEAN ? lifted : CH_BLUE);

  return raised >= 0 || lifted != CH_NO_BEAN;
}

/* The card that would begin a chain: of several kinds in the trade area, none. */
static int
find_beginner (const ChScene *self)
{
  const ChState *state = self->state;
  const ChSeat *seat = ch_scene_get_seat (self);
  int found = CH_NO_BEAN;

  if (state->phase == CH_PHASE_LEFTOVERS)
    {
      found = ch_scene_get_lifted (self);
      return found != CH_NO_BEAN && seat->chains[found] > 0 ? CH_NO_BEAN : found;
    }
  for (int bean = 0; bean < CH_BEANS; bean++)
    if (state->trade[bean] > 0 && seat->chains[bean] == 0)
      {
        if (found != CH_NO_BEAN)
          return CH_NO_BEAN;
        found = bean;
      }

  return found;
}

gboolean
ch_scene_find_action (const ChScene *self,
                      int            place,
                      TableeAction  *action)
{
  const ChState *state = self->state;
  const ChSeat *seat = ch_scene_get_seat (self);
  int bean = self->places[self->near].beans[place];
  gboolean free = bean == CH_NO_BEAN;
  int front = seat->hand_count > 0 ? seat->hand[0] : CH_NO_BEAN;

  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      *action = ch_action (CH_ACTION_PLAY, 0);
      return front != CH_NO_BEAN && (free ? seat->chains[front] == 0 : bean == front) && ch_scene_may (self, *action);
    case CH_PHASE_LEFTOVERS:
    case CH_PHASE_TRADE:
      bean = free ? find_beginner (self) : bean;
      *action = ch_action (CH_ACTION_CHAIN, bean);
      return bean != CH_NO_BEAN && ch_scene_may (self, *action);
    case CH_PHASE_SELL:
      *action = ch_action (CH_ACTION_SELL, free ? CH_BLUE : bean);
      return !free && ch_scene_may (self, *action);
    case CH_PHASE_DISCARD:
    case CH_PHASE_OVER:
    default:
      return FALSE;
    }
}

int
ch_scene_get_card (const ChScene *self,
                   TableeAction   action)
{
  const ChSeat *seat = ch_scene_get_seat (self);

  if (ch_action_kind (action) == CH_ACTION_CHAIN)
    return ch_action_number (action);

  return seat->hand_count > 0 ? seat->hand[0] : CH_NO_BEAN;
}

/* The only kind in the trade area; CH_NO_BEAN if there are several, or none. */
static int
find_only_kind (const ChScene *self)
{
  int found = CH_NO_BEAN;

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (self->state->trade[bean] > 0)
      {
        if (found != CH_NO_BEAN)
          return CH_NO_BEAN;
        found = bean;
      }

  return found;
}

static gboolean
needs_sale (const ChScene *self,
            int            bean)
{
  return bean != CH_NO_BEAN && ch_place (self->ruleset, self->state, self->near, bean) == CH_PLACE_SALE;
}

/* Whether the chain at @place is what has changed last. */
static gboolean
is_new (const ChScene *self,
        int            place)
{
  int bean = self->places[self->near].beans[place];

  return bean != CH_NO_BEAN && self->marks->chains[self->near][bean];
}

gboolean
ch_scene_find_sale (const ChScene *self,
                    int            place,
                    TableeAction  *action)
{
  gboolean trading = self->state->phase == CH_PHASE_TRADE;
  int only = trading ? find_only_kind (self) : CH_NO_BEAN;

  if (self->state->phase == CH_PHASE_LEFTOVERS || (trading && only == CH_NO_BEAN))
    return FALSE;

  /* Whoever has just clicked for this chain may click once more than is meant. */
  if (trading && is_new (self, place))
    return FALSE;

  *action = trading ? ch_action (CH_ACTION_CHAIN, only) : ch_action (CH_ACTION_PLAY, 0);

  return self->places[self->near].beans[place] != CH_NO_BEAN && needs_sale (self, ch_scene_get_card (self, *action)) &&
         ch_scene_may (self, *action);
}

gboolean
ch_scene_has_needy (const ChScene *self)
{
  if (self->state->phase != CH_PHASE_TRADE)
    return FALSE;

  for (int bean = 0; bean < CH_BEANS; bean++)
    if (self->state->trade[bean] > 0 && needs_sale (self, bean))
      return TRUE;

  return FALSE;
}

gboolean
ch_scene_may_go_back (const ChScene *self)
{
  TableeGameSession *session = tablee_table_get_session (self->table);

  return self->state->current == self->near && ch_chose_card (self->ruleset, self->state) &&
         tablee_game_session_get_choosing (session) && tablee_game_session_get_can_undo (session);
}

/* The card of the trade area that all marked places are for: of several kinds, none. */
static int
find_only_card (const ChScene *self)
{
  int found = find_only_kind (self);

  for (int place = 0; place < CH_MAX_CHAINS; place++)
    {
      TableeAction action;

      if (!ch_scene_find_action (self, place, &action))
        continue;
      if (found != CH_NO_BEAN && found != ch_action_number (action))
        return CH_NO_BEAN;
      found = ch_action_number (action);
    }

  return found;
}

TableeAction
ch_scene_get_play (const ChScene *self)
{
  int bean = self->state->phase == CH_PHASE_TRADE ? find_only_card (self) : ch_scene_get_lifted (self);

  return bean != CH_NO_BEAN ? ch_action (CH_ACTION_CHAIN, bean) : ch_action (CH_ACTION_PLAY, 0);
}

TableeAction
ch_scene_get_go_on (const ChScene *self)
{
  switch ((ChPhase) self->state->phase)
    {
    case CH_PHASE_PLAY:
    case CH_PHASE_PLAY_MORE:
      return ch_action (CH_ACTION_STOP, 0);
    case CH_PHASE_DISCARD:
      return ch_action (CH_ACTION_NONE, 0);
    case CH_PHASE_LEFTOVERS:
    case CH_PHASE_TRADE:
    case CH_PHASE_SELL:
    case CH_PHASE_OVER:
    default:
      return ch_action (CH_ACTION_END, 0);
    }
}

gboolean
ch_scene_is_pending (const ChScene *self,
                     gboolean       in_trade)
{
  return self->state->phase == CH_PHASE_SELL && (self->state->from == CH_PHASE_TRADE) == in_trade;
}
