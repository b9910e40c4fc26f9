/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ships, building, expeditions, transactions, lobbying and the rewards after an action. */

#include "script.h"

/*
 * Using a ship
 */

/* The worked example. */
static void
test_foreign_ship (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 9, 0, 0, 0, 0);
  script_goods (script, 1, 5, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_fleet (script, 1, "DIP1 FAR3");
  script_hub (script, 1, 1);
  script_play (script, "use FAR3@1");
  script_assert_goods (script, 0, 2, 5, 0, 0, 0);
  script_assert_goods (script, 1, 8, 0, 0, 0, 0);
  script_assert_fleet (script, 1, "DIP1 FAR3*");
  script_assert_phase (script, "1 turn");

  script_play (script, "income");
  script_assert_goods (script, 1, 10, 0, 0, 0, 0);
  script_assert_fleet (script, 1, "DIP1 FAR3");
}

static void
test_price_of_foreign_ship (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 6, 0, 0, 0, 0);
  script_fleet (script, 0, "FAR3");
  script_fleet (script, 1, "FAR3");
  script_assert_refused (script, "use FAR3@1", PH_REASON_TOO_FEW_GEMS);
  script_assert_legal (script, "use FAR3 | use N-DIS | use N-FAR | use N-ICE | income");
  script_play (script, "use FAR3");
  script_assert_goods (script, 0, 2, 5, 0, 0, 0);
  g_assert_cmpint (script_count_events (script, PH_EVENT_GAIN, NULL), ==, 1);
}

/* Whoever wonders which ship to use learns nothing from the same ship of somebody else. */
static void
test_same_ship (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  bool (*akin) (const TableeRuleset *, const void *, TableeAction, TableeAction) = tablee_space_station_phoenix_heuristics.thinking->akin;
  TableeAction own = ph_action (PH_ACTION_USE, ph_ship (0, 0));

  script_fleet (script, 0, "FAR3 FAR2");
  script_fleet (script, 1, "FAR3 ICE3");
  g_assert_true (akin (script->base, &script->state, own, ph_action (PH_ACTION_USE, ph_ship (1, 0))));
  g_assert_false (akin (script->base, &script->state, own, ph_action (PH_ACTION_USE, ph_ship (0, 1))));
  g_assert_false (akin (script->base, &script->state, own, ph_action (PH_ACTION_USE, ph_ship (1, 1))));
  g_assert_false (akin (script->base, &script->state, own, ph_action (PH_ACTION_INCOME, 0)));
}

/* Two ships of one kind are one thing to dismantle, and the very same where neither or both have been used. */
static void
test_same_scrap (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  const TableeThinking *thinking = tablee_space_station_phoenix_heuristics.thinking;
  TableeAction first = ph_action (PH_ACTION_DISMANTLE, 0);
  TableeAction second = ph_action (PH_ACTION_DISMANTLE, 1);

  script_fleet (script, 0, "FAR3 FAR3 FAR2");
  g_assert_true (thinking->akin (script->base, &script->state, first, second));
  g_assert_true (thinking->alike (script->base, &script->state, first, second));
  g_assert_false (thinking->akin (script->base, &script->state, first, ph_action (PH_ACTION_DISMANTLE, 2)));
  g_assert_false (thinking->alike (script->base, &script->state, first, ph_action (PH_ACTION_USE, ph_ship (0, 1))));
  script->state.seats[0].used = 1;
  g_assert_true (thinking->akin (script->base, &script->state, first, second));
  g_assert_false (thinking->alike (script->base, &script->state, first, second));
}

static void
test_neutral_ship (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_goods (script, 1, 20, 0, 0, 0, 0);
  script_fleet (script, 0, "DIP1");
  script_play (script, "use N-FAR");
  script_assert_goods (script, 0, 15, 4, 0, 0, 0);
  script_assert_refused (script, "use N-FAR", PH_REASON_NEUTRAL_TAKEN);
  script_play (script, "use N-ICE");
  script_assert_refused (script, "use N-FAR", PH_REASON_SHIP_USED);
  script_assert_refused (script, "use N-ICE", PH_REASON_NEUTRAL_TAKEN);
  script_assert_refused (script, "use N-DIS", PH_REASON_TOKEN_AWAY);
  g_assert_cmpint (ph_find_token (script->ruleset, &script->state, 0), ==, 2);
}

