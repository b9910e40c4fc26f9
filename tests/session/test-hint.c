/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints: what they say, when they are refused, and that they are counted. */
#include "support.h"

#include "games/catalogue.h"
#include "session/game-record-private.h"
#include "session/game-session-private.h"

#include <math.h>
#include <string.h>

/* Seat 0 begins, and a round is as long as the seats make it. */
static const char options[] = "{\"rounds\": 3, \"first\": 0}";

typedef struct
{
  gboolean    done;
  TableeHint *hint;
  GError     *error;
} Answer;

static void
answer_clear (Answer *self)
{
  g_clear_pointer (&self->hint, tablee_hint_free);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

static void
hinted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Answer *answer = user_data;

  answer->hint = tablee_game_session_hint_finish (TABLEE_GAME_SESSION (source), result, &answer->error);
  answer->done = TRUE;
}

static void
ask (TableeGameSession *session,
     Answer            *answer)
{
  tablee_game_session_hint_async (session, hinted_cb, answer);
  run_until (&answer->done);
}

static void
reasoned_cb (TableeGameSession *session,
             gpointer           user_data)
{
  gboolean *reasoned = user_data;

  g_assert_nonnull (tablee_game_session_get_grounds (session));
  *reasoned = TRUE;
}

/* The hint that was given, and then why it is so. */
static TableeGrounds
wait_for_grounds (TableeGameSession *session)
{
  gboolean reasoned = FALSE;
  gulong handler = g_signal_connect (session, "reasoned", G_CALLBACK (reasoned_cb), &reasoned);

  if (tablee_game_session_get_grounds (session) == NULL)
    run_until (&reasoned);
  g_signal_handler_disconnect (session, handler);

  return *tablee_game_session_get_grounds (session);
}

static guint
hints_of (TableeGameSession *session,
          int                seat)
{
  return tablee_seat_get_hints (tablee_game_session_get_seat (session, seat));
}

/* The person to move looks at the table. */
static void
begin (TableeGameSession *session)
{
  tablee_game_session_start (session);
  run_until_asked (session);
  tablee_game_session_set_viewer (session, tablee_game_session_get_current_seat (session));
}

static void
assert_hint (TableeGameSession *session,
             const TableeHint  *hint)
{
  g_assert_cmpint (tablee_game_session_check (session, hint->best), ==, TABLEE_REASON_NONE);
  g_assert_cmpint (tablee_game_session_check (session, hint->next), ==, TABLEE_REASON_NONE);
  g_assert_cmpuint (hint->best, !=, hint->next);
  g_assert_cmpfloat (hint->noise, >=, 0);
  g_assert_cmpuint (hint->iterations, >, 0);
}

/* Of all that there is to choose from what is neither best nor next best is told of, and how sure that is. */
static void
assert_others (TableeGameSession *session,
               const TableeHint  *hint)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (session);

  g_assert_cmpuint (hint->n_others, <=, TABLEE_HINT_OTHERS);
  for (guint i = 0; i < hint->n_others; i++)
    {
      g_assert_cmpint (ruleset->game->check (ruleset, tablee_game_session_get_view (session), hint->others[i]), ==, TABLEE_REASON_NONE);
      g_assert_true (hint->others[i] != hint->best && hint->others[i] != hint->next);
      g_assert_cmpfloat (hint->other_noises[i], >=, 0);
      g_assert_cmpfloat (hint->other_noises[i], <, INFINITY);
      g_assert_cmpfloat (hint->other_values[i], <=, hint->best_value + hint->other_noises[i]);
    }
}

