/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "places.h"

void
ch_places_clear (ChPlaces *self)
{
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    self->beans[i] = CH_NO_BEAN;
}

static int
find (const ChPlaces *self,
      int             bean)
{
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    if (self->beans[i] == bean)
      return i;

  return -1;
}

int
ch_places_find (const ChPlaces *self,
                int             bean)
{
  int place = find (self, bean);

  return place >= 0 ? place : find (self, CH_NO_BEAN);
}

bool
ch_places_have (const ChPlaces *self,
                int             bean)
{
  return find (self, bean) >= 0;
}

void
ch_places_add (ChPlaces *self,
               int       bean)
{
  int place = ch_places_find (self, bean);

  if (place >= 0)
    self->beans[place] = bean;
}

void
ch_places_remove (ChPlaces *self,
                  int       bean)
{
  int place = find (self, bean);

  if (place >= 0)
    self->beans[place] = CH_NO_BEAN;
}

void
ch_places_follow (ChPlaces     *self,
                  const ChSeat *seat)
{
  for (int i = 0; i < CH_MAX_CHAINS; i++)
    if (self->beans[i] != CH_NO_BEAN && seat->chains[self->beans[i]] == 0)
      self->beans[i] = CH_NO_BEAN;
  for (int bean = 0; bean < CH_BEANS; bean++)
    if (seat->chains[bean] > 0)
      ch_places_add (self, bean);
}