static void
test_gems_to_the_supply (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  const TableeEvent *event = NULL;

  script_goods (script, 0, 7, 0, 0, 0, 0);
  script_fleet (script, 0, "FAR2* DIP1 ICE3*");
  script->state.tokens[3] = 1;
  script_play (script, "income");
  script_assert_goods (script, 0, 7, 0, 0, 0, 0);
  script_assert_fleet (script, 0, "FAR2 DIP1 ICE3");
  g_assert_cmpint (script_count_events (script, PH_EVENT_CLEAR, NULL), ==, 2);
  g_assert_cmpint (script_count_events (script, PH_EVENT_TOKEN, &event), ==, 1);
  g_assert_cmpint (event->args[1], ==, 5);
  g_assert_cmpint (script->state.tokens[3], ==, 0);
}

static void
test_income_frees_own_ships (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_goods (script, 1, 20, 0, 0, 0, 0);
  script_fleet (script, 0, "DIP1");
  script_fleet (script, 1, "FAR3 ICE2");
  script_play (script, "use FAR3@1 | use ICE2 | use N-FAR | use N-ICE");
  script_goods (script, 0, 7, 0, 0, 0, 0);
  script_play (script, "income");
  script_assert_fleet (script, 1, "FAR3* ICE2*");
  g_assert_cmpint (script->state.tokens[3], ==, 2);
}

static void
test_no_refusal (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 2, 2, 0, 0);
  script_fleet (script, 1, "TRA1");
  script_play (script, "use TRA1@1");
  script_assert_phase (script, "0 trade");
}

static void
test_not_twice (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 50, 0, 0, 0, 0);
  script_fleet (script, 0, "FAR3 FAR3");
  script_play (script, "use FAR3");
  script_pass_to (script, 0);
  script_assert_refused (script, "use FAR3", PH_REASON_SHIP_USED);
  script_play (script, "use FAR3#2");
  script_pass_to (script, 0);
  script_assert_refused (script, "use FAR3#2", PH_REASON_SHIP_USED);
  script_assert_refused (script, "use ICE3", PH_REASON_NO_SUCH_SHIP);
}

static void
test_marker (void)
{
  g_autoptr (Script) script = script_new (2, NULL);
  const PhMarker *marker = &script->state.seats[0].marker;

  script_goods (script, 0, 50, 0, 0, 0, 0);
  script_fleet (script, 1, "FAR3 FAR3");
  script_play (script, "use FAR3#2@1");
  g_assert_cmpint (marker->owner, ==, 1);
  g_assert_cmpint (marker->ship, ==, ph_ship_kind (PH_FARM, 3));
  g_assert_cmpint (marker->ordinal, ==, 2);
  script_pass_to (script, 0);
  script_goods (script, 0, 7, 0, 0, 0, 0);
  script_play (script, "income");
  g_assert_cmpint (marker->owner, ==, PH_NONE);
}

/*
 * Dismantling
 */

/* The worked example. */
static void
test_dismantle (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 3, 0, 0, 0, 0);
  script_hub (script, 0, 1);
  script_fleet (script, 0, "DIS2 TRA3 CON1*");
  script_play (script, "use DIS2");
  script_assert_legal (script, "dismantle TRA3");
  script_assert_refused (script, "dismantle CON1", PH_REASON_DISMANTLE_USED);
  script_assert_refused (script, "dismantle DIS2", PH_REASON_DISMANTLE_USED);
  script_play (script, "dismantle TRA3");
  script_assert_goods (script, 0, 0, 0, 0, 8, 0);
  script_assert_fleet (script, 0, "DIS2* CON1*");
  script_assert_phase (script, "1 turn");
}

static void
test_nothing_to_dismantle (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 30, 0, 0, 0, 0);
  script_fleet (script, 0, "DIS2 TRA3* CON1*");
  script_assert_refused (script, "use DIS2", PH_REASON_NOTHING_TO_DISMANTLE);
  g_assert_true (script_is_legal (script, "use N-DIS"));
}

static void
test_own_target (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 30, 0, 0, 0, 0);
  script_goods (script, 1, 30, 0, 0, 0, 0);
  script_fleet (script, 0, "ICE3 EXP1");
  script_fleet (script, 1, "DIS3 CON3");
  script_play (script, "use DIS3@1");
  script_assert_legal (script, "dismantle ICE3 | dismantle EXP1");
  script_play (script, "dismantle ICE3");
  script_assert_goods (script, 0, 23, 0, 0, 8, 0);
  script_play (script, "use N-DIS | dismantle CON3");
  script_assert_fleet (script, 1, "DIS3*");
  script_assert_goods (script, 1, 29, 0, 0, 6, 0);
}

