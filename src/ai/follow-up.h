/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/game.h"

/*
 * What a deed in several steps goes on with. Writes what the seat to move in @view knows once it has played @action, which is legal there,
 * to @next; both and @scratch have room for a state. Returns false where it is not asked at once, or about something else
 * (another round), or where something comes to light in between: what is best depends on that then.
 */
bool tablee_follow_up (const TableeRuleset *ruleset,
                       const void          *view,
                       TableeAction         action,
                       void                *next,
                       void                *scratch);
