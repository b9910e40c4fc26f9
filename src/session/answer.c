/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An answer that is owed, and given once or withdrawn. */
#include "answer.h"

struct _TableeAnswer
{
  gatomicrefcount  references;
  TableeDecision  *decision;
  GCancellable    *cancellable;
  GMainContext    *context;

  GTask           *task;     /* in the context only; NULL once answered */
  GSource         *watch;    /* fires when cancelled */
};

/* Ends the debt: the task goes to the caller. */
static GTask *
settle (TableeAnswer *self)
{
  if (self->watch != NULL)
    g_source_destroy (self->watch);
  g_clear_pointer (&self->watch, g_source_unref);

  return g_steal_pointer (&self->task);
}

static gboolean
cancelled_cb (GCancellable *cancellable,
              gpointer      user_data)
{
  g_autoptr (TableeAnswer) self = tablee_answer_ref (user_data);
  g_autoptr (GTask) task = settle (self);

  if (task != NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The decision was cancelled");

  return G_SOURCE_REMOVE;
}

static void
watch_cancellable (TableeAnswer *self)
{
  self->watch = g_cancellable_source_new (self->cancellable);
  g_source_set_callback (self->watch, G_SOURCE_FUNC (cancelled_cb),
                         tablee_answer_ref (self), (GDestroyNotify) tablee_answer_unref);
  g_source_attach (self->watch, self->context);
}

TableeAnswer *
tablee_answer_new (gpointer             source,
                   TableeDecision      *decision,
                   GCancellable        *cancellable,
                   GAsyncReadyCallback  callback,
                   gpointer             user_data)
{
  TableeAnswer *self;

  g_return_val_if_fail (G_IS_OBJECT (source), NULL);
  g_return_val_if_fail (decision != NULL, NULL);

  self = g_new0 (TableeAnswer, 1);
  g_atomic_ref_count_init (&self->references);
  self->decision = tablee_decision_ref (decision);
  self->context = g_main_context_ref_thread_default ();
  self->task = g_task_new (source, cancellable, callback, user_data);
  g_task_set_source_tag (self->task, tablee_answer_new);
  if (cancellable != NULL)
    {
      self->cancellable = g_object_ref (cancellable);
      watch_cancellable (self);
    }

  return self;
}

TableeAnswer *
tablee_answer_ref (TableeAnswer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
tablee_answer_unref (TableeAnswer *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;

  g_assert (self->watch == NULL || g_source_is_destroyed (self->watch));
  g_clear_pointer (&self->watch, g_source_unref);
  g_clear_object (&self->task);
  g_clear_object (&self->cancellable);
  g_main_context_unref (self->context);
  tablee_decision_unref (self->decision);
  g_free (self);
}

gpointer
tablee_answer_get_source (TableeAnswer *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->task != NULL, NULL);

  return g_task_get_source_object (self->task);
}

TableeDecision *
tablee_answer_get_decision (TableeAnswer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->decision;
}

GMainContext *
tablee_answer_get_context (TableeAnswer *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->context;
}

gboolean
tablee_answer_is_cancelled (TableeAnswer *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return g_cancellable_is_cancelled (self->cancellable);
}

gboolean
tablee_answer_is_owed (TableeAnswer *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->task != NULL;
}

void
tablee_answer_give (TableeAnswer *self,
                    TableeAction  action)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (self != NULL);

  task = settle (self);
  if (task != NULL)
    g_task_return_int (task, (gssize) action);
}

void
tablee_answer_give_pointer (TableeAnswer   *self,
                            gpointer        result,
                            GDestroyNotify  destroy)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (self != NULL);

  task = settle (self);
  if (task != NULL)
    g_task_return_pointer (task, result, destroy);
  else
    destroy (result);
}

void
tablee_answer_fail (TableeAnswer *self,
                    const char   *message)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (self != NULL);

  task = settle (self);
  if (task != NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", message);
}

gboolean
tablee_answer_finish (TableePlayer  *player,
                      GAsyncResult  *result,
                      TableeAction  *action,
                      GError       **error)
{
  g_autoptr (GError) local_error = NULL;
  gssize answer;

  g_return_val_if_fail (g_task_is_valid (result, player), FALSE);

  answer = g_task_propagate_int (G_TASK (result), &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  *action = (TableeAction) answer;

  return TRUE;
}
