/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records: written, read, looked at, refused. */
#include "support.h"

#include "games/catalogue.h"
#include "notation/error.h"
#include "notation/json-guard.h"

#include <string.h>

static char *
make_text (const char *letters,
           guint       actions,
           int         viewer)
{
  TableeGameSession *session = make_session (letters, "{\"rounds\": 3}", 7, TRUE, NULL);
  g_autoptr (TableeGameRecord) record = NULL;
  char *text;

  tablee_game_session_start (session);
  run_until_asked (session);
  for (guint i = 0; i < actions; i++)
    {
      play_nth (session, i);
      run_until_asked (session);
    }
  record = tablee_game_session_to_record (session, viewer);
  text = tablee_game_record_to_text (record);
  assert_ends (session);

  return text;
}

static TableeGameRecord *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  TableeGameRecord *record = tablee_game_record_parse (text, -1, &error);

  g_assert_no_error (error);

  return record;
}

static void
assert_round_trip (const char *text)
{
  g_autoptr (TableeGameRecord) record = parse (text);
  g_autofree char *again = tablee_game_record_to_text (record);

  g_assert_cmpstr (text, ==, again);
}

static void
test_round_trip (void)
{
  g_autofree char *beginning = make_text ("hh", 0, TABLEE_VIEWER_ALL);
  g_autofree char *middle = make_text ("hmh", 5, TABLEE_VIEWER_ALL);
  g_autofree char *end = make_text ("xme", 0, TABLEE_VIEWER_ALL);
  g_autofree char *seen = make_text ("hh", 3, 1);

  assert_round_trip (beginning);
  assert_round_trip (middle);
  assert_round_trip (end);
  assert_round_trip (seen);
}

/* What a seat knows is for looking: neither the seed nor what the computers will do is in it. */
static void
test_view (void)
{
  TableeGameSession *session = make_session_of ("al-cabohne", "hm", NULL, 3, FALSE, NULL);
  g_autoptr (TableeGameRecord) known = tablee_game_session_to_record (session, TABLEE_NOBODY);
  g_autofree char *text = tablee_game_record_to_text (known);
  g_autoptr (TableeGameRecord) record = parse (text);
  g_autoptr (GError) error = NULL;

  assert_ends (session);
  g_assert_nonnull (strstr (text, "\"seed\":\"?\""));
  g_assert_nonnull (strstr (text, "\"dice\": \"0000000000000000\""));
  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, 0);
  g_assert_null (tablee_game_session_new_for_record (record, NULL, &error));
  g_assert_error (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_RECORD);
}

/* In the eyes of whoever saw it; nothing else is in it, and nothing can be done. */
static void
check_looking (TableeGameSession *session,
               int                viewer)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (session, viewer);
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (TableeGameRecord) read = parse (text);
  g_autoptr (TableeGameSession) look = NULL;
  g_autoptr (TableeGameRecord) again = NULL;
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autofree char *text_again = NULL;

  g_assert_true (tablee_game_record_get_is_view (read));
  look = tablee_game_session_new_for_view (read);
  tablee_game_session_set_viewer (session, viewer);
  g_assert_true (tablee_game_session_get_is_view (look));
  g_assert_cmpint (tablee_game_session_get_viewer (look), ==, viewer);
  g_assert_cmpmem (tablee_game_session_get_view (look), ruleset->game->state_size,
                   tablee_game_session_get_view (session), ruleset->game->state_size);
  g_assert_cmpint (tablee_game_session_get_current_seat (look), ==, tablee_game_session_get_current_seat (session));
  g_assert_cmpuint (tablee_game_session_get_legal (look, actions), ==, 0);
  g_assert_false (tablee_game_session_get_decision_open (look));

  again = tablee_game_session_to_record (look, tablee_game_session_get_viewer (look));
  text_again = tablee_game_record_to_text (again);
  g_assert_cmpstr (text, ==, text_again);
}

/* At every decision of a game of each kind, by everybody. */
static void
test_looking (gconstpointer data)
{
  TableeGameSession *session = make_session_of (data, "hh", NULL, 7, FALSE, NULL);

  tablee_game_session_start (session);
  run_until_asked (session);
  for (int i = 0; i < 40 && !tablee_game_session_get_over (session); i++)
    {
      for (int viewer = TABLEE_NOBODY; viewer < 2; viewer++)
        check_looking (session, viewer);
      tablee_game_session_set_viewer (session, tablee_game_session_get_current_seat (session));
      play_nth (session, 0);
      run_until_asked (session);
    }
  assert_ends (session);
}

