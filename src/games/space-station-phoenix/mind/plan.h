/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Playing an own action to its end in thought: what a ship would lead to, decision by decision. */

#include "look.h"

typedef struct
{
  PhOutlook outlook;
  int       seat;
  int       rolls;    /* expeditions are thought through with so many different rolls of the dice: 1 and more */
  bool      quick;    /* others' points and ways to do the same are left out of thought */
  int       ahead;    /* further own turns that the best actions are followed through, 0 and more; ... */
  int       width;    /* ... so many of the actions of a turn, ... */
  int       samples;  /* ... each so many times */
  bool      learned;  /* what the actions of a turn come to is judged by what was learned as well (value.h) */
} PhPlan;

/* What the position is worth to the plan's seat after each of @actions, the legal ones of @view: @values[count] in points.
 * @view is the view of the plan's seat, which is to decide. */
void ph_plan_values (const PhPlan       *plan,
                     const PhState      *view,
                     const TableeAction *actions,
                     size_t              count,
                     TableeRandom       *random,
                     double             *values);

/* What the seat that is to decide in @state, the plan's, takes at a glance. */
TableeAction ph_plan_choose (const PhPlan  *plan,
                             const PhState *state,
                             TableeRandom  *random);
