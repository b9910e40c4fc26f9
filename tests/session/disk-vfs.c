/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A disk between SQLite and the system, watched and made to fail. */
#include "disk-vfs.h"

#include <sqlite3.h>
#include <string.h>

/* Forwards everything to the system's own file behind it. */
typedef struct
{
  sqlite3_file  base;
  sqlite3_file *real;
  const char   *path;     /* SQLite's */
  guint         number;
} WatchedFile;

typedef int (*OpenFolder) (const char *path,
                           int        *descriptor);

static GMutex lock;
static DiskBefore before;
static DiskAfter after;
static gpointer watcher_data;
static GHashTable *numbers;   /* path to the number of the file that is there */
static guint last_number;
static int failure;
static int failures_left;
static gboolean without_shared;
static OpenFolder open_folder;

static int
ask (const DiskCall *call)
{
  int result = 0;

  if (call->kind == DISK_WRITE && g_atomic_int_get (&failures_left) > 0)
    {
      g_atomic_int_add (&failures_left, -1);
      return g_atomic_int_get (&failure);
    }

  g_mutex_lock (&lock);
  if (before != NULL)
    result = before (call, watcher_data);
  g_mutex_unlock (&lock);

  return result;
}

static int
tell (const DiskCall *call,
      int             result)
{
  g_mutex_lock (&lock);
  if (result == SQLITE_OK && after != NULL)
    after (call, watcher_data);
  g_mutex_unlock (&lock);

  return result;
}

static DiskCall
call_of (sqlite3_file *file,
         DiskCallKind  kind)
{
  WatchedFile *watched = (WatchedFile *) file;

  return (DiskCall) { .kind = kind, .path = watched->path, .file = watched->number };
}

static sqlite3_file *
real (sqlite3_file *file)
{
  return ((WatchedFile *) file)->real;
}

static int
watched_close (sqlite3_file *file)
{
  return real (file)->pMethods->xClose (real (file));
}

static int
watched_read (sqlite3_file *file,
              void         *buffer,
              int           amount,
              sqlite3_int64 offset)
{
  DiskCall call = call_of (file, DISK_READ);
  int result = ask (&call);

  return result != SQLITE_OK ? result : real (file)->pMethods->xRead (real (file), buffer, amount, offset);
}

static int
watched_write (sqlite3_file *file,
               const void   *buffer,
               int           amount,
               sqlite3_int64 offset)
{
  DiskCall call = call_of (file, DISK_WRITE);
  int result;

  call.bytes = buffer;
  call.amount = (gsize) amount;
  call.offset = offset;
  result = ask (&call);

  return result != SQLITE_OK ? result : tell (&call, real (file)->pMethods->xWrite (real (file), buffer, amount, offset));
}

static int
watched_truncate (sqlite3_file *file,
                  sqlite3_int64 size)
{
  DiskCall call = call_of (file, DISK_TRUNCATE);
  int result;

  call.offset = size;
  result = ask (&call);

  return result != SQLITE_OK ? result : tell (&call, real (file)->pMethods->xTruncate (real (file), size));
}

static int
watched_sync (sqlite3_file *file,
              int           flags)
{
  DiskCall call = call_of (file, DISK_SYNC);
  int result = ask (&call);

  return result != SQLITE_OK ? result : tell (&call, real (file)->pMethods->xSync (real (file), flags));
}

static int
watched_size (sqlite3_file  *file,
              sqlite3_int64 *size)
{
  DiskCall call = call_of (file, DISK_SIZE);
  int result = ask (&call);

  return result != SQLITE_OK ? result : real (file)->pMethods->xFileSize (real (file), size);
}

static int
watched_lock (sqlite3_file *file,
              int           level)
{
  DiskCall call = call_of (file, DISK_LOCK);
  int result = ask (&call);

  return result != SQLITE_OK ? result : real (file)->pMethods->xLock (real (file), level);
}

static int
watched_unlock (sqlite3_file *file,
                int           level)
{
  return real (file)->pMethods->xUnlock (real (file), level);
}

static int
watched_check_reserved_lock (sqlite3_file *file,
                             int          *result)
{
  return real (file)->pMethods->xCheckReservedLock (real (file), result);
}

static int
watched_control (sqlite3_file *file,
                 int           operation,
                 void         *argument)
{
  return real (file)->pMethods->xFileControl (real (file), operation, argument);
}

static int
watched_sector_size (sqlite3_file *file)
{
  return real (file)->pMethods->xSectorSize (real (file));
}

static int
watched_characteristics (sqlite3_file *file)
{
  return real (file)->pMethods->xDeviceCharacteristics (real (file));
}

static int
watched_shm_map (sqlite3_file   *file,
                 int             page,
                 int             size,
                 int             extend,
                 void volatile **memory)
{
  DiskCall call = call_of (file, DISK_SHARED);
  int result = ask (&call);

  return result != SQLITE_OK ? result : real (file)->pMethods->xShmMap (real (file), page, size, extend, memory);
}

static int
watched_shm_lock (sqlite3_file *file,
                  int           offset,
                  int           n,
                  int           flags)
{
  return real (file)->pMethods->xShmLock (real (file), offset, n, flags);
}

static void
watched_shm_barrier (sqlite3_file *file)
{
  real (file)->pMethods->xShmBarrier (real (file));
}

