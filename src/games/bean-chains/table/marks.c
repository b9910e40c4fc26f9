/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened last, for marking it. */
#include "config.h"
#include "marks.h"

void
ch_marks_follow (ChMarks           *self,
                 const TableeEvent *event)
{
  switch ((int) event->kind)
    {
    case CH_EVENT_CHAIN:
    case CH_EVENT_COUNT:
      self->chains[event->seat][event->args[0]] = TRUE;
      break;
    case CH_EVENT_DISCARD:
    case CH_EVENT_THROW:
      self->discard = TRUE;
      break;
    case CH_EVENT_TURN_UP:
    case CH_EVENT_MATCH:
      self->trade[event->args[0]] = TRUE;
      break;
    case CH_EVENT_BUY_CHAIN:
      self->third[event->seat] = TRUE;
      break;
    default:
      break;
    }
}
