/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each station can still become. */
#include "look.h"

#include <math.h>

enum
{
  SALVAGED_FLEET = 5 + 3 * PH_PICKS,  /* ships of level 1, those drafted of level 3 and 2, those that a hub shows */
};

/* What a unit counts at the end (S14), where rounding down takes no part of it on average. */
static const double end_worth[PH_GOODS] = {
  1.0 / PH_GEMS_PER_POINT, 1.0 / PH_RESOURCES_PER_POINT, 1.0 / PH_RESOURCES_PER_POINT, 1.0 / PH_RESOURCES_PER_POINT, 1,
};

/* How far the game has come, 0 to 1: the nearest of its three ends. */
static double
count_progress (const PhRuleset *ruleset,
                const PhState   *view,
                double           pace)
{
  double aliens = (double) (ruleset->setup.aliens - ph_count_aliens (view)) / (ruleset->setup.aliens - PH_LAST_ALIENS);
  double most = aliens;

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      double vp = (double) view->seats[i].goods[PH_VP] / PH_WIN_VP;
      double sectors = (double) ph_count_sectors (&view->seats[i]) / PH_SLOTS;

      most = fmax (most, fmax (vp, sectors * sectors));
    }

  return pow (fmin (most, 1), pace);
}

/* What a quarter brings with so many turns to come, for each of its amount. */
static double
engine_worth (const PhRuleset *ruleset,
              const PhTaste   *taste,
              int              kind,
              double           turns)
{
  double incomes = turns / taste->turns_per_income;
  double share = turns / taste->turns;

  switch ((PhQuarterKind) kind)
    {
    case PH_QUARTER_GEMS:
      return taste->steady[PH_GEM] * incomes;
    case PH_QUARTER_FOOD:
      return taste->steady[PH_FOOD] * incomes;
    case PH_QUARTER_WATER:
      return taste->steady[PH_WATER] * incomes;
    case PH_QUARTER_METAL:
      return taste->steady[PH_METAL] * incomes;
    case PH_QUARTER_VP:
      return taste->steady[PH_VP] * incomes;
    case PH_QUARTER_DIE:
      return taste->die * incomes;
    case PH_QUARTER_SWAP:
      return taste->swap * incomes;
    case PH_QUARTER_DISMANTLE:
      return taste->steady[PH_METAL] * taste->type_uses[PH_DISMANTLE] * share;
    case PH_QUARTER_CONSTRUCTION:
      return taste->steady[PH_METAL] * taste->type_uses[PH_CONSTRUCTION] * share;
    case PH_QUARTER_EXPEDITION:
      return taste->more_dice * taste->type_uses[PH_EXPEDITION] * share;
    case PH_QUARTER_TRANSPORT:
      return taste->more_transactions * taste->type_uses[PH_TRANSPORT] * share;
    case PH_QUARTER_REROLL:
      return taste->reroll * taste->type_uses[PH_EXPEDITION] * share;
    case PH_QUARTER_OBSERVE:
      return taste->observe_more * taste->type_uses[PH_EXPEDITION] * share;
    case PH_QUARTER_LOBBY:
      return taste->steady[PH_GEM] * taste->type_uses[PH_DIPLOMACY] * share;
    case PH_QUARTER_TOLL:
      return taste->steady[PH_GEM] * taste->toll * (ruleset->base.seats - 1) * turns;
    case PH_QUARTER_PLAIN:
    case PH_QUARTER_END:
    case PH_QUARTER_KINDS:
    default:
      return 0;
    }
}

/* Worth of 0, 1, 2 ... of a good: what they count at the end, and ever less beyond it, as fewer turns are left to spend them. */
static void
fill_store (double *worths,
            double  end,
            double  first,
            double  kept)
{
  double fading = kept / (1 + kept);

  worths[0] = 0;
  for (int i = 1; i <= PH_MAX_STORE; i++)
    {
      worths[i] = worths[i - 1] + end + first;
      first *= fading;
    }
}

