/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of the game, and what everything is worth. */

#include "script.h"

/* Residents of one species in seat after seat, in sectors that hold nothing else. */
static void
settle (Script     *script,
        PhSpecies   species,
        const int  *counts)
{
  static const guint8 slots_of[PH_SPECIES][2] = { { 0, 3 }, { 0, 1 }, { 3, 4 }, { 6, 7 }, { 5, 8 } };

  for (int i = 0; i < script->base->seats; i++)
    {
      PhSeat *seat = &script->state.seats[i];

      for (int colour = 0; colour < PH_COLOURS; colour++)
        script_wing (script, i, (PhColour) colour);
      for (int j = 0; j < counts[i]; j++)
        {
          int slot = slots_of[species][j / 3];

          seat->residents[slot][seat->filled[slot]++] = (guint8) species;
        }
    }
}

static void
assert_majority (int         seats,
                 PhSpecies   species,
                 const int  *counts,
                 const char *points)
{
  g_autoptr (Script) script = script_new (seats, NULL);

  settle (script, species, counts);
  script_assert_row (script, (PhScoreRow) (PH_SCORE_HUMAN + species), points);
}

static void
test_tie_for_first (void)
{
  assert_majority (3, PH_GOLD_ALIEN, (int[]) { 5, 5, 2 }, "7 7 0");
  assert_majority (3, PH_GOLD_ALIEN, (int[]) { 3, 3, 3 }, "5 5 5");
  assert_majority (4, PH_BROWN_ALIEN, (int[]) { 1, 1, 1, 1 }, "3 3 3 3");
  assert_majority (2, PH_PINK_ALIEN, (int[]) { 2, 2 }, "7 7");
}

static void
test_tie_for_second (void)
{
  assert_majority (4, PH_TEAL_ALIEN, (int[]) { 6, 3, 3, 1 }, "10 2 2 0");
  assert_majority (4, PH_TEAL_ALIEN, (int[]) { 2, 2, 6, 2 }, "1 1 10 1");
}

static void
test_one_owner (void)
{
  assert_majority (3, PH_HUMAN, (int[]) { 1, 0, 0 }, "10 0 0");
  assert_majority (3, PH_HUMAN, (int[]) { 0, 0, 0 }, "0 0 0");
  assert_majority (2, PH_HUMAN, (int[]) { 4, 1 }, "10 5");
}

/* Every row, fresh residents included. */
static void
test_sheet (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 59, 4, 3, 2, 17);
  script_goods (script, 1, 19, 1, 1, 2, 41);
  script_hub (script, 0, 2);
  script_hub (script, 1, 8);
  script_fleet (script, 1, "DIS1 CON1 EXP1 TRA1 DIP1");
  script_sector (script, 0, 111, "teal human!");
  script_sector (script, 0, 212, "gold");
  script_sector (script, 0, 313, "teal teal gold teal teal!");
  script_sector (script, 1, 121, "pink");
  script_assert_row (script, PH_SCORE_TRACK, "17 41");
  script_assert_row (script, PH_SCORE_SECTORS, "20 4");
  script_assert_row (script, PH_SCORE_RESIDENTS, "16 2");
  script_assert_row (script, PH_SCORE_HUMAN, "10 0");
  script_assert_row (script, PH_SCORE_TEAL, "10 0");
  script_assert_row (script, PH_SCORE_PINK, "0 10");
  script_assert_row (script, PH_SCORE_BROWN, "0 0");
  script_assert_row (script, PH_SCORE_GOLD, "10 0");
  script_assert_row (script, PH_SCORE_HUB, "3 8");
  script_assert_row (script, PH_SCORE_QUARTERS, "5 0");
  script_assert_row (script, PH_SCORE_GEMS, "2 0");
  script_assert_row (script, PH_SCORE_RESOURCES, "1 0");
  script_assert_ranks (script, "1 2");
}

