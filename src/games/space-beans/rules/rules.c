/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How Space Beans goes: the deal, what each action does, scores. */
#include "rules.h"

#include <string.h>

#include "engine/checksum.h"
#include "legal.h"
#include "views.h"

enum { RULES_VERSION = 1 };

static const char *const phases[] = { "draw", "close", "play", "add", "over", NULL };

/*
 * Events
 */

static void
write_cards (int32_t  numbers[4],
             SbCards  cards)
{
  numbers[0] = (int32_t) (uint32_t) cards.once;
  numbers[1] = (int32_t) (uint32_t) (cards.once >> 32);
  numbers[2] = (int32_t) (uint32_t) cards.twice;
  numbers[3] = (int32_t) (uint32_t) (cards.twice >> 32);
}

static void
tell_cards (TableeEventList *events,
            SbEvent          kind,
            int              seat,
            bool             reveals,
            SbCards          cards)
{
  TableeEvent event = {
    .kind = kind, .seat = (int8_t) seat, .reveals = reveals, .holder = (uint8_t) (seat + 1),
    .audience = TABLEE_AUDIENCE_ALL,
  };

  if (events == NULL)
    return;

  write_cards (event.args, cards);
  tablee_event_list_add (events, event);
}

/* Who passed remembers, and who gets them sees. */
static void
tell_pass (TableeEventList *events,
           int              seat,
           int              right,
           SbCards          cards)
{
  TableeEvent event = {
    .kind = SB_EVENT_PASS, .seat = (int8_t) seat, .holder = (uint8_t) (seat + 1), .reveals = true,
    .audience = (uint16_t) (1 << seat | 1 << right),
  };

  if (events == NULL)
    return;

  event.args[0] = sb_cards_count (cards);
  event.args[1] = right;
  write_cards (event.details, cards);
  tablee_event_list_add (events, event);
}

/* Whether it had to be closed says what the hand lacks, which is nobody else's business. */
static void
tell_close (const SbState   *state,
            int              worth,
            TableeEventList *events)
{
  SbCards visible = state->seats[state->current].visible;

  if (events == NULL)
    return;

  tablee_event_list_add (events, (TableeEvent){
    .kind = SB_EVENT_CLOSE,
    .seat = state->current,
    .audience = (uint16_t) (1 << state->current),
    .args = { sb_family (visible), sb_cards_count (visible), worth },
    .details = { sb_must_close (state) },
  });
}

SbCards
sb_event_cards (const TableeEvent *event)
{
  const int32_t *numbers = event->kind == SB_EVENT_PASS ? event->details : event->args;

  return (SbCards){
    (uint64_t) (uint32_t) numbers[1] << 32 | (uint32_t) numbers[0],
    (uint64_t) (uint32_t) numbers[3] << 32 | (uint32_t) numbers[2],
  };
}

/*
 * Piles
 */

/* In rising order, so that the highest of the last family ends on top. */
static void
discard_cards (SbState *state,
               SbCards  cards)
{
  while (!sb_cards_empty (cards))
    state->discard[state->discard_count++] = sb_cards_take_first (&cards);
}

static void
reshuffle (SbState         *state,
           TableeEventList *events)
{
  state->draw_count = state->discard_count;
  memcpy (state->draw, state->discard, state->discard_count);
  memset (state->discard, 0, state->discard_count);
  state->discard_count = 0;
  tablee_random_shuffle (&state->chance, state->draw, state->draw_count);
  tablee_tell (events, SB_EVENT_RESHUFFLE, TABLEE_NOBODY, false, state->draw_count, 0, 0, 0);
}

/* The top card, after a reshuffle if one is needed (SB-R4); there is one. */
static SbCard
take_top (SbState         *state,
          TableeEventList *events)
{
  SbCard *top;
  SbCard card;

  if (state->draw_count == 0)
    reshuffle (state, events);
  top = &state->draw[--state->draw_count];
  card = *top;
  *top = 0;

  return card;
}

static void
draw_card (SbState         *state,
           SbEvent          kind,
           int              index,
           TableeEventList *events)
{
  SbSeat *seat = &state->seats[index];
  SbCard card = take_top (state, events);

  sb_cards_add (&seat->hand, card);
  if (events != NULL)
    tablee_tell_seat (events, kind, index, true, card, state->draw_count, sb_hand_count (seat));
}

/*
 * Turns
 */

static void
begin_turn (SbState         *state,
            int              index,
            TableeEventList *events)
{
  state->phase = SB_PHASE_DRAW;
  state->slot = 0;
  state->current = (int8_t) index;
  tablee_tell (events, SB_EVENT_TURN, index, false, !state->seats[index].opened, 0, 0, 0);
}

