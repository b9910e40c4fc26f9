/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"
#include "session/game-session.h"

/*
 * Where on the table the chains of a seat lie. The rules know no places: a chain keeps the one that it was begun in, and
 * a new one takes the first that is free.
 */
typedef struct
{
  int beans[CH_MAX_CHAINS];  /* ChBean; CH_NO_BEAN: free */
} ChPlaces;

void ch_places_clear  (ChPlaces     *self);

/* The place of the chain of @bean; where there is none, the one that it would take; -1 if all are taken. */
int  ch_places_find   (const ChPlaces *self,
                       int             bean);
/* Whether there is a chain of @bean. */
bool ch_places_have   (const ChPlaces *self,
                       int             bean);
void ch_places_add    (ChPlaces       *self,
                       int             bean);
void ch_places_remove (ChPlaces       *self,
                       int             bean);

/* Makes the places those of @seat: chains that are there stay where they lie. */
void ch_places_follow (ChPlaces       *self,
                       const ChSeat   *seat);

/* Makes them those of the position that @session shows: chains lie where they were begun, as for those who saw the whole game, so that a
 * table that takes the place of another one is laid as that was. They stay as they are if not all chains of @seat were seen to begin. */
void ch_places_recall (ChPlaces          *self,
                       TableeGameSession *session,
                       int                seat);
