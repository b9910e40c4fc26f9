/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * Who remarks what, and when, in a game: seldom, and nothing twice. It is read from the log that the viewer has, and from that alone:
 * whoever sees the same is told the same, and who comes back to a game hears nothing again.
 */
typedef struct _TableeRemarkChoice TableeRemarkChoice;

TableeRemarkChoice *tablee_remark_choice_new  (TableeGameSession  *session);
void                tablee_remark_choice_free (TableeRemarkChoice *self);

/* Reads on to the end of the log. Returns: (transfer none) (nullable): the last remark, untranslated, that what is new has given rise to,
 * and @seat, who makes it. What was undone is as if it had not been, and what stands is not new then. */
const char         *tablee_remark_choice_next (TableeRemarkChoice *self,
                                               int                *seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeRemarkChoice, tablee_remark_choice_free)

G_END_DECLS