static void
test_resume (void)
{
  g_autofree char *text = make_text ("hmh", 5, TABLEE_VIEWER_ALL);
  g_autoptr (TableeGameRecord) record = parse (text);
  g_autoptr (GError) error = NULL;
  TableeGameSession *session = tablee_game_session_new_for_record (record, NULL, &error);

  g_assert_no_error (error);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  g_assert_true (tablee_game_session_get_can_take_back (session));
  tablee_game_session_start (session);
  while (!tablee_game_session_get_over (session))
    {
      run_until_asked (session);
      if (!tablee_game_session_get_over (session))
        play_nth (session, 1);
    }
  assert_ends (session);
}

/* A record written by hand: a number as a seed, and nothing but what must be there. */
static void
test_short (void)
{
  g_autoptr (TableeGameRecord) record =
    parse ("{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"martian-12s\","
           " \"seats\": [{\"name\": \"Ana\", \"player\": \"expert\"}, {\"name\": \"Bo\"}],"
           " \"seed\": 7, \"actions\": [\"pull small\"]}");
  g_autoptr (TableeSeat) bo = g_list_model_get_item (tablee_game_record_get_seats (record), 1);
  g_autoptr (TableePosition) start = tablee_game_record_get_position (record, 0);
  g_autoptr (TableePosition) position = NULL;
  TableeRandom seed;
  guint n_events;

  g_assert_cmpstr (tablee_seat_get_player (bo), ==, "human");
  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, 1);
  g_assert_nonnull (tablee_game_record_get_events (record, &n_events));
  g_assert_cmpuint (n_events, >, 1);
  tablee_random_seed (&seed, 7);
  position = tablee_position_new (tablee_game_record_get_ruleset (record), &seed);
  g_assert_cmpmem (tablee_position_get_state (start), tablee_game_record_get_ruleset (record)->game->state_size,
                   tablee_position_get_state (position), tablee_game_record_get_ruleset (record)->game->state_size);
}

/* A temper goes through a record; without one, and for people, nothing is written. */
static void
test_temper (void)
{
  g_autoptr (TableeGameRecord) record =
    parse ("{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"martian-12s\","
           " \"seats\": [{\"name\": \"Ana\", \"player\": \"expert\", \"temper\": \"spoiler\"}, {\"name\": \"Bo\", \"player\": \"easy\"},"
           " {\"name\": \"Cleo\"}], \"seed\": 7, \"actions\": []}");
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (TableeGameRecord) again = parse (text);
  GListModel *seats = tablee_game_record_get_seats (again);
  g_autoptr (TableeSeat) ana = g_list_model_get_item (seats, 0);
  g_autoptr (TableeSeat) bo = g_list_model_get_item (seats, 1);

  g_assert_cmpint (tablee_seat_get_temper (ana), ==, TABLEE_TEMPER_SPOILER);
  g_assert_cmpstr (tablee_seat_get_player (ana), ==, "expert:spoiler");
  g_assert_cmpint (tablee_seat_get_temper (bo), ==, TABLEE_TEMPER_STEADY);
  g_assert_cmpstr (tablee_seat_get_player (bo), ==, "easy");
  g_assert_nonnull (strstr (text, "\"temper\""));
  g_assert_null (strstr (strstr (text, "\"temper\"") + 1, "\"temper\""));
}

typedef struct
{
  const char *name;
  const char *from;      /* what is replaced in a good record */
  const char *to;
  const char *message;   /* how the error begins */
  int         code;
} Mistake;

static const char good[] =
  "{\"format\": \"tablee-record\", \"version\": 1, \"game\": \"martian-12s\", \"rules\": 1, \"options\": {\"rounds\": 2},\n"
  "\"seats\": [{\"name\": \"Ana\", \"player\": \"human\", \"portrait\": 1}, {\"name\": \"Bo\", \"player\": \"easy\"}],\n"
  "\"seed\": 7, \"dice\": \"ff\", \"actions\": [\"pull small\", \"pull large\"], \"take_back\": true, \"taken_back\": false,\n"
  "\"given_up_by\": null, \"started\": \"2026-11-20T14:03:00Z\", \"ended\": null, \"result\": null}\n";

