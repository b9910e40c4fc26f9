/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions of Space Station Phoenix in words, short and spoken. */
#include "config.h"
#include "terms.h"

#include "present/format.h"
#include "present/naming.h"

#include <glib/gi18n-lib.h>

static const PhRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const PhRuleset *) context->ruleset;
}

static int
get_seat (const PhState *state)
{
  return MIN (state->current, PH_MAX_SEATS - 1);
}

/*
 * Short
 */

static char *
name_place (const PhState *state,
            int            place)
{
  const PhSeat *seat = &state->seats[get_seat (state)];

  return ph_words_ship (place < seat->fleet_count ? seat->fleet[place] : PH_UNKNOWN);
}

static void
unpack_dice (int number,
             int dice[PH_FACES])
{
  for (int face = 0; face < PH_FACES; face++)
    dice[face] = ph_dice_count (number, face);
}

static gboolean
has_quarter (const PhSector  *sector,
             const PhSector  *whose,
             const PhQuarter *quarter)
{
  for (int i = 0; i < sector->count; i++)
    if (memcmp (&sector->quarters[i], quarter, sizeof *quarter) == 0)
      return quarter->kind != PH_QUARTER_END || memcmp (&sector->end, &whose->end, sizeof sector->end) == 0;

  return FALSE;
}

/* What no other sector on offer of the same level and colour does; if there is no such thing, all that it does; NULL: there is no other. */
static char *
dup_difference (const TableePresentContext *context,
                const PhState              *state,
                int                         index)
{
  const PhRuleset *ruleset = get_ruleset (context);
  const PhSector *sectors = ruleset->components.sectors;
  const PhSector *sector = &sectors[index];
  gboolean others = FALSE;
  unsigned own = ((1u << sector->count) - 1) & ~(unsigned) ruleset->masks[index][PH_QUARTER_PLAIN];

  for (int other = 0; other < PH_SECTORS; other++)
    if (other != index && ph_slot (other) == ph_slot (index) && ph_in_market (state, other))
      {
        others = TRUE;
        for (int i = 0; i < sector->count; i++)
          if (has_quarter (&sectors[other], sector, &sector->quarters[i]))
            own &= ~(1u << i);
      }
  if (!others)
    return NULL;

  return own != 0 ? ph_words_quarter (ruleset, index, __builtin_ctz (own)) : ph_words_quarters (ruleset, index);
}

static char *
say_build (const TableePresentContext *context,
           const PhState              *state,
           int                         sector)
{
  g_autofree char *name = ph_words_any_sector (sector);
  g_autofree char *difference = dup_difference (context, state, sector);

  if (difference == NULL)
    /* Translators: "a level 2 cyan sector" */
    return g_strdup_printf (_("Build %s"), name);

  /* Translators: "a level 2 cyan sector", what tells it from the others: "1 water as income" */
  return g_strdup_printf (_("Build %1$s (%2$s)"), name, difference);
}

/* What is named by a sector of a station. */
/* @called: "the level 2 cyan sector". */
static char *
say_power (const PhRuleset *ruleset,
           int              sector,
           const char      *called)
{
  g_autofree char *power = ph_words_power (ruleset->masks[sector][PH_QUARTER_DIE] != 0 ? PH_QUARTER_DIE : PH_QUARTER_SWAP, 0);

  /* Translators: "the level 2 cyan sector", "one expedition die as income" */
  return g_strdup_printf (_("Use the Power of %1$s: %2$s"), called, power);
}

static char *
say_sector_action (const PhRuleset *ruleset,
                   PhActionKind     kind,
                   int              number)
{
  g_autofree char *sector = ph_words_sector (kind == PH_ACTION_MOVE ? ph_lift_sector (number) : number);

  switch ((int) kind)
    {
    case PH_ACTION_PLACE:
      /* Translators: "the level 1 cyan sector" */
      return g_strdup_printf (_("Into %s"), sector);
    case PH_ACTION_POWER:
      return say_power (ruleset, number, sector);
    case PH_ACTION_MOVE:
      /* Translators: "a cyan alien", "the level 1 cyan sector" */
      return g_strdup_printf (_("Move %1$s from %2$s"), ph_words_species (ph_lift_species (number)), sector);
    case PH_ACTION_MOVE_TO:
    default:
      /* Translators: "the level 1 cyan sector" */
      return g_strdup_printf (_("Move to %s"), sector);
    }
}

