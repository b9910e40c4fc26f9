/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of Space Station Phoenix is seen on faces. */
#include "config.h"
#include "signs.h"
#include "terms.h"

static gboolean
is_of_another (const TableePresentContext *context,
               const TableeEvent          *event)
{
  return ph_ship_owner (event->args[0]) != PH_NEUTRAL && ph_ship_owner (event->args[0]) != event->seat;
}

static gboolean
is_reward (const TableePresentContext *context,
           const TableeEvent          *event)
{
  return event->args[3] == PH_SOURCE_REWARD || event->args[3] == PH_SOURCE_FRONT;
}

static gboolean
is_grand (const TableePresentContext *context,
          const TableeEvent          *event)
{
  return ph_sector_level (event->args[0]) == PH_LEVELS;
}

static int
find_owner (const TableeEvent *event)
{
  return ph_ship_owner (event->args[0]);
}

const TableeMoodRule ph_words_moods[] = {
  { PH_EVENT_USE, TABLEE_MOOD_STARTLED, TABLEE_MOOD_OF_FOUND, is_of_another, find_owner },
  { PH_EVENT_BUILD, TABLEE_MOOD_PROUD, .fits = is_grand },
  { PH_EVENT_BUILD, TABLEE_MOOD_GLAD },
  { PH_EVENT_PLACE, TABLEE_MOOD_GLAD },
  { PH_EVENT_GAIN, TABLEE_MOOD_GLAD, .fits = is_reward },
  { PH_EVENT_TRIGGER, TABLEE_MOOD_PROUD },
  { PH_EVENT_TRIGGER, TABLEE_MOOD_STARTLED, TABLEE_MOOD_OF_OTHERS },
  { 0 },
};
