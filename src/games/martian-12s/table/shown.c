/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The position that is shown while events are still being told. */
#include "shown.h"

static void
take_from_bag (M12State   *shown,
               M12Pyramid  pyramid)
{
  int size = m12_pyramid_size (pyramid);
  M12Pyramid *bag = shown->bag[size];

  for (int i = 0; i < shown->left[size]; i++)
    if (bag[i] == pyramid)
      {
        bag[i] = bag[--shown->left[size]];
        return;
      }
}

static void
follow_pull (M12State          *shown,
             const TableeEvent *event)
{
  M12Seat *seat = &shown->seats[event->seat];
  M12Pyramid pyramid = (M12Pyramid) event->args[0];

  take_from_bag (shown, pyramid);
  if (seat->height < M12_MAX_STACK)
    seat->stack[seat->height++] = pyramid;
  seat->points = (uint8_t) event->args[1];
  shown->pulled |= (uint16_t) (1u << event->seat);
}

static void
leave (M12State *shown,
       int       seat,
       int       status)
{
  shown->seats[seat].status = (uint8_t) status;
  shown->active &= (uint16_t) ~(1u << seat);
}

static void
follow_round (const M12Ruleset  *ruleset,
              M12State          *shown,
              const TableeEvent *event)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      M12Seat *seat = &shown->seats[i];

      for (int j = 0; j < seat->height; j++)
        {
          int size = m12_pyramid_size (seat->stack[j]);

          if (shown->left[size] < M12_MAX_PER_SIZE)
            shown->bag[size][shown->left[size]++] = seat->stack[j];
        }
      *seat = (M12Seat) { .balance = seat->balance, .status = M12_ACTIVE };
    }

  shown->active = (uint16_t) ((1u << ruleset->base.seats) - 1);
  shown->round = (int16_t) event->args[0];
  shown->pot = event->args[1];
  shown->lap = 1;
  shown->first = (int8_t) event->seat;
}

void
m12_shown_follow (const M12Ruleset  *ruleset,
                  M12State          *shown,
                  const TableeEvent *event)
{
  switch ((M12Event) event->kind)
    {
    case M12_EVENT_ROUND:
      follow_round (ruleset, shown, event);
      break;
    case M12_EVENT_SITS_OUT:
      leave (shown, event->seat, M12_OUT);
      break;
    case M12_EVENT_LAP:
      shown->lap = (uint8_t) event->args[0];
      break;
    case M12_EVENT_STAKE:
      shown->seats[event->seat].balance -= ruleset->stake;
      shown->pot = event->args[0];
      break;
    case M12_EVENT_PULL:
      follow_pull (shown, event);
      break;
    case M12_EVENT_POP:
      leave (shown, event->seat, M12_POPPED);
      break;
    case M12_EVENT_PASS:
      leave (shown, event->seat, M12_PASSED);
      break;
    case M12_EVENT_WIN:
      shown->seats[event->seat].balance += (int64_t) event->args[0] * ruleset->stake;
      shown->pot -= event->args[0];
      break;
    case M12_EVENT_CARRY:
      shown->pot = event->args[0];
      break;
    case M12_EVENT_GAME_OVER:
      shown->phase = M12_PHASE_OVER;
      break;
    case M12_EVENT_NONE:
    case M12_EVENT_BAG_EMPTY:
    case M12_EVENT_SCORE:
    default:
      break;
    }
}
