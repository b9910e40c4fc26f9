/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why things happen in Al Cabohne. */
#include "config.h"
#include "present/why.h"
#include "signs.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static gboolean
is_revealed (const TableePresentContext *context,
             const TableeEvent          *event)
{
  return event->seat != TABLEE_NOBODY;
}

static gboolean
is_worth_coins (const TableePresentContext *context,
                const TableeEvent          *event)
{
  return event->args[3] > 0;
}

static gboolean
is_for_two (const TableePresentContext *context,
            const TableeEvent          *event)
{
  return context->ruleset->seats == AC_SEATS;
}

static gboolean
is_alone (const TableePresentContext *context,
          const TableeEvent          *event)
{
  return !is_for_two (context, event);
}

/* The boss was without beans. */
static gboolean
is_first_bean (const TableePresentContext *context,
               const TableeEvent          *event)
{
  return event->args[3] == 1;
}

const TableeWhy ac_words_whys[] = {
  { "pay", AC_EVENT_PAY, NULL,
    N_("A boss who grows the same beans as a player gets a card of that player’s field when the turn begins. Harvesting the field first is the "
       "only way to keep it.") },
  { "boss-harvest", AC_EVENT_BOSS_HARVEST, is_for_two,
    N_("A boss harvests by himself as soon as his field is worth enough: Al Cabohne at 3 coins, Don Corlebohne at 2. The coins go to the "
       "Mafia.") },
  { "boss-harvest", AC_EVENT_BOSS_HARVEST, is_alone,
    N_("A boss harvests by himself as soon as his field is worth enough: Al Cabohne at 3 coins, Don Corlebohne at 2, Joe Bohnano at 1. "
       "The coins go to the Mafia.") },
  { "reveal-boss", AC_EVENT_TURN_UP_BOSS, is_revealed,
    N_("A revealed card goes straight to the boss who grows its beans, and another one is revealed in its place.") },
  { "pick-up", AC_EVENT_PICK_UP, NULL,
    N_("The top of the discard pile is of a kind that has been revealed, so it joins those cards, and then the next one on top is "
       "looked at. A boss takes what he grows from there in the same way: whoever discards should look at what comes to lie on top.") },
  { "feed", AC_EVENT_GIVE_HAND, is_first_bean,
    N_("A boss without beans must be given a card before the turn ends, if the hand has one for him; a revealed card will do as well. If "
       "the hand has none for him, nobody has to give him any.") },
  { "harvest", AC_EVENT_HARVEST, is_worth_coins,
    N_("The coins below the beans say how many these cards bring. That many of them are turned over and kept as coins, and the others "
       "are discarded.") },
  { 0 },
};
