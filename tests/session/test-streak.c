/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "engine/score.h"
#include "session/store-private.h"
#include "session/streak.h"

#define WON "{ \"winners\": [0] }"
#define LOST "{ \"winners\": [\"mafia\"] }"

static int clock_now;

/* A game that ended after those before it. Returns: (transfer none): the list has it. */
static TableeStoredGame *
add_game (GListStore *games,
          const char *name,
          const char *player,
          const char *totals)
{
  clock_now++;

  TableeStoreRow row = {
    .id = clock_now,
    .game = g_strdup ("al-cabohne"),
    .started = G_GINT64_CONSTANT (1000000) * clock_now,
    .changed = G_GINT64_CONSTANT (1000000) * clock_now,
    .over = TRUE,
    .given_up_by = TABLEE_NOBODY,
    .current = TABLEE_NOBODY,
    .names = g_strsplit (name, ",", -1),
    .players = g_strsplit (player, ",", -1),
    .totals = g_strdup (totals),
  };
  g_autoptr (TableeStoredGame) game = tablee_stored_game_new (g_memdup2 (&row, sizeof row));

  /* Newest first, as the store has them. */
  g_list_store_insert (games, 0, game);
  return game;
}

/* One of the same, with something else. */
static TableeStoreRow *
copy_row (TableeStoredGame *game)
{
  TableeStoreRow row = {
    .id = tablee_stored_game_get_id (game),
    .game = g_strdup (tablee_stored_game_get_game (game)),
    .changed = g_date_time_to_unix (tablee_stored_game_get_changed (game)) * G_USEC_PER_SEC,
    .over = TRUE,
    .given_up_by = TABLEE_NOBODY,
    .current = TABLEE_NOBODY,
    .names = g_strdupv ((char **) tablee_stored_game_get_names (game)),
    .players = g_strdupv ((char **) tablee_stored_game_get_players (game)),
    .totals = g_strdup (tablee_stored_game_get_totals (game)),
  };

  return g_memdup2 (&row, sizeof row);
}

static void
check (GListStore *games,
       const char *name,
       guint       n_games,
       guint       current,
       guint       best)
{
  TableeStreak streak = tablee_streak_count (G_LIST_MODEL (games), "al-cabohne", name);

  g_assert_cmpuint (streak.games, ==, n_games);
  g_assert_cmpuint (streak.current, ==, current);
  g_assert_cmpuint (streak.best, ==, best);
}

static void
test_wins_and_losses (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLEE_TYPE_STORED_GAME);

  check (games, "Ana", 0, 0, 0);
  add_game (games, "Ana", "human", WON);
  check (games, "Ana", 1, 1, 1);
  add_game (games, "Ana", "human", WON);
  add_game (games, "Ana", "human", WON);
  check (games, "Ana", 3, 3, 3);
  add_game (games, "Ana", "human", LOST);
  check (games, "Ana", 4, 0, 3);
  add_game (games, "Ana", "human", WON);
  check (games, "Ana", 5, 1, 3);
}

/* Others, computers, games of two, games under way and other games do not count. */
static void
test_what_counts (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
  TableeStoredGame *game;
  TableeStoreRow *row;

  add_game (games, "Ana", "human", WON);
  add_game (games, "Bo", "human", LOST);
  add_game (games, "Ana", "expert", LOST);
  add_game (games, "Ana,Bo", "human,human", LOST);
  game = add_game (games, "Ana", "human", LOST);
  row = copy_row (game);
  row->over = FALSE;
  tablee_stored_game_take_row (game, row);
  game = add_game (games, "Ana", "human", LOST);
  row = copy_row (game);
  g_free (row->game);
  row->game = g_strdup ("another");
  tablee_stored_game_take_row (game, row);
  check (games, "Ana", 1, 1, 1);
  check (games, "Bo", 1, 0, 0);
}

static void
test_given_up (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
  TableeStoredGame *game;
  TableeStoreRow *row;

  add_game (games, "Ana", "human", WON);
  game = add_game (games, "Ana", "human", WON);
  row = copy_row (game);
  row->given_up_by = 0;
  tablee_stored_game_take_row (game, row);
  check (games, "Ana", 2, 0, 1);
}

static void
test_taken_back (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
  TableeStoredGame *game;
  TableeStoreRow *row;

  add_game (games, "Ana", "human", WON);
  game = add_game (games, "Ana", "human", WON);
  row = copy_row (game);
  row->taken_back = TRUE;
  tablee_stored_game_take_row (game, row);
  check (games, "Ana", 2, 1, 1);
  add_game (games, "Ana", "human", WON);
  check (games, "Ana", 3, 2, 2);
}

static void
test_hinted (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
  TableeStoredGame *game;
  TableeStoreRow *row;

  add_game (games, "Ana", "human", WON);
  game = add_game (games, "Ana", "human", WON);
  row = copy_row (game);
  row->hints[0] = 1;
  tablee_stored_game_take_row (game, row);
  check (games, "Ana", 2, 1, 1);
  add_game (games, "Ana", "human", WON);
  check (games, "Ana", 3, 2, 2);
}

/* The order in which they ended, not the one of the list. */
static void
test_order (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
  g_autoptr (TableeStoredGame) oldest = NULL;

  add_game (games, "Ana", "human", LOST);
  add_game (games, "Ana", "human", WON);
  oldest = g_list_model_get_item (G_LIST_MODEL (games), 1);
  g_list_store_remove (games, 1);
  g_list_store_insert (games, 0, oldest);
  check (games, "Ana", 2, 1, 1);
}

static void
test_names (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
  g_auto (GStrv) none = tablee_streak_dup_names (G_LIST_MODEL (games), NULL);
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) others = NULL;

  g_assert_cmpuint (g_strv_length (none), ==, 0);
  add_game (games, "Bo", "human", WON);
  add_game (games, "Ana", "human", LOST);
  add_game (games, "Bo", "human", LOST);
  add_game (games, "Cleo,Dario", "human,human", LOST);
  names = tablee_streak_dup_names (G_LIST_MODEL (games), "al-cabohne");
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_assert_cmpstr (names[0], ==, "Ana");
  g_assert_cmpstr (names[1], ==, "Bo");
  others = tablee_streak_dup_names (G_LIST_MODEL (games), "another");
  g_assert_cmpuint (g_strv_length (others), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/streak/wins-and-losses", test_wins_and_losses);
  g_test_add_func ("/streak/what-counts", test_what_counts);
  g_test_add_func ("/streak/given-up", test_given_up);
  g_test_add_func ("/streak/taken-back", test_taken_back);
  g_test_add_func ("/streak/hinted", test_hinted);
  g_test_add_func ("/streak/order", test_order);
  g_test_add_func ("/streak/names", test_names);

  return g_test_run ();
}
