/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each ruling of Bean chains. */
#include "script.h"

#define TWO_EMPTY_SEATS "'players': [ {}, {} ]"
#define THREE_CHAINS "'chains': [['B', 4], ['C', 2], ['S', 1]]"

static void
test_cards (void)
{
  static const int copies[CH_BEANS] = { 20, 18, 16, 14, 12, 10, 8, 6 };
  g_autoptr (Script) script = script_deal (NULL, 1);
  int counts[CH_BEANS] = { 0 };

  for (int i = 0; i < script->state->deck_count; i++)
    counts[script->state->deck[i]]++;
  for (int seat = 0; seat < CH_SEATS; seat++)
    for (int i = 0; i < CH_DEAL; i++)
      counts[script->state->seats[seat].hand[i]]++;
  for (int bean = 0; bean < CH_BEANS; bean++)
    {
      g_assert_cmpint (ch_copies (bean), ==, copies[bean]);
      g_assert_cmpint (counts[bean], ==, copies[bean]);
    }
  g_assert_cmpint (script->state->deck_count, ==, 94);
}

/* Coins for a row of 0 cards, 1 card and so on; the last one is for all longer rows. */
static void
test_worth (void)
{
  static const char *const worth[CH_BEANS] = {
    "00001122334", "0001112234", "000112234", "00011234", "00112234", "0011234", "001234", "0023",
  };

  for (int bean = 0; bean < CH_BEANS; bean++)
    for (int length = 0; length <= ch_copies (bean); length++)
      {
        int last = (int) strlen (worth[bean]) - 1;

        g_assert_cmpint (ch_worth (bean, length), ==, g_ascii_digit_value (worth[bean][MIN (length, last)]));
      }
}

static void
test_next_step (void)
{
  for (int bean = 0; bean < CH_BEANS; bean++)
    for (int length = 0; length <= ch_copies (bean); length++)
      {
        int worth = -1;
        int step = ch_next_step (bean, length, &worth);

        if (step == 0)
          {
            g_assert_cmpint (ch_worth (bean, length), ==, ch_worth (bean, ch_copies (bean)));
            continue;
          }
        g_assert_cmpint (step, >, length);
        g_assert_cmpint (ch_worth (bean, step), ==, worth);
        g_assert_cmpint (worth, >, ch_worth (bean, length));
        g_assert_cmpint (ch_worth (bean, step - 1), ==, ch_worth (bean, length));
      }
}

static void
test_three_chains (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'play', 'players': [ { 'hand': ['B', 'C', 'S'] }, {} ], 'options': { 'plays': 0 }");

  g_assert_cmpint (ch_max_chains (script->ruleset, script->state, 0), ==, 3);
  for (int i = 0; i < 3; i++)
    {
      script_assert_refused (script, "buy-chain", CH_REASON_NO_PURCHASE);
      g_assert_cmpint (ch_place (script->ruleset, script->state, 0, CH_RED), ==, CH_PLACE_ROOM);
      script_play (script, "play");
    }
  script_assert_chains (script, 0, "B1 C1 S1");
  g_assert_cmpint (ch_count_chains (script->state, 0), ==, 3);
  g_assert_cmpint (ch_place (script->ruleset, script->state, 0, CH_RED), ==, CH_PLACE_SALE);
  g_assert_cmpint (ch_place (script->ruleset, script->state, 0, CH_CHILI), ==, CH_PLACE_CHAIN);
}

/* The worked examples of the chains Blue×4 and Chili×2. */
static void
test_room (void)
{
  g_autoptr (Script) green =
    script_new ("'phase': 'play', 'players': [ { 'hand': ['G', 's'], 'chains': [['B', 4], ['C', 2]] }, {} ]");
  g_autoptr (Script) blue =
    script_new ("'phase': 'play', 'players': [ { 'hand': ['B', 's'], 'chains': [['B', 4], ['C', 2]] }, {} ]");

  script_play (green, "play");
  script_assert_chains (green, 0, "B4 C2 G1");
  script_assert_events (green, "chain 0 G hand 1 0!");
  script_assert_phase (green, "0 play-more");

  script_play (blue, "play");
  script_assert_chains (blue, 0, "B5 C2");
  script_assert_events (blue, "chain 0 B hand 5 1!");
  script_assert_coins (blue, 0, 0);
}

