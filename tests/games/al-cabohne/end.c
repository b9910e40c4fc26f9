/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The third field, the draw pile that runs out, and the end. */
#include "script.h"

/*
 * The third field
 */

static void
test_purchase (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],"
                  "'players':[{'fields':[null,null],'coins':['Bl','Ki','Ki','Sa']},"
                  "{'fields':[null,null,null],'coins':['Bl','Ki','Ki','Sa']}]");

  script_play (script, "buy-field");
  script_assert_events (script, "buy-field 0 0 4");
  script_assert_pile (script, AC_PILE_COINS, "");
  script_assert_fields (script, 0, "- - -");
  g_assert_cmpint (script->state->set_aside[AC_BLUE], ==, 1);
  g_assert_cmpint (script->state->set_aside[AC_KIDNEY], ==, 2);
  g_assert_cmpint (script->state->set_aside[AC_BROAD], ==, 1);
  script_assert_refused (script, "buy-field", AC_REASON_BOUGHT);
}

static void
test_purchase_needs_coins (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],"
                  "'players':[{'fields':[null,null],'coins':['Bl','Ki','Ki']},{'fields':[null,null],'coins':['Sa',"
                  "'Sa','Sa','Sa']}]");

  script_assert_refused (script, "buy-field", AC_REASON_COINS);
  script_assert_legal (script, "end");
}

static void
test_purchase_alone (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa','Fe','Br'],"
                  "'players':[{'fields':[null,null,null],'coins':['Bl','Ki','Ki','Ki']}]");

  script_assert_refused (script, "buy-field", AC_REASON_NO_TRADE);
  script_assert_legal (script, "end");
}

static void
test_purchase_in_every_phase (void)
{
  static const char *const phases[] = { "leftovers", "pay", "plant", "plant-more", "cultivate", "draw" };

  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *text = g_strdup_printf ("'phase':'%s',%s'bosses':{'al':['Bl',2]},"
                                               "'players':[{'hand':['Sa'],'fields':[['Bl',1],['Ki',2]],"
                                               "'coins':['Bl','Ki','Ki','Ki']},{'hand':['Sa'],'fields':[null,null]}]",
                                               phases[i], i == 0 ? "'leftovers':['Bl']," : "");
      SCRIPT (script, text);
      int phase = script->state->phase;

      script_play (script, "buy-field");
      script_assert_phase (script, (AcPhase) phase, 0);
      g_assert_cmpint (script->state->owned[0], ==, 3);
      script_play (script, "harvest 2");
    }
}

static void
test_top_coins_are_paid (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Sa'],"
                  "'players':[{'fields':[['St',4],null],'coins':['Bl','Ki','Ki','Sa']},{'fields':[null,null]}]");

  script_play (script, "harvest 1, buy-field");
  script_assert_pile (script, AC_PILE_COINS, "Ki Sa");
  g_assert_cmpint (script->state->set_aside[AC_RUNNER], ==, 2);
  g_assert_cmpint (script->state->set_aside[AC_BLUE], ==, 1);
  g_assert_cmpint (script->state->set_aside[AC_KIDNEY], ==, 1);
}

/*
 * Exhaustion
 */

static void
test_last_card_leaves (void)
{
  SCRIPT (script, "'phase':'plant-more','draw':['Bl','Pu','Ki'],'discard':['Fe','Br'],"
                  "'players':[{'hand':['Ki'],'fields':[null,null]},{'fields':[null,null]}]");

  /* The third card is the last: that counts, although none is missing. */
  script_play (script, "stop");
  script_assert_events (script, "stop 0, turn-up 0 Bl 1 2, turn-up 0 Pu 2 1, turn-up 0 Ki 3 0, exhausted 1 3");
  g_assert_cmpint (script->state->exhaustions, ==, 1);
  script_assert_pile (script, AC_PILE_DISCARD, "Fe Br");
}

