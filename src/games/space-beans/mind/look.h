/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-beans/rules/rules.h"

/*
 * What a seat can hope for, from its view: which cards are still to come, and what a collection may bring in the end. Values are
 * in points.
 */

/* What a level reckons with. */
typedef struct
{
  double patience;     /* what a point is worth that comes a turn later */
  double reach;        /* cards that pass through the hand in a turn, as far as they can be used */
  double secret;       /* what the secret collection is worth against the visible one */
  double second;       /* points for having a second collection at all */
  double feeding;      /* how much the gain of the neighbour counts who gets the hand */
  double haste;        /* points before the end of the game from which on collections count more and more as they are */
  bool   looks_ahead;  /* thinks of each card that may come next */
} SbTaste;

typedef struct
{
  const SbTaste *taste;
  int           unseen[SB_FAMILIES];           /* cards of each family that the viewer has not seen */
  int           unseen_all;
  uint8_t       copies[SB_KINDS];              /* of each kind, unseen */
  double        delay[SB_FAMILIES][SB_VALUES + 1];  /* what is left of a point when so many cards of the family are needed */
} SbOutlook;

void   sb_look               (SbOutlook       *outlook,
                              const SbRuleset *ruleset,
                              const SbState   *view,
                              const SbTaste   *taste);

/* What @collection can be expected to bring, selling it at the best moment. */
double sb_outlook_collection (const SbOutlook *outlook,
                              SbCards          collection);