static void
test_no_room (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'play', 'players': [ { 'hand': ['G', 's'], " THREE_CHAINS " }, {} ]");

  script_assert_legal (script, "play");
  script_play (script, "play");
  script_assert_phase (script, "0 sell");
  script_assert_events (script, "pending 0 G hand!");
  script_assert_hand (script, 0, "Gs");
  script_assert_legal (script, "sell B | sell C | sell S");
  script_assert_refused (script, "play", CH_REASON_MUST_SELL);
  script_assert_refused (script, "stop", CH_REASON_MUST_SELL);
  script_assert_refused (script, "sell G", CH_REASON_NO_SUCH_CHAIN);
  script_play (script, "sell B");
  script_assert_events (script, "sell 0 B 4 1 1 | chain 0 G hand 1 0");
  script_assert_phase (script, "0 play-more");
  script_assert_hand (script, 0, "s");
  script_assert_chains (script, 0, "C2 S1 G1");
  script_assert_coins (script, 1, 0);
}

static void
test_one_more (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'play', 'players': [ { 'hand': ['B', 'R', 's', 'b'] }, {} ],"
                                          "'draw': ['C', 'C', 'C', 'g', 'G', 'S']");

  script_assert_legal (script, "play");
  script_assert_refused (script, "stop", CH_REASON_MUST_PLAY);
  script_assert_refused (script, "throw 1", CH_REASON_MUST_PLAY);
  script_play (script, "play");
  script_assert_legal (script, "play | stop");
  script_assert_refused (script, "none", TABLEE_REASON_PHASE);
  script_play (script, "play");
  script_assert_phase (script, "0 discard");
  script_assert_refused (script, "play", CH_REASON_NO_MORE_PLAYS);
  script_assert_legal (script, "throw 1 | throw 2 | none");
  script_assert_refused (script, "throw 3", CH_REASON_NO_SUCH_CARD);
  script_play (script, "throw 2");
  script_assert_hand (script, 0, "s");
  script_assert_discard (script, "b");
  script_play (script, "end");
  script_assert_hand (script, 0, "sgG");
}

static void
test_stop (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'play', 'players': [ { 'hand': ['B', 'R'] }, {} ]");

  script_play (script, "play");
  script_play (script, "stop");
  script_assert_events (script, "stop 0");
  script_assert_phase (script, "0 discard");
  script_assert_hand (script, 0, "R");
  script_assert_refused (script, "play", CH_REASON_NO_MORE_PLAYS);
  script_assert_refused (script, "stop", TABLEE_REASON_PHASE);
}

static void
test_as_many_as_wished (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'play', 'players': [ { 'hand': ['B', 'R', 'B', 's', 'b'] }, {} ],"
                                          "'options': { 'plays': 0 }");

  for (int i = 0; i < 3; i++)
    {
      script_play (script, "play");
      script_assert_phase (script, "0 play-more");
    }
  script_assert_hand (script, 0, "sb");
  script_assert_chains (script, 0, "B2 R1");
}

static void
test_as_many_with_sale (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'play-more', 'players': [ { 'hand': ['G', 'B'], " THREE_CHAINS " }, {} ],"
                                          "'options': { 'plays': 0 }");

  script_play (script, "play");
  script_play (script, "sell C");
  script_assert_phase (script, "0 play-more");
  script_play (script, "play");
  script_assert_phase (script, "0 discard");
  script_assert_legal (script, "none");
}

static void
test_leftovers_without_room (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'leftovers', 'trade': ['B', 'G'], 'players': [ { 'hand': ['g'], " THREE_CHAINS " }, {} ]");

  script_assert_legal (script, "chain B | discard B | discard G");
  script_assert_refused (script, "chain G", CH_REASON_NO_ROOM);
  script_assert_refused (script, "chain R", CH_REASON_NOT_THERE);
  script_assert_refused (script, "discard R", CH_REASON_NOT_THERE);
  script_assert_refused (script, "sell B", CH_REASON_NO_VOLUNTARY_SALE);
  script_assert_refused (script, "play", CH_REASON_LEFTOVERS_FIRST);
  script_assert_refused (script, "end", CH_REASON_LEFTOVERS_FIRST);
  script_play (script, "chain B");
  script_assert_events (script, "chain 0 B leftovers 5 1");
  script_assert_chains (script, 0, "B5 C2 S1");
  script_assert_phase (script, "0 leftovers");
  script_play (script, "discard G");
  script_assert_events (script, "discard 0 G 1");
  script_assert_discard (script, "G");
  script_assert_phase (script, "0 play");
}

