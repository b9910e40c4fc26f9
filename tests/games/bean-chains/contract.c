/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the contract of a game asks for, and the rulings do not name. */
#include "script.h"

#define THREE_CHAINS "'chains': [['B', 4], ['C', 2], ['S', 1]]"

#define SELLING(from)                                                                                                          \
  "'phase': 'sell', 'pending': 'G', 'from': '" from "',"                                                                       \
  "'players': [ { 'hand': ['G', 's'], " THREE_CHAINS " }, { 'hand': ['R'] } ]"

/* The card that needs room has been played openly. */
static void
test_view_of_pending (void)
{
  g_autoptr (Script) from_hand = script_new (SELLING ("play-more"));
  g_autoptr (Script) from_trade = script_new (SELLING ("trade") ", 'trade': ['G']");

  script_conceal (from_hand, 1);
  script_assert_hand (from_hand, 0, "G?");
  script_assert_hand (from_hand, 1, "R");
  script_conceal (from_trade, TABLEE_NOBODY);
  script_assert_hand (from_trade, 0, "??");
  script_assert_hand (from_trade, 1, "?");
}

/* What is written can be read again, also from a position that no game comes to: the counter ends where the page says. */
static void
test_most_coins (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'sell', 'pending': 'G', 'from': 'play', 'players': [ { 'hand': ['G', 's'], 'coins': 102,"
                "'chains': [['B', 10], ['C', 2], ['S', 1]] }, { 'hand': ['R'], 'coins': 104 } ]");
  g_autoptr (TableePosition) written = NULL;
  g_autoptr (TableePosition) back = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  script_play (script, "sell B");
  script_assert_coins (script, CH_MAX_COINS, CH_MAX_COINS);
  written = tablee_position_new_for_state (&script->ruleset->base, script->state, FALSE);
  text = tablee_position_to_text (written);
  back = tablee_position_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (tablee_position_get_state (back), sizeof (ChState), script->state, sizeof (ChState));
}

static void
test_unseen (void)
{
  g_autoptr (Script) script =
    script_new ("'phase': 'play', 'discard': ['R'], 'removed': ['R', 'g', 'g'], 'players': [ { 'hand': ['R', 'B'] },"
                "{ 'hand': ['R', 'g'], 'chains': [['B', 5]] } ]");

  script_conceal (script, 0);
  g_assert_cmpint (ch_count_unseen (script->state, CH_RED), ==, 8 - 3);
  g_assert_cmpint (ch_count_unseen (script->state, CH_GARDEN), ==, 6 - 2);
  g_assert_cmpint (ch_count_unseen (script->state, CH_BLUE), ==, 20 - 6);
  g_assert_cmpint (ch_count_unseen (script->state, CH_SOY), ==, 12);
}

/* What is dealt: a card to each in turn, for its owner alone. */
static void
test_events_of_the_deal (void)
{
  g_autoptr (Script) script = script_deal (NULL, 5);
  const TableeGame *game = &tablee_bean_chains_game;
  TableeEvent items[2 * CH_DEAL + 1];
  TableeEventList events = { .items = items, .capacity = G_N_ELEMENTS (items) };
  ChState state;
  TableeRandom seed;

  tablee_random_seed (&seed, 5);
  game->deal (&script->ruleset->base, &state, &seed, &events);
  g_assert_cmpuint (events.count, ==, G_N_ELEMENTS (items));
  for (int i = 0; i < 2 * CH_DEAL; i++)
    {
      g_assert_cmpint (items[i].kind, ==, CH_EVENT_DEAL);
      g_assert_cmpint (items[i].seat, ==, i % 2);
      g_assert_cmpint (items[i].args[0], ==, i / 2 + 1);
      g_assert_cmpint (items[i].args[1], ==, CH_CARDS - 1 - i);
      g_assert_cmpint (items[i].details[0], ==, state.seats[i % 2].hand[i / 2]);
      tablee_event_conceal (&items[i], 1);
      g_assert_cmpint (items[i].concealed, ==, i % 2 == 0);
    }
  g_assert_cmpint (items[2 * CH_DEAL].kind, ==, CH_EVENT_TURN);
  g_assert_cmpint (items[2 * CH_DEAL].seat, ==, state.current);
  g_assert_cmpint (items[2 * CH_DEAL].args[1], ==, 19);
}

/* legal() and check() say the same about every number that could be an action, in every phase. */
static void
test_check (void)
{
  static const char *const options[] = { NULL, "{ \"chains\": 2, \"plays\": 0 }" };
  const TableeGame *game = &tablee_bean_chains_game;
  TableeAction actions[CH_CARDS + 1];
  TableeRandom random;
  gsize count;

  tablee_random_seed (&random, 3);
  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (Script) script = script_deal (options[seed % 2], seed);

      while ((count = game->legal (&script->ruleset->base, script->state, actions)) > 0)
        {
          gsize next = 0;

          for (TableeAction action = 0; action < (CH_N_ACTIONS + 1) << 8; action++)
            {
              gboolean legal = next < count && actions[next] == action;

              next += legal;
              g_assert_cmpint (game->check (&script->ruleset->base, script->state, action) == TABLEE_REASON_NONE, ==, legal);
            }
          g_assert_cmpuint (next, ==, count);
          game->apply (&script->ruleset->base, script->state, actions[tablee_random_below (&random, (guint32) count)], NULL);
        }
    }
}

static void
test_unknown (void)
{
  static const TableeAction unknown[] = {
    CH_ACTION_CHAIN << 8 | CH_BEANS, CH_ACTION_SELL << 8 | 200, CH_ACTION_PLAY << 8 | 1, CH_ACTION_THROW << 8 | CH_CARDS,
    CH_N_ACTIONS << 8, G_MAXUINT32,
  };
  g_autoptr (Script) script = script_deal (NULL, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (unknown); i++)
    g_assert_cmpint (tablee_bean_chains_game.check (&script->ruleset->base, script->state, unknown[i]), ==,
                     TABLEE_REASON_UNKNOWN);
}

#define TEST(name) "/games/bean-chains/" name

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func (TEST ("view-of-pending"), test_view_of_pending);
  g_test_add_func (TEST ("most-coins"), test_most_coins);
  g_test_add_func (TEST ("unseen"), test_unseen);
  g_test_add_func (TEST ("events-of-the-deal"), test_events_of_the_deal);
  g_test_add_func (TEST ("check"), test_check);
  g_test_add_func (TEST ("unknown"), test_unknown);

  return g_test_run ();
}
