/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is sound in Space Station Phoenix, and what its viewers cannot tell apart. */
#include "../sample.h"

#include "games/space-station-phoenix/rules/rules.h"

enum { MOST_GAMES = 4096 };

static const TableeSampleOptions options[] = {
  { NULL, 2, 4 },
  { "{ \"first_game\": true, \"first\": 1 }", 2, 4 },
  { "{ \"hubs\": \"basic\", \"first\": 0 }", 3, 3 },
  { 0 },
};

static const TableeSampleMatch matches[] = {
  { 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 10 },
  { 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 20 },
  { 4, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 12 },
  { 2, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 24 },
  { 4, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 40 },
  { 0 },
};

static void
assert_zero (const guint8 *bytes,
             gsize         count)
{
  for (gsize i = 0; i < count; i++)
    g_assert_cmpuint (bytes[i], ==, 0);
}

static gboolean
is_in_setup (const PhState *state)
{
  return state->phase >= PH_PHASE_DRAFT && state->phase <= PH_PHASE_HUB_DIPLO;
}

static gboolean
is_in_income (const PhState *state)
{
  return state->context.spent != 0 || state->phase == PH_PHASE_INCOME_POWER || state->phase == PH_PHASE_MOVE ||
         state->phase == PH_PHASE_MOVE_TO;
}

/*
 * Seats
 */

static void
assert_sector_sound (const PhRuleset *ruleset,
                     const PhSeat    *seat,
                     int              slot,
                     int             *residents)
{
  int index = seat->sectors[slot];
  int filled = seat->filled[slot];

  if (index == PH_NONE)
    {
      g_assert_cmpint (filled, ==, 0);
      g_assert_cmpint (seat->fresh[slot], ==, 0);
      assert_zero (seat->residents[slot], PH_MAX_QUARTERS);
      return;
    }

  g_assert_cmpint (ph_slot (index), ==, slot);
  g_assert_true (slot % PH_LEVELS == 0 || seat->sectors[slot - 1] != PH_NONE);
  g_assert_cmpint (filled, <=, ruleset->components.sectors[index].count);
  g_assert_cmpint (seat->fresh[slot] >> filled, ==, 0);
  for (int quarter = 0; quarter < filled; quarter++)
    {
      int species = seat->residents[slot][quarter];

      g_assert_cmpint (species, <, PH_SPECIES);
      g_assert_true (species == PH_HUMAN || species == PH_GOLD_ALIEN || species - PH_TEAL_ALIEN == slot / PH_LEVELS);
      residents[species]++;
    }
  assert_zero (seat->residents[slot] + filled, (gsize) (PH_MAX_QUARTERS - filled));
}

static void
assert_fleet_sound (const PhSeat *seat,
                    int          *kinds)
{
  int level_1 = 0;

  g_assert_cmpint (seat->fleet_count, <=, PH_MAX_FLEET);
  g_assert_cmpuint (seat->used >> seat->fleet_count, ==, 0);
  for (int i = 0; i < seat->fleet_count; i++)
    {
      g_assert_cmpint (seat->fleet[i], <, PH_SHIP_KINDS);
      kinds[seat->fleet[i]]++;
      if (ph_ship_level (seat->fleet[i]) == 1)
        {
          g_assert_cmpint (level_1 >> ph_ship_type (seat->fleet[i]) & 1, ==, 0);
          level_1 |= 1 << ph_ship_type (seat->fleet[i]);
        }
    }
  assert_zero (seat->fleet + seat->fleet_count, (gsize) (PH_MAX_FLEET - seat->fleet_count));
}

static void
assert_hubs_sound (const PhRuleset *ruleset,
                   const PhState   *state,
                   const PhSeat    *seat)
{
  gboolean chooses = is_in_setup (state) && seat->hub == PH_NONE;

  g_assert_true (is_in_setup (state) || seat->hub < ruleset->components.hub_count);
  g_assert_cmpint (seat->dealt[0] != PH_NONE, ==, chooses);
  g_assert_cmpint (seat->dealt[1] != PH_NONE, ==, chooses);
  if (chooses && seat->dealt[0] != PH_UNKNOWN)
    g_assert_cmpint (seat->dealt[0], <, seat->dealt[1]);
  if (ruleset->basic_hubs && seat->hub != PH_NONE)
    g_assert_false (ruleset->components.hubs[seat->hub].advanced);
}

