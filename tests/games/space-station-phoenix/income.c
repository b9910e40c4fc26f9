/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Incomes: when one may be taken, what it brings, its powers and moves; and when residents become active. */

#include "script.h"

/*
 * The gate
 */

/* The worked example. */
static void
test_gate (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 8, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1 DIP1");
  script->state.tokens[2] = 1;
  script_assert_refused (script, "income", PH_REASON_INCOME_GATE);
  script_goods (script, 0, 7, 0, 0, 0, 0);
  g_assert_true (script_is_legal (script, "income"));
  script_goods (script, 0, 8, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1 DIP1*");
  g_assert_true (script_is_legal (script, "income"));
}

/* Gems that are paid in a turn open no gate in it: the only way goes through the ship. */
static void
test_gate_before_paying (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 8, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_dice (script, "food food food food");
  script_assert_refused (script, "income", PH_REASON_INCOME_GATE);
  script_play (script, "use EXP1");
  script_assert_refused (script, "income", TABLEE_REASON_PHASE);
  script_play (script, "pick food | stop");
  script_pass_to (script, 0);
  g_assert_true (script_is_legal (script, "income"));
}

static void
test_not_stuck (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 50, 0, 0, 0, 0);
  script_fleet (script, 0, "DIS1");
  script_market (script, "111");
  memset (script->state.seats[0].tracks, 3, PH_TRACKS);
  script->state.tokens[0] = 1;
  script_assert_legal (script, "income");
  script->state.tokens[0] = 0;
  g_assert_true (script_is_legal (script, "use N-DIS"));
  script_assert_refused (script, "income", PH_REASON_INCOME_GATE);
}

/*
 * Gains
 */

/* The worked example. */
static void
test_fresh_residents (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 5, 1, 0, 1, 0);
  script_hub (script, 0, 1);
  script_fleet (script, 0, "EXP1 DIP1");
  script_sector (script, 0, 215, "teal teal gold");
  script_sector (script, 0, 111, "teal");
  script_dice (script, "human");
  script_play (script, "income");
  script_assert_goods (script, 0, 8, 1, 1, 1, 0);
  script_assert_phase (script, "0 income-power");
  script_assert_legal (script, "power 215 | done");
  script_play (script, "power 215 | pick human | recruit");
  script_assert_legal (script, "place 111 | place 215");
  script_play (script, "place 111");
  script_assert_sector (script, 0, 111, "teal human!");
  script_assert_goods (script, 0, 8, 0, 0, 0, 0);
  script_assert_phase (script, "0 move");
  script_play (script, "done");

  script_pass_to (script, 0);
  script_assert_sector (script, 0, 111, "teal human");
  script_goods (script, 0, 5, 0, 0, 0, 0);
  script_play (script, "income");
  script_assert_goods (script, 0, 8, 0, 2, 0, 0);
}

/* An action's bonus waits as well. */
static void
test_fresh_bonus (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 2, 2, 0, 0);
  script_fleet (script, 0, "TRA1 TRA2 TRA3");
  script_sector (script, 0, 115, "teal gold");
  script_play (script, "use TRA1 | alien teal | place 115");
  script_assert_sector (script, 0, 115, "teal gold teal!");
  g_assert_cmpint (ph_count_bonus (script->ruleset, &script->state, 0, PH_QUARTER_TRANSPORT), ==, 0);
  script_play (script, "stop");
  script_pass_to (script, 0);
  g_assert_cmpint (ph_count_bonus (script->ruleset, &script->state, 0, PH_QUARTER_TRANSPORT), ==, 1);
  script_play (script, "use TRA2");
  g_assert_cmpint (script->state.context.left, ==, 5);
}

/* Fresh until the next own turn begins, whatever that turn is; others' turns do not count. */
static void
test_fresh_until_next_turn (void)
{
  g_autoptr (Script) script = script_new (3, NULL);

  script_goods (script, 0, 20, 1, 1, 0, 0);
  script_fleet (script, 0, "TRA1 EXP1");
  script_sector (script, 0, 111, "");
  script_play (script, "use TRA1 | alien teal | place 111 | stop");
  script_assert_sector (script, 0, 111, "teal!");
  script_pass_to (script, 1);
  script_assert_sector (script, 0, 111, "teal!");
  script_pass_to (script, 2);
  script_assert_sector (script, 0, 111, "teal!");
  script_pass_to (script, 0);
  script_assert_sector (script, 0, 111, "teal");
  g_assert_cmpint (script->state.seats[0].turns, ==, 3);
}

static void
test_rounded_down (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  int goods[PH_GOODS];

  script_goods (script, 0, 5, 0, 0, 0, 0);
  script_hub (script, 0, 9);
  script_fleet (script, 0, "EXP1* DIP1 CON1 DIS1 TRA1");
  ph_count_income (script->ruleset, &script->state, 0, goods);
  g_assert_cmpint (goods[PH_GEM], ==, 2);
  script_play (script, "income");
  script_assert_goods (script, 0, 7, 0, 0, 0, 0);

  script_hub (script, 0, 4);
  script_sector (script, 0, 111, "teal teal teal");
  script_sector (script, 0, 121, "pink pink");
  script_assert_row (script, PH_SCORE_HUB, "1 0");
}

