/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened last, for marking it. */
#include "config.h"
#include "marks.h"

void
ac_marks_follow (AcMarks           *self,
                 const TableeEvent *event)
{
  switch ((int) event->kind)
    {
    case AC_EVENT_PLANT:
    case AC_EVENT_PLANT_OPEN:
    case AC_EVENT_SELL:
      self->fields[event->seat][event->args[1]] = TRUE;
      break;
    case AC_EVENT_HARVEST:
      self->fields[event->seat][event->args[1]] = TRUE;
      self->discard = TRUE;
      break;
    case AC_EVENT_DISCARD:
    case AC_EVENT_CLEAR:
    case AC_EVENT_CLEAR_HAND:
      self->discard = TRUE;
      break;
    case AC_EVENT_PAY:
      self->fields[event->seat][event->args[1]] = TRUE;
      self->bosses[event->args[2]] = TRUE;
      break;
    case AC_EVENT_GIVE_HAND:
      self->bosses[event->args[2]] = TRUE;
      break;
    case AC_EVENT_GIVE:
    case AC_EVENT_BOSS_HARVEST:
    case AC_EVENT_SELL_BOSS:
    case AC_EVENT_TURN_UP_BOSS:
    case AC_EVENT_PICK_UP_BOSS:
      self->bosses[event->args[1]] = TRUE;
      break;
    case AC_EVENT_TURN_UP:
    case AC_EVENT_PICK_UP:
      self->open[event->args[0]] = TRUE;
      break;
    case AC_EVENT_BUY:
      self->fields[event->seat][AC_FIELDS - 1] = TRUE;
      break;
    case AC_EVENT_SHUFFLE:
      self->draw = TRUE;
      break;
    default:
      break;
    }
}
