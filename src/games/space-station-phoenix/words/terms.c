/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Goods, ships, sectors, hubs and peoples by their names. */
#include "config.h"
#include "terms.h"

#include "present/format.h"
#include "present/language.h"
#include "present/naming.h"

#include <glib/gi18n-lib.h>

#define CONTEXT "Phoenix"

static const char *
get (const char *const *words,
     int                count,
     int                index)
{
  g_return_val_if_fail (index >= 0 && index < count, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, CONTEXT, words[index]);
}

#define GET(words, index) get (words, G_N_ELEMENTS (words), index)

/* Formats come from tables of translated sentences, each of which is tested with what is filled into it. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
ph_words_fill (const char *format,
               ...)
{
  va_list arguments;
  char *words;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return words;
}

char *
ph_words_say_of (const TableePresentContext *context,
                 int                         seat,
                 const PhSentence           *sentence,
                 const char                 *what)
{
  return tablee_say_of (context, seat, _(sentence->you), _(sentence->named), what, context->names[seat]);
}
#pragma GCC diagnostic pop

/*
 * Goods
 */

const char *
ph_words_good_name (int good)
{
  static const char *const names[PH_GOODS] = {
    NC_("Phoenix", "Gems"), NC_("Phoenix", "Food"), NC_("Phoenix", "Water"), NC_("Phoenix", "Metal"), NC_("Phoenix", "Points"),
  };

  return GET (names, good);
}

char *
ph_words_good (int good,
               int count)
{
  gulong n = (gulong) count;
  g_autofree char *number = tablee_format_integer (count);

  switch ((PhGood) good)
    {
    case PH_GEM:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%s gem", "%s gems", n), number);
    case PH_FOOD:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%s food", "%s food", n), number);
    case PH_WATER:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%s water", "%s water", n), number);
    case PH_METAL:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%s metal", "%s metal", n), number);
    case PH_VP:
    case PH_GOODS:
    default:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%s point", "%s points", n), number);
    }
}

const char *
ph_words_score_row (int row)
{
  static const char *const names[PH_SCORE_ROWS] = {
    [PH_SCORE_TRACK] = NC_("Phoenix score sheet", "Points Scored"),
    [PH_SCORE_SECTORS] = NC_("Phoenix score sheet", "Sectors"),
    [PH_SCORE_RESIDENTS] = NC_("Phoenix score sheet", "Residents"),
    [PH_SCORE_HUMAN] = NC_("Phoenix score sheet", "Humans, 1st or 2nd"),
    [PH_SCORE_TEAL] = NC_("Phoenix score sheet", "Cyan Aliens, 1st or 2nd"),
    [PH_SCORE_PINK] = NC_("Phoenix score sheet", "Pink Aliens, 1st or 2nd"),
    [PH_SCORE_BROWN] = NC_("Phoenix score sheet", "Brown Aliens, 1st or 2nd"),
    [PH_SCORE_GOLD] = NC_("Phoenix score sheet", "Gold Aliens, 1st or 2nd"),
    [PH_SCORE_HUB] = NC_("Phoenix score sheet", "Hub"),
    [PH_SCORE_QUARTERS] = NC_("Phoenix score sheet", "End Bonuses"),
    [PH_SCORE_GEMS] = NC_("Phoenix score sheet", "Gems, 1 for 20"),
    [PH_SCORE_RESOURCES] = NC_("Phoenix score sheet", "Resources, 1 for 5"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "Phoenix score sheet", names[row]);
}

static char *
join (GPtrArray  *words,
      const char *none)
{
  if (words->len == 0)
    return g_strdup (none);

  g_ptr_array_add (words, NULL);
  return tablee_format_list ((const char *const *) words->pdata);
}

char *
ph_words_goods (const int goods[PH_GOODS])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int good = 0; good < PH_GOODS; good++)
    if (goods[good] > 0)
      g_ptr_array_add (words, ph_words_good (good, goods[good]));

  return join (words, C_("Phoenix", "nothing"));
}

