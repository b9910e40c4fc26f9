/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player.h"

#include "ai/choose.h"
#include "answer.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

struct _TableeComputer
{
  GObject parent_instance;

  TableeLevel level;
};

/* One decision on its way through a worker thread and back. */
typedef struct
{
  TableeAnswer *answer;
  TableeLevel   level;
  TableeAction  action;
} Thought;

static void tablee_computer_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeComputer, tablee_computer, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, tablee_computer_player_init))

static void
thought_free (gpointer data)
{
  Thought *thought = data;

  tablee_answer_unref (thought->answer);
  g_free (thought);
}

static gboolean
thought_told_cb (gpointer user_data)
{
  Thought *thought = user_data;

  tablee_answer_give (thought->answer, thought->action);

  return G_SOURCE_REMOVE;
}

/* A worker gives way to everything else on the machine. On Linux the number belongs to the thread; elsewhere it would be
 * the whole process's. */
static void
lower_priority_once (void)
{
#ifdef __linux__
  static _Thread_local gboolean lowered;

  if (!lowered)
    setpriority (PRIO_PROCESS, 0, 10);
  lowered = TRUE;
#endif
}

static void
think (Thought *thought)
{
  TableeDecision *decision = tablee_answer_get_decision (thought->answer);
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (decision);
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (ruleset->game));
  TableeRandom random;

  tablee_random_seed (&random, tablee_decision_get_seed (decision));
  thought->action = tablee_ai_choose (ruleset, tablee_decision_get_view (decision), thought->level, &random, scratch);
}

static void
think_cb (gpointer data,
          gpointer user_data)
{
  Thought *thought = data;
  g_autoptr (GMainContext) context = g_main_context_ref (tablee_answer_get_context (thought->answer));
  g_autoptr (GSource) source = g_idle_source_new ();

  lower_priority_once ();
  if (!tablee_answer_is_cancelled (thought->answer))
    think (thought);

  /* A source of its own: g_main_context_invoke() would run it here while nobody iterates the context. */
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, thought_told_cb, thought, thought_free);
  g_source_attach (source, context);
}

/* One core stays free for what people see. */
static GThreadPool *
worker_pool (void)
{
  static GThreadPool *pool;

  if (g_once_init_enter (&pool))
    {
      int workers = MAX (1, (int) g_get_num_processors () - 1);

      g_once_init_leave (&pool, g_thread_pool_new (think_cb, NULL, workers, TRUE, NULL));
    }

  return pool;
}

static void
tablee_computer_decide_async (TableePlayer        *player,
                              TableeDecision      *decision,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  TableeComputer *self = TABLEE_COMPUTER (player);
  Thought *thought = g_new0 (Thought, 1);

  thought->answer = tablee_answer_new (player, decision, cancellable, callback, user_data);
  thought->level = self->level;
  g_thread_pool_push (worker_pool (), thought, NULL);
}

static void
tablee_computer_player_init (TableePlayerInterface *iface)
{
  iface->decide_async = tablee_computer_decide_async;
  iface->decide_finish = tablee_answer_finish;
}

static void
tablee_computer_class_init (TableeComputerClass *klass)
{
}

static void
tablee_computer_init (TableeComputer *self)
{
}

TableePlayer *
tablee_computer_new (TableeLevel level)
{
  TableeComputer *self;

  g_return_val_if_fail (level < TABLEE_N_LEVELS, NULL);

  self = g_object_new (TABLEE_TYPE_COMPUTER, NULL);
  self->level = level;

  return TABLEE_PLAYER (self);
}

TableeLevel
tablee_computer_get_level (TableeComputer *self)
{
  g_return_val_if_fail (TABLEE_IS_COMPUTER (self), TABLEE_LEVEL_MEDIUM);

  return self->level;
}
