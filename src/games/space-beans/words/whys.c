/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why things happen in Space Beans. */
#include "config.h"
#include "present/why.h"
#include "signs.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

/* Only its own seat is told. */
static gboolean
is_forced (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->details[0] == 1;
}

static gboolean
was_empty (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->args[1] == 1;
}

const TableeWhy sb_words_whys[] = {
  { "must-close", SB_EVENT_CLOSE, is_forced,
    N_("This collection had to be closed: with two collections, and no card in the hand that fits either of them, nobody may keep the "
       "visible one.") },
  { "empty-hand", SB_EVENT_DRAW, was_empty,
    N_("With an empty hand there is no choice: two cards have to be drawn, so that is done at once.") },
  { "close", SB_EVENT_CLOSE, NULL,
    N_("The cards of a collection are counted when it is closed. The card with exactly that value goes to the point pile, all the "
       "others are discarded. Without such a card it brings nothing, but makes room for another collection.") },
  { "turn-up", SB_EVENT_TURN_UP, NULL,
    N_("The visible collection is gone, so the secret one is revealed and takes its place. It may be closed at once as well.") },
  { "secret", SB_EVENT_SECRET, NULL,
    N_("A second collection is always secret: the others see how many cards it has, and nothing else.") },
  { "pass", SB_EVENT_PASS, NULL,
    N_("The cards that were not laid out go to the right neighbour, against the order of play. So nobody keeps a hand.") },
  { 0 },
};
