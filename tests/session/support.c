/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sessions, courses and stores for tests. */
#include "support.h"

#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "notation/notation.h"
#include "session/game-record-private.h"
#include "session/game-session-private.h"
#include "session/store-write.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

/* The reasons of a hint in Space Station Phoenix take 43 seconds under ThreadSanitizer when nothing else runs. */
enum
{
  PATIENCE_SECONDS = 240,
};

GListModel *
make_seats (const char *letters)
{
  static const char levels[] = "rbemxs"; /* random, beginner, easy, medium, expert, master */
  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; letters[i] != '\0'; i++)
    {
      const char *level = strchr (levels, letters[i]);
      g_autofree char *name = g_strdup_printf ("Player %d", i);
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, name, i, level == NULL ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER,
                                                     level == NULL ? TABLEE_LEVEL_MEDIUM : (TableeLevel) (level - levels));

      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}

TableeGameSession *
make_session_of (const char  *game_id,
                 const char  *letters,
                 const char  *options,
                 guint64      seed,
                 gboolean     take_back,
                 TableeStore *store)
{
  g_autoptr (JsonObject) object = options != NULL ? tablee_json_parse (options, -1, NULL) : NULL;
  g_autoptr (GListModel) seats = make_seats (letters);
  g_autoptr (GError) error = NULL;
  const TableeGame *game = tablee_games_find (game_id);
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, (int) strlen (letters), object, &error);
  TableeGameSession *session;
  TableeRandom random;

  g_assert_no_error (error);
  tablee_random_seed (&random, seed);
  session = tablee_game_session_new (ruleset, object, &random, seats, take_back, store);
  tablee_game_session_set_dice (session, 1);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);

  return session;
}

TableeGameSession *
make_session (const char  *letters,
              const char  *options,
              guint64      seed,
              gboolean     take_back,
              TableeStore *store)
{
  return make_session_of ("martian-12s", letters, options, seed, take_back, store);
}

const TableeCourse *
get_course (TableeGameSession *session)
{
  return tablee_conductor_get_course (tablee_game_session_get_conductor (session));
}

const TableeGameLog *
get_log (TableeGameSession *session)
{
  return tablee_course_get_log (get_course (session));
}

const TableeViewpoint *
get_viewpoint (TableeGameSession *session)
{
  return tablee_conductor_get_viewpoint (tablee_game_session_get_conductor (session));
}

TableeAsker *
get_asker (TableeGameSession *session)
{
  return tablee_conductor_get_asker (tablee_game_session_get_conductor (session));
}

const TableeScribe *
get_scribe (TableeGameSession *session)
{
  return tablee_conductor_get_scribe (tablee_game_session_get_conductor (session));
}

static gboolean
give_up_cb (gpointer user_data)
{
  g_error ("Nothing happens any more");

  return G_SOURCE_REMOVE;
}

void
iterate (void)
{
  guint patience = g_timeout_add_seconds (PATIENCE_SECONDS, give_up_cb, NULL);

  g_main_context_iteration (NULL, TRUE);
  g_source_remove (patience);
}

void
run_what_is_ready (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
run_until (const gboolean *done)
{
  while (!*done)
    iterate ();
}

/* Where nobody else is to know that there is no choice, a person is asked all the same. */
static gboolean
play_only_action (TableeGameSession *session)
{
  TableeQuestion *question = tablee_asker_get_question (get_asker (session));
  gsize count;

  return question != NULL && tablee_question_is_forced (question) &&
         tablee_game_session_play (session, *tablee_decision_get_actions (tablee_question_get_decision (question), &count), NULL);
}

void
run_until_asked (TableeGameSession *session)
{
  while ((!tablee_game_session_get_decision_open (session) || play_only_action (session)) &&
         !tablee_game_session_get_over (session))
    iterate ();
}

void
run_until_over (TableeGameSession *session)
{
  while (!tablee_game_session_get_over (session))
    iterate ();
}

void
play (TableeGameSession *session,
      const char        *text)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  g_autoptr (GError) error = NULL;
  TableeAction action;

  g_assert_true (notation->action_read (ruleset, tablee_game_session_get_view (session), text, &action));
  tablee_game_session_play (session, action, &error);
  g_assert_no_error (error);
  run_until_asked (session);
}