static void
test_leftovers_start_a_chain (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'leftovers', 'trade': ['G', 'R', 'R'],"
                                          "'players': [ { 'hand': ['g'], 'chains': [['B', 4], ['C', 2]] }, {} ]");

  script_assert_legal (script, "chain G | chain R | discard G | discard R");
  script_play (script, "chain R");
  script_assert_legal (script, "chain R | discard G | discard R");
  script_play (script, "chain R");
  script_assert_chains (script, 0, "B4 C2 R2");
}

static void
test_sold_cards_leave (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'play', 'removed': ['B'], 'players': [ { 'hand': ['G'], " THREE_CHAINS " }, {} ]");

  script_play (script, "play");
  script_play (script, "sell B");
  script_assert_removed (script, "BBBBB");
  script_assert_discard (script, "");
}

static void
test_no_voluntary_sale (void)
{
  static const char *const phases[] = { "play", "play-more", "discard", "trade" };

  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("'phase': '%s', 'players': [ { 'hand': ['B'], 'chains': [['B', 10]] }, {} ]", phases[i]);
      g_autoptr (Script) script = script_new (text);

      script_assert_refused (script, "sell B", CH_REASON_NO_VOLUNTARY_SALE);
    }
}

#define LAST_TRADE                                                                                                             \
  "'phase': 'trade', 'draw': ['B'], 'turn': 19, 'current': 1,"                                                                 \
  "'players': [ { 'chains': [['B', 6], ['R', 1]], 'coins': 1 }, { 'chains': [['g', 2]], 'coins': 2 } ]"

static void
assert_totals (Script *script,
               int     total0,
               int     total1)
{
  TableeScoreSheet sheet;

  tablee_bean_chains_game.score (&script->ruleset->base, script->state, &sheet);
  g_assert_cmpint (sheet.rows, ==, 2);
  g_assert_cmpstr (sheet.row[0].id, ==, "coins");
  g_assert_cmpstr (sheet.row[1].id, ==, "chains");
  g_assert_cmpint (sheet.totals[0], ==, total0);
  g_assert_cmpint (sheet.totals[1], ==, total1);
  g_assert_cmpint (sheet.winner[0], ==, total0 >= total1);
  g_assert_cmpint (sheet.winner[1], ==, total1 >= total0);
  g_assert_cmpint (sheet.over, ==, script->state->phase == CH_PHASE_OVER);
}

static void
test_no_final_sale (void)
{
  g_autoptr (Script) script = script_new (LAST_TRADE);

  assert_totals (script, 1, 2);
  script_play (script, "end");
  script_assert_events (script, "end 1 0 | draw 1 B 1 0! | game-over 1 2");
  script_assert_phase (script, "1 over");
  script_assert_chains (script, 0, "B6 R1");
  assert_totals (script, 1, 2);
}

static void
test_final_sale (void)
{
  g_autoptr (Script) script = script_new (LAST_TRADE ", 'options': { 'final_sale': true }");

  assert_totals (script, 3, 4);
  script_play (script, "end");
  script_assert_events (script, "end 1 0 | draw 1 B 1 0! | count 0 B 6 2 3 | count 0 R 1 0 3 | count 1 g 2 2 4 | game-over 3 4");
  script_assert_chains (script, 0, "B6 R1");
  script_assert_coins (script, 1, 2);
  assert_totals (script, 3, 4);
}

static void
test_no_second_chain (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'trade', 'trade': ['B', 'B'], 'players': [ { 'chains': [['B', 1]] }, {} ]");

  script_play (script, "chain B");
  script_play (script, "chain B");
  script_assert_chains (script, 0, "B3");
}

static void
test_sale_of_one_card (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'play', 'players': [ { 'hand': ['G'], " THREE_CHAINS " }, {} ]");

  script_play (script, "play");
  script_play (script, "sell S");
  script_assert_events (script, "sell 0 S 1 0 0 | chain 0 G hand 1 0");
  script_assert_chains (script, 0, "B4 C2 G1");
}

