/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-session.h"
#include "lesson.h"

G_BEGIN_DECLS

/*
 * Leads a learner through a lesson: stands beside the session in which it is played, as long as that lives, has the other seats do what is
 * written, and says which step the lesson is at. Nothing of it is kept by the store; whoever takes a lesson up again begins it at the step.
 *
 * Properties, read-only:
 *   "step"   uint      notify: the step that waits for the learner, or for another seat; the number of steps once the game is over
 *   "ready"  boolean   notify: all before the step has happened, so that it can be shown
 */
#define TABLEE_TYPE_TUTOR (tablee_tutor_get_type ())
G_DECLARE_FINAL_TYPE (TableeTutor, tablee_tutor, TABLEE, TUTOR, GObject)

/* A session with its tutor, to be started by who shows it. @step: where to begin, smaller than the number of steps.
 * Returns: (transfer full) */
TableeGameSession      *tablee_tutor_begin       (TableeLesson      *lesson,
                                                  guint              step);
/* Returns: (transfer none) (nullable): the tutor of @session; NULL: it is no lesson. */
TableeTutor            *tablee_tutor_find        (TableeGameSession *session);

TableeLesson           *tablee_tutor_get_lesson  (TableeTutor   *self);

guint                   tablee_tutor_get_step    (TableeTutor   *self);
gboolean                tablee_tutor_get_ready   (TableeTutor   *self);
/* Returns: (transfer none) (nullable): NULL once the game is over. */
const TableeLessonStep *tablee_tutor_get_current (TableeTutor   *self);

/* Whether the host says something that is only to be read: nobody is at work on what comes next. */
gboolean                tablee_tutor_get_saying  (TableeTutor   *self);

/* Whether it is said what is to be done: not where the game is played freely, or over. */
gboolean                tablee_tutor_get_led     (TableeTutor   *self);

/* The learner has read what is said. Nothing happens at a step that waits for a deed. */
void                    tablee_tutor_go_on       (TableeTutor   *self);

/* Whether the learner may do @action, which is legal, now. If not, @answer is what the host says to it: untranslated; NULL where the
 * host has more to say first. */
gboolean                tablee_tutor_permits     (TableeTutor   *self,
                                                  TableeAction   action,
                                                  const char   **answer);

G_END_DECLS