static void
test_reshuffle_when_needed (void)
{
  SCRIPT (script, "'phase':'plant-more','draw':['Bl','Pu'],'discard':['Pu','Br','Fe'],'set_aside':['St','St','St','St'],"
                  "'players':[{'hand':['Ki'],'fields':[null,['Sa',2]]},{'fields':[null,null]}]");

  /* What was discarded before the card is needed is in; the last card still finds the old discard pile. */
  script_play (script, "harvest 2, stop");
  g_assert_cmpint (script->state->sizes[AC_PILE_DISCARD], ==, 0);
  g_assert_cmpint (script->state->exhaustions, ==, 1);
  g_assert_cmpint (script->state->sizes[AC_PILE_DRAW] + script->state->open[AC_BLUE] + script->state->open[AC_KIDNEY] +
                   script->state->open[AC_FIRE] + script->state->open[AC_PUFF] + script->state->open[AC_BROAD] +
                   script->state->open[AC_FRENCH] + script->state->open[AC_RUNNER], ==, 11);
}

static void
test_old_discard_pile (void)
{
  SCRIPT (script, "'phase':'plant-more','draw':['Bl','Pu'],'discard':['Pu','Br','Fe'],'seed':3,"
                  "'players':[{'hand':['Ki'],'fields':[null,null]},{'fields':[null,null]}]");
  g_autoptr (GString) events = g_string_new (NULL);

  script_play (script, "stop");
  for (guint i = 0; i < 5; i++)
    {
      const TableeEvent *event = &g_array_index (script->events, TableeEvent, i);
      g_autofree char *written = tablee_position_get_notation (script->position)->event_write (&script->ruleset->base, event);

      g_string_append_printf (events, "%s, ", written);
    }
  g_assert_cmpstr (events->str, ==, "stop 0, turn-up 0 Bl 1 1, turn-up 0 Pu 2 0, exhausted 1 3, pick-up 0 Pu 3 2, ");
  g_assert_cmpint (g_array_index (script->events, TableeEvent, 5).kind, ==, AC_EVENT_SHUFFLE);
  g_assert_cmpint (g_array_index (script->events, TableeEvent, 5).args[0], ==, 2);
}

/* 37 discarded cards and 4 coins make a pile of 41. */
static void
test_set_aside_comes_back (void)
{
  SCRIPT (script, "'phase':'draw','draw':[],'set_aside':['St','St','Bl','St'],'mafia_coins':['Br','Br'],"
                  "'discard':['Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl','Bl',"
                  "'Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki','Ki'],"
                  "'players':[{'fields':[['Fe',2],null],'coins':['Pu']},{'fields':[null,null]}]");

  script_play (script, "end");
  g_assert_cmpint (g_array_index (script->events, TableeEvent, 1).kind, ==, AC_EVENT_SHUFFLE);
  g_assert_cmpint (g_array_index (script->events, TableeEvent, 1).args[0], ==, 41);
  g_assert_cmpint (script->state->sizes[AC_PILE_DISCARD], ==, 0);
  for (int type = 0; type < AC_TYPES; type++)
    g_assert_cmpint (script->state->set_aside[type], ==, 0);

  /* What is owned stays. */
  script_assert_pile (script, AC_PILE_COINS, "Pu");
  script_assert_pile (script, AC_PILE_MAFIA, "Br Br");
}

static void
test_nothing_to_shuffle (void)
{
  SCRIPT (script, "'phase':'plant-more','draw':['Bl','Pu'],"
                  "'players':[{'hand':['Ki','Ki'],'fields':[null,null]},{'hand':['Sa'],'fields':[null,null]}]");

  script_play (script, "stop");
  script_assert_events (script, "stop 0, turn-up 0 Bl 1 1, turn-up 0 Pu 2 0, exhausted 1 3, no-cards 3");
  script_assert_phase (script, AC_PHASE_CULTIVATE, 0);
  script_play (script, "give Bl al, give Pu don, end");
  script_assert_phase (script, AC_PHASE_OVER, 0);
}

static void
test_nothing_to_draw (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Bl'],'bosses':{'al':['Ki',1],'don':['Fe',1]},"
                  "'players':[{'fields':[null,null]},{'fields':[null,null]}]");

  script_play (script, "end");
  script_assert_events (script, "leave 0 0, draw 0 Bl 1 0, exhausted 1 3, no-cards 3, clear-hand 0 Bl 0 1, "
                                "sell-boss Ki al 1 0, sell-boss Fe don 1 0, game-over 0 0 0");
}

