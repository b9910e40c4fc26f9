/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player that does what its seat did in one of two truths. */
#include "actor.h"

#include "session/answer.h"
#include "session/game-session-private.h"
#include "tests/session/support.h"

struct _TruthActor
{
  GObject parent_instance;

  const TruthPair   *pair;
  int                which;
  TableeGameSession *session;
  TableePlayer      *computer;
};

static void truth_actor_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TruthActor, truth_actor, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, truth_actor_player_init))

static void
truth_actor_decide_async (TableePlayer        *player,
                          TableeDecision      *decision,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  TruthActor *self = TRUTH_ACTOR (player);
  GArray *actions = self->pair->actions[self->which];
  guint head = tablee_game_log_get_head (get_log (self->session));
  g_autoptr (TableeAnswer) answer = NULL;

  if (head >= actions->len)
    {
      tablee_player_decide_async (self->computer, decision, cancellable, callback, user_data);
      return;
    }

  answer = tablee_answer_new (player, decision, cancellable, callback, user_data);
  tablee_answer_give (answer, g_array_index (actions, TableeAction, head));
}

static void
truth_actor_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = truth_actor_decide_async;
  iface->decide_finish = tablee_answer_finish;
}

static void
truth_actor_dispose (GObject *object)
{
  g_clear_object (&TRUTH_ACTOR (object)->computer);

  G_OBJECT_CLASS (truth_actor_parent_class)->dispose (object);
}

static void
truth_actor_class_init (TruthActorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = truth_actor_dispose;
}

static void
truth_actor_init (TruthActor *self)
{
}

TableePlayer *
truth_actor_new (const TruthPair   *pair,
                 int                which,
                 TableeGameSession *session,
                 TableeLevel        level)
{
  TruthActor *self = g_object_new (TRUTH_TYPE_ACTOR, NULL);

  self->pair = pair;
  self->which = which;
  self->session = session;
  self->computer = tablee_computer_new (level, TABLEE_TEMPER_STEADY, 0);

  return TABLEE_PLAYER (self);
}
