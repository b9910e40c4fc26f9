/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Games whose players are elsewhere, without anything between the host and them: what each seat is told is what it may know, and whoever is
 * told can play.
 */
#include "support.h"

#include <string.h>

#include "games/catalogue.h"
#include "session/chronicle.h"
#include "session/puppet.h"
#include "session/undo.h"

enum
{
  WISH_EVERY = 17,     /* answers from one undo to the next */
  CURTAIN_EVERY = 16,  /* from one curtain to the next, for which the whole log is made anew */
  MAX_ANSWERS = 3000,
};

typedef struct _Table Table;

typedef struct
{
  Table             *table;
  int                index;
  TableePuppet      *puppet;     /* of the host's session */
  TableeChronicle   *told;       /* what the host has said */
  TableeChronicle   *heard;      /* what has come */
  TableeGameSession *session;    /* the guest's */
  guint              n_events;   /* that it has told of */
  gboolean           finished;
} Seat;

struct _Table
{
  TableeGameSession *host;
  TableeRuleset     *ruleset;
  GRand             *chance;
  Seat               seats[TABLEE_MAX_SEATS];
  guint              answers;
  guint              undone;
};

static GListModel *
make_friends (const TableeRuleset *ruleset,
              int                  here)
{
  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < ruleset->seats; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, "Ana", i, i == here ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_FRIEND, TABLEE_LEVEL_MEDIUM);

      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}

static void
event_cb (Seat        *seat,
          TableeEvent *event)
{
  seat->n_events++;
}

static void
finished_cb (Seat *seat)
{
  seat->finished = TRUE;
}

static void
answered_cb (Seat  *seat,
             guint  action)
{
  seat->table->answers++;
  g_assert_true (tablee_puppet_answer (seat->puppet, action));
}

static void
wished_cb (Seat *seat,
           int   wish)
{
  seat->table->undone++;
  g_assert_true (tablee_game_session_grant (seat->table->host, seat->index, (TableeWish) wish));
}

/* What a sensible player would do, most of the time: a game of chance alone need not end. */
static TableeAction
choose (Seat *seat)
{
  Table *table = seat->table;
  g_autofree TableeAction *actions = g_new (TableeAction, table->ruleset->game->max_actions);
  g_autofree double *weights = g_new (double, table->ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (seat->session, actions);
  gsize best = 0;

  g_assert_cmpuint (count, >, 0);
  if (g_rand_int_range (table->chance, 0, 10) == 0)
    return actions[g_rand_int_range (table->chance, 0, (gint32) count)];

  tablee_games_heuristics (table->ruleset->game)->weigh (table->ruleset, tablee_game_session_get_view (seat->session), actions, count,
                                                        weights);
  for (gsize i = 1; i < count; i++)
    if (weights[i] > weights[best])
      best = i;

  return actions[best];
}

/* Plays, or takes back once in a while. */
static void
decision_cb (Seat *seat)
{
  Table *table = seat->table;
  TableeAction action = choose (seat);

  g_assert_true (tablee_game_session_may (seat->session, action));
  if (table->answers % WISH_EVERY == 0 && tablee_game_session_undo (seat->session))
    {
      table->answers++;
      return;
    }
  g_assert_true (tablee_game_session_play (seat->session, action, NULL));
  g_assert_false (tablee_game_session_get_decision_open (seat->session));
}

static void
begin_seat (Seat *seat)
{
  g_autoptr (GListModel) seats = make_friends (seat->table->ruleset, seat->index);
  g_autoptr (JsonObject) start = tablee_chronicle_dup_step (seat->told, 0);
  g_autoptr (GError) error = NULL;

  tablee_chronicle_append (seat->heard, start);
  seat->session = tablee_game_session_new_told (seat->table->ruleset, NULL, seats, TRUE, seat->index, start, &error);
  g_assert_no_error (error);
  tablee_game_session_set_pace (seat->session, TABLEE_PACE_INSTANT);
  g_signal_connect_swapped (seat->session, "event", G_CALLBACK (event_cb), seat);
  g_signal_connect_swapped (seat->session, "finished", G_CALLBACK (finished_cb), seat);
  g_signal_connect_swapped (seat->session, "answered", G_CALLBACK (answered_cb), seat);
  g_signal_connect_swapped (seat->session, "wished", G_CALLBACK (wished_cb), seat);
  g_signal_connect_swapped (seat->session, "decision", G_CALLBACK (decision_cb), seat);
  tablee_game_session_start (seat->session);
}

/* As far as both have the same. */
static guint
count_common (const Seat *seat)
{
  guint n = MIN (tablee_chronicle_get_length (seat->told), tablee_chronicle_get_length (seat->heard));

  while (!g_str_equal (tablee_chronicle_get_digest (seat->told, n), tablee_chronicle_get_digest (seat->heard, n)))
    n--;

  return n;
}

static void
tell (Seat *seat)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  g_autoptr (GError) error = NULL;
  guint base;

  tablee_chronicle_follow (seat->told, seat->table->host, seat->index);
  if (seat->session == NULL)
    begin_seat (seat);
  base = count_common (seat);
  g_assert_cmpuint (base, >, 0);
  tablee_chronicle_cut (seat->heard, base);
  for (guint i = base; i < tablee_chronicle_get_length (seat->told); i++)
    {
      JsonObject *step = tablee_chronicle_dup_step (seat->told, i);

      tablee_chronicle_append (seat->heard, step);
      g_ptr_array_add (steps, step);
    }
  tablee_game_session_tell (seat->session, base, steps, &error);
  g_assert_no_error (error);
}