char *
ph_words_observed (const PhRuleset *ruleset,
                   const PhState   *state)
{
  return ph_words_good (PH_VP, ph_observed_points (ruleset, state));
}

/* Takes both over. @words: (nullable) */
static char *
join_choice (char *words,
             char *next)
{
  g_autofree char *first = words;
  g_autofree char *second = next;

  /* Translators: what there is to choose from: "1 food", "1 water" */
  return first != NULL ? g_strdup_printf (C_("Phoenix reward", "%1$s or %2$s"), first, second) : g_steal_pointer (&second);
}

char *
ph_words_reward (const PhReward *reward)
{
  char *words = NULL;

  for (int good = 0; good < PH_GOODS; good++)
    if (reward->goods[good] > 0)
      {
        g_autofree char *goods = ph_words_good (good, reward->goods[good]);
        g_autofree char *price = ph_words_good (PH_GEM, reward->price[good]);

        if (reward->price[good] > 0)
          /* Translators: a reward and its price, "1 food", "1 gem" */
          words = join_choice (words, g_strdup_printf (C_("Phoenix reward", "%1$s if you pay %2$s"), goods, price));
        else
          words = join_choice (words, g_steal_pointer (&goods));
      }

  return words != NULL ? words : g_strdup (C_("Phoenix", "nothing"));
}

/*
 * Species
 */

const char *
ph_words_species_name (int species)
{
  static const char *const names[PH_SPECIES] = {
    NC_("Phoenix", "Human"), NC_("Phoenix", "Cyan alien"), NC_("Phoenix", "Pink alien"), NC_("Phoenix", "Brown alien"),
    NC_("Phoenix", "Gold alien"),
  };

  return GET (names, species);
}

const char *
ph_words_species (int species)
{
  static const char *const objects[PH_SPECIES] = {
    NC_("Phoenix", "a human"), NC_("Phoenix", "a cyan alien"), NC_("Phoenix", "a pink alien"), NC_("Phoenix", "a brown alien"),
    NC_("Phoenix", "a gold alien"),
  };

  return GET (objects, species);
}

const char *
ph_words_species_kind (int species)
{
  static const char *const kinds[PH_SPECIES] = {
    NC_("Phoenix", "Humans"), NC_("Phoenix", "Cyan aliens"), NC_("Phoenix", "Pink aliens"), NC_("Phoenix", "Brown aliens"),
    NC_("Phoenix", "Gold aliens"),
  };

  return GET (kinds, species);
}

char *
ph_words_residents (int species,
                    int count)
{
  gulong n = (gulong) count;

  switch ((PhSpecies) species)
    {
    case PH_HUMAN:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%d human", "%d humans", n), count);
    case PH_TEAL_ALIEN:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%d cyan alien", "%d cyan aliens", n), count);
    case PH_PINK_ALIEN:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%d pink alien", "%d pink aliens", n), count);
    case PH_BROWN_ALIEN:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%d brown alien", "%d brown aliens", n), count);
    case PH_GOLD_ALIEN:
    default:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "%d gold alien", "%d gold aliens", n), count);
    }
}

/*
 * Ships
 */

const char *
ph_words_type (int type)
{
  static const char *const types[PH_SHIP_TYPES] = {
    NC_("Phoenix", "Dismantling"), NC_("Phoenix", "Construction"), NC_("Phoenix", "Expedition"), NC_("Phoenix", "Transport"),
    NC_("Phoenix", "Diplomacy"), NC_("Phoenix", "Farm"), NC_("Phoenix", "Ice"),
  };

  return GET (types, type);
}

char *
ph_words_ship (int kind)
{
  if (kind >= PH_SHIP_KINDS)
    return g_strdup (C_("Phoenix", "a hidden ship"));

  /* Translators: a ship by its kind ("Expedition") and level */
  return g_strdup_printf (C_("Phoenix", "%1$s %2$d"), ph_words_type (ph_ship_type (kind)), ph_ship_level (kind));
}

