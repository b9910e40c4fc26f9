/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-record-private.h"

#include "notation/json-guard.h"

G_DEFINE_FINAL_TYPE (TableeGameRecord, tablee_game_record, G_TYPE_OBJECT)

static void
tablee_game_record_finalize (GObject *object)
{
  TableeGameRecord *self = TABLEE_GAME_RECORD (object);

  g_clear_pointer (&self->log, tablee_game_log_free);
  g_clear_pointer (&self->options, json_object_unref);
  g_clear_pointer (&self->started, g_date_time_unref);
  g_clear_pointer (&self->ended, g_date_time_unref);
  g_clear_object (&self->seats);

  G_OBJECT_CLASS (tablee_game_record_parent_class)->finalize (object);
}

static void
tablee_game_record_class_init (TableeGameRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_game_record_finalize;
}

static void
tablee_game_record_init (TableeGameRecord *self)
{
  self->seats = g_list_store_new (TABLEE_TYPE_SEAT);
  self->given_up_by = TABLEE_NOBODY;
  self->viewer = TABLEE_NOBODY;
}

TableeGameRecord *
tablee_game_record_new_for_log (TableeGameLog *log,
                                JsonObject    *options)
{
  TableeGameRecord *self = g_object_new (TABLEE_TYPE_GAME_RECORD, NULL);

  self->log = log;
  self->options = options != NULL ? json_object_ref (options) : json_object_new ();

  return self;
}

void
tablee_game_record_set_times (TableeGameRecord *self,
                              GDateTime        *started,
                              GDateTime        *ended)
{
  g_clear_pointer (&self->started, g_date_time_unref);
  g_clear_pointer (&self->ended, g_date_time_unref);
  self->started = started != NULL ? g_date_time_ref (started) : NULL;
  self->ended = ended != NULL ? g_date_time_ref (ended) : NULL;
}

/* Reads at most one byte more than the guard takes: enough for it to say that there is too much. */
static GBytes *
read_file (GFile         *file,
           GCancellable  *cancellable,
           GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autofree char *text = NULL;
  gsize length;

  if (stream == NULL)
    return NULL;

  text = g_malloc (TABLEE_JSON_MAX_SIZE + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, TABLEE_JSON_MAX_SIZE + 1, &length, cancellable, error))
    return NULL;

  return g_bytes_new (text, length);
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = read_file (task_data, cancellable, &error);
  TableeGameRecord *record = NULL;
  const char *text;
  gsize length;

  if (bytes != NULL)
    {
      text = g_bytes_get_data (bytes, &length);
      record = tablee_game_record_parse (text != NULL ? text : "", (gssize) length, &error);
    }

  if (record != NULL)
    g_task_return_pointer (task, record, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
tablee_game_record_load_async (GFile               *file,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_source_tag (task, tablee_game_record_load_async);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, load_in_thread);
}

TableeGameRecord *
tablee_game_record_load_finish (GAsyncResult  *result,
                                GError       **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);
  g_return_val_if_fail (g_task_get_source_tag (G_TASK (result)) == tablee_game_record_load_async, NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tablee_game_record_save_async (TableeGameRecord    *self,
                               GFile               *file,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  g_return_if_fail (TABLEE_IS_GAME_RECORD (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tablee_game_record_save_async);
  text = tablee_game_record_to_text (self);
  bytes = g_bytes_new_take (text, strlen (text));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, saved_cb,
                                       g_steal_pointer (&task));
}

gboolean
tablee_game_record_save_finish (TableeGameRecord  *self,
                                GAsyncResult      *result,
                                GError           **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

TableeRuleset *
tablee_game_record_get_ruleset (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return tablee_game_log_get_ruleset (self->log);
}

JsonObject *
tablee_game_record_get_options (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return self->options;
}

GListModel *
tablee_game_record_get_seats (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return G_LIST_MODEL (self->seats);
}

guint
tablee_game_record_get_n_actions (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), 0);

  return tablee_game_log_get_head (self->log);
}

TableeAction
tablee_game_record_get_action (TableeGameRecord *self,
                               guint             index)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), 0);
  g_return_val_if_fail (index < tablee_game_log_get_head (self->log), 0);

  return tablee_game_log_get_item (self->log, index)->action;
}

TableePosition *
tablee_game_record_get_position (TableeGameRecord *self,
                                 guint             n)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);
  g_return_val_if_fail (n <= tablee_game_log_get_head (self->log), NULL);

  return tablee_game_log_dup_position (self->log, n);
}

const TableeEvent *
tablee_game_record_get_events (TableeGameRecord *self,
                               guint            *n_events)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);
  g_return_val_if_fail (n_events != NULL, NULL);

  *n_events = tablee_game_log_count_events (self->log, tablee_game_log_get_head (self->log));

  return *n_events > 0 ? tablee_game_log_get_event (self->log, 0) : NULL;
}

GDateTime *
tablee_game_record_get_started (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), NULL);

  return self->started;
}

gboolean
tablee_game_record_get_is_view (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), FALSE);

  return tablee_position_is_view (tablee_game_log_get_start (self->log));
}

gboolean
tablee_game_record_get_over (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), TRUE);

  return self->given_up_by != TABLEE_NOBODY ||
         tablee_game_over (tablee_game_log_get_ruleset (self->log),
                           tablee_game_log_get_state (self->log, tablee_game_log_get_head (self->log)));
}

int
tablee_game_record_get_given_up_by (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), TABLEE_NOBODY);

  return self->given_up_by;
}

gint64
tablee_game_record_get_id (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), 0);

  return self->id;
}

gboolean
tablee_game_record_get_resumed_from_position (TableeGameRecord *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (self), FALSE);

  return self->resumed_from_position;
}
