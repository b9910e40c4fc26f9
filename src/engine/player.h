/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "thinking.h"

/* How strong a computer player is. Levels are data: a game's heuristics read the row of the level. */
typedef enum
{
  TABLEE_LEVEL_RANDOM,  /* any legal action, each as likely: the yardstick of measurements, not offered to people */
  TABLEE_LEVEL_EASY,
  TABLEE_LEVEL_MEDIUM,
  TABLEE_LEVEL_EXPERT,
  TABLEE_N_LEVELS,
} TableeLevel;

/* How an action looks to the computer: what it is worth to the seat that decides. */
typedef struct
{
  TableeAction action;
  double       value;   /* expected reward of the seat, in the unit of reward(); larger is better */
} TableeAdvice;

/*
 * What the computer knows about a game, one constant struct beside its rules (heuristics.c). Floating point is at home
 * here. Everything works from a view: no function ever gets what its seat could not know.
 */
typedef struct
{
  const TableeGame *game;
  size_t            scratch_size;  /* bytes of working memory that advise() needs; 0 is fine */
  const TableeThinking *thinking;  /* how the search goes about it; NULL: as about any game */

  /* At the end: what each seat has won, out of @out[seats]. Shares of the win; Martian 12s: stakes won since the deal. */
  void   (*reward)   (const TableeRuleset *ruleset,
                      const void          *state,
                      double              *out);

  /* In the middle: the reward that can be expected, for playouts that are cut. */
  void   (*evaluate) (const TableeRuleset *ruleset,
                      const void          *view,
                      double              *out);

  /* How readily a sensible player would choose each of @actions; weights of 0 and more, not all 0. */
  void   (*weigh)    (const TableeRuleset *ruleset,
                      const void          *view,
                      const TableeAction  *actions,
                      size_t               count,
                      double              *weights);

  /* What each legal action is worth as @level sees it, in the order of legal(). @view is the view of the seat that is
   * to move. @scratch has scratch_size bytes. Deterministic for the same @random. Returns how many. */
  size_t (*advise)   (const TableeRuleset *ruleset,
                      const void          *view,
                      TableeLevel          level,
                      TableeRandom        *random,
                      void                *scratch,
                      TableeAdvice        *advice);
} TableeHeuristics;
