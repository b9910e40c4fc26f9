/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Gestures in writing. */
#include "gesture.h"

const char *const tablee_gesture_ids[] = {
  "hello", "well-played", "thanks", "ouch", "lucky", "oops", "thinking", "hurry", "no-hurry", "back-soon", "again", "bye", NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (tablee_gesture_ids) == TABLEE_N_GESTURES + 1);
