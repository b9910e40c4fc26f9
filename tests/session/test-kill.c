/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support.h"

#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

/*
 * A child plays with a real store and is killed at random moments. Whatever it had said to be acknowledged must be found
 * in the database; beyond that there may be what it was about to do, as a whole, and nothing else. TABLEE_KILLS says how
 * often (1,000).
 */

enum
{
  DEFAULT_KILLS = 1000,
  LONGEST_LIFE_US = 60000,
  KILLS_BETWEEN_FULL_CHECKS = 50,
};

/* What a game is known to be. */
typedef struct
{
  GPtrArray *actions;
  guint      head;
} Game;

typedef struct
{
  char       *folder;
  char       *path;
  GHashTable *games;      /* gint64 to Game: all that was acknowledged */
  char      **intent;     /* words of the last "?" line without an answer, or NULL */
  GHashTable *touched;    /* ids, since the last kill */
  guint       acknowledged;
  guint       ahead;      /* kills between commit and acknowledgement */
} World;

static Game *
game_new (void)
{
  Game *game = g_new0 (Game, 1);

  game->actions = g_ptr_array_new_with_free_func (g_free);

  return game;
}

static void
game_free (gpointer data)
{
  Game *game = data;

  g_ptr_array_unref (game->actions);
  g_free (game);
}

static Game *
game_copy (const Game *game)
{
  Game *copy = game_new ();

  for (guint i = 0; i < game->actions->len; i++)
    g_ptr_array_add (copy->actions, g_strdup (game->actions->pdata[i]));
  copy->head = game->head;

  return copy;
}

static gboolean
game_equal (const Game *one,
            const Game *other)
{
  if (one->head != other->head || one->actions->len != other->actions->len)
    return FALSE;

  for (guint i = 0; i < one->actions->len; i++)
    if (!g_str_equal (one->actions->pdata[i], other->actions->pdata[i]))
      return FALSE;

  return TRUE;
}

static gint64
number (const char *word)
{
  return g_ascii_strtoll (word, NULL, 10);
}

static void
put (GHashTable *games,
     gint64      id,
     Game       *game)
{
  g_hash_table_replace (games, g_memdup2 (&id, sizeof id), game);
}

/* What becomes of @game (NULL: of nothing) by @intent. Returns: (transfer full) */
static Game *
carry_out (char       **intent,
           const Game  *game)
{
  Game *after = game != NULL ? game_copy (game) : game_new ();

  if (g_str_equal (intent[1], "play"))
    {
      g_ptr_array_set_size (after->actions, (int) after->head);
      g_ptr_array_add (after->actions, g_strjoinv (" ", intent + 3));
      after->head++;
    }
  else if (g_str_equal (intent[1], "head"))
    after->head = (guint) number (intent[3]);

  return after;
}

static const Game *
game_of_intent (World *world)
{
  gint64 id = world->intent[2] != NULL ? number (world->intent[2]) : 0;

  return id != 0 ? g_hash_table_lookup (world->games, &id) : NULL;
}

static void
acknowledge (World       *world,
             char       **words)
{
  gint64 id = number (words[1]);
  Game *after = carry_out (world->intent, game_of_intent (world));

  g_assert_cmpuint (after->head, ==, number (words[2]));
  g_assert_cmpuint (after->actions->len, ==, number (words[3]));
  put (world->games, id, after);
  g_hash_table_add (world->touched, g_memdup2 (&id, sizeof id));
  g_clear_pointer (&world->intent, g_strfreev);
  world->acknowledged++;
}

static void
listen (World      *world,
        const char *said)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);

  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      if (g_str_equal (words[0], "!"))
        acknowledge (world, words);
      else
        {
          g_assert_cmpstr (words[0], ==, "?");
          g_assert_null (world->intent);
          world->intent = g_steal_pointer (&words);
        }
    }
}

/* All that the child said before it died. */
static char *
read_all (int fd)
{
  GString *said = g_string_new (NULL);
  char part[4096];
  gssize length;

  while ((length = read (fd, part, sizeof part)) > 0)
    g_string_append_len (said, part, length);
  close (fd);

  return g_string_free (said, FALSE);
}

static char *
live_and_die (World *world,
              guint  number_of_child,
              GRand *rand)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "session", "kill-child", NULL);
  g_autofree char *seed = g_strdup_printf ("%u", number_of_child);
  char *argv[] = { program, world->path, seed, NULL };
  g_autoptr (GError) error = NULL;
  char *said;
  GPid pid;
  int out;
  int status;

  g_spawn_async_with_pipes (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  g_usleep ((gulong) g_rand_int_range (rand, 0, LONGEST_LIFE_US));
  kill (pid, SIGKILL);
  said = read_all (out);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);

  /* A child that ended by itself has met a fault. */
  g_assert_true (WIFSIGNALED (status));
  g_assert_cmpint (WTERMSIG (status), ==, SIGKILL);

  return said;
}

