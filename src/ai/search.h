/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/player.h"

/*
 * A search for the best decision of a seat, from its view: information set Monte Carlo tree search over the contract of a game.
 * It imagines a truth that fits the view, again and again; goes down a tree of what was tried so far, each seat choosing what is
 * best for itself; plays on sensibly, to the end or until the game's heuristics judge the position; and remembers what came of
 * it. The true state is nowhere in it.
 *
 * It works in slices, on memory that the caller owns, and may be left off between any two of them: threads, clocks and cancelling
 * are the caller's. The same view, settings and random numbers give the same search, however it is sliced.
 */
typedef struct _TableeSearch TableeSearch;

/* What the search found out about an action of the decision. */
typedef struct
{
  TableeAction action;
  uint64_t     visits;   /* iterations that went on with it */
  double       mean;     /* reward of the seat in these; 0 if there are none */
  double       look;     /* its weight beforehand against the one that looked best: from 0 to 1 */
} TableeSearchAdvice;

/* How the search goes about @game if nobody says otherwise. */
TableeSearchSettings tablee_search_settings (const TableeGame           *game);

/* Iterations that the highest level spends on a decision of @game. */
uint32_t             tablee_search_iterations (const TableeGame *game);

/* Bytes of memory for a search of which the tree has room for @nodes nodes. */
size_t         tablee_search_size     (const TableeGame           *game,
                                       size_t                      nodes);

/*
 * Begins a search in @memory, aligned as malloc aligns, of which it uses at most @size bytes; the tree has the room that is left.
 * @view is the view of @seat, which is to move in it, and is copied; @ruleset must last. @settings (nullable): the game's own.
 * Returns the search, within @memory, or NULL if there is not room even for all actions of the decision. There is nothing to be
 * freed.
 */
TableeSearch  *tablee_search_init     (void                       *memory,
                                       size_t                      size,
                                       const TableeRuleset        *ruleset,
                                       const void                 *view,
                                       int                         seat,
                                       const TableeSearchSettings *settings,
                                       const TableeRandom         *random);

/* Goes on for @iterations. */
void           tablee_search_run      (TableeSearch               *self,
                                       uint32_t                    iterations);

/* Goes on for @iterations with the action at @place of legal() and no other: to know about one that the search leaves aside. */
void           tablee_search_try      (TableeSearch               *self,
                                       size_t                      place,
                                       uint32_t                    iterations);

/* Goes on for @iterations at most with the action that was tried most but for the best one and what is akin to it (thinking.h), to know how much
 * worse it is, until it was tried @wanted times, or as often as the best one; and then with the others, where there are four at most, or else with
 * what stops (thinking.h), until they were tried a third as often. Returns FALSE once they were. */
bool           tablee_search_compare  (TableeSearch               *self,
                                       uint32_t                    wanted,
                                       uint32_t                    iterations);

/* Iterations so far, its own. */
uint64_t       tablee_search_done     (const TableeSearch         *self);

/* Nodes of the tree so far, and how many there can be. A full tree no longer grows, but still learns. */
size_t         tablee_search_nodes    (const TableeSearch         *self);
size_t         tablee_search_capacity (const TableeSearch         *self);

/* Adds what @other found out about the same decision, with other random numbers and in its own thread, to the advice of @self.
 * The search itself goes on as if nothing had happened. Returns FALSE, and does nothing, if it is another decision. */
bool           tablee_search_merge    (TableeSearch               *self,
                                       const TableeSearch         *other);

/* Writes one advice for each legal action, in the order of legal(), to @advice, which has room for all. Returns how many. */
size_t         tablee_search_advice   (const TableeSearch         *self,
                                       TableeSearchAdvice         *advice);

/* How many legal actions there are, and what was found out about the one at @place of legal(). */
size_t         tablee_search_count    (const TableeSearch         *self);
TableeSearchAdvice tablee_search_advice_on (const TableeSearch    *self,
                                       size_t                      place);

/* What each seat can expect if the action at @place of legal() is played: mean rewards, out of @rewards[seats]. 0 if it was never
 * tried. */
void           tablee_search_outlook  (const TableeSearch         *self,
                                       size_t                      place,
                                       double                     *rewards);

/* The action that was tried most: of equals the one with the better mean, then the one that looked better. */
TableeAction   tablee_search_best     (const TableeSearch         *self);