static int
watched_shm_unmap (sqlite3_file *file,
                   int           delete_it)
{
  return real (file)->pMethods->xShmUnmap (real (file), delete_it);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = watched_close,
  .xRead = watched_read,
  .xWrite = watched_write,
  .xTruncate = watched_truncate,
  .xSync = watched_sync,
  .xFileSize = watched_size,
  .xLock = watched_lock,
  .xUnlock = watched_unlock,
  .xCheckReservedLock = watched_check_reserved_lock,
  .xFileControl = watched_control,
  .xSectorSize = watched_sector_size,
  .xDeviceCharacteristics = watched_characteristics,
  .xShmMap = watched_shm_map,
  .xShmLock = watched_shm_lock,
  .xShmBarrier = watched_shm_barrier,
  .xShmUnmap = watched_shm_unmap,
};

static sqlite3_io_methods methods_without_shared;

/* The number of the file at @path, a new one if there was none. */
static guint
number_of (const char *path,
           gboolean    there)
{
  guint number;

  g_mutex_lock (&lock);
  number = there ? GPOINTER_TO_UINT (g_hash_table_lookup (numbers, path)) : 0;
  if (number == 0)
    {
      number = ++last_number;
      g_hash_table_insert (numbers, g_strdup (path), GUINT_TO_POINTER (number));
    }
  g_mutex_unlock (&lock);

  return number;
}

static int
watched_open (sqlite3_vfs  *vfs,
              const char   *name,
              sqlite3_file *file,
              int           flags,
              int          *out_flags)
{
  sqlite3_vfs *system = vfs->pAppData;
  WatchedFile *watched = (WatchedFile *) file;
  gboolean there = name != NULL && g_file_test (name, G_FILE_TEST_EXISTS);
  DiskCall call = { .kind = DISK_OPEN, .path = name, .created = !there };
  int result = ask (&call);

  file->pMethods = NULL;
  if (result != SQLITE_OK)
    return result;

  watched->real = (sqlite3_file *) (watched + 1);
  watched->path = name;
  result = system->xOpen (system, name, watched->real, flags, out_flags);
  if (result != SQLITE_OK)
    return result;

  file->pMethods = without_shared ? &methods_without_shared : &methods;
  call.file = watched->number = name != NULL ? number_of (name, there) : 0;

  return tell (&call, result);
}

static int
watched_delete (sqlite3_vfs *vfs,
                const char  *name,
                int          sync_folder)
{
  sqlite3_vfs *system = vfs->pAppData;
  DiskCall call = { .kind = DISK_DELETE, .path = name };
  int result = ask (&call);

  if (result != SQLITE_OK)
    return result;

  /* Told before, since the folder is synchronised on the way. */
  if (g_file_test (name, G_FILE_TEST_EXISTS))
    tell (&call, SQLITE_OK);

  return system->xDelete (system, name, sync_folder);
}

/* The system's layer opens a folder for one thing only: to synchronise it. */
static int
watched_open_folder (const char *path,
                     int        *descriptor)
{
  DiskCall call = { .kind = DISK_SYNC_FOLDER, .path = path };
  int result = open_folder (path, descriptor);

  tell (&call, result);

  return result;
}

static sqlite3_vfs *
get_vfs (void)
{
  static sqlite3_vfs vfs;

  if (vfs.pAppData != NULL)
    return &vfs;

  vfs = *sqlite3_vfs_find (NULL);
  vfs.pAppData = sqlite3_vfs_find (NULL);
  vfs.szOsFile += (int) sizeof (WatchedFile);
  vfs.zName = "watched";
  vfs.xOpen = watched_open;
  vfs.xDelete = watched_delete;
  methods_without_shared = methods;
  methods_without_shared.iVersion = 1;
  numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  open_folder = (OpenFolder) sqlite3_vfs_find (NULL)->xGetSystemCall (sqlite3_vfs_find (NULL), "openDirectory");
  g_assert_nonnull (open_folder);

  return &vfs;
}

static void
set_open_folder (OpenFolder function)
{
  sqlite3_vfs *system = get_vfs ()->pAppData;

  g_assert_cmpint (system->xSetSystemCall (system, "openDirectory", (sqlite3_syscall_ptr) function), ==, SQLITE_OK);
}

void
disk_vfs_register (void)
{
  g_assert_cmpint (sqlite3_vfs_register (get_vfs (), 1), ==, SQLITE_OK);
  set_open_folder (watched_open_folder);
}

void
disk_vfs_unregister (void)
{
  g_assert_cmpint (sqlite3_vfs_register (get_vfs ()->pAppData, 1), ==, SQLITE_OK);
  set_open_folder (open_folder);
}

void
disk_vfs_watch (DiskBefore new_before,
                DiskAfter  new_after,
                gpointer   user_data)
{
  g_mutex_lock (&lock);
  before = new_before;
  after = new_after;
  watcher_data = user_data;
  g_mutex_unlock (&lock);
}

void
disk_vfs_fail_writes (int result,
                      int times)
{
  g_atomic_int_set (&failure, result);
  g_atomic_int_set (&failures_left, times);
}

void
disk_vfs_forbid_shared (gboolean forbid)
{
  without_shared = forbid;
}
