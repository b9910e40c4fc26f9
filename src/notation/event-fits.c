/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events in numbers that come from strangers. */
#include "event-fits.h"

static gboolean
is_seat_or_nobody (const TableeRuleset *ruleset,
                   int                  seat)
{
  return seat == TABLEE_NOBODY || (seat >= 0 && seat < ruleset->seats);
}

gboolean
tablee_event_fits (const TableeRuleset *ruleset,
                   const TableeEvent   *event)
{
  const TableeWordList *events = tablee_notation_for_game (ruleset->game)->events;

  return event->kind < events->count && events->items[event->kind] != NULL && is_seat_or_nobody (ruleset, event->seat) &&
         is_seat_or_nobody (ruleset, event->holder - 1);
}
