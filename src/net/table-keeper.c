/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known of one table elsewhere, on the disk. */
#include "table-keeper.h"

#include "session/kept-table.h"

struct _TableeTableKeeper
{
  GObject      parent_instance;

  TableeStore *store;
  GObject     *table;
  char        *key;
  guint        asked;     /* times that are not answered yet; ... */
  guint        covered;   /* ... so many of them by what is being written */
  gboolean     writing;
  gboolean     dropped;
  gboolean     imported;  /* or on its way to be: nothing else is to be written any more */
};

static guint imported_signal;

G_DEFINE_FINAL_TYPE (TableeTableKeeper, tablee_table_keeper, G_TYPE_OBJECT)

static void
answer (TableeTableKeeper *self,
        guint              times)
{
  /* An answer may bring the next question. */
  self->asked -= times;
  for (; times > 0; times--)
    if (TABLEE_IS_HOST (self->table))
      tablee_host_kept (TABLEE_HOST (self->table));
    else
      tablee_guest_kept (TABLEE_GUEST (self->table));
}

static char *
dup_text (TableeTableKeeper *self)
{
  return TABLEE_IS_HOST (self->table) ? tablee_host_to_text (TABLEE_HOST (self->table)) : tablee_guest_to_text (TABLEE_GUEST (self->table));
}

static gint64
find_game (TableeTableKeeper *self)
{
  TableeGameSession *session = TABLEE_IS_HOST (self->table) ? tablee_host_get_session (TABLEE_HOST (self->table)) : NULL;

  return session != NULL ? tablee_game_session_get_id (session) : 0;
}

static void write_text    (TableeTableKeeper *self);
static void import_record (TableeTableKeeper *self);

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TableeTableKeeper) self = user_data;
  g_autoptr (GError) error = NULL;

  self->writing = FALSE;
  if (self->dropped)
    return;
  if (!tablee_store_put_elsewhere_finish (TABLEE_STORE (source), result, &error))
    {
      g_info ("A table elsewhere was not kept: %s", error->message);
      return;
    }

  answer (self, self->covered);
  write_text (self);
}

static void
write_text (TableeTableKeeper *self)
{
  g_autofree char *text = NULL;

  if (self->writing || self->imported || self->asked == 0)
    return;

  text = dup_text (self);
  self->writing = TRUE;
  self->covered = self->asked;
  tablee_store_put_elsewhere_async (self->store, self->key, find_game (self), text, written_cb, g_object_ref (self));
}

static void
keep_cb (TableeTableKeeper *self)
{
  self->asked++;
  if (self->dropped)
    answer (self, 1);
  else
    write_text (self);
}

void
tablee_table_keeper_retry (TableeTableKeeper *self)
{
  g_return_if_fail (TABLEE_IS_TABLE_KEEPER (self));

  if (self->dropped)
    return;

  write_text (self);
  import_record (self);
}

static void
dropped_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  if (!tablee_store_put_elsewhere_finish (TABLEE_STORE (source), result, &error))
    g_info ("A table elsewhere was not forgotten: %s", error->message);
}

void
tablee_table_keeper_drop (TableeTableKeeper *self)
{
  g_return_if_fail (TABLEE_IS_TABLE_KEEPER (self));

  if (self->dropped)
    return;

  self->dropped = TRUE;
  tablee_store_drop_elsewhere_async (self->store, self->key, dropped_cb, NULL);
  answer (self, self->asked);
}

/*
 * A game elsewhere that is over
 */

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (TableeTableKeeper) self = user_data;
  g_autoptr (GError) error = NULL;
  gint64 id = tablee_store_import_finish (TABLEE_STORE (source), result, &error);

  if (error != NULL)
    {
      self->imported = FALSE;
      g_info ("The record of a game elsewhere was not kept: %s", error->message);
      return;
    }

  /* With what was kept of the table, unless that had been forgotten already. */
  self->dropped = TRUE;
  answer (self, self->asked);
  g_signal_emit (self, imported_signal, 0, id);
}

static void
import_record (TableeTableKeeper *self)
{
  TableeGameRecord *record = TABLEE_IS_GUEST (self->table) ? tablee_guest_get_record (TABLEE_GUEST (self->table)) : NULL;

  if (record == NULL || self->imported || self->dropped || tablee_guest_get_state (TABLEE_GUEST (self->table)) != TABLEE_GUEST_OVER)
    return;

  self->imported = TRUE;
  tablee_store_import_elsewhere_async (self->store, self->key, record, imported_cb, g_object_ref (self));
}

static void
tablee_table_keeper_finalize (GObject *object)
{
  TableeTableKeeper *self = TABLEE_TABLE_KEEPER (object);

  g_clear_object (&self->store);
  g_clear_object (&self->table);
  g_free (self->key);

  G_OBJECT_CLASS (tablee_table_keeper_parent_class)->finalize (object);
}

static void
tablee_table_keeper_class_init (TableeTableKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_table_keeper_finalize;

  imported_signal = g_signal_new ("imported", TABLEE_TYPE_TABLE_KEEPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
tablee_table_keeper_init (TableeTableKeeper *self)
{
}

TableeTableKeeper *
tablee_table_keeper_new (TableeStore *store,
                         GObject     *table,
                         const char  *key)
{
  TableeTableKeeper *self;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);
  g_return_val_if_fail (TABLEE_IS_HOST (table) || TABLEE_IS_GUEST (table), NULL);
  g_return_val_if_fail (key != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_TABLE_KEEPER, NULL);
  self->store = g_object_ref (store);
  self->table = g_object_ref (table);
  self->key = g_strdup (key);
  g_signal_connect_object (table, "keep", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  if (TABLEE_IS_GUEST (table))
    g_signal_connect_object (table, "notify::state", G_CALLBACK (import_record), self, G_CONNECT_SWAPPED);

  return self;
}
