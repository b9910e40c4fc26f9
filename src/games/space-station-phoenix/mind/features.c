/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position as the numbers that what was learned is multiplied with. */
#include "features.h"

#include "games/space-station-phoenix/rules/rules-private.h"

#include <math.h>
#include <string.h>

/* Where the residents of a seat lie among its features, its sums behind them. */
enum
{
  RESIDENTS = PH_GOODS + 2,
  ALL_RESIDENTS = RESIDENTS + PH_SPECIES,
  SECTORS,
};

/* What there is of each, at the most, in a usual game. */
static const double usual_goods[PH_GOODS] = { 20, 6, 6, 8, PH_WIN_VP };
static const double usual_supply = 12;
static const double usual_residents = 6;
static const double usual_quarters = 3;

/* Quarters of each kind that are occupied and empty, by their amounts; what a station counts at the end. */
typedef struct
{
  double lived[PH_QUARTER_KINDS];
  double unlived[PH_QUARTER_KINDS];
  double sector_points;
  double end_points;
  int    room;
} Building;

static void
put (float **out,
     double  value)
{
  *(*out)++ = (float) value;
}

/*
 * The table
 */

static void
put_endings (float          **out,
             const PhRuleset *ruleset,
             const PhState   *view)
{
  int vp = 0;
  int sectors = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      int own = ph_count_sectors (&view->seats[i]);

      vp = view->seats[i].goods[PH_VP] > vp ? view->seats[i].goods[PH_VP] : vp;
      sectors = own > sectors ? own : sectors;
    }
  put (out, (double) (ph_count_aliens (view) - PH_LAST_ALIENS) / ruleset->setup.aliens);
  put (out, (double) view->supply[PH_HUMAN] / ruleset->setup.humans);
  put (out, (double) vp / PH_WIN_VP);
  put (out, (double) vp * vp / (PH_WIN_VP * PH_WIN_VP));
  put (out, (double) sectors / PH_SLOTS);
  put (out, (double) sectors * sectors / (PH_SLOTS * PH_SLOTS));
  put (out, view->trigger != PH_NONE);
}

static int
count_market (const PhState *view,
              int            level,
              int            colour)
{
  int count = 0;

  for (unsigned row = ph_market_row (view, level, colour); row != 0; row &= row - 1)
    count++;

  return count;
}

static void
put_table (float          **out,
           const PhRuleset *ruleset,
           const PhState   *view)
{
  put (out, (ruleset->base.seats - PH_MIN_SEATS) / 2.0);
  put_endings (out, ruleset, view);
  for (int species = 0; species < PH_SPECIES; species++)
    put (out, view->supply[species] / usual_supply);
  for (int level = 1; level <= PH_LEVELS; level++)
    for (int colour = 0; colour < PH_COLOURS; colour++)
      put (out, count_market (view, level, colour) / 4.0);
}

/*
 * A seat
 */

static void
count_sector (Building        *building,
              const PhRuleset *ruleset,
              const PhSeat    *own,
              const PhStation *station,
              int              slot)
{
  const PhSector *sector = &ruleset->components.sectors[own->sectors[slot]];

  building->room += ph_slot_free (ruleset, own, slot);
  building->sector_points += ph_sector_points (slot % PH_LEVELS + 1);
  for (int i = 0; i < sector->count; i++)
    {
      const PhQuarter *quarter = &sector->quarters[i];
      bool is_lived = i < own->filled[slot];
      double *counts = is_lived ? building->lived : building->unlived;

      counts[quarter->kind] += fmax (1, quarter->amount);
      if (quarter->kind == PH_QUARTER_END && is_lived)
        building->end_points += ph_end_points (own, station, &sector->end, slot / PH_LEVELS);
    }
}

static void
put_sectors (float          **out,
             const PhRuleset *ruleset,
             const PhSeat    *own,
             const PhStation *station,
             Building        *building)
{
  for (int slot = 0; slot < PH_SLOTS; slot++)
    {
      put (out, own->sectors[slot] != PH_NONE);
      put (out, ph_slot_free (ruleset, own, slot) / 4.0);
      if (own->sectors[slot] != PH_NONE)
        count_sector (building, ruleset, own, station, slot);
    }
}

static const PhHub *
get_hub (const PhRuleset *ruleset,
         const PhSeat    *own)
{
  static const PhHub none;

  return own->hub == PH_NONE || own->hub == PH_UNKNOWN ? &none : &ruleset->components.hubs[own->hub];
}

static void
put_station (float          **out,
             const PhRuleset *ruleset,
             const PhSeat    *own)
{
  Building building = { 0 };
  PhStation station;

  ph_count_station (ruleset, own, &station);
  building.end_points = ph_end_points (own, &station, &get_hub (ruleset, own)->end, 0);
  for (int species = 0; species < PH_SPECIES; species++)
    put (out, station.residents[species] / usual_residents);
  put (out, station.all_residents / 20.0);
  put (out, (double) station.sectors / PH_SLOTS);
  put (out, (double) station.full_sectors / PH_SLOTS);
  put_sectors (out, ruleset, own, &station, &building);
  put (out, building.room / 8.0);
  put (out, building.sector_points / 40);
  put (out, building.end_points / 20);
  put (out, fmin (building.room, fmin (own->goods[PH_FOOD], own->goods[PH_WATER])) / 5);
  for (int kind = 0; kind < PH_QUARTER_KINDS; kind++)
    {
      put (out, building.lived[kind] / usual_quarters);
      put (out, building.unlived[kind] / usual_quarters);
    }
}

