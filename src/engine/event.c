/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists of events, and what a viewer may see of an event. */
#include "event.h"

#include <string.h>

void
tablee_event_list_add (TableeEventList *events,
                       TableeEvent      event)
{
  if (events != NULL && events->count < events->capacity)
    events->items[events->count++] = event;
}

static void
tell (TableeEventList *events,
      TableeEvent      event,
      const int32_t    args[TABLEE_EVENT_ARGS])
{
  memcpy (event.args, args, sizeof event.args);
  tablee_event_list_add (events, event);
}

void
tablee_event_list_tell (TableeEventList *events,
                        int              kind,
                        int              seat,
                        bool             reveals,
                        const int32_t    args[TABLEE_EVENT_ARGS])
{
  tell (events, (TableeEvent){
    .kind = (uint16_t) kind, .seat = (int8_t) seat, .reveals = reveals, .audience = TABLEE_AUDIENCE_ALL,
  }, args);
}

void
tablee_event_list_tell_seat (TableeEventList *events,
                             int              kind,
                             int              seat,
                             bool             reveals,
                             int32_t          detail,
                             const int32_t    args[TABLEE_EVENT_ARGS])
{
  tell (events, (TableeEvent){
    .kind = (uint16_t) kind, .seat = (int8_t) seat, .reveals = reveals, .audience = (uint16_t) (1 << seat),
    .details = { detail },
  }, args);
}

void
tablee_event_list_add_holder (TableeEventList *events,
                              int              seat)
{
  if (events != NULL && events->count > 0)
    events->items[events->count - 1].holder = (uint8_t) (seat + 1);
}

uint16_t
tablee_event_list_get_learners (const TableeEventList *events)
{
  uint16_t learners = 0;

  for (size_t i = 0; i < events->count; i++)
    {
      const TableeEvent *event = &events->items[i];
      uint16_t holder = event->holder > 0 ? (uint16_t) (1 << (event->holder - 1)) : 0;

      if (event->reveals)
        learners |= event->audience & (uint16_t) ~holder;
    }

  return learners;
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