static void
test_sale_for_trade_card (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'trade', 'trade': ['G', 'G', 'R'], 'players': [ { 'hand': ['g'], " THREE_CHAINS " }, {} ]");

  script_assert_legal (script, "chain G | chain R | end");
  script_play (script, "chain G");
  script_assert_events (script, "pending 0 G trade");
  script_assert_phase (script, "0 sell");
  script_assert_trade (script, "GGR");
  script_assert_refused (script, "end", CH_REASON_MUST_SELL);
  script_play (script, "sell C");
  script_assert_events (script, "sell 0 C 2 0 0 | chain 0 G trade 1 0");
  script_assert_phase (script, "0 trade");
  script_assert_trade (script, "GR");
  script_assert_chains (script, 0, "B4 S1 G1");
}

static void
test_order_of_leftovers (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'leftovers', 'trade': ['B', 'G', 'R'], 'discard': ['C'], 'players': [ { 'hand': ['g'] }, {} ]");

  script_play (script, "discard R");
  script_play (script, "discard B");
  script_play (script, "discard G");
  script_assert_discard (script, "GBRC");
  script_assert_phase (script, "0 play");
}

static void
test_matching (void)
{
  g_autoptr (Script) printed = script_new ("'phase': 'discard', 'draw': ['R', 'R', 'S', 'B'], 'discard': ['R', 'B'], "
                                           TWO_EMPTY_SEATS);
  g_autoptr (Script) again = script_new ("'phase': 'discard', 'draw': ['R', 'G', 'S', 'B'],"
                                         "'discard': ['S', 'R', 'S', 'B', 'R'], " TWO_EMPTY_SEATS);

  script_play (printed, "none");
  script_assert_trade (printed, "SRRR");
  script_assert_discard (printed, "B");
  script_assert_events (printed, "none 0 | turn-up 0 R 3! | turn-up 0 R 2! | turn-up 0 S 1! | match 0 R 1");

  script_play (again, "none");
  script_assert_trade (again, "SSSGRR");
  script_assert_discard (again, "BR");
}

static void
test_matching_all (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'discard', 'draw': ['R', 'R', 'S', 'B'], 'discard': ['R', 'S'], "
                                          TWO_EMPTY_SEATS);

  script_play (script, "none");
  script_assert_trade (script, "SSRRR");
  script_assert_discard (script, "");
  script_assert_phase (script, "0 trade");
}

/* What has just been thrown may come back at once. */
static void
test_matching_thrown (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'discard', 'draw': ['R', 'C', 'S', 'B'], 'discard': ['B'],"
                                          "'players': [ { 'hand': ['G', 'R'] }, {} ]");

  script_play (script, "throw 2");
  script_assert_events (script, "throw 0 R 2 1 2! | turn-up 0 R 3! | turn-up 0 C 2! | turn-up 0 S 1! | match 0 R 1");
  script_assert_trade (script, "CSRR");
  script_assert_discard (script, "B");
}

static void
test_leaving (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'trade', 'trade': ['B', 'R'], 'draw': ['s', 'S', 'b', 'b'],"
                                          "'players': [ { 'chains': [['B', 3]] }, { 'hand': ['g'] } ]");

  script_assert_legal (script, "chain B | chain R | end");
  script_play (script, "end");
  script_assert_events (script, "end 0 2 | draw 0 s 1 3! | draw 0 S 2 2! | turn 1 2 2 2");
  script_assert_phase (script, "1 leftovers");
  script_assert_trade (script, "BR");
  script_assert_hand (script, 0, "sS");
}

/* Any course: five cards of the deck for each turn. */
static void
play_out (Script       *script,
          TableeRandom *random)
{
  const TableeGame *game = &tablee_bean_chains_game;
  TableeAction actions[CH_CARDS + 1];
  gsize count;

  while ((count = game->legal (&script->ruleset->base, script->state, actions)) > 0)
    {
      int turn = script->state->turn;
      int deck = script->state->deck_count;

      game->apply (&script->ruleset->base, script->state, actions[tablee_random_below (random, (guint32) count)], NULL);
      if (script->state->turn > turn)
        {
          g_assert_cmpint (script->state->turn, ==, turn + 1);
          g_assert_cmpint (script->state->deck_count, ==, 94 - 5 * turn);
          g_assert_cmpint (script->state->deck_count, ==, deck - 2);
        }
    }
}

