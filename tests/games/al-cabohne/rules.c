/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each ruling of Al Cabohne. */
#include "script.h"

static const AcType all_types[] = { AC_BLUE, AC_KIDNEY, AC_FIRE, AC_PUFF, AC_BROAD, AC_FRENCH, AC_RUNNER };

static void
make_ruleset (AcRuleset *ruleset,
              int        seats)
{
  ac_ruleset_init (ruleset, seats);
  ac_ruleset_complete (ruleset);
}

static int
value (const AcRuleset *ruleset,
       AcType           type,
       int              count)
{
  return ac_field_value (ruleset, (AcField){ .type = (uint8_t) type, .count = (uint8_t) count });
}

/* The beanometer of @type: coins for 1, 2, ... cards, one digit each. */
static void
assert_values (const AcRuleset *ruleset,
               AcType           type,
               const char      *coins)
{
  for (int i = 0; coins[i] != '\0'; i++)
    g_assert_cmpint (value (ruleset, type, i + 1), ==, coins[i] - '0');
}

/*
 * Components
 */

static void
test_copies (void)
{
  static const int copies[AC_TYPES] = { 20, 19, 18, 16, 16, 14, 13 };
  int sum = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (all_types); i++)
    {
      g_assert_cmpint (ac_copies (all_types[i]), ==, copies[i]);
      sum += copies[i];
    }
  g_assert_cmpint (sum, ==, AC_CARDS);
}

static void
test_beanometers (void)
{
  AcRuleset ruleset;

  make_ruleset (&ruleset, 2);
  assert_values (&ruleset, AC_BLUE, "000112233444");
  assert_values (&ruleset, AC_KIDNEY, "000012344444");
  assert_values (&ruleset, AC_FIRE, "001112234444");
  assert_values (&ruleset, AC_PUFF, "000123444444");
  assert_values (&ruleset, AC_BROAD, "001122344444");
  assert_values (&ruleset, AC_FRENCH, "001123444444");
  assert_values (&ruleset, AC_RUNNER, "001234444444");
  for (gsize i = 0; i < G_N_ELEMENTS (all_types); i++)
    g_assert_cmpint (value (&ruleset, all_types[i], 0), ==, 0);

  ac_ruleset_init (&ruleset, 2);
  ruleset.kidney_3678 = true;
  ac_ruleset_complete (&ruleset);
  assert_values (&ruleset, AC_KIDNEY, "001112344444");
  assert_values (&ruleset, AC_BLUE, "000112233444");
}

/* Cards with which Al, Don and Joe harvest. */
static void
test_boss_steps (void)
{
  static const int steps[AC_TYPES][AC_BOSSES] = {
    { 8, 6, 4 }, { 7, 6, 5 }, { 8, 6, 3 }, { 6, 5, 4 }, { 7, 5, 3 }, { 6, 5, 3 }, { 5, 4, 3 },
  };
  AcRuleset ruleset;

  make_ruleset (&ruleset, 1);
  for (int boss = 0; boss < AC_BOSSES; boss++)
    {
      g_assert_cmpint (ac_boss_coins ((AcBoss) boss), ==, 3 - boss);
      for (int type = 0; type < AC_TYPES; type++)
        g_assert_cmpint (ac_boss_cards (&ruleset, (AcBoss) boss, (AcType) type), ==, steps[type][boss]);
    }
}

static void
test_next_coin (void)
{
  AcRuleset ruleset;

  make_ruleset (&ruleset, 2);
  g_assert_cmpint (ac_cards_to_next_coin (&ruleset, (AcField){ AC_BLUE, 1 }), ==, 3);
  g_assert_cmpint (ac_cards_to_next_coin (&ruleset, (AcField){ AC_BLUE, 4 }), ==, 2);
  g_assert_cmpint (ac_cards_to_next_coin (&ruleset, (AcField){ AC_FIRE, 8 }), ==, 1);
  g_assert_cmpint (ac_cards_to_next_coin (&ruleset, (AcField){ AC_FIRE, 9 }), ==, 0);
  g_assert_cmpint (ac_cards_to_next_coin (&ruleset, (AcField){ AC_FIRE, 12 }), ==, 0);
}

static void
test_more_than_steps (void)
{
  AcRuleset ruleset;

  make_ruleset (&ruleset, 2);
  g_assert_cmpint (value (&ruleset, AC_BROAD, 8), ==, 4);
  g_assert_cmpint (value (&ruleset, AC_BROAD, 9), ==, 4);
  g_assert_cmpint (value (&ruleset, AC_BROAD, 16), ==, 4);
  g_assert_cmpint (value (&ruleset, AC_BLUE, 20), ==, 4);
}

/*
 * Harvests
 */

