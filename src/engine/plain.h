/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/*
 * What a game would otherwise write that hides nothing but its chance, and that is won by the most points: functions for its
 * TableeGame and its TableeHeuristics to point at, and to begin with.
 */

/* For deal(): all of @state 0, with @seed as its chance, and the seat that begins: as the option "first" says, or drawn. */
void   tablee_plain_deal     (const TableeRuleset *ruleset,
                              void                *state,
                              const TableeRandom  *seed);

/* conceal() and resample() of a game in which everybody sees everything but what chance will bring. */
void   tablee_plain_conceal  (const TableeRuleset *ruleset,
                              void                *state,
                              int                  viewer);
void   tablee_plain_resample (const TableeRuleset *ruleset,
                              void                *view,
                              int                  seat,
                              TableeRandom        *random);

/* reward(): shares of the win, which those share who win by the score sheet. */
void   tablee_plain_reward   (const TableeRuleset *ruleset,
                              const void          *state,
                              double              *out);