static void
fill_horizon (PhHorizon       *horizon,
              const PhRuleset *ruleset,
              const PhTaste   *taste,
              double           turns)
{
  double sharpness = 1 / (taste->doubt + taste->doubt_longer * turns);
  double later = fmin (1, turns / taste->late_turns);

  horizon->turns = turns;
  horizon->later = later;
  for (int kind = 0; kind < PH_QUARTER_KINDS; kind++)
    horizon->engine[kind] = taste->engine * engine_worth (ruleset, taste, kind, turns);
  for (int i = 0; i <= 2 * PH_MAX_LEAD; i++)
    horizon->ahead[i] = 1 / (1 + exp ((PH_MAX_LEAD - i) * sharpness));
  for (int good = 0; good < PH_GOODS; good++)
    fill_store (horizon->goods[good], end_worth[good], later * taste->first[good],
                taste->kept[good] + taste->kept_longer[good] * turns);
  fill_store (horizon->pairs, 0, later * taste->pair, taste->kept[PH_FOOD] + taste->kept_longer[PH_FOOD] * turns);
}

void
ph_look (PhOutlook       *outlook,
         const PhRuleset *ruleset,
         const PhState   *view,
         const PhTaste   *taste)
{
  double turns = fmax (1, taste->turns * (1 - count_progress (ruleset, view, taste->pace)));

  outlook->ruleset = ruleset;
  outlook->taste = taste;
  fill_horizon (&outlook->horizons[0], ruleset, taste, 0);
  fill_horizon (&outlook->horizons[1], ruleset, taste, 1);
  fill_horizon (&outlook->horizons[2], ruleset, taste, turns);
}

/* Once the end is triggered the turns to come for @seat are counted. */
static const PhHorizon *
get_horizon (const PhOutlook *outlook,
             const PhState   *view,
             int              seat)
{
  int seats = outlook->ruleset->base.seats;

  if (view->phase == PH_PHASE_OVER)
    return &outlook->horizons[0];
  if (view->trigger == PH_NONE)
    return &outlook->horizons[2];

  return &outlook->horizons[(seat - view->active + seats) % seats < (view->trigger - view->active + seats) % seats];
}

/* Sectors, what their quarters bring now and will bring, and room for those to come. */
static double
station_points (const PhOutlook *outlook,
                const PhSeat    *own,
                const PhStation *station,
                const PhHorizon *horizon)
{
  const PhRuleset *ruleset = outlook->ruleset;
  double unlived = outlook->taste->lives * horizon->later;
  double points = 0;
  double engine = 0;
  int room = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    {
      const PhSector *sector;

      if (own->sectors[slot] == PH_NONE)
        continue;

      sector = &ruleset->components.sectors[own->sectors[slot]];
      points += ph_sector_points (slot % PH_LEVELS + 1);
      room += sector->count - own->filled[slot];
      for (int i = 0; i < sector->count; i++)
        {
          double lives = i < own->filled[slot] ? 1 : unlived;

          if (sector->quarters[i].kind == PH_QUARTER_END)
            points += lives * ph_end_points (own, station, &sector->end, slot / PH_LEVELS);
          else
            engine += lives * sector->quarters[i].amount * horizon->engine[sector->quarters[i].kind];
        }
    }

  return points + engine + outlook->taste->room * horizon->later * fmin (room, 1 + outlook->taste->fill * horizon->turns);
}

/* Ten points for the most, five for the second (S14), as likely as the counts make them. */
static double
majority_points (const PhOutlook *outlook,
                 const PhStation  stations[PH_MAX_SEATS],
                 int              seat,
                 const PhHorizon *horizon)
{
  int seats = outlook->ruleset->base.seats;
  double points = 0;

  for (int species = 0; species < PH_SPECIES; species++)
    {
      double alone = 1;
      double second = 0;
      int own = stations[seat].residents[species];

      if (own == 0 && horizon->turns < 1)
        continue;
      for (int i = 0; i < seats; i++)
        if (i != seat)
          {
            int lead = stations[i].residents[species] - own;
            double ahead;

            lead = lead < -PH_MAX_LEAD ? -PH_MAX_LEAD : lead > PH_MAX_LEAD ? PH_MAX_LEAD : lead;
            ahead = horizon->ahead[PH_MAX_LEAD + lead];

            second = second * (1 - ahead) + alone * ahead;
            alone *= 1 - ahead;
          }
      points += (own == 0 ? 0.5 : 1) * (PH_MOST_POINTS * alone + PH_SECOND_POINTS * second);
    }

  return points;
}

static double
store_worth (const double *worths,
             int           amount,
             double        more)
{
  return amount <= PH_MAX_STORE ? worths[amount] : worths[PH_MAX_STORE] + (amount - PH_MAX_STORE) * more;
}

