/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done in Bean chains, and why other things cannot. */
#include "rules-private.h"

static inline size_t
list_beans (TableeAction *actions,
            size_t        count,
            ChActionKind  kind,
            unsigned      types)
{
  for (; types != 0; types &= types - 1)
    actions[count++] = ch_action (kind, __builtin_ctz (types));

  return count;
}

static size_t
list_leftovers (const ChRuleset *ruleset,
                const ChState   *state,
                const ChSeat    *seat,
                TableeAction    *actions)
{
  unsigned fitting = ch_has_room (ruleset, seat) ? state->trade_types : state->trade_types & seat->types;
  size_t count = list_beans (actions, 0, CH_ACTION_CHAIN, fitting);

  return list_beans (actions, count, CH_ACTION_DISCARD, state->trade_types);
}

static inline size_t
list_throws (const ChSeat *seat,
             TableeAction *actions)
{
  for (int i = 0; i < CH_SHORT_HAND; i++)
    actions[i] = ch_action (CH_ACTION_THROW, i);
  for (int i = CH_SHORT_HAND; i < seat->hand_count; i++)
    actions[i] = ch_action (CH_ACTION_THROW, i);
  actions[seat->hand_count] = ch_action (CH_ACTION_NONE, 0);

  return (size_t) seat->hand_count + 1;
}

size_t
ch_legal (const TableeRuleset *base,
          const void          *data,
          TableeAction        *actions)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;
  const ChSeat *seat = &state->seats[state->current];
  size_t count = 0;

  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_LEFTOVERS:
      count = list_leftovers (ruleset, state, seat, actions);
      break;

    case CH_PHASE_PLAY:
      actions[count++] = ch_action (CH_ACTION_PLAY, 0);
      break;

    case CH_PHASE_PLAY_MORE:
      actions[count++] = ch_action (CH_ACTION_PLAY, 0);
      actions[count++] = ch_action (CH_ACTION_STOP, 0);
      break;

    case CH_PHASE_DISCARD:
      return list_throws (seat, actions);

    case CH_PHASE_TRADE:
      count = list_beans (actions, 0, CH_ACTION_CHAIN, state->trade_types);
      actions[count++] = ch_action (CH_ACTION_END, 0);
      break;

    case CH_PHASE_SELL:
      return list_beans (actions, 0, CH_ACTION_SELL, seat->types);

    case CH_PHASE_OVER:
    default:
      return 0;
    }

  if (ch_can_buy (ruleset, seat))
    actions[count++] = ch_action (CH_ACTION_BUY_CHAIN, 0);

  return count;
}

/* Whether @action could be one of this game at all. */
static bool
is_known (TableeAction action)
{
  int number = ch_action_number (action);

  switch (ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
    case CH_ACTION_DISCARD:
    case CH_ACTION_SELL:
      return number < CH_BEANS;

    case CH_ACTION_THROW:
      return number < CH_CARDS;

    case CH_ACTION_PLAY:
    case CH_ACTION_STOP:
    case CH_ACTION_NONE:
    case CH_ACTION_END:
    case CH_ACTION_BUY_CHAIN:
      return number == 0;

    case CH_N_ACTIONS:
    default:
      return false;
    }
}

/* Why something else is to be done first. */
static TableeReason
check_order (ChPhase phase)
{
  if (phase == CH_PHASE_LEFTOVERS)
    return (TableeReason) CH_REASON_LEFTOVERS_FIRST;

  return phase == CH_PHASE_PLAY ? (TableeReason) CH_REASON_MUST_PLAY : TABLEE_REASON_PHASE;
}

static TableeReason
check_trade_card (const ChRuleset *ruleset,
                  const ChState   *state,
                  ChActionKind     kind,
                  int              bean)
{
  bool leftovers = state->phase == CH_PHASE_LEFTOVERS;

  if (!leftovers && (kind == CH_ACTION_DISCARD || state->phase != CH_PHASE_TRADE))
    return TABLEE_REASON_PHASE;
  if (state->trade[bean] == 0)
    return (TableeReason) CH_REASON_NOT_THERE;
  if (leftovers && kind == CH_ACTION_CHAIN && ch_place (ruleset, state, state->current, bean) == CH_PLACE_SALE)
    return (TableeReason) CH_REASON_NO_ROOM;

  return TABLEE_REASON_NONE;
}

static TableeReason
check_purchase (const ChRuleset *ruleset,
                const ChState   *state)
{
  const ChSeat *seat = &state->seats[state->current];

  if (ruleset->chains == CH_MAX_CHAINS)
    return (TableeReason) CH_REASON_NO_PURCHASE;
  if (seat->bought)
    return (TableeReason) CH_REASON_BOUGHT_ALREADY;
  if (state->phase == CH_PHASE_DISCARD)
    return TABLEE_REASON_PHASE;

  return ch_can_buy (ruleset, seat) ? TABLEE_REASON_NONE : (TableeReason) CH_REASON_TOO_FEW_COINS;
}

static TableeReason
check_sale (const ChState *state,
            int            bean)
{
  const ChSeat *seat = &state->seats[state->current];

  if (state->phase != CH_PHASE_SELL)
    return (TableeReason) CH_REASON_NO_VOLUNTARY_SALE;

  return ch_has_chain (seat, bean) ? TABLEE_REASON_NONE : (TableeReason) CH_REASON_NO_SUCH_CHAIN;
}

static TableeReason
check_throw (const ChState *state,
             int            place)
{
  if (state->phase != CH_PHASE_DISCARD)
    return check_order ((ChPhase) state->phase);

  return place < state->seats[state->current].hand_count ? TABLEE_REASON_NONE : (TableeReason) CH_REASON_NO_SUCH_CARD;
}

static TableeReason
check_play (ChPhase phase)
{
  if (phase == CH_PHASE_PLAY || phase == CH_PHASE_PLAY_MORE)
    return TABLEE_REASON_NONE;

  return (TableeReason) (phase == CH_PHASE_LEFTOVERS ? CH_REASON_LEFTOVERS_FIRST : CH_REASON_NO_MORE_PLAYS);
}

TableeReason
ch_check (const TableeRuleset *base,
          const void          *data,
          TableeAction         action)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *state = data;
  ChActionKind kind = ch_action_kind (action);
  ChPhase phase = (ChPhase) state->phase;

  if (!is_known (action))
    return TABLEE_REASON_UNKNOWN;
  if (phase == CH_PHASE_OVER)
    return TABLEE_REASON_OVER;
  if (phase == CH_PHASE_SELL && kind != CH_ACTION_SELL)
    return (TableeReason) CH_REASON_MUST_SELL;

  switch (kind)
    {
    case CH_ACTION_CHAIN:
    case CH_ACTION_DISCARD:
      return check_trade_card (ruleset, state, kind, ch_action_number (action));

    case CH_ACTION_PLAY:
      return check_play (phase);

    case CH_ACTION_STOP:
      return phase == CH_PHASE_PLAY_MORE ? TABLEE_REASON_NONE : check_order (phase);

    case CH_ACTION_SELL:
      return check_sale (state, ch_action_number (action));

    case CH_ACTION_THROW:
      return check_throw (state, ch_action_number (action));

    case CH_ACTION_NONE:
      return phase == CH_PHASE_DISCARD ? TABLEE_REASON_NONE : check_order (phase);

    case CH_ACTION_END:
      return phase == CH_PHASE_TRADE ? TABLEE_REASON_NONE : check_order (phase);

    case CH_ACTION_BUY_CHAIN:
      return check_purchase (ruleset, state);

    case CH_N_ACTIONS:
    default:
      return TABLEE_REASON_UNKNOWN;
    }
}
