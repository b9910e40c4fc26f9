/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ships, sectors and hubs as tiles, with what is said of them. */
#include "config.h"
#include "pieces.h"

#include <glib/gi18n.h>

#include "faces.h"
#include "games/space-station-phoenix/words/terms.h"
#include "present/naming.h"

#define ART "space-station-phoenix/"

const char *const ph_art_faces[] = { ART "dice/food", ART "dice/water", ART "dice/metal", ART "dice/human", NULL };

static const PhRuleset *
get_ruleset (const PhSight *sight)
{
  return (const PhRuleset *) sight->context.ruleset;
}

static const char *
make_art (const char *folder,
          const char *name,
          int         number,
          const char *suffix)
{
  g_autofree char *art = number > 0 ? g_strdup_printf (ART "%s/%s-%d%s", folder, name, number, suffix)
                                    : g_strdup_printf (ART "%s/%s%s", folder, name, suffix);

  return g_intern_string (art);
}

const char *
ph_art_good (int good)
{
  static const char *const goods[PH_GOODS] = {
    ART "goods/gem", ART "goods/food", ART "goods/water", ART "goods/metal", ART "goods/vp",
  };

  return goods[good];
}

const char *
ph_art_species (int species)
{
  static const char *const residents[PH_SPECIES] = {
    ART "residents/human", ART "residents/teal", ART "residents/pink", ART "residents/brown", ART "residents/gold",
  };

  return residents[species];
}

static const char *const type_names[PH_SHIP_TYPES] = {
  "dismantle", "construction", "expedition", "transport", "diplomacy", "farm", "ice",
};

static const char *const colour_names[PH_COLOURS] = { "teal", "pink", "brown" };

const char *
ph_art_type (int type)
{
  return make_art ("types", type_names[type], 0, "");
}

const char *
ph_art_face (int face)
{
  return ph_art_faces[face];
}

void
ph_pieces_clear (PhTile *tiles,
                 gsize   n_tiles)
{
  for (gsize i = 0; i < n_tiles; i++)
    g_clear_pointer ((char **) &tiles[i].spoken, g_free);
}

void
ph_pieces_say (PhTile *tile,
               char   *words)
{
  g_free ((char *) tile->spoken);
  tile->spoken = words;
}

/*
 * Quarters
 */

static const char *
get_end_sign (const PhEnd *end,
              int          colour)
{
  static const char *const signs[PH_END_KINDS] = {
    [PH_END_NONE] = ART "codes/plain",
    [PH_END_HUMAN] = ART "codes/end-human",
    [PH_END_GOLD] = ART "codes/end-gold",
    [PH_END_OWN] = NULL,
    [PH_END_SECTOR] = ART "codes/end-sector",
    [PH_END_TOP_SECTOR] = ART "codes/end-top-sector",
    [PH_END_FULL_SECTOR] = ART "codes/end-full-sector",
    [PH_END_WING] = ART "codes/end-wing",
    [PH_END_TRACK] = ART "codes/end-dip",
    [PH_END_TRACK_LEVEL] = ART "codes/end-track-level",
    [PH_END_SPECIES] = ART "codes/end-species",
    [PH_END_RESIDENT] = ART "codes/end-resident",
    [PH_END_SHIP] = ART "codes/end-ship",
  };

  if (end->kind == PH_END_OWN)
    {
      g_autofree char *name = g_strdup_printf ("end-own-%s", colour_names[colour]);

      return make_art ("codes", name, 0, "");
    }

  return signs[end->kind];
}

static const char *
get_power_sign (int kind,
                int amount)
{
  static const char *const signs[PH_QUARTER_KINDS] = {
    [PH_QUARTER_PLAIN] = NULL,
    [PH_QUARTER_GEMS] = ART "codes/gem-1",
    [PH_QUARTER_FOOD] = ART "codes/food",
    [PH_QUARTER_WATER] = ART "codes/water",
    [PH_QUARTER_METAL] = ART "codes/metal",
    [PH_QUARTER_VP] = ART "codes/vp-1",
    [PH_QUARTER_DIE] = ART "codes/expedition-die",
    [PH_QUARTER_SWAP] = ART "codes/swap",
    [PH_QUARTER_DISMANTLE] = ART "codes/bonus-dismantle",
    [PH_QUARTER_CONSTRUCTION] = ART "codes/bonus-construction",
    [PH_QUARTER_EXPEDITION] = ART "codes/bonus-expedition",
    [PH_QUARTER_TRANSPORT] = ART "codes/bonus-transport",
    [PH_QUARTER_REROLL] = ART "codes/bonus-reroll",
    [PH_QUARTER_LOBBY] = ART "codes/bonus-lobby",
    [PH_QUARTER_TOLL] = ART "codes/bonus-toll",
    [PH_QUARTER_OBSERVE] = ART "codes/bonus-observe",
  };

  if (kind == PH_QUARTER_GEMS && amount > 1)
    return amount == 2 ? ART "codes/gem-2" : ART "goods/gem";
  if (kind == PH_QUARTER_VP && amount > 1)
    return amount == 2 ? ART "codes/vp-2" : ART "goods/vp";

  return signs[kind];
}