static void
test_last_cultivating (void)
{
  SCRIPT (script, "'phase':'plant-more','draw':['Bl','Pu'],'exhaustions':2,'discard':['Sa','Pu','Bl'],'bosses':{'al':['Ki',1]},"
                  "'players':[{'hand':['Fe','Ki'],'fields':[['Pu',4],null]},{'hand':['Sa','Br'],'fields':[['Pu',1],['Sa',3]]}]");

  /* Steps (1) and (2) of the last card are finished; the third card is not drawn. */
  script_play (script, "stop");
  script_assert_events (script, "stop 0, turn-up 0 Bl 1 1, turn-up 0 Pu 2 0, exhausted 3 3");
  script_assert_refused (script, "end", AC_REASON_BOSS_WAITS);
  script_play (script, "hand 1 don, plant Pu 1, end");
  script_assert_events (script, "leave 0 1, clear 0 Bl 4, clear-hand 0 Ki 0 5, clear-hand 1 Sa 1 6, clear-hand 1 Br 0 7, "
                                "sell 0 Pu 1 5 2, sell 1 Pu 1 1 0, sell 1 Sa 2 3 1, sell-boss Ki al 1 0, sell-boss Fe don 1 0, "
                                "game-over 2 1 0");
  script_assert_phase (script, AC_PHASE_OVER, 0);
  script_assert_pile (script, AC_PILE_DISCARD, "Br Sa Ki Bl Sa Pu Bl");
  script_assert_legal (script, "");
  script_assert_refused (script, "end", TABLEE_REASON_OVER);
}

static void
test_last_cards_drawn (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Bl'],'discard':['Sa'],'exhaustions':2,'bosses':{'al':['Ki',1],'don':['Fe',1]},"
                  "'players':[{'fields':[['Pu',4],null]},{'fields':[null,null]}]");

  /* The first of the two was the last one: at once, without a last decision. */
  script_play (script, "end");
  script_assert_events (script, "leave 0 0, draw 0 Bl 1 0, exhausted 3 3, clear-hand 0 Bl 0 2, sell 0 Pu 1 4 1, "
                                "sell-boss Ki al 1 0, sell-boss Fe don 1 0, game-over 1 0 0");
}

static void
test_second_exhaustion_goes_on (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Bl','Bl'],'exhaustions':1,'bosses':{'al':['Ki',1],'don':['Fe',1]},"
                  "'players':[{'fields':[['Pu',4],null]},{'fields':[null,null]}]");

  script_play (script, "end");
  script_assert_events (script, "leave 0 0, draw 0 Bl 1 1, draw 0 Bl 2 0, exhausted 2 3");
  script_assert_phase (script, AC_PHASE_DRAW, 0);
}

/*
 * The end
 */

static TableeScoreSheet
score (Script *script)
{
  TableeScoreSheet sheet;

  script->ruleset->base.game->score (&script->ruleset->base, script->state, &sheet);

  return sheet;
}

static void
assert_score (Script     *script,
              const char *expected)
{
  TableeScoreSheet sheet = score (script);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int column = 0; column < sheet.columns; column++)
    g_string_append_printf (text, "%s%d+%d=%d:%d%s", column > 0 ? " " : "", (int) sheet.row[0].values[column],
                            (int) sheet.row[1].values[column], (int) sheet.totals[column], sheet.ranks[column],
                            sheet.winner[column] ? "!" : "");
  g_assert_cmpstr (text->str, ==, expected);
  g_assert_cmpstr (sheet.extra_column, ==, "mafia");
  g_assert_cmpstr (sheet.row[0].id, ==, "coins");
  g_assert_cmpstr (sheet.row[1].id, ==, "fields");
}

static void
test_everything_is_sold (void)
{
  SCRIPT (script, "'phase':'over','draw':[],'bosses':{'al':['Pu',4],'don':['Sa',2]},'mafia_coins':['Bl'],"
                  "'players':[{'fields':[['Fe',3],['Bl',1]],'coins':['Br','Br','Br']},{'fields':[null,['Fe',1],['Ki',6]]}]");

  assert_score (script, "3+1=4:1! 0+2=2:2 1+1=2:2");
}