void
play_nth (TableeGameSession *session,
          gsize              n)
{
  const TableeGame *game = tablee_game_session_get_ruleset (session)->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autoptr (GError) error = NULL;
  gsize count;

  tablee_game_session_set_viewer (session, tablee_game_session_get_current_seat (session));
  if (!tablee_game_session_get_decision_open (session))
    return;

  count = tablee_game_session_get_legal (session, actions);
  g_assert_cmpuint (count, >, 1);
  tablee_game_session_play (session, actions[n % count], &error);
  g_assert_no_error (error);
}

TableeGameRecord *
record_without (TableeGameRecord *record,
                const char       *key)
{
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, &error);
  g_autofree char *without = NULL;
  TableeGameRecord *copy;

  g_assert_no_error (error);
  json_object_remove_member (object, key);
  without = tablee_json_to_text (object);
  copy = tablee_game_record_parse (without, -1, &error);
  g_assert_no_error (error);

  return copy;
}

char *
course (TableeGameSession *session)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < tablee_game_record_get_n_actions (record); i++)
    {
      g_autoptr (TableePosition) before = tablee_game_record_get_position (record, i);
      g_autofree char *text = notation->action_write (ruleset, tablee_position_get_state (before),
                                                      tablee_game_record_get_action (record, i));

      g_string_append_printf (lines, "%s\n", text);
    }

  return g_string_free (lines, FALSE);
}

void
assert_ends (TableeGameSession *session)
{
  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  g_object_unref (session);
  while (session != NULL)
    iterate ();
}

char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("tablee-test-XXXXXX", &error);

  g_assert_no_error (error);

  return folder;
}

