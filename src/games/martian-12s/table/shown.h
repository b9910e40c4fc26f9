/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/martian-12s/rules/rules.h"

/*
 * What the table shows while events are still being told: a state that follows them one by one, some steps behind the session's.
 * It is for the eye only; when all is told, the session's view takes its place.
 */
void m12_shown_follow (const M12Ruleset  *ruleset,
                       M12State          *shown,
                       const TableeEvent *event);