/*
 * Building
 */

/* The worked example. */
static void
test_build (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 4, 0, 0, 5, 0);
  script_hub (script, 0, 2);
  script_fleet (script, 0, "CON3");
  script_sector (script, 0, 111, "");
  script_market (script, "211 221 311 121");
  script_play (script, "use CON3");
  script_assert_legal (script, "build 121 | build 211");
  script_assert_refused (script, "build 221", PH_REASON_BUILD_ORDER);
  script_assert_refused (script, "build 311", PH_REASON_BUILD_ORDER);
  script_assert_refused (script, "build 212", PH_REASON_NOT_IN_MARKET);
  script_play (script, "build 211");
  script_assert_goods (script, 0, 0, 0, 0, 2, 0);
  script_assert_sector (script, 0, 211, "");
  g_assert_false (ph_in_market (&script->state, ph_sector_from_id (211)));
}

static void
test_cheapest_sector (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 4, 0, 0, 1, 0);
  script_hub (script, 0, 2);
  script_fleet (script, 0, "CON3");
  script_sector (script, 0, 113, "teal gold human");
  script_market (script, "121 211");
  g_assert_cmpint (ph_build_cost (script->ruleset, &script->state, 0, ph_sector_from_id (121), ph_ship_kind (PH_CONSTRUCTION, 3)),
                   ==, 1);
  script_play (script, "use CON3");
  script_assert_refused (script, "build 211", PH_REASON_TOO_LITTLE_METAL);
  script_play (script, "build 121");
  script_assert_goods (script, 0, 0, 0, 0, 0, 0);
}

static void
test_build_order (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 40, 0);
  script_fleet (script, 0, "CON1");
  script_sector (script, 0, 118, "");
  script_sector (script, 0, 218, "");
  script_wing (script, 0, PH_BROWN);
  script_market (script, "111 121 131 211 221 231 311 321 331");
  script_play (script, "use CON1");
  script_assert_legal (script, "build 121 | build 311");
}

static void
test_nothing_to_build (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 2, 0);
  script_fleet (script, 0, "CON1 CON2");
  script_market (script, "111 211");
  script_assert_refused (script, "use CON1", PH_REASON_NOTHING_TO_BUILD);
  g_assert_true (script_is_legal (script, "use CON2"));
  script_market (script, "211");
  script_goods (script, 0, 20, 0, 0, 50, 0);
  script_assert_refused (script, "use CON2", PH_REASON_NOTHING_TO_BUILD);
}

/*
 * Expeditions
 */

static void
test_at_least_one_die (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 10, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_dice (script, "food food metal human");
  script_play (script, "use EXP1");
  g_assert_cmphex (tablee_event_list_get_learners (&script->events), !=, 0);
  script_assert_legal (script, "pick food | pick metal | pick human");
  script_assert_refused (script, "stop", PH_REASON_MUST_ACT);
  script_assert_refused (script, "pick water", PH_REASON_NO_SUCH_DIE);
  script_play (script, "pick food");
  script_assert_legal (script, "pick food | pick metal | pick human | stop");
  script_play (script, "stop");
  script_assert_goods (script, 0, 8, 1, 0, 0, 0);
  script_assert_phase (script, "1 turn");
}

static void
test_capacity (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 10, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_dice (script, "food water water human");
  script_play (script, "use EXP1 | pick human");
  script_assert_legal (script, "observe");
  script_assert_refused (script, "recruit", PH_REASON_TOO_FEW_GOODS);
  script_play (script, "observe | pick water | pick food");
  script_assert_goods (script, 0, 8, 1, 1, 0, 1);
  script_assert_phase (script, "1 turn");
}

static void
test_recruit (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 10, 0, 1, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_sector (script, 0, 111, "teal");
  script_sector (script, 0, 121, "pink pink pink");
  script_dice (script, "food metal human human");
  script_play (script, "use EXP1 | pick food | pick metal | pick human | recruit");
  script_assert_legal (script, "place 111");
  script_assert_refused (script, "place 121", PH_REASON_SECTOR_FULL);
  script_assert_refused (script, "place 131", PH_REASON_NO_SECTOR);
  script_play (script, "place 111");
  script_assert_goods (script, 0, 8, 0, 0, 0, 0);
  script_assert_sector (script, 0, 111, "teal human!");
  g_assert_cmpint (script->state.supply[PH_HUMAN], ==, 15);
}

