/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "prospects.h"

#include <math.h>

/* What games between computer players showed (the page, 2.10): turns of a seat, and how often each type is used in them. */
static const double game_turns = 45;
static const double type_uses[PH_SHIP_TYPES] = { 6, 6.5, 5, 9, 1.5, 2, 2 };
static const double turns_per_income = 3.7;

/* From here on goods are worth what they count at the end, and a little more. */
static const double late_turns = 5;

/* What a ship does for its owner in a whole game, by type and level, beyond what others' ships would. */
static const double ship_worth[PH_SHIP_KINDS] = {
  2, 3, 4,    /* dismantle */
  3, 4.5, 6,  /* construction */
  3, 4, 6.5,  /* expedition */
  4, 6, 8,    /* transport */
  1, 1.5, 3,  /* diplomacy */
  0, 4, 5.5,  /* farm */
  0, 4, 5.5,  /* ice */
};

/* A second ship of a type does less. */
static const double second_ship = 0.6;

static const double level_points[PH_LEVELS] = { 4, 6, 10 };

/* How far the game has come, 0 to 1: the nearest of its three ends. Stations begin slowly and fill fast. */
static double
count_progress (const PhRuleset *ruleset,
                const PhState   *view)
{
  double aliens = (double) (ruleset->setup.aliens - ph_count_aliens (view)) / (ruleset->setup.aliens - PH_LAST_ALIENS);
  double most = aliens;

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      double vp = (double) view->seats[i].goods[PH_VP] / PH_WIN_VP;
      double sectors = (double) ph_count_sectors (&view->seats[i]) / PH_SLOTS;

      most = fmax (most, fmax (vp, sectors * sectors));
    }

  return pow (fmin (most, 1), 0.65);
}

/* What a quarter brings with so many turns to come, for each of its amount. */
static double
engine_worth (const PhRuleset *ruleset,
              const PhTaste   *taste,
              int              kind,
              double           turns)
{
  double incomes = turns / turns_per_income;
  double share = turns / game_turns;

  switch ((PhQuarterKind) kind)
    {
    case PH_QUARTER_GEMS:
      return taste->gems[0] * incomes;
    case PH_QUARTER_FOOD:
    case PH_QUARTER_WATER:
    case PH_QUARTER_METAL:
      return taste->resource * incomes;
    case PH_QUARTER_VP:
      return incomes;
    case PH_QUARTER_DIE:
      return 1.1 * incomes;
    case PH_QUARTER_SWAP:
      return 0.3 * incomes;
    case PH_QUARTER_DISMANTLE:
      return taste->resource * type_uses[PH_DISMANTLE] * share;
    case PH_QUARTER_CONSTRUCTION:
      return taste->resource * type_uses[PH_CONSTRUCTION] * share;
    case PH_QUARTER_EXPEDITION:
      return 0.45 * type_uses[PH_EXPEDITION] * share;
    case PH_QUARTER_TRANSPORT:
      return 1.1 * type_uses[PH_TRANSPORT] * share;
    case PH_QUARTER_REROLL:
    case PH_QUARTER_OBSERVE:
      return 0.6 * type_uses[PH_EXPEDITION] * share;
    case PH_QUARTER_LOBBY:
      return taste->gems[0] * type_uses[PH_DIPLOMACY] * share;
    case PH_QUARTER_TOLL:
      return taste->gems[0] * 0.1 * (ruleset->base.seats - 1) * turns;
    case PH_QUARTER_PLAIN:
    case PH_QUARTER_END:
    case PH_QUARTER_KINDS:
    default:
      return 0;
    }
}

static void
fill_horizon (PhHorizon       *horizon,
              const PhRuleset *ruleset,
              const PhTaste   *taste,
              double           turns)
{
  double sharpness = 1 / (0.25 + 0.09 * turns);

  horizon->turns = turns;
  horizon->later = fmin (1, turns / late_turns);
  for (int kind = 0; kind < PH_QUARTER_KINDS; kind++)
    horizon->engine[kind] = taste->engine * engine_worth (ruleset, taste, kind, turns);
  for (int i = 0; i <= 2 * PH_MAX_LEAD; i++)
    horizon->ahead[i] = 1 / (1 + exp ((PH_MAX_LEAD - i) * sharpness));
}

