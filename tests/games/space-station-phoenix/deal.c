/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the deal to the first turn, what everybody knows of it, and what could be true where they do not. */

#include "script.h"

#include <math.h>

static const TableeGame *const game = &tablee_space_station_phoenix_game;

static int
count_bits (guint32 bits)
{
  int count = 0;

  for (; bits != 0; bits &= bits - 1)
    count++;

  return count;
}

static void
play_first (Script *script)
{
  TableeAction actions[PH_MAX_ACTIONS];

  g_assert_cmpuint (game->legal (script->base, &script->state, actions), >, 0);
  script->events.count = 0;
  game->apply (script->base, &script->state, actions[0], &script->events);
}

static void
play_to (Script *script,
         PhPhase phase)
{
  while (script->state.phase != phase)
    play_first (script);
}

/*
 * The deal
 */

static void
check_supply (int seats,
              int aliens,
              int humans,
              int neutrals)
{
  g_autoptr (Script) script = script_deal (seats, NULL, 0, (guint64) seats);
  const PhState *state = &script->state;

  g_assert_cmpint (ph_count_aliens (state), ==, aliens);
  g_assert_cmpint (state->supply[PH_HUMAN], ==, humans);
  g_assert_cmpint (script->ruleset->neutral_count, ==, neutrals);
  for (int level = 1; level <= PH_LEVELS; level++)
    for (int colour = 0; colour < PH_COLOURS; colour++)
      g_assert_cmpint (count_bits (state->market[level - 1] >> (8 * colour) & 0xff), ==, seats);
  for (int i = 0; i < seats; i++)
    {
      script_assert_fleet (script, i, "DIS1 CON1 EXP1 TRA1 DIP1");
      g_assert_cmpint (state->hand_counts[i], ==, 3);
      g_assert_cmpint (state->seats[i].dealt[0], <, state->seats[i].dealt[1]);
    }
  g_assert_cmpint (state->deck_count, ==, 14);
  script_assert_phase (script, "0 draft");
}

static void
test_supply (void)
{
  check_supply (2, 50, 16, 4);
  check_supply (3, 70, 20, 5);
  check_supply (4, 90, 24, 6);
}

static void
test_first_game (void)
{
  g_autoptr (Script) script = script_deal (4, "\"first_game\": true", 2, 5);
  const guint32 *market = script->state.market;

  for (int level = 0; level < PH_LEVELS; level++)
    g_assert_cmphex (market[level], ==, 0x0f0f0f);
  script_assert_phase (script, "2 turn");
  script_assert_fleet (script, 2, "DIS1 CON1 EXP1 TRA1 DIP1 FAR2 CON2 ICE3 TRA3");
  g_assert_cmpint (script->state.seats[2].turns, ==, 1);
}

/* Places are counted from the seat that begins. */
static void
test_places (void)
{
  g_autoptr (Script) script = script_deal (4, "\"first_game\": true", 2, 5);

  script_assert_fleet (script, 3, "DIS1 CON1 EXP1 TRA1 DIP1 ICE2 DIS2 FAR3 EXP3");
  script_assert_fleet (script, 0, "DIS1 CON1 EXP1 TRA1 DIP1 TRA2 EXP2 DIS3 FAR3");
  script_assert_fleet (script, 1, "DIS1 CON1 EXP1 TRA1 DIP1 DIP2 TRA2 CON3 ICE3");
  script_assert_goods (script, 2, 10, 2, 2, 2, 0);
  script_assert_goods (script, 3, 14, 2, 2, 2, 0);
  script_assert_goods (script, 0, 20, 1, 1, 2, 0);
  script_assert_goods (script, 1, 21, 2, 2, 2, 0);
  g_assert_cmpint (script->state.seats[1].hub, ==, 3);
  g_assert_cmpint (ph_place (script->ruleset, &script->state, 1), ==, 3);
}

static void
test_places_of_two (void)
{
  g_autoptr (Script) script = script_deal (2, "\"first_game\": true", 1, 5);

  script_assert_goods (script, 1, 10, 2, 2, 2, 0);
  script_assert_goods (script, 0, 12, 2, 2, 3, 0);
}

