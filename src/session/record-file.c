/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records loaded from files and saved to them, in a thread. */
#include "game-record.h"

#include "notation/json-guard.h"

#include <string.h>

/* Records as files: what is read and written of them is the matter of record-read.c and record-write.c. */

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