static void
test_given_and_counted (void)
{
  TableeGameSession *session = make_session ("hm", options, 4, FALSE, NULL);
  g_auto (Answer) first = { 0 };
  g_auto (Answer) again = { 0 };
  g_auto (Answer) next = { 0 };
  TableeGrounds grounds;

  g_assert_false (tablee_game_session_get_can_hint (session));
  begin (session);
  g_assert_true (tablee_game_session_get_can_hint (session));
  g_assert_null (tablee_game_session_get_hint (session));
  ask (session, &first);
  g_assert_no_error (first.error);
  assert_hint (session, first.hint);
  g_assert_cmpuint (hints_of (session, 0), ==, 1);
  grounds = wait_for_grounds (session);
  g_assert_cmpint (grounds.better, ==, first.hint->best);
  g_assert_cmpint (grounds.other, ==, first.hint->next);

  /* The same question has the same answer and does not count twice; the next decision is another question. */
  ask (session, &again);
  g_assert_cmpmem (first.hint, sizeof *first.hint, again.hint, sizeof *again.hint);
  g_assert_cmpuint (hints_of (session, 0), ==, 1);
  g_assert_cmpmem (first.hint, sizeof *first.hint, tablee_game_session_get_hint (session), sizeof *first.hint);
  play (session, "pull small");
  run_until_asked (session);
  g_assert_null (tablee_game_session_get_hint (session));
  g_assert_null (tablee_game_session_get_grounds (session));
  ask (session, &next);
  assert_hint (session, next.hint);
  g_assert_cmpuint (hints_of (session, 0), ==, 2);
  g_assert_cmpuint (hints_of (session, 1), ==, 0);
  assert_ends (session);
}

/* Whoever is not asked, or does not look, gets none. */
static void
test_refused (void)
{
  TableeGameSession *session = make_session ("hh", options, 4, FALSE, NULL);
  static const int viewers[] = { TABLEE_NOBODY, 1 };

  begin (session);
  for (gsize i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      g_auto (Answer) answer = { 0 };

      tablee_game_session_set_viewer (session, viewers[i]);
      g_assert_false (tablee_game_session_get_can_hint (session));
      ask (session, &answer);
      g_assert_null (answer.hint);
      g_assert_error (answer.error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_NOT_ASKED);
    }
  tablee_game_session_set_viewer (session, 0);
  tablee_game_session_seat_player (session, 0, TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY, NULL);
  g_assert_false (tablee_game_session_get_can_hint (session));
  g_assert_cmpuint (hints_of (session, 0) + hints_of (session, 1), ==, 0);
  assert_ends (session);
}

static void
cancel (TableeGameSession *session)
{
  tablee_game_session_cancel_hint (session);
}

static void
play_on (TableeGameSession *session)
{
  play (session, "pull large");
}

static void
undo (TableeGameSession *session)
{
  g_assert_true (tablee_game_session_take_back (session));
}

static void
look_away (TableeGameSession *session)
{
  tablee_game_session_set_viewer (session, TABLEE_NOBODY);
}

static void
ask_again (TableeGameSession *session)
{
  g_auto (Answer) answer = { 0 };

  ask (session, &answer);
  g_assert_nonnull (answer.hint);
  tablee_seat_set_hints (tablee_game_session_get_seat (session, 0), 0);
}

/* Whatever makes the hint useless ends it, and what nobody has seen is not counted. */
static void
test_cancelled (gconstpointer data)
{
  void (*act) (TableeGameSession *session) = *(void (*const *) (TableeGameSession *)) data;
  TableeGameSession *session = make_session ("hm", options, 4, TRUE, NULL);
  g_auto (Answer) answer = { 0 };

  begin (session);
  play (session, "pull small");
  run_until_asked (session);
  tablee_game_session_hint_async (session, hinted_cb, &answer);
  act (session);
  run_until (&answer.done);
  g_assert_null (answer.hint);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (hints_of (session, 0), ==, 0);
  assert_ends (session);
}

/* A game in which @seat, a person, decides in one of the truths that fit @view. Returns: (transfer full) */
static TableeGameSession *
imagine (TableeRuleset *ruleset,
         const void    *view,
         int            seat,
         guint64        seed,
         void          *truth)
{
  g_autoptr (JsonObject) none = json_object_new ();
  g_autoptr (TableePosition) position = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GListModel) seats = make_seats ("hh");
  g_autoptr (GError) error = NULL;
  TableeGameSession *session;
  TableeRandom random;

  tablee_random_seed (&random, seed);
  memcpy (truth, view, ruleset->game->state_size);
  ruleset->game->resample (ruleset, truth, seat, &random);
  position = tablee_position_new_for_state (ruleset, truth, FALSE);
  record = tablee_game_record_new (tablee_game_log_new_at (position), none, seats, FALSE, 1);
  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);

  return session;
}