static void
test_ties (void)
{
  SCRIPT (with_mafia, "'phase':'over','draw':[],'mafia_coins':['Bl','Bl'],"
                      "'players':[{'fields':[null,null],'coins':['Br','Br']},{'fields':[null,null],'coins':['Br']}]");
  SCRIPT (all_three, "'phase':'over','draw':[],'mafia_coins':['Bl','Bl'],"
                     "'players':[{'fields':[null,null],'coins':['Br','Br']},{'fields':[null,null],'coins':['Br','Br']}]");
  SCRIPT (shared, "'phase':'over','draw':[],'mafia_coins':['Bl'],"
                  "'players':[{'fields':[null,null],'coins':['Br','Br']},{'fields':[null,null],'coins':['Br','Br']}]");
  SCRIPT (second, "'phase':'over','draw':[],'mafia_coins':['Bl'],"
                  "'players':[{'fields':[null,null],'coins':['Br','Br']},{'fields':[null,null],'coins':['Br']}]");

  assert_score (with_mafia, "2+0=2:2 1+0=1:3 2+0=2:1!");
  assert_score (all_three, "2+0=2:2 2+0=2:2 2+0=2:1!");
  assert_score (shared, "2+0=2:1! 2+0=2:1! 1+0=1:3");
  assert_score (second, "2+0=2:1! 1+0=1:2 1+0=1:2");
}

/* A game alone that is over, with so many coins. */
static void
assert_alone (int         own,
              int         mafia,
              const char *expected)
{
  g_autoptr (GString) text = g_string_new ("'phase':'over','draw':[],'mafia_coins':[");

  for (int i = 0; i < mafia; i++)
    g_string_append (text, i > 0 ? ",'Bl'" : "'Bl'");
  g_string_append (text, "],'players':[{'fields':[null,null,null],'coins':[");
  for (int i = 0; i < own; i++)
    g_string_append (text, i > 0 ? ",'Fe'" : "'Fe'");
  g_string_append (text, "]}]");
  {
    SCRIPT (script, text->str);

    assert_score (script, expected);
  }
}

static void
test_alone (void)
{
  assert_alone (15, 7, "15+0=15:1! 14+0=14:2");
  assert_alone (15, 8, "15+0=15:2 16+0=16:1!");
  assert_alone (14, 7, "14+0=14:2 14+0=14:1!");
}

static void
test_alone_last_harvest (void)
{
  SCRIPT (script, "'phase':'over','draw':[],'bosses':{'al':['Pu',5],'joe':['Sa',2]},'mafia_coins':['Bl'],"
                  "'players':[{'fields':[['Fe',3],['Bl',1],null],'coins':['Br','Br','Br']}]");

  assert_score (script, "3+1=4:2 2+4=6:1!");
}

static void
test_alone_cultivates_all (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Ki','Pu','Sa'],'revealed':['Bl'],'bosses':{'al':['Pu',5],"
                  "'don':['Br',1],'joe':['Sa',2]},"
                  "'players':[{'fields':[['Fe',3],['St',2],['Br',1]],'hand':['Fe']}]");

  script_assert_refused (script, "end", AC_REASON_CARDS_WAIT);
  script_assert_legal (script, "harvest 1, harvest 2");
  script_play (script, "harvest 2, plant Bl 2");
  script_assert_legal (script, "harvest 1, harvest 2, harvest 3, end");
  script_play (script, "end");
  script_assert_events (script, "leave 0 0, draw 0 Ki 2 2, draw 0 Pu 3 1");
  script_assert_phase (script, AC_PHASE_DRAW, 0);

  /* One's own next turn begins with the payment. */
  script_play (script, "end");
  script_assert_events (script, "turn 0");
  script_assert_phase (script, AC_PHASE_PAY, 0);
}

