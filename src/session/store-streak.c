/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Results of games that somebody has played alone, kept apart from the games. */
#include "store-streak.h"

#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "notation/notation.h"
#include "store-sql.h"
#include "streak.h"

/*
 * Results of games that somebody has played alone. They outlive the games: a streak is what it was when games are deleted. A game that
 * is kept twice, as an imported copy of itself, counts once: its key tells.
 */

typedef struct
{
  gint64       id;         /* under which the game is, or was, kept */
  char        *game;
  char        *rules;
  char        *name;
  char        *key;
  gint64       ended;
  TableeAlone  result;
} Result;

static void
result_clear (Result *result)
{
  g_free (result->game);
  g_free (result->rules);
  g_free (result->name);
  g_free (result->key);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Result, result_clear)

/* A game without a time of its own was dated when it was taken in: that would tell its copies apart. */
static const char alone[] =
  "SELECT game.id, game.game, options, seat.name, coalesce (seed, start), dice,"
  " CASE WHEN started = changed THEN 0 ELSE started / 1000000 END, coalesce (ended, changed), given_up_by,"
  " taken_back OR hints > 0 OR relieved, totals"
  " FROM game JOIN seat ON seat.game = game.id"
  " WHERE over = 1 AND seat = 0 AND player = 'human'"
  " AND NOT EXISTS (SELECT 1 FROM seat AS other WHERE other.game = game.id AND other.seat > 0)";

/* From the score sheet: whether the only seat is among the winners. */
static gboolean
is_won (const char *totals)
{
  g_autoptr (JsonObject) sheet = totals != NULL ? tablee_json_parse (totals, -1, NULL) : NULL;
  JsonNode *node = sheet != NULL ? json_object_get_member (sheet, "winners") : NULL;
  JsonArray *winners = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; winners != NULL && i < json_array_get_length (winners); i++)
    {
      JsonNode *winner = json_array_get_element (winners, i);

      if (JSON_NODE_HOLDS_VALUE (winner) && json_node_get_value_type (winner) == G_TYPE_INT64 && json_node_get_int (winner) == 0)
        return TRUE;
    }

  return FALSE;
}

/* By @options as they are kept with the game @game. Those that cannot be read any more stand for themselves. */
static char *
dup_rules (const char *game,
           const char *options)
{
  const TableeGame *rules = tablee_games_find (game);
  g_autoptr (JsonObject) wrapped = tablee_json_parse (options, -1, NULL);
  JsonNode *node = wrapped != NULL ? json_object_get_member (wrapped, "options") : NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;

  if (rules != NULL && node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    ruleset = tablee_ruleset_new (rules, 1, json_node_get_object (node), NULL);

  return ruleset != NULL ? tablee_streak_dup_rules (ruleset) : g_strdup (options);
}

/* The same for the same game, whoever keeps it. */
static char *
dup_key (sqlite3_stmt *statement,
         const Result *result)
{
  g_autofree char *beginning = tablee_database_dup_text (statement, 4);
  g_autofree char *dice = tablee_database_dup_text (statement, 5);
  g_autofree char *whole = g_strdup_printf ("%s\n%s\n%s\n%s\n%" G_GINT64_FORMAT, result->game, result->name, beginning, dice,
                                            (gint64) sqlite3_column_int64 (statement, 6));

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, whole, -1);
}

/* Returns FALSE where the file is damaged in a way that SQLite does not see. */
static gboolean
read_result (sqlite3_stmt *statement,
             Result       *result)
{
  g_autofree char *options = tablee_database_dup_text (statement, 2);
  g_autofree char *totals = tablee_database_dup_text (statement, 10);

  result->id = sqlite3_column_int64 (statement, 0);
  result->game = tablee_database_dup_text (statement, 1);
  result->name = tablee_database_dup_text (statement, 3);
  if (result->game == NULL || result->name == NULL || options == NULL)
    return FALSE;

  result->rules = dup_rules (result->game, options);
  result->key = dup_key (statement, result);
  result->ended = sqlite3_column_int64 (statement, 7);
  if (sqlite3_column_int (statement, 8) != TABLEE_NOBODY || !is_won (totals))
    result->result = TABLEE_ALONE_LOST;
  else
    result->result = sqlite3_column_int (statement, 9) != 0 ? TABLEE_ALONE_HELPED : TABLEE_ALONE_WON;

  return TRUE;
}

