/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-station-phoenix/rules/rules.h"

G_BEGIN_DECLS

/*
 * Where the dice of an expedition lie, of which the rules know only how many of a face are left: all that were rolled keep their places, and
 * the one that somebody has pointed at is the one that has been used. Begins as zeros; there is nothing to be freed.
 */
typedef struct
{
  int    rolled[PH_FACES];                  /* of a face, used ones too */
  int    n_used[PH_FACES];
  guint8 used[PH_FACES][PH_MAX_DICE];       /* their places among those of the face, in the order in which they were used */
  int    pointed_at[PH_FACES];              /* place from 1 on; 0: none */
} PhDicePlaces;

/* Somebody has pointed at the die with this index among those that are left, face by face; other indices are left alone. */
void     ph_dice_places_point_at (PhDicePlaces *self,
                                  int           index);

/* @left dice of each face are left of those that were rolled, while the expedition goes on (@goes_on); otherwise there are none. Of a face
 * nobody has pointed at, the first is used. What is taken back is the one that was used last. */
void     ph_dice_places_update   (PhDicePlaces *self,
                                  const guint8  left[PH_FACES],
                                  gboolean      goes_on);

/* Whether the die of @face at @place, from 0 on, has been used. */
gboolean ph_dice_places_is_used  (const PhDicePlaces *self,
                                  int                 face,
                                  int                 place);

/* How many were rolled. */
int      ph_dice_places_count    (const PhDicePlaces *self);

G_END_DECLS
