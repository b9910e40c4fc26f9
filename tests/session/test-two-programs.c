/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Two programs on one database: whoever comes second with an action is told, and keeps what it has as a game of its own. Two stores
 * in one process show each case; then two processes play the same games at random, TABLEE_RACES of them (100), and every
 * acknowledged action must be in one of the two games that there are afterwards.
 */
#include "support.h"

#include "games/catalogue.h"
#include "session/game-session-private.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  DEFAULT_RACES = 100,
  FEWEST_DECISIONS = 2,
  MOST_DECISIONS = 12,
};

/*
 * Case by case
 */

typedef struct
{
  TableeStore       *store;
  TableeGameSession *session;
} Program;

/* The first begins a game and plays a little, the second goes on with it: both stand at the same place. */
static gint64
open_both (const char *path,
           Program    *first,
           Program    *second)
{
  gint64 id;

  first->store = open_store (path);
  first->session = begin_game (first->store, "hh", 7);
  for (guint i = 0; i < 3; i++)
    {
      play_nth (first->session, i);
      run_until_asked (first->session);
    }
  id = tablee_game_session_get_id (first->session);
  second->store = open_store (path);
  second->session = resume_game (second->store, id);

  return id;
}

static void
play_one (Program *program,
          gsize    n)
{
  play_nth (program->session, n);
  run_until_asked (program->session);
}

/* What is kept by @path as the game of @program is what is played there, and no more. */
static void
assert_kept (const char *path,
             Program    *program)
{
  TableeStore *store = open_store (path);
  g_autofree char *played = course (program->session);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, tablee_game_session_get_id (program->session), &error);
  g_autoptr (TableeGameSession) session = NULL;

  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (record));
  session = tablee_game_session_new_for_record (record, NULL, &error);
  kept = course (session);
  g_assert_cmpstr (kept, ==, played);
  g_assert_cmpuint (tablee_game_log_get_head (get_log (session)), ==, tablee_game_log_get_head (get_log (program->session)));
  close_store (store);
}

static void
close_program (Program *program)
{
  assert_ends (program->session);
  close_store (program->store);
}

static void
assert_apart (const char *path,
              Program    *winner,
              Program    *other,
              gint64      id)
{
  g_assert_false (tablee_game_session_get_kept_apart (winner->session));
  g_assert_cmpint (tablee_game_session_get_id (winner->session), ==, id);
  g_assert_true (tablee_game_session_get_kept_apart (other->session));
  g_assert_cmpint (tablee_game_session_get_id (other->session), !=, id);
  g_assert_null (tablee_game_session_get_store_error (other->session));
  assert_kept (path, winner);
  assert_kept (path, other);
}

static void
test_second_comes_late (StoreFixture  *fixture,
                        gconstpointer  data)
{
  Program first;
  Program second;
  gint64 id = open_both (fixture->path, &first, &second);

  play_one (&first, 0);
  play_one (&second, 1);
  assert_apart (fixture->path, &first, &second, id);

  /* From then on they are in nobody's way. */
  play_one (&first, 1);
  play_one (&second, 0);
  play_one (&second, 0);
  assert_apart (fixture->path, &first, &second, id);
  close_program (&first);
  close_program (&second);
}

static void
test_undone_meanwhile (StoreFixture  *fixture,
                       gconstpointer  data)
{
  Program first;
  Program second;
  gint64 id = open_both (fixture->path, &first, &second);

  g_assert_true (tablee_game_session_take_back (first.session) || tablee_game_session_undo (first.session));
  run_until_asked (first.session);
  play_one (&second, 1);
  assert_apart (fixture->path, &first, &second, id);
  close_program (&first);
  close_program (&second);
}

/* Changes that are already on their way to the game of the other program arrive in the new one. */
static void
test_several_on_their_way (StoreFixture  *fixture,
                           gconstpointer  data)
{
  Program first;
  Program second;
  gint64 id = open_both (fixture->path, &first, &second);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeSeat) seat = NULL;

  play_one (&first, 0);
  play_nth (second.session, 1);
  tablee_game_session_seat_player (second.session, 0, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY, "Zoé");
  run_until_asked (second.session);
  assert_apart (fixture->path, &first, &second, id);

  record = load_game (second.store, tablee_game_session_get_id (second.session), &error);
  g_assert_no_error (error);
  seat = g_list_model_get_item (tablee_game_record_get_seats (record), 0);
  g_assert_cmpstr (tablee_seat_get_name (seat), ==, "Zoé");
  close_program (&first);
  close_program (&second);
}

static void
test_deleted_meanwhile (StoreFixture  *fixture,
                        gconstpointer  data)
{
  Program first;
  Program second;
  gint64 id = open_both (fixture->path, &first, &second);
  g_autoptr (GError) error = NULL;

  g_assert_true (delete_game (second.store, id, &error));
  g_assert_no_error (error);
  play_one (&first, 0);
  g_assert_true (tablee_game_session_get_kept_apart (first.session));
  g_assert_cmpint (tablee_game_session_get_id (first.session), !=, id);
  assert_kept (fixture->path, &first);
  close_program (&first);
  close_program (&second);
}