static void
test_exhausted (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 5, 5, 5, 0);
  script_fleet (script, 0, "EXP1 TRA1");
  script_sector (script, 0, 111, "");
  script_sector (script, 0, 121, "pink pink pink");
  script->state.supply[PH_HUMAN] = 0;
  script->state.supply[PH_TEAL_ALIEN] = 0;
  script_dice (script, "human human human human");
  script_play (script, "use EXP1 | pick human");
  script_assert_refused (script, "recruit", PH_REASON_NO_HUMANS);
  script_play (script, "observe | stop");
  script_pass_to (script, 0);
  script_play (script, "use TRA1");
  script_assert_refused (script, "alien teal", PH_REASON_NO_ALIENS);
  script_assert_refused (script, "alien pink", PH_REASON_NO_ROOM);
  script_assert_refused (script, "alien brown", PH_REASON_NO_ROOM);
  g_assert_true (script_is_legal (script, "alien gold"));
}

static void
test_reroll (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_sector (script, 0, 111, "teal teal teal");
  script_sector (script, 0, 216, "teal teal teal");
  script_sector (script, 0, 226, "gold gold gold");
  script_dice (script, "food food water human metal metal");
  script_play (script, "use EXP1");
  script_assert_phase (script, "0 reroll");
  script_assert_legal (script, "keep | reroll food | reroll food food | reroll water | reroll human | reroll food water | "
                               "reroll food food water | reroll food human | reroll food food human | reroll water human | "
                               "reroll food water human | reroll food food water human");
  script_assert_refused (script, "reroll metal", PH_REASON_NO_SUCH_DIE);
  script_assert_refused (script, "reroll food food food", PH_REASON_NO_SUCH_DIE);
  script_play (script, "reroll food water");
  script_assert_legal (script, "pick food | pick metal | pick human");
  g_assert_cmpint (script->state.context.dice[PH_FACE_METAL], ==, 2);
  script_assert_phase (script, "0 pick");
}

static void
test_keep (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_sector (script, 0, 111, "");
  script_sector (script, 0, 216, "teal teal teal");
  script_dice (script, "food food water human");
  script_play (script, "use EXP1 | keep");
  script_assert_legal (script, "pick food | pick water | pick human");
  g_assert_cmphex (tablee_event_list_get_learners (&script->events), ==, 0);
}

static void
test_more_dice (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP3");
  script_hub (script, 0, 3);
  script_sector (script, 0, 116, "teal teal teal");
  script_sector (script, 0, 126, "gold gold gold!");
  script_dice (script, "food food food food food food food food food");
  script_play (script, "use EXP3");
  g_assert_cmpint (script->state.context.dice[PH_FACE_FOOD], ==, 9);
  g_assert_cmpint (script->state.context.left, ==, 5);
  script_play (script, "pick food | pick food | pick food | pick food | pick food");
  script_assert_goods (script, 0, 16, 5, 0, 0, 0);
}

static void
test_observatory (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script_hub (script, 0, 12);
  script_dice (script, "human human human food");
  script_play (script, "use EXP1 | pick human | observe");
  script_assert_goods (script, 0, 18, 0, 0, 0, 2);
  script_play (script, "pick human | observe");
  script_assert_goods (script, 0, 18, 0, 0, 0, 3);
}

/*
 * Transactions
 */

/* The worked example. */
static void
test_order_of_transactions (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 4, 3, 0, 0, 0);
  script_fleet (script, 0, "TRA1");
  script_sector (script, 0, 121, "pink");
  script_play (script, "use TRA1");
  script_assert_legal (script, "exchange");
  script_play (script, "exchange | give food | give food");
  script_assert_legal (script, "take food | take water | take metal");
  script_play (script, "take water");
  script_assert_legal (script, "alien pink | alien gold | exchange | stop");
  script_play (script, "alien pink | place 121");
  script_assert_goods (script, 0, 1, 0, 0, 0, 0);
  script_assert_sector (script, 0, 121, "pink pink!");
  script_assert_phase (script, "1 turn");
}