/* A quarter that was filled in the last turn counts; one that is empty does not. */
static void
test_last_quarter (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_sector (script, 0, 314, "teal teal teal teal teal!");
  script_sector (script, 0, 324, "pink pink pink pink");
  script_assert_row (script, PH_SCORE_QUARTERS, "2 0");
}

static void
assert_quarter (int         id,
                const char *points)
{
  g_autoptr (Script) script = script_new (2, NULL);

  for (int colour = 0; colour < PH_COLOURS; colour++)
    script_wing (script, 0, (PhColour) colour);
  script_sector (script, 0, 211, "teal human human");
  script_sector (script, 0, 111, "human human human");
  script_fleet (script, 0, "DIS1 CON1 EXP1*");
  script->state.seats[0].tracks[PH_DISMANTLE] = 3;
  script->state.seats[0].tracks[PH_TRANSPORT] = 2;
  script->state.seats[0].tracks[PH_EXPEDITION] = 1;
  script_sector (script, 0, id, id / 10 % 10 == 2 ? "gold pink gold gold human" : "gold gold gold human gold");
  script_assert_row (script, PH_SCORE_QUARTERS, points);
}

static void
test_quarters (void)
{
  assert_quarter (321, "8 0");
  assert_quarter (332, "4 0");
  assert_quarter (323, "1 0");
  assert_quarter (334, "9 0");
  assert_quarter (325, "6 0");
  assert_quarter (326, "4 0");
  assert_quarter (327, "4 0");
  assert_quarter (337, "3 0");
  assert_quarter (338, "6 0");
}

static void
assert_hub (int         hub,
            const char *points)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_hub (script, 0, hub);
  script_wing (script, 0, PH_TEAL);
  script_sector (script, 0, 111, "teal gold gold");
  script_sector (script, 0, 211, "gold gold gold human!");
  script_sector (script, 0, 121, "human human");
  script_fleet (script, 0, "DIS1 CON1 EXP1* TRA1 DIP1 FAR2 FAR3");
  script->state.seats[0].tracks[PH_DISMANTLE] = 3;
  script->state.seats[0].tracks[PH_TRANSPORT] = 2;
  script_assert_row (script, PH_SCORE_HUB, points);
}