static void
discard_hands (const SbRuleset *ruleset,
               SbState         *state,
               TableeEventList *events)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      SbSeat *seat = &state->seats[i];

      if (sb_cards_empty (seat->hand))
        continue;
      tell_cards (events, SB_EVENT_DISCARD_HAND, i, true, seat->hand);
      discard_cards (state, seat->hand);
      seat->hand = (SbCards){ 0 };
      seat->known = (SbCards){ 0 };
    }
}

static void
sell (int              index,
      SbSlot           slot,
      SbCards          collection,
      TableeEventList *events)
{
  if (!sb_cards_empty (collection))
    tablee_tell (events, SB_EVENT_SELL, index, false, slot, sb_family (collection), sb_cards_count (collection), sb_worth (collection));
}

/* Collections stay where they are: they count as sold. */
static void
finish (const SbRuleset *ruleset,
        SbState         *state,
        SbEnd            end,
        TableeEventList *events)
{
  int ender = state->current;

  state->phase = SB_PHASE_OVER;
  state->slot = 0;
  state->idle = 0;
  tablee_tell (events, SB_EVENT_END, ender, false, end, sb_points (state->seats[ender].points), 0, 0);
  if (end == SB_END_SCORE)
    tablee_tell (events, SB_EVENT_BONUS, ender, false, ruleset->bonus, 0, 0, 0);

  discard_hands (ruleset, state, events);
  for (int i = 0; i < ruleset->base.seats; i++)
    if (!sb_cards_empty (state->seats[i].secret))
      tell_cards (events, SB_EVENT_REVEAL, i, true, state->seats[i].secret);
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      sell (i, SB_VISIBLE, state->seats[i].visible, events);
      sell (i, SB_SECRET, state->seats[i].secret, events);
    }
  tablee_tell (events, SB_EVENT_GAME_OVER, TABLEE_NOBODY, false, 0, 0, 0, 0);
}

static void
pass_hand (const SbRuleset *ruleset,
           SbState         *state,
           TableeEventList *events)
{
  int right = sb_right (&ruleset->base, state->current);
  SbSeat *from = &state->seats[state->current];
  SbSeat *to = &state->seats[right];

  if (sb_cards_empty (from->hand))
    return;

  tell_pass (events, state->current, right, from->hand);
  to->hand = sb_cards_join (to->hand, from->hand);
  to->known = sb_cards_join (to->known, from->hand);
  from->hand = (SbCards){ 0 };
  from->known = (SbCards){ 0 };
}

static void
end_turn (const SbRuleset *ruleset,
          SbState         *state,
          bool             played,
          TableeEventList *events)
{
  SbSeat *seat = &state->seats[state->current];

  pass_hand (ruleset, state, events);
  seat->opened = true;
  state->idle = (uint8_t) (played ? 0 : state->idle + 1);

  if (sb_points (seat->points) >= ruleset->end_score)
    finish (ruleset, state, SB_END_SCORE, events);
  else if (state->idle >= ruleset->base.seats)
    finish (ruleset, state, SB_END_IDLE, events);
  else
    begin_turn (state, sb_left (&ruleset->base, state->current), events);
}

static void
begin_play (const SbRuleset *ruleset,
            SbState         *state,
            TableeEventList *events)
{
  if (!sb_cards_empty (state->seats[state->current].hand))
    {
      state->phase = SB_PHASE_PLAY;
      return;
    }

  tablee_tell (events, SB_EVENT_NO_PLAY, state->current, false, 0, 0, 0, 0);
  end_turn (ruleset, state, false, events);
}

/* After drawing or not. */
static void
begin_close (const SbRuleset *ruleset,
             SbState         *state,
             TableeEventList *events)
{
  const SbSeat *seat = &state->seats[state->current];

  if (seat->opened && !sb_cards_empty (seat->visible))
    state->phase = SB_PHASE_CLOSE;
  else
    begin_play (ruleset, state, events);
}

/*
 * Actions
 */

static void
draw (const SbRuleset *ruleset,
      SbState         *state,
      TableeEventList *events)
{
  int available = sb_drawable (state);

  for (int i = 0; i < SB_DRAWN && i < available; i++)
    draw_card (state, SB_EVENT_DRAW, state->current, events);
  begin_close (ruleset, state, events);
}

static void
draw_nothing (const SbRuleset *ruleset,
              SbState         *state,
              TableeEventList *events)
{
  if (events != NULL)
    tablee_tell (events, SB_EVENT_NO_DRAW, state->current, false, sb_hand_count (&state->seats[state->current]),
          sb_drawable (state) == 0, 0, 0);
  begin_close (ruleset, state, events);
}

static void
score_card (SbState         *state,
            SbCard           card,
            TableeEventList *events)
{
  SbSeat *seat = &state->seats[state->current];

  sb_cards_remove (&seat->visible, card);
  sb_cards_add (&seat->points, card);
  if (events != NULL)
    tablee_tell (events, SB_EVENT_SCORE, state->current, false, card, sb_points (seat->points), 0, 0);
}