static double
goods_points (const PhSeat    *own,
              const PhHorizon *horizon)
{
  int pairs = own->goods[PH_FOOD] < own->goods[PH_WATER] ? own->goods[PH_FOOD] : own->goods[PH_WATER];
  double points = own->goods[PH_VP] + store_worth (horizon->pairs, pairs, 0);

  /* At the very end whole fives and twenties count. */
  if (horizon->turns <= 0)
    return points + own->goods[PH_GEM] / PH_GEMS_PER_POINT + ph_count_resources (own) / PH_RESOURCES_PER_POINT;

  for (int good = PH_GEM; good <= PH_METAL; good++)
    points += store_worth (horizon->goods[good], own->goods[good], end_worth[good]);

  return points;
}

/* What the ships left will do. */
static double
fleet_points (const PhOutlook *outlook,
              const PhSeat    *own,
              const PhHorizon *horizon)
{
  const PhTaste *taste = outlook->taste;
  double best[PH_SHIP_TYPES] = { 0 };
  double points = 0;
  double ready = 0;

  for (int i = 0; i < own->fleet_count; i++)
    {
      int type = ph_ship_type (own->fleet[i]);
      double worth = taste->ships[own->fleet[i]];

      points += taste->second_ship * worth;
      if (worth > best[type])
        best[type] = worth;
      if (!ph_ship_used (own, i))
        ready += taste->ready[type];
    }
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    points += (1 - taste->second_ship) * best[type];

  return points * horizon->turns / taste->turns + ready * horizon->later;
}

/* What somebody with a hub for it has at the end of a usual game: how many of what the bonus counts. */
static const double usual_counts[PH_END_KINDS] = {
  [PH_END_HUMAN] = 4, [PH_END_GOLD] = 5, [PH_END_SECTOR] = 8, [PH_END_TOP_SECTOR] = 2.2, [PH_END_FULL_SECTOR] = 4.5,
  [PH_END_WING] = 2.2, [PH_END_TRACK] = 1.5, [PH_END_TRACK_LEVEL] = 4, [PH_END_SPECIES] = 5, [PH_END_RESIDENT] = 24,
  [PH_END_SHIP] = 6,
};

/* The hub's end bonus: less and less as is usual, more and more as it is. */
static double
hub_end_points (const PhOutlook *outlook,
                const PhSeat    *own,
                const PhStation *station,
                const PhEnd     *end,
                const PhHorizon *horizon)
{
  double points = ph_end_points (own, station, end, 0);
  double usual;

  if (end->kind == PH_END_NONE)
    return 0;

  usual = end->points * usual_counts[end->kind] / end->group;
  if (end->maximum > 0)
    usual = fmin (usual, end->maximum);

  return points + fmax (0, usual - points) * fmin (1, horizon->turns / outlook->taste->turns);
}

/* What the hub gives before the first turn and has not given yet. */
static double
promised_points (const PhTaste *taste,
                 const PhSeat  *own,
                 const PhHub   *hub)
{
  double points = 0;
  int levels = 0;

  if (own->turns > 0)
    return 0;

  for (int track = 0; track < PH_TRACKS; track++)
    levels += own->tracks[track];
  if (hub->setup & PH_SETUP_SHIPS)
    points += taste->promised_ship * (SALVAGED_FLEET - own->fleet_count);
  if (hub->setup & PH_SETUP_SECTOR && ph_count_sectors (own) == 0)
    points += taste->promised_sector;
  if (hub->setup & PH_SETUP_DIPLOMACY && levels == 0)
    points += taste->promised_level;

  return points;
}

static double
hub_points (const PhOutlook *outlook,
            const PhSeat    *own,
            const PhStation *station,
            const PhHorizon *horizon)
{
  static const PhQuarterKind kinds[PH_GOODS] = {
    PH_QUARTER_GEMS, PH_QUARTER_FOOD, PH_QUARTER_WATER, PH_QUARTER_METAL, PH_QUARTER_VP,
  };
  const PhHub *hub;
  double points;

  if (own->hub == PH_NONE || own->hub == PH_UNKNOWN)
    return 0;

  hub = &outlook->ruleset->components.hubs[own->hub];
  points = hub->ship_gems * (own->fleet_count / hub->ship_group) * horizon->engine[PH_QUARTER_GEMS];
  for (int good = 0; good < PH_GOODS; good++)
    points += hub->income[good] * horizon->engine[kinds[good]];

  return points + hub->power.amount * horizon->engine[hub->power.kind] + promised_points (outlook->taste, own, hub) +
         hub_end_points (outlook, own, station, &hub->end, horizon);
}

