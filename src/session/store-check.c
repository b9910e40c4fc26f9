/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for damage in a large database while it is in use. */
#include "store-check.h"

#include "store-schema.h"
#include "store-sql.h"
#include "workers.h"

enum
{
  INTERRUPT_US = 2000,
};

struct _TableeStoreCheck
{
  GThread            *thread;
  sqlite3            *db;
  gboolean            leave;   /* atomic */
  gboolean            ended;   /* atomic */
  TableeStoreDamaged  damaged;
  gpointer            user_data;
};

static gpointer
check_main (gpointer data)
{
  TableeStoreCheck *self = data;
  g_autoptr (GError) error = NULL;

  tablee_workers_give_way ();
  if (!g_atomic_int_get (&self->leave) && !tablee_store_schema_check_all (self->db, &error) &&
      tablee_sqlite_error_is_damage (error))
    self->damaged (self, error->message, self->user_data);
  g_atomic_int_set (&self->ended, TRUE);

  return NULL;
}

TableeStoreCheck *
tablee_store_check_new (const char         *path,
                        TableeStoreDamaged  damaged,
                        gpointer            user_data)
{
  TableeStoreCheck *self;
  sqlite3 *db = NULL;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (damaged != NULL, NULL);

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    {
      sqlite3_close (db);
      return NULL;
    }

  self = g_new0 (TableeStoreCheck, 1);
  self->db = db;
  self->damaged = damaged;
  self->user_data = user_data;
  self->thread = g_thread_new ("tablee-check", check_main, self);

  return self;
}

void
tablee_store_check_free (TableeStoreCheck *self)
{
  g_return_if_fail (self != NULL);

  /* SQLite forgets about an interrupt that comes before it has begun. */
  g_atomic_int_set (&self->leave, TRUE);
  while (!g_atomic_int_get (&self->ended))
    {
      sqlite3_interrupt (self->db);
      g_usleep (INTERRUPT_US);
    }
  g_thread_join (self->thread);
  sqlite3_close (self->db);
  g_free (self);
}