static void
assert_harvests (int         a,
                 int         b,
                 int         c,
                 const char *expected)
{
  AcState state = { .owned = { (uint8_t) (c < 0 ? 2 : 3) } };
  const int counts[AC_FIELDS] = { a, b, MAX (c, 0) };

  for (int i = 0; i < AC_FIELDS; i++)
    state.fields[0][i] = (AcField){ (uint8_t) (counts[i] > 0 ? i : 0), (uint8_t) counts[i] };
  ac_state_note (&state);
  for (int i = 0; i < state.owned[0]; i++)
    {
      int reason = expected[i] == 'y'   ? TABLEE_REASON_NONE
                   : expected[i] == '-' ? (int) AC_REASON_NOTHING_GROWS
                                        : (int) AC_REASON_LONE_BEAN;

      g_assert_cmpint (ac_check_harvest (&state, 0, i), ==, reason);
    }
}

static void
test_lone_beans (void)
{
  assert_harvests (1, 1, 5, "yyy");
  assert_harvests (0, 1, 5, "-yy");
  assert_harvests (1, 5, 5, "nyy");
  assert_harvests (0, 1, 1, "-yy");
  assert_harvests (0, 0, 1, "--y");
  assert_harvests (1, 1, 1, "yyy");
  assert_harvests (2, 1, -1, "yn");
  assert_harvests (1, 1, -1, "yy");
  assert_harvests (0, 1, -1, "-y");
  assert_harvests (0, 0, -1, "--");
}

static void
test_harvest (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Bl'],'players':["
                  "{'fields':[['Pu',5],['Bl',2]]},{'fields':[['Fe',10],['Ki',8]]}]");

  script_play (script, "harvest 1");
  script_assert_events (script, "harvest 0 Pu 1 5 2");
  script_assert_pile (script, AC_PILE_COINS, "Pu Pu");
  script_assert_pile (script, AC_PILE_DISCARD, "Pu Pu Pu");
  script_assert_fields (script, 0, "- Bl2");
  script_play (script, "harvest 2");
  script_assert_events (script, "harvest 0 Bl 2 2 0");
  script_assert_pile (script, AC_PILE_COINS, "Pu Pu");
  script_assert_pile (script, AC_PILE_DISCARD, "Bl Bl Pu Pu Pu");
  script_assert_phase (script, AC_PHASE_CULTIVATE, 0);
}

static void
test_harvest_at_top (void)
{
  SCRIPT (script, "'phase':'cultivate','current':1,'draw':['Bl'],'players':["
                  "{'fields':[null,null]},{'fields':[['Fe',10],['Ki',8]],'coins':['Bl']}]");

  script_play (script, "harvest 1");
  script_assert_pile (script, AC_PILE_COINS + 1, "Fe Fe Fe Fe Bl");
  script_assert_pile (script, AC_PILE_DISCARD, "Fe Fe Fe Fe Fe Fe");
  script_play (script, "harvest 2");
  script_assert_pile (script, AC_PILE_COINS + 1, "Ki Ki Ki Ki Fe Fe Fe Fe Bl");
}

static void
test_empty_field (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Bl'],'players':[{'fields':[['Pu',5],null]},{'fields':[null,null]}]");

  script_assert_refused (script, "harvest 2", AC_REASON_NOTHING_GROWS);
  script_assert_refused (script, "harvest 3", AC_REASON_NO_FIELD);
  script_assert_legal (script, "harvest 1, end");
}

/*
 * Leftovers and payment
 */

static void
test_leftovers (void)
{
  SCRIPT (script, "'phase':'leftovers','leftovers':['Pu','Sa','Bl','Pu'],'draw':['Bl'],'discard':['St'],"
                  "'players':[{'hand':['Ki'],'fields':[['Pu',2],null]},{'fields':[null,null]}]");

  script_assert_legal (script, "plant Bl 2, plant Pu 1, plant Sa 2, discard Bl, discard Pu, discard Sa, harvest 1");
  script_play (script, "discard Sa");
  script_assert_events (script, "discard 0 Sa 2 3");
  script_assert_phase (script, AC_PHASE_LEFTOVERS, 0);
  script_play (script, "plant Pu 1, discard Pu");
  script_assert_pile (script, AC_PILE_DISCARD, "Pu Sa St");
  script_assert_open (script, "Bl");
  script_play (script, "plant Bl 2");
  script_assert_events (script, "plant-open 0 Bl 2 1 0");
  script_assert_fields (script, 0, "Pu3 Bl1");
  script_assert_phase (script, AC_PHASE_PLANT, 0);
}

static void
test_leftovers_not_to_mafia (void)
{
  SCRIPT (script, "'phase':'leftovers','leftovers':['Pu'],'bosses':{'al':['Pu',1]},"
                  "'players':[{'hand':['Pu'],'fields':[null,null]},{'fields':[null,null]}]");

  script_assert_refused (script, "give Pu al", TABLEE_REASON_PHASE);
  script_assert_refused (script, "hand 1 al", TABLEE_REASON_PHASE);
  script_assert_refused (script, "plant Bl 1", AC_REASON_NOT_THERE);
  script_assert_refused (script, "discard Bl", AC_REASON_NOT_THERE);
  script_assert_legal (script, "plant Pu 1, plant Pu 2, discard Pu");
}