static char *
say_ship_action (const TableePresentContext *context,
                 const PhState              *state,
                 PhActionKind                kind,
                 int                         number)
{
  g_autofree char *ship = kind == PH_ACTION_USE         ? ph_words_owned_ship (context, state, get_seat (state), number)
                          : kind == PH_ACTION_DISMANTLE ? name_place (state, number)
                                                        : ph_words_ship (number);

  switch ((int) kind)
    {
    case PH_ACTION_USE:
      /* Translators: "Farm 2", "Bo’s Farm 2", "the neutral Farm 2" */
      return g_strdup_printf (_("Use %s"), ship);
    case PH_ACTION_DISMANTLE:
      /* Translators: "Farm 2" */
      return g_strdup_printf (_("Dismantle %s"), ship);
    case PH_ACTION_DRAFT:
      /* Translators: "Farm 2" */
      return g_strdup_printf (_("Draft %s"), ship);
    case PH_ACTION_SHIP:
    default:
      /* Translators: "Farm 2" */
      return g_strdup_printf (C_("Phoenix ship", "Keep %s"), ship);
    }
}

static char *
say_reroll (int number)
{
  int dice[PH_FACES];
  g_autofree char *words = NULL;

  unpack_dice (number, dice);
  words = ph_words_dice (dice);
  /* Translators: "2 food and 1 human" */
  return g_strdup_printf (_("Reroll %s"), words);
}

char *
ph_words_action (const TableePresentContext *context,
                 const void                 *view,
                 TableeAction                action)
{
  const PhState *state = view;
  int number = ph_action_number (action);
  PhActionKind kind = ph_action_kind (action);

  switch (kind)
    {
    case PH_ACTION_USE:
    case PH_ACTION_DISMANTLE:
    case PH_ACTION_DRAFT:
    case PH_ACTION_SHIP:
      return say_ship_action (context, state, kind, number);
    case PH_ACTION_BUILD:
    case PH_ACTION_SECTOR:
      return say_build (context, state, number);
    case PH_ACTION_PLACE:
    case PH_ACTION_POWER:
    case PH_ACTION_MOVE:
    case PH_ACTION_MOVE_TO:
      return say_sector_action (get_ruleset (context), kind, number);
    case PH_ACTION_INCOME:
      return g_strdup (_("Take Income"));
    case PH_ACTION_REROLL:
      return say_reroll (number);
    case PH_ACTION_KEEP:
      return g_strdup (_("Keep All Dice"));
    case PH_ACTION_PICK:
      return g_strdup (ph_words_face (number));
    case PH_ACTION_OBSERVE:
      return g_strdup (C_("Phoenix", "Observe"));
    case PH_ACTION_RECRUIT:
      return g_strdup (C_("Phoenix", "Recruit"));
    case PH_ACTION_ALIEN:
      return g_strdup (ph_words_species_name (number));
    case PH_ACTION_EXCHANGE:
      /* Translators: on a button: %d resources are given for one */
      return g_strdup_printf (C_("Phoenix", "Exchange %d for 1"), PH_EXCHANGE);
    case PH_ACTION_BUY:
      return g_strdup (C_("Phoenix", "Buy"));
    case PH_ACTION_GIVE:
    case PH_ACTION_TAKE:
    case PH_ACTION_REWARD:
      return g_strdup (ph_words_good_name (number));
    case PH_ACTION_LOBBY:
    case PH_ACTION_TRACK:
      return g_strdup (ph_words_type (number));
    case PH_ACTION_HUB:
      return g_strdup (ph_words_hub (get_ruleset (context), number));
    case PH_ACTION_STOP:
      return g_strdup (_("Stop Here"));
    case PH_ACTION_DONE:
      return g_strdup (state->phase == PH_PHASE_MOVE ? _("End the Turn") : _("Go On"));
    case PH_N_ACTIONS:
    default:
      return NULL;
    }
}

/*
 * Spoken
 */