static const char *
get_rim (int kind)
{
  if (kind == PH_QUARTER_PLAIN)
    return ART "quarters/plain";
  if (kind == PH_QUARTER_END)
    return ART "quarters/end";

  return kind <= PH_QUARTER_SWAP ? ART "quarters/income" : ART "quarters/bonus";
}

static void
fill_sector (const PhRuleset *ruleset,
             int              index,
             PhSectorFace    *face)
{
  const PhSector *sector = &ruleset->components.sectors[index];

  face->hull = make_art ("sectors", colour_names[ph_sector_colour (index)], ph_sector_level (index), "");
  face->width = 220 + 80 * ph_sector_level (index);  /* as it is drawn */
  face->colour = ph_sector_colour (index);
  face->cost = PH_NO_NUMBER;
  face->n_quarters = sector->count;
  for (int i = 0; i < sector->count; i++)
    {
      const PhQuarter *quarter = &sector->quarters[i];

      face->quarters[i].rim = get_rim (quarter->kind);
      face->quarters[i].sign = quarter->kind == PH_QUARTER_END ? get_end_sign (&sector->end, ph_sector_colour (index))
                                                               : get_power_sign (quarter->kind, quarter->amount);
    }
}

/*
 * Sectors
 */

void
ph_pieces_offer (const PhSight *sight,
                 int            sector,
                 int            kind,
                 PhTile        *tile)
{
  const PhRuleset *ruleset = get_ruleset (sight);
  g_autofree char *name = ph_words_any_sector (sector);
  g_autofree char *quarters = ph_words_quarters (ruleset, sector);
  g_autofree char *points = ph_words_good (PH_VP, ph_sector_points (ph_sector_level (sector)));
  g_autofree char *metal = NULL;

  ph_tile_init (tile, PH_TILE_SECTOR, sector);
  fill_sector (ruleset, sector, &tile->sector);
  tile->sector.lead = PH_PRICE_LEAD;
  tile->sector.width += PH_PRICE_LEAD;
  tile->sector.cost = ph_build_cost (ruleset, sight->state, sight->near, sector, kind);
  metal = ph_words_good (PH_METAL, tile->sector.cost);
  /* Translators: "a level 1 cyan sector", "3 metal", "1 water as income · nothing special", "3 points" */
  ph_pieces_say (tile, g_strdup_printf (_("On offer: %1$s for %2$s. It scores %4$s at the end. Quarters, which fill from the left: %3$s."), name, metal, quarters,
                                        points));
}

/* Who lives where: "1: teal alien, 1 water at each income". */
static char *
speak_quarters (const PhRuleset *ruleset,
                const PhSeat    *seat,
                int              slot)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  int sector = seat->sectors[slot];

  for (int i = 0; i < ruleset->components.sectors[sector].count; i++)
    {
      g_autofree char *quarter = ph_words_quarter (ruleset, sector, i);
      const char *who = i < seat->filled[slot] ? ph_words_species_name (seat->residents[slot][i]) : C_("Phoenix quarter", "Empty");

      if ((seat->fresh[slot] >> i & 1) != 0)
        /* Translators: "Cyan alien", "1 water as income": of who has come in this turn */
        g_ptr_array_add (words, g_strdup_printf (C_("Phoenix quarter", "%1$s (%2$s, from the next turn on)"), who, quarter));
      else
        /* Translators: "Cyan alien" or "Empty", "1 water as income" */
        g_ptr_array_add (words, g_strdup_printf (C_("Phoenix quarter", "%1$s (%2$s)"), who, quarter));
    }
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" · ", (char **) words->pdata);
}

