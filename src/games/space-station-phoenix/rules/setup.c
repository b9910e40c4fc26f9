/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the deal to the first turn (3.2): draft, hubs and what they do once. */

#include "rules-private.h"

#include <string.h>

enum
{
  FIRST_GAME_TEMPLATES = 4,
  ALIENS = PH_SPECIES - PH_TEAL_ALIEN,
  MAX_BAG = 256,
};

/*
 * Cards
 */

void
ph_sort_cards (uint8_t *cards,
               int      count)
{
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0 && cards[j] < cards[j - 1]; j--)
      {
        uint8_t card = cards[j];

        cards[j] = cards[j - 1];
        cards[j - 1] = card;
      }
}

void
ph_remove_card (uint8_t *cards,
                uint8_t *count,
                int      card)
{
  int place = 0;

  while (cards[place] != card)
    place++;
  for (int i = place; i < *count - 1; i++)
    cards[i] = cards[i + 1];
  cards[--*count] = 0;
}

static int
draw_card (PhState *state)
{
  int kind = state->deck[--state->deck_count];

  state->deck[state->deck_count] = 0;

  return kind;
}

static int
list_level (const PhRuleset *ruleset,
            int              level,
            uint8_t          cards[PH_MAX_COPIES])
{
  int count = 0;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    for (int i = 0; i < ruleset->components.ships[ph_ship_kind (type, level)].copies; i++)
      cards[count++] = (uint8_t) ph_ship_kind (type, level);

  return count;
}

int
ph_count_ships (const PhRuleset *ruleset,
                const PhState   *state,
                int              kind)
{
  int count = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      for (int j = 0; j < state->seats[i].fleet_count; j++)
        count += state->seats[i].fleet[j] == kind;
      for (int j = 0; j < state->hand_counts[i]; j++)
        count += state->hands[i][j] == kind;
    }
  for (int i = 0; i < state->shown_count; i++)
    count += state->shown[i] == kind;

  return count;
}

void
ph_fill_deck (const PhRuleset *ruleset,
              PhState         *state)
{
  memset (state->deck, 0, sizeof state->deck);
  state->deck_count = 0;
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    {
      int kind = ph_ship_kind (type, 2);
      int count = ruleset->components.ships[kind].copies - ph_count_ships (ruleset, state, kind);

      for (int i = 0; i < count; i++)
        state->deck[state->deck_count++] = (uint8_t) kind;
    }
  tablee_random_shuffle (&state->chance, state->deck, state->deck_count);
}

static void
add_ship (PhSeat *seat,
          int     kind)
{
  seat->fleet[seat->fleet_count++] = (uint8_t) kind;
}

/*
 * The bag and the market
 */

static int
fill_bag (const PhRuleset *ruleset,
          const PhState   *state,
          uint8_t          bag[MAX_BAG],
          int             *housed)
{
  int count = 0;

  *housed = 0;
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    {
      int left = ruleset->components.species;

      for (int i = 0; i < ruleset->base.seats; i++)
        {
          int counts[PH_SPECIES];

          ph_count_residents (&state->seats[i], counts);
          left -= counts[species];
          *housed += counts[species];
        }
      for (int i = 0; i < left; i++)
        bag[count++] = (uint8_t) species;
    }

  return count;
}

void
ph_draw_aliens (const PhRuleset *ruleset,
                PhState         *state)
{
  uint8_t bag[MAX_BAG];
  int housed;
  int count = fill_bag (ruleset, state, bag, &housed);
  int wanted = ruleset->setup.aliens - housed;

  memset (&state->supply[PH_TEAL_ALIEN], 0, ALIENS);
  tablee_random_shuffle (&state->chance, bag, (size_t) count);
  for (int i = 0; i < wanted && i < count; i++)
    state->supply[bag[i]]++;
}

static bool
is_built (const PhRuleset *ruleset,
          const PhState   *state,
          int              sector)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    if (ph_has_sector (&state->seats[i], sector))
      return true;

  return false;
}

static void
draw_row (const PhRuleset *ruleset,
          PhState         *state,
          int              level,
          int              colour)
{
  int templates = ruleset->first_game ? FIRST_GAME_TEMPLATES : PH_TEMPLATES;
  int wanted = ruleset->setup.sectors;
  uint8_t numbers[PH_TEMPLATES];
  int count = 0;

  for (int number = 1; number <= PH_TEMPLATES; number++)
    if (is_built (ruleset, state, ph_sector (level, colour, number)))
      wanted--;
    else if (number <= templates)
      numbers[count++] = (uint8_t) number;
  tablee_random_shuffle (&state->chance, numbers, (size_t) count);
  for (int i = 0; i < wanted && i < count; i++)
    state->market[level - 1] |= 1u << (colour * PH_TEMPLATES + numbers[i] - 1);
}

