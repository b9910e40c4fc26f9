/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/* What the child of the kill test plays, by chance. */

/* A number below @count. */
int                kill_pick          (GRand        *rand,
                                       int           count);

/* One that does not think long. */
TableeLevel        kill_pick_level    (GRand        *rand);

/* Any game, with any number of seats, options that let it end before long, and some seats for computers.
 * Returns: (transfer full) */
TableeGameSession *kill_make_session  (GRand        *rand,
                                       TableeStore  *store);

/* The same played for a while by chance, perhaps to the end or given up, as a file that somebody sent.
 * Returns: (transfer full) */
TableeGameRecord  *kill_make_record   (GRand        *rand);

G_END_DECLS
