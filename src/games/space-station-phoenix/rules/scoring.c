/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everybody would have if the game ended now (S14). */

#include "rules-private.h"

#include <string.h>

enum
{
  GOOD_LEVEL = 2,  /* of a track, for end bonuses */
};

int
ph_sector_points (int level)
{
  static const uint8_t points[PH_LEVELS] = { 4, 6, 10 };

  return points[level - 1];
}

const char *const ph_score_row_ids[PH_SCORE_ROWS + 1] = {
  "track", "sectors", "residents", "human", "teal", "pink", "brown", "gold", "hub", "quarters", "gems", "resources",
};

void
ph_count_station (const PhRuleset *ruleset,
                  const PhSeat    *seat,
                  PhStation       *station)
{
  *station = (PhStation){ 0 };
  ph_count_residents (seat, station->residents);
  for (int species = 0; species < PH_SPECIES; species++)
    station->all_residents += station->residents[species];
  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (seat->sectors[slot] != PH_NONE)
      {
        bool is_top = slot % PH_LEVELS == PH_LEVELS - 1;

        station->sectors++;
        station->top_sectors += is_top;
        /* Wings grow in order, so that the last sector stands for all three. */
        station->wings += is_top;
        station->full_sectors += ph_slot_free (ruleset, seat, slot) == 0;
      }
}

static int
count_tracks (const PhSeat *seat,
              bool          levels)
{
  int count = 0;

  for (int track = 0; track < PH_TRACKS; track++)
    count += levels ? seat->tracks[track] : seat->tracks[track] >= GOOD_LEVEL;

  return count;
}

static int
count_species (const PhStation *station)
{
  int count = 0;

  for (int species = 0; species < PH_SPECIES; species++)
    count += station->residents[species] > 0;

  return count;
}

static int
count_for_end (const PhSeat    *seat,
               const PhStation *station,
               int              kind,
               int              colour)
{
  switch ((PhEndKind) kind)
    {
    case PH_END_HUMAN:
      return station->residents[PH_HUMAN];
    case PH_END_GOLD:
      return station->residents[PH_GOLD_ALIEN];
    case PH_END_OWN:
      return station->residents[PH_TEAL_ALIEN + colour];
    case PH_END_SECTOR:
      return station->sectors;
    case PH_END_TOP_SECTOR:
      return station->top_sectors;
    case PH_END_FULL_SECTOR:
      return station->full_sectors;
    case PH_END_WING:
      return station->wings;
    case PH_END_TRACK:
      return count_tracks (seat, false);
    case PH_END_TRACK_LEVEL:
      return count_tracks (seat, true);
    case PH_END_SPECIES:
      return count_species (station);
    case PH_END_RESIDENT:
      return station->all_residents;
    case PH_END_SHIP:
      return seat->fleet_count;
    case PH_END_NONE:
    case PH_END_KINDS:
    default:
      return 0;
    }
}

int
ph_end_points (const PhSeat    *seat,
               const PhStation *station,
               const PhEnd     *end,
               int              colour)
{
  int points;

  if (end->kind == PH_END_NONE)
    return 0;

  points = end->points * (count_for_end (seat, station, end->kind, colour) / end->group);

  return end->maximum > 0 && points > end->maximum ? end->maximum : points;
}

static int
count_sector_points (const PhSeat *seat)
{
  int points = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (seat->sectors[slot] != PH_NONE)
      points += ph_sector_points (slot % PH_LEVELS + 1);

  return points;
}

/* Whoever lives in the quarter, and since when (SP-R15). */
static int
count_quarter_points (const PhRuleset *ruleset,
                      const PhSeat    *seat,
                      const PhStation *station)
{
  int points = 0;

  for (int slot = 0; slot < PH_SLOTS; slot++)
    if (seat->sectors[slot] != PH_NONE)
      {
        unsigned quarters = ruleset->masks[seat->sectors[slot]][PH_QUARTER_END];

        if ((quarters & ((1u << seat->filled[slot]) - 1)) != 0)
          points += ph_end_points (seat, station, &ruleset->components.sectors[seat->sectors[slot]].end, slot / PH_LEVELS);
      }

  return points;
}

/* The highest count below @limit, and how many seats have it. */
static int
find_most (const int *counts,
           int        seats,
           int        limit,
           int       *holders)
{
  int most = 0;

  *holders = 0;
  for (int i = 0; i < seats; i++)
    if (counts[i] < limit && counts[i] >= most && counts[i] > 0)
      {
        *holders = counts[i] == most ? *holders + 1 : 1;
        most = counts[i];
      }

  return most;
}

