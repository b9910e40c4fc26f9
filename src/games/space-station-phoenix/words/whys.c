/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why things happen in Space Station Phoenix. */
#include "config.h"
#include "present/why.h"
#include "signs.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static gboolean
is_neutral (const TableePresentContext *context,
            const TableeEvent          *event)
{
  return ph_ship_owner (event->args[0]) == PH_NEUTRAL;
}

static gboolean
is_of_another (const TableePresentContext *context,
               const TableeEvent          *event)
{
  return !is_neutral (context, event) && ph_ship_owner (event->args[0]) != event->seat;
}

static gboolean
is_reward (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->args[3] == PH_SOURCE_REWARD;
}

const TableeWhy ph_words_whys[] = {
  { "use-other", PH_EVENT_USE, is_of_another,
    N_("Any ship without gems on it can be used, whoever owns it. The owner gets the fee and cannot refuse; the ship is ready again "
       "after the owner’s next income.") },
  { "use-neutral", PH_EVENT_USE, is_neutral,
    N_("Neutral ships are there for everybody. Each player has one token for them: it lies on the ship that was used until its "
       "player takes income, and until then that player can use no other neutral ship.") },
  { "dismantle", PH_EVENT_DISMANTLE, NULL,
    N_("A dismantled ship leaves the game for good, and its player gets metal for it. Stations are built from that metal.") },
  { "clear", PH_EVENT_CLEAR, NULL,
    N_("Taking income makes one’s own ships ready again. The gems that lay on them go to the bank, not to the owner.") },
  { "reward", PH_EVENT_GAIN, is_reward,
    N_("After a ship has been used, everybody who has advanced on the track of its type is rewarded, whoever used it. That is what "
       "diplomacy is for.") },
  { "move", PH_EVENT_MOVE, NULL,
    N_("Residents live in the first quarters of a sector, without gaps. Where one leaves, those behind close up, so its last occupied "
       "quarter is empty then and does nothing until somebody lives there again.") },
  { 0 },
};
