/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that somebody else answers for. */
#include "puppet.h"

#include "answer.h"

struct _TableePuppet
{
  GObject         parent_instance;

  gboolean        patient;   /* waits for an answer also where there is no choice */
  TableeDecision *decision;  /* that is open, or the last one */
  TableeAnswer   *answer;    /* its */
};

enum
{
  ASKED,
  N_SIGNALS,
};

static void tablee_puppet_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableePuppet, tablee_puppet, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, tablee_puppet_player_init))

static guint signals[N_SIGNALS];

static void
tablee_puppet_decide_async (TableePlayer        *player,
                            TableeDecision      *decision,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  TableePuppet *self = TABLEE_PUPPET (player);
  gsize count;
  const TableeAction *actions = tablee_decision_get_actions (decision, &count);

  g_clear_pointer (&self->decision, tablee_decision_unref);
  g_clear_pointer (&self->answer, tablee_answer_unref);
  self->decision = tablee_decision_ref (decision);
  self->answer = tablee_answer_new (player, decision, cancellable, callback, user_data);
  if (count == 1 && !self->patient)
    tablee_puppet_answer (self, actions[0]);
  else
    g_signal_emit (self, signals[ASKED], 0);
}

static void
tablee_puppet_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = tablee_puppet_decide_async;
  iface->decide_finish = tablee_answer_finish;
}

static void
tablee_puppet_dispose (GObject *object)
{
  TableePuppet *self = TABLEE_PUPPET (object);

  g_clear_pointer (&self->answer, tablee_answer_unref);
  g_clear_pointer (&self->decision, tablee_decision_unref);

  G_OBJECT_CLASS (tablee_puppet_parent_class)->dispose (object);
}

static void
tablee_puppet_class_init (TableePuppetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_puppet_dispose;

  signals[ASKED] = g_signal_new ("asked", TABLEE_TYPE_PUPPET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tablee_puppet_init (TableePuppet *self)
{
}

TableePlayer *
tablee_puppet_new (void)
{
  return g_object_new (TABLEE_TYPE_PUPPET, NULL);
}

TableePlayer *
tablee_puppet_new_for_friend (void)
{
  TableePuppet *self = g_object_new (TABLEE_TYPE_PUPPET, NULL);

  self->patient = TRUE;

  return TABLEE_PLAYER (self);
}

TableeDecision *
tablee_puppet_get_decision (TableePuppet *self)
{
  g_return_val_if_fail (TABLEE_IS_PUPPET (self), NULL);

  return self->answer != NULL && tablee_answer_is_owed (self->answer) ? self->decision : NULL;
}

gboolean
tablee_puppet_answer (TableePuppet *self,
                      TableeAction  action)
{
  g_autoptr (TableeAnswer) answer = NULL;

  g_return_val_if_fail (TABLEE_IS_PUPPET (self), FALSE);

  answer = g_steal_pointer (&self->answer);
  if (answer == NULL || !tablee_answer_is_owed (answer))
    return FALSE;

  tablee_answer_give (answer, action);

  return TRUE;
}