static char *
speak_use (const TableePresentContext *context,
           const PhState              *state,
           int                         ship)
{
  const PhRuleset *ruleset = get_ruleset (context);
  int seat = get_seat (state);
  int fee;
  int cost = ph_use_cost (ruleset, state, seat, ship, &fee);
  int left = state->seats[seat].goods[PH_GEM] - cost - fee;
  g_autofree char *name = ph_words_owned_ship (context, state, seat, ship);
  g_autofree char *gems = ph_words_good (PH_GEM, cost);
  g_autofree char *fees = ph_words_good (PH_GEM, fee);
  g_autofree char *effect = ph_words_effect_for (ruleset, state, seat, ph_acts_as (ruleset, state, ship));

  if (left < 0)
    /* Translators: "Farm 2", "4 gems", "Take 4 food." */
    return g_strdup_printf (_("Use %1$s for %2$s. %3$s"), name, gems, effect);
  if (fee > 0)
    /* Translators: "Bo’s Farm 2", "4 gems", "2 gems", its owner, number of gems, "Take 4 food." */
    return g_strdup_printf (_("Use %1$s for %2$s, plus %3$s for %4$s; %5$d left. %6$s"), name, gems, fees,
                            tablee_name_of (context, ph_ship_owner (ship)), left, effect);

  /* Translators: "Farm 2", "4 gems", number of gems, "Take 4 food." */
  return g_strdup_printf (_("Use %1$s for %2$s; %3$d left. %4$s"), name, gems, left, effect);
}

static char *
speak_build (const TableePresentContext *context,
             const PhState              *state,
             int                         sector)
{
  const PhRuleset *ruleset = get_ruleset (context);
  int seat = get_seat (state);
  int owner = state->context.owner;
  int kind = owner != PH_NONE ? ph_acts_as (ruleset, state, ph_ship (owner, state->context.ship)) : PH_NONE;
  int cost = ph_build_cost (ruleset, state, seat, sector, kind);
  int left = state->seats[seat].goods[PH_METAL] - cost;
  g_autofree char *name = ph_words_any_sector (sector);
  g_autofree char *metal = ph_words_good (PH_METAL, cost);
  g_autofree char *quarters = ph_words_quarters (ruleset, sector);
  g_autofree char *points = ph_words_good (PH_VP, ph_sector_points (ph_sector_level (sector)));
  g_autofree char *last = ph_words_last_sector (state);
  g_autofree char *building = NULL;

  /* Translators: "a level 1 cyan sector", "3 metal", amount of metal, "1 water as income · nothing special", "3 points" */
  building = g_strdup_printf (_("Build %1$s for %2$s; %3$d left. It scores %5$s at the end. Quarters, which fill from the left: %4$s."), name, metal,
                              MAX (left, 0), quarters, points);

  return tablee_format_sentences (building, last);
}

static char *
speak_dismantle (const TableePresentContext *context,
                 const PhState              *state,
                 int                         place)
{
  const PhRuleset *ruleset = get_ruleset (context);
  int seat = get_seat (state);
  int owner = state->context.owner;
  int kind = owner != PH_NONE ? ph_acts_as (ruleset, state, ph_ship (owner, state->context.ship)) : PH_NONE;
  g_autofree char *name = name_place (state, place);
  g_autofree char *metal = NULL;

  if (place >= state->seats[seat].fleet_count || kind == PH_NONE)
    /* Translators: "Farm 2" */
    return g_strdup_printf (_("Dismantle %s for its metal"), name);

  metal = ph_words_good (PH_METAL, ph_scrap_metal (ruleset, state, seat, place, kind));
  /* Translators: "Farm 2", "6 metal" */
  return g_strdup_printf (_("Dismantle %1$s for %2$s"), name, metal);
}

static char *
speak_income (const TableePresentContext *context,
              const PhState              *state)
{
  int goods[PH_GOODS];
  g_autofree char *words = NULL;

  ph_count_income (get_ruleset (context), state, get_seat (state), goods);
  words = ph_words_goods (goods);
  /* Translators: "7 gems and 1 food" */
  return g_strdup_printf (_("Take income: %s, and all your ships are ready again"), words);
}

static char *
speak_lobby (const TableePresentContext *context,
             const PhState              *state,
             int                         track,
             gboolean                    free_level)
{
  int seat = get_seat (state);
  int level = MIN (state->seats[seat].tracks[track] + 1, PH_TRACK_LEVELS);
  g_autofree char *gems = ph_words_good (PH_GEM, ph_lobby_cost (get_ruleset (context), state, seat, track));
  g_autofree char *reward = ph_words_reward (&get_ruleset (context)->components.rewards[track][level - 1]);

  if (free_level)
    /* Translators: track ("Transport"), level, "1 food or 1 water" */
    return g_strdup_printf (_("Advance to level %2$d of the %1$s track for free. Whenever anybody uses a ship of this type, you may then "
                              "choose %3$s."), ph_words_type (track), level, reward);

  /* Translators: track ("Transport"), level, "3 gems", "1 food or 1 water" */
  return g_strdup_printf (_("Advance to level %2$d of the %1$s track for %3$s. Whenever anybody uses a ship of this type, you may then "
                            "choose %4$s."), ph_words_type (track), level, gems, reward);
}

