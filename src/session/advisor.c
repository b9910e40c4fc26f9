/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Advice for whoever decides: the strongest computer, asked several times over. */
#include "advisor.h"

#include "ai/policy.h"
#include "pondering.h"

#include <math.h>

enum
{
  PARTS = 4,
  OFTEN = 4,  /* what was tried in one of so many times can be compared */
};

/* Student's t, two-sided, 95 %: by the number of values, from 2 on. */
static const double quantiles[PARTS + 1] = { [2] = 12.706, [3] = 4.303, [4] = 3.182 };

/* What the parts think of the same action of the decision. */
typedef struct
{
  TableeSearchAdvice   *advice;   /* PARTS times count, part by part */
  size_t                count;    /* of the actions */
  const TableeThinking *thinking;
  const TableeRuleset  *ruleset;
  const void           *view;
} Opinions;

static const TableeSearchAdvice *
look_up (const Opinions *self,
         int             part,
         size_t          place)
{
  return &self->advice[(size_t) part * self->count + place];
}

static bool
are_alike (const Opinions *self,
           size_t          one,
           size_t          other)
{
  return self->thinking->alike != NULL &&
         self->thinking->alike (self->ruleset, self->view, look_up (self, 0, one)->action, look_up (self, 0, other)->action);
}

static bool
are_akin (const Opinions *self,
          size_t          one,
          size_t          other)
{
  return self->thinking->akin != NULL &&
         self->thinking->akin (self->ruleset, self->view, look_up (self, 0, one)->action, look_up (self, 0, other)->action);
}

static guint64
count_visits (const Opinions *self,
              size_t          place)
{
  guint64 visits = 0;

  for (int part = 0; part < PARTS; part++)
    visits += look_up (self, part, place)->visits;

  return visits;
}

static double
expect (const Opinions *self,
        size_t          place)
{
  guint64 visits = count_visits (self, place);
  double sum = 0;

  for (int part = 0; part < PARTS; part++)
    sum += (double) look_up (self, part, place)->visits * look_up (self, part, place)->mean;

  return visits > 0 ? sum / (double) visits : 0;
}

/* Whether @one has been tried and is another thing than @but (the count: nothing is the same as that). */
static bool
is_another (const Opinions *self,
            size_t          but,
            size_t          one)
{
  return count_visits (self, one) > 0 && (but == self->count || !are_alike (self, but, one));
}

/* What was tried most often seemed best most often: of equals the one with the better mean. What is another thing than @but comes first. */
static bool
ranks_higher (const Opinions *self,
              size_t          but,
              size_t          one,
              size_t          other)
{
  guint64 visits = count_visits (self, one);
  guint64 most = count_visits (self, other);

  if (is_another (self, but, one) != is_another (self, but, other))
    return is_another (self, but, one);

  return visits > most || (visits == most && expect (self, one) > expect (self, other));
}

/* Of all but @but. */
static size_t
find_best (const Opinions *self,
           size_t          but)
{
  size_t best = but == 0 ? 1 : 0;

  for (size_t i = best + 1; i < self->count; i++)
    if (i != but && ranks_higher (self, but, i, best))
      best = i;

  return best;
}

/* By how much the difference may be wrong by chance. */
static double
find_chance (const Opinions *self,
             size_t          best,
             size_t          next)
{
  double sum = 0;
  double squares = 0;
  int n = 0;

  for (int part = 0; part < PARTS; part++)
    if (look_up (self, part, best)->visits > 0 && look_up (self, part, next)->visits > 0)
      {
        double difference = look_up (self, part, best)->mean - look_up (self, part, next)->mean;

        sum += difference;
        squares += difference * difference;
        n++;
      }
  if (n < 2)
    return INFINITY;

  return quantiles[n] * sqrt (MAX (0, squares - sum * sum / n) / (n - 1) / n);
}

/* What the parts judge alike they may all be wrong about, the less the more a game is decided. */
static double
find_noise (const Opinions *self,
            size_t          best,
            double          chance)
{
  double share = CLAMP (expect (self, best), 0, 1);

  /* Of the game's judgement, which all parts share. */
  return hypot (chance, self->thinking->doubt * 4 * share * (1 - share));
}