static Game *
read_game (sqlite3 *db,
           gint64   id)
{
  static const char actions_sql[] = "SELECT number, action FROM action WHERE game = ? ORDER BY number";
  Game *game = game_new ();
  sqlite3_stmt *statement;

  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT head FROM game WHERE id = ?", -1, &statement, NULL), ==, SQLITE_OK);
  sqlite3_bind_int64 (statement, 1, id);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  game->head = (guint) sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);

  g_assert_cmpint (sqlite3_prepare_v2 (db, actions_sql, -1, &statement, NULL), ==, SQLITE_OK);
  sqlite3_bind_int64 (statement, 1, id);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      g_assert_cmpint (sqlite3_column_int64 (statement, 0), ==, game->actions->len);
      g_ptr_array_add (game->actions, g_strdup ((const char *) sqlite3_column_text (statement, 1)));
    }
  sqlite3_finalize (statement);

  return game;
}

/* The game that was to be changed when the child died: as it was, or as it was to become. */
static void
check_intended (World   *world,
                sqlite3 *db)
{
  const Game *before = game_of_intent (world);
  gint64 id = number (world->intent[2]);
  Game *found = read_game (db, id);
  Game *after = carry_out (world->intent, before);

  if (!game_equal (found, before))
    {
      g_assert_true (game_equal (found, after));
      world->ahead++;
    }
  game_free (after);
  put (world->games, id, found);
}

/* A game that nobody knows: the one that was to be begun or imported. */
static void
check_unknown (World   *world,
               sqlite3 *db,
               gint64   id)
{
  Game *found = read_game (db, id);

  g_assert_nonnull (world->intent);
  if (g_str_equal (world->intent[1], "import"))
    g_assert_true (game_equal (found, game_of_intent (world)));
  else
    {
      g_assert_cmpstr (world->intent[1], ==, "new");
      g_assert_cmpuint (found->actions->len, ==, 0);
    }
  put (world->games, id, found);
  world->ahead++;
}

static void
check_known (World   *world,
             sqlite3 *db,
             gint64   id)
{
  Game *found = read_game (db, id);

  g_assert_true (game_equal (found, g_hash_table_lookup (world->games, &id)));
  game_free (found);
}

static void
check (World    *world,
       gboolean  all)
{
  sqlite3 *db;
  sqlite3_stmt *statement;
  gboolean changing = world->intent != NULL && (g_str_equal (world->intent[1], "play") || g_str_equal (world->intent[1], "head"));
  guint known = g_hash_table_size (world->games);
  guint found = 0;
  guint unknown = 0;

  g_assert_cmpint (sqlite3_open (world->path, &db), ==, SQLITE_OK);
  sqlite3_busy_timeout (db, 1000);
  if (changing)
    check_intended (world, db);

  /* A child that died while it made the database has left none, or an empty one. */
  if (sqlite3_prepare_v2 (db, "SELECT id FROM game", -1, &statement, NULL) != SQLITE_OK)
    g_assert_cmpuint (known, ==, 0);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (statement, 0);

      found++;
      if (!g_hash_table_contains (world->games, &id))
        {
          unknown++;
          check_unknown (world, db, id);
        }
      else if (all || g_hash_table_contains (world->touched, &id))
        check_known (world, db, id);
    }
  sqlite3_finalize (statement);
  sqlite3_close (db);

  g_assert_cmpuint (unknown, <=, 1);
  g_assert_cmpuint (found, ==, known + unknown);
  g_clear_pointer (&world->intent, g_strfreev);
  g_hash_table_remove_all (world->touched);
}

static void
test_kill (void)
{
  const char *wanted = g_getenv ("TABLEE_KILLS");
  guint kills = wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : DEFAULT_KILLS;
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  World world = { 0 };

  world.folder = make_folder ();
  world.path = g_build_filename (world.folder, "tablee.db", NULL);
  world.games = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, game_free);
  world.touched = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < kills; i++)
    {
      g_autofree char *said = live_and_die (&world, i, rand);

      listen (&world, said);
      check (&world, i % KILLS_BETWEEN_FULL_CHECKS == 0 || i + 1 == kills);
    }

  g_test_message ("%u kills, %u acknowledged, %u times ahead of the acknowledgement, %u games", kills, world.acknowledged,
                  world.ahead, g_hash_table_size (world.games));
  g_assert_cmpuint (world.acknowledged, >, kills);

  g_hash_table_unref (world.games);
  g_hash_table_unref (world.touched);
  g_free (world.path);
  remove_folder (world.folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/acknowledged-is-kept", test_kill);

  return g_test_run ();
}