static void
assert_seat_sound (const PhRuleset *ruleset,
                   const PhState   *state,
                   int              index,
                   int             *residents,
                   int             *kinds)
{
  const PhSeat *seat = &state->seats[index];
  int turns = state->seats[state->active].turns;

  for (int good = 0; good < PH_GOODS; good++)
    g_assert_cmpint (seat->goods[good], <, MOST_GAMES);
  for (int track = 0; track < PH_TRACKS; track++)
    g_assert_cmpint (seat->tracks[track], <=, PH_TRACK_LEVELS);
  g_assert_cmpint (seat->turns, <=, turns);
  g_assert_cmpint (seat->turns, >=, turns - 1);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    assert_sector_sound (ruleset, seat, slot, residents);
  assert_fleet_sound (seat, kinds);
  assert_hubs_sound (ruleset, state, seat);
  if (seat->marker.owner == PH_NONE)
    g_assert_cmpint (seat->marker.ship + seat->marker.ordinal, ==, 0);
  else
    g_assert_cmpint (seat->marker.ordinal, >, 0);
}

/*
 * The table
 */

/* What has been built and what can be are what the market began with. */
static void
assert_market_sound (const PhRuleset *ruleset,
                     const PhState   *state)
{
  int counts[PH_SECTORS] = { 0 };

  for (int sector = 0; sector < PH_SECTORS; sector++)
    {
      counts[sector] += ph_in_market (state, sector);
      for (int i = 0; i < ruleset->base.seats; i++)
        counts[sector] += ph_has_sector (&state->seats[i], sector);
      g_assert_cmpint (counts[sector], <=, 1);
      g_assert_true (!ruleset->first_game || counts[sector] == 0 || ph_sector_number (sector) <= 4);
    }
  for (int first = 0; first < PH_SECTORS; first += PH_TEMPLATES)
    {
      int sum = 0;

      for (int i = 0; i < PH_TEMPLATES; i++)
        sum += counts[first + i];
      g_assert_cmpint (sum, ==, ruleset->setup.sectors);
    }
}

/* The supply invariant of the rules page: nobody is lost, whoever waits for a quarter included. */
static void
assert_supply_sound (const PhRuleset *ruleset,
                     const PhState   *state,
                     int             *residents)
{
  int aliens = 0;

  if (state->phase == PH_PHASE_PLACE)
    residents[state->context.species]++;
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    {
      g_assert_cmpint (state->supply[species] + residents[species], <=, ruleset->components.species);
      aliens += state->supply[species] + residents[species];
    }
  g_assert_cmpint (aliens, ==, ruleset->setup.aliens);
  g_assert_cmpint (state->supply[PH_HUMAN] + residents[PH_HUMAN], ==, ruleset->setup.humans);
}

static void
assert_tokens_sound (const PhRuleset *ruleset,
                     const PhState   *state)
{
  int seen = 0;

  for (int row = 0; row < PH_MAX_NEUTRALS; row++)
    {
      g_assert_true (state->tokens[row] == 0 || row < ruleset->neutral_count);
      g_assert_cmpint (state->tokens[row], <=, ruleset->base.seats);
      if (state->tokens[row] == 0)
        continue;
      g_assert_cmpint (seen >> state->tokens[row] & 1, ==, 0);
      seen |= 1 << state->tokens[row];
    }
}

/*
 * Cards
 */

static void
count_cards (const guint8 *cards,
             int           count,
             gsize         room,
             int          *kinds,
             gboolean      sorted)
{
  for (int i = 0; i < count; i++)
    {
      if (sorted && i > 0)
        g_assert_cmpint (cards[i - 1], <=, cards[i]);
      if (cards[i] == PH_UNKNOWN)
        continue;
      g_assert_cmpint (cards[i], <, PH_SHIP_KINDS);
      kinds[cards[i]]++;
    }
  assert_zero (cards + count, room - (gsize) count);
}