static void
test_nineteen_turns (void)
{
  TableeRandom random;

  tablee_random_seed (&random, 19);
  for (guint64 seed = 0; seed < 200; seed++)
    {
      g_autoptr (Script) script = script_deal (NULL, seed);
      int first = script->state->current;

      g_assert_cmpint (ch_turns_left (script->state, first), ==, 10);
      g_assert_cmpint (ch_turns_left (script->state, 1 - first), ==, 9);
      play_out (script, &random);
      g_assert_cmpint (script->state->turn, ==, 19);
      g_assert_cmpint (script->state->deck_count, ==, 0);
      g_assert_cmpint (script->state->current, ==, first);
    }
}

static void
test_turns_left (void)
{
  g_autoptr (Script) trade = script_new ("'phase': 'trade', 'turn': 4, 'draw': ['B', 'B', 'B'], " TWO_EMPTY_SEATS);
  g_autoptr (Script) last = script_new ("'phase': 'trade', 'turn': 4, 'draw': ['B', 'B'], " TWO_EMPTY_SEATS);
  g_autoptr (Script) discard = script_new ("'phase': 'discard', 'turn': 4, 'draw': ['B', 'B', 'B', 'B', 'B', 'B'], "
                                           TWO_EMPTY_SEATS);

  g_assert_cmpint (ch_last_turn (trade->state), ==, 5);
  g_assert_cmpint (ch_last_turn (last->state), ==, 4);
  g_assert_cmpint (ch_last_turn (discard->state), ==, 5);
  g_assert_cmpint (ch_turns_left (discard->state, 0), ==, 1);
  g_assert_cmpint (ch_turns_left (discard->state, 1), ==, 1);
  g_assert_cmpint (ch_turns_left (last->state, 1), ==, 0);
}

static void
test_small_deck (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'discard', 'turn': 19, 'draw': ['B', 'C', 'S', 'G'], 'players': [ { 'hand': ['R'] }, {} ]");

  script_play (script, "none");
  script_assert_trade (script, "BCS");
  script_play (script, "end");
  script_assert_hand (script, 0, "RG");
  script_assert_phase (script, "0 over");
  script_assert_legal (script, "");
  script_assert_refused (script, "end", TABLEE_REASON_OVER);
}

static void
test_no_reshuffle (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'trade', 'draw': [], 'discard': ['R', 'R', 'R'], " TWO_EMPTY_SEATS);

  script_play (script, "end");
  script_assert_phase (script, "0 over");
  script_assert_discard (script, "RRR");
}

static void
test_empty_hand (void)
{
  g_autoptr (Script) after_leftovers =
    script_new ("'phase': 'leftovers', 'trade': ['B'], 'players': [ {}, { 'hand': ['g'] } ]");
  g_autoptr (Script) at_the_turn =
    script_new ("'phase': 'trade', 'draw': ['B', 'B', 'C', 'C', 'C', 'S'], " TWO_EMPTY_SEATS);
  g_autoptr (Script) after_one = script_new ("'phase': 'play', 'players': [ { 'hand': ['R'] }, {} ]");

  script_play (after_leftovers, "chain B");
  script_assert_phase (after_leftovers, "0 discard");
  script_assert_legal (after_leftovers, "none");
  script_assert_refused (after_leftovers, "throw 1", CH_REASON_NO_SUCH_CARD);

  script_play (at_the_turn, "end");
  script_assert_phase (at_the_turn, "1 discard");

  script_play (after_one, "play");
  script_assert_phase (after_one, "0 discard");
}

static void
test_tie (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'over', 'players': [ { 'coins': 7 }, { 'coins': 7 } ]");
  double shares[CH_SEATS];

  assert_totals (script, 7, 7);
  tablee_bean_chains_heuristics.reward (&script->ruleset->base, script->state, shares);
  g_assert_cmpfloat (shares[0], ==, 0.5);
  g_assert_cmpfloat (shares[1], ==, 0.5);
}

