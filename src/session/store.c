/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-private.h"

struct _TableeStore
{
  GObject parent_instance;

  GListStore *games;
};

G_DEFINE_FINAL_TYPE (TableeStore, tablee_store, G_TYPE_OBJECT)

enum
{
  PROP_GAMES = 1,
  PROP_NOTICE,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

struct _TableeStoreSlot
{
  gatomicrefcount references;
  gint64          id;
};

TableeStoreSlot *
tablee_store_slot_new (gint64 id)
{
  TableeStoreSlot *self = g_new0 (TableeStoreSlot, 1);

  g_atomic_ref_count_init (&self->references);
  self->id = id;

  return self;
}

TableeStoreSlot *
tablee_store_slot_ref (TableeStoreSlot *self)
{
  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
tablee_store_slot_unref (TableeStoreSlot *self)
{
  if (g_atomic_ref_count_dec (&self->references))
    g_free (self);
}

gint64
tablee_store_slot_get_id (TableeStoreSlot *self)
{
  return self->id;
}

void
tablee_store_change_free (TableeStoreChange *change)
{
  g_clear_object (&change->whole);
  g_clear_object (&change->seat);
  g_clear_pointer (&change->position, tablee_position_unref);
  g_free (change->action);
  g_free (change);
}

static void
tablee_store_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TableeStore *self = TABLEE_STORE (object);

  switch (id)
    {
    case PROP_GAMES:
      g_value_set_object (value, self->games);
      break;
    case PROP_NOTICE:
      g_value_set_string (value, NULL);
      break;
    case PROP_READY:
      g_value_set_boolean (value, TRUE);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tablee_store_finalize (GObject *object)
{
  TableeStore *self = TABLEE_STORE (object);

  g_clear_object (&self->games);

  G_OBJECT_CLASS (tablee_store_parent_class)->finalize (object);
}

static void
tablee_store_class_init (TableeStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags read = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tablee_store_get_property;
  object_class->finalize = tablee_store_finalize;

  properties[PROP_GAMES] = g_param_spec_object ("games", NULL, NULL, G_TYPE_LIST_MODEL, read);
  properties[PROP_NOTICE] = g_param_spec_string ("notice", NULL, NULL, NULL, read);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, read);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tablee_store_init (TableeStore *self)
{
  self->games = g_list_store_new (TABLEE_TYPE_STORED_GAME);
}

TableeStore *
tablee_store_new (const char *path)
{
  return g_object_new (TABLEE_TYPE_STORE, NULL);
}

GListModel *
tablee_store_get_games (TableeStore *self)
{
  return G_LIST_MODEL (self->games);
}

TableeStoreNotice
tablee_store_get_notice (TableeStore *self)
{
  return TABLEE_STORE_NOTICE_NONE;
}

const char *
tablee_store_get_notice_detail (TableeStore *self)
{
  return NULL;
}

gboolean
tablee_store_get_ready (TableeStore *self)
{
  return TRUE;
}

void
tablee_store_close (TableeStore *self)
{
}

/* The database is not there yet: everything is refused, and sessions play on in memory. */
static void
refuse (TableeStore         *self,
        GCancellable        *cancellable,
        GAsyncReadyCallback  callback,
        gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);

  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "Nothing is kept yet");
}

#define REFUSED_BOOLEAN(name)                                              \
  gboolean                                                                 \
  tablee_store_##name##_finish (TableeStore   *self,                       \
                                GAsyncResult  *result,                     \
                                GError       **error)                      \
  {                                                                        \
    return g_task_propagate_boolean (G_TASK (result), error);              \
  }

REFUSED_BOOLEAN (change)
REFUSED_BOOLEAN (delete)
REFUSED_BOOLEAN (backup)

void
tablee_store_change_async (TableeStore         *self,
                           TableeStoreSlot     *slot,
                           TableeStoreChange   *change,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  tablee_store_change_free (change);
  refuse (self, NULL, callback, user_data);
}

void
tablee_store_delete_async (TableeStore         *self,
                           gint64               id,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  refuse (self, cancellable, callback, user_data);
}

void
tablee_store_load_async (TableeStore         *self,
                         gint64               id,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  refuse (self, cancellable, callback, user_data);
}

struct _TableeGameRecord *
tablee_store_load_finish (TableeStore   *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tablee_store_import_async (TableeStore              *self,
                           struct _TableeGameRecord *record,
                           GCancellable             *cancellable,
                           GAsyncReadyCallback       callback,
                           gpointer                  user_data)
{
  refuse (self, cancellable, callback, user_data);
}

gint64
tablee_store_import_finish (TableeStore   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  return g_task_propagate_int (G_TASK (result), error);
}

void
tablee_store_backup_async (TableeStore         *self,
                           GFile               *file,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  refuse (self, cancellable, callback, user_data);
}
