/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be done in Space Beans, and why other things cannot. */
#include "legal.h"

static size_t
list_cards (TableeAction *actions,
            size_t        count,
            TableeAction  kind,
            uint64_t      cards)
{
  for (; cards != 0; cards &= cards - 1)
    actions[count++] = kind + (TableeAction) __builtin_ctzll (cards);

  return count;
}

static size_t
legal_draw (const SbState *state,
            TableeAction  *actions)
{
  bool empty = sb_hand_empty (&state->seats[state->current]);
  int available = sb_drawable (state);
  size_t count = 0;

  if (available >= SB_DRAWN || (empty && available > 0))
    actions[count++] = SB_ACTION_DRAW;
  if (!empty || available == 0)
    actions[count++] = SB_ACTION_NO_DRAW;

  return count;
}

static size_t
legal_close (const SbState *state,
             TableeAction  *actions)
{
  actions[0] = SB_ACTION_CLOSE;
  if (sb_must_close (state))
    return 1;
  actions[1] = SB_ACTION_KEEP;

  return 2;
}

/* The cards that @collection takes: of its family, or, if it is to be started, all. */
static uint64_t
fitting (SbCards collection)
{
  return sb_cards_empty (collection) ? UINT64_MAX : sb_family_bits (sb_family (collection));
}

static size_t
legal_play (const SbSeat *seat,
            TableeAction *actions)
{
  size_t count = list_cards (actions, 0, SB_ACTION_VISIBLE, seat->hand.once & fitting (seat->visible));

  if (sb_cards_empty (seat->visible))
    return count;

  return list_cards (actions, count, SB_ACTION_SECRET, seat->hand.once & fitting (seat->secret));
}

static size_t
legal_add (const SbState *state,
           TableeAction  *actions)
{
  const SbSeat *seat = &state->seats[state->current];
  SbCards collection = state->slot == SB_VISIBLE ? seat->visible : seat->secret;

  actions[0] = SB_ACTION_DONE;

  return list_cards (actions, 1, SB_ACTION_ADD, seat->hand.once & fitting (collection));
}

size_t
sb_legal (const TableeRuleset *base,
          const void          *data,
          TableeAction        *actions)
{
  const SbState *state = data;

  switch ((SbPhase) state->phase)
    {
    case SB_PHASE_DRAW:
      return legal_draw (state, actions);
    case SB_PHASE_CLOSE:
      return legal_close (state, actions);
    case SB_PHASE_PLAY:
      return legal_play (&state->seats[state->current], actions);
    case SB_PHASE_ADD:
      return legal_add (state, actions);
    case SB_PHASE_OVER:
    default:
      return 0;
    }
}

/*
 * What is not, and why
 */

static int
reason_not_to_draw (const SbState *state)
{
  bool empty = sb_hand_empty (&state->seats[state->current]);
  int available = sb_drawable (state);

  if (available == 0)
    return SB_REASON_NOTHING_TO_DRAW;

  return available < SB_DRAWN && !empty ? SB_REASON_SINGLE_CARD : TABLEE_REASON_NONE;
}

static int
reason_not_to_keep_hand (const SbState *state)
{
  bool empty = sb_hand_empty (&state->seats[state->current]);

  return empty && sb_drawable (state) > 0 ? SB_REASON_MUST_DRAW : TABLEE_REASON_NONE;
}

static int
reason_not_to_put (const SbState *state,
                   SbSlot         slot,
                   SbCard         card)
{
  const SbSeat *seat = &state->seats[state->current];

  if (sb_cards_copies (seat->hand, card) == 0)
    return SB_REASON_NOT_IN_HAND;
  if (slot == SB_SECRET && sb_cards_empty (seat->visible))
    return SB_REASON_FIRST_IS_VISIBLE;
  if (sb_targets (state, card) >> slot & 1)
    return TABLEE_REASON_NONE;

  return slot == SB_VISIBLE ? SB_REASON_VISIBLE_FAMILY : SB_REASON_SECRET_FAMILY;
}

static int
reason_not_to_add (const SbState *state,
                   SbCard         card)
{
  if (sb_cards_copies (state->seats[state->current].hand, card) == 0)
    return SB_REASON_NOT_IN_HAND;

  return sb_targets (state, card) != 0 ? TABLEE_REASON_NONE : SB_REASON_ONE_FAMILY;
}

static SbPhase
phase_of_action (TableeAction kind)
{
  switch (kind)
    {
    case SB_ACTION_DRAW:
    case SB_ACTION_NO_DRAW:
      return SB_PHASE_DRAW;
    case SB_ACTION_CLOSE:
    case SB_ACTION_KEEP:
      return SB_PHASE_CLOSE;
    case SB_ACTION_DONE:
    case SB_ACTION_ADD:
      return SB_PHASE_ADD;
    default:
      return SB_PHASE_PLAY;
    }
}

static bool
is_action (TableeAction action)
{
  return action <= SB_ACTION_DONE
      || (action >= SB_ACTION_VISIBLE && action < SB_ACTION_ADD + SB_KINDS && sb_action_card (action) < SB_KINDS);
}

static int
reason_against (const SbState *state,
                TableeAction   action)
{
  switch (sb_action_kind (action))
    {
    case SB_ACTION_DRAW:
      return reason_not_to_draw (state);
    case SB_ACTION_NO_DRAW:
      return reason_not_to_keep_hand (state);
    case SB_ACTION_KEEP:
      return sb_must_close (state) ? SB_REASON_MUST_CLOSE : TABLEE_REASON_NONE;
    case SB_ACTION_VISIBLE:
      return reason_not_to_put (state, SB_VISIBLE, sb_action_card (action));
    case SB_ACTION_SECRET:
      return reason_not_to_put (state, SB_SECRET, sb_action_card (action));
    case SB_ACTION_ADD:
      return reason_not_to_add (state, sb_action_card (action));
    default:
      return TABLEE_REASON_NONE;
    }
}

TableeReason
sb_check (const TableeRuleset *base,
          const void          *data,
          TableeAction         action)
{
  const SbState *state = data;
  SbPhase phase = phase_of_action (sb_action_kind (action));

  if (!is_action (action))
    return TABLEE_REASON_UNKNOWN;
  if (state->phase == SB_PHASE_OVER)
    return TABLEE_REASON_OVER;
  if (phase == SB_PHASE_PLAY && state->phase == SB_PHASE_ADD)
    return (TableeReason) SB_REASON_ONE_COLLECTION;
  if (phase != state->phase)
    return TABLEE_REASON_PHASE;

  return (TableeReason) reason_against (state, action);
}