static void
assert_hands_sound (const PhRuleset *ruleset,
                    const PhState   *state)
{
  gboolean draft = state->phase == PH_PHASE_DRAFT;

  g_assert_cmpint (draft, ==, state->level != 0);
  g_assert_cmpint (draft, ==, state->pick != 0);
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      int full = state->pick == 1 ? PH_HAND : PH_PICKS;
      gboolean picked = ph_place (ruleset, state, i) < ph_place (ruleset, state, state->current);

      g_assert_cmpint (state->hand_counts[i], ==, draft ? full - picked : 0);
    }
}

/* In a draft of level 2 and in the choice of hubs every card of that level is somewhere. */
static void
assert_cards_sound (const PhRuleset *ruleset,
                    const PhState   *state,
                    int             *kinds)
{
  int level_2 = state->deck_count + state->shown_count;
  int copies = 0;
  gboolean whole = state->phase == PH_PHASE_DRAFT || state->phase == PH_PHASE_HUB;

  assert_hands_sound (ruleset, state);
  for (int i = 0; i < PH_MAX_SEATS; i++)
    {
      count_cards (state->hands[i], state->hand_counts[i], PH_HAND, kinds, TRUE);
      level_2 += state->level == 2 ? state->hand_counts[i] : 0;
      for (int j = 0; j < state->seats[i].fleet_count; j++)
        level_2 += ph_ship_level (state->seats[i].fleet[j]) == 2;
    }
  count_cards (state->shown, state->shown_count, PH_SHOWN, kinds, TRUE);
  count_cards (state->deck, state->deck_count, PH_MAX_DECK, kinds, FALSE);
  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    {
      if (ph_ship_level (kind) > 1)
        g_assert_cmpint (kinds[kind], <=, ruleset->components.ships[kind].copies);
      copies += ph_ship_level (kind) == 2 ? ruleset->components.ships[kind].copies : 0;
    }
  if (whole && !ruleset->first_game)
    g_assert_cmpint (level_2, ==, copies);
  g_assert_cmpint (state->shown_count > 0, ==, state->phase == PH_PHASE_HUB_SHIPS);
  if (!whole && state->phase != PH_PHASE_HUB_SHIPS)
    g_assert_cmpint (state->deck_count, ==, 0);
}

/*
 * The context
 */