static void
test_payment (void)
{
  SCRIPT (script, "'phase':'leftovers','leftovers':['Sa'],'bosses':{'al':['Pu',1],'don':['Sa',2]},"
                  "'players':[{'hand':['Pu'],'fields':[['Pu',3],null]},{'fields':[['Sa',2],null]}]");

  /* A card planted just now counts; the other seat owes nothing. */
  script_play (script, "plant Sa 2");
  script_assert_phase (script, AC_PHASE_PAY, 0);
  script_assert_legal (script, "pay, harvest 1");
  script_play (script, "pay");
  script_assert_events (script, "pay 0 Pu 1 al 2, pay 0 Sa 2 don 3");
  script_assert_fields (script, 0, "Pu2 -");
  script_assert_fields (script, 1, "Sa2 -");
  script_assert_fields (script, TABLEE_NOBODY, "Pu2 Sa3");
  script_assert_phase (script, AC_PHASE_PLANT, 0);
}

static void
test_escape (void)
{
  SCRIPT (script, "'phase':'pay','bosses':{'al':['Pu',1]},"
                  "'players':[{'hand':['Pu'],'fields':[['Pu',1],['Bl',4]]},{'fields':[null,null]}]");

  /* The lone card cannot be saved before the bigger field has been harvested. */
  script_assert_refused (script, "harvest 1", AC_REASON_LONE_BEAN);
  script_assert_legal (script, "pay, harvest 2");
  script_play (script, "harvest 2");
  script_assert_phase (script, AC_PHASE_PAY, 0);
  script_assert_legal (script, "pay, harvest 1");
  script_play (script, "harvest 1");
  script_assert_phase (script, AC_PHASE_PLANT, 0);
  script_assert_fields (script, TABLEE_NOBODY, "Pu1 -");
}

static void
test_order_of_dues (void)
{
  SCRIPT (script, "'phase':'pay','bosses':{'al':['Sa',6],'don':['Pu',4]},"
                  "'players':[{'hand':['Bl'],'fields':[['Pu',1],['Sa',1]]},{'fields':[null,null]}]");

  script_play (script, "pay");
  script_assert_events (script, "pay 0 Sa 2 al 7, boss-harvest Sa al 7 3, pay 0 Pu 1 don 5, boss-harvest Pu don 5 2");
  script_assert_pile (script, AC_PILE_DISCARD, "Pu Pu Pu Sa Sa Sa Sa");
  script_assert_pile (script, AC_PILE_MAFIA, "Pu Pu Sa Sa Sa");
  script_assert_fields (script, TABLEE_NOBODY, "- -");
  script_assert_fields (script, 0, "- -");
}

static void
test_boss_harvest_on_payment (void)
{
  SCRIPT (script, "'phase':'pay','bosses':{'don':['Bl',5]},"
                  "'players':[{'hand':['Bl'],'fields':[['Bl',2],null]},{'fields':[null,null]}]");

  script_play (script, "pay");
  script_assert_events (script, "pay 0 Bl 1 don 6, boss-harvest Bl don 6 2");
  script_assert_pile (script, AC_PILE_MAFIA, "Bl Bl");
  script_assert_pile (script, AC_PILE_DISCARD, "Bl Bl Bl Bl");
  script_assert_fields (script, TABLEE_NOBODY, "- -");
}

static void
test_boss_harvest_on_gift (void)
{
  SCRIPT (script, "'phase':'cultivate','bosses':{'al':['St',4],'don':['Bl',5]},'revealed':['Bl'],"
                  "'players':[{'hand':['Ki','St'],'fields':[['Bl',2],null]},{'fields':[null,null]}]");

  script_play (script, "give Bl don");
  script_assert_events (script, "give 0 Bl don 6 0, boss-harvest Bl don 6 2");
  script_play (script, "hand 2 al");
  script_assert_events (script, "give-hand 0 St 2 al 5, boss-harvest St al 5 3");
  script_assert_pile (script, AC_PILE_MAFIA, "St St St Bl Bl");
}

/*
 * Planting
 */

static void
test_planting (void)
{
  SCRIPT (script, "'phase':'plant','draw':['Bl'],"
                  "'players':[{'hand':['Pu','Pu','Bl'],'fields':[['Sa',4],['Ki',2]],'coins':['Bl','Bl','Bl']},"
                  "{'fields':[null,null]}]");

  script_assert_legal (script, "harvest 1, harvest 2");
  script_assert_refused (script, "plant 1", AC_REASON_OTHER_TYPE);
  script_assert_refused (script, "plant 3", AC_REASON_NO_FIELD);
  script_assert_refused (script, "stop", TABLEE_REASON_PHASE);
  script_play (script, "harvest 1");
  script_assert_events (script, "harvest 0 Sa 1 4 1");
  script_assert_legal (script, "plant 1, harvest 2, buy-field");
  script_play (script, "plant 1");
  script_assert_events (script, "plant 0 Pu 1 1 2");
  script_assert_phase (script, AC_PHASE_PLANT_MORE, 0);
  script_assert_legal (script, "plant 1, stop, harvest 2, buy-field");
  script_play (script, "plant 1");
  script_assert_fields (script, 0, "Pu2 Ki2");
  script_assert_phase (script, AC_PHASE_CULTIVATE, 0);
}