/* Looking at a game that somebody else plays is no harm. */
static void
test_looks_only (StoreFixture  *fixture,
                 gconstpointer  data)
{
  Program first;
  Program second;
  gint64 id = open_both (fixture->path, &first, &second);

  play_one (&first, 0);
  assert_ends (second.session);
  second.session = resume_game (second.store, id);
  play_one (&second, 0);
  g_assert_false (tablee_game_session_get_kept_apart (second.session));
  g_assert_cmpint (tablee_game_session_get_id (second.session), ==, id);
  assert_kept (fixture->path, &second);
  close_program (&first);
  close_program (&second);
}

/*
 * Between two statements
 *
 * While a program reads a game, the other one takes back and plays on: just before the statement that is counted out.
 */

enum
{
  FEWEST_STATEMENTS_OF_A_LOAD = 4, /* the row, the seats, the actions, and what holds them together */
};

static struct
{
  const char *path;
  const char *meanwhile; /* what stands in @path from that statement on */
  int         countdown; /* atomic; negative: nothing happens */
} interruption = { .countdown = -1 };

/* As if another program had done whatever leads to the one game in @source. */
static void
put_game (const char *path,
          const char *source)
{
  g_autofree char *script = g_strdup_printf ("ATTACH '%s' AS source; BEGIN IMMEDIATE;"
                                             " REPLACE INTO main.game SELECT * FROM source.game; DELETE FROM main.action;"
                                             " INSERT INTO main.action SELECT * FROM source.action; COMMIT",
                                             source);
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, script, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static int
statement_cb (unsigned int  type,
              void         *context,
              void         *statement,
              void         *text)
{
  if (g_atomic_int_get (&interruption.countdown) >= 0 && g_atomic_int_add (&interruption.countdown, -1) == 0)
    put_game (interruption.path, interruption.meanwhile);

  return 0;
}

static int
opened_cb (sqlite3     *db,
           const char **message,
           const void  *routines)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, statement_cb, NULL);
}

static char *
dup_kept_course (TableeGameRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameSession) session = tablee_game_session_new_for_record (record, NULL, &error);

  g_assert_no_error (error);

  return course (session);
}

/* Reads it while it becomes the one in @meanwhile just before statement @number. Returns whether there were so many. */
static gboolean
read_interrupted (TableeStore *store,
                  gint64       id,
                  int          number,
                  char       **courses)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autofree char *kept = NULL;
  gboolean reached;

  g_atomic_int_set (&interruption.countdown, number);
  record = load_game (store, id, &error);
  reached = g_atomic_int_get (&interruption.countdown) < 0;
  g_atomic_int_set (&interruption.countdown, -1);
  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (record));
  kept = dup_kept_course (record);
  g_assert_true (g_strv_contains ((const char *const *) courses, kept));

  return reached;
}

static void
copy_to (Program    *program,
         const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (backup_games (program->store, path, &error));
  g_assert_no_error (error);
}

static void
test_played_while_read (StoreFixture  *fixture,
                        gconstpointer  data)
{
  g_autofree char *before = g_build_filename (fixture->folder, "before.db", NULL);
  g_autofree char *after = g_build_filename (fixture->folder, "after.db", NULL);
  g_auto (GStrv) courses = g_new0 (char *, 3);
  Program first;
  Program second;
  gint64 id = open_both (fixture->path, &first, &second);
  TableeStore *reader;
  int number = 0;

  copy_to (&first, before);
  courses[0] = course (first.session);
  g_assert_true (tablee_game_session_take_back (first.session) || tablee_game_session_undo (first.session));
  run_until_asked (first.session);
  play_one (&first, 1);
  copy_to (&first, after);
  courses[1] = course (first.session);
  g_assert_cmpstr (courses[0], !=, courses[1]);
  close_program (&first);
  close_program (&second);

  interruption.path = fixture->path;
  interruption.meanwhile = after;
  sqlite3_auto_extension ((void (*) (void)) opened_cb);
  reader = open_store (fixture->path);
  do
    put_game (fixture->path, before);
  while (read_interrupted (reader, id, number++, courses));
  sqlite3_cancel_auto_extension ((void (*) (void)) opened_cb);
  g_assert_cmpint (number, >, FEWEST_STATEMENTS_OF_A_LOAD);
  close_store (reader);
  g_unlink (before);
  g_unlink (after);
}

/*
 * At random
 */

typedef struct
{
  GPid         pid;
  FILE        *in;
  FILE        *out;
  gint64       id;      /* of the game, as it said last */
  gboolean     apart;
  char        *course;  /* acknowledged last */
  guint        acknowledged;
} Racer;

static void
racer_start (Racer      *racer,
             const char *path,
             guint       seed)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "session", "race-child", NULL);
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  char *argv[] = { program, (char *) path, seed_text, NULL };
  g_autoptr (GError) error = NULL;
  int in;
  int out;

  g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &racer->pid, &in, &out, NULL, &error);
  g_assert_no_error (error);
  racer->in = fdopen (in, "w");
  racer->out = fdopen (out, "r");
  setvbuf (racer->in, NULL, _IOLBF, BUFSIZ);
}