void
remove_folder (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (g_strdup (path));
      else
        g_remove (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

TableeStore *
open_store (const char *path)
{
  TableeStore *store = tablee_store_new (path);

  while (!tablee_store_get_ready (store))
    iterate ();

  return store;
}

TableeGameList *
open_list (TableeStore *store,
           gboolean     over,
           const char  *game)
{
  TableeGameList *list = tablee_game_list_get (store, over, game);

  while (!tablee_game_list_get_ready (list))
    iterate ();

  return list;
}

TableeStoredGame *
get_read (TableeGameList *list,
          guint           position)
{
  TableeStoredGame *game = g_list_model_get_item (G_LIST_MODEL (list), position);

  while (tablee_stored_game_get_loading (game))
    iterate ();

  return game;
}

static int
compare_changed (gconstpointer a,
                 gconstpointer b)
{
  return g_date_time_compare (tablee_stored_game_get_changed (*(TableeStoredGame *const *) b),
                              tablee_stored_game_get_changed (*(TableeStoredGame *const *) a));
}

static GPtrArray *
list_all (TableeStore *store)
{
  static GPtrArray *games;

  g_clear_pointer (&games, g_ptr_array_unref);
  games = g_ptr_array_new_with_free_func (g_object_unref);
  for (gboolean over = FALSE; over <= TRUE; over++)
    {
      g_autoptr (TableeGameList) list = open_list (store, over, NULL);

      for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
        g_ptr_array_add (games, get_read (list, i));
    }
  g_ptr_array_sort (games, compare_changed);

  return games;
}

guint
count_games (TableeStore *store)
{
  return list_all (store)->len;
}

TableeStoredGame *
get_game (TableeStore *store,
          guint        index)
{
  GPtrArray *games = list_all (store);

  g_assert_cmpuint (index, <, games->len);

  return games->pdata[index];
}

void
close_store (TableeStore *store)
{
  g_object_add_weak_pointer (G_OBJECT (store), (gpointer *) &store);
  tablee_store_close (store);
  g_object_unref (store);
  while (store != NULL)
    iterate ();
}

void
make_first_version (const char *path)
{
  run_sql (path, SQL_BACK_TO_THIRD_VERSION
                 "ALTER TABLE seat DROP COLUMN hints;"
                 "DROP TABLE review;"
                 "PRAGMA user_version = 1;");
}

void
run_sql (const char *path,
         const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

gint64
ask_sql (const char *path,
         const char *sql)
{
  sqlite3_stmt *statement;
  sqlite3 *db;
  gint64 answer = -1;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  for (const char *rest = sql; *rest != '\0';)
    {
      g_assert_cmpint (sqlite3_prepare_v2 (db, rest, -1, &statement, &rest), ==, SQLITE_OK);
      while (sqlite3_step (statement) == SQLITE_ROW)
        answer = sqlite3_column_int64 (statement, 0);
      g_assert_cmpint (sqlite3_finalize (statement), ==, SQLITE_OK);
    }
  sqlite3_close (db);

  return answer;
}

static void
result_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    iterate ();
}

TableeGameRecord *
load_game (TableeStore  *store,
           gint64        id,
           GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tablee_store_load_async (store, id, NULL, result_cb, &result);
  wait_for (&result);

  return tablee_store_load_finish (store, result, error);
}

TableeGameSession *
begin_game (TableeStore *store,
            const char  *letters,
            guint64      seed)
{
  TableeGameSession *session = make_session (letters, "{\"rounds\": 3}", seed, TRUE, store);

  tablee_game_session_start (session);
  run_until_asked (session);

  return session;
}

TableeGameSession *
begin_kept (TableeStore       *store,
            TableeGameSession *session,
            const char        *name)
{
  g_autoptr (TableeGameRecord) record = NULL;
  gint64 id;
  gint64 stamp;

  g_object_set (tablee_game_session_get_seat (session, 0), "name", name, NULL);
  tablee_game_session_start (session);
  run_until_asked (session);
  record = tablee_game_session_to_record (session, TABLEE_VIEWER_ALL);
  tablee_game_record_get_kept (record, &id, &stamp);
  g_object_set_data_full (G_OBJECT (session), "slot", tablee_store_slot_new (id, stamp), (GDestroyNotify) tablee_store_slot_unref);

  return session;
}

void
keep_change (TableeStore       *store,
             TableeGameSession *session,
             TableeStoreChange *change)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  tablee_store_change_async (store, g_object_get_data (G_OBJECT (session), "slot"), change, result_cb, &result);
  wait_for (&result);
  g_assert_true (tablee_store_change_finish (store, result, &error));
  g_assert_no_error (error);
}

TableeGameSession *
resume_game (TableeStore *store,
             gint64       id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, id, &error);
  TableeGameSession *session;

  g_assert_no_error (error);
  session = tablee_game_session_new_for_record (record, store, &error);
  g_assert_no_error (error);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  run_until_asked (session);

  return session;
}

gint64
import_game (TableeStore       *store,
             TableeGameRecord  *record,
             GError           **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tablee_store_import_async (store, record, NULL, result_cb, &result);
  wait_for (&result);

  return tablee_store_import_finish (store, result, error);
}

gboolean
delete_game (TableeStore  *store,
             gint64        id,
             GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tablee_store_delete_async (store, id, NULL, result_cb, &result);
  wait_for (&result);

  return tablee_store_delete_finish (store, result, error);
}

gboolean
rename_game (TableeStore  *store,
             gint64        id,
             const char   *name,
             GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  tablee_store_rename_async (store, id, name, NULL, result_cb, &result);
  wait_for (&result);

  return tablee_store_rename_finish (store, result, error);
}