static void
test_basic_hubs (void)
{
  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (Script) script = script_deal (4, "\"hubs\": \"basic\"", 0, seed);

      for (int i = 0; i < 4; i++)
        g_assert_cmpint (script->state.seats[i].dealt[1], <, 8);
    }
}

/*
 * The draft
 */

static void
test_open_picks (void)
{
  g_autoptr (Script) script = script_deal (3, NULL, 1, 9);
  PhState *state = &script->state;
  const TableeEvent *event = NULL;
  PhState view;
  int kind = state->hands[1][0];

  play_first (script);
  g_assert_cmpint (script_count_events (script, PH_EVENT_DRAFT, &event), ==, 1);
  g_assert_cmpint (event->args[0], ==, kind);
  g_assert_cmpint (state->seats[1].fleet[5], ==, kind);
  script_assert_phase (script, "2 draft");

  view = *state;
  game->conceal (script->base, &view, 2);
  g_assert_cmpint (view.seats[1].fleet[5], ==, kind);
  g_assert_cmpint (view.hand_counts[1], ==, 2);
  g_assert_cmpint (view.hands[1][0], ==, PH_UNKNOWN);
  g_assert_cmpint (view.hands[0][2], ==, PH_UNKNOWN);
  g_assert_cmpmem (view.hands[2], PH_HAND, state->hands[2], PH_HAND);
  g_assert_cmpint (view.seats[0].dealt[0], ==, PH_UNKNOWN);
  g_assert_cmpint (view.seats[2].dealt[0], ==, state->seats[2].dealt[0]);
}

/* Level 3 goes to the left, level 2 to the right; the hand passed on is known until the neighbour picks from it. */
static void
check_passing (PhState *state,
               Script  *script,
               int      step)
{
  guint8 hands[PH_MAX_SEATS][PH_HAND];
  PhState view;

  for (int i = 0; i < 3; i++)
    {
      memcpy (hands, state->hands, sizeof hands);
      play_first (script);
    }
  g_assert_cmpint (state->pick, ==, 2);
  /* The last one to pick has passed on what it left. */
  g_assert_cmpint (state->hands[(0 + step) % 3][0], ==, hands[0][1]);
  g_assert_cmpint (state->hands[(0 + step) % 3][1], ==, hands[0][2]);

  view = *state;
  game->conceal (script->base, &view, 0);
  g_assert_cmpmem (view.hands[step % 3], 2, state->hands[step % 3], 2);
  g_assert_cmpint (view.hands[(2 * step) % 3][0], ==, PH_UNKNOWN);
  while (state->current != (step + 1) % 3 && state->pick == 2)
    play_first (script);
  if (state->pick != 2)
    return;
  view = *state;
  game->conceal (script->base, &view, 0);
  g_assert_cmpint (view.hands[step % 3][0], ==, PH_UNKNOWN);
}

static void
test_passing (void)
{
  g_autoptr (Script) script = script_deal (3, NULL, 1, 4);
  PhState *state = &script->state;

  check_passing (state, script, 1);
  while (state->level == 3)
    play_first (script);
  g_assert_cmpint (state->deck_count, ==, 14 - 9);
  check_passing (state, script, 2);
  play_to (script, PH_PHASE_HUB);
  g_assert_cmpint (state->deck_count, ==, 14 - 6);
  for (int i = 0; i < 3; i++)
    {
      int levels = 0;

      g_assert_cmpint (state->seats[i].fleet_count, ==, 9);
      for (int j = 5; j < 9; j++)
        levels = 10 * levels + ph_ship_level (state->seats[i].fleet[j]);
      g_assert_cmpint (levels, ==, 3322);
      g_assert_cmpint (state->hand_counts[i], ==, 0);
    }
}

static void
set_dealt (Script *script,
           int     seat,
           int     a,
           int     b)
{
  script->state.seats[seat].dealt[0] = (guint8) (a - 1);
  script->state.seats[seat].dealt[1] = (guint8) (b - 1);
}

