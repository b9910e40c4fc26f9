/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people at different places say to each other. */
#include "config.h"
#include "gesture-words.h"

#include <glib/gi18n.h>

static const char *const words[TABLEE_N_GESTURES] = {
  [TABLEE_GESTURE_HELLO] = NC_("gesture", "Hello!"),
  [TABLEE_GESTURE_WELL_PLAYED] = NC_("gesture", "Well played!"),
  [TABLEE_GESTURE_THANKS] = NC_("gesture", "Thank you!"),
  [TABLEE_GESTURE_OUCH] = NC_("gesture", "Ouch!"),
  [TABLEE_GESTURE_LUCKY] = NC_("gesture", "What luck!"),
  [TABLEE_GESTURE_OOPS] = NC_("gesture", "Oops!"),
  [TABLEE_GESTURE_THINKING] = NC_("gesture", "I’m thinking…"),
  [TABLEE_GESTURE_HURRY] = NC_("gesture", "Shall we go on?"),
  [TABLEE_GESTURE_NO_HURRY] = NC_("gesture", "No hurry."),
  [TABLEE_GESTURE_BACK_SOON] = NC_("gesture", "Back soon."),
  [TABLEE_GESTURE_AGAIN] = NC_("gesture", "Another game?"),
  [TABLEE_GESTURE_BYE] = NC_("gesture", "Goodbye!"),
};

const char *
tablee_gesture_words (TableeGesture gesture)
{
  g_return_val_if_fail (gesture < TABLEE_N_GESTURES, NULL);

  return g_dpgettext2 (NULL, "gesture", words[gesture]);
}

gboolean
tablee_gesture_find (const char    *id,
                     TableeGesture *gesture)
{
  g_return_val_if_fail (id != NULL && gesture != NULL, FALSE);

  for (TableeGesture i = 0; i < TABLEE_N_GESTURES; i++)
    if (g_str_equal (tablee_gesture_ids[i], id))
      {
        *gesture = i;
        return TRUE;
      }

  return FALSE;
}