static void
test_harvest_and_buy_to_plant (void)
{
  SCRIPT (script, "'phase':'plant','draw':['Bl'],"
                  "'players':[{'hand':['Pu'],'fields':[['Sa',4],['Ki',2]],'coins':['Bl','Bl','Bl','Bl']},"
                  "{'fields':[null,null]}]");

  script_assert_legal (script, "harvest 1, harvest 2, buy-field");
  script_play (script, "buy-field");
  script_assert_legal (script, "plant 3, harvest 1, harvest 2");

  /* With the hand empty there is no second card. */
  script_play (script, "plant 3");
  script_assert_phase (script, AC_PHASE_CULTIVATE, 0);
}

static void
test_type_grows_already (void)
{
  SCRIPT (script, "'phase':'plant','draw':['Bl'],"
                  "'players':[{'hand':['Sa','Bl'],'fields':[null,['Sa',1]]},{'fields':[null,null]}]");

  script_assert_refused (script, "plant 1", AC_REASON_OTHER_FIELD);
  script_assert_legal (script, "plant 2, harvest 2");
  script_play (script, "harvest 2");
  script_assert_legal (script, "plant 1, plant 2");
}

static void
test_no_payment_for_planting (void)
{
  SCRIPT (script, "'phase':'plant','draw':[],'exhaustions':2,'discard':['Fe'],'bosses':{'al':['Sa',1]},"
                  "'players':[{'hand':['Sa','Bl'],'fields':[null,['Sa',1]]},{'fields':[null,null]}]");

  script_play (script, "plant 2");
  script_assert_fields (script, 0, "- Sa2");
  script_assert_fields (script, TABLEE_NOBODY, "Sa1 -");
}

static void
test_empty_hand (void)
{
  SCRIPT (script, "'phase':'leftovers','leftovers':['Sa'],'draw':['Bl','Pu','Fe','Ki'],"
                  "'players':[{'fields':[null,null]},{'fields':[null,null]}]");

  /* Nothing to plant: the reveal follows at once. */
  script_play (script, "plant Sa 1");
  script_assert_phase (script, AC_PHASE_CULTIVATE, 0);
  script_assert_open (script, "Bl Fe Pu");
}

/*
 * Reveal
 */

static void
test_reveal (void)
{
  SCRIPT (script, "'phase':'plant-more','bosses':{'al':['St',4],'don':['Bl',2]},'discard':['Fe'],"
                  "'draw':['St','St','Fe','Bl','Pu','Ki'],"
                  "'players':[{'hand':['Ki'],'fields':[null,null]},{'fields':[null,null]}]");

  script_play (script, "stop");
  script_assert_events (script,
                        "stop 0, turn-up-boss 0 St al 5 5, boss-harvest St al 5 3, turn-up 0 St 1 4, pick-up 0 St 2 2, "
                        "pick-up 0 St 3 1, turn-up 0 Fe 4 3, pick-up 0 Fe 5 0, turn-up-boss 0 Bl don 3 2, turn-up 0 Pu 6 1");
  script_assert_open (script, "Fe Fe Pu St St St");
  script_assert_fields (script, TABLEE_NOBODY, "- Bl3");
  script_assert_pile (script, AC_PILE_DISCARD, "");
  script_assert_pile (script, AC_PILE_DRAW, "Ki");
}

static void
test_question_after_mafia_card (void)
{
  SCRIPT (script, "'phase':'plant-more','bosses':{'al':['St',1],'don':['Bl',2]},'discard':['Bl','St','Sa'],"
                  "'draw':['St','Sa','Fe','Pu','Ki'],"
                  "'players':[{'hand':['Ki'],'fields':[null,null]},{'fields':[null,null]}]");

  /* The first card goes to Al, and yet the discard pile is looked at before the next is drawn. */
  script_play (script, "stop");
  script_assert_events (script,
                        "stop 0, turn-up-boss 0 St al 2 4, pick-up-boss 0 Bl don 3 2, pick-up-boss 0 St al 3 1, "
                        "turn-up 0 Sa 1 3, pick-up 0 Sa 2 0, turn-up 0 Fe 3 2, turn-up 0 Pu 4 1");
}

