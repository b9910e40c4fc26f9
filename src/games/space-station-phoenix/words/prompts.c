/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be decided, sentence by sentence of the phases. */
#include "config.h"
#include "terms.h"

#include "present/format.h"

#include <glib/gi18n-lib.h>

/* What is to be decided, sentence by sentence of the phases, and nothing that cannot be done. */

/* The kinds of actions that are legal now, bit by bit. */
static unsigned
find_kinds (const PhRuleset *ruleset,
            const PhState   *state)
{
  const TableeGame *game = ruleset->base.game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  gsize count = game->legal (&ruleset->base, state, actions);
  unsigned kinds = 0;

  for (gsize i = 0; i < count; i++)
    kinds |= 1u << ph_action_kind (actions[i]);

  return kinds;
}

static gboolean
is_among (unsigned     kinds,
          PhActionKind kind)
{
  return (kinds >> kind & 1) != 0;
}

static const char *
ask_turn (const PhRuleset *ruleset,
          const PhState   *state)
{
  gboolean last = state->trigger != PH_NONE;
  unsigned kinds = find_kinds (ruleset, state);

  if (!is_among (kinds, PH_ACTION_USE))
    return last ? _("Your last turn: you cannot use any ship, so take income.") : _("You cannot use any ship: take income.");
  if (is_among (kinds, PH_ACTION_INCOME))
    return last ? _("Your last turn: use a ship, your own or another, or take income.")
                : _("Use a ship, your own or another, or take income.");

  return last ? _("Your last turn: use a ship, your own, a neutral one or another player’s.")
              : _("Use a ship: your own, a neutral one or another player’s.");
}

static char *
ask_human (const PhRuleset *ruleset,
           const PhState   *state)
{
  gboolean recruit = is_among (find_kinds (ruleset, state), PH_ACTION_RECRUIT);
  g_autofree char *points = ph_words_observed (ruleset, state);

  /* Translators: "1 point" */
  return g_strdup_printf (recruit ? _("Observe the humans for %s, or recruit one.") : _("Observe the humans for %s."), points);
}

/* The only die of a power. */
static char *
ask_power_die (const PhState *state)
{
  int dice[PH_FACES];
  g_autofree char *words = NULL;

  for (int face = 0; face < PH_FACES; face++)
    dice[face] = state->context.dice[face];
  words = ph_words_dice (dice);
  /* Translators: "1 food" or "1 human" */
  return g_strdup_printf (_("Use the die (%s), or leave it."), words);
}

static char *
ask_dice (const PhState *state)
{
  int n = 0;

  for (int face = 0; face < PH_FACES; face++)
    n += state->context.dice[face];
  n = MIN (n, state->context.left);
  if (state->context.used)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Use %d more die, or stop.", "Use up to %d more dice, or stop.",
                                         (gulong) n), n);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Use %d die.", "Use up to %d dice.", (gulong) n), n);
}

static char *
ask_goods (const PhState *state)
{
  int n = state->context.gives;

  if (state->phase == PH_PHASE_TAKE)
    return g_strdup (_("Choose a resource to take."));
  if (n > 1)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Choose %d resource to give.",
                                         "Choose the first of %d resources to give.", (gulong) n), n);

  return g_strdup (_("Choose a resource to give."));
}

static char *
ask_transport (const PhRuleset *ruleset,
               const PhState   *state)
{
  unsigned kinds = find_kinds (ruleset, state);
  int n = state->context.left;
  g_autoptr (GPtrArray) ways = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (is_among (kinds, PH_ACTION_ALIEN))
    g_ptr_array_add (ways, (gpointer) C_("Phoenix transaction", "bring in aliens"));
  if (is_among (kinds, PH_ACTION_EXCHANGE))
    g_ptr_array_add (ways, (gpointer) C_("Phoenix transaction", "exchange two resources for one"));
  if (is_among (kinds, PH_ACTION_BUY))
    g_ptr_array_add (ways, (gpointer) C_("Phoenix transaction", "buy a resource"));
  if (ways->len == 0)
    return g_strdup (_("No other transaction is possible: stop here."));

  g_ptr_array_add (ways, NULL);
  list = tablee_format_choice ((const char *const *) ways->pdata);
  if (is_among (kinds, PH_ACTION_STOP))
    /* Translators: number of transactions, "bring in aliens or buy a resource" */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d transaction left: you can %2$s, or stop.",
                                         "%1$d transactions left: you can %2$s, or stop.", (gulong) n), n, list);

  /* Translators: number of transactions, "bring in aliens or buy a resource" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$d transaction: you can %2$s.", "%1$d transactions: you can %2$s.",
                                       (gulong) n), n, list);
}

static char *
ask_place (const PhState *state)
{
  /* Translators: "a cyan alien" */
  return g_strdup_printf (_("Choose a sector for %s."), ph_words_species (MIN (state->context.species, PH_SPECIES - 1)));
}