/* What others hold, and what comes next, cannot be told from a hint nor from its reasons: they are the same in every truth. */
static void
test_from_a_view_only (gconstpointer data)
{
  const TableeGame *game = tablee_games_find (data);
  TableeGameSession *session = make_session_of (game->id, "hh", NULL, 5, FALSE, NULL);
  TableeRuleset *ruleset = tablee_ruleset_ref ((TableeRuleset *) tablee_game_session_get_ruleset (session));
  g_autofree void *first = g_malloc (game->state_size);
  g_autofree void *second = g_malloc (game->state_size);
  g_auto (Answer) told = { 0 };
  g_auto (Answer) told_again = { 0 };
  void *truths[] = { first, second };
  Answer *answers[] = { &told, &told_again };
  TableeGrounds grounds[2];

  begin (session);
  for (guint i = 0; i < 2; i++)
    {
      TableeGameSession *imagined = imagine (ruleset, tablee_game_session_get_view (session),
                                             tablee_game_session_get_current_seat (session), i + 1, truths[i]);

      begin (imagined);
      ask (imagined, answers[i]);
      g_assert_no_error (answers[i]->error);
      assert_hint (imagined, answers[i]->hint);
      grounds[i] = wait_for_grounds (imagined);
      assert_ends (imagined);
    }
  g_assert_cmpint (memcmp (first, second, game->state_size), !=, 0);
  assert_same_hint (told.hint, told_again.hint);
  assert_same_grounds (&grounds[0], &grounds[1]);
  assert_ends (session);
  tablee_ruleset_unref (ruleset);
}

static void
test_others (void)
{
  TableeGameSession *session = make_session ("hm", options, 4, FALSE, NULL);
  guint others = 0;
  guint sure = 0;

  begin (session);
  for (int i = 0; i < 4; i++)
    {
      g_auto (Answer) answer = { 0 };

      ask (session, &answer);
      g_assert_no_error (answer.error);
      assert_hint (session, answer.hint);
      assert_others (session, answer.hint);
      others += answer.hint->n_others;
      sure += answer.hint->n_others > 0 && answer.hint->best_value - answer.hint->other_values[0] > answer.hint->other_noises[0];
      play (session, "pull small");
      run_until_asked (session);
    }
  g_assert_cmpuint (others, >, 0);
  g_assert_cmpuint (sure, >, 0);
  assert_ends (session);
}

/* Where as much of everything is left of two sizes, they come to the same; what is next best is another thing where there is one. */
static void
test_alike (void)
{
  const TableeThinking *thinking = tablee_games_heuristics (tablee_games_find ("martian-12s"))->thinking;
  TableeGameSession *session = make_session ("hm", options, 4, FALSE, NULL);
  g_auto (Answer) first = { 0 };

  begin (session);
  ask (session, &first);
  g_assert_no_error (first.error);
  g_assert_true (first.hint->alike);
  g_assert_true (first.hint->rest_alike);
  g_assert_cmpuint (first.hint->n_others, ==, 0);
  for (int i = 0; i < 3; i++)
    {
      g_auto (Answer) answer = { 0 };

      play (session, "pull small");
      run_until_asked (session);
      ask (session, &answer);
      g_assert_no_error (answer.error);
      g_assert_false (answer.hint->alike);
      g_assert_false (thinking->alike (tablee_game_session_get_ruleset (session), tablee_game_session_get_view (session), answer.hint->best,
                                       answer.hint->next));
    }
  assert_ends (session);
}

