/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A disk that can be watched and made to fail: stands between SQLite and the system, in the whole process.
 */

typedef enum
{
  DISK_OPEN,
  DISK_READ,
  DISK_WRITE,
  DISK_TRUNCATE,
  DISK_SYNC,
  DISK_SIZE,
  DISK_LOCK,
  DISK_SHARED,       /* the memory that connections share as the index of a write-ahead log */
  DISK_DELETE,
  DISK_SYNC_FOLDER,  /* told only: what the system's layer does by itself when a file was made or deleted */
} DiskCallKind;

typedef struct
{
  DiskCallKind  kind;
  const char   *path;
  guint         file;     /* of an open file: a number that no other file ever had, from 1 */
  gboolean      created;  /* DISK_OPEN: it was not there before */
  const void   *bytes;    /* DISK_WRITE */
  gsize         amount;   /* DISK_WRITE */
  gint64        offset;   /* DISK_WRITE; DISK_TRUNCATE: the new size */
} DiskCall;

/* @before: (nullable): returns SQLITE_OK or what the call fails with. @after: (nullable): calls that succeeded. Both are called in the
 * thread that uses the disk. */
typedef int  (*DiskBefore) (const DiskCall *call,
                            gpointer        user_data);
typedef void (*DiskAfter)  (const DiskCall *call,
                            gpointer        user_data);

/* From now on, in the place of the system's own. Idempotent. */
void disk_vfs_register      (void);
/* The system's own again. */
void disk_vfs_unregister    (void);
void disk_vfs_watch         (DiskBefore  before,
                             DiskAfter   after,
                             gpointer    user_data);

/* The next @times writes fail with @result (SQLITE_FULL ...); none with 0. */
void disk_vfs_fail_writes   (int         result,
                             int         times);

/* Without shared memory there is no write-ahead log: as on a network. For files that are opened from now on. */
void disk_vfs_forbid_shared (gboolean    forbid);

G_END_DECLS
