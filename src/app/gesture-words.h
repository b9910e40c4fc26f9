/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/gesture.h"

G_BEGIN_DECLS

/* What it says, in the language that is set. Returns: (transfer none) */
const char *tablee_gesture_words (TableeGesture gesture);

/* Which one @id is. Returns FALSE if it is none. */
gboolean    tablee_gesture_find  (const char    *id,
                                  TableeGesture *gesture);

G_END_DECLS
