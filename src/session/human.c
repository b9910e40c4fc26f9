/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that is a person: waits until the table answers. */
#include "player.h"

#include "answer.h"

struct _TableeHuman
{
  GObject parent_instance;

  TableeAnswer *answer;  /* of the decision that is open, or of the last one */
};

static void tablee_human_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeHuman, tablee_human, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, tablee_human_player_init))

static void
tablee_human_decide_async (TableePlayer        *player,
                           TableeDecision      *decision,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  TableeHuman *self = TABLEE_HUMAN (player);

  g_clear_pointer (&self->answer, tablee_answer_unref);
  self->answer = tablee_answer_new (player, decision, cancellable, callback, user_data);
}

static void
tablee_human_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = tablee_human_decide_async;
  iface->decide_finish = tablee_answer_finish;
}

static void
tablee_human_dispose (GObject *object)
{
  TableeHuman *self = TABLEE_HUMAN (object);

  g_clear_pointer (&self->answer, tablee_answer_unref);

  G_OBJECT_CLASS (tablee_human_parent_class)->dispose (object);
}

static void
tablee_human_class_init (TableeHumanClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_human_dispose;
}

static void
tablee_human_init (TableeHuman *self)
{
}

TableePlayer *
tablee_human_new (void)
{
  return g_object_new (TABLEE_TYPE_HUMAN, NULL);
}

gboolean
tablee_human_answer (TableeHuman  *self,
                     TableeAction  action)
{
  g_autoptr (TableeAnswer) answer = NULL;

  g_return_val_if_fail (TABLEE_IS_HUMAN (self), FALSE);

  answer = g_steal_pointer (&self->answer);
  if (answer == NULL || !tablee_answer_is_owed (answer))
    return FALSE;

  tablee_answer_give (answer, action);

  return TRUE;
}
