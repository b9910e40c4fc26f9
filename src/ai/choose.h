/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/player.h"

/* Bytes of working memory that tablee_ai_choose() needs for @game; the caller owns it. */
size_t       tablee_ai_scratch_size (const TableeGame    *game);

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
