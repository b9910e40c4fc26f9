/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was learned about positions, as a small network. */
#include "value.h"

#include <string.h>

/* How much of what was learned counts; the rest is the outlook. Both together tell actions apart better than either: 0.4 to 0.7 did
 * equally well in matches. */
static const double learned_share = 0.6;

/* Most features of a row are 0. */
static double
estimate (const float row[PH_FEATURES])
{
  const PhValueWeights *weights = &ph_value_weights;
  float units[PH_VALUE_UNITS];
  float sum = weights->bias;

  memcpy (units, weights->biases, sizeof units);
  for (int i = 0; i < PH_FEATURES; i++)
    if (row[i] != 0)
      {
        sum += row[i] * weights->straight[i];
        for (int unit = 0; unit < PH_VALUE_UNITS; unit++)
          units[unit] += row[i] * weights->inputs[i][unit];
      }
  for (int unit = 0; unit < PH_VALUE_UNITS; unit++)
    if (units[unit] > 0)
      sum += units[unit] * weights->outputs[unit];

  return (double) sum;
}

bool
ph_value_is_known (const PhRuleset *ruleset)
{
  return ruleset->components.checksum == ph_value_weights.checksum;
}

/* At the end nothing is left to be estimated. */
static void
score_points (const PhRuleset *ruleset,
              const PhState   *state,
              double          *points)
{
  TableeScoreSheet sheet;

  ruleset->base.game->score (&ruleset->base, state, &sheet);
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    points[seat] = (double) sheet.totals[seat];
}

void
ph_value_points (const PhOutlook *outlook,
                 const PhState   *view,
                 double          *points)
{
  const PhRuleset *ruleset = outlook->ruleset;
  PhFeatures features;

  if (view->phase == PH_PHASE_OVER)
    {
      score_points (ruleset, view, points);
      return;
    }

  ph_outlook_points (outlook, view, points);
  if (!ph_value_is_known (ruleset))
    return;

  ph_features_find (&features, ruleset, view);
  for (int seat = 0; seat < ruleset->base.seats; seat++)
    {
      float row[PH_FEATURES];

      ph_features_write (&features, ruleset, view, seat, row);
      points[seat] += learned_share * (estimate (row) - points[seat]);
    }
}
