/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A decision that is open, until it is answered or closed. */
#include "question.h"

struct _TableeQuestion
{
  guint               references;
  TableeDecision     *decision;
  TableeSeat         *who;
  gboolean            secret;
  gint64              opened_at;
  GCancellable       *asking;     /* NULL: put to nobody, or closed */
  TableeQuestionFunc  func;
  gpointer            user_data;
  gboolean            left_open;
  gboolean            answered;
  TableeAction        answer;
};

static const TableeAction *
list_actions (const TableeQuestion *self,
              gsize                *count)
{
  return tablee_decision_get_actions (self->decision, count);
}

TableeQuestion *
tablee_question_new (TableeDecision *decision,
                     TableeSeat     *who,
                     gboolean        secret,
                     gint64          opened_at)
{
  TableeQuestion *self;

  g_return_val_if_fail (decision != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_SEAT (who), NULL);

  self = g_new0 (TableeQuestion, 1);
  self->references = 1;
  self->decision = tablee_decision_ref (decision);
  self->who = g_object_ref (who);
  self->secret = secret;
  self->opened_at = opened_at;

  return self;
}

TableeQuestion *
tablee_question_ref (TableeQuestion *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  self->references++;

  return self;
}

void
tablee_question_unref (TableeQuestion *self)
{
  g_return_if_fail (self != NULL);

  if (--self->references > 0)
    return;

  tablee_decision_unref (self->decision);
  g_object_unref (self->who);
  g_clear_object (&self->asking);
  g_free (self);
}

static void
decided_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TableeQuestion) self = user_data;
  g_autoptr (GError) error = NULL;
  TableeAction action = 0;
  gboolean decided = tablee_player_decide_finish (TABLEE_PLAYER (source), result, &action, &error);

  if (self->asking == NULL)
    return;

  self->answered = decided && tablee_question_is_legal (self, action);
  self->answer = action;
  if (decided && !self->answered)
    g_warning ("A player chose the action %u, which is not legal", action);
  if (!self->answered && tablee_question_is_forced (self))
    tablee_question_answer_forced (self);
  self->left_open = !self->answered;
  self->func (self, self->user_data);
}

void
tablee_question_put (TableeQuestion     *self,
                     TableePlayer       *player,
                     TableeQuestionFunc  func,
                     gpointer            user_data)
{
  g_autoptr (GCancellable) asking = g_cancellable_new ();

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->asking == NULL);

  self->func = func;
  self->user_data = user_data;
  self->asking = g_object_ref (asking);
  tablee_player_decide_async (player, self->decision, asking, decided_cb, tablee_question_ref (self));
}

void
tablee_question_close (TableeQuestion *self)
{
  g_autoptr (GCancellable) asking = NULL;

  g_return_if_fail (self != NULL);

  asking = g_steal_pointer (&self->asking);
  if (asking != NULL)
    g_cancellable_cancel (asking);
}

TableeDecision *
tablee_question_get_decision (const TableeQuestion *self)
{
  return self->decision;
}

int
tablee_question_get_seat (const TableeQuestion *self)
{
  return tablee_decision_get_seat (self->decision);
}

gint64
tablee_question_get_opened_at (const TableeQuestion *self)
{
  return self->opened_at;
}

gboolean
tablee_question_is_persons (const TableeQuestion *self)
{
  return tablee_seat_get_kind (self->who) == TABLEE_SEAT_HUMAN;
}

gboolean
tablee_question_is_friends (const TableeQuestion *self)
{
  return tablee_seat_get_kind (self->who) == TABLEE_SEAT_FRIEND;
}

gboolean
tablee_question_is_put (const TableeQuestion *self)
{
  return self->asking != NULL;
}

gboolean
tablee_question_is_legal (const TableeQuestion *self,
                          TableeAction          action)
{
  gsize count;
  const TableeAction *actions = list_actions (self, &count);

  for (gsize i = 0; i < count; i++)
    if (actions[i] == action)
      return TRUE;

  return FALSE;
}

gboolean
tablee_question_is_forced (const TableeQuestion *self)
{
  gsize count;

  list_actions (self, &count);

  return count == 1;
}

gboolean
tablee_question_is_openly_forced (const TableeQuestion *self,
                                  int                   viewer)
{
  return tablee_question_is_forced (self) && (!self->secret || viewer == tablee_question_get_seat (self));
}

gboolean
tablee_question_is_left_open (const TableeQuestion *self)
{
  return self->left_open;
}

gboolean
tablee_question_is_answered (const TableeQuestion *self)
{
  return self->answered;
}

TableeAction
tablee_question_get_answer (const TableeQuestion *self)
{
  return self->answer;
}

void
tablee_question_answer (TableeQuestion *self,
                        TableeAction    action)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (tablee_question_is_legal (self, action));

  self->answered = TRUE;
  self->answer = action;
}

void
tablee_question_answer_forced (TableeQuestion *self)
{
  gsize count;

  g_return_if_fail (self != NULL);
  g_return_if_fail (tablee_question_is_forced (self));

  tablee_question_answer (self, *list_actions (self, &count));
}