static void
test_extras_do_not_count (void)
{
  SCRIPT (script, "'phase':'plant-more','discard':['Pu','Pu','Pu','Fe'],'draw':['Pu','Bl','Ki','Sa'],"
                  "'players':[{'hand':['Ki'],'fields':[null,null]},{'fields':[null,null]}]");

  script_play (script, "stop");
  script_assert_open (script, "Bl Ki Pu Pu Pu Pu");
  script_assert_pile (script, AC_PILE_DRAW, "Sa");
}

static void
test_extras_before_three (void)
{
  SCRIPT (script, "'phase':'plant-more','discard':['Pu','Bl'],'draw':['Pu','Ki','Bl'],"
                  "'players':[{'hand':['Ki'],'fields':[null,null]},{'fields':[null,null]}]");

  /* What lies under the Puff is looked at only once its own type is out. */
  script_play (script, "stop");
  script_assert_events (script, "stop 0, turn-up 0 Pu 1 2, pick-up 0 Pu 2 1, turn-up 0 Ki 3 1, turn-up 0 Bl 4 0, "
                                "exhausted 1 3, pick-up 0 Bl 5 0");
}

static void
test_empty_boss_collects_nothing (void)
{
  SCRIPT (script, "'phase':'plant-more','bosses':{'al':['St',4]},'discard':[],"
                  "'draw':['Bl','St','St','Pu','Ki'],"
                  "'players':[{'hand':['Ki'],'fields':[null,null]},{'fields':[null,null]}]");

  script_play (script, "stop");
  script_assert_fields (script, TABLEE_NOBODY, "- -");
  script_assert_open (script, "Bl Pu St St St");
  script_assert_phase (script, AC_PHASE_CULTIVATE, 0);
  script_assert_legal (script, "plant Bl 1, plant Bl 2, plant Pu 1, plant Pu 2, plant St 1, plant St 2, give Bl al, "
                               "give Bl don, give Pu al, give Pu don, give St al, give St don, hand 1 al, hand 1 don");
}

/*
 * Cultivating
 */

static void
test_hand_from_any_place (void)
{
  SCRIPT (script, "'phase':'cultivate','bosses':{'al':['Pu',1],'don':['Bl',1]},'draw':['Sa','Fe','Br'],"
                  "'players':[{'hand':['Sa','Bl','Pu','Bl','Fe'],'fields':[null,null]},{'fields':[null,null]}]");

  script_assert_legal (script, "hand 2 don, hand 3 al, hand 4 don, end");
  script_assert_refused (script, "hand 1 al", AC_REASON_BOSS_OTHER_TYPE);
  script_assert_refused (script, "hand 2 al", AC_REASON_OTHER_BOSS);
  script_assert_refused (script, "hand 6 al", AC_REASON_NOT_IN_HAND);
  script_assert_refused (script, "hand 2 joe", AC_REASON_NO_BOSS);
  script_assert_refused (script, "give Sa al", AC_REASON_NOT_THERE);
  script_play (script, "hand 4 don");
  script_assert_events (script, "give-hand 0 Bl 4 don 2");
  script_assert_pile (script, AC_PILE_HAND, "Sa Bl Pu Fe");
  script_play (script, "hand 3 al, end");
  script_assert_pile (script, AC_PILE_HAND, "Sa Bl Fe Sa Fe");
}

static void
test_obligation (void)
{
  SCRIPT (script, "'phase':'cultivate','bosses':{'al':['Pu',3]},'draw':['Sa','Fe','Br'],"
                  "'players':[{'hand':['Pu','Pu','Br'],'fields':[null,null]},{'fields':[null,null]}]");

  script_assert_refused (script, "end", AC_REASON_BOSS_WAITS);
  script_assert_legal (script, "hand 1 al, hand 2 al, hand 3 don");
  script_assert_refused (script, "hand 1 don", AC_REASON_OTHER_BOSS);
  script_play (script, "hand 3 don");
  script_assert_legal (script, "hand 1 al, hand 2 al, end");
}

static void
test_void_obligation (void)
{
  SCRIPT (script, "'phase':'cultivate','bosses':{'al':['Pu',3]},'draw':['Sa','Fe','Br'],'revealed':['Br'],"
                  "'players':[{'hand':['Pu','Pu'],'fields':[null,null]},{'fields':[null,null]}]");

  /* No hand card fits the empty boss; a revealed one would, but need not. */
  script_assert_legal (script, "plant Br 1, plant Br 2, give Br don, hand 1 al, hand 2 al, end");
}

static void
test_revealed_card_instead (void)
{
  SCRIPT (script, "'phase':'cultivate','bosses':{'al':['Pu',3]},'draw':['Sa','Fe','Br'],'revealed':['Br'],"
                  "'players':[{'hand':['Sa'],'fields':[null,null]},{'fields':[null,null]}]");

  script_assert_refused (script, "end", AC_REASON_BOSS_WAITS);
  script_play (script, "give Br don");
  script_assert_legal (script, "end");
}

