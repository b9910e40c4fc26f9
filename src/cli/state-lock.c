/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lock beside a file, so that one program at a time works on it. */
#include "config.h"
#include "state-lock.h"

#include "arguments.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

enum
{
  MODE = 0666,
};

struct _CliStateLock
{
  char *path;  /* of the lock: the file itself is replaced whenever it is written */
  int   fd;
};

void
cli_state_lock_free (CliStateLock *self)
{
  if (self == NULL)
    return;

  /* As long as it is held: else it might be somebody else's by now. */
  g_unlink (self->path);
  close (self->fd);
  g_free (self->path);
  g_free (self);
}

/* Returns 0, or an error number: EBUSY if somebody else has it. Where files cannot be locked at all, as on the disks of some
 * clusters, nothing is held back. */
static int
lock (int fd)
{
  struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };

  if (fcntl (fd, F_SETLK, &whole) == 0 || errno == ENOLCK || errno == ENOSYS || errno == EOPNOTSUPP)
    return 0;

  return errno == EACCES || errno == EAGAIN ? EBUSY : errno;
}

/* Whoever had the lock may have removed its file after it was opened here. */
static gboolean
is_at (int         fd,
       const char *path)
{
  struct stat locked, found;

  return fstat (fd, &locked) == 0 && stat (path, &found) == 0 && locked.st_dev == found.st_dev && locked.st_ino == found.st_ino;
}

/* Returns a file descriptor; negative: see *@reason. */
static int
open_locked (const char *path,
             int        *reason)
{
  for (;;)
    {
      int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, MODE);

      *reason = fd >= 0 ? lock (fd) : errno;
      if (fd < 0)
        return -1;
      if (*reason == 0 && is_at (fd, path))
        return fd;

      close (fd);
      if (*reason != 0)
        return -1;
    }
}

CliStateLock *
cli_state_lock_new (const char  *path,
                    GError     **error)
{
  g_autofree char *lock_path = NULL;
  CliStateLock *self;
  int reason;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);

  lock_path = g_strconcat (path, ".lock", NULL);
  fd = open_locked (lock_path, &reason);
  if (fd < 0)
    {
      if (reason == EBUSY)
        g_set_error (error, CLI_ERROR, CLI_ERROR_VALUE, _("%s: another simulation is at work on it"), path);
      else
        g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (reason), "%s: %s", lock_path, g_strerror (reason));
      return NULL;
    }

  self = g_new (CliStateLock, 1);
  *self = (CliStateLock){ g_steal_pointer (&lock_path), fd };

  return self;
}