static void
turn_up_secret (SbState         *state,
                TableeEventList *events)
{
  SbSeat *seat = &state->seats[state->current];

  seat->visible = seat->secret;
  seat->secret = (SbCards){ 0 };
  if (!sb_cards_empty (seat->visible))
    tell_cards (events, SB_EVENT_TURN_UP, state->current, true, seat->visible);
}

static void
close_visible (const SbRuleset *ruleset,
               SbState         *state,
               TableeEventList *events)
{
  SbSeat *seat = &state->seats[state->current];
  int family = sb_family (seat->visible);
  int worth = sb_worth (seat->visible);

  tell_close (state, worth, events);
  state->idle = 0;
  if (worth > 0)
    score_card (state, sb_card (family, worth), events);
  if (!sb_cards_empty (seat->visible))
    tell_cards (events, SB_EVENT_DISCARD, state->current, false, seat->visible);
  discard_cards (state, seat->visible);
  turn_up_secret (state, events);
  if (sb_cards_empty (seat->visible))
    begin_play (ruleset, state, events);
}

static void
keep (const SbRuleset *ruleset,
      SbState         *state,
      TableeEventList *events)
{
  SbCards visible = state->seats[state->current].visible;

  if (events != NULL)
    tablee_tell (events, SB_EVENT_KEEP, state->current, false, sb_family (visible), sb_cards_count (visible), 0, 0);
  begin_play (ruleset, state, events);
}

static void
put (SbState         *state,
     SbSlot           slot,
     SbCard           card,
     TableeEventList *events)
{
  SbSeat *seat = &state->seats[state->current];
  SbCards *collection = slot == SB_VISIBLE ? &seat->visible : &seat->secret;

  sb_cards_remove (&seat->hand, card);
  seat->known = (SbCards){ 0 };
  sb_cards_add (collection, card);
  state->phase = SB_PHASE_ADD;
  state->slot = (uint8_t) slot;
  if (events == NULL)
    return;

  if (slot == SB_VISIBLE)
    {
      tablee_tell (events, SB_EVENT_VISIBLE, state->current, true, card, sb_cards_count (*collection), sb_cards_count (seat->hand), 0);
      tablee_event_list_add_holder (events, state->current);
    }
  else
    tablee_tell_seat (events, SB_EVENT_SECRET, state->current, false, card, sb_cards_count (*collection), sb_cards_count (seat->hand));
}

static void
apply (const TableeRuleset *base,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
  const SbRuleset *ruleset = (const SbRuleset *) base;
  SbState *state = data;

  switch (sb_action_kind (action))
    {
    case SB_ACTION_DRAW:
      draw (ruleset, state, events);
      break;
    case SB_ACTION_NO_DRAW:
      draw_nothing (ruleset, state, events);
      break;
    case SB_ACTION_CLOSE:
      close_visible (ruleset, state, events);
      break;
    case SB_ACTION_KEEP:
      keep (ruleset, state, events);
      break;
    case SB_ACTION_DONE:
      end_turn (ruleset, state, true, events);
      break;
    case SB_ACTION_VISIBLE:
      put (state, SB_VISIBLE, sb_action_card (action), events);
      break;
    case SB_ACTION_SECRET:
      put (state, SB_SECRET, sb_action_card (action), events);
      break;
    case SB_ACTION_ADD:
      put (state, (SbSlot) state->slot, sb_action_card (action), events);
      break;
    }
}

/*
 * The contract
 */

/* Three rounds of one card each, from the dealer's left. */
static void
deal_hands (const TableeRuleset *base,
            SbState             *state,
            TableeEventList     *events)
{
  for (int round = 0; round < SB_DEALT; round++)
    for (int seat = sb_left (base, state->dealer); seat != state->dealer; seat = sb_left (base, seat))
      draw_card (state, SB_EVENT_DEAL, seat, events);
}

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  SbState *state = data;
  int dealer = base->first;

  memset (state, 0, sizeof *state);
  state->chance = *seed;
  if (dealer == TABLEE_NOBODY)
    dealer = (int) tablee_random_below (&state->chance, (uint32_t) base->seats);
  state->dealer = (int8_t) dealer;
  sb_fill_draw ((const SbRuleset *) base, state);
  tablee_tell (events, SB_EVENT_DEALER, dealer, false, 0, 0, 0, 0);
  deal_hands (base, state, events);
  begin_turn (state, sb_left (base, dealer), events);
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  static const char *const ids[] = { "points", "visible", "secret", "bonus", NULL };
  const SbRuleset *ruleset = (const SbRuleset *) base;
  const SbState *state = data;

  tablee_score_sheet_begin (sheet, ids, base->seats, state->phase == SB_PHASE_OVER);
  sheet->row[3].for_ending = true;
  for (int i = 0; i < base->seats; i++)
    {
      const SbSeat *seat = &state->seats[i];

      sheet->row[0].values[i] = sb_points (seat->points);
      sheet->row[1].values[i] = sb_worth (seat->visible);
      sheet->row[2].values[i] = sb_worth (seat->secret);
      sheet->row[2].unknown[i] = seat->secret_hidden > 0;
      sheet->row[3].values[i] = sb_has_bonus (ruleset, state, i) ? ruleset->bonus : 0;
    }
  tablee_score_sheet_finish (sheet);
}