static void
test_two_empty_bosses (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],"
                  "'players':[{'hand':['Pu','Pu','Br'],'fields':[null,null]},{'fields':[null,null]}]");

  script_assert_legal (script, "hand 1 al, hand 1 don, hand 2 al, hand 2 don, hand 3 al, hand 3 don");
  script_play (script, "hand 1 don");
  script_assert_refused (script, "end", AC_REASON_BOSS_WAITS);
  script_assert_legal (script, "hand 1 don, hand 2 al");
  script_play (script, "hand 1 don");
  script_assert_refused (script, "end", AC_REASON_BOSS_WAITS);
  script_play (script, "hand 1 al");
  script_assert_legal (script, "end");
}

static void
test_one_card_for_two_bosses (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],"
                  "'players':[{'hand':['Pu'],'fields':[null,null]},{'fields':[null,null]}]");

  script_assert_legal (script, "hand 1 al, hand 1 don");
  script_play (script, "hand 1 don");
  script_assert_legal (script, "end");
}

static void
test_own_fields (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],'revealed':['Sa','Sa','Bl'],'bosses':{'al':['Fe',1],"
                  "'don':['Br',1]},"
                  "'players':[{'fields':[['Sa',3],['Pu',1]]},{'fields':[null,null]}]");

  script_assert_refused (script, "plant Sa 2", AC_REASON_OTHER_FIELD);
  script_assert_refused (script, "plant Bl 1", AC_REASON_OTHER_TYPE);
  script_play (script, "plant Sa 1, plant Sa 1");
  script_assert_fields (script, 0, "Sa5 Pu1");

  /* What is left lies there for the other one. */
  script_play (script, "end");
  script_assert_events (script, "leave 0 1, draw 0 Sa 1 2, draw 0 Fe 2 1");
  script_assert_phase (script, AC_PHASE_DRAW, 0);
  script_assert_legal (script, "harvest 1, end");
  script_play (script, "end");
  script_assert_events (script, "turn 1");
  script_assert_phase (script, AC_PHASE_LEFTOVERS, 1);
  script_assert_legal (script, "plant Bl 1, plant Bl 2, discard Bl");
}

static void
test_turn_passes_by_itself (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],'bosses':{'al':['Fe',1],'don':['Br',1]},"
                  "'players':[{'fields':[null,null]},{'hand':['Ki'],'fields':[null,null]}]");

  script_play (script, "end");
  script_assert_events (script, "leave 0 0, draw 0 Sa 1 2, draw 0 Fe 2 1, turn 1");
  script_assert_phase (script, AC_PHASE_PLANT, 1);
}

static void
test_last_harvest_of_turn (void)
{
  SCRIPT (script, "'phase':'draw','draw':['Sa','Fe','Br'],'bosses':{'al':['Fe',1],'don':['Br',1]},"
                  "'players':[{'fields':[['Bl',2],null]},{'hand':['Ki'],'fields':[null,null]}]");

  script_assert_legal (script, "harvest 1, end");
  script_play (script, "harvest 1");
  script_assert_events (script, "harvest 0 Bl 1 2 0, turn 1");
}

/*
 * Events and actions
 */

/* Only what is shown to somebody for the first time stops undo. */
static void
test_reveals (void)
{
  SCRIPT (two, "'phase':'plant','draw':['Bl','Pu','Ki','Sa'],"
               "'players':[{'hand':['Fe','Bl','Fe'],'fields':[null,['Br',2]]},{'fields':[null,null]}]");
  SCRIPT (alone, "'phase':'plant','draw':['Bl','Pu','Ki','Sa'],"
                 "'players':[{'hand':['Fe','Bl','Fe'],'fields':[null,['Br',2],null]}]");

  script_play (two, "harvest 2");
  g_assert_false (g_array_index (two->events, TableeEvent, 0).reveals);
  script_play (two, "plant 1");
  g_assert_true (g_array_index (two->events, TableeEvent, 0).reveals);
  script_play (two, "stop");
  g_assert_false (g_array_index (two->events, TableeEvent, 0).reveals);
  g_assert_true (g_array_index (two->events, TableeEvent, 1).reveals);
  script_play (alone, "plant 1");
  g_assert_false (g_array_index (alone->events, TableeEvent, 0).reveals);
}

static void
test_secret_of_draw (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],'bosses':{'al':['Fe',1],'don':['Br',1]},"
                  "'players':[{'fields':[null,null]},{'hand':['Ki'],'fields':[null,null]}]");
  TableeEvent event;

  script_play (script, "end");
  event = g_array_index (script->events, TableeEvent, 1);
  g_assert_cmpint (event.kind, ==, AC_EVENT_DRAW);
  g_assert_cmpint (event.details[0], ==, AC_BROAD);
  tablee_event_conceal (&event, 0);
  g_assert_false (event.concealed);
  tablee_event_conceal (&event, 1);
  g_assert_true (event.concealed);
}