static void
test_exchange (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 3, 1, 0, 1, 0);
  script_fleet (script, 0, "TRA1");
  script_play (script, "use TRA1 | exchange | give food");
  script_assert_legal (script, "give metal");
  script_assert_refused (script, "give food", PH_REASON_NO_GOODS);
  script_play (script, "give metal | take food");
  script_assert_goods (script, 0, 0, 1, 0, 0, 0);
  script_assert_phase (script, "1 turn");
}

static void
test_buy (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 9, 0, 0, 0, 0);
  script_fleet (script, 0, "TRA1 TRA2");
  script_hub (script, 0, 4);
  script_play (script, "use TRA1");
  g_assert_cmpint (script->state.context.left, ==, 4);
  script_assert_legal (script, "buy");
  script_assert_refused (script, "stop", PH_REASON_MUST_ACT);
  script_assert_refused (script, "exchange", PH_REASON_TOO_FEW_GOODS);
  script_play (script, "buy | take metal | buy | take metal");
  script_assert_goods (script, 0, 0, 0, 0, 2, 0);
  script_assert_legal (script, "exchange | stop");
  script_play (script, "stop");
  script_assert_phase (script, "1 turn");
}

static void
test_no_transaction (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 8, 1, 0, 0, 0);
  script_fleet (script, 0, "TRA1 TRA2 TRA3");
  g_assert_true (script_is_legal (script, "use TRA1"));
  g_assert_true (script_is_legal (script, "use TRA2"));
  g_assert_true (script_is_legal (script, "use TRA3"));
  script_goods (script, 0, 7, 1, 0, 0, 0);
  g_assert_true (script_is_legal (script, "use TRA2"));
  script_assert_refused (script, "use TRA3", PH_REASON_NO_TRANSACTION);
}

static void
test_gold_anywhere (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 4, 1, 1, 0, 0);
  script_fleet (script, 0, "TRA1");
  script_sector (script, 0, 111, "teal");
  script_sector (script, 0, 121, "pink pink");
  script_sector (script, 0, 211, "teal teal teal teal");
  script_play (script, "use TRA1 | alien gold");
  script_assert_legal (script, "place 111 | place 121");
  script_play (script, "place 121");
  script_assert_goods (script, 0, 0, 0, 0, 0, 0);
  script_assert_sector (script, 0, 121, "pink pink gold!");
}

static void
test_own_colour (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 4, 2, 2, 0, 0);
  script_fleet (script, 0, "TRA1");
  script_sector (script, 0, 111, "");
  script_sector (script, 0, 211, "");
  script_sector (script, 0, 121, "");
  script_play (script, "use TRA1 | alien teal");
  script_assert_legal (script, "place 111 | place 211");
  script_assert_refused (script, "place 121", PH_REASON_WRONG_COLOUR);
}

/*
 * Lobbying
 */

static void
test_one_step (void)
{
  g_autoptr (Script) script = script_new (3, NULL);

  script_goods (script, 0, 6, 0, 0, 0, 0);
  script_fleet (script, 0, "DIP3");
  script_play (script, "use DIP3 | lobby transport");
  script_assert_goods (script, 0, 0, 0, 0, 0, 0);
  g_assert_cmpint (script->state.seats[0].tracks[PH_TRANSPORT], ==, 1);
  script_assert_phase (script, "1 turn");
}

static void
test_two_steps (void)
{
  g_autoptr (Script) script = script_new (3, NULL);

  script_goods (script, 0, 12, 0, 0, 0, 0);
  script_hub (script, 0, 5);
  script_fleet (script, 0, "DIP3");
  script->state.seats[0].tracks[PH_DISMANTLE] = 3;
  script->state.seats[0].tracks[PH_TRANSPORT] = 2;
  script_play (script, "use DIP3");
  script_assert_refused (script, "stop", PH_REASON_MUST_ACT);
  script_assert_refused (script, "lobby dismantle", PH_REASON_TRACK_TOP);
  script_play (script, "lobby transport");
  script_assert_goods (script, 0, 3, 0, 0, 0, 0);
  script_assert_refused (script, "lobby transport", PH_REASON_TRACK_MOVED);
  script_assert_legal (script, "lobby construction | lobby expedition | stop");
  script_play (script, "lobby expedition");
  script_assert_goods (script, 0, 1, 0, 0, 0, 0);
  script_assert_phase (script, "1 turn");
}