static void
fill_built (const PhRuleset *ruleset,
            const PhSeat    *seat,
            int              slot,
            PhSectorFace    *face)
{
  fill_sector (ruleset, seat->sectors[slot], face);
  for (int i = 0; i < seat->filled[slot]; i++)
    {
      face->quarters[i].resident = ph_art_species (seat->residents[slot][i]);
      face->quarters[i].fresh = (seat->fresh[slot] >> i & 1) != 0;
    }
}

void
ph_pieces_built (const PhSight *sight,
                 int            seat,
                 int            slot,
                 PhTile        *tile)
{
  const PhSeat *owner = &sight->state->seats[seat];
  int sector = owner->sectors[slot];
  g_autofree char *name = NULL;
  g_autofree char *quarters = NULL;
  g_autofree char *points = NULL;

  ph_tile_init (tile, PH_TILE_SECTOR, sector != PH_NONE ? sector : PH_SECTORS + slot);
  if (sector == PH_NONE)
    {
      tile->sector.hull = ART "sectors/site";
      tile->sector.width = 300;
      tile->sector.cost = PH_NO_NUMBER;
      /* Translators: a colour of wings ("Cyan"), a level */
      ph_pieces_say (tile, g_strdup_printf (_("%1$s wing: a level %2$d sector comes next."),
                                            ph_words_colour (slot / PH_LEVELS), slot % PH_LEVELS + 1));
      return;
    }

  fill_built (get_ruleset (sight), owner, slot, &tile->sector);
  name = ph_words_any_sector (sector);
  quarters = speak_quarters (get_ruleset (sight), owner, slot);
  points = ph_words_good (PH_VP, ph_sector_points (slot % PH_LEVELS + 1));
  /* Translators: "a level 1 cyan sector", "Cyan alien (1 water as income) · Empty (nothing special)", "4 points" */
  ph_pieces_say (tile, g_strdup_printf (_("In the station: %1$s. It scores %3$s at the end. %2$s"), name, quarters, points));
}

/*
 * Hubs
 */

static const char *
get_hub_hull (const PhHub *hub)
{
  int kind = hub->power.kind;

  if (kind == PH_QUARTER_LOBBY || kind == PH_QUARTER_TOLL || (hub->setup & PH_SETUP_DIPLOMACY) != 0)
    return ART "hubs/embassy";
  if (kind == PH_QUARTER_EXPEDITION || kind == PH_QUARTER_TRANSPORT || (hub->setup & PH_SETUP_SHIPS) != 0)
    return ART "hubs/yard";
  if (kind == PH_QUARTER_OBSERVE || hub->income[PH_FOOD] + hub->income[PH_WATER] + hub->income[PH_METAL] > 0)
    return ART "hubs/garden";

  return ART "hubs/works";
}

static const char *
get_hub_sign (const PhHub *hub)
{
  if (hub->power.kind != PH_QUARTER_PLAIN)
    return get_power_sign (hub->power.kind, hub->power.amount);
  if ((hub->setup & PH_SETUP_SHIPS) != 0)
    return ART "codes/setup-ships";
  if ((hub->setup & PH_SETUP_SECTOR) != 0)
    return ART "codes/setup-sector";
  for (int good = PH_FOOD; good <= PH_METAL; good++)
    if (hub->income[good] > 0)
      return ph_art_good (good);

  return ART "codes/gem-per-ship";
}

static void
fill_hub (const PhRuleset *ruleset,
          int              hub,
          PhHubFace       *face)
{
  if (hub >= ruleset->components.hub_count)
    return;

  face->hull = get_hub_hull (&ruleset->components.hubs[hub]);
  face->sign = get_hub_sign (&ruleset->components.hubs[hub]);
}

/* Returns: (transfer full) */
static char *
say_hub (const PhRuleset *ruleset,
         int              hub)
{
  g_autofree char *effects = ph_words_hub_effects (ruleset, hub, " ");

  /* Translators: name of a hub, what it does in whole sentences */
  return g_strdup_printf (_("Hub %1$s. %2$s"), ph_words_hub (ruleset, hub), effects);
}

/* @words about a station, and its hub, if it has been chosen. Returns: (transfer full) */
static char *
add_hub (const PhRuleset *ruleset,
         int              hub,
         const char      *words)
{
  g_autofree char *effects = hub < ruleset->components.hub_count ? say_hub (ruleset, hub) : NULL;

  return effects != NULL ? g_strdup_printf (C_("Phoenix line", "%1$s %2$s"), words, effects) : g_strdup (words);
}

