/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/player.h"

/*
 * How sensible players go on from a position that is imagined: by the functions that a game has for the search where it has any, and
 * by its heuristics otherwise, from the view of the seat to move. All positions follow from one view, of which the policy has thought
 * once.
 */
typedef struct
{
  const TableeRuleset    *ruleset;
  const TableeHeuristics *heuristics;
  const TableeThinking   *thinking;
  void                   *seen;  /* what the seat to move sees of a position */
  void                   *mind;
} TableePolicy;

/* How the search goes about @game, also where the game itself says nothing. */
const TableeThinking *tablee_policy_thinking (const TableeGame    *game);

/* Bytes of memory that a policy works on. */
size_t                tablee_policy_size     (const TableeGame    *game);

/* Begins with @view, the view of the seat that is to move in it, on @memory: tablee_policy_size() bytes, aligned as malloc aligns. @memory
 * and @ruleset must last. There is nothing to be freed. */
void                  tablee_policy_init     (TableePolicy        *self,
                                              void                *memory,
                                              const TableeRuleset *ruleset,
                                              const void          *view);

/* How readily @mover, who is to move in @state, would choose each of @actions: weights of 0 and more, not all 0. */
void                  tablee_policy_weigh    (TableePolicy        *self,
                                              const void          *state,
                                              int                  mover,
                                              const TableeAction  *actions,
                                              size_t               count,
                                              double              *weights);

/* What @mover plays of @actions, two or more. @weights: room for as many. */
TableeAction          tablee_policy_play     (TableePolicy        *self,
                                              const void          *state,
                                              int                  mover,
                                              const TableeAction  *actions,
                                              size_t               count,
                                              double              *weights);

/* What each seat can expect in @state, out of @rewards[seats]. @mover: TABLEE_NOBODY in a game that is over. */
void                  tablee_policy_judge    (TableePolicy        *self,
                                              const void          *state,
                                              int                  mover,
                                              double              *rewards);
