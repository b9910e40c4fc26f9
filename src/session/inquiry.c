/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One decision of a review, thought over in threads. */
#include "inquiry.h"

#include "ai/choose.h"
#include "ai/search.h"
#include "hand-back.h"
#include "workers.h"

#include <math.h>

enum
{
  SLICE_US = 8 * 1000,
  STEP = 4,                /* iterations between two looks at the clock */
  NODES_AN_ITERATION = 16,
  MAX_NODES = 500000,      /* 16 MB */
  LEAST_PART = 4,          /* what was played is tried in one of so many iterations at least */
};

struct _TableeInquiry
{
  TableeWork         work;
  TableeDecision    *decision;
  TableeAction       played;
  guint32            iterations;
  GMainContext      *context;
  TableeInquiryFunc  func;       /* in the context only; NULL: cancelled */
  gpointer           user_data;
  gint               cancelled;

  /* Of the threads, one after the other. */
  void              *memory;
  TableeSearch      *search;
  guint32            left;
  double            *solved;     /* what each action is worth to the seat for certain; NULL: nobody knows */
  gsize              tried;      /* place of what was tried too little */
  guint32            tries;      /* still to be made of it */
  TableeFinding      finding;
};

static void
inquiry_free (gpointer data)
{
  TableeInquiry *self = data;

  g_free (self->memory);
  g_free (self->solved);
  g_main_context_unref (self->context);
  tablee_decision_unref (self->decision);
  g_free (self);
}

static gboolean
found_cb (gpointer user_data)
{
  TableeInquiry *self = user_data;

  if (self->func != NULL)
    self->func (&self->finding, self->user_data);

  return G_SOURCE_REMOVE;
}

static gsize
place_of (TableeInquiry *self,
          TableeAction   action)
{
  gsize count;
  const TableeAction *actions = tablee_decision_get_actions (self->decision, &count);
  gsize place = 0;

  while (place < count - 1 && actions[place] != action)
    place++;

  return place;
}

/* Returns: (transfer full) (nullable): what each action is worth, in the order of legal(). */
static double *
solve (TableeDecision *decision,
       TableeRandom   *random)
{
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (decision);
  const void *view = tablee_decision_get_view (decision);
  g_autofree void *scratch = NULL;
  const TableeAdvice *advice;
  double *values;
  gsize count;

  if (!tablee_ai_is_exact (ruleset, view))
    return NULL;

  scratch = g_malloc (tablee_ai_scratch_size (ruleset->game));
  advice = tablee_ai_advise (ruleset, view, TABLEE_SKILL_BEST, random, scratch, &count);
  values = g_new (double, count);
  for (gsize i = 0; i < count; i++)
    values[i] = advice[i].value;

  return values;
}

static void
begin (TableeInquiry *self)
{
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (self->decision);
  gsize nodes = MIN ((gsize) self->iterations * NODES_AN_ITERATION, MAX_NODES) + ruleset->game->max_actions + 1;
  gsize size = tablee_search_size (ruleset->game, nodes);
  TableeRandom random;

  tablee_random_seed (&random, tablee_decision_get_seed (self->decision));
  self->memory = g_malloc (size);
  self->search = tablee_search_init (self->memory, size, ruleset, tablee_decision_get_view (self->decision),
                                     tablee_decision_get_seat (self->decision), NULL, &random);
  self->left = self->iterations;
  self->solved = solve (self->decision, &random);
}

static TableeAction
find_best (TableeInquiry *self)
{
  gsize count;
  const TableeAction *actions = tablee_decision_get_actions (self->decision, &count);
  gsize best = 0;

  if (self->solved == NULL)
    return tablee_search_best (self->search);

  for (gsize i = 1; i < count; i++)
    if (self->solved[i] > self->solved[best])
      best = i;

  return actions[best];
}

/* What was played may have looked so bad that chance decides what is known about it; and so may what is best for certain. */
static void
count_tries (TableeInquiry *self)
{
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (self->decision);
  g_autofree TableeSearchAdvice *advice = g_new (TableeSearchAdvice, ruleset->game->max_actions);
  guint64 wanted = MAX (1, self->iterations / LEAST_PART);
  const TableeAction asked[] = { self->played, self->finding.best };

  tablee_search_advice (self->search, advice);
  for (gsize i = 0; i < G_N_ELEMENTS (asked) && self->tries == 0; i++)
    {
      self->tried = place_of (self, asked[i]);
      if ((asked[i] != self->finding.best || self->solved != NULL) && advice[self->tried].visits < wanted)
        self->tries = (guint32) (wanted - advice[self->tried].visits);
    }
}

static void
write_outlook (TableeInquiry *self,
               gsize          place,
               gint32        *rewards)
{
  double outlook[TABLEE_MAX_SEATS];

  tablee_search_outlook (self->search, place, outlook);
  if (self->solved != NULL)
    outlook[tablee_decision_get_seat (self->decision)] = self->solved[place];
  for (int seat = 0; seat < tablee_decision_get_ruleset (self->decision)->seats; seat++)
    rewards[seat] = (gint32) lround (outlook[seat] * TABLEE_FINDING_UNIT);
}

/* Nothing is better than what was played if it turned out to be worth as much. */
static void
finish (TableeInquiry *self)
{
  TableeFinding *finding = &self->finding;
  int seat = tablee_decision_get_seat (self->decision);

  write_outlook (self, place_of (self, self->played), finding->after);
  write_outlook (self, place_of (self, finding->best), finding->expected);
  if (finding->after[seat] < finding->expected[seat])
    return;

  finding->best = self->played;
  memcpy (finding->expected, finding->after, sizeof finding->expected);
}

/* Returns FALSE once there is nothing left to do. */
static gboolean
go_on (TableeInquiry *self)
{
  guint32 step;

  if (self->search == NULL)
    begin (self);

  step = MIN (STEP, self->left > 0 ? self->left : self->tries);
  if (self->left > 0)
    {
      tablee_search_run (self->search, step);
      self->left -= step;
      if (self->left == 0)
        self->finding.best = find_best (self);
    }
  else
    {
      tablee_search_try (self->search, self->tried, step);
      self->tries -= step;
    }
  if (self->left == 0 && self->tries == 0)
    count_tries (self);

  return self->left > 0 || self->tries > 0;
}

static void
think_slice (TableeWork *work)
{
  TableeInquiry *self = (TableeInquiry *) work;
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
  tablee_hand_back (self->context, G_PRIORITY_DEFAULT_IDLE, found_cb, self, inquiry_free);
}

TableeInquiry *
tablee_inquiry_start (TableeDecision    *decision,
                      TableeAction       played,
                      guint32            iterations,
                      TableeInquiryFunc  func,
                      gpointer           user_data)
{
  TableeInquiry *self;

  g_return_val_if_fail (decision != NULL, NULL);
  g_return_val_if_fail (iterations > 0, NULL);
  g_return_val_if_fail (func != NULL, NULL);

  self = g_new0 (TableeInquiry, 1);
  self->work.run = think_slice;
  self->work.waits = TRUE;
  self->decision = tablee_decision_ref (decision);
  self->played = played;
  self->iterations = iterations;
  self->context = g_main_context_ref_thread_default ();
  self->func = func;
  self->user_data = user_data;
  tablee_workers_push (&self->work);

  return self;
}

void
tablee_inquiry_cancel (TableeInquiry *self)
{
  g_return_if_fail (self != NULL);

  self->func = NULL;
  g_atomic_int_set (&self->cancelled, TRUE);
}