void
ph_draw_market (const PhRuleset *ruleset,
                PhState         *state)
{
  memset (state->market, 0, sizeof state->market);
  for (int level = 1; level <= PH_LEVELS; level++)
    for (int colour = 0; colour < PH_COLOURS; colour++)
      draw_row (ruleset, state, level, colour);
}

static void
tell_supply (const PhPlay *play)
{
  const PhState *state = play->state;

  if (play->events == NULL)
    return;

  tablee_event_list_add (play->events, (TableeEvent){
    .kind = PH_EVENT_ALIENS,
    .seat = TABLEE_NOBODY,
    .reveals = true,
    .audience = TABLEE_AUDIENCE_ALL,
    .args = { state->supply[1], state->supply[2], state->supply[3], state->supply[4] },
    .details = { state->supply[PH_HUMAN] },
  });
  for (int level = 1; level <= PH_LEVELS; level++)
    ph_reveal (play, PH_EVENT_MARKET, TABLEE_NOBODY, level, (int32_t) state->market[level - 1], 0, 0);
}

/*
 * After the draft: hubs, and what they do once
 */

static void
gain_all (const PhPlay  *play,
          int            seat,
          const uint8_t  goods[PH_GOODS],
          PhSource       source)
{
  for (int good = 0; good < PH_GOODS; good++)
    ph_gain (play, seat, good, goods[good], source);
}

static void
set_hub (const PhPlay *play,
         int           index,
         int           hub)
{
  PhState *state = play->state;
  int place = ph_place (play->ruleset, state, index);

  state->seats[index].hub = (uint8_t) hub;
  ph_reveal (play, PH_EVENT_HUB, index, hub, 0, 0, 0);
  tablee_event_list_add_holder (play->events, index);
  gain_all (play, index, play->ruleset->components.hubs[hub].start, PH_SOURCE_START);
  gain_all (play, index, play->ruleset->setup.compensation[place], PH_SOURCE_PLACE);
}

static bool
has_setup (const PhPlay *play,
           const PhSeat *seat,
           int           what)
{
  return seat->hub != PH_NONE && (play->ruleset->components.hubs[seat->hub].setup & what) != 0;
}

static bool
may_add_sector (const PhState *state,
                const PhSeat  *seat)
{
  for (int colour = 0; colour < PH_COLOURS; colour++)
    if (ph_next_level (seat, colour) == 1 && ph_market_row (state, 1, colour) != 0)
      return true;

  return false;
}

static bool
may_advance (const PhSeat *seat)
{
  for (int track = 0; track < PH_TRACKS; track++)
    if (seat->tracks[track] < PH_TRACK_LEVELS)
      return true;

  return false;
}

/* Whether @seat has something to choose in @phase of the set-up. */
static bool
takes_part (const PhPlay *play,
            const PhSeat *seat,
            PhPhase       phase)
{
  switch ((int) phase)
    {
    case PH_PHASE_HUB:
      return seat->dealt[0] != PH_NONE;

    case PH_PHASE_HUB_SHIPS:
      return has_setup (play, seat, PH_SETUP_SHIPS) && play->state->deck_count > 1;

    case PH_PHASE_HUB_SECTOR:
      return has_setup (play, seat, PH_SETUP_SECTOR) && may_add_sector (play->state, seat);

    default:
      return has_setup (play, seat, PH_SETUP_DIPLOMACY) && may_advance (seat);
    }
}

static void
show_ships (const PhPlay *play)
{
  PhState *state = play->state;

  for (int i = 0; i < PH_SHOWN && state->deck_count > 0; i++)
    {
      state->shown[state->shown_count++] = (uint8_t) draw_card (state);
      if (play->events != NULL)
        ph_add_secret (play->events, PH_EVENT_SHOW_SHIP, state->current, 1u << state->current, 0, 0, state->shown[i], 0);
    }
  ph_sort_cards (state->shown, state->shown_count);
}

/* Goes on with the seat at @place of turn order in @phase, or with the first one after it that has a choice (SP-R39). */
static void
go_on_setup (const PhPlay *play,
             int           phase,
             int           place)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;

  for (; phase <= PH_PHASE_HUB_DIPLO; phase++, place = 0)
    {
      for (; place < seats; place++)
        {
          int index = (state->starting + place) % seats;

          if (!takes_part (play, &state->seats[index], (PhPhase) phase))
            continue;
          state->phase = (uint8_t) phase;
          state->current = state->active = (uint8_t) index;
          if (phase == PH_PHASE_HUB_SHIPS)
            show_ships (play);
          return;
        }
      if (phase == PH_PHASE_HUB_SHIPS)
        {
          memset (state->deck, 0, sizeof state->deck);
          state->deck_count = 0;
        }
    }
  ph_begin_turn (play, state->starting);
}