void
ph_outlook_init (PhOutlook       *outlook,
                 const PhRuleset *ruleset,
                 const PhState   *view,
                 const PhTaste   *taste)
{
  outlook->ruleset = ruleset;
  outlook->taste = taste;
  fill_horizon (&outlook->horizons[0], ruleset, taste, 0);
  fill_horizon (&outlook->horizons[1], ruleset, taste, 1);
  fill_horizon (&outlook->horizons[2], ruleset, taste, fmax (1, game_turns * (1 - count_progress (ruleset, view))));
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
                const PhState   *view,
                int              seat,
                const PhHorizon *horizon)
{
  const PhRuleset *ruleset = outlook->ruleset;
  const PhSeat *own = &view->seats[seat];
  double later = horizon->later;
  double points = 0;
  double engine = 0;
  int room = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    {
      const PhSector *sector;

      if (own->sectors[slot] == PH_NONE)
        continue;

      sector = &ruleset->components.sectors[own->sectors[slot]];
      points += level_points[slot % PH_LEVELS];
      room += sector->count - own->filled[slot];
      for (int i = 0; i < sector->count; i++)
        {
          double lives = i < own->filled[slot] ? 1 : 0.35 * later;

          if (sector->quarters[i].kind == PH_QUARTER_END)
            points += lives * ph_end_points (ruleset, own, &sector->end, slot / PH_LEVELS);
          else if (sector->quarters[i].kind != PH_QUARTER_PLAIN)
            engine += lives * sector->quarters[i].amount * horizon->engine[sector->quarters[i].kind];
        }
    }

  return points + engine + outlook->taste->room * later * fmin (room, 1 + 0.8 * horizon->turns);
}

/* Ten points for the most, five for the second (S14), as likely as the counts make them. */
static double
majority_points (const PhOutlook *outlook,
                 const int        counts[PH_MAX_SEATS][PH_SPECIES],
                 int              seat,
                 const PhHorizon *horizon)
{
  int seats = outlook->ruleset->base.seats;
  double points = 0;

  for (int species = 0; species < PH_SPECIES; species++)
    {
      double alone = 1;
      double second = 0;
      int own = counts[seat][species];

      if (own == 0 && horizon->turns < 1)
        continue;
      for (int i = 0; i < seats; i++)
        if (i != seat)
          {
            int lead = counts[i][species] - own;
            double ahead = horizon->ahead[PH_MAX_LEAD + (lead < -PH_MAX_LEAD ? -PH_MAX_LEAD : lead > PH_MAX_LEAD ? PH_MAX_LEAD : lead)];

            second = second * (1 - ahead) + alone * ahead;
            alone *= 1 - ahead;
          }
      points += (own == 0 ? 0.5 : 1) * (10 * alone + 5 * second);
    }

  return points;
}

static double
goods_points (const PhOutlook *outlook,
              const PhSeat    *own,
              const PhHorizon *horizon)
{
  const PhTaste *taste = outlook->taste;
  double later = horizon->later;
  int gems = own->goods[PH_GEM];
  int resources = ph_count_resources (own);
  int pairs = own->goods[PH_FOOD] < own->goods[PH_WATER] ? own->goods[PH_FOOD] : own->goods[PH_WATER];
  double early;

  early = taste->gems[0] * fmin (gems, 10) + taste->gems[1] * fmin (fmax (gems - 10, 0), 10) +
          taste->gems[2] * fmin (fmax (gems - 20, 0), 20);
  for (int good = PH_FOOD; good <= PH_METAL; good++)
    early += taste->resource * (fmin (own->goods[good], 8) + taste->many * fmax (own->goods[good] - 8, 0));
  early += taste->pair * fmin (pairs, 6);

  return later * early + (1 - later) * (gems / 20.0 + resources / 5.0);
}