static char *
ask_lobby (const PhRuleset *ruleset,
           const PhState   *state)
{
  int kind = state->context.owner != PH_NONE ? ph_acts_as (ruleset, state, ph_ship (state->context.owner, state->context.ship))
                                             : PH_NONE;
  int n = kind < PH_SHIP_KINDS ? ruleset->components.ships[kind].effect : 1;

  if (state->context.moved != 0)
    return g_strdup (_("Choose another track to advance on, or stop."));
  if (n > 1)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Choose up to %d track to advance on, one after the other.",
                                         "Choose up to %d tracks to advance on, one after the other.", (gulong) n), n);

  return g_strdup (_("Choose a track to advance on."));
}

static char *
ask_set_up (const PhState *state)
{
  switch ((int) state->phase)
    {
    case PH_PHASE_DRAFT:
      return g_strdup_printf (_("Draft a level %1$d ship (choice %2$d of %3$d)."), state->level, state->pick, PH_PICKS);
    case PH_PHASE_HUB:
      return g_strdup (_("Choose the hub of your station."));
    case PH_PHASE_HUB_SHIPS:
      return g_strdup (state->shown_count == PH_SHOWN ? _("You keep two of these level 2 ships: choose the first.")
                                                      : _("You keep two level 2 ships: choose the second."));
    case PH_PHASE_HUB_SECTOR:
      return g_strdup (_("Choose your first sector: it is free."));
    default:
      return g_strdup (_("Choose a track to advance on: this step is free."));
    }
}

char *
ph_words_prompt (const TableePresentContext *context,
                 const void                 *view)
{
  const PhRuleset *ruleset = (const PhRuleset *) context->ruleset;
  const PhState *state = view;

  switch ((PhPhase) state->phase)
    {
    case PH_PHASE_TURN:
      return g_strdup (ask_turn (ruleset, state));
    case PH_PHASE_DISMANTLE:
      return g_strdup (_("Choose a ship of your fleet to dismantle."));
    case PH_PHASE_BUILD:
      return g_strdup (_("Choose a sector to build."));
    case PH_PHASE_REROLL:
      return g_strdup (_("Choose dice to reroll, or keep them all."));
    case PH_PHASE_PICK:
      return state->context.power != PH_NONE ? ask_power_die (state) : ask_dice (state);
    case PH_PHASE_HUMAN:
      return ask_human (ruleset, state);
    case PH_PHASE_PLACE:
    case PH_PHASE_MOVE_TO:
      return ask_place (state);
    case PH_PHASE_TRADE:
      return ask_transport (ruleset, state);
    case PH_PHASE_GIVE:
    case PH_PHASE_TAKE:
      return ask_goods (state);
    case PH_PHASE_LOBBY:
      return ask_lobby (ruleset, state);
    case PH_PHASE_DIPLO:
      /* Translators: track ("Transport") */
      return g_strdup_printf (_("Choose your reward on the %s track."), ph_words_type (state->context.track));
    case PH_PHASE_INCOME_POWER:
      return g_strdup (is_among (find_kinds (ruleset, state), PH_ACTION_POWER) ? _("Use the power of a sector, or go on.")
                                                                               : _("Go on: no power of a sector is left."));
    case PH_PHASE_MOVE:
      return g_strdup (is_among (find_kinds (ruleset, state), PH_ACTION_MOVE)
                         ? _("Move residents for 1 gem each (the others close up), or end your turn.")
                         : _("End your turn: no resident can move."));
    case PH_PHASE_OVER:
      g_return_val_if_reached (NULL);
    case PH_PHASE_DRAFT:
    case PH_PHASE_HUB:
    case PH_PHASE_HUB_SHIPS:
    case PH_PHASE_HUB_SECTOR:
    case PH_PHASE_HUB_DIPLO:
    default:
      return ask_set_up (state);
    }
}