static void
test_hub_income (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_hub (script, 0, 6);
  script_fleet (script, 0, "EXP1 DIP1*");
  script_hub (script, 1, 7);
  script_play (script, "income");
  script_assert_goods (script, 0, 2, 1, 0, 0, 0);
  script_play (script, "income");
  script_assert_goods (script, 1, 0, 0, 1, 0, 0);
}

static void
test_quarters (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  int goods[PH_GOODS];

  script_sector (script, 0, 131, "brown gold human");
  script_sector (script, 0, 232, "gold gold gold gold!");
  script_sector (script, 0, 325, "pink pink pink pink pink");
  ph_count_income (script->ruleset, &script->state, 0, goods);
  g_assert_cmpint (goods[PH_GEM], ==, 5);
  script_play (script, "income");
  script_assert_goods (script, 0, 5, 1, 1, 1, 2);
}

/* Gains come first: with them the powers are better, never worse. */
static void
test_gains_first (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_sector (script, 0, 314, "teal teal teal teal");
  script_dice (script, "water");
  script_play (script, "income");
  script_assert_goods (script, 0, 0, 0, 1, 0, 1);
  script_assert_phase (script, "0 income-power");
  script_play (script, "power 314 | pick water");
  script_assert_goods (script, 0, 0, 0, 2, 0, 1);
  script_assert_phase (script, "1 turn");
}

/* The only water for the swap, and the only gem for the move, come from this income. */
static void
test_gains_spent_at_once (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_hub (script, 0, 1);
  script_fleet (script, 0, "EXP1");
  script_sector (script, 0, 121, "gold");
  script_sector (script, 0, 327, "pink gold pink gold");
  script_play (script, "income");
  script_assert_goods (script, 0, 1, 0, 1, 0, 1);
  script_play (script, "power 327");
  script_assert_legal (script, "give water");
  script_play (script, "give water");
  script_assert_legal (script, "take food | take metal");
  script_assert_refused (script, "take water", PH_REASON_SAME_GOODS);
  script_play (script, "take metal");
  script_assert_goods (script, 0, 1, 0, 0, 1, 1);
  script_assert_phase (script, "0 move");
  script_assert_legal (script, "move 121 gold | move 327 gold | move 327 pink | done");
  script_play (script, "move 327 gold | move-to 121");
  script_assert_goods (script, 0, 0, 0, 0, 1, 1);
  script_assert_phase (script, "1 turn");
}

/*
 * Powers
 */

static void
test_die_is_no_expedition (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_hub (script, 0, 12);
  script_sector (script, 0, 215, "teal teal gold");
  script_sector (script, 0, 116, "teal teal teal");
  script_sector (script, 0, 226, "gold gold gold");
  script->state.seats[0].tracks[PH_EXPEDITION] = 2;
  script->state.seats[1].tracks[PH_EXPEDITION] = 2;
  script_dice (script, "human");
  script_play (script, "income | power 215");
  script_assert_phase (script, "0 pick");
  script_assert_legal (script, "pick human | stop");
  script_play (script, "pick human | observe");
  g_assert_cmpint (script->state.seats[0].goods[PH_VP], ==, 1);
  script_play (script, "done");
  script_assert_phase (script, "1 turn");
}

static void
test_die_unused (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_sector (script, 0, 215, "teal teal gold");
  script_sector (script, 0, 225, "gold gold gold");
  script_dice (script, "food metal");
  script_play (script, "income | power 215 | stop");
  script_assert_phase (script, "0 income-power");
  script_assert_legal (script, "power 225 | done");
  script_assert_refused (script, "power 215", PH_REASON_POWER_SPENT);
  script_play (script, "power 225 | pick metal");
  g_assert_cmpint (script->state.seats[0].goods[PH_METAL], ==, 1);
  script_assert_phase (script, "0 move");
}

static void
test_inactive_powers (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_sector (script, 0, 215, "teal teal gold");
  script_sector (script, 0, 225, "gold gold gold!");
  script_sector (script, 0, 317, "");
  script_play (script, "income");
  script_assert_refused (script, "power 225", PH_REASON_NO_POWER);
  script_assert_refused (script, "power 317", PH_REASON_NO_POWER);
  script_assert_refused (script, "power 314", PH_REASON_NO_SECTOR);
}

