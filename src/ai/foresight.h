/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "contrast.h"
#include "policy.h"

/*
 * Two actions of one decision, each played on sensibly to its end from the same imagined truths, and what is then different: why one of
 * them is better. The truths fit the view of the seat that decides; the true state is nowhere in it.
 *
 * It works truth by truth, on memory that the caller owns, and may be left off between any two of them: threads, clocks and cancelling
 * are the caller's. The same view, actions and random numbers give the same differences.
 */
typedef struct _TableeForesight TableeForesight;

/* In how many truths the actions are played on in @game, if nobody says otherwise. */
uint32_t              tablee_foresight_truths  (const TableeGame     *game);

/* Bytes of memory for one. */
size_t                tablee_foresight_size    (const TableeGame     *game);

/* Begins in @memory, tablee_foresight_size() bytes, aligned as malloc aligns. @view is the view of the seat that is to move in it, in which
 * @first and @second are legal; @view and @ruleset must last. There is nothing to be freed. */
TableeForesight      *tablee_foresight_init    (void                 *memory,
                                                const TableeRuleset  *ruleset,
                                                const void           *view,
                                                TableeAction          first,
                                                TableeAction          second,
                                                const TableeRandom   *random);

/* To measure by: from now on the second action meets truths of its own. Of an action that is compared with itself so, nothing should be
 * told. */
void                  tablee_foresight_part    (TableeForesight      *self);

/* Plays both actions on in one more truth. */
void                  tablee_foresight_go_on   (TableeForesight      *self);

/* What has been seen so far. */
const TableeContrast *tablee_foresight_get     (const TableeForesight *self);
