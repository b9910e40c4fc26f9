/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the reasons that a game gives for what happens in it. */
#include "config.h"
#include "why.h"

const TableeWhy *
tablee_why_find (const TableePresentContext *context,
                 const TableeEvent          *event,
                 const TableeWhy            *last)
{
  const TableeWhy *why = last != NULL ? last + 1 : tablee_present_for_game (context->ruleset->game)->whys;

  for (; why != NULL && why->key != NULL; why++)
    if (why->kind == event->kind && (why->fits == NULL || why->fits (context, event)))
      return why;

  return NULL;
}