void
ph_pieces_hub (const PhSight *sight,
               int            seat,
               PhTile        *tile)
{
  const PhRuleset *ruleset = get_ruleset (sight);
  int hub = sight->state->seats[seat].hub;

  ph_tile_init (tile, PH_TILE_HUB, seat);
  fill_hub (ruleset, hub, &tile->hub);
  if (hub >= ruleset->components.hub_count)
    {
      tile->hub.hull = ART "hubs/works";
      ph_pieces_say (tile, g_strdup (_("The hub has not been chosen yet.")));
      return;
    }

  ph_pieces_say (tile, say_hub (ruleset, hub));
}

void
ph_pieces_station (const PhSight *sight,
                   int            seat,
                   PhTile        *tile)
{
  const PhSeat *owner = &sight->state->seats[seat];
  int counts[PH_SPECIES];
  int residents = 0;
  int sectors = ph_count_sectors (owner);
  g_autofree char *built = g_strdup_printf (ngettext ("%d sector", "%d sectors", (gulong) sectors), sectors);
  g_autofree char *lives = NULL;
  g_autofree char *words = NULL;

  ph_tile_init (tile, PH_TILE_STATION, seat);
  fill_hub (get_ruleset (sight), owner->hub, &tile->station.hub);
  for (int slot = 0; slot < PH_SLOTS; slot++)
    {
      PhSectorFace *face = &tile->station.sectors[slot / PH_LEVELS][slot % PH_LEVELS];

      if (owner->sectors[slot] != PH_NONE)
        fill_built (get_ruleset (sight), owner, slot, face);
      face->width = 300 + 80 * (slot % PH_LEVELS);
    }
  ph_count_residents (owner, counts);
  for (int species = 0; species < PH_SPECIES; species++)
    residents += counts[species];
  lives = g_strdup_printf (ngettext ("%d resident", "%d residents", (gulong) residents), residents);
  /* Translators: "4 sectors", "9 residents", name of a player */
  words = tablee_say_of (&sight->context, seat, _("Your station: %1$s, %2$s. Show it large."),
                         _("%3$s’s station: %1$s, %2$s. Show it large."), built, lives, sight->context.names[seat]);
  ph_pieces_say (tile, add_hub (get_ruleset (sight), owner->hub, words));
}

/*
 * Ships
 */

static void
fill_ship (const PhRuleset *ruleset,
           int              kind,
           gboolean         used,
           PhShipFace      *face)
{
  const PhShipKind *ship = &ruleset->components.ships[kind];
  int type = ph_ship_type (kind);

  face->hull = make_art ("ships", type_names[type], ph_ship_level (kind), used ? "-off" : "");
  face->type = ph_art_type (type);
  face->title = NULL;
  face->column = type;
  face->level = ph_ship_level (kind);
  if (ship->effect == 0)
    return;
  switch ((PhShipType) type)
    {
    case PH_DISMANTLE:
      g_snprintf (face->value, sizeof face->value, "+%d", ship->effect);
      face->effect = ph_art_good (PH_METAL);
      break;
    case PH_CONSTRUCTION:
      g_snprintf (face->value, sizeof face->value, "−%d", ship->effect);
      face->effect = ph_art_good (PH_METAL);
      break;
    case PH_EXPEDITION:
      g_snprintf (face->value, sizeof face->value, "%d→%d", ship->effect, ship->capacity);
      face->effect = ART "dice/blank";
      break;
    case PH_FARM:
    case PH_ICE:
      g_snprintf (face->value, sizeof face->value, "+%d", ship->effect);
      face->effect = ph_art_good (type == PH_FARM ? PH_FOOD : PH_WATER);
      break;
    case PH_TRANSPORT:
    case PH_DIPLOMACY:
    case PH_SHIP_TYPES:
    default:
      g_snprintf (face->value, sizeof face->value, "×%d", ship->effect);
      face->effect = ph_art_type (type);
      break;
    }
}

static char *
speak_ship (const PhSight *sight,
            int            ship,
            const char    *name,
            int            cost,
            int            fee)
{
  g_autofree char *effect = ph_words_effect_for (get_ruleset (sight), sight->state, sight->near,
                                               ph_acts_as (get_ruleset (sight), sight->state, ship));
  g_autofree char *gems = ph_words_good (PH_GEM, cost);
  g_autofree char *fees = ph_words_good (PH_GEM, fee);

  if (ph_is_used (sight->state, ship))
    /* Translators: "Farm 2" or "Bo’s Farm 2", "Take 4 food." */
    return g_strdup_printf (_("%1$s, used. %2$s"), name, effect);
  if (fee > 0)
    /* Translators: "Bo’s Farm 2", "4 gems", "2 gems" (for its owner), "Take 4 food." */
    return g_strdup_printf (_("%1$s, for %2$s and a fee of %3$s. %4$s"), name, gems, fees, effect);

  /* Translators: "Farm 2", "4 gems", "Take 4 food." */
  return g_strdup_printf (_("%1$s, for %2$s. %3$s"), name, gems, effect);
}