/* Rewards of diplomacy that are still to come from everybody's actions. */
static double
diplomacy_points (const PhOutlook *outlook,
                  const PhState   *view,
                  int              seat,
                  const PhHorizon *horizon)
{
  const PhRuleset *ruleset = outlook->ruleset;
  const PhTaste *taste = outlook->taste;
  double points = 0;

  for (int track = 0; track < PH_TRACKS; track++)
    {
      double uses = taste->type_uses[track] * ruleset->base.seats * horizon->turns / taste->turns;
      double best = 0;

      if (view->seats[seat].tracks[track] == 0)
        continue;
      for (int good = 0; good < PH_GOODS; good++)
        {
          int price = 0;
          int amount = ph_reward (ruleset, view, seat, track, good, &price);

          best = fmax (best, amount * taste->steady[good] - price * taste->steady[PH_GEM]);
        }
      if (ph_is_front (ruleset, view, seat, track))
        best += ruleset->components.front_gems * taste->steady[PH_GEM];
      points += best * uses;
    }

  return taste->diplomacy * points;
}

double
ph_face_worth (const PhOutlook *outlook,
               int              face)
{
  int good = PH_FOOD + face;

  return face == PH_FACE_HUMAN ? outlook->taste->observe :
         end_worth[good] + outlook->horizons[2].later * outlook->taste->first[good];
}

/* An action in hand: dice that may still be used, transactions that may still be done. */
static double
pending_points (const PhOutlook *outlook,
                const PhState   *view)
{
  double points = 0;
  int capacity = view->context.left;

  if (view->phase == PH_PHASE_TRADE)
    return outlook->taste->transaction * view->context.left;
  if (view->phase != PH_PHASE_PICK)
    return 0;

  for (int face = PH_FACES - 1; face >= 0; face--)
    {
      int used = view->context.dice[face] < capacity ? view->context.dice[face] : capacity;

      points += 0.9 * used * ph_face_worth (outlook, face);
      capacity -= used;
    }

  return points;
}

/* The token is back only with the next income, so that one that is away is as a ship that is used. */
static double
token_points (const PhOutlook *outlook,
              const PhState   *view,
              int              seat,
              const PhHorizon *horizon)
{
  return ph_find_token (outlook->ruleset, view, seat) < 0 ? outlook->taste->token * horizon->later : 0;
}

static double
expect (const PhOutlook *outlook,
        const PhState   *view,
        const PhStation  stations[PH_MAX_SEATS],
        int              seat)
{
  const PhSeat *own = &view->seats[seat];
  const PhStation *station = &stations[seat];
  const PhHorizon *horizon = get_horizon (outlook, view, seat);

  return PH_RESIDENT_POINTS * station->all_residents + station_points (outlook, own, station, horizon) +
         majority_points (outlook, stations, seat, horizon) + goods_points (own, horizon) +
         fleet_points (outlook, own, horizon) + hub_points (outlook, own, station, horizon) +
         diplomacy_points (outlook, view, seat, horizon) + token_points (outlook, view, seat, horizon) +
         (seat == view->active ? pending_points (outlook, view) : 0);
}

static void
count_stations (const PhOutlook *outlook,
                const PhState   *view,
                PhStation        stations[PH_MAX_SEATS])
{
  for (int i = 0; i < outlook->ruleset->base.seats; i++)
    ph_count_station (outlook->ruleset, &view->seats[i], &stations[i]);
}

void
ph_outlook_points (const PhOutlook *outlook,
                   const PhState   *view,
                   double          *points)
{
  PhStation stations[PH_MAX_SEATS];

  count_stations (outlook, view, stations);
  for (int i = 0; i < outlook->ruleset->base.seats; i++)
    points[i] = expect (outlook, view, stations, i);
}

double
ph_outlook_own (const PhOutlook *outlook,
                const PhState   *view,
                int              seat)
{
  PhStation stations[PH_MAX_SEATS] = { 0 };

  count_stations (outlook, view, stations);
  return expect (outlook, view, stations, seat);
}

double
ph_outlook_lead (const PhOutlook *outlook,
                 const PhState   *view,
                 int              seat)
{
  int seats = outlook->ruleset->base.seats;
  PhStation stations[PH_MAX_SEATS] = { 0 };
  double points;

  count_stations (outlook, view, stations);
  points = expect (outlook, view, stations, seat);
  if (outlook->taste->rivals > 0)
    for (int i = 0; i < seats; i++)
      if (i != seat)
        points -= outlook->taste->rivals / (seats - 1) * expect (outlook, view, stations, i);

  return points;
}
