/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The power is cut while a scripted evening is played: before each thing that was done with the disk, in several ways. Whatever had been
 * acknowledged by then must be there afterwards. TABLEE_POWER_CUTS=all tries every moment instead of some.
 *
 * The same evening on a disk that synchronises nothing, on one that synchronises no folder, and with acknowledgements that come before
 * the disk has what they are about, must lose something: else this test would notice nothing.
 */
#include "support.h"

#include "disk-vfs.h"
#include "power-model.h"
#include "session/game-session-private.h"

#include <sqlite3.h>

enum
{
  LUCKS = 3,              /* ways in which chance writes some of what was not synchronised */
  USUAL_STRIDE = 37,
  LONG = 100,             /* decisions */
  COPIES = 60,            /* so many that the log is moved into the database while people play */
  LOADS_EVERY = 25,       /* images are loaded by the program too: games replayed */
};

/* Where a game stands, in writing: its head and all its actions. "gone": deleted. */
typedef struct
{
  gint64    id;
  char     *stands;
  gboolean  acknowledged;
} Fact;

/* What happened, in order: something with the disk, or a fact. */
typedef struct
{
  DiskCall  call;
  GBytes   *bytes;
  char     *path;
  Fact     *fact;
} Step;

typedef struct
{
  GMutex              lock;
  GPtrArray          *steps;
  TableeStore        *store;
  TableeGameSession  *session;
  GRand              *rand;
} Evening;

typedef struct
{
  const char *name;
  PowerFault  fault;
  gboolean    hasty;           /* facts count as acknowledged as soon as they are there */
  gboolean    without_shared;  /* on a disk that has no write-ahead log */
  gboolean    loses;
} PowerCase;

static const PowerCase cases[] = {
  { "write-ahead-log", POWER_FAULT_NONE, FALSE, FALSE, FALSE },
  { "rollback-journal", POWER_FAULT_NONE, FALSE, TRUE, FALSE },
  { "planted/no-sync", POWER_FAULT_NO_SYNC, FALSE, FALSE, TRUE },
  { "planted/no-sync-rollback", POWER_FAULT_NO_SYNC, FALSE, TRUE, TRUE },
  { "planted/no-folder-sync", POWER_FAULT_NO_FOLDER_SYNC, FALSE, FALSE, TRUE },
  { "planted/hasty-acknowledgement", POWER_FAULT_NONE, TRUE, FALSE, TRUE },
};

/*
 * The evening
 */

static void
step_free (gpointer data)
{
  Step *step = data;

  g_clear_pointer (&step->bytes, g_bytes_unref);
  g_free (step->path);
  if (step->fact != NULL)
    g_free (step->fact->stands);
  g_free (step->fact);
  g_free (step);
}

static void
add_step (Evening *evening,
          Step    *step)
{
  g_mutex_lock (&evening->lock);
  g_ptr_array_add (evening->steps, step);
  g_mutex_unlock (&evening->lock);
}

static void
done_cb (const DiskCall *call,
         gpointer        user_data)
{
  Step *step = g_new0 (Step, 1);

  step->call = *call;
  step->path = g_strdup (call->path);
  step->call.path = step->path;
  if (call->kind == DISK_WRITE)
    step->bytes = g_bytes_new (call->bytes, call->amount);
  if (step->bytes != NULL)
    step->call.bytes = g_bytes_get_data (step->bytes, NULL);
  add_step (user_data, step);
}

static Fact *
add_fact (Evening  *evening,
          gint64    id,
          char     *stands,
          gboolean  acknowledged)
{
  Step *step = g_new0 (Step, 1);
  Fact *fact;

  fact = step->fact = g_new0 (Fact, 1);
  fact->id = id;
  fact->stands = stands;
  fact->acknowledged = acknowledged;
  add_step (evening, step);

  return fact;
}

static char *
dup_standing (TableeGameSession *session)
{
  GString *stands = g_string_new (NULL);

  g_string_append_printf (stands, "%u", tablee_game_log_get_head (get_log (session)));
  for (guint i = 0; i < tablee_game_log_get_length (get_log (session)); i++)
    {
      g_autofree char *action = tablee_game_log_dup_text (get_log (session), i);

      g_string_append_printf (stands, ";%s", action);
    }

  return g_string_free (stands, FALSE);
}

static void
changed_cb (TableeGameSession *session,
            Evening           *evening)
{
  add_fact (evening, tablee_game_session_get_id (session), dup_standing (session), FALSE);
}

