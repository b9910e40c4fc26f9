/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/martian-12s/rules/rules.h"

/*
 * Exact play for two seats, by backward induction over the rules themselves: at every decision each seat takes the action that
 * gains it the most stakes in the rest of this round (won minus paid, the first of equals), and every pull is the average over
 * all pyramids of that size in the bag. The order of the bag is not looked at. What is left in the pot at the end is nobody's.
 */
typedef struct _M12Solver M12Solver;

/* For one round: what has been solved is remembered. @ruleset ends with the round that is solved. */
M12Solver *m12_solver_new    (const M12Ruleset *ruleset);
void       m12_solver_free   (M12Solver        *self);

/* What @action gains the seat to move from @state on. */
double     m12_solver_action (M12Solver        *self,
                              const M12State   *state,
                              TableeAction      action);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (M12Solver, m12_solver_free)
