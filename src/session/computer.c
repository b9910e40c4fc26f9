/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player.h"

#include "ai/thought.h"
#include "answer.h"
#include "workers.h"

struct _TableeComputer
{
  GObject parent_instance;

  TableeLevel level;
};

typedef struct _Thinking Thinking;

/* A part of a thought, for one thread. */
typedef struct
{
  TableeWork     work;
  Thinking      *thinking;
  int            number;
  TableeThought *thought;  /* (owned) its memory; NULL: not begun */
} Part;

/* One decision on its way through worker threads and back: whoever ends the last part adds them up. */
struct _Thinking
{
  TableeAnswer *answer;
  TableeLevel   level;
  gint64        deadline;    /* monotonic; 0: none */
  TableeAction  action;
  int           parts;
  gint          unfinished;
  Part          part[];
};

static void tablee_computer_player_init (TableePlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeComputer, tablee_computer, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PLAYER, tablee_computer_player_init))

static gint64
find_deadline (const TableeDecision *decision)
{
  guint cap = tablee_decision_get_cap (decision);

  return cap > 0 ? g_get_monotonic_time () + (gint64) cap * G_TIME_SPAN_MILLISECOND : 0;
}

static void think_part (TableeWork *work);

static Thinking *
thinking_new (TableeAnswer *answer,
              TableeLevel   level)
{
  TableeDecision *decision = tablee_answer_get_decision (answer);
  int parts = tablee_thought_parts (level, tablee_decision_get_ruleset (decision)->game);
  Thinking *self = g_malloc0 (sizeof *self + (gsize) parts * sizeof self->part[0]);

  self->answer = answer;
  self->level = level;
  self->deadline = find_deadline (decision);
  self->parts = parts;
  self->unfinished = parts;
  for (int i = 0; i < parts; i++)
    self->part[i] = (Part){ .work.run = think_part, .thinking = self, .number = i };

  return self;
}

static void
thinking_free (gpointer data)
{
  Thinking *self = data;

  for (int i = 0; i < self->parts; i++)
    g_free (self->part[i].thought);
  tablee_answer_unref (self->answer);
  g_free (self);
}

static gboolean
thought_cb (gpointer user_data)
{
  Thinking *thinking = user_data;

  tablee_answer_give (thinking->answer, thinking->action);

  return G_SOURCE_REMOVE;
}

static gboolean
is_late (const Thinking *self)
{
  return self->deadline != 0 && g_get_monotonic_time () >= self->deadline;
}

static void
think (Part *part)
{
  Thinking *thinking = part->thinking;
  TableeDecision *decision = tablee_answer_get_decision (thinking->answer);
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (decision);
  TableeRandom random;

  tablee_random_seed (&random, tablee_decision_get_seed (decision));
  part->thought = g_malloc (tablee_thought_size (thinking->level, ruleset->game));
  tablee_thought_init (part->thought, ruleset, tablee_decision_get_view (decision), thinking->level, part->number, &random);
  while (tablee_thought_go_on (part->thought))
    if (is_late (thinking) || tablee_answer_is_cancelled (thinking->answer))
      break;
}

/* A part that was not begun was cancelled, and then nobody waits for the action. */
static void
add_up (Thinking *self)
{
  for (int i = 0; i < self->parts; i++)
    if (self->part[i].thought == NULL)
      return;

  for (int i = 1; i < self->parts; i++)
    tablee_thought_merge (self->part[0].thought, self->part[i].thought);
  self->action = tablee_thought_action (self->part[0].thought);
}

/* A source of its own: g_main_context_invoke() would run it here while nobody iterates the context. */
static void
tell (Thinking *self)
{
  g_autoptr (GMainContext) context = g_main_context_ref (tablee_answer_get_context (self->answer));
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, thought_cb, self, thinking_free);
  g_source_attach (source, context);
}

static void
think_part (TableeWork *work)
{
  Part *part = (Part *) work;
  Thinking *thinking = part->thinking;

  if (!tablee_answer_is_cancelled (thinking->answer))
    think (part);
  if (!g_atomic_int_dec_and_test (&thinking->unfinished))
    return;

  add_up (thinking);
  tell (thinking);
}

static void
tablee_computer_decide_async (TableePlayer        *player,
                              TableeDecision      *decision,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  TableeComputer *self = TABLEE_COMPUTER (player);
  TableeAnswer *answer = tablee_answer_new (player, decision, cancellable, callback, user_data);
  Thinking *thinking = thinking_new (answer, self->level);
  int parts = thinking->parts;

  /* The last push may be answered, and everything freed, before it returns. */
  for (int i = 0; i < parts; i++)
    tablee_workers_push (&thinking->part[i].work);
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
