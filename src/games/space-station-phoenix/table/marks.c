/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has happened since a person decided. */
#include "config.h"
#include "marks.h"

static void
mark_ship (PhMarks *self,
           int      owner,
           int      place)
{
  self->ships[owner] |= (guint64) 1 << place;
}

/* Those behind it move up. */
static void
take_out (guint64 *ships,
          int      place)
{
  *ships = (*ships & (((guint64) 1 << place) - 1)) | (*ships >> (place + 1) << place);
}

static void
hear_of_ships (PhMarks           *self,
               const TableeEvent *event)
{
  switch ((int) event->kind)
    {
    case PH_EVENT_USE:
      mark_ship (self, ph_ship_owner (event->args[0]), ph_ship_place (event->args[0]));
      break;
    case PH_EVENT_DRAFT:
    case PH_EVENT_JOIN:
      mark_ship (self, event->seat, event->args[1] - 1);
      break;
    case PH_EVENT_DISMANTLE:
      take_out (&self->ships[event->seat], event->args[1]);
      break;
    case PH_EVENT_CLEAR:
      mark_ship (self, event->seat, event->args[0]);
      break;
    case PH_EVENT_TOKEN:
      mark_ship (self, PH_NEUTRAL, event->args[0]);
      break;
    default:
      break;
    }
}

void
ph_marks_hear (PhMarks           *self,
               const TableeEvent *event,
               int                near)
{
  g_return_if_fail (self != NULL);

  hear_of_ships (self, event);
  switch ((int) event->kind)
    {
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