static gboolean
write_result (sqlite3       *db,
              const Result  *result,
              GError       **error)
{
  return tablee_database_run (db, error,
                              "INSERT OR IGNORE INTO alone (key, id, game, rules, name, ended, result) VALUES (?, ?, ?, ?, ?, ?, ?)",
                              "titttii", result->key, result->id, result->game, result->rules, result->name, result->ended,
                              (gint64) result->result);
}

static gboolean
write_results (sqlite3       *db,
               sqlite3_stmt  *statement,
               GError       **error)
{
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_auto (Result) result = { 0 };

      if (read_result (statement, &result) && !write_result (db, &result, error))
        return FALSE;
    }

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

gboolean
tablee_store_streak_fill (sqlite3  *db,
                          GError  **error)
{
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, alone, "");

  return write_results (db, statement, error);
}

gboolean
tablee_store_streak_note (sqlite3   *db,
                          gint64     id,
                          gboolean  *differs,
                          GError   **error)
{
  g_autofree char *sql = g_strconcat (alone, " AND game.id = ?", NULL);
  g_autoptr (sqlite3_stmt) statement = NULL;
  gint64 before = sqlite3_total_changes (db);

  /* An end that was undone does not count, nor does a seat that has another name now. */
  if (!tablee_database_run (db, error, "DELETE FROM alone WHERE id = ?", "i", id))
    return FALSE;

  statement = tablee_database_prepare (db, error, sql, "i", id);
  if (!write_results (db, statement, error))
    return FALSE;

  *differs = sqlite3_total_changes (db) != before;

  return TRUE;
}

static int
compare_streaks (gconstpointer a,
                 gconstpointer b)
{
  const TableeStreak *one = *(TableeStreak *const *) a;
  const TableeStreak *other = *(TableeStreak *const *) b;
  int order = strcmp (one->game, other->game);

  if (order == 0)
    order = g_utf8_collate (one->name, other->name);

  return order != 0 ? order : strcmp (one->rules, other->rules);
}

/* Games come in the order in which they ended, those of one streak one after the other. */
static void
count_game (GPtrArray    *streaks,
            sqlite3_stmt *statement)
{
  g_autofree char *game = tablee_database_dup_text (statement, 0);
  g_autofree char *rules = tablee_database_dup_text (statement, 1);
  g_autofree char *name = tablee_database_dup_text (statement, 2);
  TableeStreak *streak = streaks->len > 0 ? streaks->pdata[streaks->len - 1] : NULL;

  if (game == NULL || rules == NULL || name == NULL)
    return;

  if (streak == NULL || !g_str_equal (streak->game, game) || !g_str_equal (streak->rules, rules) || !g_str_equal (streak->name, name))
    {
      streak = tablee_streak_new (game, rules, name);
      g_ptr_array_add (streaks, streak);
    }
  tablee_streak_add (streak, (TableeAlone) sqlite3_column_int (statement, 3));
}

gboolean
tablee_store_streak_read (sqlite3   *db,
                          gpointer   data,
                          GError   **error)
{
  static const char sql[] = "SELECT game, rules, name, result FROM alone ORDER BY game, rules, name, ended, id";
  GPtrArray **streaks = data;
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "");
  g_autoptr (GError) local_error = NULL;

  g_clear_pointer (streaks, g_ptr_array_unref);
  *streaks = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_streak_free);
  while (statement != NULL && tablee_database_step (statement, &local_error))
    count_game (*streaks, statement);
  g_ptr_array_sort (*streaks, compare_streaks);

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}
