/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"

/* What a game tells the search, and whoever plays on in thought: how to go about it, and functions that make it fast. */

enum
{
  TABLEE_TALLIES = 16,  /* things that a game can have tallied */
};

/* How the search goes about a game; measured in matches. What is worth something is in the unit of reward(). */
typedef struct
{
  double  exploration;  /* what it is worth to try what was tried little */
  double  bias;         /* what it costs an action at first to weigh a part less than the best one: for each factor of e */
  double  trust;        /* what it costs for ever */
  double  epsilon;      /* share of the decisions of a playout that are made at random: from 0 to 1 */
  int32_t turns;        /* after so many changes of the seat that decides, a position is judged; 0: the end decides. Of two seats:
                         * with more of them, as many rounds; alone six decisions count for a change */
  int32_t decisions;    /* after so many decisions of a playout likewise; 0: any number */
  int32_t ripe;         /* visits after which the tree goes on behind an action; before that playouts do */
  bool    unpaired;     /* the actions of the decision are not compared in the same imagined truths */
} TableeSearchSettings;

/*
 * How the search imagines what follows from a view, as a game's folder has it for the sake of speed. A mind is what holds in all
 * truths that fit the view, worked out once; @state is one of these truths, or follows from one. A function that is not there is
 * done without a mind, from the view of the seat to move, by the function of TableeHeuristics.
 */
typedef struct
{
  TableeSearchSettings settings;
  uint32_t             iterations;  /* of a decision of the highest level; 0: as for any game */
  double               slips;       /* how often low levels leave a decision to chance, against other games: where a game is made
                                     * of many small decisions, less often; 0: as in any game */
  double               slack_power; /* the highest level, where it has slack (ai/level.h), makes as such this power of the share of decisions that it would
                                     * make otherwise: more than 1 where few of them bring much of its strength; 0: 1; measured in matches */
  double               doubt;       /* by which share of the win judge() may be wrong about the difference of two actions, in 19 cases of
                                     * 20, while the game is open; 0: not measured */
  uint32_t             truths;      /* in which a hint is played on for its reasons; 0: as in any game */
  size_t               mind_size;   /* bytes; 0: no mind */

  /* Fills @mind. @view is the view of the seat to move. */
  void         (*look)    (const TableeRuleset *ruleset,
                           const void          *view,
                           void                *mind);

  /* As weigh() of TableeHeuristics. */
  void         (*weigh)   (const TableeRuleset *ruleset,
                           const void          *mind,
                           const void          *state,
                           const TableeAction  *actions,
                           size_t               count,
                           double              *weights);

  /* What a sensible player plays of @actions, two or more; without it: the first of those that weigh most. */
  TableeAction (*play)    (const TableeRuleset *ruleset,
                           const void          *mind,
                           const void          *state,
                           const TableeAction  *actions,
                           size_t               count);

  /* As evaluate() of TableeHeuristics, also at the end. */
  void         (*judge)   (const TableeRuleset *ruleset,
                           const void          *mind,
                           const void          *state,
                           double              *out);

  /* A number for what chance has openly made of the actions so far, as far as what is best now depends on it: the tree keeps
   * states apart of which the lower 24 bits differ. Without it, it tells them apart by the actions that are legal alone. */
  uint32_t     (*outcome) (const TableeRuleset *ruleset,
                           const void          *state);

  /* Whether advise() of TableeHeuristics finds the best decision of @view exactly, so that there is nothing to search. */
  bool         (*exact)   (const TableeRuleset *ruleset,
                           const void          *view);

  /* Whether nothing that follows @state depends on the decision of @view any more, but for what judge() knows. */
  bool         (*settled) (const TableeRuleset *ruleset,
                           const void          *view,
                           const void          *state);

  /* What the seat of @event gains by it, where hints shall reason with that: one of the game's own tallies, from 0 to TABLEE_TALLIES - 1
   * (the coins for a kind of bean), and how much of it, into *@amount. Returns -1 for an event that is tallied nowhere. */
  int          (*tally)   (const TableeEvent *event,
                           int32_t           *amount);

  /* Whether @action ends what the seat could go on with, or leaves things as they are: whoever asks for a hint wants to know whether to do anything at all,
   * so that it is told of whatever is next best. True of at most one action of a decision. */
  bool         (*stops)   (TableeAction action);

  /* Whether two actions of the decision of @view come to the same, whatever chance makes of them: there is nothing to be compared. */
  bool         (*alike)   (const TableeRuleset *ruleset,
                           const void          *view,
                           TableeAction         one,
                           TableeAction         other);

  /* Whether two actions are one thing done in two ways, as the same ship of one owner or another is used: whoever asks for a hint wonders what to do,
   * and learns more from another thing. They need not come to the same. */
  bool         (*akin)    (const TableeRuleset *ruleset,
                           const void          *view,
                           TableeAction         one,
                           TableeAction         other);

  /* Whether what follows @state is a new start that hangs on no decision of @view, as the next round does: what somebody gains by the
   * decision has been gained. */
  bool         (*past)    (const TableeRuleset *ruleset,
                           const void          *view,
                           const void          *state);
} TableeThinking;