/* Every hub, then the ships, then the sectors, then the levels, each in turn order. */
static void
test_order_of_setup (void)
{
  g_autoptr (Script) script = script_deal (4, NULL, 1, 2);

  play_to (script, PH_PHASE_HUB);
  set_dealt (script, 1, 5, 6);
  set_dealt (script, 2, 7, 11);
  set_dealt (script, 3, 8, 9);
  set_dealt (script, 0, 4, 10);
  script_assert_phase (script, "1 hub");
  script_assert_refused (script, "hub H09", PH_REASON_NOT_DEALT);
  script_play (script, "hub H05 | hub H11 | hub H09 | hub H10");
  script_assert_phase (script, "3 hub-ships");
  g_assert_cmpint (script_count_events (script, PH_EVENT_SHOW_SHIP, NULL), ==, 3);
  g_assert_cmpint (script->state.shown_count, ==, 3);
  g_assert_cmpint (script->state.deck_count, ==, 3);
  play_first (script);
  script_assert_phase (script, "3 hub-ships");
  g_assert_cmpint (script->state.shown_count, ==, 2);
  play_first (script);
  g_assert_cmpint (script->state.seats[3].fleet_count, ==, 11);
  g_assert_cmpint (script->state.deck_count, ==, 0);
  script_assert_phase (script, "2 hub-sector");
  play_first (script);
  script_assert_phase (script, "0 hub-sector");
  play_first (script);
  g_assert_cmpint (ph_count_sectors (&script->state.seats[0]), ==, 1);
  script_assert_phase (script, "1 hub-diplo");
  script_assert_legal (script, "track dismantle | track construction | track expedition | track transport");
  script_play (script, "track expedition");
  script_assert_phase (script, "2 hub-diplo");
  script_play (script, "track transport");
  script_assert_phase (script, "1 turn");
  g_assert_cmpint (script->state.seats[2].tracks[PH_TRANSPORT], ==, 1);
  script_assert_goods (script, 1, 12, 2, 2, 1, 0);
  script_assert_goods (script, 2, 11, 1, 1, 0, 0);
  script_assert_goods (script, 0, 20, 2, 2, 0, 0);
}

static void
test_free_sector (void)
{
  g_autoptr (Script) script = script_deal (2, NULL, 0, 2);

  play_to (script, PH_PHASE_HUB);
  set_dealt (script, 0, 10, 12);
  set_dealt (script, 1, 1, 2);
  script_market (script, "118 121 211 312");
  script_play (script, "hub H10 | hub H01");
  script_assert_legal (script, "sector 118 | sector 121");
  script_assert_refused (script, "sector 211", PH_REASON_NOT_LEVEL_1);
  script_assert_refused (script, "sector 111", PH_REASON_NOT_IN_MARKET);
  script_play (script, "sector 118");
  script_assert_sector (script, 0, 118, "");
  script_assert_goods (script, 0, 8, 2, 2, 0, 0);
  script_assert_phase (script, "0 turn");
}

/*
 * Imagining
 */

enum { SAMPLES = 20000 };

/* Fails where the counts are less alike than once in some ten thousand times. */
static void
assert_likely (const int    *counts,
               const double *shares,
               int           count)
{
  double sum = 0;
  int kinds = 0;

  for (int i = 0; i < count; i++)
    {
      double expected = shares[i] * SAMPLES;

      if (shares[i] <= 0)
        {
          g_assert_cmpint (counts[i], ==, 0);
          continue;
        }
      sum += (counts[i] - expected) * (counts[i] - expected) / expected;
      kinds++;
    }
  g_assert_cmpfloat (sum, <, kinds - 1 + 4 * sqrt (2.0 * (kinds - 1)));
}

