/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What people at different places can say to each other; each reads it in a language of their own. */
typedef enum
{
  TABLEE_GESTURE_HELLO,
  TABLEE_GESTURE_WELL_PLAYED,
  TABLEE_GESTURE_THANKS,
  TABLEE_GESTURE_OUCH,
  TABLEE_GESTURE_LUCKY,
  TABLEE_GESTURE_OOPS,
  TABLEE_GESTURE_THINKING,
  TABLEE_GESTURE_HURRY,
  TABLEE_GESTURE_NO_HURRY,
  TABLEE_GESTURE_BACK_SOON,
  TABLEE_GESTURE_AGAIN,
  TABLEE_GESTURE_BYE,
  TABLEE_N_GESTURES,
} TableeGesture;

/* How they are written, NULL-terminated. */
extern const char *const tablee_gesture_ids[];

G_END_DECLS
