/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a session's game is kept, and in which version. */
#include "store-slot.h"

struct _TableeStoreSlot
{
  gatomicrefcount references;
  GMutex          lock;
  gint64          id;
  gint64          stamp;
};

TableeStoreSlot *
tablee_store_slot_new (gint64 id,
                       gint64 stamp)
{
  TableeStoreSlot *self = g_new0 (TableeStoreSlot, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->id = id;
  self->stamp = stamp;

  return self;
}

TableeStoreSlot *
tablee_store_slot_ref (TableeStoreSlot *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
tablee_store_slot_unref (TableeStoreSlot *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;

  g_mutex_clear (&self->lock);
  g_free (self);
}

gint64
tablee_store_slot_get_id (TableeStoreSlot *self)
{
  gint64 id;
  gint64 stamp;

  g_return_val_if_fail (self != NULL, 0);

  tablee_store_slot_get (self, &id, &stamp);

  return id;
}

void
tablee_store_slot_get (TableeStoreSlot *self,
                       gint64          *id,
                       gint64          *stamp)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (self != NULL);

  locker = g_mutex_locker_new (&self->lock);
  *id = self->id;
  *stamp = self->stamp;
}

void
tablee_store_slot_set (TableeStoreSlot *self,
                       gint64           id,
                       gint64           stamp)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (self != NULL);

  locker = g_mutex_locker_new (&self->lock);
  self->id = id;
  self->stamp = stamp;
}