static void
put_fleet (float       **out,
           const PhSeat *own)
{
  int kinds[PH_SHIP_KINDS] = { 0 };
  int types[PH_SHIP_TYPES] = { 0 };
  int ready[PH_SHIP_TYPES] = { 0 };

  for (int i = 0; i < own->fleet_count; i++)
    {
      int type = ph_ship_type (own->fleet[i]);

      kinds[own->fleet[i]]++;
      types[type]++;
      ready[type] += !ph_ship_used (own, i);
    }
  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    put (out, kinds[kind]);
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    {
      put (out, types[type] > 0);
      put (out, ready[type]);
    }
}

static void
put_hub (float          **out,
         const PhRuleset *ruleset,
         const PhSeat    *own)
{
  const PhHub *hub = get_hub (ruleset, own);

  for (int good = 0; good < PH_GOODS; good++)
    put (out, hub->income[good] / 2.0);
  put (out, hub->ship_group > 0 ? hub->ship_gems * (own->fleet_count / hub->ship_group) / 5.0 : 0);
  for (int kind = 0; kind < PH_QUARTER_KINDS; kind++)
    put (out, hub->power.kind == kind ? fmax (1, hub->power.amount) / 2 : 0);
  for (int kind = 0; kind < PH_END_KINDS; kind++)
    put (out, hub->end.kind == kind);
}

static void
put_seat (float          **out,
          const PhRuleset *ruleset,
          const PhState   *view,
          int              seat)
{
  const PhSeat *own = &view->seats[seat];

  for (int good = 0; good < PH_GOODS; good++)
    put (out, own->goods[good] / usual_goods[good]);
  put (out, fmin (own->goods[PH_FOOD], own->goods[PH_WATER]) / 5);
  put (out, ph_find_token (ruleset, view, seat) < 0);
  put_station (out, ruleset, own);
  put_fleet (out, own);
  for (int track = 0; track < PH_TRACKS; track++)
    {
      put (out, own->tracks[track] / 2.0);
      put (out, ph_is_front (ruleset, view, seat, track));
    }
  put_hub (out, ruleset, own);
  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      int level = ph_next_level (own, colour);

      put (out, level <= PH_LEVELS && ph_market_row (view, level, colour) != 0);
    }
}

void
ph_features_find (PhFeatures      *features,
                  const PhRuleset *ruleset,
                  const PhState   *view)
{
  float *out = features->table;

  put_table (&out, ruleset, view);
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    {
      out = features->seats[seat];
      put_seat (&out, ruleset, view, seat);
    }
}

/*
 * Rows
 */

static void
put_place (float          **out,
           const PhRuleset *ruleset,
           const PhState   *view,
           int              seat)
{
  int seats = ruleset->base.seats;
  int distance = (seat - view->active + seats) % seats;

  put (out, (double) distance / (seats - 1));
  put (out, distance == 0);
  put (out, view->trigger != PH_NONE && distance < (view->trigger - view->active + seats) % seats);
}

static void
add_other (float       mean[PH_SEAT_FEATURES],
           float       most[PH_MOST_FEATURES],
           const float other[PH_SEAT_FEATURES],
           int         others)
{
  const float tops[] = { other[PH_VP], other[ALL_RESIDENTS], other[SECTORS] };

  for (int i = 0; i < PH_SEAT_FEATURES; i++)
    mean[i] += other[i] / (float) others;
  for (int species = 0; species < PH_SPECIES; species++)
    most[species] = fmaxf (most[species], other[RESIDENTS + species]);
  for (int i = PH_SPECIES; i < PH_MOST_FEATURES; i++)
    most[i] = fmaxf (most[i], tops[i - PH_SPECIES]);
}

void
ph_features_write (const PhFeatures *features,
                   const PhRuleset  *ruleset,
                   const PhState    *view,
                   int               seat,
                   float             row[PH_FEATURES])
{
  float *out = row + PH_TABLE_FEATURES;
  float *mean, *most;

  memcpy (row, features->table, sizeof features->table);
  put_place (&out, ruleset, view, seat);
  memcpy (out, features->seats[seat], sizeof features->seats[seat]);
  mean = out + PH_SEAT_FEATURES;
  most = mean + PH_SEAT_FEATURES;
  memset (mean, 0, (PH_SEAT_FEATURES + PH_MOST_FEATURES) * sizeof *mean);
  for (int i = 0; i < ruleset->base.seats; i++)
    if (i != seat)
      add_other (mean, most, features->seats[i], ruleset->base.seats - 1);
}