static char *
speak_reward (const TableePresentContext *context,
              const PhState              *state,
              int                         good)
{
  int price = 0;
  int amount = ph_reward (get_ruleset (context), state, get_seat (state), state->context.track, (PhGood) good, &price);
  g_autofree char *goods = ph_words_good (good, amount);
  g_autofree char *gems = ph_words_good (PH_GEM, price);

  if (price > 0)
    /* Translators: "1 gem", "1 point" */
    return g_strdup_printf (_("Pay %1$s and take %2$s"), gems, goods);

  /* Translators: "1 food" */
  return g_strdup_printf (_("Take %s"), goods);
}

static char *
speak_observe (const TableePresentContext *context,
               const PhState              *state)
{
  g_autofree char *points = ph_words_observed (get_ruleset (context), state);

  /* Translators: "1 point" */
  return g_strdup_printf (_("Observe the humans for %s"), points);
}

static char *
speak_alien (int species)
{
  g_autofree char *gem = ph_words_good (PH_GEM, 1);
  g_autofree char *food = ph_words_good (PH_FOOD, 1);
  g_autofree char *water = ph_words_good (PH_WATER, 1);

  if (species == PH_GOLD_ALIEN)
    /* Translators: "a gold alien", "1 food", "1 water", "1 gem" */
    return g_strdup_printf (_("Bring in %1$s for %2$s, %3$s and %4$s, to live in any sector"), ph_words_species (species), food, water, gem);

  /* Translators: "a cyan alien", "1 food", "1 water" */
  return g_strdup_printf (_("Bring in %1$s for %2$s and %3$s"), ph_words_species (species), food, water);
}

static char *
speak_place (const PhState *state,
             int            sector)
{
  g_autofree char *name = ph_words_sector (sector);

  /* Translators: "a cyan alien", "the level 1 cyan sector" */
  return g_strdup_printf (_("Place %1$s in %2$s"), ph_words_species (MIN (state->context.species, PH_SPECIES - 1)), name);
}

/* Whoever leaves, it is the last quarter that is empty then. */
static char *
speak_move (const TableePresentContext *context,
            const PhState              *state,
            int                         lift)
{
  const PhSeat *station = &state->seats[get_seat (state)];
  int sector = ph_lift_sector (lift);
  int species = ph_lift_species (lift);
  int last = ph_has_sector (station, sector) ? station->filled[ph_slot (sector)] - 1 : -1;
  g_autofree char *name = ph_words_sector (sector);
  g_autofree char *quarter = NULL;

  if (last < 0)
    return say_sector_action (get_ruleset (context), PH_ACTION_MOVE, lift);

  quarter = ph_words_quarter (get_ruleset (context), sector, last);
  if (station->residents[ph_slot (sector)][last] == species)
    /* Translators: "a cyan alien", "the level 1 cyan sector", number of a quarter, what it does: "2 gems as income" */
    return g_strdup_printf (_("Move %1$s from %2$s. Its quarter %3$d (%4$s) is empty then."), ph_words_species (species), name,
                            last + 1, quarter);

  /* Translators: "a cyan alien", "the level 1 cyan sector", number of a quarter, what it does: "2 gems as income" */
  return g_strdup_printf (_("Move %1$s from %2$s. Those behind close up: its quarter %3$d (%4$s) is empty then."),
                          ph_words_species (species), name, last + 1, quarter);
}

static char *
speak_hub (const TableePresentContext *context,
           int                         hub)
{
  const PhRuleset *ruleset = get_ruleset (context);
  g_autofree char *effects = hub < ruleset->components.hub_count ? ph_words_hub_effects (ruleset, hub, " ") : g_strdup ("");

  /* Translators: name of a hub, what it does in whole sentences */
  return g_strdup_printf (_("Choose the hub %1$s. %2$s"), ph_words_hub (ruleset, hub), effects);
}