static void
test_first_player (void)
{
  int begun[CH_SEATS] = { 0 };

  for (guint64 seed = 0; seed < 400; seed++)
    {
      g_autoptr (Script) chance = script_deal (NULL, seed);
      g_autoptr (Script) chosen = script_deal ("{ \"first\": 1 }", seed);

      begun[chance->state->current]++;
      g_assert_cmpint (chosen->state->current, ==, 1);
      g_assert_cmpmem (chosen->state->deck, CH_CARDS, chance->state->deck, CH_CARDS);
    }

  /* Five standard deviations. */
  g_assert_cmpint (begun[0], >, 150);
  g_assert_cmpint (begun[1], >, 150);
}

static void
test_end_of_turn (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'discard', 'draw': ['B', 'C'], 'players': [ { 'chains': [['B', 3]] }, { 'hand': ['g'] } ]");

  script_play (script, "none");
  script_assert_phase (script, "0 trade");
  script_assert_trade (script, "BC");
  script_play (script, "chain B");
  script_assert_phase (script, "0 trade");
  script_play (script, "end");
  script_assert_events (script, "end 0 1 | game-over 0 0");
  script_assert_phase (script, "0 over");
  script_assert_trade (script, "C");
}

static void
test_end_after_deck (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'play', 'draw': [], 'players': [ { 'hand': ['B', 'C'] }, {} ]");

  script_play (script, "play");
  script_play (script, "stop");
  script_play (script, "none");
  script_assert_phase (script, "0 trade");
  script_assert_legal (script, "end");
  script_play (script, "end");
  script_assert_phase (script, "0 over");
}

#define TWO_CHAINS(coins) "{ 'hand': ['G', 'R'], 'coins': " #coins ", 'chains': [['B', 4], ['C', 2]] }"
#define BUYING ", 'options': { 'chains': 2 }"

static void
test_purchase (void)
{
  g_autoptr (Script) script = script_new ("'phase': 'play', 'players': [ " TWO_CHAINS (3) ", {} ]" BUYING);

  script_assert_legal (script, "play | buy-chain");
  g_assert_cmpint (ch_max_chains (script->ruleset, script->state, 0), ==, 2);
  script_play (script, "buy-chain");
  script_assert_events (script, "buy-chain 0 0");
  script_assert_coins (script, 0, 0);
  g_assert_cmpint (ch_max_chains (script->ruleset, script->state, 0), ==, 3);
  g_assert_cmpint (ch_max_chains (script->ruleset, script->state, 1), ==, 2);
  script_assert_legal (script, "play");
  script_assert_refused (script, "buy-chain", CH_REASON_BOUGHT_ALREADY);
  script_play (script, "play");
  script_assert_chains (script, 0, "B4 C2 G1");
}

static void
test_purchase_phases (void)
{
  g_autoptr (Script) leftovers =
    script_new ("'phase': 'leftovers', 'trade': ['R'], 'players': [ " TWO_CHAINS (3) ", {} ]" BUYING);
  g_autoptr (Script) more = script_new ("'phase': 'play-more', 'players': [ " TWO_CHAINS (3) ", {} ]" BUYING);
  g_autoptr (Script) trade = script_new ("'phase': 'trade', 'trade': ['R'], 'players': [ " TWO_CHAINS (3) ", {} ]" BUYING);
  g_autoptr (Script) discard = script_new ("'phase': 'discard', 'players': [ " TWO_CHAINS (3) ", {} ]" BUYING);
  g_autoptr (Script) sell =
    script_new ("'phase': 'sell', 'pending': 'G', 'from': 'play', 'players': [ " TWO_CHAINS (3) ", {} ]" BUYING);
  g_autoptr (Script) poor = script_new ("'phase': 'play', 'players': [ " TWO_CHAINS (2) ", { 'coins': 9 } ]" BUYING);

  script_assert_legal (leftovers, "discard R | buy-chain");
  script_play (leftovers, "buy-chain");
  script_assert_legal (leftovers, "chain R | discard R");
  script_assert_legal (more, "play | stop | buy-chain");
  script_assert_legal (trade, "chain R | end | buy-chain");
  script_assert_refused (discard, "buy-chain", TABLEE_REASON_PHASE);
  script_assert_refused (sell, "buy-chain", CH_REASON_MUST_SELL);
  script_assert_legal (sell, "sell B | sell C");
  script_assert_legal (poor, "play");
  script_assert_refused (poor, "buy-chain", CH_REASON_TOO_FEW_COINS);
}

