/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which of equal dice has been used. */
#include "config.h"
#include "dice-places.h"

gboolean
ph_dice_places_is_used (const PhDicePlaces *self,
                        int                 face,
                        int                 place)
{
  g_return_val_if_fail (face >= 0 && face < PH_FACES, FALSE);

  for (int i = 0; i < self->n_used[face]; i++)
    if (self->used[face][i] == place)
      return TRUE;

  return FALSE;
}

int
ph_dice_places_count (const PhDicePlaces *self)
{
  int count = 0;

  for (int face = 0; face < PH_FACES; face++)
    count += self->rolled[face];

  return count;
}

void
ph_dice_places_point_at (PhDicePlaces *self,
                         int           index)
{
  int die = 0;

  for (int face = 0; face < PH_FACES; face++)
    for (int place = 0; place < self->rolled[face]; place++)
      if (!ph_dice_places_is_used (self, face, place) && die++ == index)
        self->pointed_at[face] = place + 1;
}

static gboolean
is_free (const PhDicePlaces *self,
         int                 face,
         int                 place)
{
  return place >= 0 && place < self->rolled[face] && !ph_dice_places_is_used (self, face, place);
}

static void
use_one (PhDicePlaces *self,
         int           face)
{
  int place = self->pointed_at[face] - 1;

  if (!is_free (self, face, place))
    for (place = 0; !is_free (self, face, place);)
      place++;
  self->used[face][self->n_used[face]++] = (guint8) place;
}

/* Dice only become fewer until they are rolled again, or somebody else rolls. */
static gboolean
are_others (const PhDicePlaces *self,
            const guint8        left[PH_FACES])
{
  for (int face = 0; face < PH_FACES; face++)
    if (left[face] > self->rolled[face])
      return TRUE;

  return FALSE;
}

void
ph_dice_places_update (PhDicePlaces *self,
                       const guint8  left[PH_FACES],
                       gboolean      goes_on)
{
  if (!goes_on || are_others (self, left))
    *self = (PhDicePlaces) { .n_used = { 0 } };

  for (int face = 0; goes_on && face < PH_FACES; face++)
    {
      self->rolled[face] = MAX (self->rolled[face], left[face]);
      while (self->rolled[face] - self->n_used[face] > left[face])
        use_one (self, face);
      self->n_used[face] = self->rolled[face] - left[face];
      self->pointed_at[face] = 0;
    }
}