static void
end_choice (const PhPlay *play)
{
  const PhState *state = play->state;

  go_on_setup (play, state->phase, ph_place (play->ruleset, state, state->current) + 1);
}

void
ph_take_hub (const PhPlay *play,
             int           hub)
{
  PhState *state = play->state;

  memset (state->seats[state->current].dealt, PH_NONE, PH_DEALT_HUBS);
  set_hub (play, state->current, hub);
  end_choice (play);
}

void
ph_take_ship (const PhPlay *play,
              int           kind)
{
  PhState *state = play->state;
  PhSeat *seat = &state->seats[state->current];

  ph_remove_card (state->shown, &state->shown_count, kind);
  add_ship (seat, kind);
  ph_reveal (play, PH_EVENT_JOIN, state->current, kind, seat->fleet_count, 0, 0);
  tablee_event_list_add_holder (play->events, state->current);
  if (state->shown_count > 1)
    return;

  memset (state->shown, 0, sizeof state->shown);
  state->shown_count = 0;
  end_choice (play);
}

void
ph_take_sector (const PhPlay *play,
                int           sector)
{
  ph_add_sector (play, sector, 0);
  end_choice (play);
}

void
ph_take_track (const PhPlay *play,
               int           track)
{
  PhState *state = play->state;
  int level = ++state->seats[state->current].tracks[track];

  ph_tell (play, PH_EVENT_TRACK, state->current, track, level, 0, 0);
  end_choice (play);
}

/*
 * The draft
 */

static void
deal_to (const PhPlay *play,
         int           seat,
         int           kind)
{
  PhState *state = play->state;

  state->hands[seat][state->hand_counts[seat]++] = (uint8_t) kind;
  if (play->events != NULL)
    ph_add_secret (play->events, PH_EVENT_DEAL_SHIP, seat, 1u << seat, state->level, state->hand_counts[seat], kind, 0);
}

static void
begin_pick (PhState *state,
            int      pick)
{
  state->phase = PH_PHASE_DRAFT;
  state->pick = (uint8_t) pick;
  state->current = state->active = state->starting;
}

static void
deal_level_2 (const PhPlay *play)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;

  state->level = 2;
  for (int place = 0; place < seats; place++)
    {
      int seat = (state->starting + place) % seats;

      for (int i = 0; i < PH_HAND; i++)
        deal_to (play, seat, draw_card (state));
      ph_sort_cards (state->hands[seat], PH_HAND);
    }
  begin_pick (state, 1);
}

static void
deal_level_3 (const PhPlay *play)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;
  uint8_t cards[PH_MAX_COPIES];
  int count = list_level (play->ruleset, 3, cards);

  tablee_random_shuffle (&state->chance, cards, (size_t) count);
  state->level = 3;
  for (int place = 0; place < seats; place++)
    {
      int seat = (state->starting + place) % seats;

      for (int i = 0; i < PH_HAND; i++)
        deal_to (play, seat, cards[--count]);
      ph_sort_cards (state->hands[seat], PH_HAND);
    }
  begin_pick (state, 1);
}

/* Level 3 goes to the left, level 2 to the right. */
static void
pass_hands (const PhPlay *play)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;
  int step = state->level == 3 ? 1 : seats - 1;
  uint8_t hands[PH_MAX_SEATS][PH_HAND];

  memcpy (hands, state->hands, sizeof hands);
  for (int i = 0; i < seats; i++)
    {
      int seat = (state->starting + i) % seats;
      int to = (seat + step) % seats;

      memcpy (state->hands[to], hands[seat], PH_HAND);
      if (play->events != NULL)
        ph_add_secret (play->events, PH_EVENT_PASS, seat, 1u << seat | 1u << to, to, PH_PICKS, hands[seat][0], hands[seat][1]);
    }
}

static void
discard_hands (const PhPlay *play)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;

  for (int i = 0; i < seats; i++)
    {
      int seat = (state->starting + i) % seats;
      int kind = state->hands[seat][0];

      if (play->events != NULL)
        ph_add_secret (play->events, PH_EVENT_DISCARD, seat, 1u << seat, state->level, 0, kind, 0);
      if (state->level == 2)
        state->deck[state->deck_count++] = (uint8_t) kind;
      state->hands[seat][0] = 0;
      state->hand_counts[seat] = 0;
    }
}

