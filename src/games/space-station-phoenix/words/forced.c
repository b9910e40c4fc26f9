/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why nothing else can be done, from what the rules say of all that cannot. */
#include "config.h"
#include "present/format.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static TableeReason
check (const TableePresentContext *context,
       const PhState              *state,
       PhActionKind                kind,
       int                         number)
{
  return context->ruleset->game->check (context->ruleset, state, ph_action (kind, number));
}

static char *
say_dismantle (const TableePresentContext *context,
               const PhState              *state,
               int                         place)
{
  g_autofree char *ship = ph_words_ship (state->seats[state->current].fleet[place]);

  /* Translators: "Farm 2" */
  return g_strdup_printf (_("You must dismantle %s: your other ships are used."), ship);
}

/* Whether metal is what keeps from any other sector. */
static gboolean
lacks_metal (const TableePresentContext *context,
             const PhState              *state)
{
  for (int sector = 0; sector < PH_SECTORS; sector++)
    if ((int) check (context, state, PH_ACTION_BUILD, sector) == PH_REASON_TOO_LITTLE_METAL)
      return TRUE;

  return FALSE;
}

static char *
say_build (const TableePresentContext *context,
           const PhState              *state,
           int                         sector)
{
  const PhRuleset *ruleset = (const PhRuleset *) context->ruleset;
  int kind = ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship));
  g_autofree char *name = ph_words_any_sector (sector);
  g_autofree char *cost = ph_words_good (PH_METAL, ph_build_cost (ruleset, state, state->current, sector, kind));

  g_autofree char *last = ph_words_last_sector (state);
  g_autofree char *building = NULL;

  /* Translators: "a level 2 cyan sector", "7 metal" */
  building = g_strdup_printf (lacks_metal (context, state) ? _("Build %1$s for %2$s: you do not have enough metal for any other.")
                                                           : _("Build %1$s for %2$s: the only one on offer that continues one of your wings."),
                              name, cost);

  return tablee_format_sentences (building, last);
}

static const char *
get_observe (TableeReason reason)
{
  switch ((int) reason)
    {
    case PH_REASON_NO_HUMANS:
      return N_("Observe the humans for %s: there are none left on Earth to recruit.");
    case PH_REASON_NO_ROOM:
      return N_("Observe the humans for %s: to recruit one, you need a free quarter.");
    default:
      return N_("Observe the humans for %s: to recruit one, you need food, water and metal.");
    }
}

static char *
say_observe (const TableePresentContext *context,
             const PhState              *state)
{
  g_autofree char *points = ph_words_observed ((const PhRuleset *) context->ruleset, state);

  /* Translators: "1 point" */
  return ph_words_fill (_(get_observe (check (context, state, PH_ACTION_RECRUIT, 0))), points);
}

/* Whether an alien would find a quarter, if it could be paid. */
static gboolean
has_room (const TableePresentContext *context,
          const PhState              *state)
{
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    if ((int) check (context, state, PH_ACTION_ALIEN, species) == PH_REASON_TOO_FEW_GOODS)
      return TRUE;

  return FALSE;
}

static char *
say_exchange (const TableePresentContext *context,
              const PhState              *state)
{
  return g_strdup (has_room (context, state)
                     ? _("Exchange two resources for one: you do not have what an alien or a purchase takes.")
                     : _("Exchange two resources for one: no alien finds a quarter, and you have too few gems to buy."));
}

static gboolean
lacks_gems (const TableePresentContext *context,
            const PhState              *state)
{
  for (int track = 0; track < PH_TRACKS; track++)
    if ((int) check (context, state, PH_ACTION_LOBBY, track) == PH_REASON_TOO_FEW_GOODS)
      return TRUE;

  return FALSE;
}

static char *
say_lobby (const TableePresentContext *context,
           const PhState              *state,
           int                         track)
{
  g_autofree char *fee = ph_words_good (PH_GEM, ph_lobby_cost ((const PhRuleset *) context->ruleset, state, state->current, track));

  /* Translators: track ("Transport"), "3 gems" */
  return g_strdup_printf (lacks_gems (context, state) ? _("Advance on the %1$s track for %2$s: you cannot pay for any other.")
                                                      : _("Advance on the %1$s track for %2$s: you are at the top of the others."),
                          ph_words_type (track), fee);
}

char *
ph_words_forced (const TableePresentContext *context,
                 const void                 *view,
                 TableeAction                action)
{
  int number = ph_action_number (action);

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_DISMANTLE:
      return say_dismantle (context, view, number);
    case PH_ACTION_BUILD:
      return say_build (context, view, number);
    case PH_ACTION_OBSERVE:
      return say_observe (context, view);
    case PH_ACTION_EXCHANGE:
      return say_exchange (context, view);
    case PH_ACTION_BUY:
      return g_strdup (_("Buy a resource: you do not have what an alien or an exchange takes."));
    case PH_ACTION_LOBBY:
      return say_lobby (context, view, number);
    default:
      return ph_words_prompt (context, view);
    }
}