/* Which field is harvested is another question than whether one is. */
static void
test_akin (void)
{
  bool (*akin) (const TableeRuleset *, const void *, TableeAction, TableeAction) = tablee_al_cabohne_heuristics.thinking->akin;
  TableeAction harvest = ac_action (AC_ACTION_HARVEST, 0, 0);

  g_assert_true (akin (NULL, NULL, harvest, ac_action (AC_ACTION_HARVEST, 1, 0)));
  g_assert_false (akin (NULL, NULL, harvest, ac_action (AC_ACTION_PLANT, 0, 0)));
  g_assert_false (akin (NULL, NULL, ac_action (AC_ACTION_PLANT, 0, 0), ac_action (AC_ACTION_PLANT, 1, 0)));
}

static bool
are_alike (Script      *script,
           TableeAction one,
           TableeAction other)
{
  return tablee_al_cabohne_heuristics.thinking->alike (&script->ruleset->base, script->state, one, other);
}

/* Which of two empty fields, and which of two equal cards next to each other in the hand, is no matter; anything else may be. */
static void
test_alike (void)
{
  SCRIPT (script, "'phase':'cultivate','revealed':['Pu'],'players':[{'hand':['Pu','Pu','Ki','Pu'],'fields':[null,null]},{'fields':[null,null]}]");
  SCRIPT (taken, "'phase':'cultivate','revealed':['Pu'],'players':[{'hand':['Ki'],'fields':[['Pu',1],null]},{'fields':[null,null]}]");

  g_assert_true (are_alike (script, ac_action (AC_ACTION_GIVE_HAND, 0, AC_DON), ac_action (AC_ACTION_GIVE_HAND, 1, AC_DON)));
  g_assert_false (are_alike (script, ac_action (AC_ACTION_GIVE_HAND, 0, AC_DON), ac_action (AC_ACTION_GIVE_HAND, 1, AC_AL)));
  g_assert_false (are_alike (script, ac_action (AC_ACTION_GIVE_HAND, 1, AC_DON), ac_action (AC_ACTION_GIVE_HAND, 3, AC_DON)));
  g_assert_true (are_alike (script, ac_action (AC_ACTION_PLANT, 0, 0), ac_action (AC_ACTION_PLANT, 1, 0)));
  g_assert_true (are_alike (script, ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 0), ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 1)));
  g_assert_false (are_alike (script, ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 0), ac_action (AC_ACTION_PLANT_OPEN, AC_BLUE, 1)));
  g_assert_false (are_alike (taken, ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 0), ac_action (AC_ACTION_PLANT_OPEN, AC_PUFF, 1)));
  g_assert_false (are_alike (script, ac_action (AC_ACTION_GIVE, AC_PUFF, AC_DON), ac_action (AC_ACTION_GIVE_HAND, 0, AC_DON)));
}

static void
test_unknown (void)
{
  SCRIPT (script, "'phase':'cultivate','players':[{'fields':[null,null]},{'fields':[null,null]}]");
  const TableeRuleset *base = &script->ruleset->base;
  const TableeAction unknown[] = {
    ac_action (AC_ACTION_PLANT, 3, 0), ac_action (AC_ACTION_PLANT, 0, 1), ac_action (AC_ACTION_STOP, 1, 0),
    ac_action (AC_ACTION_PLANT_OPEN, 7, 0), ac_action (AC_ACTION_PLANT_OPEN, 0, 3), ac_action (AC_ACTION_DISCARD, 7, 0),
    ac_action (AC_ACTION_GIVE, 0, 3), ac_action (AC_ACTION_GIVE, 7, 0), ac_action (AC_ACTION_GIVE_HAND, 0, 3),
    ac_action (AC_ACTION_HARVEST, 3, 0), ac_action (AC_ACTION_BUY, 0, 1), ac_action (AC_ACTION_END, 1, 1),
    ac_action (AC_ACTION_KINDS, 0, 0), G_MAXUINT32,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (unknown); i++)
    g_assert_cmpint (base->game->check (base, script->state, unknown[i]), ==, TABLEE_REASON_UNKNOWN);
}

/*
 * Lists
 */

/* The action at random of the same list, made both ways; 0 without any. */
static TableeAction
draw_from_both (const AcRuleset *quick,
                const AcRuleset *plain,
                const AcState   *state,
                TableeRandom    *random)
{
  TableeAction list[AC_MAX_ACTIONS];
  TableeAction other[AC_MAX_ACTIONS];
  size_t count = tablee_al_cabohne_game.legal (&quick->base, state, list);

  g_assert_cmpuint (tablee_al_cabohne_game.legal (&plain->base, state, other), ==, count);
  g_assert_cmpmem (list, count * sizeof *list, other, count * sizeof *other);
  g_assert_cmpuint (count > 0, ==, state->phase != AC_PHASE_OVER);

  return count > 0 ? list[tablee_random_below (random, (uint32_t) count)] : 0;
}

