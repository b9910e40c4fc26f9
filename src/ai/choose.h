/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "temper.h"

/* Bytes of working memory that tablee_ai_choose() needs for @game; the caller owns it. */
size_t       tablee_ai_scratch_size (const TableeGame    *game);

/*
 * What each legal action is worth as the game's heuristics see it with @skill, which is not TABLEE_SKILL_RANDOM; the other
 * arguments are those of tablee_ai_choose(). Writes to *@count how many there are. Returns the advice, within @scratch.
 */
const TableeAdvice *tablee_ai_advise (const TableeRuleset *ruleset,
                                      const void          *view,
                                      TableeSkill          skill,
                                      TableeRandom        *random,
                                      void                *scratch,
                                      size_t              *count);

/* Whether that finds out with TABLEE_SKILL_BEST what is best in @view for certain, so that there is nothing to search. */
bool         tablee_ai_is_exact     (const TableeRuleset *ruleset,
                                     const void          *view);

/* The action of @advice (one or more) that is worth most: of equals the first. */
TableeAction tablee_ai_best         (const TableeAdvice  *advice,
                                     size_t               count);

/* The same, where what @temper likes about the actions of @view is added to what they are worth. */
TableeAction tablee_ai_best_for     (const TableeRuleset *ruleset,
                                     const void          *view,
                                     TableeSkill          skill,
                                     TableeTemper         temper,
                                     const TableeAdvice  *advice,
                                     size_t               count);

/*
 * What the game's heuristics play with @skill for the seat that is to move, knowing @view (the view of that seat, never the
 * state). The same @view, @skill and @random give the same action. @scratch: tablee_ai_scratch_size() bytes, aligned as malloc
 * aligns.
 */
TableeAction tablee_ai_choose       (const TableeRuleset *ruleset,
                                     const void          *view,
                                     TableeSkill          skill,
                                     TableeRandom        *random,
                                     void                *scratch);
