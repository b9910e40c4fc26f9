/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-private.h"

#include "notation/json-text.h"

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

static gint64
draw_stamp (void)
{
  return (gint64) ((guint64) g_random_int () << 32 | g_random_int ());
}

/* What lists show of a game that is under way is what everybody may see. */
static void
score_for_lists (TableeStoreChange *change)
{
  g_autoptr (TableePosition) shown = change->over ? tablee_position_ref (change->position)
                                                  : tablee_position_view (change->position, TABLEE_NOBODY);
  TableeRuleset *ruleset = tablee_position_get_ruleset (shown);

  ruleset->game->score (ruleset, tablee_position_get_state (shown), &change->sheet);
}

TableeStoreChange *
tablee_store_change_new (const TableeGameLog *log,
                         gboolean             taken_back,
                         int                  given_up_by)
{
  TableeStoreChange *change;
  TableeRuleset *ruleset;

  g_return_val_if_fail (log != NULL, NULL);

  ruleset = tablee_game_log_get_ruleset (log);
  change = g_new0 (TableeStoreChange, 1);
  change->head = tablee_game_log_get_head (log);
  change->taken_back = taken_back;
  change->given_up_by = given_up_by;
  change->changed = g_get_real_time ();
  change->stamp = draw_stamp ();
  change->position = tablee_game_log_dup_position (log, change->head);
  change->current = given_up_by != TABLEE_NOBODY ? TABLEE_NOBODY
                                                 : tablee_game_to_move (ruleset, tablee_position_get_state (change->position));
  change->over = change->current == TABLEE_NOBODY;
  score_for_lists (change);

  return change;
}

void
tablee_store_change_set_whole (TableeStoreChange *change,
                               TableeGameRecord  *record)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) options = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonNode) root = NULL;

  g_return_if_fail (change != NULL);
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  /* Wrapped, since the guard takes no empty object when it is read again, and for what the rules are made of besides. */
  json_node_set_object (options, record->options);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "options");
  json_builder_add_value (builder, g_steal_pointer (&options));
  tablee_ruleset_write_data (tablee_game_log_get_ruleset (record->log), builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  change->whole = g_object_ref (record);
  change->options = tablee_json_to_text (json_node_get_object (root));
}

void
tablee_store_change_free (TableeStoreChange *change)
{
  g_return_if_fail (change != NULL);

  g_clear_object (&change->whole);
  g_clear_object (&change->seat);
  g_clear_pointer (&change->position, tablee_position_unref);
  g_free (change->options);
  g_free (change->action);
  g_free (change);
}
