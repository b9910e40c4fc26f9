/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What positions are worth, learned from how games went on from them: a network with one hidden layer of rectified units, and a
 * straight sum beside it, which tells the points of a seat at the end from the features of the position. It knows the component
 * set that those games were played with, and positions between two turns.
 */

#include "features.h"
#include "look.h"

enum
{
  PH_VALUE_UNITS = 32,
};

typedef struct
{
  uint64_t checksum;  /* of the component set */
  float    inputs[PH_FEATURES][PH_VALUE_UNITS];
  float    biases[PH_VALUE_UNITS];
  float    outputs[PH_VALUE_UNITS];
  float    straight[PH_FEATURES];
  float    bias;
} PhValueWeights;

extern const PhValueWeights ph_value_weights;

/* Whether something was learned about the component set of @ruleset. */
bool ph_value_is_known (const PhRuleset *ruleset);

/* Points that each seat can expect at the end: @points[seats]. What @outlook expects is corrected by what was learned, if the
 * component set is known. @view is between two turns, or at the end, where the points are those of the score sheet. */
void ph_value_points   (const PhOutlook *outlook,
                        const PhState   *view,
                        double          *points);