/* What the ships left will do, and what they bring in incomes. */
static double
fleet_points (const PhOutlook *outlook,
              const PhState   *view,
              int              seat,
              const PhHorizon *horizon)
{
  const PhComponents *components = &outlook->ruleset->components;
  const PhSeat *own = &view->seats[seat];
  double best[PH_SHIP_TYPES] = { 0 };
  double points = 0;
  int ready = 0;

  for (int i = 0; i < own->fleet_count; i++)
    {
      int type = ph_ship_type (own->fleet[i]);
      double worth = ship_worth[own->fleet[i]];

      points += second_ship * worth;
      best[type] = fmax (best[type], worth);
      ready += !ph_ship_used (own, i);
    }
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    points += (1 - second_ship) * best[type];
  points *= outlook->taste->fleet * horizon->turns / game_turns;
  points += outlook->taste->ready * ready * horizon->later;

  if (own->hub != PH_NONE && own->hub != PH_UNKNOWN)
    {
      const PhHub *hub = &components->hubs[own->hub];
      double incomes = horizon->turns / turns_per_income;
      double income = outlook->taste->gems[0] * hub->ship_gems * (own->fleet_count / hub->ship_group);

      for (int good = 0; good < PH_GOODS; good++)
        income += hub->income[good] * (good == PH_GEM ? outlook->taste->gems[0] : good == PH_VP ? 1 : outlook->taste->resource);
      points += outlook->taste->engine * income * incomes + hub->power.amount * horizon->engine[hub->power.kind] +
                ph_end_points (outlook->ruleset, own, &hub->end, 0);
    }

  return points;
}

static double
good_worth (const PhOutlook *outlook,
            int              good)
{
  return good == PH_GEM ? outlook->taste->gems[0] : good == PH_VP ? 1 : outlook->taste->resource;
}

/* Rewards of diplomacy that are still to come from everybody's actions. */
static double
diplomacy_points (const PhOutlook *outlook,
                  const PhState   *view,
                  int              seat,
                  const PhHorizon *horizon)
{
  const PhRuleset *ruleset = outlook->ruleset;
  double points = 0;

  for (int track = 0; track < PH_TRACKS; track++)
    {
      double uses = type_uses[track] * ruleset->base.seats * horizon->turns / game_turns;
      double best = 0;

      if (view->seats[seat].tracks[track] == 0)
        continue;
      for (int good = 0; good < PH_GOODS; good++)
        {
          int price = 0;
          int amount = ph_reward (ruleset, view, seat, track, good, &price);

          best = fmax (best, amount * good_worth (outlook, good) - price * outlook->taste->gems[0]);
        }
      if (ph_is_front (ruleset, view, seat, track))
        best += ruleset->components.front_gems * outlook->taste->gems[0];
      points += best * uses;
    }

  return outlook->taste->diplomacy * points;
}

double
ph_face_worth (const PhOutlook *outlook,
               int              face)
{
  double later = outlook->horizons[2].later;

  return face == PH_FACE_HUMAN ? 1.3 : 0.2 + later * (outlook->taste->resource - 0.2);
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

static double
expect (const PhOutlook *outlook,
        const PhState   *view,
        const int        counts[PH_MAX_SEATS][PH_SPECIES],
        int              seat)
{
  const PhSeat *own = &view->seats[seat];
  const PhHorizon *horizon = get_horizon (outlook, view, seat);
  int residents = 0;

  for (int species = 0; species < PH_SPECIES; species++)
    residents += counts[seat][species];

  return own->goods[PH_VP] + 2 * residents + station_points (outlook, view, seat, horizon) +
         majority_points (outlook, counts, seat, horizon) + goods_points (outlook, own, horizon) +
         fleet_points (outlook, view, seat, horizon) + diplomacy_points (outlook, view, seat, horizon) +
         (seat == view->active ? pending_points (outlook, view) : 0);
}

static void
count_all_residents (const PhOutlook *outlook,
                     const PhState   *view,
                     int              counts[PH_MAX_SEATS][PH_SPECIES])
{
  for (int i = 0; i < outlook->ruleset->base.seats; i++)
    ph_count_residents (&view->seats[i], counts[i]);
}

double
ph_expect_points (const PhOutlook *outlook,
                  const PhState   *view,
                  int              seat)
{
  int counts[PH_MAX_SEATS][PH_SPECIES];

  count_all_residents (outlook, view, counts);
  return expect (outlook, view, counts, seat);
}

double
ph_expect_lead (const PhOutlook *outlook,
                const PhState   *view,
                int              seat)
{
  int seats = outlook->ruleset->base.seats;
  int counts[PH_MAX_SEATS][PH_SPECIES];
  double points;

  count_all_residents (outlook, view, counts);
  points = expect (outlook, view, counts, seat);
  if (outlook->taste->rivals > 0)
    for (int i = 0; i < seats; i++)
      if (i != seat)
        points -= outlook->taste->rivals / (seats - 1) * expect (outlook, view, counts, i);

  return points;
}
