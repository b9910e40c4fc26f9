/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-vfs.h"

#include <sqlite3.h>

/* Forwards everything to the system's own file behind it. */
typedef struct
{
  sqlite3_file  base;
  sqlite3_file *real;
} FailingFile;

static int failure;
static int failures_left;

void
failing_vfs_fail (int result,
                  int times)
{
  g_atomic_int_set (&failure, result);
  g_atomic_int_set (&failures_left, times);
}

static sqlite3_file *
real (sqlite3_file *file)
{
  return ((FailingFile *) file)->real;
}

static int
failing_close (sqlite3_file *file)
{
  return real (file)->pMethods->xClose (real (file));
}

static int
failing_read (sqlite3_file *file,
              void         *buffer,
              int           amount,
              sqlite3_int64 offset)
{
  return real (file)->pMethods->xRead (real (file), buffer, amount, offset);
}

static int
failing_write (sqlite3_file *file,
               const void   *buffer,
               int           amount,
               sqlite3_int64 offset)
{
  if (g_atomic_int_get (&failures_left) > 0)
    {
      g_atomic_int_add (&failures_left, -1);
      return g_atomic_int_get (&failure);
    }

  return real (file)->pMethods->xWrite (real (file), buffer, amount, offset);
}

static int
failing_truncate (sqlite3_file *file,
                  sqlite3_int64 size)
{
  return real (file)->pMethods->xTruncate (real (file), size);
}

static int
failing_sync (sqlite3_file *file,
              int           flags)
{
  return real (file)->pMethods->xSync (real (file), flags);
}

static int
failing_size (sqlite3_file  *file,
              sqlite3_int64 *size)
{
  return real (file)->pMethods->xFileSize (real (file), size);
}

static int
failing_lock (sqlite3_file *file,
              int           level)
{
  return real (file)->pMethods->xLock (real (file), level);
}

static int
failing_unlock (sqlite3_file *file,
                int           level)
{
  return real (file)->pMethods->xUnlock (real (file), level);
}

static int
failing_check_reserved_lock (sqlite3_file *file,
                             int          *result)
{
  return real (file)->pMethods->xCheckReservedLock (real (file), result);
}

static int
failing_control (sqlite3_file *file,
                 int           operation,
                 void         *argument)
{
  return real (file)->pMethods->xFileControl (real (file), operation, argument);
}

static int
failing_sector_size (sqlite3_file *file)
{
  return real (file)->pMethods->xSectorSize (real (file));
}

static int
failing_characteristics (sqlite3_file *file)
{
  return real (file)->pMethods->xDeviceCharacteristics (real (file));
}

static int
failing_shm_map (sqlite3_file   *file,
                 int             page,
                 int             size,
                 int             extend,
                 void volatile **memory)
{
  return real (file)->pMethods->xShmMap (real (file), page, size, extend, memory);
}

static int
failing_shm_lock (sqlite3_file *file,
                  int           offset,
                  int           n,
                  int           flags)
{
  return real (file)->pMethods->xShmLock (real (file), offset, n, flags);
}

static void
failing_shm_barrier (sqlite3_file *file)
{
  real (file)->pMethods->xShmBarrier (real (file));
}

static int
failing_shm_unmap (sqlite3_file *file,
                   int           delete_it)
{
  return real (file)->pMethods->xShmUnmap (real (file), delete_it);
}

static const sqlite3_io_methods methods = {
  .iVersion = 2,
  .xClose = failing_close,
  .xRead = failing_read,
  .xWrite = failing_write,
  .xTruncate = failing_truncate,
  .xSync = failing_sync,
  .xFileSize = failing_size,
  .xLock = failing_lock,
  .xUnlock = failing_unlock,
  .xCheckReservedLock = failing_check_reserved_lock,
  .xFileControl = failing_control,
  .xSectorSize = failing_sector_size,
  .xDeviceCharacteristics = failing_characteristics,
  .xShmMap = failing_shm_map,
  .xShmLock = failing_shm_lock,
  .xShmBarrier = failing_shm_barrier,
  .xShmUnmap = failing_shm_unmap,
};

static int
failing_open (sqlite3_vfs  *vfs,
              const char   *name,
              sqlite3_file *file,
              int           flags,
              int          *out_flags)
{
  sqlite3_vfs *system = vfs->pAppData;
  FailingFile *failing = (FailingFile *) file;
  int result;

  failing->real = (sqlite3_file *) (failing + 1);
  result = system->xOpen (system, name, failing->real, flags, out_flags);
  file->pMethods = result == SQLITE_OK ? &methods : NULL;

  return result;
}

void
failing_vfs_register (void)
{
  static sqlite3_vfs vfs;

  if (vfs.pAppData != NULL)
    return;

  vfs = *sqlite3_vfs_find (NULL);
  vfs.pAppData = sqlite3_vfs_find (NULL);
  vfs.szOsFile += (int) sizeof (FailingFile);
  vfs.zName = "failing";
  vfs.xOpen = failing_open;
  g_assert_cmpint (sqlite3_vfs_register (&vfs, 1), ==, SQLITE_OK);
}