static void
test_alone_last_card_revealed (void)
{
  SCRIPT (script, "'phase':'plant-more','draw':['Ki','Pu'],'discard':['Bl'],'bosses':{'al':['Br',5],'don':['St',1],"
                  "'joe':['Sa',2]},"
                  "'players':[{'fields':[['Fe',3],null,null],'hand':['Fe','Bl']}]");

  script_play (script, "stop");
  script_assert_events (script, "stop 0, turn-up 0 Ki 1 1, turn-up 0 Pu 2 0, exhausted 1 1");
  script_assert_phase (script, AC_PHASE_CULTIVATE, 0);
  script_play (script, "plant Ki 2, plant Pu 3, end");
  script_assert_events (script, "leave 0 0, clear-hand 0 Fe 1 2, clear-hand 0 Bl 0 3, sell 0 Fe 1 3 1, sell 0 Ki 2 1 0, "
                                "sell 0 Pu 3 1 0, sell-boss Br al 5 2, sell-boss St don 1 0, sell-boss Sa joe 2 0, "
                                "game-over 1 0 4");
  script_assert_pile (script, AC_PILE_DISCARD, "Bl Fe Bl");
}

static void
test_alone_last_card_drawn (void)
{
  SCRIPT (script, "'phase':'cultivate','draw':['Ki'],'discard':['Bl'],'bosses':{'al':['Br',5],'don':['St',1],'joe':['Sa',2]},"
                  "'players':[{'fields':[['Fe',3],null,null]}]");

  script_play (script, "end");
  g_assert_cmpint (g_array_index (script->events, TableeEvent, 2).kind, ==, AC_EVENT_EXHAUSTED);
  script_assert_phase (script, AC_PHASE_OVER, 0);
}

/* Three bosses with the types of three fields. */
static void
test_alone_payment (void)
{
  SCRIPT (script, "'phase':'pay','draw':['Ki'],'bosses':{'al':['Br',5],'don':['St',1],'joe':['Sa',2]},"
                  "'players':[{'fields':[['Sa',3],['Br',2],['St',1]],'hand':['Bl']}]");

  script_play (script, "pay");
  script_assert_events (script, "pay 0 Br 2 al 6, boss-harvest Br al 6 3, pay 0 St 3 don 2, pay 0 Sa 1 joe 3, "
                                "boss-harvest Sa joe 3 1");
  script_assert_fields (script, 0, "Sa2 Br1 -");
}

#define RULING(number, name) "/games/al-cabohne/AC-R" #number "/" name
#define EXAMPLE(name) "/games/al-cabohne/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (14, "ties"), test_ties);
  g_test_add_func (RULING (15, "last-card-leaves"), test_last_card_leaves);
  g_test_add_func (RULING (16, "when-needed"), test_reshuffle_when_needed);
  g_test_add_func (RULING (16, "old-discard-pile"), test_old_discard_pile);
  g_test_add_func (RULING (17, "nothing-to-shuffle"), test_nothing_to_shuffle);
  g_test_add_func (RULING (17, "nothing-to-draw"), test_nothing_to_draw);
  g_test_add_func (RULING (18, "set-aside-comes-back"), test_set_aside_comes_back);
  g_test_add_func (RULING (19, "every-phase"), test_purchase_in_every_phase);
  g_test_add_func (RULING (24, "last-cultivating"), test_last_cultivating);
  g_test_add_func (RULING (25, "everything-is-sold"), test_everything_is_sold);
  g_test_add_func (RULING (26, "last-card-revealed"), test_alone_last_card_revealed);
  g_test_add_func (RULING (27, "last-harvest-doubled"), test_alone_last_harvest);
  g_test_add_func (RULING (30, "top-coins"), test_top_coins_are_paid);
  g_test_add_func (RULING (33, "last-cards"), test_last_cards_drawn);
  g_test_add_func (EXAMPLE ("purchase"), test_purchase);
  g_test_add_func (EXAMPLE ("purchase-needs-coins"), test_purchase_needs_coins);
  g_test_add_func (EXAMPLE ("purchase-alone"), test_purchase_alone);
  g_test_add_func (EXAMPLE ("second-exhaustion"), test_second_exhaustion_goes_on);
  g_test_add_func (EXAMPLE ("alone"), test_alone);
  g_test_add_func (EXAMPLE ("alone-cultivates-all"), test_alone_cultivates_all);
  g_test_add_func (EXAMPLE ("alone-last-card-drawn"), test_alone_last_card_drawn);
  g_test_add_func (EXAMPLE ("alone-payment"), test_alone_payment);

  return g_test_run ();
}