/* Whether anything is to be done at all is answered, whatever is next best. */
static void
test_stop (void)
{
  TableeGameSession *session = make_session_of ("bean-chains", "hm", NULL, 3, FALSE, NULL);
  guint told = 0;

  begin (session);
  for (int i = 0; i < 12; i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (Answer) answer = { 0 };

      ask (session, &answer);
      g_assert_no_error (answer.error);
      assert_hint (session, answer.hint);
      if (answer.hint->stops)
        {
          TableeAction stop = answer.hint->stop;

          told++;
          g_assert_true (stop != answer.hint->best && stop != answer.hint->next);
          g_assert_true (tablee_games_heuristics (tablee_games_find ("bean-chains"))->thinking->stops (stop));
          g_assert_true (isfinite (answer.hint->stop_noise));
          g_assert_cmpfloat (answer.hint->stop_value, >=, 0);
          g_assert_cmpfloat (answer.hint->stop_value, <=, 1);
        }
      tablee_game_session_play (session, answer.hint->best, &error);
      g_assert_no_error (error);
      run_until_asked (session);
    }
  g_assert_cmpuint (told, >, 0);
  assert_ends (session);
}

/* That four thoughts agree does not make right what they judge by. */
static void
test_doubted (void)
{
  TableeGameSession *session = make_session_of ("space-station-phoenix", "hh", NULL, 5, FALSE, NULL);
  double doubt = tablee_games_heuristics (tablee_games_find ("space-station-phoenix"))->thinking->doubt;
  g_auto (Answer) answer = { 0 };

  begin (session);
  ask (session, &answer);
  g_assert_no_error (answer.error);
  assert_hint (session, answer.hint);
  g_assert_cmpfloat (doubt, >, 0);
  g_assert_cmpfloat (answer.hint->noise, >=, 4 * doubt * answer.hint->best_value * (1 - answer.hint->best_value) - 1e-9);
  assert_ends (session);
}

/* A hint is on the disk and in the record of the game. */
static void
test_kept (void)
{
  g_autofree char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "games.db", NULL);
  g_autofree char *text = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameRecord) read = NULL;
  g_autoptr (TableeStoredGame) stored = NULL;
  g_autoptr (TableeSeat) seat = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (Answer) answer = { 0 };
  TableeStore *store = open_store (path);
  TableeGameSession *session = make_session ("hm", options, 4, FALSE, store);
  gint64 id;

  begin (session);
  id = tablee_game_session_get_id (session);
  ask (session, &answer);
  assert_ends (session);
  close_store (store);

  store = open_store (path);
  stored = g_object_ref (get_game (store, 0));
  g_assert_cmpuint (tablee_stored_game_get_hints (stored, 0), ==, 1);
  g_assert_cmpuint (tablee_stored_game_get_hints (stored, 1), ==, 0);
  record = load_game (store, id, &error);
  g_assert_no_error (error);
  text = tablee_game_record_to_text (record);
  g_assert_nonnull (strstr (text, "\"hints\""));
  read = tablee_game_record_parse (text, -1, &error);
  g_assert_no_error (error);
  seat = g_list_model_get_item (tablee_game_record_get_seats (read), 0);
  g_assert_cmpuint (tablee_seat_get_hints (seat), ==, 1);
  g_clear_object (&stored);
  close_store (store);
  remove_folder (g_steal_pointer (&folder));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char  *name;
    void       (*act) (TableeGameSession *session);
  } ends[] = { { "asked", cancel }, { "played", play_on }, { "undone", undo }, { "hidden", look_away }, { "again", ask_again } };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint/given-and-counted", test_given_and_counted);
  g_test_add_func ("/hint/refused", test_refused);
  g_test_add_func ("/hint/doubted", test_doubted);
  g_test_add_func ("/hint/others", test_others);
  g_test_add_func ("/hint/alike", test_alike);
  g_test_add_func ("/hint/stop", test_stop);
  g_test_add_func ("/hint/kept", test_kept);
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *path = g_strconcat ("/hint/cancelled/", ends[i].name, NULL);

      g_test_add_data_func (path, &ends[i].act, test_cancelled);
    }
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/hint/from-a-view-only/", tablee_games[i]->id, NULL);

      g_test_add_data_func (path, tablee_games[i]->id, test_from_a_view_only);
    }

  return g_test_run ();
}
