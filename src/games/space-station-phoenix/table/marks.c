/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "marks.h"

void
ph_marks_hear (PhMarks           *self,
               const TableeEvent *event,
               int                near)
{
  g_return_if_fail (self != NULL);

  switch ((int) event->kind)
    {
    case PH_EVENT_USE:
      self->ships[ph_ship_owner (event->args[0])] |= (guint64) 1 << ph_ship_place (event->args[0]);
      break;
    case PH_EVENT_DRAFT:
    case PH_EVENT_JOIN:
      self->ships[event->seat] |= (guint64) 1 << (event->args[1] - 1);
      break;
    case PH_EVENT_DISMANTLE:
      /* Those behind it move up. */
      self->ships[event->seat] = (self->ships[event->seat] & (((guint64) 1 << event->args[1]) - 1)) |
                                 (self->ships[event->seat] >> (event->args[1] + 1) << event->args[1]);
      break;
    case PH_EVENT_CLEAR:
      self->ships[event->seat] |= (guint64) 1 << event->args[0];
      break;
    case PH_EVENT_TOKEN:
      self->ships[PH_NEUTRAL] |= (guint64) 1 << event->args[0];
      break;
    case PH_EVENT_BUILD:
      self->slots[event->seat][ph_slot (event->args[0])] = TRUE;
      break;
    case PH_EVENT_PLACE:
      self->slots[event->seat][ph_slot (event->args[1])] = TRUE;
      break;
    case PH_EVENT_MOVE:
      self->slots[event->seat][ph_slot (event->args[2])] = TRUE;
      break;
    case PH_EVENT_GAIN:
      self->goods[event->args[0]] |= event->seat == near;
      break;
    case PH_EVENT_TRACK:
      self->tracks[event->args[0]] = TRUE;
      break;
    case PH_EVENT_ROLL:
      self->rolled++;
      break;
    default:
      break;
    }
}