static void
end_draft (const PhPlay *play)
{
  PhState *state = play->state;

  tablee_random_shuffle (&state->chance, state->deck, state->deck_count);
  state->level = 0;
  state->pick = 0;
  go_on_setup (play, PH_PHASE_HUB, 0);
}

static void
end_pick (const PhPlay *play)
{
  PhState *state = play->state;

  if (state->pick < PH_PICKS)
    {
      pass_hands (play);
      begin_pick (state, state->pick + 1);
      return;
    }
  discard_hands (play);
  if (state->level == 3)
    deal_level_2 (play);
  else
    end_draft (play);
}

void
ph_draft (const PhPlay *play,
          int           kind)
{
  PhState *state = play->state;
  int index = state->current;
  PhSeat *seat = &state->seats[index];
  int next = (index + 1) % play->ruleset->base.seats;

  ph_remove_card (state->hands[index], &state->hand_counts[index], kind);
  add_ship (seat, kind);
  ph_reveal (play, PH_EVENT_DRAFT, index, kind, seat->fleet_count, state->hand_counts[index], 0);
  tablee_event_list_add_holder (play->events, index);
  if (next == state->starting)
    end_pick (play);
  else
    state->current = state->active = (uint8_t) next;
}

/*
 * The deal
 */

static void
begin_seat (const PhPlay *play,
            PhSeat       *seat)
{
  seat->hub = PH_NONE;
  memset (seat->dealt, PH_NONE, sizeof seat->dealt);
  seat->marker.owner = PH_NONE;
  memset (seat->sectors, PH_NONE, sizeof seat->sectors);
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    if (play->ruleset->components.ships[ph_ship_kind (type, 1)].copies > 0)
      add_ship (seat, ph_ship_kind (type, 1));
}

static void
deal_hubs (const PhPlay *play)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;
  uint8_t hubs[PH_MAX_HUBS];
  int count = 0;

  for (int i = 0; i < play->ruleset->components.hub_count; i++)
    if (!play->ruleset->basic_hubs || !play->ruleset->components.hubs[i].advanced)
      hubs[count++] = (uint8_t) i;
  tablee_random_shuffle (&state->chance, hubs, (size_t) count);
  for (int place = 0; place < seats; place++)
    {
      int seat = (state->starting + place) % seats;
      uint8_t *dealt = state->seats[seat].dealt;

      for (int i = 0; i < PH_DEALT_HUBS; i++)
        {
          dealt[i] = hubs[--count];
          if (play->events != NULL)
            ph_add_secret (play->events, PH_EVENT_DEAL_HUB, seat, 1u << seat, 0, 0, dealt[i], 0);
        }
      ph_sort_cards (dealt, PH_DEALT_HUBS);
    }
}

static void
begin_first_game (const PhPlay *play)
{
  PhState *state = play->state;
  int seats = play->ruleset->base.seats;

  for (int place = 0; place < seats; place++)
    {
      const PhFirstFleet *fleet = &play->ruleset->components.first_fleets[place];
      int index = (state->starting + place) % seats;

      for (int i = 0; i < PH_FIRST_GAME_SHIPS; i++)
        {
          add_ship (&state->seats[index], fleet->ships[i]);
          ph_tell (play, PH_EVENT_JOIN, index, fleet->ships[i], state->seats[index].fleet_count, 0, 0);
        }
      set_hub (play, index, fleet->hub);
    }
  ph_begin_turn (play, state->starting);
}

void
ph_deal (const TableeRuleset *base,
         void                *data,
         const TableeRandom  *seed,
         TableeEventList     *events)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  PhState *state = data;
  const PhPlay play = { ruleset, state, events };

  memset (state, 0, sizeof *state);
  state->chance = *seed;
  state->starting = (uint8_t) base->first;
  if (base->first == TABLEE_NOBODY)
    state->starting = (uint8_t) tablee_random_below (&state->chance, (uint32_t) base->seats);
  state->trigger = PH_NONE;
  ph_clear_context (&state->context);
  for (int i = 0; i < base->seats; i++)
    begin_seat (&play, &state->seats[i]);

  ph_draw_aliens (ruleset, state);
  state->supply[PH_HUMAN] = ruleset->setup.humans;
  ph_draw_market (ruleset, state);
  tell_supply (&play);
  if (ruleset->first_game)
    {
      begin_first_game (&play);
      return;
    }
  deal_hubs (&play);
  ph_fill_deck (ruleset, state);
  deal_level_3 (&play);
}