/* What a phase does not use is as the header says. */
static void
assert_context_sound (const PhRuleset *ruleset,
                      const PhState   *state)
{
  const PhContext *context = &state->context;
  PhPhase phase = (PhPhase) state->phase;
  gboolean has_dice = phase == PH_PHASE_REROLL || phase == PH_PHASE_PICK || phase == PH_PHASE_HUMAN ||
                      (phase == PH_PHASE_PLACE && context->species == PH_HUMAN);
  gboolean in_action = phase == PH_PHASE_DISMANTLE || phase == PH_PHASE_BUILD || phase == PH_PHASE_TRADE ||
                       phase == PH_PHASE_GIVE || phase == PH_PHASE_TAKE || phase == PH_PHASE_LOBBY || has_dice ||
                       phase == PH_PHASE_PLACE;

  g_assert_cmpint (in_action, ==, (context->owner != PH_NONE) != (context->power != PH_NONE));
  if (context->owner != PH_NONE)
    g_assert_true (ph_is_used (state, ph_ship (context->owner, context->ship)));
  else
    g_assert_cmpint (context->ship, ==, 0);
  if (context->power != PH_NONE)
    g_assert_cmpint (context->spent >> ph_slot (context->power) & 1, ==, 1);
  g_assert_true (context->spent == 0 || is_in_income (state));
  g_assert_cmpint (context->sector != PH_NONE, ==, phase == PH_PHASE_MOVE_TO);
  g_assert_true (phase == PH_PHASE_PLACE || phase == PH_PHASE_MOVE_TO || context->species == 0);
  g_assert_true (phase == PH_PHASE_PICK || phase == PH_PHASE_TRADE || !context->used);
  g_assert_cmpint (phase == PH_PHASE_GIVE, ==, context->gives > 0);
  g_assert_true ((phase == PH_PHASE_TAKE && context->power != PH_NONE) == (context->given != 0));
  g_assert_true (phase == PH_PHASE_LOBBY || context->moved == 0);
  g_assert_true (phase == PH_PHASE_DIPLO || context->track == 0);
  g_assert_true (phase == PH_PHASE_DIPLO || state->active == state->current);
  if (!has_dice)
    assert_zero (context->dice, PH_FACES);
}

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
  static const PhSeat nobody;
  const PhRuleset *ruleset = (const PhRuleset *) base;
  const PhState *state = data;
  int residents[PH_SPECIES] = { 0 };
  int kinds[PH_SHIP_KINDS] = { 0 };

  for (int i = 0; i < base->seats; i++)
    assert_seat_sound (ruleset, state, i, residents, kinds);
  for (int i = base->seats; i < PH_MAX_SEATS; i++)
    g_assert_cmpmem (&state->seats[i], sizeof nobody, &nobody, sizeof nobody);
  assert_market_sound (ruleset, state);
  assert_supply_sound (ruleset, state, residents);
  assert_tokens_sound (ruleset, state);
  assert_cards_sound (ruleset, state, kinds);
  assert_context_sound (ruleset, state);
  g_assert_cmpint (state->given_count, ==, 0);
}

/*
 * Hidden things
 */

static void
sort (guint8 *cards,
      int     count)
{
  for (int i = 0; i < count; i++)
    for (int j = i + 1; j < count; j++)
      if (cards[j] < cards[i])
        {
          guint8 card = cards[i];

          cards[i] = cards[j];
          cards[j] = card;
        }
}

/* A hand that @viewer holds, or has passed on and nobody has picked from. */
static gboolean
is_hand_known (const PhRuleset *ruleset,
               const PhState   *state,
               int              viewer,
               int              seat)
{
  int seats = ruleset->base.seats;
  int from = (seat + (state->level == 3 ? seats - 1 : 1)) % seats;

  return seat == viewer || (state->pick == 2 && state->hand_counts[seat] == 2 && from == viewer);
}

/* All cards of @level that @viewer does not see: in hands, in the deck, and out of the game. */
static void
permute_level (const PhRuleset *ruleset,
               PhState         *state,
               int              viewer,
               int              level,
               TableeRandom    *random)
{
  int left[PH_SHIP_KINDS];
  guint8 pool[PH_MAX_COPIES];
  gsize count = 0;

  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    left[kind] = ph_ship_level (kind) == level ? ruleset->components.ships[kind].copies : 0;
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      for (int j = 0; j < state->seats[i].fleet_count; j++)
        left[state->seats[i].fleet[j]]--;
      for (int j = 0; j < state->hand_counts[i]; j++)
        if (is_hand_known (ruleset, state, viewer, i))
          left[state->hands[i][j]]--;
    }
  for (int i = 0; i < state->shown_count; i++)
    if (viewer == state->current)
      left[state->shown[i]]--;
  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    for (int i = 0; ph_ship_level (kind) == level && i < left[kind]; i++)
      pool[count++] = (guint8) kind;
  tablee_random_shuffle (random, pool, count);

  for (int i = 0; i < ruleset->base.seats && state->level == level; i++)
    if (!is_hand_known (ruleset, state, viewer, i))
      {
        for (int j = 0; j < state->hand_counts[i]; j++)
          state->hands[i][j] = pool[--count];
        sort (state->hands[i], state->hand_counts[i]);
      }
  if (level != 2)
    return;
  for (int i = 0; i < state->shown_count && viewer != state->current; i++)
    state->shown[i] = pool[--count];
  sort (state->shown, state->shown_count);
  for (int i = 0; i < state->deck_count; i++)
    state->deck[i] = pool[--count];
}

