/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gestures where the build has no net: nobody is elsewhere. */
#include "config.h"
#include "play-gestures.h"

void
tablee_play_gestures_add (TableePlayPage *self)
{
}

gboolean
tablee_play_gestures_can (TableePlayPage *self)
{
  return FALSE;
}

void
tablee_play_gestures_open (TableePlayPage *self)
{
}

void
tablee_play_gestures_say (TableePlayPage *self,
                          const char     *id)
{
}