#define FORMAT TABLEE_NOTATION_ERROR_FORMAT

static const Mistake mistakes[] = {
  { "temper", "\"player\": \"easy\"", "\"player\": \"easy\", \"temper\": \"grumpy\"", "seats[1].temper: ", FORMAT },
  { "format", "tablee-record", "tablee-position", "format: ", FORMAT },
  { "no-format", "\"format\": \"tablee-record\", ", "", "format: ", FORMAT },
  { "format-type", "\"tablee-record\"", "3", "format: ", FORMAT },
  { "version", "\"version\": 1", "\"version\": 2", "version: this is version 2", FORMAT },
  { "no-version", "\"version\": 1, ", "", "version: ", FORMAT },
  { "game", "martian-12s", "ludo", "game: \"ludo\"", TABLEE_NOTATION_ERROR_GAME },
  { "no-game", "\"game\": \"martian-12s\", ", "", "game: ", TABLEE_NOTATION_ERROR_GAME },
  { "rules", "\"rules\": 1", "\"rules\": -1", "rules: ", FORMAT },
  { "option", "\"rounds\": 2", "\"rounds\": 5000", "options.rounds: ", TABLEE_NOTATION_ERROR_OPTION },
  { "unknown-option", "\"rounds\": 2", "\"rnds\": 2", "options.rnds: ", TABLEE_NOTATION_ERROR_OPTION },
  { "options-type", "{\"rounds\": 2}", "[2]", "options: ", FORMAT },
  { "one-seat", ", {\"name\": \"Bo\", \"player\": \"easy\"}", "", "seats: at least 2 seats and at most 9 are needed", FORMAT },
  { "no-name", "\"name\": \"Bo\", ", "", "seats[1].name: ", FORMAT },
  { "name-with-a-line-end", "Bo", "B\\no", "seats[1].name: ", FORMAT },
  { "player", "\"easy\"", "\"god\"", "seats[1].player: \"god\"", FORMAT },
  { "portrait", "\"portrait\": 1", "\"portrait\": -1", "seats[0].portrait: ", FORMAT },
  { "unknown-key-of-seat", "\"portrait\": 1", "\"picture\": 1", "seats[0].picture: ", FORMAT },
  { "seed", "\"seed\": 7", "\"seed\": -7", "seed: ", FORMAT },
  { "seed-digits", "\"seed\": 7", "\"seed\": \"xyz\"", "seed: ", FORMAT },
  { "dice", "\"ff\"", "\"fg\"", "dice: ", FORMAT },
  { "seed-and-position", "\"seed\": 7", "\"seed\": 7, \"position\": {}", "seed: ", FORMAT },
  { "position", "\"seed\": 7", "\"position\": {\"format\": \"x\"}", "position: format: ", FORMAT },
  { "action", "pull large", "pull huge", "actions[1]: \"pull huge\"", TABLEE_NOTATION_ERROR_ACTION },
  { "illegal-action", "pull large", "pass", "actions[1]: \"pass\"", TABLEE_NOTATION_ERROR_ACTION },
  { "action-type", "\"pull large\"", "12", "actions[1]: ", FORMAT },
  { "actions-type", "[\"pull small\", \"pull large\"]", "{}", "actions: ", FORMAT },
  { "take-back", "\"take_back\": true", "\"take_back\": 1", "take_back: ", FORMAT },
  { "given-up-by", "\"given_up_by\": null", "\"given_up_by\": 2", "given_up_by: ", FORMAT },
  { "viewer", "\"given_up_by\": null", "\"viewer\": 2, \"given_up_by\": null", "viewer: ", FORMAT },
  { "viewer-of-everything", "\"given_up_by\": null", "\"viewer\": 1, \"given_up_by\": null", "viewer: ", FORMAT },
  { "started", "2026-11-20T14:03:00Z", "yesterday", "started: ", FORMAT },
  { "ended", "\"ended\": null", "\"ended\": \"2026-11-20T14:03:00Z\"", "ended: ", FORMAT },
  { "result", "\"result\": null", "\"result\": {\"game\": \"martian-12s\"}", "result: ", FORMAT },
  { "unknown-key", "\"seed\": 7", "\"sed\": 7", "sed: ", FORMAT },
  { "twice", "\"seed\": 7", "\"seed\": 7, \"seed\": 8", "line 3", TABLEE_NOTATION_ERROR_GUARD },
};