static void
wait_until_asked (Evening *evening)
{
  run_until_asked (evening->session);
  if (tablee_game_session_get_over (evening->session))
    while (!tablee_conductor_get_finished (tablee_game_session_get_conductor (evening->session)))
      iterate ();
  add_fact (evening, tablee_game_session_get_id (evening->session), dup_standing (evening->session), TRUE);
}

static void
play_some (Evening *evening,
           guint    decisions)
{
  for (guint i = 0; i < decisions && !tablee_game_session_get_over (evening->session); i++)
    {
      play_nth (evening->session, g_rand_int (evening->rand));
      wait_until_asked (evening);
    }
}

static void
sit_down (Evening           *evening,
          TableeGameSession *session)
{
  Fact *beginning = add_fact (evening, 0, dup_standing (session), FALSE);

  evening->session = session;
  g_signal_connect (session, "changed", G_CALLBACK (changed_cb), evening);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  wait_until_asked (evening);
  beginning->id = tablee_game_session_get_id (session);
}

static void
stand_up (Evening *evening)
{
  tablee_game_session_stop (evening->session);
  assert_ends (evening->session);
}

static void
undo_and_redo (Evening *evening)
{
  if (tablee_game_session_undo (evening->session) || tablee_game_session_take_back (evening->session))
    wait_until_asked (evening);
  if (tablee_game_session_redo (evening->session))
    wait_until_asked (evening);
  if (tablee_game_session_undo (evening->session) || tablee_game_session_take_back (evening->session))
    wait_until_asked (evening);
  play_some (evening, 2);
}

static gint64
import_copy (Evening *evening)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (evening->session, TABLEE_VIEWER_ALL);
  g_autoptr (GError) error = NULL;
  gint64 id = import_game (evening->store, record, &error);

  g_assert_no_error (error);
  add_fact (evening, id, dup_standing (evening->session), TRUE);

  return id;
}

static void
delete_it (Evening *evening,
           gint64   id)
{
  add_fact (evening, id, g_strdup ("gone"), FALSE);
  g_assert_true (delete_game (evening->store, id, NULL));
  add_fact (evening, id, g_strdup ("gone"), TRUE);
}

static void
go_on (Evening *evening,
       gint64   id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = load_game (evening->store, id, &error);

  g_assert_no_error (error);
  sit_down (evening, tablee_game_session_new_for_record (record, evening->store, &error));
}

static void
play_evening (Evening    *evening,
              const char *path)
{
  gint64 first;
  gint64 copy;

  evening->store = open_store (path);
  sit_down (evening, make_session ("hm", "{\"rounds\": 60}", 3, TRUE, evening->store));
  first = tablee_game_session_get_id (evening->session);
  play_some (evening, 4);
  undo_and_redo (evening);
  copy = import_copy (evening);
  stand_up (evening);

  sit_down (evening, make_session_of ("bean-chains", "he", NULL, 5, TRUE, evening->store));
  play_some (evening, 6);
  undo_and_redo (evening);
  delete_it (evening, copy);
  stand_up (evening);
  close_store (evening->store);

  evening->store = open_store (path);
  go_on (evening, first);
  play_some (evening, 3);
  tablee_game_session_seat_player (evening->session, 1, TABLEE_SEAT_HUMAN, TABLEE_LEVEL_EASY, "Zoé");
  wait_until_asked (evening);
  play_some (evening, LONG);
  for (guint i = 0; i < COPIES; i++)
    {
      copy = import_copy (evening);
      if (i % 3 == 0)
        delete_it (evening, copy);
      play_some (evening, 1);
    }
  stand_up (evening);
  close_store (evening->store);
}

/*
 * What is left
 */

/* What may be found of a game: where it stood when that was acknowledged last, and where it has come to since. */
typedef struct
{
  GPtrArray *allowed;   /* of texts; "gone" where it need not be there */
} Hope;

static void
hope_free (gpointer data)
{
  Hope *hope = data;

  g_ptr_array_unref (hope->allowed);
  g_free (hope);
}

static Hope *
get_hope (GHashTable *hopes,
          gint64      id)
{
  Hope *hope = g_hash_table_lookup (hopes, &id);

  if (hope == NULL)
    {
      hope = g_new0 (Hope, 1);
      hope->allowed = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (hope->allowed, g_strdup ("gone"));
      g_hash_table_insert (hopes, g_memdup2 (&id, sizeof id), hope);
    }

  return hope;
}

