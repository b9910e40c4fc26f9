/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Playing an own action to its end in thought: what a ship would lead to, decision by decision. */

#include "prospects.h"

typedef struct
{
  PhOutlook outlook;
  int       seat;
  int       rolls;    /* expeditions are thought through with so many different rolls of the dice: 1 and more */

} PhPlan;

/* What the position is worth to the plan's seat after each of @actions, the legal ones of @view: @values[count] in points.
 * @view is the view of the plan's seat, which is to decide. */
void ph_plan_values (const PhPlan       *plan,
                     const PhState      *view,
                     const TableeAction *actions,
                     size_t              count,
                     TableeRandom       *random,
                     double             *values);