/* What @seat knows of the host's game is what it sees, says and counts. */
static void
assert_same (Seat *seat)
{
  const TableeRuleset *ruleset = seat->table->ruleset;
  gsize size = ruleset->game->state_size;
  const TableeGameLog *log = get_log (seat->table->host);
  g_autofree void *view = g_malloc (size);
  TableeScoreSheet theirs;
  TableeScoreSheet ours = { 0 };

  g_assert_cmpuint (tablee_game_session_get_n_played (seat->session), ==, tablee_game_log_get_head (log));
  tablee_game_log_look (log, tablee_game_log_get_head (log), seat->index, view);
  g_assert_cmpmem (tablee_game_session_get_view (seat->session), size, view, size);
  ruleset->game->score (ruleset, view, &ours);
  tablee_game_session_get_score_sheet (seat->session, &theirs);
  g_assert_cmpmem (&theirs, sizeof theirs, &ours, sizeof ours);

  if (seat->table->answers % CURTAIN_EVERY != 0)
    return;
  tablee_game_log_look (log, tablee_game_log_get_head (log), TABLEE_NOBODY, view);
  tablee_game_session_set_viewer (seat->session, TABLEE_NOBODY);
  g_assert_cmpmem (tablee_game_session_get_view (seat->session), size, view, size);
  tablee_game_session_set_viewer (seat->session, seat->index);
}

static void
assert_same_log (Seat *seat)
{
  g_autoptr (TableeViewpoint) viewpoint = tablee_viewpoint_new (get_course (seat->table->host));
  GListModel *theirs = tablee_game_session_get_log (seat->session);
  GListModel *ours = tablee_viewpoint_get_entries (viewpoint);

  tablee_viewpoint_set_viewer (viewpoint, seat->index);
  g_assert_cmpuint (g_list_model_get_n_items (theirs), ==, g_list_model_get_n_items (ours));
  for (guint i = 0; i < g_list_model_get_n_items (ours); i++)
    {
      g_autoptr (TableeLogEntry) a = g_list_model_get_item (theirs, i);
      g_autoptr (TableeLogEntry) b = g_list_model_get_item (ours, i);

      g_assert_cmpmem (tablee_log_entry_get_event (a), sizeof (TableeEvent), tablee_log_entry_get_event (b), sizeof (TableeEvent));
      g_assert_cmpint (tablee_log_entry_get_actor (a), ==, tablee_log_entry_get_actor (b));
      g_assert_cmpuint (tablee_log_entry_get_revision (a), ==, tablee_log_entry_get_revision (b));
      g_assert_true (tablee_log_entry_get_chosen (a) == tablee_log_entry_get_chosen (b));
    }
}

static void
settled_cb (Table *table)
{
  for (int i = 0; i < table->ruleset->seats; i++)
    {
      tell (&table->seats[i]);
      assert_same (&table->seats[i]);
    }
}

static void
asked_cb (Seat *seat)
{
  tablee_game_session_ask_told (seat->session);
}

