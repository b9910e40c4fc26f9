/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Each call to the disk fails, and each allocation of SQLite's, one after the other: once, or from then on until play is over. Play goes
 * on; and when the disk can be used again, all that was played is on it, or the table had said that it is not.
 * TABLEE_FAULTS=all tries every call instead of some.
 */
#include "support.h"

#include "disk-vfs.h"
#include "session/game-session-private.h"

#include <sqlite3.h>
#include <stdlib.h>

enum
{
  DECISIONS_BEFORE_CLOSING = 5,
  DECISIONS = 5,
  USUAL_STRIDE_DISK = 9,
  USUAL_STRIDE_MEMORY = 211,
};

typedef enum
{
  FAULT_IN_DISK,
  FAULT_IN_MEMORY,
} FaultKind;

typedef struct
{
  const char *name;
  FaultKind   kind;
  gboolean    lasting;
  guint       stride;
} FaultCase;

static const FaultCase cases[] = {
  { "disk/once", FAULT_IN_DISK, FALSE, USUAL_STRIDE_DISK },
  { "disk/lasting", FAULT_IN_DISK, TRUE, USUAL_STRIDE_DISK },
  { "memory/once", FAULT_IN_MEMORY, FALSE, USUAL_STRIDE_MEMORY },
  { "memory/lasting", FAULT_IN_MEMORY, TRUE, USUAL_STRIDE_MEMORY },
};

/* Calls of either kind are counted down to the one that fails. */
typedef struct
{
  int      countdown;   /* atomic */
  gboolean lasting;
  int      failed;      /* atomic: how many did */
} Fuse;

static Fuse fuses[2];
static sqlite3_mem_methods system_memory;

static gboolean
burns (FaultKind kind)
{
  Fuse *fuse = &fuses[kind];
  int left = g_atomic_int_add (&fuse->countdown, -1);

  if (left != 1 && !(fuse->lasting && left < 1))
    return FALSE;

  g_atomic_int_inc (&fuse->failed);

  return TRUE;
}

static void
light (FaultKind kind,
       int       countdown,
       gboolean  lasting)
{
  fuses[kind].lasting = lasting;
  g_atomic_int_set (&fuses[kind].failed, 0);
  g_atomic_int_set (&fuses[kind].countdown, countdown);
}

/* Far more than there will be calls. */
static void
put_out (FaultKind kind)
{
  fuses[kind].lasting = FALSE;
  g_atomic_int_set (&fuses[kind].countdown, G_MAXINT);
}

static int
before_cb (const DiskCall *call,
           gpointer        user_data)
{
  static const int results[] = {
    [DISK_OPEN] = SQLITE_CANTOPEN,
    [DISK_READ] = SQLITE_IOERR_READ,
    [DISK_WRITE] = SQLITE_IOERR_WRITE,
    [DISK_TRUNCATE] = SQLITE_IOERR_TRUNCATE,
    [DISK_SYNC] = SQLITE_IOERR_FSYNC,
    [DISK_SIZE] = SQLITE_IOERR_FSTAT,
    [DISK_LOCK] = SQLITE_IOERR_LOCK,
    [DISK_SHARED] = SQLITE_IOERR_SHMMAP,
    [DISK_DELETE] = SQLITE_IOERR_DELETE,
    [DISK_SYNC_FOLDER] = SQLITE_OK,
  };

  return burns (FAULT_IN_DISK) ? results[call->kind] : SQLITE_OK;
}

static void *
failing_malloc (int size)
{
  return burns (FAULT_IN_MEMORY) ? NULL : system_memory.xMalloc (size);
}

static void *
failing_realloc (void *block,
                 int   size)
{
  return burns (FAULT_IN_MEMORY) ? NULL : system_memory.xRealloc (block, size);
}

/* Before SQLite is used for the first time. */
static void
plant_memory (void)
{
  sqlite3_mem_methods failing;

  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &system_memory), ==, SQLITE_OK);
  failing = system_memory;
  failing.xMalloc = failing_malloc;
  failing.xRealloc = failing_realloc;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &failing), ==, SQLITE_OK);
}