static void
test_no_lobbying (void)
{
  g_autoptr (Script) script = script_new (4, NULL);

  script_goods (script, 0, 4, 0, 0, 0, 0);
  script_fleet (script, 0, "DIP1 DIP2");
  script_assert_refused (script, "use DIP1", PH_REASON_NO_LOBBYING);
  g_assert_true (script_is_legal (script, "use DIP2"));
  script_goods (script, 0, 50, 0, 0, 0, 0);
  memset (script->state.seats[0].tracks, 3, PH_TRACKS);
  script_assert_refused (script, "use DIP2", PH_REASON_NO_LOBBYING);
}

/*
 * Rewards
 */

static void
test_reward_for_active (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 5, 0, 0, 0, 0);
  script_goods (script, 1, 5, 0, 0, 0, 0);
  script_fleet (script, 0, "DIS1 DIP1");
  script->state.seats[0].tracks[PH_DISMANTLE] = 3;
  script->state.seats[1].tracks[PH_DISMANTLE] = 3;
  script_play (script, "use DIS1 | dismantle DIP1");
  script_assert_phase (script, "0 diplo");
  script_assert_legal (script, "reward gem | reward food | reward water | reward vp");
  script_assert_refused (script, "reward metal", PH_REASON_NO_SUCH_REWARD);
  script_play (script, "reward vp");
  script_assert_goods (script, 0, 2, 0, 0, 2, 1);
  script_assert_phase (script, "1 diplo");
  script_play (script, "reward water");
  script_assert_goods (script, 1, 5, 0, 1, 0, 0);
  script_assert_phase (script, "1 turn");
}

/* Level 1 leaves nothing to choose. */
static void
test_reward_by_itself (void)
{
  g_autoptr (Script) script = script_new (3, NULL);

  script_goods (script, 0, 20, 2, 2, 0, 0);
  script_goods (script, 1, 5, 0, 0, 0, 0);
  script_goods (script, 2, 5, 0, 0, 0, 0);
  script_fleet (script, 2, "TRA1");
  script->state.seats[1].tracks[PH_TRANSPORT] = 1;
  script->state.seats[2].tracks[PH_TRANSPORT] = 1;
  script_play (script, "use TRA1@2 | exchange | give food | give food | take metal | stop");
  script_assert_goods (script, 1, 6, 0, 0, 0, 0);
  script_assert_goods (script, 2, 7, 0, 0, 0, 0);
  script_assert_phase (script, "1 turn");
}

static void
test_reward_for_neutral_ship (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_fleet (script, 0, "EXP1");
  script->state.seats[1].tracks[PH_DISMANTLE] = 1;
  script_play (script, "use N-DIS | dismantle EXP1");
  script_assert_goods (script, 1, 2, 0, 0, 0, 0);
}

static void
test_order_of_rewards (void)
{
  g_autoptr (Script) script = script_new (4, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_pass_to (script, 2);
  script_goods (script, 2, 20, 0, 0, 0, 0);
  script_fleet (script, 2, "DIS1 EXP1");
  for (int i = 0; i < 4; i++)
    script->state.seats[i].tracks[PH_DISMANTLE] = 2;
  script_play (script, "use DIS1 | dismantle EXP1");
  script_assert_phase (script, "2 diplo");
  script_play (script, "reward gem");
  script_assert_phase (script, "3 diplo");
  script_play (script, "reward gem");
  script_assert_phase (script, "0 diplo");
  script_play (script, "reward gem");
  script_assert_phase (script, "1 diplo");
  script_play (script, "reward gem");
  script_assert_phase (script, "3 turn");
}

static void
test_front_gem (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 3, 2, 0, 0, 0);
  script_fleet (script, 0, "TRA1");
  script->state.seats[0].tracks[PH_TRANSPORT] = 3;
  script->state.seats[1].tracks[PH_TRANSPORT] = 2;
  script_play (script, "use TRA1 | exchange | give food | give food | take food");
  script_assert_goods (script, 0, 1, 1, 0, 0, 0);
  script_assert_legal (script, "reward gem | reward food | reward water | reward vp");
  script_play (script, "reward vp");
  script_assert_goods (script, 0, 0, 1, 0, 0, 1);
  script_assert_goods (script, 1, 0, 0, 0, 0, 0);
}