static void
learn (GHashTable *hopes,
       const Fact *fact,
       gboolean    hasty)
{
  Hope *hope = get_hope (hopes, fact->id);

  if (fact->acknowledged || hasty)
    g_ptr_array_set_size (hope->allowed, 0);
  g_ptr_array_add (hope->allowed, g_strdup (fact->stands));
}

/* The disk may be ahead of what has been told: up to the next acknowledgement. */
static GHashTable *
hopes_from (GHashTable *hopes,
            GPtrArray  *steps,
            guint       from)
{
  GHashTable *all = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, hope_free);
  GHashTableIter iter;
  gint64 *id;
  Hope *hope;
  gboolean reached = FALSE;

  g_hash_table_iter_init (&iter, hopes);
  while (g_hash_table_iter_next (&iter, (gpointer *) &id, (gpointer *) &hope))
    {
      Hope *copy = get_hope (all, *id);

      g_ptr_array_set_size (copy->allowed, 0);
      for (guint i = 0; i < hope->allowed->len; i++)
        g_ptr_array_add (copy->allowed, g_strdup (hope->allowed->pdata[i]));
    }
  for (guint i = from; i < steps->len && !reached; i++)
    {
      const Fact *fact = ((Step *) steps->pdata[i])->fact;

      if (fact == NULL)
        continue;
      reached = fact->acknowledged;
      g_ptr_array_add (get_hope (all, fact->id)->allowed, g_strdup (fact->stands));
    }

  return all;
}

static gboolean
is_allowed (GHashTable *hopes,
            gint64      id,
            const char *stands)
{
  Hope *hope = g_hash_table_lookup (hopes, &id);

  return hope != NULL && g_ptr_array_find_with_equal_func (hope->allowed, stands, g_str_equal, NULL);
}

/* Where the games of @db stand. Returns: (nullable) (transfer full): NULL if the file is damaged. */
static GHashTable *
read_standings (sqlite3 *db)
{
  static const char sql[] = "SELECT id, head || coalesce ((SELECT group_concat (';' || action, '') FROM"
                            " (SELECT action FROM action WHERE game = id ORDER BY number)), '') FROM game";
  g_autoptr (GHashTable) standings = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  sqlite3_stmt *statement;
  int result;

  if (sqlite3_exec (db, "SELECT * FROM sqlite_master", NULL, NULL, NULL) != SQLITE_OK)
    return NULL;
  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK)
    return g_steal_pointer (&standings);  /* there are no tables yet */

  while ((result = sqlite3_step (statement)) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (statement, 0);

      g_hash_table_insert (standings, g_memdup2 (&id, sizeof id), g_strdup ((const char *) sqlite3_column_text (statement, 1)));
    }
  sqlite3_finalize (statement);

  return result == SQLITE_DONE ? g_steal_pointer (&standings) : NULL;
}

static gboolean
is_sound (sqlite3 *db)
{
  sqlite3_stmt *statement;
  gboolean sound;

  if (sqlite3_prepare_v2 (db, "PRAGMA integrity_check", -1, &statement, NULL) != SQLITE_OK)
    return FALSE;

  sound = sqlite3_step (statement) == SQLITE_ROW && g_strcmp0 ((const char *) sqlite3_column_text (statement, 0), "ok") == 0;
  sqlite3_finalize (statement);

  return sound;
}

/* Returns: (transfer full) (nullable): what was acknowledged and is not there, or is there though nobody has played it. */
static char *
find_fault (sqlite3    *db,
            GHashTable *hopes)
{
  g_autoptr (GHashTable) standings = is_sound (db) ? read_standings (db) : NULL;
  GHashTableIter iter;
  gint64 *id;
  const char *stands;

  if (standings == NULL)
    return g_strdup ("the file is damaged");

  g_hash_table_iter_init (&iter, standings);
  while (g_hash_table_iter_next (&iter, (gpointer *) &id, (gpointer *) &stands))
    if (!is_allowed (hopes, *id, stands))
      return g_strdup_printf ("game %" G_GINT64_FORMAT " stands at %s", *id, stands);

  g_hash_table_iter_init (&iter, hopes);
  while (g_hash_table_iter_next (&iter, (gpointer *) &id, NULL))
    if (!g_hash_table_contains (standings, id) && !is_allowed (hopes, *id, "gone"))
      return g_strdup_printf ("game %" G_GINT64_FORMAT " is gone", *id);

  return NULL;
}