static void
permute_hubs (const PhRuleset *ruleset,
              PhState         *state,
              int              viewer,
              TableeRandom    *random)
{
  guint8 pool[PH_MAX_HUBS];
  gsize count = 0;

  for (int hub = 0; hub < ruleset->components.hub_count; hub++)
    {
      gboolean seen = ruleset->basic_hubs && ruleset->components.hubs[hub].advanced;

      for (int i = 0; i < ruleset->base.seats; i++)
        {
          const PhSeat *seat = &state->seats[i];

          seen |= seat->hub == hub || (i == viewer && (seat->dealt[0] == hub || seat->dealt[1] == hub));
        }
      if (!seen)
        pool[count++] = (guint8) hub;
    }
  tablee_random_shuffle (random, pool, count);
  for (int i = 0; i < ruleset->base.seats; i++)
    if (i != viewer && state->seats[i].dealt[0] != PH_NONE)
      {
        state->seats[i].dealt[0] = pool[--count];
        state->seats[i].dealt[1] = pool[--count];
        sort (state->seats[i].dealt, 2);
      }
}

static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  PhState *state = data;

  if (state->phase == PH_PHASE_DRAFT && state->level == 3)
    permute_level (ruleset, state, viewer, 3, random);
  if (state->phase == PH_PHASE_DRAFT || state->deck_count > 0 || state->shown_count > 0)
    permute_level (ruleset, state, viewer, 2, random);
  permute_hubs (ruleset, state, viewer, random);
  tablee_random_seed (&state->chance, tablee_random_next (random));
}

/*
 * By what tempers show
 */

static PhShipType
find_type (const TableeRuleset *base,
           const PhState       *state,
           TableeAction         action)
{
  if (ph_action_kind (action) != PH_ACTION_USE)
    return PH_SHIP_TYPES;

  return (PhShipType) ph_ship_type (ph_acts_as ((const PhRuleset *) base, state, ph_action_number (action)));
}

static void
count_dismantling (const TableeRuleset *base,
                   const void          *data,
                   TableeAction         action,
                   double              *cases,
                   double              *sum)
{
  const PhState *state = data;

  *cases += state->phase == PH_PHASE_TURN;
  *sum += find_type (base, state, action) == PH_DISMANTLE;
}

static void
count_expeditions (const TableeRuleset *base,
                   const void          *data,
                   TableeAction         action,
                   double              *cases,
                   double              *sum)
{
  const PhState *state = data;

  *cases += state->phase == PH_PHASE_TURN;
  *sum += find_type (base, state, action) == PH_EXPEDITION;
}

static void
count_taken (const TableeRuleset *base,
             const void          *data,
             TableeAction         action,
             double              *cases,
             double              *sum)
{
  const PhState *state = data;
  const PhSeat *next = &state->seats[(state->current + 1) % base->seats];
  int sector = ph_action_number (action);
  int slot;

  if (ph_action_kind (action) != PH_ACTION_BUILD)
    return;

  slot = ph_slot (sector);
  *cases += 1;
  *sum += next->sectors[slot] == PH_NONE && (ph_sector_level (sector) == 1 || next->sectors[slot - 1] != PH_NONE);
}

static const TableeSampleTemper tempers[] = {
  { TABLEE_TEMPER_HOARDER, FALSE, "share of the turns in which a ship is dismantled", count_dismantling },
  { TABLEE_TEMPER_HASTY, TRUE, "share of the turns in which a ship is dismantled", count_dismantling },
  { TABLEE_TEMPER_GAMBLER, TRUE, "share of the turns with an expedition", count_expeditions },
  { TABLEE_TEMPER_SPOILER, TRUE, "share of the sectors built that the next seat could have built", count_taken },
  { 0 },
};

const TableeSample tablee_space_station_phoenix_sample = {
  .game = &tablee_space_station_phoenix_game,
  .options = options,
  .matches = matches,
  .tempers = tempers,
  .last_event = PH_EVENT_GAME_OVER,
  .written_every = 401,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
};