char *
ph_words_owned_ship (const TableePresentContext *context,
                     const PhState              *state,
                     int                         seat,
                     int                         ship)
{
  g_autofree char *name = ph_words_ship (ph_acts_as ((const PhRuleset *) context->ruleset, state, ship));
  int owner = ph_ship_owner (ship);

  if (owner == PH_NEUTRAL)
    /* Translators: "Farm 2" */
    return g_strdup_printf (C_("Phoenix", "the neutral %s"), name);
  if (owner == seat)
    /* Translators: "Farm 2", the object of a sentence */
    return g_strdup_printf (C_("Phoenix own ship", "%s"), name);
  if (tablee_is_listener (context, owner))
    /* Translators: "Farm 2" */
    return g_strdup_printf (C_("Phoenix", "your %s"), name);

  /* Translators: name of a player, "Farm 2" */
  return g_strdup_printf (C_("Phoenix", "%1$s’s %2$s"), context->names[owner], name);
}

static char *
say_dismantling (const PhShipKind *ship)
{
  g_autofree char *metal = ph_words_good (PH_METAL, ship->effect);

  if (ship->effect == 0)
    return g_strdup (_("Dismantle one of your unused ships for its metal."));

  /* Translators: "1 metal" */
  return g_strdup_printf (_("Dismantle one of your unused ships for its metal, plus %s."), metal);
}

static char *
say_construction (const PhShipKind *ship)
{
  g_autofree char *metal = ph_words_good (PH_METAL, ship->effect);

  if (ship->effect == 0)
    return g_strdup (_("Build the next sector of a wing for its cost in metal."));

  /* Translators: "1 metal" */
  return g_strdup_printf (_("Build the next sector of a wing for %s less."), metal);
}

static char *
say_effect (const PhShipKind *ship,
            PhShipType        type)
{
  g_autofree char *food = ph_words_good (PH_FOOD, ship->effect);
  g_autofree char *water = ph_words_good (PH_WATER, ship->effect);
  gulong n = ship->effect;

  switch (type)
    {
    case PH_DISMANTLE:
      return say_dismantling (ship);
    case PH_CONSTRUCTION:
      return say_construction (ship);
    case PH_EXPEDITION:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll %1$d die on Earth and use up to %2$d.",
                                           "Roll %1$d dice on Earth and use up to %2$d of them.", n), ship->effect, ship->capacity);
    case PH_TRANSPORT:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Up to %d transaction: bring in an alien, exchange or buy resources.",
                                           "Up to %d transactions: bring in aliens, exchange or buy resources.", n), ship->effect);
    case PH_DIPLOMACY:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Advance on %d diplomacy track and pay its lobbying fee.",
                                           "Advance on up to %d diplomacy tracks and pay their lobbying fees.", n), ship->effect);
    case PH_FARM:
      /* Translators: "4 food" */
      return g_strdup_printf (_("Take %s."), food);
    case PH_ICE:
    case PH_SHIP_TYPES:
    default:
      return g_strdup_printf (_("Take %s."), water);
    }
}

char *
ph_words_effect (const PhRuleset *ruleset,
                 int              kind)
{
  return say_effect (&ruleset->components.ships[kind], (PhShipType) ph_ship_type (kind));
}

PhShipKind
ph_words_ship_for (const PhRuleset *ruleset,
                   const PhState   *state,
                   int              seat,
                   int              kind)
{
  /* What a seat pays less for sectors is taken off the prices on offer already. */
  static const int bonuses[PH_SHIP_TYPES] = {
    [PH_DISMANTLE] = PH_QUARTER_DISMANTLE, [PH_CONSTRUCTION] = PH_QUARTER_PLAIN, [PH_EXPEDITION] = PH_QUARTER_EXPEDITION,
    [PH_TRANSPORT] = PH_QUARTER_TRANSPORT, [PH_DIPLOMACY] = PH_QUARTER_PLAIN, [PH_FARM] = PH_QUARTER_PLAIN, [PH_ICE] = PH_QUARTER_PLAIN,
  };
  PhShipKind ship = ruleset->components.ships[kind];
  PhShipType type = (PhShipType) ph_ship_type (kind);

  if (bonuses[type] != PH_QUARTER_PLAIN)
    ship.effect = (guint8) MIN (ship.effect + ph_count_bonus (ruleset, state, seat, bonuses[type]), G_MAXUINT8);

  return ship;
}

