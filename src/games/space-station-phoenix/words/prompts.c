/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

/* What is to be decided, sentence by sentence of the phases. */

static gboolean
may_take_income (const PhRuleset *ruleset,
                 const PhState   *state)
{
  return ruleset->base.game->check (&ruleset->base, state, ph_action (PH_ACTION_INCOME, 0)) == TABLEE_REASON_NONE;
}

static char *
ask_turn (const PhRuleset *ruleset,
          const PhState   *state)
{
  gboolean last = state->trigger != PH_NONE;

  if (may_take_income (ruleset, state))
    return last ? g_strdup (_("Your last turn: use a ship, your own or another one, or take an income."))
                : g_strdup (_("Use a ship, your own or another one, or take an income."));

  return last ? g_strdup (_("Your last turn: use a ship, your own, a neutral one or another player’s."))
              : g_strdup (_("Use a ship: your own, a neutral one or another player’s."));
}

static char *
ask_expedition (const PhState *state)
{
  gulong n = state->context.left;

  if (state->phase == PH_PHASE_REROLL)
    return g_strdup (_("Choose dice to roll again, or keep them all."));
  if (state->phase == PH_PHASE_HUMAN)
    return g_strdup (_("Observe the humans for points, or recruit one."));
  if (state->context.power != PH_NONE)
    return g_strdup (_("Use the die, or leave it."));
  if (state->context.used)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Use %d more die, or stop.", "Use up to %d more dice, or stop.", n),
                            (int) n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Use %d die.", "Use up to %d dice.", n), (int) n);
}

static char *
ask_goods (const PhState *state)
{
  if (state->phase == PH_PHASE_TAKE)
    return g_strdup (_("Which resource do you take?"));
  if (state->context.gives > 1)
    return g_strdup_printf (_("Which %d resources do you give? Choose the first."), state->context.gives);

  return g_strdup (_("Which resource do you give?"));
}

static char *
ask_transport (const PhState *state)
{
  gulong n = state->context.left;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d transaction: fetch an alien, exchange or buy goods.",
                                       "%d transactions: fetch aliens, exchange or buy goods.", n), (int) n);
}

static char *
ask_place (const PhState *state)
{
  /* Translators: "a teal alien" */
  return g_strdup_printf (_("Which sector does %s move into?"), ph_words_species (MIN (state->context.species, PH_SPECIES - 1)));
}

static char *
ask_set_up (const PhState *state)
{
  switch ((int) state->phase)
    {
    case PH_PHASE_DRAFT:
      return g_strdup_printf (_("Take a ship of level %1$d into your fleet: choice %2$d of %3$d."), state->level, state->pick,
                              PH_PICKS);
    case PH_PHASE_HUB:
      return g_strdup (_("Choose the hub of your station."));
    case PH_PHASE_HUB_SHIPS:
      return g_strdup (_("Keep one of these ships of level 2."));
    case PH_PHASE_HUB_SECTOR:
      return g_strdup (_("Choose your first sector: it costs nothing."));
    default:
      return g_strdup (_("Choose a track to advance on: it costs nothing."));
    }
}

char *
ph_words_prompt (const TableePresentContext *context,
                 const void                 *view)
{
  const PhState *state = view;

  switch ((PhPhase) state->phase)
    {
    case PH_PHASE_TURN:
      return ask_turn ((const PhRuleset *) context->ruleset, state);
    case PH_PHASE_DISMANTLE:
      return g_strdup (_("Which ship of your fleet is taken apart?"));
    case PH_PHASE_BUILD:
      return g_strdup (_("Which sector do you build?"));
    case PH_PHASE_REROLL:
    case PH_PHASE_PICK:
    case PH_PHASE_HUMAN:
      return ask_expedition (state);
    case PH_PHASE_PLACE:
    case PH_PHASE_MOVE_TO:
      return ask_place (state);
    case PH_PHASE_TRADE:
      return ask_transport (state);
    case PH_PHASE_GIVE:
    case PH_PHASE_TAKE:
      return ask_goods (state);
    case PH_PHASE_LOBBY:
      return g_strdup (_("Choose a track to advance on."));
    case PH_PHASE_DIPLO:
      /* Translators: track ("Transport") */
      return g_strdup_printf (_("Diplomacy, track %s: choose what you get."), ph_words_type (state->context.track));
    case PH_PHASE_INCOME_POWER:
      return g_strdup (_("Use the power of a sector, or go on."));
    case PH_PHASE_MOVE:
      return g_strdup (_("Residents move for a gem each; then end your turn."));
    case PH_PHASE_OVER:
      return g_strdup (_("The game is over."));
    case PH_PHASE_DRAFT:
    case PH_PHASE_HUB:
    case PH_PHASE_HUB_SHIPS:
    case PH_PHASE_HUB_SECTOR:
    case PH_PHASE_HUB_DIPLO:
    default:
      return ask_set_up (state);
    }
}
