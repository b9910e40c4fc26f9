/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/tutor.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/* The host of a lesson over the table: one thing at a time, in a bubble beside the piece that it is about. What is not the deed that is waited
 * for is answered, and not played; where nothing is led any more, hints are given to whoever asks for them, as in any game. */
#define TABLEE_TYPE_LESSON_VIEW (tablee_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeLessonView, tablee_lesson_view, TABLEE, LESSON_VIEW, GtkWidget)

GtkWidget *tablee_lesson_view_new (TableeGameSession *session,
                                   TableeTable       *table);

/* The piece that is spoken of. Returns: (transfer none) (nullable) */
GtkWidget *tablee_lesson_view_get_target (TableeLessonView *self);

G_END_DECLS
