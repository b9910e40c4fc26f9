/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "event.h"

#include <string.h>

void
tablee_event_list_add (TableeEventList *events,
                       TableeEvent      event)
{
  if (events != NULL && events->count < events->capacity)
    events->items[events->count++] = event;
}

bool
tablee_event_list_reveals (const TableeEventList *events)
{
  for (size_t i = 0; i < events->count; i++)
    if (events->items[i].reveals)
      return true;

  return false;
}

void
tablee_event_conceal (TableeEvent *event,
                      int          viewer)
{
  bool sees = event->audience == TABLEE_AUDIENCE_ALL ||
              (viewer >= 0 && (event->audience >> viewer & 1) != 0);

  if (sees)
    return;

  memset (event->details, 0, sizeof event->details);
  event->concealed = true;
}