static void
test_reward_price (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 3, 2, 0, 0, 0);
  script_fleet (script, 0, "TRA1");
  script->state.seats[0].tracks[PH_TRANSPORT] = 3;
  script->state.seats[1].tracks[PH_TRANSPORT] = 3;
  script_play (script, "use TRA1 | exchange | give food | give food | take food");
  script_assert_refused (script, "reward vp", PH_REASON_REWARD_PRICE);
  script_assert_legal (script, "reward gem | reward food | reward water");
}

static void
test_toll (void)
{
  g_autoptr (Script) script = script_new (2, NULL);

  script_goods (script, 0, 20, 0, 0, 0, 0);
  script_goods (script, 1, 20, 0, 0, 0, 0);
  script_hub (script, 1, 8);
  script_fleet (script, 1, "FAR2 ICE2");
  script_play (script, "use FAR2@1");
  script_assert_goods (script, 0, 14, 4, 0, 0, 0);
  script_assert_goods (script, 1, 23, 0, 0, 0, 0);
  script_play (script, "use ICE2");
  script_assert_goods (script, 1, 19, 0, 4, 0, 0);
}

#define RULING(number, name) "/games/space-station-phoenix/SP-R" #number "/" name
#define RULE(name) "/games/space-station-phoenix/turn/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (1, "foreign-ship"), test_foreign_ship);
  g_test_add_func (RULE ("same-ship"), test_same_ship);
  g_test_add_func (RULE ("same-scrap"), test_same_scrap);
  g_test_add_func (RULING (2, "gems-to-the-supply"), test_gems_to_the_supply);
  g_test_add_func (RULING (3, "income-frees-own-ships"), test_income_frees_own_ships);
  g_test_add_func (RULING (4, "no-refusal"), test_no_refusal);
  g_test_add_func (RULING (5, "own-target"), test_own_target);
  g_test_add_func (RULING (6, "dismantle"), test_dismantle);
  g_test_add_func (RULING (6, "nothing-to-dismantle"), test_nothing_to_dismantle);
  g_test_add_func (RULING (7, "cheapest-sector"), test_cheapest_sector);
  g_test_add_func (RULING (8, "build"), test_build);
  g_test_add_func (RULING (8, "build-order"), test_build_order);
  g_test_add_func (RULING (9, "at-least-one-die"), test_at_least_one_die);
  g_test_add_func (RULING (10, "capacity"), test_capacity);
  g_test_add_func (RULING (11, "exchange"), test_exchange);
  g_test_add_func (RULING (12, "exhausted"), test_exhausted);
  g_test_add_func (RULING (13, "gold-anywhere"), test_gold_anywhere);
  g_test_add_func (RULING (20, "active-player"), test_reward_for_active);
  g_test_add_func (RULING (21, "foreign-ship"), test_reward_by_itself);
  g_test_add_func (RULING (21, "neutral-ship"), test_reward_for_neutral_ship);
  g_test_add_func (RULING (22, "order-of-rewards"), test_order_of_rewards);
  g_test_add_func (RULING (30, "one-step"), test_one_step);
  g_test_add_func (RULING (31, "not-twice"), test_not_twice);
  g_test_add_func (RULING (32, "marker"), test_marker);
  g_test_add_func (RULING (36, "reroll"), test_reroll);
  g_test_add_func (RULING (36, "keep"), test_keep);
  g_test_add_func (RULING (43, "front-gem"), test_front_gem);
  g_test_add_func (RULING (44, "price-of-a-foreign-ship"), test_price_of_foreign_ship);

  g_test_add_func (RULE ("neutral-ship"), test_neutral_ship);
  g_test_add_func (RULE ("nothing-to-build"), test_nothing_to_build);
  g_test_add_func (RULE ("recruit"), test_recruit);
  g_test_add_func (RULE ("more-dice"), test_more_dice);
  g_test_add_func (RULE ("observatory"), test_observatory);
  g_test_add_func (RULE ("order-of-transactions"), test_order_of_transactions);
  g_test_add_func (RULE ("buy"), test_buy);
  g_test_add_func (RULE ("no-transaction"), test_no_transaction);
  g_test_add_func (RULE ("own-colour"), test_own_colour);
  g_test_add_func (RULE ("two-steps"), test_two_steps);
  g_test_add_func (RULE ("no-lobbying"), test_no_lobbying);
  g_test_add_func (RULE ("reward-price"), test_reward_price);
  g_test_add_func (RULE ("toll"), test_toll);

  return g_test_run ();
}
