/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/* The program: owns the store and the settings, and knows the sessions that are under way; windows come and go. */
#define TABLEE_TYPE_APPLICATION (tablee_application_get_type ())
G_DECLARE_FINAL_TYPE (TableeApplication, tablee_application, TABLEE, APPLICATION, AdwApplication)

TableeApplication *tablee_application_new          (void);
TableeApplication *tablee_application_get_default  (void);
TableeStore       *tablee_application_get_store    (TableeApplication *self);
GSettings         *tablee_application_get_settings (TableeApplication *self);

/* A new game as the set-up wants it. @seed: (nullable): the chance of the game; NULL: drawn now. Returns: (transfer full): to be held
 * as long as somebody looks at it (session-keeper.h) */
TableeGameSession *tablee_application_begin_game   (TableeApplication *self,
                                                    TableeRuleset     *ruleset,
                                                    JsonObject        *options,
                                                    const TableeRandom *seed,
                                                    GListModel        *seats,
                                                    gboolean           allow_take_back);

/* Goes on with a kept game: the session that runs already, or one made from the store. */
void               tablee_application_resume_async (TableeApplication  *self,
                                                    gint64              id,
                                                    GAsyncReadyCallback callback,
                                                    gpointer            user_data);
/* Returns: (transfer full), or NULL with @error. */
TableeGameSession *tablee_application_resume_finish (TableeApplication *self,
                                                    GAsyncResult       *result,
                                                    GError            **error);
/* Its table is left for good: resuming the game may make another session of it. */
void               tablee_application_leave_session (TableeApplication *self,
                                                    TableeGameSession *session);

G_END_DECLS