/* "The neutral Farm 2" */
static char *
begin_sentence (const char *name)
{
  const char *rest = g_utf8_next_char (name);
  g_autofree char *first = g_utf8_strup (name, rest - name);

  return g_strconcat (first, rest, NULL);
}

void
ph_pieces_ship (const PhSight *sight,
                int            ship,
                PhTile        *tile)
{
  const PhRuleset *ruleset = get_ruleset (sight);
  int kind = ph_acts_as (ruleset, sight->state, ship);
  gboolean used = ph_is_used (sight->state, ship);
  g_autofree char *name = ph_words_owned_ship (&sight->context, sight->state, sight->near, ship);
  g_autofree char *capital = NULL;
  g_autofree char *title = NULL;
  int fee = 0;
  int cost = ph_use_cost (ruleset, sight->state, sight->near, ship, &fee);

  ph_tile_init (tile, PH_TILE_SHIP, ship);
  fill_ship (ruleset, kind, used, &tile->ship);
  title = ph_words_ship (kind);
  tile->ship.title = g_intern_string (title);
  if (used)
    tile->ship.gems = cost;
  else if (fee > 0)
    g_snprintf (tile->ship.price, sizeof tile->ship.price, "%d+%d", cost, fee);
  else
    g_snprintf (tile->ship.price, sizeof tile->ship.price, "%d", cost);
  if (ph_ship_owner (ship) == PH_NEUTRAL)
    tile->ship.mark = ART "marks/neutral";
  capital = begin_sentence (name);
  ph_pieces_say (tile, speak_ship (sight, ship, capital, cost, fee));
}

/*
 * Cards
 */

void
ph_pieces_ship_card (const PhSight *sight,
                     int            kind,
                     PhTile        *tile)
{
  g_autofree char *title = ph_words_ship (kind);
  g_autofree char *effect = NULL;

  ph_tile_init (tile, PH_TILE_CARD, kind);
  ph_pieces_say (tile, g_strdup (title));
  if (kind >= PH_SHIP_KINDS)
    {
      tile->ship.hull = ART "backs/ship";
      return;
    }

  effect = ph_words_effect (get_ruleset (sight), kind);
  fill_ship (get_ruleset (sight), kind, FALSE, &tile->ship);
  tile->ship.title = g_intern_string (title);
  tile->ship.words = g_intern_string (effect);
  g_snprintf (tile->ship.price, sizeof tile->ship.price, "%d", get_ruleset (sight)->components.ships[kind].cost);
  /* Translators: "Farm 2", "Take 4 food." */
  ph_pieces_say (tile, g_strdup_printf (C_("Phoenix card", "%1$s. %2$s"), title, effect));
}

void
ph_pieces_hub_card (const PhSight *sight,
                    int            hub,
                    PhTile        *tile)
{
  const PhRuleset *ruleset = get_ruleset (sight);
  PhHubFace face = { NULL };
  g_autofree char *effects = NULL;

  ph_tile_init (tile, PH_TILE_CARD, hub);
  if (hub >= ruleset->components.hub_count)
    {
      tile->ship.hull = ART "backs/hub";
      ph_pieces_say (tile, g_strdup (C_("Phoenix", "a hidden hub")));
      return;
    }

  fill_hub (ruleset, hub, &face);
  effects = ph_words_hub_effects (ruleset, hub, "\n");
  tile->ship.hull = face.hull;
  tile->ship.type = face.sign;
  tile->ship.title = g_intern_string (ph_words_hub (ruleset, hub));
  tile->ship.words = g_intern_string (effects);
  /* Translators: name of a hub, what it does in whole sentences */
  ph_pieces_say (tile, g_strdup_printf (_("Hub %1$s. %2$s"), tile->ship.title, effects));
}

/*
 * Small things
 */

void
ph_pieces_die (int     face,
               int     id,
               PhTile *tile)
{
  ph_tile_init (tile, PH_TILE_DIE, id);
  tile->sign.sign = ph_art_face (face);
  /* Translators: a face of the die, "Food" or "Human" */
  ph_pieces_say (tile, g_strdup_printf (_("Die: %s"), ph_words_face (face)));
}

