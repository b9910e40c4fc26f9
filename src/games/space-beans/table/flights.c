/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What flies over the table of Space Beans when something happens. */
#include "config.h"
#include "flights.h"

#include "faces.h"

/* More do not fly at once. */
enum { MAX_FLIGHTS = 8 };

static TableeFlightEnd
at_collection (const SbStage *stage,
               int            seat,
               SbSlot         slot)
{
  return tablee_flight_at (sb_seat_view_get_collection (stage->seats[seat], slot));
}

static TableeFlightEnd
at_hand (const SbStage *stage,
         int            seat)
{
  return tablee_flight_at (seat == stage->near ? GTK_WIDGET (stage->hand) : sb_seat_view_get_hand (stage->seats[seat]));
}

/* Where @card is, in a widget that shows @cards; any place if it is not known. */
static TableeFlightEnd
of_card (TableeFlightEnd place,
         SbCards         cards,
         SbCard          card)
{
  if (card < SB_KINDS && sb_cards_copies (cards, card) > 0)
    place.card = sb_faces_last_id (cards, card);

  return place;
}

static void
fly (const SbStage   *stage,
     TableeFlightEnd  from,
     TableeFlightEnd  to,
     SbCard           card,
     guint            step)
{
  TableeCard face = sb_face (card);

  tablee_mover_add_face (stage->mover, from, to, &face, NULL, stage->card_width, step);
}

/* The cards of a set, or, where they are not known, @count others. */
static void
fly_set (const SbStage   *stage,
         TableeFlightEnd  from,
         TableeFlightEnd  to,
         SbCards          cards,
         int              count,
         guint            step)
{
  for (int i = 0; i < MIN (count, MAX_FLIGHTS); i++)
    fly (stage, from, to, sb_cards_empty (cards) ? SB_UNKNOWN : sb_cards_take_first (&cards), step);
}

static void
fly_drawn (const SbStage     *stage,
           const TableeEvent *event,
           guint              step)
{
  SbCard card = event->concealed ? SB_UNKNOWN : (SbCard) event->details[0];
  TableeFlightEnd to = of_card (at_hand (stage, event->seat), stage->view->seats[event->seat].hand, card);

  fly (stage, tablee_flight_at (stage->draw), to, card, step);
}

static void
fly_laid_out (const SbStage     *stage,
              const TableeEvent *event,
              SbSlot             slot,
              SbCard             card,
              guint              step)
{
  const SbSeat *before = &stage->shown->seats[event->seat];
  const SbSeat *after = &stage->view->seats[event->seat];
  TableeFlightEnd from = of_card (at_hand (stage, event->seat), before->hand, card);
  TableeFlightEnd place = at_collection (stage, event->seat, slot);
  TableeFlightEnd to = of_card (place, slot == SB_SECRET ? after->secret : after->visible, card);

  fly (stage, from, to, card, step);
}

static void
fly_hand (const SbStage     *stage,
          const TableeEvent *event,
          guint              step)
{
  SbCards cards = event->concealed ? (SbCards) { 0 } : sb_event_cards (event);

  fly_set (stage, at_hand (stage, event->seat), at_hand (stage, event->args[1]), cards, event->args[0], step);
}

guint
sb_flights_add (const SbStage     *stage,
                const TableeEvent *event,
                guint              step)
{
  switch (event->kind)
    {
    case SB_EVENT_DRAW:
      fly_drawn (stage, event, step);
      return 1;
    case SB_EVENT_RESHUFFLE:
      fly_set (stage, tablee_flight_at (stage->discard), tablee_flight_at (stage->draw), (SbCards) { 0 }, event->args[0], step);
      return 1;
    case SB_EVENT_SCORE:
      fly (stage, at_collection (stage, event->seat, SB_VISIBLE),
           tablee_flight_at (sb_seat_view_get_points (stage->seats[event->seat])), (SbCard) event->args[0], step);
      return 0;
    case SB_EVENT_DISCARD:
      fly_set (stage, at_collection (stage, event->seat, SB_VISIBLE), tablee_flight_at (stage->discard), sb_event_cards (event),
               sb_cards_count (sb_event_cards (event)), step);
      return 1;
    case SB_EVENT_TURN_UP:
      fly_set (stage, at_collection (stage, event->seat, SB_SECRET), at_collection (stage, event->seat, SB_VISIBLE),
               sb_event_cards (event), sb_cards_count (sb_event_cards (event)), step);
      return 1;
    case SB_EVENT_VISIBLE:
      fly_laid_out (stage, event, SB_VISIBLE, (SbCard) event->args[0], step);
      return 1;
    case SB_EVENT_SECRET:
      fly_laid_out (stage, event, SB_SECRET, event->concealed ? SB_UNKNOWN : (SbCard) event->details[0], step);
      return 1;
    case SB_EVENT_PASS:
      fly_hand (stage, event, step);
      return 1;
    default:
      return 0;
    }
}