static void
play_some (TableeGameSession *session,
           guint              decisions)
{
  for (guint i = 0; i < decisions; i++)
    {
      play_nth (session, i);
      run_until_asked (session);
    }
}

/* What two evenings leave behind. */
typedef struct
{
  gint64    id;
  char     *course;
  gboolean  told;        /* that it is not kept */
} Evening;

static TableeGameSession *
begin_or_go_on (TableeStore *store,
                gint64       id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = id != 0 ? load_game (store, id, &error) : NULL;
  TableeGameSession *session = record != NULL ? tablee_game_session_new_for_record (record, store, NULL)
                                              : make_session ("hh", "{\"rounds\": 3}", 3, TRUE, store);

  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
  run_until_asked (session);

  return session;
}

/* Plays, closes, goes on; with what fails meanwhile. The disk can be used again before the program ends. */
static Evening
play_evening (const char *path,
              FaultKind   kind)
{
  Evening evening = { 0 };
  TableeStore *store = open_store (path);
  TableeGameSession *session = begin_or_go_on (store, 0);
  gint64 id;

  play_some (session, DECISIONS_BEFORE_CLOSING);
  id = tablee_game_session_get_store_error (session) == NULL ? tablee_game_session_get_id (session) : 0;
  assert_ends (session);
  close_store (store);

  store = open_store (path);
  session = begin_or_go_on (store, id);
  play_some (session, DECISIONS);
  put_out (kind);
  write_back (store);
  while (tablee_scribe_is_busy (get_scribe (session)))
    g_main_context_iteration (NULL, TRUE);
  evening.course = course (session);
  evening.id = tablee_game_session_get_id (session);
  evening.told = tablee_game_session_get_store_error (session) != NULL;
  assert_ends (session);
  close_store (store);

  return evening;
}

static void
assert_kept (const char    *path,
             const Evening *evening)
{
  TableeStore *store = open_store (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  g_autofree char *kept = NULL;

  g_assert_cmpint (tablee_store_get_notice (store), ==, TABLEE_STORE_NOTICE_NONE);
  record = load_game (store, evening->id, &error);
  g_assert_no_error (error);
  g_assert_false (tablee_game_record_get_resumed_from_position (record));
  session = tablee_game_session_new_for_record (record, NULL, NULL);
  kept = course (session);
  g_assert_cmpstr (kept, ==, evening->course);
  close_store (store);
}

/* Returns how many calls failed. */
static int
try (FaultKind kind,
     int       countdown,
     gboolean  lasting,
     guint    *told)
{
  char *folder = make_folder ();
  g_autofree char *path = g_build_filename (folder, "tablee.db", NULL);
  Evening evening;
  int failed;

  light (kind, countdown, lasting);
  evening = play_evening (path, kind);
  failed = g_atomic_int_get (&fuses[kind].failed);
  *told += evening.told;
  if (!evening.told)
    assert_kept (path, &evening);
  g_free (evening.course);
  remove_folder (folder);

  return failed;
}

static void
test_faults (gconstpointer data)
{
  const FaultCase *fault = data;
  guint stride = g_strcmp0 (g_getenv ("TABLEE_FAULTS"), "all") == 0 ? 1 : fault->stride;
  guint told = 0;
  guint evenings = 0;
  int countdown = 1;

  disk_vfs_register ();
  disk_vfs_watch (fault->kind == FAULT_IN_DISK ? before_cb : NULL, NULL, NULL);
  while (try (fault->kind, countdown, fault->lasting, &told) > 0)
    {
      countdown += (int) stride;
      evenings++;
    }
  disk_vfs_watch (NULL, NULL, NULL);
  put_out (fault->kind);

  g_test_message ("%u evenings of about %d calls; in %u the table said in the end that the game is not kept", evenings, countdown, told);
  g_assert_cmpuint (evenings, >, 10);
  if (!fault->lasting)
    g_assert_cmpuint (told, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  put_out (FAULT_IN_DISK);
  put_out (FAULT_IN_MEMORY);
  plant_memory ();
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/faults/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_faults);
    }

  return g_test_run ();
}