static char *
replace (const char *from,
         const char *to)
{
  g_auto (GStrv) parts = g_strsplit (good, from, 2);

  g_assert_nonnull (parts[1]);

  return g_strjoinv (to, parts);
}

static void
test_mistake (gconstpointer data)
{
  const Mistake *mistake = data;
  g_autofree char *text = replace (mistake->from, mistake->to);
  g_autoptr (GError) error = NULL;

  g_assert_null (tablee_game_record_parse (text, -1, &error));
  g_assert_error (error, TABLEE_NOTATION_ERROR, mistake->code);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, mistake->message));
}

static void
test_good (void)
{
  g_autoptr (TableeGameRecord) record = parse (good);

  g_assert_cmpuint (tablee_game_record_get_n_actions (record), ==, 2);
  g_assert_false (tablee_game_record_get_over (record));
  g_assert_nonnull (tablee_game_record_get_started (record));
}

/* A game that is over says how it ended, and nothing else. */
static void
test_wrong_result (void)
{
  g_autofree char *text = make_text ("xm", 0, TABLEE_VIEWER_ALL);
  g_auto (GStrv) parts = g_strsplit (text, "\"totals\":[", 2);
  g_autofree char *wrong = g_strjoin ("\"totals\":[1,", parts[0], parts[1], NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (tablee_game_record_parse (wrong, -1, &error));
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_FORMAT);
  g_assert_true (g_str_has_prefix (error->message, "result: "));
}

/* Bytes changed, lost or doubled: refused with a reason, or a record that is good as it is. */
static void
test_garbled (void)
{
  g_autofree char *text = make_text ("xm", 0, TABLEE_VIEWER_ALL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  int length = (int) strlen (text);

  for (int i = 0; i < 3000; i++)
    {
      g_autofree char *garbled = g_strdup (text);
      int at = g_rand_int_range (rand, 0, length);
      int kept = i % 4 == 0 ? at : length;
      g_autoptr (GError) error = NULL;
      g_autoptr (TableeGameRecord) record = NULL;

      for (int k = 0; k <= i % 3; k++)
        garbled[g_rand_int_range (rand, 0, length)] = (char) g_rand_int_range (rand, 0, 256);
      record = tablee_game_record_parse (garbled, kept, &error);
      if (record == NULL)
        g_assert_true (error != NULL && g_utf8_validate (error->message, -1, NULL));
      else
        g_free (tablee_game_record_to_text (record));
    }
}

static void
result_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static TableeGameRecord *
load (const char  *path,
      GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;

  tablee_game_record_load_async (file, NULL, result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return tablee_game_record_load_finish (result, error);
}

static void
test_files (void)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "game.tablee", NULL);
  g_autofree char *large = g_strnfill (TABLEE_JSON_MAX_SIZE + 10, ' ');
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = parse (good);
  g_autoptr (TableeGameRecord) loaded = NULL;
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autofree char *again = NULL;

  tablee_game_record_save_async (record, file, NULL, result_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (tablee_game_record_save_finish (record, result, &error));
  g_assert_no_error (error);
  loaded = load (path, &error);
  g_assert_no_error (error);
  again = tablee_game_record_to_text (loaded);
  g_assert_cmpstr (text, ==, again);

  g_assert_true (g_file_set_contents (path, large, -1, NULL));
  g_assert_null (load (path, &error));
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_GUARD);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_null (load (path, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (load (folder, &error));
  g_assert_nonnull (error);
  remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/view", test_view);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/record/looking/%s", tablee_games[i]->id);

      g_test_add_data_func (path, tablee_games[i]->id, test_looking);
    }
  g_test_add_func ("/record/resume", test_resume);
  g_test_add_func ("/record/short", test_short);
  g_test_add_func ("/record/temper", test_temper);
  g_test_add_func ("/record/good", test_good);
  for (gsize i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autofree char *path = g_strconcat ("/record/mistake/", mistakes[i].name, NULL);

      g_test_add_data_func (path, &mistakes[i], test_mistake);
    }
  g_test_add_func ("/record/wrong-result", test_wrong_result);
  g_test_add_func ("/record/garbled", test_garbled);
  g_test_add_func ("/record/files", test_files);

  return g_test_run ();
}
