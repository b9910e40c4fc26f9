/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-log.h"
#include "game-record.h"
#include "told-step.h"

G_BEGIN_DECLS

/*
 * One game as it goes: what was played and how far that stands, who sits where, whether it is over: a record that grows. It knows
 * everything: what may be seen of it is another thing (viewpoint.h). Nobody is asked here, and nothing is kept.
 */
typedef struct _TableeCourse TableeCourse;

/* A new game, from its deal on. The seats are copied. Returns: (transfer full) */
TableeCourse        *tablee_course_new                 (TableeRuleset       *ruleset,
                                                        JsonObject          *options,
                                                        const TableeRandom  *seed,
                                                        GListModel          *seats,
                                                        gboolean             allow_take_back);
/* Goes on where a copy of @record ends. Returns: (transfer full) */
TableeCourse        *tablee_course_new_for_record      (TableeGameRecord    *record);
/* A game that is elsewhere, as @seat is told of it: @start is step 0. @seats: the course's own, and those who sit there may change.
 * Returns: (transfer full) */
TableeCourse        *tablee_course_new_told            (TableeRuleset       *ruleset,
                                                        JsonObject          *options,
                                                        GListModel          *seats,
                                                        gboolean             allow_take_back,
                                                        int                  seat,
                                                        const TableeToldStep *start);
void                 tablee_course_free                (TableeCourse        *self);

/* Returns: (transfer full): for TABLEE_VIEWER_ALL all of it; for a seat or TABLEE_NOBODY what it knows now, without what led there.
 * Without an id. */
TableeGameRecord    *tablee_course_to_record           (const TableeCourse  *self,
                                                        int                  viewer);

TableeRuleset       *tablee_course_get_ruleset         (const TableeCourse  *self);
JsonObject          *tablee_course_get_options         (const TableeCourse  *self);
GListModel          *tablee_course_get_seats           (const TableeCourse  *self);
/* Returns: (transfer none) */
TableeSeat          *tablee_course_get_seat            (const TableeCourse  *self,
                                                        int                  seat);
/* Whether a person sits there; and whether this window is asked for that seat. */
gboolean             tablee_course_is_person           (const TableeCourse  *self,
                                                        int                  seat);
gboolean             tablee_course_sits_here           (const TableeCourse  *self,
                                                        int                  seat);
GDateTime           *tablee_course_get_started         (const TableeCourse  *self);
gboolean             tablee_course_get_allow_take_back (const TableeCourse  *self);
gboolean             tablee_course_get_resumed_from_position (const TableeCourse *self);
/* It is elsewhere, and what one seat is told of it is all there is: nothing is played here. */
gboolean             tablee_course_is_told             (const TableeCourse  *self);
/* What one seat knows is all there is: to look at. */
gboolean             tablee_course_is_view             (const TableeCourse  *self);

/* The dice of the computer players: the same for the same place in the log, so that a computer decides the same when something was
 * undone and is played again. */
void                 tablee_course_set_dice            (TableeCourse        *self,
                                                        guint64              dice);
guint64              tablee_course_get_dice            (const TableeCourse  *self);

const TableeGameLog *tablee_course_get_log             (const TableeCourse  *self);
/* Whom the rules wait for, given up or not; TABLEE_NOBODY at their end. */
int                  tablee_course_get_mover           (const TableeCourse  *self);
/* The same of a game that has not been given up. */
int                  tablee_course_get_current_seat    (const TableeCourse  *self);
int                  tablee_course_get_given_up_by     (const TableeCourse  *self);
/* By the rules, or given up. */
gboolean             tablee_course_is_over             (const TableeCourse  *self);
gboolean             tablee_course_get_taken_back      (const TableeCourse  *self);
/* Grows with each of the changes below. */
guint64              tablee_course_get_revision        (const TableeCourse  *self);

/* Plays @action, which is legal. Here and in going back and forth the seats come to know whether they are relieved. */
void                 tablee_course_play                (TableeCourse        *self,
                                                        TableeAction         action,
                                                        TableeBy             by);
/* Of one that is told: what happened next. */
void                 tablee_course_tell                (TableeCourse        *self,
                                                        const TableeToldStep *step);
/* Of one that is told, and over: this was all of it. It has other rules' checksum or another number of seats: nothing happens, and FALSE. */
gboolean             tablee_course_fulfil              (TableeCourse        *self,
                                                        TableeGameRecord    *record);
/* Back or forth, to where the first @head actions stand: see undo.h. */
void                 tablee_course_go_to               (TableeCourse        *self,
                                                        guint                head);
void                 tablee_course_give_up             (TableeCourse        *self,
                                                        int                  seat);

/* Marks the game: going back went beyond what was shown. */
void                 tablee_course_mark_taken_back     (TableeCourse        *self);
/* Notes the time, if it is over and this is news. */
void                 tablee_course_note_end            (TableeCourse        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeCourse, tablee_course_free)

G_END_DECLS