static void
test_known_discard (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'discard', 'discard': ['R', 'B', 'G'], 'players': [ { 'hand': ['R'] }, { 'hand': ['g', 's'] } ]");

  script_play (script, "throw 1");
  script_conceal (script, 1);
  g_assert_cmpint (script->state->deck[0], ==, CH_NO_BEAN);
  script_assert_hand (script, 0, "");
  script_assert_hand (script, 1, "gs");
  g_assert_cmpint (script->state->discard[0], ==, CH_GREEN);
  g_assert_cmpint (script->state->discard[1], ==, CH_BLUE);
}

static void
test_worthless_cards (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'trade', 'draw': [], 'trade': ['g', 'g', 'g'], 'options': { 'final_sale': true },"
                "'players': [ { 'hand': ['R', 'R', 'R', 'R'] }, { 'hand': ['g', 'g'] } ]");

  script_play (script, "end");
  script_assert_phase (script, "0 over");
  script_assert_hand (script, 0, "RRRR");
  script_assert_hand (script, 1, "gg");
  script_assert_trade (script, "ggg");
  assert_totals (script, 0, 0);
}

#define RULING(number, name) "/games/bean-chains/CH-R" #number "/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (RULING (1, "cards"), test_cards);
  g_test_add_func (RULING (1, "worth"), test_worth);
  g_test_add_func (RULING (1, "next-step"), test_next_step);
  g_test_add_func (RULING (2, "three-chains"), test_three_chains);
  g_test_add_func (RULING (3, "room"), test_room);
  g_test_add_func (RULING (3, "no-room"), test_no_room);
  g_test_add_func (RULING (4, "one-more"), test_one_more);
  g_test_add_func (RULING (4, "stop"), test_stop);
  g_test_add_func (RULING (4, "as-many-as-wished"), test_as_many_as_wished);
  g_test_add_func (RULING (4, "as-many-with-a-sale"), test_as_many_with_sale);
  g_test_add_func (RULING (5, "leftovers-without-room"), test_leftovers_without_room);
  g_test_add_func (RULING (5, "leftovers-start-a-chain"), test_leftovers_start_a_chain);
  g_test_add_func (RULING (6, "sold-cards-leave"), test_sold_cards_leave);
  g_test_add_func (RULING (7, "no-voluntary-sale"), test_no_voluntary_sale);
  g_test_add_func (RULING (7, "no-final-sale"), test_no_final_sale);
  g_test_add_func (RULING (7, "final-sale-as-an-option"), test_final_sale);
  g_test_add_func (RULING (8, "no-second-chain"), test_no_second_chain);
  g_test_add_func (RULING (9, "sale-of-one-card"), test_sale_of_one_card);
  g_test_add_func (RULING (10, "sale-for-a-trade-card"), test_sale_for_trade_card);
  g_test_add_func (RULING (11, "order-of-leftovers"), test_order_of_leftovers);
  g_test_add_func (RULING (12, "matching"), test_matching);
  g_test_add_func (RULING (12, "matching-all"), test_matching_all);
  g_test_add_func (RULING (12, "matching-what-was-thrown"), test_matching_thrown);
  g_test_add_func (RULING (13, "leaving"), test_leaving);
  g_test_add_func (RULING (14, "nineteen-turns"), test_nineteen_turns);
  g_test_add_func (RULING (14, "turns-left"), test_turns_left);
  g_test_add_func (RULING (15, "small-deck"), test_small_deck);
  g_test_add_func (RULING (16, "no-reshuffle"), test_no_reshuffle);
  g_test_add_func (RULING (17, "empty-hand"), test_empty_hand);
  g_test_add_func (RULING (18, "tie"), test_tie);
  g_test_add_func (RULING (19, "first-player"), test_first_player);
  g_test_add_func (RULING (20, "end-of-turn"), test_end_of_turn);
  g_test_add_func (RULING (20, "empty-deck-at-the-start"), test_end_after_deck);
  g_test_add_func (RULING (21, "purchase"), test_purchase);
  g_test_add_func (RULING (21, "phases-of-a-purchase"), test_purchase_phases);
  g_test_add_func (RULING (22, "known-discard-pile"), test_known_discard);
  g_test_add_func (RULING (23, "worthless-cards"), test_worthless_cards);

  return g_test_run ();
}
