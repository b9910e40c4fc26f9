/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "thinking.h"

/* How well a game's heuristics judge: each game has a table with a row for each. */
typedef enum
{
  TABLEE_SKILL_RANDOM,  /* any legal action, each as likely: the yardstick of measurements */
  TABLEE_SKILL_EASY,
  TABLEE_SKILL_MEDIUM,
  TABLEE_SKILL_EXPERT,
  TABLEE_SKILL_BEST,    /* as well as they can; exactly, where a game can be solved */
  TABLEE_N_SKILLS,
} TableeSkill;

/*
 * What a computer is drawn to beside winning: weights from -1 to 1. All 0: nothing. They add a little to what some actions are
 * worth to it, and so decide between actions that are nearly as good.
 */
typedef struct
{
  double patience;  /* to keep and to let things grow; below 0: to take what there is */
  double daring;    /* to leave things to chance */
  double spite;     /* to take what the others could use */
} TableeLeanings;

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

  /* What each legal action is worth as @skill sees it, in the order of legal(). @view is the view of the seat that is
   * to move. @scratch has scratch_size bytes. Deterministic for the same @random. Returns how many. */
  size_t (*advise)   (const TableeRuleset *ruleset,
                      const void          *view,
                      TableeSkill          skill,
                      TableeRandom        *random,
                      void                *scratch,
                      TableeAdvice        *advice);

  /* (nullable) What a computer of @skill with @leanings likes about @action for its own sake, in the unit of reward(); what it dislikes is
   * below 0. So little that nobody wins or loses much by it, and from @view alone, which is of the seat that is to move. */
  double (*lean)     (const TableeRuleset  *ruleset,
                      const void           *view,
                      TableeSkill           skill,
                      const TableeLeanings *leanings,
                      TableeAction          action);
} TableeHeuristics;
