/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why things happen in Bean Chains. */
#include "config.h"
#include "present/why.h"
#include "signs.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static gboolean
is_paid (const TableePresentContext *context,
         const TableeEvent          *event)
{
  return event->args[2] > 0;
}

static gboolean
is_unpaid (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->args[2] == 0;
}

static gboolean
leaves_cards (const TableePresentContext *context,
              const TableeEvent          *event)
{
  return event->args[0] > 0;
}

static gboolean
is_last_without_sale (const TableePresentContext *context,
                      const TableeEvent          *event)
{
  return event->args[0] == event->args[1] && !((const ChRuleset *) context->ruleset)->final_sale;
}

const TableeWhy ch_words_whys[] = {
  { "sell", CH_EVENT_SELL, is_paid,
    N_("A card of another kind needed room, so a chain had to be sold. The more cards it has, the more coins it brings; then its cards "
       "leave the game.") },
  { "sell-nothing", CH_EVENT_SELL, is_unpaid,
    N_("This chain was too short to bring a coin, but a card of another kind needed its room. Each kind of bean has its own steps.") },
  { "match", CH_EVENT_MATCH, NULL,
    N_("The top of the discard pile is of a kind that lies in the trade area, so it comes there too. That goes on until the top card "
       "matches none.") },
  { "leave", CH_EVENT_END, leaves_cards,
    N_("What stays in the trade area belongs to the other player, whose turn begins with it: each of these cards is chained or thrown "
       "away.") },
  { "last-turn", CH_EVENT_TURN, is_last_without_sale,
    N_("This is the last turn: at its end the deck is used up. Chains that still stand afterwards are worth nothing.") },
  { 0 },
};