/* A swap asks for something to give: here a die must bring it first. */
static void
test_swap_without_goods (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_sector (script, 0, 317, "teal! teal teal teal");
  script_play (script, "income");
  script_assert_phase (script, "1 turn");
  script_pass_to (script, 0);

  script_goods (script, 0, 0, 0, 0, 0, 0);
  script_sector (script, 0, 317, "teal! teal teal teal");
  script_sector (script, 0, 225, "gold! gold! gold");
  script_dice (script, "metal");
  script_play (script, "income");
  script_assert_legal (script, "power 225 | done");
  script_assert_refused (script, "power 317", PH_REASON_NO_GOODS);
  script_play (script, "power 225 | pick metal");
  script_assert_legal (script, "power 317 | done");
  script_play (script, "power 317 | give metal | take water");
  script_assert_goods (script, 0, 0, 0, 1, 0, 1);
}

/*
 * Moves
 */

static void
test_move_later_active (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 1, 0, 0, 0, 0);
  script_sector (script, 0, 111, "teal teal");
  script_sector (script, 0, 211, "");
  script_play (script, "income");
  script_assert_goods (script, 0, 1, 0, 1, 0, 0);
  script_play (script, "move 111 teal | move-to 211");
  script_assert_sector (script, 0, 111, "teal");
  script_assert_sector (script, 0, 211, "teal!");
  script_assert_goods (script, 0, 0, 0, 1, 0, 0);
  script_pass_to (script, 0);
  script_assert_sector (script, 0, 211, "teal");
  script_play (script, "income");
  script_assert_goods (script, 0, 0, 0, 2, 0, 0);
}

/* Those behind close up, each as fresh as it was; of equal ones the rightmost goes. */
static void
test_gaps_close (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 5, 0, 0, 0, 0);
  script_sector (script, 0, 211, "teal gold teal human!");
  script_sector (script, 0, 121, "");
  script_play (script, "income | move 211 gold | move-to 121");
  script_assert_sector (script, 0, 211, "teal teal human!");
  script_assert_sector (script, 0, 121, "gold!");
  script_play (script, "move 211 human | move-to 121");
  script_assert_sector (script, 0, 211, "teal teal");
  script_assert_sector (script, 0, 121, "gold! human!");
  script_assert_legal (script, "move 121 human | move 121 gold | done");
}

static void
test_not_within_a_sector (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 7, 0, 0, 0, 0);
  script_sector (script, 0, 111, "teal gold");
  script_sector (script, 0, 121, "");
  script_play (script, "income | move 111 gold");
  script_assert_legal (script, "move-to 121");
  script_assert_refused (script, "move-to 111", PH_REASON_SAME_SECTOR);
  script_assert_refused (script, "move-to 131", PH_REASON_NO_SECTOR);
}

static void
test_no_swap (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 7, 0, 0, 0, 0);
  script_sector (script, 0, 111, "teal gold gold");
  script_sector (script, 0, 121, "pink human gold");
  script_play (script, "income");
  script_assert_phase (script, "1 turn");
}

static void
test_moves_refused (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 1, 0, 0, 0, 0);
  script_sector (script, 0, 111, "teal gold");
  script_sector (script, 0, 121, "pink");
  script_play (script, "income");
  script_assert_legal (script, "move 111 gold | done");
  script_assert_refused (script, "move 111 teal", PH_REASON_NO_ROOM);
  script_assert_refused (script, "move 111 human", PH_REASON_NO_RESIDENT);
  script_assert_refused (script, "move 131 human", PH_REASON_NO_SECTOR);
  script_play (script, "done");
  script_assert_phase (script, "1 turn");
}

#define RULING(number, name) "/games/space-station-phoenix/SP-R" #number "/" name
#define RULE(name) "/games/space-station-phoenix/income/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (14, "fresh-residents"), test_fresh_residents);
  g_test_add_func (RULING (14, "fresh-bonus"), test_fresh_bonus);
  g_test_add_func (RULING (16, "later-active"), test_move_later_active);
  g_test_add_func (RULING (17, "not-within-a-sector"), test_not_within_a_sector);
  g_test_add_func (RULING (18, "no-swap"), test_no_swap);
  g_test_add_func (RULING (19, "gains-first"), test_gains_first);
  g_test_add_func (RULING (26, "gate"), test_gate);
  g_test_add_func (RULING (26, "before-paying"), test_gate_before_paying);
  g_test_add_func (RULING (27, "not-stuck"), test_not_stuck);
  g_test_add_func (RULING (37, "no-expedition"), test_die_is_no_expedition);
  g_test_add_func (RULING (38, "rounded-down"), test_rounded_down);
  g_test_add_func (RULING (40, "until-the-next-turn"), test_fresh_until_next_turn);
  g_test_add_func (RULING (41, "spent-at-once"), test_gains_spent_at_once);

  g_test_add_func (RULE ("hubs"), test_hub_income);
  g_test_add_func (RULE ("quarters"), test_quarters);
  g_test_add_func (RULE ("die-unused"), test_die_unused);
  g_test_add_func (RULE ("inactive-powers"), test_inactive_powers);
  g_test_add_func (RULE ("swap-without-goods"), test_swap_without_goods);
  g_test_add_func (RULE ("gaps-close"), test_gaps_close);
  g_test_add_func (RULE ("moves-refused"), test_moves_refused);

  return g_test_run ();
}
