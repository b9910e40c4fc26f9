/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a station can still become: the points that a seat can expect at the end, from what lies open. All of it works on views.
 */

#include "games/space-station-phoenix/rules/rules.h"

/* A mind's ideas of the game and of worth, in points (VP) at the end. Nothing but numbers, so that tuning can try others. */
typedef struct
{
  double turns;                       /* of a seat in a whole game */
  double pace;                        /* how fast the end comes nearer: exponent of the share of what ends the game */
  double turns_per_income;
  double type_uses[PH_SHIP_TYPES];    /* by a seat in a whole game */

  /* Each unit of a good is worth as much as it counts at the end, and the first one so much more. */
  double first[PH_GOODS];
  double kept[PH_GOODS];              /* so many of them can still be used in the last turn, ... */
  double kept_longer[PH_GOODS];       /* ... and so many more with each turn to come */
  double pair;                        /* more for food that has its water, as an alien needs both */
  double late_turns;                  /* from here on the worth of what is for later falls to nothing */

  double steady[PH_GOODS];            /* a unit that comes now and again, from quarters and rewards */
  double room;                        /* a free quarter that there are people for */
  double fill;                        /* residents that move in in a turn */
  double lives;                       /* how likely an empty quarter will be lived in */
  double engine;                      /* how much of what incomes and bonuses should still bring is believed */
  double die;                         /* an expedition die in an income */
  double swap;
  double promised_ship, promised_sector, promised_level;  /* what a hub's owner gets before the first turn */
  double more_dice, more_transactions, reroll, observe_more, toll;  /* bonuses, each time that they help */

  double ready[PH_SHIP_TYPES];        /* a ship of the fleet that is not used */
  double token;                       /* the neutral ships' token at hand */
  double ships[PH_SHIP_KINDS];        /* what a ship still does for its owner in a whole game, beyond what others' ships would */
  double second_ship;                 /* the same for a further ship of a type, as a share */

  double observe;                     /* a human die */
  double transaction;                 /* one that is left of a transport action */
  double diplomacy;                   /* how much of the rewards that should still come is believed */
  double doubt;                       /* residents by which it is open who has most of a species; ... */
  double doubt_longer;                /* ... and more for each turn to come */
  double rivals;                      /* how much of the others' prospects counts against one's own, 0 to 1 */
} PhTaste;

enum
{
  PH_MAX_LEAD = 20,   /* residents of a species: more make no difference */
  PH_MAX_STORE = 40,  /* of a good: more are worth what they count at the end */
};

/* What can still be expected with so many turns of a seat to come: looked up many thousand times for one decision. */
typedef struct
{
  double turns;
  double later;                        /* 1; falls to 0 in the last turns */
  double engine[PH_QUARTER_KINDS];     /* points that a quarter of this kind will still bring, for each of its amount */
  double ahead[2 * PH_MAX_LEAD + 1];   /* chance that somebody who has i - PH_MAX_LEAD residents more has more at the end */
  double goods[PH_GOODS][PH_MAX_STORE + 1];
  double pairs[PH_MAX_STORE + 1];
} PhHorizon;

typedef struct
{
  const PhRuleset *ruleset;
  const PhTaste   *taste;
  PhHorizon        horizons[3];        /* no turn to come, one, and as many as can be expected before the end is triggered */
} PhOutlook;

void   ph_look           (PhOutlook       *outlook,
                          const PhRuleset *ruleset,
                          const PhState   *view,
                          const PhTaste   *taste);

/* Points that each seat can expect at the end, beyond which their shares of the win are a matter of luck: @points[seats]. */
void   ph_outlook_points (const PhOutlook *outlook,
                          const PhState   *view,
                          double          *points);

/* Those of one seat. */
double ph_outlook_own    (const PhOutlook *outlook,
                          const PhState   *view,
                          int              seat);

/* The points of @seat less what @outlook makes of the others'. */
double ph_outlook_lead   (const PhOutlook *outlook,
                          const PhState   *view,
                          int              seat);

/* What a die showing @face is worth to who may use it. */
double ph_face_worth     (const PhOutlook *outlook,
                          int              face);
