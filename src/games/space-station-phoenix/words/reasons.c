/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why actions of Space Station Phoenix are refused, in sentences. */
#include "config.h"
#include "terms.h"

#include "present/plain-words.h"

#include <glib/gi18n-lib.h>

static char *
say_too_few_gems (const TableePresentContext *context,
                  const PhState              *state,
                  TableeAction                action)
{
  int seat = MIN (state->current, PH_MAX_SEATS - 1);
  g_autofree char *have = ph_words_good (PH_GEM, state->seats[seat].goods[PH_GEM]);
  g_autofree char *need = NULL;
  int fee;
  int cost;

  if (ph_action_kind (action) != PH_ACTION_USE)
    return g_strdup (_("You do not have enough gems for that."));

  cost = ph_use_cost ((const PhRuleset *) context->ruleset, state, seat, ph_action_number (action), &fee);
  need = ph_words_good (PH_GEM, cost + fee);
  /* Translators: "7 gems", "5 gems" */
  return g_strdup_printf (_("The ship needs %1$s, and you have %2$s."), need, have);
}

static char *
say_too_little_metal (const TableePresentContext *context,
                      const PhState              *state,
                      TableeAction                action)
{
  const PhRuleset *ruleset = (const PhRuleset *) context->ruleset;
  int seat = MIN (state->current, PH_MAX_SEATS - 1);
  int kind = state->context.owner != PH_NONE ? ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship))
                                             : PH_NONE;
  g_autofree char *need = ph_words_good (PH_METAL, ph_build_cost (ruleset, state, seat, ph_action_number (action), kind));
  g_autofree char *have = ph_words_good (PH_METAL, state->seats[seat].goods[PH_METAL]);

  /* Translators: "7 metal", "5 metal" */
  return g_strdup_printf (_("The sector costs %1$s, and you have %2$s."), need, have);
}

/* Those that need no numbers. */
static const char *const reasons[] = {
  [PH_REASON_NO_SUCH_SHIP - TABLEE_REASON_GAME] = N_("This ship is no longer in the game."),
  [PH_REASON_SHIP_USED - TABLEE_REASON_GAME] = N_("This ship has been used: it is ready again when its owner takes income, a neutral one when whoever used it does."),
  [PH_REASON_NEUTRAL_TAKEN - TABLEE_REASON_GAME] = N_("Another player’s token lies on this neutral ship."),
  [PH_REASON_TOKEN_AWAY - TABLEE_REASON_GAME] = N_("Your token lies on another neutral ship until you next take income."),
  [PH_REASON_NOTHING_TO_DISMANTLE - TABLEE_REASON_GAME] = N_("Your fleet has no other unused ship to dismantle."),
  [PH_REASON_NOTHING_TO_BUILD - TABLEE_REASON_GAME] = N_("You do not have enough metal for any sector you could build next."),
  [PH_REASON_NO_TRANSACTION - TABLEE_REASON_GAME] = N_("You cannot make any transaction: you lack resources, gems or room."),
  [PH_REASON_NO_LOBBYING - TABLEE_REASON_GAME] = N_("You cannot pay the lobbying fee of any track."),
  [PH_REASON_DISMANTLE_USED - TABLEE_REASON_GAME] = N_("You cannot dismantle a used ship, nor the one you are using."),
  [PH_REASON_NOT_IN_MARKET - TABLEE_REASON_GAME] = N_("This sector is not on offer."),
  [PH_REASON_BUILD_ORDER - TABLEE_REASON_GAME] = N_("Build each wing level by level: 1, then 2, then 3."),
  [PH_REASON_NO_SUCH_DIE - TABLEE_REASON_GAME] = N_("No die shows that."),
  [PH_REASON_MUST_ACT - TABLEE_REASON_GAME] = N_("Do at least one thing with this ship before you stop."),
  [PH_REASON_NO_HUMANS - TABLEE_REASON_GAME] = N_("There are no humans left on Earth."),
  [PH_REASON_NO_ALIENS - TABLEE_REASON_GAME] = N_("There are no aliens of this species left."),
  [PH_REASON_NO_ROOM - TABLEE_REASON_GAME] = N_("Your station has no free quarter for this species."),
  [PH_REASON_TOO_FEW_GOODS - TABLEE_REASON_GAME] = N_("You do not have enough resources for that."),
  [PH_REASON_NO_SECTOR - TABLEE_REASON_GAME] = N_("This sector is not in your station."),
  [PH_REASON_WRONG_COLOUR - TABLEE_REASON_GAME] = N_("Cyan, pink and brown aliens live only in sectors of their own colour."),
  [PH_REASON_SECTOR_FULL - TABLEE_REASON_GAME] = N_("All quarters of this sector are taken."),
  [PH_REASON_NO_GOODS - TABLEE_REASON_GAME] = N_("You have none of this resource."),
  [PH_REASON_SAME_GOODS - TABLEE_REASON_GAME] = N_("Choose another kind than the one you gave."),
  [PH_REASON_TRACK_TOP - TABLEE_REASON_GAME] = N_("You are at the top of this track."),
  [PH_REASON_TRACK_MOVED - TABLEE_REASON_GAME] = N_("You have already advanced on this track: choose another one."),
  [PH_REASON_NO_SUCH_REWARD - TABLEE_REASON_GAME] = N_("Your level on this track does not give that."),
  [PH_REASON_REWARD_PRICE - TABLEE_REASON_GAME] = N_("You have no gem to pay for this reward."),
  [PH_REASON_NO_POWER - TABLEE_REASON_GAME] = N_("This sector has no power that you can use."),
  [PH_REASON_POWER_SPENT - TABLEE_REASON_GAME] = N_("You have already used the power of this sector."),
  [PH_REASON_NO_RESIDENT - TABLEE_REASON_GAME] = N_("No resident of this species lives there."),
  [PH_REASON_SAME_SECTOR - TABLEE_REASON_GAME] = N_("Choose another sector: this resident already lives here."),
  [PH_REASON_NOT_IN_HAND - TABLEE_REASON_GAME] = N_("This ship is not among the cards of your hand."),
  [PH_REASON_NOT_DEALT - TABLEE_REASON_GAME] = N_("This hub was not dealt to you."),
  [PH_REASON_NOT_SHOWN - TABLEE_REASON_GAME] = N_("This ship is not among those you were shown."),
  [PH_REASON_NOT_LEVEL_1 - TABLEE_REASON_GAME] = N_("Your hub builds a level 1 sector."),
};

