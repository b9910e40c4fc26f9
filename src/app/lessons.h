/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "session/lesson.h"

G_BEGIN_DECLS

/* The lessons that are installed, by their ids (session/lesson.h), and how far the learner has come in them. */

/* The lesson of a game for so many @seats. Asks the disk. Returns: (transfer full) (nullable): its id; NULL: there is none. */
char         *tablee_lessons_find     (const char  *game_id,
                                       int          seats);

/* An item for each, in the order of the library. */
void          tablee_lessons_fill_menu (GMenu      *menu);

/* Returns: (transfer full), or NULL with @error. */
TableeLesson *tablee_lessons_load     (const char  *lesson_id,
                                       GError     **error);

/* The step that the learner came to; the number of steps where it is done; 0: never begun. */
guint         tablee_lessons_get_step (GSettings   *settings,
                                       const char  *lesson_id);
void          tablee_lessons_set_step (GSettings   *settings,
                                       const char  *lesson_id,
                                       guint        step);

G_END_DECLS
