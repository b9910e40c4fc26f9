/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "choices.h"
#include "intent.h"
#include "marks.h"
#include "pieces.h"
#include "widgets/turn.h"

G_BEGIN_DECLS

/* What the parts of the table show: the position, what can be done in it, what has just happened, and what is half chosen. It is made
 * anew for each showing and holds nothing. */
typedef struct
{
  PhSight            sight;
  TableeGameSession *session;
  const PhChoices   *choices;
  const PhMarks     *marks;
  const PhIntent    *intent;
  gboolean           guide;     /* it shows itself, to somebody who plays for the first time */
} PhScene;

const PhRuleset *ph_scene_get_ruleset (const PhScene *self);

/* Whether a person decides now. */
gboolean         ph_scene_is_asked    (const PhScene *self);

/* Whether it is the near seat's first turn of a first game, and a person's. */
gboolean         ph_scene_is_first_turn (const PhScene *self);

/* Faces of the dice that lie there, one a die: at most PH_MAX_DICE. Returns how many. */
int              ph_scene_get_dice    (const PhScene *self,
                                       int           *faces);

/* What rolling the lifted dice again means. */
TableeAction     ph_scene_get_reroll  (const PhScene *self);

/* Whether the middle of the table is given to what is chosen from; whether that are cards, which are large; or the tracks. */
gboolean         ph_scene_has_stage   (const PhScene *self);
gboolean         ph_scene_has_cards   (const PhScene *self);
gboolean         ph_scene_has_tracks  (const PhScene *self);

/* The ship that builds now, whoever uses it, as ph_ship_kind(); or PH_NONE. */
int              ph_scene_get_builder (const PhScene *self);

/* Marks what @action can be done with, and says what it does. */
void             ph_scene_offer       (const PhScene *self,
                                       PhTile        *tile,
                                       TableeAction   action);
/* As above, and it can be dragged for that. */
void             ph_scene_offer_drag  (const PhScene *self,
                                       PhTile        *tile,
                                       TableeAction   action,
                                       PhDragKind     drag);

/* Why @action cannot be done now. Returns: (transfer full) (nullable): it can be, or nobody here is asked */
char            *ph_scene_dup_reason  (const PhScene *self,
                                       TableeAction   action);

/* All tracks, and what can be done with them. Returns how many: PH_TRACKS. */
int              ph_scene_fill_tracks (const PhScene *self,
                                       gboolean       tall,
                                       PhTile        *tiles);

TableeTurn       ph_scene_get_turn    (const PhScene *self,
                                       int            seat);

/* What @seat has, in words. Returns: (transfer full) */
char            *ph_scene_dup_goods   (const PhScene *self,
                                       int            seat);

/* What the points of @seat are made of, a line each. Returns: (transfer full) */
char            *ph_scene_dup_points  (const PhScene *self,
                                       int            seat);

G_END_DECLS
