/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "elsewhere.h"
#include "session/exercise.h"
#include "session/set-up.h"

G_BEGIN_DECLS

/*
 * The house of all tables of the program: has the settings and the store, begins and resumes games, and knows those that are under
 * way. The application has one; what shows something of it is given it, or the one thing of it that it needs.
 *
 * Signals:
 *   "elsewhere-session" (TableeGameSession *session): the game of a table with friends elsewhere has been made, or has come back
 *   "elsewhere-complete" (GObject *table): all friends have come to a table of this program, and the game can begin
 */
#define TABLEE_TYPE_HOUSE (tablee_house_get_type ())
G_DECLARE_FINAL_TYPE (TableeHouse, tablee_house, TABLEE, HOUSE, GObject)

/* @path: (nullable): of the store, as in tablee_store_new(). */
TableeHouse       *tablee_house_new            (GSettings           *settings,
                                                const char          *path);

/* Opened when first asked for. Returns: (transfer none) */
TableeStore       *tablee_house_get_store      (TableeHouse         *self);
GSettings         *tablee_house_get_settings   (TableeHouse         *self);
/* With its first use the tables that were kept begin to come back. Returns: (transfer none) (nullable): NULL where the build has no net. */
TableeElsewhere   *tablee_house_get_elsewhere  (TableeHouse         *self);

/* Whether something that was played is not on the disk; opens nothing. */
gboolean           tablee_house_get_unsaved    (TableeHouse         *self);

/* A new game, as @set_up says. @names: what everybody is called in it. Returns: (transfer full), to be held as long as somebody
 * looks at it (session-keeper.h), or NULL with @error */
TableeGameSession *tablee_house_begin_game     (TableeHouse         *self,
                                                TableeSetUp         *set_up,
                                                const char *const   *names,
                                                GError             **error);

/* A first game that is led, by its id (app/lessons.h), where it was left. Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_house_begin_lesson   (TableeHouse         *self,
                                                const char          *lesson_id,
                                                GError             **error);

/* A game that goes on from @exercise, against who played then: kept nowhere. Returns: (transfer full) */
TableeGameSession *tablee_house_try_again      (TableeHouse         *self,
                                                TableeExercise      *exercise);

/* The same to ask it in. Returns: (transfer full) */
TableeGameSession *tablee_house_ask            (TableeHouse         *self,
                                                TableeExercise      *exercise);

/* The session that plays the kept game of @record, made if there is none. Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_house_go_on_with     (TableeHouse         *self,
                                                TableeGameRecord    *record,
                                                GError             **error);

/* Goes on with a kept game: the session that runs already, or one made from the store. */
void               tablee_house_resume_async   (TableeHouse         *self,
                                                gint64               id,
                                                GAsyncReadyCallback  callback,
                                                gpointer             user_data);
/* Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_house_resume_finish  (TableeHouse         *self,
                                                GAsyncResult        *result,
                                                GError             **error);

/* Its table is left for good: resuming the game may make another session of it. */
void               tablee_house_leave_session  (TableeHouse         *self,
                                                TableeGameSession   *session);

/* Stops all games and closes the store, at the end of the program. */
void               tablee_house_close          (TableeHouse         *self);

G_END_DECLS
