/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/exercise.h"
#include "session/set-up.h"

G_BEGIN_DECLS

/*
 * The host of all tables of the program: has the settings and the store, begins and resumes games, and knows those that are under
 * way. The application has one; what shows something of it is given it, or the one thing of it that it needs.
 */
#define TABLEE_TYPE_HOST (tablee_host_get_type ())
G_DECLARE_FINAL_TYPE (TableeHost, tablee_host, TABLEE, HOST, GObject)

/* @path: (nullable): of the store, as in tablee_store_new(). */
TableeHost        *tablee_host_new            (GSettings           *settings,
                                               const char          *path);

/* Opened when first asked for. Returns: (transfer none) */
TableeStore       *tablee_host_get_store      (TableeHost          *self);
GSettings         *tablee_host_get_settings   (TableeHost          *self);

/* Whether something that was played is not on the disk; opens nothing. */
gboolean           tablee_host_get_unsaved    (TableeHost          *self);

/* A new game, as @set_up says. @names: what everybody is called in it. Returns: (transfer full), to be held as long as somebody
 * looks at it (session-keeper.h), or NULL with @error */
TableeGameSession *tablee_host_begin_game     (TableeHost          *self,
                                               TableeSetUp         *set_up,
                                               const char *const   *names,
                                               GError             **error);

/* A first game that is led, by its id (app/lessons.h), where it was left. Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_host_begin_lesson   (TableeHost          *self,
                                               const char          *lesson_id,
                                               GError             **error);

/* A game that goes on from @exercise, against who played then: kept nowhere. Returns: (transfer full) */
TableeGameSession *tablee_host_try_again      (TableeHost          *self,
                                               TableeExercise      *exercise);

/* The same to ask it in. Returns: (transfer full) */
TableeGameSession *tablee_host_ask            (TableeHost          *self,
                                               TableeExercise      *exercise);

/* The session that plays the kept game of @record, made if there is none. Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_host_go_on_with     (TableeHost          *self,
                                               TableeGameRecord    *record,
                                               GError             **error);

/* Goes on with a kept game: the session that runs already, or one made from the store. */
void               tablee_host_resume_async   (TableeHost          *self,
                                               gint64               id,
                                               GAsyncReadyCallback  callback,
                                               gpointer             user_data);
/* Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_host_resume_finish  (TableeHost          *self,
                                               GAsyncResult        *result,
                                               GError             **error);

/* Its table is left for good: resuming the game may make another session of it. */
void               tablee_host_leave_session  (TableeHost          *self,
                                               TableeGameSession   *session);

/* Stops all games and closes the store, at the end of the program. */
void               tablee_host_close          (TableeHost          *self);

G_END_DECLS
