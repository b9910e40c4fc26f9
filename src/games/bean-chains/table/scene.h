/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "marks.h"
#include "places.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/* What the parts of the table show: the position, where its chains lie, the seat that is near, the leftover that is lifted, and what
 * has just happened. It is made anew for each showing and holds nothing. */
typedef struct
{
  TableeTable     *table;   /* which knows what actions do, in words */
  const ChRuleset *ruleset;
  const ChState   *state;
  const ChPlaces  *places;  /* of each seat */
  const ChMarks   *marks;
  int              chosen;  /* the leftover that a person has lifted: ChBean; CH_NO_BEAN: none */
  int              near;
} ChScene;

const ChSeat *ch_scene_get_seat    (const ChScene *self);

/* Whether a person can do @action now. */
gboolean      ch_scene_may         (const ChScene *self,
                                    TableeAction   action);

/* The leftover that is dealt with now, which is one that can be chained unless a person has lifted another one: ChBean; CH_NO_BEAN
 * if there is none. */
int           ch_scene_get_lifted  (const ChScene *self);

/* What a click on the near place @place would do; FALSE: nothing. */
gboolean      ch_scene_find_action (const ChScene *self,
                                    int            place,
                                    TableeAction  *action);

/* What the button and the key for playing mean: the first card of the hand, the leftover that is lifted, or the card of the trade
 * area that marked places are for, if that is one kind. */
TableeAction  ch_scene_get_play    (const ChScene *self);

/* What the button and the key for going on mean in this phase. */
TableeAction  ch_scene_get_go_on   (const ChScene *self);

/* Whether a card that needs room lies in the trade area, or else is in the hand: it stands out there. */
gboolean      ch_scene_is_pending  (const ChScene *self,
                                    gboolean       in_trade);

G_END_DECLS