char *
ph_words_effect_for (const PhRuleset *ruleset,
                     const PhState   *state,
                     int              seat,
                     int              kind)
{
  const PhShipKind ship = ph_words_ship_for (ruleset, state, seat, kind);

  return say_effect (&ship, (PhShipType) ph_ship_type (kind));
}

const char *
ph_words_purpose (int type)
{
  static const char *const purposes[PH_SHIP_TYPES] = {
    N_("Metal, for sectors: the ship is gone for good. Start with one you hardly need."),
    N_("Sectors: metal becomes points and room for residents. Each wing starts with level 1."),
    N_("Earth: dice bring food, water, metal and humans."),
    N_("Aliens: food and water bring them into sectors of their own colour; gold ones live anywhere."),
    N_("Influence: whenever any player uses a ship of a track where you have advanced, you get a reward."),
    N_("Food: every alien and every human needs some."),
    N_("Water: every alien and every human needs some."),
  };

  g_return_val_if_fail (type >= 0 && type < PH_SHIP_TYPES, "");

  return _(purposes[type]);
}

/*
 * Sectors and quarters
 */

const char *
ph_words_colour (int colour)
{
  static const char *const colours[PH_COLOURS] = {
    NC_("Phoenix", "Cyan"), NC_("Phoenix", "Pink"), NC_("Phoenix", "Brown"),
  };

  return GET (colours, colour);
}

char *
ph_words_sector (int sector)
{
  /* Translators: of these and the next ones: %d is a level; French has its article in the sentences that they are in */
  static const char *const sectors[PH_COLOURS] = {
    NC_("Phoenix", "the level %d cyan sector"), NC_("Phoenix", "the level %d pink sector"), NC_("Phoenix", "the level %d brown sector"),
  };

  return ph_words_fill (GET (sectors, ph_sector_colour (sector)), ph_sector_level (sector));
}

char *
ph_words_any_sector (int sector)
{
  static const char *const sectors[PH_COLOURS] = {
    NC_("Phoenix", "a level %d cyan sector"), NC_("Phoenix", "a level %d pink sector"), NC_("Phoenix", "a level %d brown sector"),
  };

  return ph_words_fill (GET (sectors, ph_sector_colour (sector)), ph_sector_level (sector));
}

static char *
say_end_plain (const PhEnd *end,
               int          colour)
{
  static const char *const each[PH_END_KINDS] = {
    [PH_END_NONE] = NC_("Phoenix", "no end bonus"),
    [PH_END_HUMAN] = NC_("Phoenix", "%s for each human"),
    [PH_END_GOLD] = NC_("Phoenix", "%s for each gold alien"),
    [PH_END_SECTOR] = NC_("Phoenix", "%s for each sector"),
    [PH_END_TOP_SECTOR] = NC_("Phoenix", "%s for each level 3 sector"),
    [PH_END_FULL_SECTOR] = NC_("Phoenix", "%s for each full sector"),
    [PH_END_WING] = NC_("Phoenix", "%s for each complete wing"),
    [PH_END_TRACK] = NC_("Phoenix", "%s for each diplomacy track where you are at level 2 or 3"),
    [PH_END_TRACK_LEVEL] = NC_("Phoenix", "%s for each diplomacy level"),
    [PH_END_SPECIES] = NC_("Phoenix", "%s for each species in your station"),
    [PH_END_RESIDENT] = NC_("Phoenix", "%s for each resident"),
    [PH_END_SHIP] = NC_("Phoenix", "%s for each ship left"),
  };
  static const char *const own[PH_COLOURS] = {
    NC_("Phoenix", "%s for each cyan alien"), NC_("Phoenix", "%s for each pink alien"), NC_("Phoenix", "%s for each brown alien"),
  };
  g_autofree char *points = ph_words_good (PH_VP, end->points);

  return ph_words_fill (end->kind == PH_END_OWN ? GET (own, colour) : GET (each, end->kind), points);
}

