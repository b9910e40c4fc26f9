/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that does what is written. */
#include "player.h"

#include "answer.h"

struct _TableeScript
{
  GObject parent_instance;

  GArray *actions;
  guint   next;
};

static void tablee_script_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeScript, tablee_script, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, tablee_script_player_init))

static void
tablee_script_decide_async (TableePlayer        *player,
                            TableeDecision      *decision,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  TableeScript *self = TABLEE_SCRIPT (player);
  g_autoptr (TableeAnswer) answer = tablee_answer_new (player, decision, cancellable, callback, user_data);

  if (self->next < self->actions->len)
    tablee_answer_give (answer, g_array_index (self->actions, TableeAction, self->next++));
  else
    tablee_answer_fail (answer, "The script is at its end");
}

static void
tablee_script_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = tablee_script_decide_async;
  iface->decide_finish = tablee_answer_finish;
}

static void
tablee_script_finalize (GObject *object)
{
  TableeScript *self = TABLEE_SCRIPT (object);

  g_clear_pointer (&self->actions, g_array_unref);

  G_OBJECT_CLASS (tablee_script_parent_class)->finalize (object);
}

static void
tablee_script_class_init (TableeScriptClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_script_finalize;
}

static void
tablee_script_init (TableeScript *self)
{
  self->actions = g_array_new (FALSE, FALSE, sizeof (TableeAction));
}

TableePlayer *
tablee_script_new (const TableeAction *actions,
                   gsize               count)
{
  TableeScript *self;

  g_return_val_if_fail (actions != NULL || count == 0, NULL);

  self = g_object_new (TABLEE_TYPE_SCRIPT, NULL);
  if (count > 0)
    g_array_append_vals (self->actions, actions, (guint) count);

  return TABLEE_PLAYER (self);
}
