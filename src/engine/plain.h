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

/* Whether it is no matter which of two of @cards goes, at the places @one and @other: all between them are equal as well. */
bool   tablee_plain_are_alike (const uint8_t      *cards,
                               int                 one,
                               int                 other);

/* reward(): shares of the win, which those share who win by the score sheet. */
void   tablee_plain_reward   (const TableeRuleset *ruleset,
                              const void          *state,
                              double              *out);

/* Behind advise(): each legal action is played in some of the truths that fit @view, the more the better @skill is, and evaluate() of
 * @self says what came of it. @scratch has room for a state. Of a game with at most 64 actions (max_actions). Returns how many there are. */
size_t tablee_plain_advise   (const TableeHeuristics *self,
                              const TableeRuleset    *ruleset,
                              const void             *view,
                              TableeSkill             skill,
                              TableeRandom           *random,
                              void                   *scratch,
                              TableeAdvice           *advice);
