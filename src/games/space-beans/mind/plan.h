/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "look.h"

/*
 * What a turn can be made of: the seat's own decisions until it passes its hand, thought through to the end, with the cards that
 * it has. Values are in points, comparable within one decision.
 */
typedef struct
{
  SbOutlook        outlook;
  const SbRuleset *ruleset;
  const SbState   *view;
  int              seat;
  double           rival;           /* what the best of the others could sell for now */
  double           haste;           /* 0 to 1: how near the end is, when collections count as they are */
  SbCards          wanted;          /* what the neighbour collects who gets the hand */
  double           wanted_outlook;
} SbPlan;

/* One course of the turn. */
typedef struct
{
  SbCards hand;
  SbCards visible;
  SbCards secret;
  int     points;
} SbCourse;

void   sb_plan_init     (SbPlan          *plan,
                         const SbRuleset *ruleset,
                         const SbState   *view,
                         const SbTaste    *taste);

/* The same in an imagined truth, with what is known of the cards before it. */
void   sb_plan_imagine  (SbPlan          *plan,
                         const SbRuleset *ruleset,
                         const SbState   *state,
                         const SbOutlook *outlook);

/* The seat as it is. */
SbCourse sb_plan_course (const SbPlan    *plan);

/* What the turn is worth if it ends so. */
double sb_plan_end      (const SbPlan    *plan,
                         const SbCourse  *course);

/* The best that can be made of it from the decision to close on. */
double sb_plan_close    (const SbPlan    *plan,
                         const SbCourse  *course);

/* @course after closing the visible collection. */
SbCourse sb_plan_closed (const SbCourse  *course);

/* The best from the decision to play on. */
double sb_plan_play     (const SbPlan    *plan,
                         const SbCourse  *course);

/* The best that adds cards of @family to @slot, or stops. */
double sb_plan_add      (const SbPlan    *plan,
                         const SbCourse  *course,
                         SbSlot           slot,
                         int              family);

/* @course after putting @card to @slot. */
SbCourse sb_plan_put    (const SbCourse  *course,
                         SbSlot           slot,
                         SbCard           card);

/* The mean of the best after drawing, over @samples draws. */
double sb_plan_draw     (const SbPlan    *plan,
                         const SbCourse  *course,
                         int              samples,
                         TableeRandom    *random);
