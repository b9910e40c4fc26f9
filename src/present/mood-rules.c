/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds what an event does to a face. */
#include "config.h"
#include "mood-rules.h"

static gboolean
is_about (const TableeMoodRule *rule,
          const TableeEvent    *event,
          int                   seat)
{
  switch (rule->whose)
    {
    case TABLEE_MOOD_OF_OTHERS:
      return event->seat != seat;
    case TABLEE_MOOD_OF_FOUND:
      return rule->find (event) == seat;
    case TABLEE_MOOD_OF_SEAT:
    default:
      return event->seat == seat;
    }
}

static gboolean
is_met (const TableeMoodRule       *rule,
        const TableePresentContext *context,
        const TableeEvent          *event)
{
  return (rule->fits == NULL || rule->fits (context, event)) && (rule->from == 0 || event->args[rule->arg] >= rule->from);
}

TableeMood
tablee_mood_rules_find (const TableePresentContext *context,
                        const TableeEvent          *event,
                        int                         seat)
{
  const TableeMoodRule *rule = tablee_present_for_game (context->ruleset->game)->moods;

  for (; rule != NULL && rule->mood != TABLEE_MOOD_CALM; rule++)
    if (rule->kind == event->kind && is_about (rule, event, seat) && is_met (rule, context, event))
      return rule->mood;

  return TABLEE_MOOD_CALM;
}
