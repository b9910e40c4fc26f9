/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A position as rows of numbers of about the size of 1, which what was learned about positions is multiplied with (value.h). They
 * are what lies open: a view has the features of all truths that fit it. Their order is that of the learned weights.
 */

#include "games/space-station-phoenix/rules/rules.h"

enum
{
  /* Of the table, and how the seat sits there. */
  PH_TABLE_FEATURES = 8 + PH_SPECIES + PH_LEVELS * PH_COLOURS,
  PH_PLACE_FEATURES = 3,

  /* Of a seat: what it has; residents; sums of the station; its sectors; their quarters; ships; tracks; the hub; building. */
  PH_SEAT_FEATURES = PH_GOODS + 2 + PH_SPECIES + 3 + 2 * PH_SLOTS + 4 + 2 * PH_QUARTER_KINDS + PH_SHIP_KINDS +
                     2 * PH_SHIP_TYPES + 2 * PH_TRACKS + PH_GOODS + 1 + PH_QUARTER_KINDS + PH_END_KINDS + PH_COLOURS,

  /* The most that any of the others has: of each species, of VP, residents, sectors. */
  PH_MOST_FEATURES = PH_SPECIES + 3,

  /* A row: the table, the seat, the others on average, and their most. */
  PH_FEATURES = PH_TABLE_FEATURES + PH_PLACE_FEATURES + 2 * PH_SEAT_FEATURES + PH_MOST_FEATURES,
};

typedef struct
{
  float table[PH_TABLE_FEATURES];
  float seats[PH_MAX_SEATS][PH_SEAT_FEATURES];
} PhFeatures;

/* Fills those of the seats that play. */
void ph_features_find  (PhFeatures       *features,
                        const PhRuleset  *ruleset,
                        const PhState    *view);

/* The row of @seat, put together from what ph_features_find() made of @view. */
void ph_features_write (const PhFeatures *features,
                        const PhRuleset  *ruleset,
                        const PhState    *view,
                        int               seat,
                        float             row[PH_FEATURES]);