/* A tie for the most shares both prizes, and then there is no second (SP-R28). */
void
ph_share_majority (const int *counts,
                   int        seats,
                   int       *points)
{
  int holders;
  int seconds;
  int most = find_most (counts, seats, 1 << 16, &holders);
  int second = find_most (counts, seats, most, &seconds);

  for (int i = 0; i < seats; i++)
    {
      points[i] = 0;
      if (most > 0 && counts[i] == most)
        points[i] = holders > 1 ? (PH_MOST_POINTS + PH_SECOND_POINTS) / holders : PH_MOST_POINTS;
      else if (second > 0 && counts[i] == second && holders == 1)
        points[i] = PH_SECOND_POINTS / seconds;
    }
}

static void
score_seat (const PhRuleset *ruleset,
            const PhSeat    *seat,
            const PhStation *station,
            int              index,
            int              points[PH_SCORE_ROWS][PH_MAX_SEATS])
{
  points[PH_SCORE_TRACK][index] = seat->goods[PH_VP];
  points[PH_SCORE_SECTORS][index] = count_sector_points (seat);
  points[PH_SCORE_RESIDENTS][index] = PH_RESIDENT_POINTS * station->all_residents;
  points[PH_SCORE_HUB][index] = 0;
  if (seat->hub != PH_NONE)
    points[PH_SCORE_HUB][index] = ph_end_points (seat, station, &ruleset->components.hubs[seat->hub].end, 0);
  points[PH_SCORE_QUARTERS][index] = count_quarter_points (ruleset, seat, station);
  points[PH_SCORE_GEMS][index] = seat->goods[PH_GEM] / PH_GEMS_PER_POINT;
  points[PH_SCORE_RESOURCES][index] = ph_count_resources (seat) / PH_RESOURCES_PER_POINT;
}

void
ph_count_scores (const PhRuleset *ruleset,
                 const PhState   *state,
                 int              points[PH_SCORE_ROWS][PH_MAX_SEATS])
{
  int counts[PH_SPECIES][PH_MAX_SEATS];
  int seats = ruleset->base.seats;

  memset (points, 0, PH_SCORE_ROWS * sizeof points[0]);
  for (int i = 0; i < seats; i++)
    {
      PhStation station;

      ph_count_station (ruleset, &state->seats[i], &station);
      score_seat (ruleset, &state->seats[i], &station, i, points);
      for (int species = 0; species < PH_SPECIES; species++)
        counts[species][i] = station.residents[species];
    }
  for (int species = 0; species < PH_SPECIES; species++)
    ph_share_majority (counts[species], seats, points[PH_SCORE_HUMAN + species]);
}

/*
 * The sheet
 */

/* Whether seat @a is better than seat @b: points, then aliens, then humans. */
static bool
is_better (const TableeScoreSheet *sheet,
           const PhState          *state,
           int                     a,
           int                     b)
{
  int first[PH_SPECIES];
  int second[PH_SPECIES];
  int aliens = 0;

  if (sheet->totals[a] != sheet->totals[b])
    return sheet->totals[a] > sheet->totals[b];

  ph_count_residents (&state->seats[a], first);
  ph_count_residents (&state->seats[b], second);
  for (int species = PH_TEAL_ALIEN; species < PH_SPECIES; species++)
    aliens += first[species] - second[species];
  if (aliens != 0)
    return aliens > 0;

  return first[PH_HUMAN] > second[PH_HUMAN];
}

static void
rank_seats (const PhState    *state,
            TableeScoreSheet *sheet)
{
  for (int i = 0; i < sheet->columns; i++)
    {
      sheet->ranks[i] = 1;
      for (int j = 0; j < sheet->columns; j++)
        sheet->ranks[i] += i != j && is_better (sheet, state, j, i);
      sheet->winner[i] = sheet->ranks[i] == 1;
    }
}

void
ph_score (const TableeRuleset *base,
          const void          *data,
          TableeScoreSheet    *sheet)
{
  const PhState *state = data;
  int points[PH_SCORE_ROWS][PH_MAX_SEATS];

  ph_count_scores ((const PhRuleset *) base, state, points);
  tablee_score_sheet_begin (sheet, ph_score_row_ids, base->seats, state->phase == PH_PHASE_OVER);
  for (int row = 0; row < PH_SCORE_ROWS; row++)
    for (int i = 0; i < base->seats; i++)
      sheet->row[row].values[i] = points[row][i];
  tablee_score_sheet_add_up (sheet);
  rank_seats (state, sheet);
}