static char *
speak_ship (const TableePresentContext *context,
            const PhState              *state,
            PhActionKind                kind,
            int                         ship)
{
  g_autofree char *title = say_ship_action (context, state, kind, ship);
  g_autofree char *effect = NULL;

  if (ship >= PH_SHIP_KINDS)
    return g_steal_pointer (&title);

  effect = ph_words_effect (get_ruleset (context), ship);
  /* Translators: "Draft Farm 2" or "Keep Farm 2", "Take 4 food." */
  return g_strdup_printf (C_("Phoenix ship", "%1$s. %2$s"), title, effect);
}

static char *
speak_goods (PhActionKind kind,
             int          good)
{
  g_autofree char *goods = ph_words_good (good, 1);

  /* Translators: "1 food" */
  return g_strdup_printf (kind == PH_ACTION_GIVE ? _("Give %s") : _("Take %s"), goods);
}

static char *
speak_die (const PhState *state,
           int            face)
{
  g_autofree char *goods = NULL;

  if (face == PH_FACE_HUMAN)
    return g_strdup (_("Use a die that shows a human: observe or recruit"));

  goods = ph_words_good (PH_FOOD + face, 1);
  /* Translators: "1 food" */
  return g_strdup_printf (_("Use a die: take %s"), goods);
}

char *
ph_words_action_spoken (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action)
{
  const PhState *state = view;
  int number = ph_action_number (action);
  PhActionKind kind = ph_action_kind (action);

  switch ((int) kind)
    {
    case PH_ACTION_USE:
      return speak_use (context, state, number);
    case PH_ACTION_INCOME:
      return speak_income (context, state);
    case PH_ACTION_DISMANTLE:
      return speak_dismantle (context, state, number);
    case PH_ACTION_BUILD:
      return speak_build (context, state, number);
    case PH_ACTION_PICK:
      return speak_die (state, number);
    case PH_ACTION_OBSERVE:
      return speak_observe (context, state);
    case PH_ACTION_RECRUIT:
      return g_strdup (_("Recruit a human for 1 food, 1 water and 1 metal"));
    case PH_ACTION_PLACE:
      return speak_place (state, number);
    case PH_ACTION_ALIEN:
      return speak_alien (number);
    case PH_ACTION_EXCHANGE:
      return g_strdup_printf (_("Exchange %d resources for one of your choice"), PH_EXCHANGE);
    case PH_ACTION_BUY:
      return g_strdup_printf (_("Buy a resource for %d gems"), PH_BUY_GEMS);
    case PH_ACTION_GIVE:
    case PH_ACTION_TAKE:
      return speak_goods (kind, number);
    case PH_ACTION_LOBBY:
    case PH_ACTION_TRACK:
      return speak_lobby (context, state, number, kind == PH_ACTION_TRACK);
    case PH_ACTION_REWARD:
      return speak_reward (context, state, number);
    case PH_ACTION_DRAFT:
    case PH_ACTION_SHIP:
      return speak_ship (context, state, kind, number);
    case PH_ACTION_HUB:
      return speak_hub (context, number);
    case PH_ACTION_MOVE:
      return speak_move (context, state, number);
    default:
      return ph_words_action (context, view, action);
    }
}

/*
 * Quoted
 */

/* Where the button says a word that the question above it makes a sentence of. */
char *
ph_words_action_quoted (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action)
{
  int number = ph_action_number (action);

  switch ((int) ph_action_kind (action))
    {
    case PH_ACTION_PICK:
    case PH_ACTION_PLACE:
    case PH_ACTION_GIVE:
    case PH_ACTION_TAKE:
    case PH_ACTION_REWARD:
    case PH_ACTION_EXCHANGE:
      return ph_words_action_spoken (context, view, action);
    case PH_ACTION_RECRUIT:
      return g_strdup (_("Recruit a Human"));
    case PH_ACTION_ALIEN:
      /* Translators: "a cyan alien" */
      return g_strdup_printf (_("Bring in %s"), ph_words_species (number));
    case PH_ACTION_HUB:
      /* Translators: name of a hub */
      return g_strdup_printf (_("Choose the Hub: %s"), ph_words_hub (get_ruleset (context), number));
    case PH_ACTION_BUY:
      return g_strdup (_("Buy a Resource"));
    case PH_ACTION_LOBBY:
    case PH_ACTION_TRACK:
      /* Translators: track ("Transport") */
      return g_strdup_printf (_("Advance on the %s Track"), ph_words_type (number));
    default:
      return ph_words_action (context, view, action);
    }
}