/* Two hubs of the six that the viewer does not see: fifteen pairs. */
static void
test_imagined_hubs (void)
{
  g_autoptr (Script) script = script_deal (2, "\"hubs\": \"basic\"", 0, 6);
  int counts[64] = { 0 };
  double shares[64] = { 0 };
  TableeRandom random;
  PhState view;

  play_to (script, PH_PHASE_HUB);
  view = script->state;
  game->conceal (script->base, &view, 0);
  for (int a = 0; a < 8; a++)
    for (int b = a + 1; b < 8; b++)
      {
        const guint8 *own = view.seats[0].dealt;

        if (a != own[0] && a != own[1] && b != own[0] && b != own[1])
          shares[8 * a + b] = 1.0 / 15;
      }
  tablee_random_seed (&random, 11);
  for (int i = 0; i < SAMPLES; i++)
    {
      PhState truth = view;

      game->resample (script->base, &truth, 0, &random);
      counts[8 * truth.seats[1].dealt[0] + truth.seats[1].dealt[1]]++;
    }
  assert_likely (counts, shares, 64);
}

/* The level 2 cards that are in no fleet. */
static int
list_undrafted (Script *script,
                guint8  cards[14])
{
  int count = 0;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    {
      int kind = ph_ship_kind (type, 2);
      int fleets = 0;

      for (int i = 0; i < script->base->seats; i++)
        for (int j = 0; j < script->state.seats[i].fleet_count; j++)
          fleets += script->state.seats[i].fleet[j] == kind;
      for (int i = 0; i < 2 - fleets; i++)
        cards[count++] = (guint8) kind;
    }

  return count;
}

static int
key_of_three (const guint8 *cards)
{
  return (ph_ship_type (cards[0]) * 7 + ph_ship_type (cards[1])) * 7 + ph_ship_type (cards[2]);
}

/* Three of six cards, of which some are alike: each of the twenty threes as likely. */
static void
test_imagined_ships (void)
{
  g_autoptr (Script) script = script_deal (4, NULL, 0, 1);
  int counts[343] = { 0 };
  double shares[343] = { 0 };
  guint8 cards[14];
  TableeRandom random;
  PhState view;

  play_to (script, PH_PHASE_HUB);
  set_dealt (script, 0, 8, 9);
  script_play (script, "hub H09");
  play_to (script, PH_PHASE_HUB_SHIPS);
  g_assert_cmpint (list_undrafted (script, cards), ==, 6);
  for (int a = 0; a < 6; a++)
    for (int b = a + 1; b < 6; b++)
      for (int c = b + 1; c < 6; c++)
        shares[key_of_three ((guint8[]) { cards[a], cards[b], cards[c] })] += 1.0 / 20;
  view = script->state;
  game->conceal (script->base, &view, 3);
  g_assert_cmpint (view.shown[0], ==, PH_UNKNOWN);
  tablee_random_seed (&random, 12);
  for (int i = 0; i < SAMPLES; i++)
    {
      PhState truth = view;

      game->resample (script->base, &truth, 3, &random);
      counts[key_of_three (truth.shown)]++;
    }
  assert_likely (counts, shares, 343);
}

/* The last card of the neighbour is not remembered: any that is not seen elsewhere. */
static void
test_imagined_hand (void)
{
  g_autoptr (Script) script = script_deal (2, NULL, 1, 3);
  int counts[PH_SHIP_KINDS] = { 0 };
  double shares[PH_SHIP_KINDS] = { 0 };
  TableeRandom random;
  PhState view;
  int unseen = 14;

  for (int i = 0; i < 3; i++)
    play_first (script);
  g_assert_cmpint (script->state.hand_counts[1], ==, 1);
  view = script->state;
  game->conceal (script->base, &view, 0);
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    unseen -= ph_count_ships (script->ruleset, &view, ph_ship_kind (type, 3));
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    {
      int kind = ph_ship_kind (type, 3);

      shares[kind] = (double) (2 - ph_count_ships (script->ruleset, &view, kind)) / unseen;
    }
  tablee_random_seed (&random, 13);
  for (int i = 0; i < SAMPLES; i++)
    {
      PhState truth = view;

      game->resample (script->base, &truth, 0, &random);
      counts[truth.hands[1][0]]++;
    }
  assert_likely (counts, shares, PH_SHIP_KINDS);
}