/* What was not tried is not told of. */
static void
add_others (const Opinions *opinions,
            size_t          best,
            size_t          next,
            TableeHint     *hint)
{
  for (size_t i = 0; opinions->count <= 2 + TABLEE_HINT_OTHERS && i < opinions->count; i++)
    {
      double noise = find_chance (opinions, best, i);

      if (i == best || i == next || isinf (noise) || are_alike (opinions, best, i) || are_alike (opinions, next, i))
        continue;

      hint->others[hint->n_others] = look_up (opinions, 0, i)->action;
      hint->other_noises[hint->n_others] = noise;
      hint->other_values[hint->n_others++] = expect (opinions, i);
    }
}

static void
add_stop (const Opinions *self,
          size_t          best,
          size_t          next,
          TableeHint     *hint)
{
  for (size_t i = 0; self->thinking->stops != NULL && i < self->count; i++)
    {
      TableeAction action = look_up (self, 0, i)->action;
      double chance = find_chance (self, best, i);

      if (i == best || i == next || isinf (chance) || !self->thinking->stops (action))
        continue;

      hint->stops = TRUE;
      hint->stop = action;
      hint->stop_value = expect (self, i);
      hint->stop_noise = find_noise (self, best, chance);
    }
}

/* What is no other way to do @best and has been tried about as often as @next, or @next. */
static size_t
find_other_thing (const Opinions *self,
                  size_t          best,
                  size_t          next)
{
  size_t found = next;

  for (size_t i = 0; are_akin (self, best, next) && i < self->count; i++)
    if (i != best && is_another (self, best, i) && !are_akin (self, best, i) && count_visits (self, i) * OFTEN >= count_visits (self, next) &&
        (found == next || ranks_higher (self, best, i, found)))
      found = i;

  return found;
}

/* Of few actions, all of which have been tried, that with the best mean; of many that which was tried most. */
static size_t
find_next (const Opinions *self,
           size_t          best)
{
  size_t next = find_best (self, best);

  for (size_t i = 0; self->count <= 2 + TABLEE_HINT_OTHERS && i < self->count; i++)
    if (i != best && is_another (self, best, i) == is_another (self, best, next) &&
        count_visits (self, i) * OFTEN >= count_visits (self, next) && expect (self, i) > expect (self, next))
      next = i;

  return find_other_thing (self, best, next);
}

static gboolean
is_all_alike (const Opinions *self,
              size_t          one)
{
  for (size_t i = 0; i < self->count; i++)
    if (i != one && !are_alike (self, one, i))
      return FALSE;

  return TRUE;
}

static TableeHint *
make_hint (const Opinions *opinions)
{
  size_t best = find_best (opinions, opinions->count);
  size_t next = find_next (opinions, best);
  double chance = find_chance (opinions, best, next);
  TableeHint hint;

  /* What seemed next best may turn out to be better when it is tried as thoroughly. */
  if (expect (opinions, next) - expect (opinions, best) > chance)
    {
      size_t better = next;

      next = best;
      best = better;
    }
  hint = (TableeHint){
    .best = look_up (opinions, 0, best)->action,
    .next = look_up (opinions, 0, next)->action,
    .best_value = expect (opinions, best),
    .next_value = expect (opinions, next),
    .noise = find_noise (opinions, best, chance),
    .alike = are_alike (opinions, best, next),
    .rest_alike = opinions->count > 2 && is_all_alike (opinions, best),
  };

  add_others (opinions, best, next, &hint);
  add_stop (opinions, best, next, &hint);
  for (size_t i = 0; i < opinions->count; i++)
    hint.iterations += count_visits (opinions, i);

  return tablee_hint_copy (&hint);
}

/*
 * The object
 */

struct _TableeAdvisor
{
  TableeAdvisorFunc        found;
  TableeAdvisorReasonFunc  reasoned;
  gpointer                 user_data;
  GCancellable            *asking;     /* a hint is on its way */
  TableeHint              *hint;       /* what has been found out since forget(), or NULL */
  TableeReasoning         *reasoning;  /* why is on its way */
  TableeGrounds           *grounds;    /* what has been found out about that */
};

