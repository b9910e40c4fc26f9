/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/exercise.h"
#include "session/store.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/*
 * Lies over the table of a session in which an exercise is asked (session/exercise.h): says what it is about, takes what is done at the
 * table for the answer, which is not played, says whether it is right, and has the store know. Then the next exercise can be asked, or
 * the game played on from there ("win.exercise", "win.try").
 */
#define TABLEE_TYPE_EXAM_VIEW (tablee_exam_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeExamView, tablee_exam_view, TABLEE, EXAM_VIEW, GtkWidget)

/* @table: of @session. */
GtkWidget *tablee_exam_view_new (TableeGameSession *session,
                                 TableeTable       *table,
                                 TableeStore       *store);

G_END_DECLS
