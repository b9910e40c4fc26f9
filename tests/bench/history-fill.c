/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * history-fill PATH GAMES: a database of so many finished games, for history-size. Computers play some of each of the games in every
 * number of seats, and two are left under way; all others are copies of those, each an hour older than the one before. Al Cabohne
 * alone counts as played by a person.
 */
#include "games/catalogue.h"
#include "notation/notation.h"
#include "session/game-session.h"

#include <sqlite3.h>
#include <stdlib.h>

enum
{
  SAMPLES = 12,  /* of each game */
};

static TableeGameSession *
begin (const TableeGame *game,
       int               n_seats,
       TableeSeatKind    first,
       guint64           seed,
       TableeStore      *store)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, n_seats, NULL, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  g_autoptr (JsonObject) options = json_object_new ();
  TableeGameSession *session;
  TableeRandom random;

  for (int i = 0; i < n_seats; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %d", i + 1);
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, name, i, i == 0 ? first : TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY);

      g_list_store_append (seats, seat);
    }
  tablee_random_seed (&random, seed);
  session = tablee_game_session_new (ruleset, options, &random, G_LIST_MODEL (seats), FALSE, store);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);

  return session;
}

static void
play (const TableeGame *game,
      int               n_seats,
      TableeSeatKind    first,
      guint64           seed,
      TableeStore      *store)
{
  g_autoptr (TableeGameSession) session = begin (game, n_seats, first, seed, store);

  while (!tablee_game_session_get_over (session) && !tablee_game_session_get_decision_open (session))
    g_main_context_iteration (NULL, TRUE);
  tablee_game_session_stop (session);
}

static void
play_samples (const char *path)
{
  TableeStore *store = tablee_store_new (path);

  while (!tablee_store_get_ready (store))
    g_main_context_iteration (NULL, TRUE);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    for (int sample = 0; sample < SAMPLES; sample++)
      {
        const TableeGame *game = tablee_games[i];

        play (game, game->min_seats + sample % (game->max_seats - game->min_seats + 1), TABLEE_SEAT_COMPUTER, (guint64) sample, store);
      }
  for (gsize i = 0; i < 2; i++)
    play (tablee_games[i], tablee_games[i]->max_seats, TABLEE_SEAT_HUMAN, 1, store);

  tablee_store_close (store);
  g_object_unref (store);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
run (sqlite3    *db,
     const char *sql)
{
  char *message = NULL;

  if (sqlite3_exec (db, sql, NULL, NULL, &message) == SQLITE_OK)
    return;

  g_printerr ("history-fill: %s: %s\n", sql, message);
  exit (EXIT_FAILURE);
}

static void
copy_samples (sqlite3 *db,
              int      games)
{
  static const char copies[] =
    "CREATE TEMP TABLE copy AS WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < %d)"
    " SELECT n, s.id AS sample, (SELECT max (id) FROM game) + n AS id FROM number"
    " JOIN (SELECT id, row_number () OVER (ORDER BY id) - 1 AS place, count (*) OVER () AS samples FROM game WHERE over) AS s"
    " ON s.place = n %% s.samples;"
    "INSERT INTO game (id, game, rules, options, seed, start, dice, take_back, taken_back, head, over, given_up_by, current, started,"
    " changed, ended, position, totals)"
    " SELECT copy.id, game, rules, options, seed, start, dice, take_back, taken_back, head, over, given_up_by, current,"
    " started - n * 3600000000, changed - n * 3600000000, ended - n * 3600000000, position, totals"
    " FROM copy JOIN game ON game.id = copy.sample;"
    "INSERT INTO seat (game, seat, name, player, portrait, hints) SELECT copy.id, seat, name, player, portrait, hints"
    " FROM copy JOIN seat ON seat.game = copy.sample;"
    "INSERT INTO action (game, number, action, chosen_by) SELECT copy.id, number, action, chosen_by"
    " FROM copy JOIN action ON action.game = copy.sample;"
    "INSERT INTO alone (key, id, game, rules, name, ended, result) SELECT copy.id, copy.id, game, '', 'Player 1', ended, n %% 9 > 0"
    " FROM copy JOIN game ON game.id = copy.sample WHERE (SELECT count (*) FROM seat WHERE seat.game = game.id) = 1;";
  g_autofree char *sql = g_strdup_printf (copies, games);

  run (db, sql);
}

int
main (int    argc,
      char **argv)
{
  sqlite3 *db;
  int games;

  if (argc != 3)
    {
      g_printerr ("usage: history-fill PATH GAMES\n");
      return EXIT_FAILURE;
    }

  play_samples (argv[1]);
  if (sqlite3_open (argv[1], &db) != SQLITE_OK)
    return EXIT_FAILURE;

  run (db, "PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; BEGIN;");
  run (db, "UPDATE seat SET player = 'human' WHERE (SELECT count (*) FROM seat AS other WHERE other.game = seat.game) = 1;");
  games = atoi (argv[2]) - (int) (SAMPLES * 5);
  if (games > 0)
    copy_samples (db, games);
  run (db, "COMMIT; PRAGMA wal_checkpoint (TRUNCATE);");
  sqlite3_close (db);

  return EXIT_SUCCESS;
}
