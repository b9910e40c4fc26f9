/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "session/lesson.h"

G_BEGIN_DECLS

/* The lessons that are installed, and how far the learner has come in them. */

/* Whether @game_id has one: asks the disk. */
gboolean      tablee_lessons_have     (const char  *game_id);

/* Returns: (transfer full), or NULL with @error. */
TableeLesson *tablee_lessons_load     (const char  *game_id,
                                       GError     **error);

/* The step that the learner came to; the number of steps where it is done; 0: never begun. */
guint         tablee_lessons_get_step (GSettings   *settings,
                                       const char  *game_id);
void          tablee_lessons_set_step (GSettings   *settings,
                                       const char  *game_id,
                                       guint        step);

G_END_DECLS
