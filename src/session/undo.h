/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "course.h"

G_BEGIN_DECLS

/*
 * How far one can go back, and forth again. Each answers with the head to go to, at which a person decides, or -1 where there is nowhere
 * to go. @viewer: who looks on: nobody may tell by what can be undone that another seat had secretly no choice.
 */

/* To what the person who decides now, or who decided before the computers did, chose last: as long as nothing since then has shown
 * a person something new, and the game has not been handed over to another person. What a computer has seen is no loss. */
int tablee_undo_find_undo      (const TableeCourse *course,
                                int                 viewer);
/* To the last decision of any person, where undo does not go and the set-up allows it. */
int tablee_undo_find_take_back (const TableeCourse *course,
                                int                 viewer);
/* Past what was undone, up to the next decision of a person. */
int tablee_undo_find_redo      (const TableeCourse *course,
                                int                 viewer);

G_END_DECLS