static void
test_hubs (void)
{
  static const char *const points[] = {
    "4 0", "3 0", "6 0", "3 0", "4 0", "3 0", "2 0", "8 0", "6 0", "2 0", "2 0", "4 0",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    assert_hub ((int) i + 1, points[i]);
}

/* Points, then aliens, then humans. */
static void
test_ranks (void)
{
  g_autoptr (Script) script = script_new (4, NULL);

  script_sector (script, 0, 111, "human teal");
  script_sector (script, 1, 112, "human human");
  script_sector (script, 2, 113, "teal teal");
  script_sector (script, 3, 114, "teal human");
  for (int i = 0; i < 4; i++)
    {
      TableeScoreSheet sheet;

      tablee_space_station_phoenix_game.score (script->base, &script->state, &sheet);
      script_goods (script, i, 0, 0, 0, 0, (int) (30 - sheet.totals[i]));
    }
  script_assert_ranks (script, "2 4 1 2");
}

/*
 * The end
 */

/* The worked example. */
static void
test_trigger_in_another_turn (void)
{
  g_autoptr (Script) script = script_new (4, NULL);

  script_goods (script, 0, 0, 0, 0, 0, 39);
  script_goods (script, 1, 20, 0, 0, 0, 0);
  script_fleet (script, 1, "DIS1 EXP1");
  script->state.seats[0].tracks[PH_DISMANTLE] = 3;
  script_pass_to (script, 1);
  script_play (script, "use DIS1 | dismantle EXP1 | reward vp");
  g_assert_cmpint (script->state.seats[0].goods[PH_VP], ==, 40);
  g_assert_cmpint (script->state.trigger, ==, PH_NONE);
  script_pass_to (script, 0);
  script_play (script, "income");
  g_assert_cmpint (script->state.trigger, ==, 0);
  g_assert_cmpint (script_count_events (script, PH_EVENT_TRIGGER, NULL), ==, 1);

  for (int colour = 0; colour < PH_COLOURS; colour++)
    script_wing (script, 2, (PhColour) colour);
  script_pass_to (script, 3);
  g_assert_cmpint (script->state.trigger, ==, 0);
  script_play (script, "income");
  script_assert_phase (script, "3 over");
  g_assert_cmpint (script_count_events (script, PH_EVENT_GAME_OVER, NULL), ==, 1);
}

/* The worked example. */
static void
test_alien_trigger (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  memset (&script->state.supply[PH_TEAL_ALIEN], 0, 4);
  script->state.supply[PH_TEAL_ALIEN] = 6;
  script_goods (script, 0, 20, 2, 2, 0, 0);
  script_goods (script, 1, 20, 4, 4, 0, 0);
  script_fleet (script, 0, "TRA1");
  script_fleet (script, 1, "TRA3");
  script_sector (script, 0, 111, "");
  script_sector (script, 1, 112, "");
  script_sector (script, 1, 212, "");
  script_play (script, "use TRA1 | alien teal | place 111");
  g_assert_cmpint (script->state.trigger, ==, PH_NONE);
  script_play (script, "alien teal | place 111 | stop");
  g_assert_cmpint (script->state.trigger, ==, 0);
  script_assert_phase (script, "1 turn");
  script_play (script, "use TRA3 | alien teal | place 112 | alien teal | place 112");
  script_play (script, "alien teal | place 212 | alien teal | place 212");
  g_assert_cmpint (script->state.supply[PH_TEAL_ALIEN], ==, 0);
  script_play (script, "stop");
  script_assert_phase (script, "1 over");
  g_assert_cmpuint (tablee_space_station_phoenix_game.legal (script->base, &script->state, (TableeAction[PH_MAX_ACTIONS]) { 0 }),
                    ==, 0);
}

/* Whose turn it is, triggers. */
static void
test_aliens_in_any_turn (void)
{
  g_autoptr (Script) script = script_new (3, NULL);

  memset (&script->state.supply[PH_TEAL_ALIEN], 1, 4);
  script_play (script, "income");
  g_assert_cmpint (script->state.trigger, ==, 0);
  script_pass_to (script, 2);
  script_play (script, "income");
  script_assert_phase (script, "2 over");
}

static void
test_one_trigger (void)
{
  g_autoptr (Script) script = script_new (3, NULL);
  const TableeEvent *event = NULL;

  script_goods (script, 0, 0, 0, 0, 0, 40);
  script_goods (script, 1, 0, 0, 0, 0, 90);
  memset (&script->state.supply[PH_TEAL_ALIEN], 0, 4);
  for (int colour = 0; colour < PH_COLOURS; colour++)
    script_wing (script, 0, (PhColour) colour);
  script_play (script, "income");
  g_assert_cmpint (script_count_events (script, PH_EVENT_TRIGGER, &event), ==, 1);
  g_assert_cmpint (event->args[0], ==, PH_TRIGGER_VP | PH_TRIGGER_SECTORS | PH_TRIGGER_ALIENS);
  g_assert_cmpint (script_count_events (script, PH_EVENT_TURN, &event), ==, 1);
  g_assert_cmpint (event->args[1], ==, TRUE);
  script_play (script, "income");
  g_assert_cmpint (script->state.trigger, ==, 0);
  g_assert_cmpint (script_count_events (script, PH_EVENT_TRIGGER, NULL), ==, 0);
  script_play (script, "income");
  script_assert_phase (script, "2 over");
}

static void
test_beyond_forty (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 0, 0, 0, 0, 0);
  script_goods (script, 1, 20, 0, 0, 0, 47);
  script->state.trigger = 0;
  script_fleet (script, 1, "EXP1");
  script_dice (script, "human human human human");
  script_pass_to (script, 1);
  script_play (script, "use EXP1 | pick human | observe | pick human | observe");
  script_assert_row (script, PH_SCORE_TRACK, "0 49");
}

