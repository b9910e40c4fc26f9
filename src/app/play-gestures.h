/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What people at different places say to each other across a table. */

#include "play-page-private.h"

G_BEGIN_DECLS

/* Of a table at which somebody is at another place: shows what is said, and has a button for what can be. At all others, and where the build
 * has no net (play-gestures-none.c), nothing happens. */
void     tablee_play_gestures_add  (TableePlayPage *self);
gboolean tablee_play_gestures_can  (TableePlayPage *self);
/* Opens the button. */
void     tablee_play_gestures_open (TableePlayPage *self);
/* Says @id (net/gesture.h) for the person here. */
void     tablee_play_gestures_say  (TableePlayPage *self,
                                    const char     *id);

G_END_DECLS
