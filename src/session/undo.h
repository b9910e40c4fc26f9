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
/* Whether @action of the seat whose knowledge @view is would leave no way back: somebody else decides next, or a person learns something new,
 * from it or from what follows without a choice; and the set-up allows no take-backs. @patient: what gives something away is waited for
 * even so. Found in a truth that is imagined, so that it tells nothing. */
gboolean tablee_undo_is_final  (const TableeCourse *course,
                                const void         *view,
                                TableeAction        action,
                                gboolean            patient);
/* Past what was undone, up to the next decision of a person. */
int tablee_undo_find_redo      (const TableeCourse *course,
                                int                 viewer);

G_END_DECLS