/* A hundred and twenty turns are enough, at the end of the round. */
static void
test_limit (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script->state.seats[0].turns = 119;
  script->state.seats[1].turns = 118;
  script_pass_to (script, 1);
  script_play (script, "income");
  script_assert_phase (script, "0 turn");
  g_assert_cmpint (script->state.seats[0].turns, ==, 120);
  script_play (script, "income");
  script_assert_phase (script, "1 turn");
  script_play (script, "income");
  script_assert_phase (script, "1 over");
  g_assert_cmpint (script_count_events (script, PH_EVENT_LIMIT, NULL), ==, 1);
}

/* Nobody has more than can be written. */
static void
test_most_goods (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  const TableeEvent *event = NULL;

  script_goods (script, 0, PH_MAX_GOODS, PH_MAX_GOODS - 3, 0, 0, 0);
  script_fleet (script, 0, "FAR3 ICE2");
  script->state.seats[1].turns = PH_MAX_GOODS;
  script_play (script, "use FAR3");
  script_assert_goods (script, 0, PH_MAX_GOODS - 4, PH_MAX_GOODS, 0, 0, 0);
  g_assert_cmpint (script_count_events (script, PH_EVENT_GAIN, &event), ==, 1);
  g_assert_cmpint (event->args[1], ==, 3);
  g_assert_cmpint (script->state.seats[1].turns, ==, PH_MAX_GOODS);
}

/* The rows of the final scoring add up to the totals that are told. */
static void
test_final_events (void)
{
  g_autoptr (Script) script = script_deal (3, NULL, 1, 7);
  const TableeEvent *over = NULL;
  int totals[3] = { 0 };
  TableeRandom random;

  tablee_random_seed (&random, 3);
  while (script->state.phase != PH_PHASE_OVER)
    {
      TableeAction actions[PH_MAX_ACTIONS];
      gsize count = tablee_space_station_phoenix_game.legal (script->base, &script->state, actions);

      script->events.count = 0;
      tablee_space_station_phoenix_game.apply (script->base, &script->state,
                                               actions[tablee_random_below (&random, (guint32) count)], &script->events);
    }
  for (gsize i = 0; i < script->events.count; i++)
    if (script->items[i].kind == PH_EVENT_SCORE)
      {
        totals[script->items[i].seat] += script->items[i].args[1];
        g_assert_cmpint (script->items[i].args[2], ==, totals[script->items[i].seat]);
      }
  g_assert_cmpint (script_count_events (script, PH_EVENT_GAME_OVER, &over), ==, 1);
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (over->args[i], ==, totals[i]);
}

#define RULING(number, name) "/games/space-station-phoenix/SP-R" #number "/" name
#define RULE(name) "/games/space-station-phoenix/end/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (15, "last-quarter"), test_last_quarter);
  g_test_add_func (RULING (23, "another-turn"), test_trigger_in_another_turn);
  g_test_add_func (RULING (24, "aliens"), test_alien_trigger);
  g_test_add_func (RULING (24, "aliens-in-any-turn"), test_aliens_in_any_turn);
  g_test_add_func (RULING (25, "one-trigger"), test_one_trigger);
  g_test_add_func (RULING (28, "tie-for-first"), test_tie_for_first);
  g_test_add_func (RULING (29, "one-owner"), test_one_owner);
  g_test_add_func (RULING (33, "beyond-forty"), test_beyond_forty);
  g_test_add_func (RULING (42, "sheet"), test_sheet);

  g_test_add_func (RULE ("tie-for-second"), test_tie_for_second);
  g_test_add_func (RULE ("quarters"), test_quarters);
  g_test_add_func (RULE ("hubs"), test_hubs);
  g_test_add_func (RULE ("ranks"), test_ranks);
  g_test_add_func (RULE ("limit"), test_limit);
  g_test_add_func (RULE ("most-goods"), test_most_goods);
  g_test_add_func (RULE ("final-events"), test_final_events);

  return g_test_run ();
}