/* A collection that might have grown, or points that a card takes away. */
static bool
forfeits (const TableeRuleset *ruleset,
          const void          *view,
          TableeAction         action)
{
  const SbState *state = view;
  const SbSeat *seat = &state->seats[state->current];

  switch (sb_action_kind (action))
    {
    case SB_ACTION_CLOSE:
      return true;
    case SB_ACTION_VISIBLE:
      return sb_worth_with (seat->visible, sb_action_card (action)) < sb_worth (seat->visible);
    case SB_ACTION_SECRET:
      return sb_worth_with (seat->secret, sb_action_card (action)) < sb_worth (seat->secret);
    default:
      return false;
    }
}

/* An only collection that is worth nothing is kept: a second one can be started all the same, and the first be closed later. Where there is
 * a secret one, what it is worth is nobody else's business, and its place may be needed. */
static bool
idle (const TableeRuleset *ruleset,
      const void          *view,
      TableeAction         action)
{
  const SbState *state = view;
  const SbSeat *seat = &state->seats[state->current];

  return action == SB_ACTION_KEEP && state->phase == SB_PHASE_CLOSE && sb_worth (seat->visible) == 0 && sb_secret_empty (seat);
}

/* Whose points are enough ends the game with the own turn. */
static void
find_ending (const TableeRuleset *base,
             const void          *data,
             TableeEnding        *ending)
{
  const SbState *state = data;
  int end_score = ((const SbRuleset *) base)->end_score;
  bool enough = sb_points (state->seats[state->current].points) >= end_score;
  int best = state->current;

  for (int seat = 0; seat < base->seats && !enough; seat++)
    if (sb_points (state->seats[seat].points) > sb_points (state->seats[best].points))
      best = seat;
  tablee_ending_add (ending, (TableeEnd){ "points", best, sb_points (state->seats[best].points), end_score }, enough);
  if (state->phase == SB_PHASE_OVER && !enough)
    tablee_ending_add (ending, (TableeEnd){ "idle", TABLEE_NOBODY, base->seats, base->seats }, true);
}

const TableeGame tablee_space_beans_game = {
  .id = "space-beans",
  .min_seats = SB_MIN_SEATS,
  .max_seats = SB_MAX_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (SbRuleset),
  .state_size = sizeof (SbState),
  .head = TABLEE_STATE_HEAD (SbState, SB_PHASE_OVER),
  .max_actions = SB_MAX_ACTIONS,
  .max_events = 8 + 4 * SB_MAX_SEATS,  /* a turn that ends the game: four collections and hands each, and what led to it */
  .phases = phases,
  .deal = deal,
  .legal = sb_legal,
  .check = sb_check,
  .forfeits = forfeits,
  .idle = idle,
  .apply = apply,
  .conceal = sb_conceal,
  .resample = sb_resample,
  .score = score,
  .ending = find_ending,
};

/*
 * For the other layers
 */

void
sb_ruleset_init (SbRuleset *ruleset,
                 int        seats)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = seats;
  ruleset->base.first = TABLEE_NOBODY;
  ruleset->end_score = SB_DEFAULT_END_SCORE;
  ruleset->bonus = SB_DEFAULT_BONUS;
}

void
sb_ruleset_complete (SbRuleset *ruleset)
{
  const int64_t values[] = {
    RULES_VERSION, ruleset->base.seats, ruleset->base.first, ruleset->end_score, ruleset->bonus,
  };

  ruleset->base.game = &tablee_space_beans_game;
  ruleset->base.checksum = tablee_checksum_add_all (TABLEE_CHECKSUM_START, values, sizeof values / sizeof values[0]);
}

void
sb_fill_draw (const SbRuleset *ruleset,
              SbState         *state)
{
  SbCards cards = sb_unseen (ruleset, state);

  memset (state->draw, 0, sizeof state->draw);
  state->draw_count = 0;
  while (!sb_cards_empty (cards))
    state->draw[state->draw_count++] = sb_cards_take_first (&cards);
  tablee_random_shuffle (&state->chance, state->draw, state->draw_count);
}