/* The program itself finds nothing damaged, and can replay every game. */
static gboolean
loads (const char *path)
{
  TableeStore *store = open_store (path);
  gboolean all = tablee_store_get_notice (store) == TABLEE_STORE_NOTICE_NONE;

  for (guint i = 0; i < count_games (store); i++)
    {
      g_autoptr (TableeGameRecord) record = load_game (store, tablee_stored_game_get_id (get_game (store, i)), NULL);

      all = all && record != NULL && !tablee_game_record_get_resumed_from_position (record);
    }
  close_store (store);

  return all;
}

/* What the power left is looked at in memory, where there is such a place: thousands of times. */
static char *
make_image_folder (void)
{
  char *folder = g_strdup ("/dev/shm/tablee-test-XXXXXX");

  if (g_mkdtemp (folder) != NULL)
    return folder;

  g_free (folder);

  return make_folder ();
}

static gboolean
survives (PowerModel *model,
          PowerLoss   loss,
          GRand      *rand,
          GHashTable *hopes,
          gboolean    load)
{
  char *folder = make_image_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  g_autofree char *fault = NULL;
  sqlite3 *db;

  power_model_cut (model, loss, rand, folder);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  fault = find_fault (db, hopes);
  sqlite3_close (db);
  if (fault == NULL && load && !loads (path))
    fault = g_strdup ("it does not load");
  remove_folder (folder);
  if (fault != NULL)
    g_test_message ("%s", fault);

  return fault == NULL;
}

/* Returns in how many of the ways something is lost. */
static guint
cut_here (PowerModel *model,
          GPtrArray  *steps,
          guint       i,
          GHashTable *hopes,
          GRand      *rand,
          guint      *images)
{
  g_autoptr (GHashTable) all = hopes_from (hopes, steps, i);
  guint lost = 0;

  lost += !survives (model, POWER_LOSES_ALL, rand, all, *images % LOADS_EVERY == 0);
  (*images)++;
  for (guint luck = 0; luck < LUCKS && power_model_pending (model) > 0; luck++, (*images)++)
    lost += !survives (model, POWER_LOSES_SOME, rand, all, *images % LOADS_EVERY == 0);

  return lost;
}

static guint
cut_everywhere (GPtrArray       *steps,
                const PowerCase *power,
                guint           *images)
{
  const char *wanted = g_getenv ("TABLEE_POWER_CUTS");
  guint stride = g_strcmp0 (wanted, "all") == 0 ? 1 : USUAL_STRIDE;
  g_autoptr (PowerModel) model = power_model_new (power->fault);
  g_autoptr (GHashTable) hopes = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, hope_free);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint lost = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = steps->pdata[i];

      if (step->fact != NULL)
        learn (hopes, step->fact, power->hasty);
      else
        power_model_do (model, &step->call);
      if (i % stride == 0 || i + 1 == steps->len)
        lost += cut_here (model, steps, i + 1, hopes, rand, images);
    }

  return lost;
}

/* How often the log was moved into the database, rather than at the end: facts come after that. */
static guint
count_checkpoints (GPtrArray *steps)
{
  guint checkpoints = 0;
  gboolean writing = FALSE;

  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = steps->pdata[i];

      if (step->fact != NULL)
        {
          checkpoints += writing;
          writing = FALSE;
        }
      else if (step->call.kind == DISK_WRITE && g_str_has_suffix (step->path, ".db"))
        writing = TRUE;
    }

  return checkpoints;
}

static void
test_power (gconstpointer data)
{
  const PowerCase *power = data;
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (step_free);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  Evening evening = { .steps = steps, .rand = rand };
  guint images = 0;
  guint lost;

  disk_vfs_register ();
  disk_vfs_forbid_shared (power->without_shared);
  disk_vfs_watch (NULL, done_cb, &evening);
  play_evening (&evening, path);
  disk_vfs_watch (NULL, NULL, NULL);
  disk_vfs_forbid_shared (FALSE);
  disk_vfs_unregister ();
  remove_folder (folder);

  lost = cut_everywhere (steps, power, &images);
  g_test_message ("%u things done with the disk or found out, %u times into the database, %u images, %u of them had lost something",
                  steps->len, count_checkpoints (steps), images, lost);
  g_assert_cmpuint (count_checkpoints (steps), >, 2);
  if (power->loses)
    g_assert_cmpuint (lost, >, 0);
  else
    g_assert_cmpuint (lost, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/power/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_power);
    }

  return g_test_run ();
}