TableeAdvisor *
tablee_advisor_new (TableeAdvisorFunc       found,
                    TableeAdvisorReasonFunc reasoned,
                    gpointer                user_data)
{
  TableeAdvisor *self = g_new0 (TableeAdvisor, 1);

  self->found = found;
  self->reasoned = reasoned;
  self->user_data = user_data;

  return self;
}

void
tablee_advisor_free (TableeAdvisor *self)
{
  g_return_if_fail (self != NULL);

  tablee_advisor_forget (self);
  g_free (self);
}


static void
reasoned_cb (const TableeGrounds *grounds,
             gpointer             user_data)
{
  TableeAdvisor *self = user_data;

  self->reasoning = NULL;
  self->grounds = g_memdup2 (grounds, sizeof *grounds);
  self->reasoned (self->user_data);
}

static void
pondered_cb (TableeAnswer   *answer,
             TableeThought **parts,
             int             count,
             gpointer        user_data)
{
  TableeAdvisor *self = user_data;
  TableeDecision *decision = tablee_answer_get_decision (answer);
  const TableeRuleset *ruleset = tablee_decision_get_ruleset (decision);
  gsize n_actions;
  g_autofree TableeSearchAdvice *advice = NULL;
  Opinions opinions;
  TableeHint *hint;

  tablee_decision_get_actions (decision, &n_actions);
  advice = g_new0 (TableeSearchAdvice, (gsize) count * n_actions);
  for (int i = 0; i < count; i++)
    if (tablee_thought_advice (parts[i], advice + (gsize) i * n_actions) == 0)
      memcpy (advice + (gsize) i * n_actions, advice, n_actions * sizeof *advice);  /* solved: all parts agree */
  opinions = (Opinions){ advice, n_actions, tablee_policy_thinking (ruleset->game), ruleset, tablee_decision_get_view (decision) };
  hint = make_hint (&opinions);

  g_clear_object (&self->asking);
  self->hint = tablee_hint_copy (hint);
  self->reasoning = tablee_reasoning_start (decision, hint->best, hint->next, reasoned_cb, self);
  self->found (self->user_data, tablee_decision_get_seat (decision));
  tablee_answer_give_pointer (answer, hint, (GDestroyNotify) tablee_hint_free);
}

void
tablee_advisor_cancel (TableeAdvisor *self)
{
  g_return_if_fail (self != NULL);

  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

void
tablee_advisor_forget (TableeAdvisor *self)
{
  g_return_if_fail (self != NULL);

  tablee_advisor_cancel (self);
  g_clear_pointer (&self->hint, tablee_hint_free);
  g_clear_pointer (&self->reasoning, tablee_reasoning_cancel);
  g_clear_pointer (&self->grounds, g_free);
}

gboolean
tablee_advisor_is_asked (const TableeAdvisor *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->asking != NULL;
}

gboolean
tablee_advisor_is_reasoning (const TableeAdvisor *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->reasoning != NULL;
}

const TableeHint *
tablee_advisor_get_hint (const TableeAdvisor *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->hint;
}

const TableeGrounds *
tablee_advisor_get_grounds (const TableeAdvisor *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->grounds;
}

void
tablee_advisor_ask_async (TableeAdvisor       *self,
                          gpointer             source,
                          TableeDecision      *decision,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (TableeAnswer) answer = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (decision != NULL);

  tablee_advisor_cancel (self);
  self->asking = g_cancellable_new ();
  answer = tablee_answer_new (source, decision, self->asking, callback, user_data);
  if (self->hint != NULL)
    tablee_answer_give_pointer (answer, tablee_hint_copy (self->hint), (GDestroyNotify) tablee_hint_free);
  else
    tablee_ponder (g_steal_pointer (&answer), TABLEE_LEVEL_MASTER, TABLEE_TEMPER_STEADY, PARTS, TRUE, pondered_cb, self);
}
