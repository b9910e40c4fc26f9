/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What would be thrown away by each action of a decision. */
#include "warner.h"

#include "pondering.h"

enum
{
  PARTS = 4,
  MONEY_FACTOR = 3,    /* stakes have no end: for each seat that fills the pot */
};

/* What is much, of the win. */
#define MUCH 0.1
/* And how much of that each part has to find by itself. */
#define LEAST_PART 0.5

struct _TableeWarner
{
  GCancellable       *thinking;  /* NULL: not now */
  TableeSearchAdvice *advice;    /* PARTS times count, part by part; NULL: not ready */
  gsize               count;     /* of the actions */
  int                 seats;
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
  self->seats = tablee_decision_get_ruleset (decision)->seats;
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
                 TABLEE_TEMPER_STEADY, PARTS, FALSE, pondered_cb, self);
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

/* Shares of the win lie between none and all; where they do not, stakes are counted. */
static double
get_much (const TableeWarner *self)
{
  for (gsize i = 0; i < PARTS * self->count; i++)
    if (self->advice[i].visits > 0 && (self->advice[i].mean < 0 || self->advice[i].mean > 1))
      return MUCH * MONEY_FACTOR * self->seats;

  return MUCH;
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
find_place (const TableeWarner *self,
            TableeAction        action,
            gsize              *place)
{
  for (*place = 0; *place < self->count; (*place)++)
    if (self->advice[*place].action == action)
      return TRUE;

  return FALSE;
}

gboolean
tablee_warner_warns (const TableeWarner *self,
                     TableeAction        action)
{
  double much;
  double sum = 0;
  gsize place;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->advice == NULL || !find_place (self, action, &place))
    return FALSE;

  much = get_much (self);
  for (gsize part = 0; part < PARTS; part++)
    {
      const TableeSearchAdvice *advice = self->advice + part * self->count;
      double loss = get_loss (advice, self->count, place);

      if (advice[place].visits == 0 || loss < much * LEAST_PART)
        return FALSE;
      sum += loss;
    }

  return sum / PARTS >= much;
}