gboolean
write_back (TableeStore *store)
{
  g_autoptr (GAsyncResult) result = NULL;

  tablee_store_write_back_async (store, NULL, result_cb, &result);
  wait_for (&result);

  return tablee_store_write_back_finish (store, result, NULL);
}

gboolean
backup_games (TableeStore  *store,
              const char   *path,
              GError      **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  tablee_store_backup_async (store, file, NULL, result_cb, &result);
  wait_for (&result);

  return tablee_store_backup_finish (store, result, error);
}

void
store_fixture_set_up (StoreFixture  *fixture,
                      gconstpointer  data)
{
  fixture->folder = make_folder ();
  fixture->path = g_build_filename (fixture->folder, "tablee.db", NULL);
}

void
store_fixture_tear_down (StoreFixture  *fixture,
                         gconstpointer  data)
{
  g_free (fixture->path);
  remove_folder (fixture->folder);
}

TableeLesson *
load_lesson (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TableeLesson *lesson;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lesson = tablee_lesson_parse (text, -1, &error);
  g_assert_no_error (error);

  return lesson;
}

gint64 fake_now;

gint64
read_fake_clock (void)
{
  return fake_now;
}

void
look_at_clock (TableeGameSession *session)
{
  tablee_asker_look_at_clock (get_asker (session));
  run_what_is_ready ();
}

void
assert_same_hint (const TableeHint *one,
                  const TableeHint *other)
{
  g_assert_cmpuint (one->best, ==, other->best);
  g_assert_cmpuint (one->next, ==, other->next);
  g_assert_cmpfloat (one->best_value, ==, other->best_value);
  g_assert_cmpfloat (one->next_value, ==, other->next_value);
  g_assert_cmpfloat (one->noise, ==, other->noise);
  g_assert_cmpuint (one->iterations, ==, other->iterations);
  g_assert_cmpint (one->alike, ==, other->alike);
  g_assert_cmpint (one->rest_alike, ==, other->rest_alike);
  g_assert_cmpint (one->stops, ==, other->stops);
  g_assert_cmpuint (one->stop, ==, other->stop);
  g_assert_cmpfloat (one->stop_value, ==, other->stop_value);
  g_assert_cmpfloat (one->stop_noise, ==, other->stop_noise);
  g_assert_cmpuint (one->n_others, ==, other->n_others);
  for (guint i = 0; i < one->n_others; i++)
    {
      g_assert_cmpuint (one->others[i], ==, other->others[i]);
      g_assert_cmpfloat (one->other_values[i], ==, other->other_values[i]);
      g_assert_cmpfloat (one->other_noises[i], ==, other->other_noises[i]);
    }
}

static void
assert_same_difference (const TableeDifference *one,
                        const TableeDifference *other)
{
  g_assert_cmpint (one->row, ==, other->row);
  g_assert_cmpint (one->tally, ==, other->tally);
  g_assert_cmpint (one->kind, ==, other->kind);
  g_assert_cmpint (one->seat, ==, other->seat);
  g_assert_cmpint (one->often, ==, other->often);
  for (int i = 0; i < 2; i++)
    {
      g_assert_cmpfloat (one->means[i], ==, other->means[i]);
      g_assert_cmpfloat (one->shares[i], ==, other->shares[i]);
      g_assert_cmpfloat (one->noise[i], ==, other->noise[i]);
    }
  g_assert_cmpfloat (one->weight, ==, other->weight);
}

void
assert_same_grounds (const TableeGrounds *one,
                     const TableeGrounds *other)
{
  g_assert_cmpuint (one->better, ==, other->better);
  g_assert_cmpuint (one->other, ==, other->other);
  g_assert_cmpint (one->goes_on, ==, other->goes_on);
  if (one->goes_on)
    g_assert_cmpint (one->then, ==, other->then);
  g_assert_cmpuint (one->count, ==, other->count);
  for (size_t i = 0; i < one->count; i++)
    assert_same_difference (&one->differences[i], &other->differences[i]);
}