/* The same for more than one of a thing. */
static char *
say_end_group (const PhEnd *end,
               int          colour)
{
  static const char *const groups[PH_END_KINDS] = {
    [PH_END_NONE] = NC_("Phoenix", "no end bonus"),
    [PH_END_HUMAN] = NC_("Phoenix", "%1$s for every %2$d humans"),
    [PH_END_GOLD] = NC_("Phoenix", "%1$s for every %2$d gold aliens"),
    [PH_END_SECTOR] = NC_("Phoenix", "%1$s for every %2$d sectors"),
    [PH_END_TOP_SECTOR] = NC_("Phoenix", "%1$s for every %2$d level 3 sectors"),
    [PH_END_FULL_SECTOR] = NC_("Phoenix", "%1$s for every %2$d full sectors"),
    [PH_END_WING] = NC_("Phoenix", "%1$s for every %2$d complete wings"),
    [PH_END_TRACK] = NC_("Phoenix", "%1$s for every %2$d diplomacy tracks where you are at level 2 or 3"),
    [PH_END_TRACK_LEVEL] = NC_("Phoenix", "%1$s for every %2$d diplomacy levels"),
    [PH_END_SPECIES] = NC_("Phoenix", "%1$s for every %2$d species in your station"),
    [PH_END_RESIDENT] = NC_("Phoenix", "%1$s for every %2$d residents"),
    [PH_END_SHIP] = NC_("Phoenix", "%1$s for every %2$d ships left"),
  };
  static const char *const own[PH_COLOURS] = {
    NC_("Phoenix", "%1$s for every %2$d cyan aliens"), NC_("Phoenix", "%1$s for every %2$d pink aliens"),
    NC_("Phoenix", "%1$s for every %2$d brown aliens"),
  };
  g_autofree char *points = ph_words_good (PH_VP, end->points);

  return ph_words_fill (end->kind == PH_END_OWN ? GET (own, colour) : GET (groups, end->kind), points, end->group);
}

char *
ph_words_end (const PhEnd *end,
              int          colour)
{
  g_autofree char *words = end->group > 1 ? say_end_group (end, colour) : say_end_plain (end, colour);

  if (end->maximum == 0)
    return g_steal_pointer (&words);

  /* Translators: "2 points for each human", number of points */
  return g_strdup_printf (C_("Phoenix", "%1$s, at most %2$d"), words, end->maximum);
}

static char *
say_income (int good,
            int amount)
{
  g_autofree char *words = ph_words_good (good, amount);

  /* Translators: "1 water" */
  return g_strdup_printf (C_("Phoenix", "%s as income"), words);
}

char *
ph_words_power (int kind,
                int amount)
{
  g_autofree char *metal = ph_words_good (PH_METAL, amount);
  g_autofree char *gems = ph_words_good (PH_GEM, amount);
  g_autofree char *points = ph_words_good (PH_VP, amount);
  gulong n = (gulong) amount;

  switch ((PhQuarterKind) kind)
    {
    case PH_QUARTER_GEMS:
      return say_income (PH_GEM, amount);
    case PH_QUARTER_FOOD:
      return say_income (PH_FOOD, amount);
    case PH_QUARTER_WATER:
      return say_income (PH_WATER, amount);
    case PH_QUARTER_METAL:
      return say_income (PH_METAL, amount);
    case PH_QUARTER_VP:
      return say_income (PH_VP, amount);
    case PH_QUARTER_DIE:
      return g_strdup (C_("Phoenix", "one expedition die as income"));
    case PH_QUARTER_SWAP:
      return g_strdup (C_("Phoenix", "swap one resource for another as income"));
    case PH_QUARTER_DISMANTLE:
      return g_strdup_printf (C_("Phoenix", "+%s when you dismantle"), metal);
    case PH_QUARTER_CONSTRUCTION:
      return g_strdup_printf (C_("Phoenix", "sectors cost %s less"), metal);
    case PH_QUARTER_EXPEDITION:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "+%d die on expeditions", "+%d dice on expeditions", n),
                              amount);
    case PH_QUARTER_TRANSPORT:
      return g_strdup_printf (tablee_npgettext ("Phoenix", "+%d transaction on transports", "+%d transactions on transports", n),
                              amount);
    case PH_QUARTER_REROLL:
      return g_strdup (C_("Phoenix", "reroll dice once on each expedition"));
    case PH_QUARTER_LOBBY:
      return g_strdup_printf (C_("Phoenix", "each lobbying fee is %s lower"), gems);
    case PH_QUARTER_TOLL:
      return g_strdup_printf (C_("Phoenix", "%s whenever another player uses one of your ships"), gems);
    case PH_QUARTER_OBSERVE:
      return g_strdup_printf (C_("Phoenix", "+%s the first time you observe on an expedition"), points);
    case PH_QUARTER_END:
    case PH_QUARTER_PLAIN:
    case PH_QUARTER_KINDS:
    default:
      return g_strdup (C_("Phoenix", "nothing special"));
    }
}

