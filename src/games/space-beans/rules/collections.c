/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be asked about hands, collections and point piles. */
#include "rules.h"

/* Whether @collection of @family holds the value @value, which may be past the highest. */
static bool
holds_value (SbCards collection,
             int     family,
             int     value)
{
  return value >= 1 && value <= SB_VALUES && (collection.once >> sb_card (family, value) & 1) != 0;
}

int
sb_worth (SbCards collection)
{
  int count = sb_cards_count (collection);

  return count > 0 && holds_value (collection, sb_family (collection), count) ? count : 0;
}

int
sb_worth_with (SbCards collection,
               SbCard  card)
{
  sb_cards_add (&collection, card);

  return sb_worth (collection);
}

uint64_t
sb_scoring_kinds (SbCards collection,
                  int     family)
{
  int next = sb_cards_count (collection) + 1;

  if (next > SB_VALUES)
    return 0;
  if (holds_value (collection, family, next))
    return sb_family_bits (family);

  return UINT64_C (1) << sb_card (family, next);
}

int
sb_next_worth (SbCards collection)
{
  int count = sb_cards_count (collection);

  if (count > 0)
    for (int value = count + 1; value <= SB_VALUES; value++)
      if (holds_value (collection, sb_family (collection), value))
        return value;

  return 0;
}

int
sb_points (SbCards points)
{
  int sum = 0;

  while (!sb_cards_empty (points))
    sum += sb_card_value (sb_cards_take_first (&points));

  return sum;
}

bool
sb_has_bonus (const SbRuleset *ruleset,
              const SbState   *state,
              int              seat)
{
  return seat == state->current && sb_points (state->seats[seat].points) >= ruleset->end_score;
}

bool
sb_closing_ends (const SbRuleset *ruleset,
                 const SbState   *state)
{
  const SbSeat *seat = &state->seats[state->current];
  int points = sb_points (seat->points);

  return points < ruleset->end_score && points + sb_worth (seat->visible) >= ruleset->end_score;
}

bool
sb_must_close (const SbState *state)
{
  const SbSeat *seat = &state->seats[state->current];
  uint64_t fitting;

  if (sb_secret_empty (seat) || seat->hand_hidden > 0)
    return false;
  if (seat->secret_hidden > 0)
    return sb_cards_empty (seat->hand);

  fitting = sb_family_bits (sb_family (seat->visible)) | sb_family_bits (sb_family (seat->secret));

  return (seat->hand.once & fitting) == 0;
}

static bool
takes (SbCards collection,
       SbCard  card)
{
  return sb_cards_empty (collection) || sb_family (collection) == sb_card_family (card);
}

static unsigned
find_targets (const SbSeat *seat,
              SbCard        card)
{
  unsigned targets = 0;

  if (sb_cards_copies (seat->hand, card) == 0)
    return 0;

  if (takes (seat->visible, card))
    targets |= 1 << SB_VISIBLE;
  if (!sb_cards_empty (seat->visible) && seat->secret_hidden == 0 && takes (seat->secret, card))
    targets |= 1 << SB_SECRET;

  return targets;
}

unsigned
sb_targets (const SbState *state,
            SbCard         card)
{
  const SbSeat *seat = &state->seats[state->current];

  if (state->phase == SB_PHASE_ADD)
    return find_targets (seat, card) & 1U << state->slot;

  return state->phase == SB_PHASE_PLAY ? find_targets (seat, card) : 0;
}

unsigned
sb_targets_if_kept (const SbState *state,
                    SbCard         card)
{
  const SbSeat *seat = &state->seats[state->current];

  if (state->phase != SB_PHASE_CLOSE || sb_must_close (state))
    return 0;

  return find_targets (seat, card);
}

SbCard
sb_only_card_if_kept (const SbState *state)
{
  const SbSeat *seat = &state->seats[state->current];
  SbCard only = SB_UNKNOWN;

  if (state->phase != SB_PHASE_CLOSE || sb_must_close (state))
    return SB_UNKNOWN;

  for (SbCards hand = seat->hand; !sb_cards_empty (hand);)
    {
      SbCard card = sb_cards_take_first (&hand);
      unsigned targets = find_targets (seat, card);

      if (targets == 0 || card == only)
        continue;
      if (only != SB_UNKNOWN || (targets & (targets - 1)) != 0)
        return SB_UNKNOWN;
      only = card;
    }

  return only;
}

TableeAction
sb_put_action (const SbState *state,
               SbCard         card,
               SbSlot         slot)
{
  if (state->phase == SB_PHASE_ADD && slot == state->slot)
    return SB_ACTION_ADD + card;

  return (slot == SB_VISIBLE ? SB_ACTION_VISIBLE : SB_ACTION_SECRET) + (TableeAction) card;
}
