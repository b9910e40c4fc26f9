/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/* Whether what somebody at another place says from @seat is not to be shown here: kept as long as @session is there. */
gboolean tablee_muting_get (TableeGameSession *session,
                            int                seat);
void     tablee_muting_set (TableeGameSession *session,
                            int                seat,
                            gboolean           muted);

G_END_DECLS