void
ph_pieces_good (const PhSight *sight,
                int            seat,
                int            good,
                PhTile        *tile)
{
  int amount = sight->state->seats[seat].goods[good];

  ph_tile_init (tile, PH_TILE_SIGN, good);
  tile->sign.sign = ph_art_good (good);
  g_snprintf (tile->sign.text, sizeof tile->sign.text, "%d", amount);
  tile->sign.dim = amount == 0;
  ph_pieces_say (tile, ph_words_good (good, amount));
}

void
ph_pieces_species (const PhSight *sight,
                   int            species,
                   PhTile        *tile)
{
  int amount = sight->state->supply[species];
  g_autofree char *residents = ph_words_residents (species, amount);

  ph_tile_init (tile, PH_TILE_SIGN, species);
  tile->sign.sign = ph_art_species (species);
  g_snprintf (tile->sign.text, sizeof tile->sign.text, "%d", amount);
  tile->sign.dim = amount == 0;
  if (species == PH_GOLD_ALIEN)
    /* Translators: "12 gold aliens" */
    ph_pieces_say (tile, g_strdup_printf (_("In the supply: %s. They live in any sector."), residents));
  else
    /* Translators: "12 cyan aliens" */
    ph_pieces_say (tile, g_strdup_printf (_("In the supply: %s"), residents));
}

/* A good is drawn as often as there is of it, as far as there is room. */
static void
fill_rewards (const PhRuleset *ruleset,
              int              track,
              PhTrackFace     *face)
{
  for (int level = 0; level < PH_TRACK_LEVELS; level++)
    {
      const PhReward *reward = &ruleset->components.rewards[track][level];
      int n = 0;

      for (int good = 0; good < PH_GOODS; good++)
        for (int i = 0; i < reward->goods[good] && n < 2; i++)
          {
            face->rewards[level][n++] = ph_art_good (good);
            face->prices[level] = MAX (face->prices[level], reward->price[good]);
          }
    }
}

static char *
speak_track (const PhSight *sight,
             int            track)
{
  const PhReward *rewards = get_ruleset (sight)->components.rewards[track];
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = ph_words_reward (&rewards[0]);
  g_autofree char *second = ph_words_reward (&rewards[1]);
  g_autofree char *third = ph_words_reward (&rewards[2]);
  g_autofree char *levels = NULL;

  G_STATIC_ASSERT (PH_TRACK_LEVELS == 3);
  for (int seat = 0; seat < sight->context.ruleset->seats; seat++)
    /* Translators: name of a player, level of a track */
    g_ptr_array_add (words, g_strdup_printf (C_("Phoenix track", "%1$s %2$d"), tablee_name_of (&sight->context, seat),
                                             sight->state->seats[seat].tracks[track]));
  g_ptr_array_add (words, NULL);
  levels = g_strjoinv (", ", (char **) words->pdata);

  /* Translators: a track ("Transport"), what there is to choose from at each of its levels, who is at which: "Ana 2, Bo 0" */
  return g_strdup_printf (_("%1$s track of diplomacy. Whenever anybody uses a ship of this type, you choose one thing among those of the "
                            "levels you have reached. Level 1: %2$s. Level 2: %3$s. Level 3: %4$s. Reached: %5$s."),
                          ph_words_type (track), first, second, third, levels);
}

void
ph_pieces_track (const PhSight *sight,
                 int            track,
                 PhTile        *tile)
{
  const PhRuleset *ruleset = get_ruleset (sight);
  int own = sight->state->seats[sight->near].tracks[track];

  ph_tile_init (tile, PH_TILE_TRACK, track);
  tile->track.sign = ph_art_type (track);
  tile->track.next = -1;
  fill_rewards (ruleset, track, &tile->track);
  for (int level = 0; level < PH_TRACK_LEVELS; level++)
    tile->track.fees[level] = level < own      ? PH_NO_NUMBER
                              : level == own   ? ph_lobby_cost (ruleset, sight->state, sight->near, track)
                                               : ruleset->setup.fees[level];
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    {
      g_autofree char *number = g_strdup_printf ("diplomacy-%d", seat);

      tile->track.tokens[seat] = make_art ("tokens", number, 0, "");
      tile->track.levels[seat] = sight->state->seats[seat].tracks[track];
    }
  ph_pieces_say (tile, speak_track (sight, track));
}
