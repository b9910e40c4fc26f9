/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a station can still become: the points that a seat can expect at the end, from what lies open. All of it works on views.
 */

#include "rules.h"

/* A mind's ideas of worth, in points (VP) at the end, in the middle of the game. A value that shrinks towards the end is
 * multiplied by the share of the game that is still to come, or by the turns to come. */
typedef struct
{
  double gems[3];       /* a gem of the first, second and third ten */
  double resource;      /* food, water or metal */
  double pair;          /* more for each food that has its water, as an alien needs both */
  double room;          /* a free quarter that there are people for */
  double ready;         /* an own ship that is not used */
  double engine;        /* how much of what incomes and bonuses should still bring is believed */
  double fleet;         /* the same of what ships do */
  double diplomacy;     /* the same of rewards */
  double many;          /* what a resource is worth beyond eight of a kind, as a share */
  double transaction;   /* each that is left of a transport action */
  double rivals;        /* how much of the others' prospects counts against one's own, 0 to 1 */
} PhTaste;

enum { PH_MAX_LEAD = 20 };  /* residents of a species: more make no difference */

/* What can still be expected with so many turns of a seat to come: looked up many thousand times for one decision. */
typedef struct
{
  double turns;
  double later;                        /* 1; falls to 0 in the last turns */
  double engine[PH_QUARTER_KINDS];     /* points that a quarter of this kind will still bring, for each of its amount */
  double ahead[2 * PH_MAX_LEAD + 1];   /* chance that somebody who has i - PH_MAX_LEAD residents more has more at the end */
} PhHorizon;

typedef struct
{
  const PhRuleset *ruleset;
  const PhTaste   *taste;
  PhHorizon        horizons[3];        /* no turn to come, one, and as many as can be expected before the end is triggered */
} PhOutlook;

void   ph_outlook_init  (PhOutlook       *outlook,
                         const PhRuleset *ruleset,
                         const PhState   *view,
                         const PhTaste   *taste);

/* Points that @seat can expect at the end. */
double ph_expect_points (const PhOutlook *outlook,
                         const PhState   *view,
                         int              seat);

/* The same less what @outlook makes of the others. */
double ph_expect_lead   (const PhOutlook *outlook,
                         const PhState   *view,
                         int              seat);

/* What a die showing @face is worth to who may use it. */
double ph_face_worth    (const PhOutlook *outlook,
                         int              face);