char *
ph_words_quarter (const PhRuleset *ruleset,
                  int              sector,
                  int              quarter)
{
  const PhSector *what = &ruleset->components.sectors[sector];
  g_autofree char *end = NULL;

  if (what->quarters[quarter].kind != PH_QUARTER_END)
    return ph_words_power (what->quarters[quarter].kind, what->quarters[quarter].amount);

  end = ph_words_end (&what->end, ph_sector_colour (sector));
  /* Translators: "1 point for each sector" */
  return g_strdup_printf (C_("Phoenix", "at the end, if somebody lives here, %s"), end);
}

char *
ph_words_last_sector (const PhState *state)
{
  if (state->trigger != PH_NONE || ph_count_sectors (&state->seats[state->current]) != PH_SLOTS - 1)
    return NULL;

  return g_strdup (_("It is the last sector of the station: everybody else then has one more turn."));
}

char *
ph_words_quarters (const PhRuleset *ruleset,
                   int              sector)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < ruleset->components.sectors[sector].count; i++)
    g_ptr_array_add (words, ph_words_quarter (ruleset, sector, i));
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" · ", (char **) words->pdata);
}

/*
 * Hubs
 */

const char *
ph_words_hub (const PhRuleset *ruleset,
              int              hub)
{
  /* Those of the set that comes with Tablée; owners of other sets write in their own language. */
  static const char *const names[] G_GNUC_UNUSED = {
    NC_("Phoenix hub", "Foundry Core"), NC_("Phoenix hub", "Crane Dock"), NC_("Phoenix hub", "Survey Bay"),
    NC_("Phoenix hub", "Shuttle Yard"), NC_("Phoenix hub", "Envoy Hall"), NC_("Phoenix hub", "Garden Spindle"),
    NC_("Phoenix hub", "Ice Vault"), NC_("Phoenix hub", "Toll Gate"), NC_("Phoenix hub", "Salvage Fleet"),
    NC_("Phoenix hub", "Prefab Spindle"), NC_("Phoenix hub", "Embassy Annex"), NC_("Phoenix hub", "Quiet Observatory"),
  };

  if (hub >= ruleset->components.hub_count)
    return C_("Phoenix", "a hidden hub");

  return g_dpgettext2 (GETTEXT_PACKAGE, "Phoenix hub", ruleset->components.hubs[hub].name);
}