static void
begin_table (Table           *table,
             const TableeGame *game,
             int              seats,
             guint64          seed)
{
  g_autoptr (GListModel) friends = NULL;
  TableeRandom random;

  tablee_random_seed (&random, seed);
  table->chance = g_rand_new_with_seed ((guint32) seed);
  table->ruleset = tablee_ruleset_new (game, seats, NULL, NULL);
  friends = make_friends (table->ruleset, -1);
  table->host = tablee_game_session_new (table->ruleset, NULL, &random, friends, seed % 2 == 0, NULL);
  for (int i = 0; i < seats; i++)
    {
      Seat *seat = &table->seats[i];

      *seat = (Seat){ .table = table, .index = i, .puppet = TABLEE_PUPPET (tablee_puppet_new_for_friend ()),
                      .told = tablee_chronicle_new (), .heard = tablee_chronicle_new () };
      g_signal_connect_swapped (seat->puppet, "asked", G_CALLBACK (asked_cb), seat);
      tablee_game_session_set_player (table->host, i, TABLEE_PLAYER (seat->puppet));
    }
  g_signal_connect_swapped (table->host, "settled", G_CALLBACK (settled_cb), table);
  tablee_game_session_set_pace (table->host, TABLEE_PACE_INSTANT);
  tablee_game_session_start (table->host);
}

static void
update_ways (Table *table)
{
  for (int i = 0; i < table->ruleset->seats; i++)
    if (table->seats[i].session != NULL)
      tablee_game_session_set_told_ways (table->seats[i].session,
                                         tablee_game_session_would_grant (table->host, i, TABLEE_WISH_UNDO),
                                         tablee_game_session_would_grant (table->host, i, TABLEE_WISH_TAKE_BACK), FALSE);
}

static void
end_table (Table *table)
{
  for (int i = 0; i < table->ruleset->seats; i++)
    {
      Seat *seat = &table->seats[i];

      tablee_game_session_stop (seat->session);
      g_clear_object (&seat->session);
      g_clear_object (&seat->puppet);
      tablee_chronicle_free (seat->told);
      tablee_chronicle_free (seat->heard);
    }
  tablee_game_session_stop (table->host);
  g_clear_object (&table->host);
  g_rand_free (table->chance);
  tablee_ruleset_unref (table->ruleset);
}

/* At the end everybody is shown all of it, which gives what each has been told. */
static void
fulfil (Seat *seat)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (seat->table->host, TABLEE_VIEWER_ALL);
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (TableeGameRecord) read = tablee_game_record_parse (text, -1, NULL);
  g_autoptr (TableeChronicle) chronicle = tablee_chronicle_new_for_record (read, seat->index);
  guint n = tablee_chronicle_get_length (seat->heard);

  g_assert_cmpuint (tablee_chronicle_get_length (chronicle), ==, n);
  g_assert_cmpstr (tablee_chronicle_get_digest (chronicle, n), ==, tablee_chronicle_get_digest (seat->heard, n));

  g_assert_true (tablee_game_session_get_is_told (seat->session));
  tablee_game_session_fulfil (seat->session, read);
  g_assert_false (tablee_game_session_get_is_told (seat->session));
  assert_same_log (seat);
  tablee_game_session_set_viewer (seat->session, TABLEE_VIEWER_ALL);
  g_assert_cmpmem (tablee_game_session_get_view (seat->session), seat->table->ruleset->game->state_size,
                   tablee_game_log_get_state (get_log (seat->table->host), tablee_game_log_get_head (get_log (seat->table->host))),
                   seat->table->ruleset->game->state_size);
}

/* Returns how often something was taken back. */
static guint
play_whole_game (const TableeGame *game,
                 int               seats,
                 guint64           seed)
{
  Table table = { NULL };

  begin_table (&table, game, seats, seed);
  while (!tablee_game_session_get_over (table.host) && table.answers < MAX_ANSWERS)
    {
      iterate ();
      update_ways (&table);
    }
  run_what_is_ready ();
  g_assert_true (tablee_game_session_get_over (table.host));
  for (int i = 0; i < seats; i++)
    {
      assert_same_log (&table.seats[i]);
      g_assert_true (table.seats[i].finished);
      g_assert_cmpuint (table.seats[i].n_events, >, 0);
      fulfil (&table.seats[i]);
    }
  end_table (&table);

  return table.undone;
}