static void
racer_end (Racer *racer)
{
  int status;

  fclose (racer->in);
  g_assert_cmpint (waitpid (racer->pid, &status, 0), ==, racer->pid);
  g_assert_cmpint (status, ==, 0);
  fclose (racer->out);
  g_free (racer->course);
}

/* Reads until it says that it is done. */
static void
racer_listen (Racer *racer)
{
  g_autofree char *line = NULL;
  size_t size = 0;

  g_clear_pointer (&racer->course, g_free);
  for (;;)
    {
      g_auto (GStrv) words = NULL;

      g_assert_cmpint (getline (&line, &size, racer->out), >, 0);
      words = g_strsplit (g_strchomp (line), " ", 3);
      racer->id = g_ascii_strtoll (words[1], NULL, 10);
      if (*line == '=')
        {
          racer->apart = words[2] != NULL && g_str_equal (words[2], "1");
          return;
        }
      g_assert_cmpint (*line, ==, '!');
      g_free (racer->course);
      racer->course = g_strdup (words[2]);
      racer->acknowledged++;
    }
}

/* The course that is kept, up to its head. It must be one that the rules can replay. */
static char *
read_course (TableeStore *store,
             gint64       id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (store, id, &error);
  g_autoptr (TableeGameSession) session = NULL;
  GString *kept = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (record));
  session = tablee_game_session_new_for_record (record, NULL, &error);
  for (guint i = 0; i < tablee_game_log_get_head (get_log (session)); i++)
    {
      g_autofree char *action = tablee_game_log_dup_text (get_log (session), i);

      g_string_append_printf (kept, "%s;", action);
    }

  return g_string_free (kept, FALSE);
}

static void
assert_course_kept (TableeStore *store,
                    const Racer *racer)
{
  g_autofree char *kept = NULL;

  if (racer->course == NULL)
    return;

  kept = read_course (store, racer->id);
  g_assert_cmpstr (kept, ==, racer->course);
}

/* Where one has ended before the other one began, there is one game, and the course of whoever was last. */
static void
assert_one_of_them_kept (TableeStore *store,
                         const Racer *racers)
{
  g_autofree char *kept = read_course (store, racers[0].id);

  g_assert_true (g_strcmp0 (kept, racers[0].course) == 0 || g_strcmp0 (kept, racers[1].course) == 0);
}

/* Returns whether one of them came second. */
static gboolean
race (TableeStore *store,
      Racer       *racers,
      const char  *game,
      GRand       *rand)
{
  gint64 id;

  fprintf (racers[0].in, "new %s\n", game);
  racer_listen (&racers[0]);
  id = racers[0].id;
  for (guint i = 0; i < 2; i++)
    fprintf (racers[i].in, "go %" G_GINT64_FORMAT " %d\n", id, g_rand_int_range (rand, FEWEST_DECISIONS, MOST_DECISIONS));
  for (guint i = 0; i < 2; i++)
    {
      racer_listen (&racers[i]);
      g_assert_true (racers[i].apart == (racers[i].id != id));
    }

  if (racers[0].id == racers[1].id)
    {
      assert_one_of_them_kept (store, racers);
      return FALSE;
    }
  g_assert_false (racers[0].apart && racers[1].apart);
  for (guint i = 0; i < 2; i++)
    assert_course_kept (store, &racers[i]);

  return TRUE;
}

static guint
count_all_games (void)
{
  guint count = 0;

  while (tablee_games[count] != NULL)
    count++;

  return count;
}

static void
test_race (StoreFixture  *fixture,
           gconstpointer  data)
{
  const char *wanted = g_getenv ("TABLEE_RACES");
  guint races = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : DEFAULT_RACES;
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  TableeStore *store = open_store (fixture->path);
  Racer racers[2] = { 0 };
  guint apart = 0;

  for (guint i = 0; i < 2; i++)
    racer_start (&racers[i], fixture->path, i);
  for (guint i = 0; i < races; i++)
    apart += race (store, racers, tablee_games[i % count_all_games ()]->id, rand);
  for (guint i = 0; i < 2; i++)
    racer_end (&racers[i]);
  close_store (store);

  g_test_message ("%u games, %u times one came second, %u and %u acknowledged", races, apart, racers[0].acknowledged,
                  racers[1].acknowledged);
  g_assert_cmpuint (apart, >, races / 2);
}

#define ADD(path, test) \
  g_test_add ("/two-programs/" path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("second-comes-late", test_second_comes_late);
  ADD ("undone-meanwhile", test_undone_meanwhile);
  ADD ("several-on-their-way", test_several_on_their_way);
  ADD ("deleted-meanwhile", test_deleted_meanwhile);
  ADD ("looks-only", test_looks_only);
  ADD ("played-while-read", test_played_while_read);
  ADD ("race", test_race);

  return g_test_run ();
}
