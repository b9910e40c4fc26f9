/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action is better than another one, found out in threads. */
#include "reasoning.h"

#include "ai/follow-up.h"
#include "ai/foresight.h"
#include "hand-back.h"
#include "workers.h"

enum
{
  SLICE_US = 8 * 1000,
  STEP = 4,  /* iterations between two looks at the clock */
};

struct _TableeReasoning
{
  TableeWork           work;
  TableeDecision      *decision;
  GMainContext        *context;
  TableeReasoningFunc  func;       /* in the context only; NULL: cancelled */
  gpointer             user_data;
  gint                 cancelled;

  /* Of the threads, one after the other. */
  void                *memory;
  TableeForesight     *foresight;
  guint32              left;       /* truths */
  void                *after;      /* memory of @search; NULL: nobody has looked yet */
  TableeSearch        *search;     /* of what is best after the better action; NULL: nothing is chosen */
  guint32              tries;      /* iterations of it */
  TableeGrounds        grounds;
};

static void
reasoning_free (gpointer data)
{
  TableeReasoning *self = data;

  g_free (self->memory);
  g_free (self->after);
  g_main_context_unref (self->context);
  tablee_decision_unref (self->decision);
  g_free (self);
}

static gboolean
found_cb (gpointer user_data)
{
  TableeReasoning *self = user_data;

  if (self->func != NULL)
    self->func (&self->grounds, self->user_data);

  return G_SOURCE_REMOVE;
}

static void
begin (TableeReasoning *self)
{
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (self->decision);
  TableeRandom random;

  tablee_random_seed (&random, tablee_decision_get_seed (self->decision));
  self->memory = g_malloc (tablee_foresight_size (ruleset->game));
  self->foresight = tablee_foresight_init (self->memory, ruleset, tablee_decision_get_view (self->decision), self->grounds.better,
                                           self->grounds.other, &random);
  self->left = tablee_foresight_truths (ruleset->game);
}

/* What follows the better action at once is searched, if there is something to choose. */
static void
begin_follow_up (TableeReasoning *self)
{
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (self->decision);
  TableeRandom random;

  tablee_random_seed (&random, tablee_decision_get_seed (self->decision));
  self->after = g_malloc (tablee_follow_up_size (ruleset->game));
  self->search = tablee_follow_up_search (self->after, ruleset, tablee_decision_get_view (self->decision), self->grounds.better, &random);
  self->tries = self->search != NULL ? tablee_follow_up_iterations (ruleset->game) : 0;
}

/* One truth takes some milliseconds at most. Returns FALSE once there is nothing left to do. */
static gboolean
go_on (TableeReasoning *self)
{
  if (self->foresight == NULL)
    begin (self);

  if (self->left > 0)
    {
      tablee_foresight_go_on (self->foresight);
      self->left--;
    }
  else if (self->after == NULL)
    begin_follow_up (self);
  else
    {
      tablee_search_run (self->search, MIN (STEP, self->tries));
      self->tries -= MIN (STEP, self->tries);
    }

  return self->left > 0 || self->after == NULL || self->tries > 0;
}

static void
finish (TableeReasoning *self)
{
  self->grounds.count = tablee_contrast_find (tablee_foresight_get (self->foresight), self->grounds.differences, TABLEE_GROUNDS_MOST);
  self->grounds.goes_on = self->search != NULL && tablee_follow_up_find (self->search, &self->grounds.then);
}

static void
think_slice (TableeWork *work)
{
  TableeReasoning *self = (TableeReasoning *) work;
  gint64 end = g_get_monotonic_time () + SLICE_US;
  gboolean more = TRUE;

  while (more && g_get_monotonic_time () < end && !g_atomic_int_get (&self->cancelled))
    more = go_on (self);

  if (more && !g_atomic_int_get (&self->cancelled))
    {
      tablee_workers_push (&self->work);
      return;
    }

  if (!more)
    finish (self);
  tablee_hand_back (self->context, G_PRIORITY_DEFAULT_IDLE, found_cb, self, reasoning_free);
}

TableeReasoning *
tablee_reasoning_start (TableeDecision      *decision,
                        TableeAction         better,
                        TableeAction         other,
                        TableeReasoningFunc  func,
                        gpointer             user_data)
{
  TableeReasoning *self;

  g_return_val_if_fail (decision != NULL, NULL);
  g_return_val_if_fail (func != NULL, NULL);

  self = g_new0 (TableeReasoning, 1);
  self->work.run = think_slice;
  self->work.waits = TRUE;
  self->decision = tablee_decision_ref (decision);
  self->grounds.better = better;
  self->grounds.other = other;
  self->context = g_main_context_ref_thread_default ();
  self->func = func;
  self->user_data = user_data;
  tablee_workers_push (&self->work);

  return self;
}

void
tablee_reasoning_cancel (TableeReasoning *self)
{
  g_return_if_fail (self != NULL);

  self->func = NULL;
  g_atomic_int_set (&self->cancelled, TRUE);
}
