/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "marks.h"
#include "places.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/* What the parts of the table show: the position, where its chains lie, the seat that is near, the card that is lifted, and what
 * has just happened. It is made anew for each showing and holds nothing. */
typedef struct
{
  TableeTable     *table;   /* which knows what actions do, in words */
  const ChRuleset *ruleset;
  const ChState   *state;
  const ChPlaces  *places;  /* of each seat */
  const ChMarks   *marks;
  int              chosen;  /* the leftover that a person has lifted: ChBean; CH_NO_BEAN: none */
  int              raised;  /* the card of the hand that a person has lifted to throw it away: its position; -1: none */
  int              near;
} ChScene;

const ChSeat *ch_scene_get_seat    (const ChScene *self);

/* Whether a person can do @action now. */
gboolean      ch_scene_may         (const ChScene *self,
                                    TableeAction   action);

/* The leftover that is dealt with now, which is one that can be chained unless a person has lifted another one: ChBean; CH_NO_BEAN
 * if there is none. */
int           ch_scene_get_lifted  (const ChScene *self);

/* The card of the hand that would be thrown away now: its position; -1 if none is lifted. The only card lies lifted from the start. */
int           ch_scene_get_raised  (const ChScene *self);
/* What the button, the key and the discard pile for throwing away mean; FALSE: a card has to be lifted first. */
gboolean      ch_scene_find_throw  (const ChScene *self,
                                    TableeAction  *action);
/* What a click on the near place @place would do; FALSE: nothing. */
gboolean      ch_scene_find_action (const ChScene *self,
                                    int            place,
                                    TableeAction  *action);

/* Whether the chain at the near place @place can be sold at once for a card that needs room, since no other card can be meant: @action, which
 * plays that card, comes before the sale. */
gboolean      ch_scene_find_sale   (const ChScene *self,
                                    int            place,
                                    TableeAction  *action);

/* Whether there are several kinds in the trade area to choose from, one of which needs a sale. */
gboolean      ch_scene_has_needy   (const ChScene *self);

/* Whether the card that needs room can be taken back: it was played by choice, and nothing has been shown since. */
gboolean      ch_scene_may_go_back (const ChScene *self);

/* The card that @action plays from the hand or the trade area: ChBean; CH_NO_BEAN if there is none. */
int           ch_scene_get_card    (const ChScene *self,
                                    TableeAction   action);

/* What the button and the key for playing mean: the first card of the hand, the leftover that is lifted, or the card of the trade
 * area that marked places are for, if that is one kind; or the only kind that lies there. */
TableeAction  ch_scene_get_play    (const ChScene *self);

/* What the button and the key for going on mean in this phase. */
TableeAction  ch_scene_get_go_on   (const ChScene *self);

/* Whether a card that needs room lies in the trade area, or else is in the hand: it stands out there. */
gboolean      ch_scene_is_pending  (const ChScene *self,
                                    gboolean       in_trade);

G_END_DECLS