static char *
say_hub_income (const PhHub *hub)
{
  g_autofree char *gems = ph_words_good (PH_GEM, hub->ship_gems);
  int income[PH_GOODS];
  g_autofree char *goods = NULL;

  for (int good = 0; good < PH_GOODS; good++)
    income[good] = hub->income[good];
  goods = ph_words_goods (income);

  if (hub->ship_gems == 0)
    /* Translators: "1 food" */
    return g_strdup_printf (_("Income: %s."), goods);
  if (hub->ship_group > 1)
    /* Translators: "1 gem", number of ships */
    return g_strdup_printf (_("Income: %1$s for every %2$d ships."), gems, hub->ship_group);
  for (int good = 0; good < PH_GOODS; good++)
    if (income[good] > 0)
      /* Translators: "1 gem", "1 food" */
      return g_strdup_printf (_("Income: %1$s for each ship, and %2$s."), gems, goods);

  /* Translators: "1 gem" */
  return g_strdup_printf (_("Income: %s for each ship."), gems);
}

static void
add_set_up (GPtrArray   *words,
            const PhHub *hub)
{
  if ((hub->setup & PH_SETUP_SHIPS) != 0)
    g_ptr_array_add (words, g_strdup (_("Once: see three more level 2 ships and keep two of them.")));
  if ((hub->setup & PH_SETUP_SECTOR) != 0)
    g_ptr_array_add (words, g_strdup (_("Once: build a level 1 sector for free.")));
  if ((hub->setup & PH_SETUP_DIPLOMACY) != 0)
    g_ptr_array_add (words, g_strdup (_("Once: advance one diplomacy level for free.")));
}

static void
add_lasting (GPtrArray   *words,
             const PhHub *hub)
{
  g_autofree char *power = ph_words_power (hub->power.kind, hub->power.amount);
  g_autofree char *end = ph_words_end (&hub->end, 0);

  if (hub->power.kind != PH_QUARTER_PLAIN)
    /* Translators: "sectors cost 1 metal less" */
    g_ptr_array_add (words, g_strdup_printf (_("Always: %s."), power));
  if (hub->end.kind != PH_END_NONE)
    /* Translators: "1 point for each sector" */
    g_ptr_array_add (words, g_strdup_printf (_("At the end: %s."), end));
}

char *
ph_words_hub_lasting (const PhRuleset *ruleset,
                      int              hub)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  add_lasting (words, &ruleset->components.hubs[hub]);
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" ", (char **) words->pdata);
}

/* Whether whoever plays later gets something for that. */
static gboolean
is_compensated (const PhRuleset *ruleset)
{
  for (int good = 0; good < PH_GOODS; good++)
    if (ruleset->setup.compensation[1][good] > 0)
      return TRUE;

  return FALSE;
}

char *
ph_words_hub_effects (const PhRuleset *ruleset,
                      int              hub,
                      const char      *separator)
{
  const PhHub *what = &ruleset->components.hubs[hub];
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *start = NULL;
  int goods[PH_GOODS];

  for (int good = 0; good < PH_GOODS; good++)
    goods[good] = what->start[good];
  start = ph_words_goods (goods);
  /* Translators: the next two: "10 gems, 2 food, 2 water and 2 metal" */
  g_ptr_array_add (words, g_strdup_printf (is_compensated (ruleset) ? _("At the start: %s, and more for whoever does not begin.") : _("At the start: %s."),
                                           start));
  add_set_up (words, what);
  g_ptr_array_add (words, say_hub_income (what));
  add_lasting (words, what);
  g_ptr_array_add (words, NULL);

  return g_strjoinv (separator, (char **) words->pdata);
}

/*
 * Dice
 */

char *
ph_words_die (int face)
{
  int dice[PH_FACES] = { 0 };

  dice[face] = 1;
  return ph_words_dice (dice);
}

const char *
ph_words_face (int face)
{
  static const char *const faces[PH_FACES] = {
    NC_("Phoenix", "Food"), NC_("Phoenix", "Water"), NC_("Phoenix", "Metal"), NC_("Phoenix", "Human"),
  };

  return GET (faces, face);
}

char *
ph_words_dice (const int dice[PH_FACES])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (int face = 0; face < PH_FACES; face++)
    if (dice[face] > 0)
      g_ptr_array_add (words, face == PH_FACE_HUMAN ? ph_words_residents (PH_HUMAN, dice[face])
                                                    : ph_words_good (PH_FOOD + face, dice[face]));

  return join (words, C_("Phoenix", "nothing"));
}