const TableeWordList ph_words_reasons = { reasons, G_N_ELEMENTS (reasons) };

/* Whether a transaction or a move has been begun: then its ship is in use, and being told of that ship would not help. */
static gboolean
is_half_made (const PhState *state)
{
  return state->phase == PH_PHASE_PLACE || state->phase == PH_PHASE_GIVE || state->phase == PH_PHASE_TAKE ||
         state->phase == PH_PHASE_MOVE_TO;
}

/* What is to be done before anything else can. */
static const char *
get_unfinished (const PhState *state)
{
  switch ((int) state->phase)
    {
    case PH_PHASE_MOVE:
      return N_("First move residents, or end your turn.");
    case PH_PHASE_TRADE:
      return N_("First go on with the transactions, or stop.");
    case PH_PHASE_PICK:
      return N_("First use the dice, or stop.");
    case PH_PHASE_BUILD:
      return N_("First choose a sector to build, or take the step back.");
    case PH_PHASE_DISMANTLE:
      return N_("First choose a ship to dismantle, or take the step back.");
    case PH_PHASE_LOBBY:
      return N_("First choose a track to advance on, or take the step back.");
    default:
      return N_("First finish what you have begun.");
    }
}

/* The commonest ways to try something at the wrong moment. */
static const char *
get_wrong_phase (const PhState *state,
                 TableeAction   action)
{
  gboolean turn = state->phase == PH_PHASE_TURN;

  if (is_half_made (state))
    return get_unfinished (state);

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_USE:
    case PH_ACTION_INCOME:
      return turn ? N_("This cannot be done now.") : get_unfinished (state);
    case PH_ACTION_DISMANTLE:
      return N_("Use a dismantling ship to dismantle a ship.");
    case PH_ACTION_BUILD:
      return N_("Use a construction ship to build a sector.");
    case PH_ACTION_ALIEN:
    case PH_ACTION_EXCHANGE:
    case PH_ACTION_BUY:
      return N_("Use a transport ship to bring in aliens, or to exchange or buy resources.");
    case PH_ACTION_LOBBY:
      return N_("Use a diplomacy ship to advance on a track.");
    case PH_ACTION_MOVE:
    case PH_ACTION_POWER:
      return N_("Sector powers and moves are possible only when you take income.");
    default:
      return N_("This cannot be done now.");
    }
}

char *
ph_words_reason (const TableePresentContext *context,
                 const void                 *view,
                 TableeAction                action,
                 TableeReason                reason)
{
  switch ((int) reason)
    {
    case TABLEE_REASON_PHASE:
      return g_strdup (_(get_wrong_phase (view, action)));
    case PH_REASON_TOO_FEW_GEMS:
      return say_too_few_gems (context, view, action);
    case PH_REASON_TOO_LITTLE_METAL:
      return say_too_little_metal (context, view, action);
    case PH_REASON_INCOME_GATE:
      return g_strdup_printf (_("You cannot take income yet: you have more than %d gems, and none of your ships has been used."),
                              PH_INCOME_GEMS);
    default:
      return tablee_plain_reason (context, view, action, reason);
    }
}