static void
play_with_both (const AcRuleset *quick,
                const AcRuleset *plain,
                uint64_t         seed)
{
  TableeRandom random;
  TableeAction action;
  AcState state;

  tablee_random_seed (&random, seed);
  tablee_al_cabohne_game.deal (&quick->base, &state, &random, NULL);
  while ((action = draw_from_both (quick, plain, &state, &random)) != 0 || state.phase != AC_PHASE_OVER)
    tablee_al_cabohne_game.apply (&quick->base, &state, action, NULL);
}

/* Processors that do not count bits at once list the same. */
static void
test_both_lists (void)
{
  enum { GAMES = 100 };

  for (int seats = 1; seats <= AC_SEATS; seats++)
    {
      g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (&tablee_al_cabohne_game, seats, NULL, NULL);
      const AcRuleset *quick = (const AcRuleset *) ruleset;
      AcRuleset plain = *quick;

      if (!plain.quick_bits)
        {
          g_test_skip ("this processor does not count bits at once: there is one list only");
          return;
        }
      plain.quick_bits = false;
      for (uint64_t seed = 0; seed < GAMES; seed++)
        play_with_both (quick, &plain, seed);
    }
}

#define RULING(number, name) "/games/al-cabohne/AC-R" #number "/" name
#define EXAMPLE(name) "/games/al-cabohne/" name

static void
add_rulings (void)
{
  g_test_add_func (RULING (1, "copies"), test_copies);
  g_test_add_func (RULING (2, "beanometers"), test_beanometers);
  g_test_add_func (RULING (3, "more-than-the-last-step"), test_more_than_steps);
  g_test_add_func (RULING (4, "lone-beans"), test_lone_beans);
  g_test_add_func (RULING (5, "card-by-card"), test_leftovers);
  g_test_add_func (RULING (6, "no-leftovers-to-the-mafia"), test_leftovers_not_to_mafia);
  g_test_add_func (RULING (7, "one-card-a-boss"), test_payment);
  g_test_add_func (RULING (7, "escape"), test_escape);
  g_test_add_func (RULING (8, "harvest-on-payment"), test_boss_harvest_on_payment);
  g_test_add_func (RULING (8, "harvest-on-gift"), test_boss_harvest_on_gift);
  g_test_add_func (RULING (9, "after-every-card"), test_question_after_mafia_card);
  g_test_add_func (RULING (10, "extras-do-not-count"), test_extras_do_not_count);
  g_test_add_func (RULING (11, "extras-before-three"), test_extras_before_three);
  g_test_add_func (RULING (12, "any-place-of-the-hand"), test_hand_from_any_place);
  g_test_add_func (RULING (13, "obligation"), test_obligation);
  g_test_add_func (RULING (13, "void"), test_void_obligation);
  g_test_add_func (RULING (13, "revealed-card-instead"), test_revealed_card_instead);
  g_test_add_func (RULING (13, "one-card-for-two"), test_one_card_for_two_bosses);
  g_test_add_func (RULING (20, "empty-field"), test_empty_field);
  g_test_add_func (RULING (21, "type-grows-already"), test_type_grows_already);
  g_test_add_func (RULING (29, "order-of-dues"), test_order_of_dues);
  g_test_add_func (RULING (31, "empty-boss"), test_empty_boss_collects_nothing);
  g_test_add_func (RULING (32, "two-empty-bosses"), test_two_empty_bosses);
}

static void
add_examples (void)
{
  g_test_add_func (EXAMPLE ("boss-steps"), test_boss_steps);
  g_test_add_func (EXAMPLE ("next-coin"), test_next_coin);
  g_test_add_func (EXAMPLE ("harvest"), test_harvest);
  g_test_add_func (EXAMPLE ("harvest-at-top"), test_harvest_at_top);
  g_test_add_func (EXAMPLE ("planting"), test_planting);
  g_test_add_func (EXAMPLE ("buy-to-plant"), test_harvest_and_buy_to_plant);
  g_test_add_func (EXAMPLE ("no-payment-for-planting"), test_no_payment_for_planting);
  g_test_add_func (EXAMPLE ("empty-hand"), test_empty_hand);
  g_test_add_func (EXAMPLE ("reveal"), test_reveal);
  g_test_add_func (EXAMPLE ("own-fields"), test_own_fields);
  g_test_add_func (EXAMPLE ("turn-passes"), test_turn_passes_by_itself);
  g_test_add_func (EXAMPLE ("last-harvest-of-turn"), test_last_harvest_of_turn);
  g_test_add_func (EXAMPLE ("reveals"), test_reveals);
  g_test_add_func (EXAMPLE ("secret-of-draw"), test_secret_of_draw);
  g_test_add_func (EXAMPLE ("unknown"), test_unknown);
  g_test_add_func (EXAMPLE ("alike"), test_alike);
  g_test_add_func (EXAMPLE ("akin"), test_akin);
  g_test_add_func (EXAMPLE ("both-lists"), test_both_lists);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_rulings ();
  add_examples ();

  return g_test_run ();
}
