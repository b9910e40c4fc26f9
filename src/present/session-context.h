/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present.h"
#include "session/game-session.h"

G_BEGIN_DECLS

/* What is said about @session to those who sit at it: its seats are called by their names, and where a single person plays, that one is
 * "you". Valid until somebody else takes a seat. Returns: (transfer full) */
TableePresentContext *tablee_session_context_new  (TableeGameSession    *session);
void                  tablee_session_context_free (TableePresentContext *context);

/* What everybody is called, in seat order; who is not named is called after the seat (seat-name.h). Returns: (transfer full) */
char                **tablee_session_dup_names    (TableeGameSession    *session);

/* For who reads what this session says: one more than the seat of its only person; 0 if there are none or several. */
int                   tablee_session_get_listener (TableeGameSession    *session);

/* Whether @seat is that person's. */
gboolean              tablee_session_is_listener  (TableeGameSession    *session,
                                                   int                   seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableePresentContext, tablee_session_context_free)

G_END_DECLS