/* Two foods, two waters, a metal and a human on each die; faces given in writing are as unknown as others. */
static void
test_imagined_dice (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  int counts[PH_FACES] = { 0 };
  TableeRandom random;
  PhState view;

  script_goods (script, 0, 9, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_dice (script, "human human human human");
  view = script->state;
  game->conceal (script->base, &view, 0);
  g_assert_cmpint (view.given_count, ==, PH_GIVEN_UNKNOWN);
  g_assert_cmpint (view.given[0], ==, 0);
  tablee_random_seed (&random, 14);
  for (int i = 0; i < SAMPLES / 4; i++)
    {
      PhState truth = view;

      game->resample (script->base, &truth, 0, &random);
      game->apply (script->base, &truth, ph_action (PH_ACTION_USE, ph_ship (0, 0)), NULL);
      for (int face = 0; face < PH_FACES; face++)
        counts[face] += truth.context.dice[face];
    }
  assert_likely (counts, (double[]) { 2.0 / 6, 2.0 / 6, 1.0 / 6, 1.0 / 6 }, PH_FACES);
}

/*
 * The door
 */

static void
check_door (Script *script)
{
  TableeAction actions[PH_MAX_ACTIONS];
  gsize count = game->legal (script->base, &script->state, actions);
  gsize next = 0;

  for (int kind = 0; kind < PH_N_ACTIONS; kind++)
    for (int number = 0; number <= 0xffff; number++)
      {
        TableeAction action = ph_action ((PhActionKind) kind, number);
        gboolean legal = next < count && actions[next] == action;

        if (legal)
          next++;
        if (legal != (game->check (script->base, &script->state, action) == TABLEE_REASON_NONE))
          g_error ("Action %x in phase %d", action, script->state.phase);
      }
  g_assert_cmpuint (next, ==, count);
}

/* What is legal and what is let in are the same, for every number that an action could hold. */
static void
test_door (void)
{
  guint32 phases = 0;
  TableeRandom random;

  tablee_random_seed (&random, 15);
  for (guint64 seed = 0; seed < 12; seed++)
    {
      g_autoptr (Script) script = script_deal (2 + (int) seed % 3, NULL, 0, seed);
      guint32 here = 0;

      while (script->state.phase != PH_PHASE_OVER)
        {
          TableeAction actions[PH_MAX_ACTIONS];
          gsize count = game->legal (script->base, &script->state, actions);

          if (!(here >> script->state.phase & 1) || tablee_random_below (&random, 100) == 0)
            check_door (script);
          here |= 1u << script->state.phase;
          game->apply (script->base, &script->state, actions[tablee_random_below (&random, (guint32) count)], NULL);
        }
      check_door (script);
      phases |= here;
    }
  g_assert_cmphex (phases, ==, (1u << PH_PHASE_OVER) - 1);
}

#define RULING(number, name) "/games/space-station-phoenix/SP-R" #number "/" name
#define RULE(name) "/games/space-station-phoenix/deal/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (34, "open-picks"), test_open_picks);
  g_test_add_func (RULING (34, "passing"), test_passing);
  g_test_add_func (RULING (35, "places"), test_places);
  g_test_add_func (RULING (35, "places-of-two"), test_places_of_two);
  g_test_add_func (RULING (39, "order"), test_order_of_setup);
  g_test_add_func (RULING (39, "free-sector"), test_free_sector);

  g_test_add_func (RULE ("supply"), test_supply);
  g_test_add_func (RULE ("first-game"), test_first_game);
  g_test_add_func (RULE ("basic-hubs"), test_basic_hubs);
  g_test_add_func (RULE ("imagined-hubs"), test_imagined_hubs);
  g_test_add_func (RULE ("imagined-ships"), test_imagined_ships);
  g_test_add_func (RULE ("imagined-hand"), test_imagined_hand);
  g_test_add_func (RULE ("imagined-dice"), test_imagined_dice);
  g_test_add_func (RULE ("door"), test_door);

  return g_test_run ();
}
