/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "level.h"
#include "search.h"
#include "temper.h"

/*
 * One decision of a computer player on its way, in memory that the caller owns. It goes on in slices of some milliseconds at
 * most, and may be left off or asked for its action between any two of them. The same view, level, temper and random numbers give
 * the same action, whatever lay in the memory before.
 *
 * A level that searches may do so in parts that know nothing of each other, each in a thread of its own if the caller likes:
 * root parallelization (Chaslot, Winands, van den Herik, "Parallel Monte-Carlo Tree Search", CG 2008). What they find out is
 * merged; the decision does not depend on how many threads there were.
 */
typedef struct _TableeThought TableeThought;

/* In how many parts @level thinks about a decision of @game: 1 or more. */
int            tablee_thought_parts  (TableeLevel          level,
                                      const TableeGame    *game);

/* Bytes of memory for one part. */
size_t         tablee_thought_size   (TableeLevel          level,
                                      const TableeGame    *game);

/* Begins part @part of a thought in @memory, tablee_thought_size() bytes, aligned as malloc aligns. @view is the view of the seat
 * that is to move in it (never the state). @view and @ruleset must last. There is nothing to be freed. */
TableeThought *tablee_thought_init   (void                *memory,
                                      const TableeRuleset *ruleset,
                                      const void          *view,
                                      TableeLevel          level,
                                      int                  part,
                                      const TableeRandom  *random);

/* Before the first slice: the action is chosen as one of @temper likes it; without this, as a steady player does. What each action is worth
 * (tablee_thought_advice()) stays what it is. Of several parts only the first one need know it. */
void           tablee_thought_lean   (TableeThought       *self,
                                      TableeTemper         temper);

/* Before the first slice: thinks about an only action as long as about any other, where the level searches. That there is no choice may be
 * a secret. */
void           tablee_thought_dwell  (TableeThought       *self,
                                      int                  part);

/* Thinks for a slice. Returns FALSE once there is nothing left to think about. */
bool           tablee_thought_go_on  (TableeThought       *self);

/* Once it has nothing left to think about: tries what is next best for a slice, so that tablee_thought_advice() knows how much worse
 * it is. Returns FALSE once that is known well enough. */
bool           tablee_thought_compare (TableeThought      *self);

/* Adds what @other, another part of the same thought, found out. */
void           tablee_thought_merge  (TableeThought       *self,
                                      const TableeThought *other);

/* What it would play now. A level that does not search must have gone on once. */
TableeAction   tablee_thought_action (const TableeThought *self);

/* What it thinks of each legal action, in the order of legal(), to @advice (room for all). Where the decision is solved exactly,
 * each has been visited once, by the first part alone. Returns how many; 0: this part has neither searched nor solved anything. */
size_t         tablee_thought_advice (const TableeThought *self,
                                      TableeSearchAdvice  *advice);

/* Bytes of memory for tablee_thought_decide(). */
size_t         tablee_thought_decide_size (TableeLevel          level,
                                           const TableeGame    *game);

/* The whole thought at once, part after part. Draws one number of @random. */
TableeAction   tablee_thought_decide (void                *memory,
                                      const TableeRuleset *ruleset,
                                      const void          *view,
                                      TableeLevel          level,
                                      TableeTemper         temper,
                                      TableeRandom        *random);