static void
test_whole_games (gconstpointer data)
{
  const TableeGame *game = data;
  guint undone = 0;

  undone += play_whole_game (game, 2, 2);
  if (game->max_seats > 2)
    undone += play_whole_game (game, MIN (game->max_seats, 4), 3);
  /* Where turns have several decisions that show nothing. */
  g_assert_true (undone > 0 || !g_str_equal (game->id, "bean-chains"));
}

/* A stranger may write anything: nothing changes. */
static void
test_strangers (void)
{
  static const struct
  {
    const char *member;
    const char *value;
  } cases[] = {
    { "seat", "7" }, { "seat", "-1" }, { "chosen", "3" }, { "events", "[[1]]" }, { "events", "7" },
    { "events", "[[9999,0,0,0,0,0,0,0,0,0,0,0,0,0]]" }, { "events", "[[1,99,0,0,0,0,0,0,0,0,0,0,0,0]]" }, { "view", "{}" }, { "view", "3" },
    { "more", "1" },
  };
  g_autoptr (TableeGameSession) host = make_session ("rr", NULL, 3, FALSE, NULL);
  g_autoptr (JsonObject) start = NULL;
  g_autoptr (TableeChronicle) told = tablee_chronicle_new ();
  g_autoptr (TableeGameSession) guest = NULL;
  g_autoptr (GListModel) seats = make_seats ("hr");
  g_autoptr (GError) error = NULL;

  tablee_game_session_start (host);
  run_until_over (host);
  tablee_chronicle_follow (told, host, 0);
  start = tablee_chronicle_dup_step (told, 0);
  guest = tablee_game_session_new_told ((TableeRuleset *) tablee_game_session_get_ruleset (host), NULL, seats, FALSE, 0,
                                        start, &error);
  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
      g_autoptr (JsonNode) value = json_from_string (cases[i].value, NULL);
      JsonObject *step = tablee_chronicle_dup_step (told, 1);

      json_object_set_member (step, cases[i].member, g_steal_pointer (&value));
      g_ptr_array_add (steps, step);
      g_assert_false (tablee_game_session_tell (guest, 1, steps, &error));
      g_assert_nonnull (strstr (error->message, "steps[1]"));
      g_clear_error (&error);
      g_assert_cmpuint (tablee_game_session_get_n_played (guest), ==, 0);
    }
  tablee_game_session_stop (host);
}

/* Nobody goes back in what somebody elsewhere has decided but that one, and that one in nothing else. */
static void
test_undo_is_ones_own (void)
{
  g_autoptr (GListModel) seats = make_seats ("hh");
  g_autoptr (TableeSeat) friend = g_list_model_get_item (seats, 1);
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("bean-chains"), 2, NULL, NULL);
  g_autoptr (TableeCourse) course = NULL;
  TableeRandom seed;
  g_autofree TableeAction *actions = NULL;
  int mover;

  g_object_set (friend, "kind", TABLEE_SEAT_FRIEND, NULL);
  tablee_random_seed (&seed, 5);
  actions = g_new (TableeAction, ruleset->game->max_actions);
  course = tablee_course_new (ruleset, NULL, &seed, seats, TRUE);
  for (guint n = 0; n < 40 && !tablee_course_is_over (course); n++)
    {
      const TableeGameLog *log = tablee_course_get_log (course);
      gsize count;

      count = ruleset->game->legal (ruleset, tablee_game_log_get_state (log, n), actions);
      mover = tablee_course_get_mover (course);
      tablee_course_play (course, actions[n % count], TABLEE_BY_PERSON);
      g_assert_true (tablee_undo_find_take_back (course, 1 - mover) < 0);
      g_assert_true (tablee_undo_find_undo (course, 1 - mover) < 0);
      g_assert_true (tablee_undo_find_take_back (course, mover) == (int) n || tablee_undo_find_undo (course, mover) == (int) n);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/elsewhere/whole-games/%s", tablee_games[i]->id);

      g_test_add_data_func (path, tablee_games[i], test_whole_games);
    }
  g_test_add_func ("/elsewhere/strangers", test_strangers);
  g_test_add_func ("/elsewhere/undo-is-ones-own", test_undo_is_ones_own);

  return g_test_run ();
}
