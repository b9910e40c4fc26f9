/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would be thrown away by each action of a decision. */
#include "warner.h"

#include "games/catalogue.h"
#include "pondering.h"

#include <math.h>

enum
{
  MONEY_FACTOR = 3,    /* stakes have no end: for each seat that fills the pot */
};

/* What is much, of the win. */
#define MUCH 0.1
/* And how much of that each part has to find by itself. */
#define LEAST_PART 0.5

struct _TableeWarner
{
  GCancellable       *thinking;  /* NULL: not now */
  TableeSearchAdvice *advice;    /* TABLEE_WARNER_PARTS times count, part by part; NULL: not ready */
  gsize               count;     /* of the actions */
  double              much;
};

TableeWarner *
tablee_warner_new (void)
{
  return g_new0 (TableeWarner, 1);
}

void
tablee_warner_forget (TableeWarner *self)
{
  g_return_if_fail (self != NULL);

  if (self->thinking != NULL)
    g_cancellable_cancel (self->thinking);
  g_clear_object (&self->thinking);
  g_clear_pointer (&self->advice, g_free);
}

void
tablee_warner_free (TableeWarner *self)
{
  g_return_if_fail (self != NULL);

  tablee_warner_forget (self);
  g_free (self);
}

static void
pondered_cb (TableeAnswer   *answer,
             TableeThought **parts,
             int             count,
             gpointer        user_data)
{
  TableeWarner *self = user_data;
  TableeDecision *decision = tablee_answer_get_decision (answer);

  tablee_decision_get_actions (decision, &self->count);
  self->much = tablee_warner_get_much (tablee_decision_get_ruleset (decision), tablee_decision_get_view (decision));
  self->advice = g_new0 (TableeSearchAdvice, (gsize) count * self->count);
  for (int i = 0; i < count; i++)
    if (tablee_thought_advice (parts[i], self->advice + (gsize) i * self->count) == 0)
      memcpy (self->advice + (gsize) i * self->count, self->advice, self->count * sizeof *self->advice);  /* solved: all parts agree */
  g_clear_object (&self->thinking);
  tablee_answer_give_pointer (answer, NULL, NULL);
}

void
tablee_warner_think (TableeWarner   *self,
                     gpointer        owner,
                     TableeDecision *decision)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (decision != NULL);

  tablee_warner_forget (self);
  self->thinking = g_cancellable_new ();
  tablee_ponder (tablee_answer_new (owner, decision, self->thinking, NULL, NULL), TABLEE_LEVEL_MASTER,
                 TABLEE_TEMPER_STEADY, TABLEE_WARNER_PARTS, FALSE, pondered_cb, self);
}

gboolean
tablee_warner_is_thinking (const TableeWarner *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->thinking != NULL;
}

gboolean
tablee_warner_is_ready (const TableeWarner *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->advice != NULL;
}

/* Shares of the win are all of it together; stakes are not, and have no end. */
static gboolean
counts_stakes (const TableeRuleset *ruleset,
               const void          *view)
{
  double expected[TABLEE_MAX_SEATS];
  double sum = 0;

  if (ruleset->seats == 1)
    return FALSE;

  tablee_games_heuristics (ruleset->game)->evaluate (ruleset, view, expected);
  for (int seat = 0; seat < ruleset->seats; seat++)
    sum += expected[seat];

  return fabs (sum - 1) > 0.01;
}

double
tablee_warner_get_much (const TableeRuleset *ruleset,
                        const void          *view)
{
  g_return_val_if_fail (ruleset != NULL && view != NULL, MUCH);

  return counts_stakes (ruleset, view) ? MUCH * MONEY_FACTOR * ruleset->seats : MUCH;
}

/* What @part would play. */
static const TableeSearchAdvice *
find_best (const TableeSearchAdvice *part,
           gsize                     count)
{
  const TableeSearchAdvice *best = part;

  for (gsize i = 1; i < count; i++)
    if (part[i].visits > best->visits || (part[i].visits == best->visits && part[i].mean > best->mean))
      best = &part[i];

  return best;
}

/* How much @part thinks that the action at @place loses. */
static double
get_loss (const TableeSearchAdvice *part,
          gsize                     count,
          gsize                     place)
{
  return find_best (part, count)->mean - part[place].mean;
}

static gboolean
find_place (const TableeSearchAdvice *advice,
            gsize                     count,
            TableeAction              action,
            gsize                    *place)
{
  for (*place = 0; *place < count; (*place)++)
    if (advice[*place].action == action)
      return TRUE;

  return FALSE;
}

gboolean
tablee_warner_holds (const TableeSearchAdvice *advice,
                     gsize                     count,
                     TableeAction              action,
                     double                    much)
{
  double sum = 0;
  gsize place;

  g_return_val_if_fail (advice != NULL, FALSE);

  if (!find_place (advice, count, action, &place))
    return FALSE;

  for (gsize part = 0; part < TABLEE_WARNER_PARTS; part++)
    {
      const TableeSearchAdvice *thought = advice + part * count;
      double loss = get_loss (thought, count, place);

      if (thought[place].visits == 0 || loss < much * LEAST_PART)
        return FALSE;
      sum += loss;
    }

  return sum / TABLEE_WARNER_PARTS >= much;
}

gboolean
tablee_warner_warns (const TableeWarner *self,
                     TableeAction        action)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->advice != NULL && tablee_warner_holds (self->advice, self->count, action, self->much);
}
