/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ai/contrast.h"
#include "player.h"

G_BEGIN_DECLS

/*
 * Why one action of a decision is better than another one: both are played on from the same imagined truths (ai/foresight.h) in the
 * threads that think, a slice at a time, behind everything for which somebody waits at the table.
 */
typedef struct _TableeReasoning TableeReasoning;

enum
{
  TABLEE_GROUNDS_MOST = 12,
};

/* What came of it: what differs beyond chance, in favour of the better action, the weightiest first; and what is best after that, where the
 * seat chooses again at once (ai/follow-up.h). */
typedef struct
{
  TableeAction     better;
  TableeAction     other;
  gboolean         goes_on;
  TableeAction     then;      /* if it does */
  gsize            count;
  TableeDifference differences[TABLEE_GROUNDS_MOST];
} TableeGrounds;

typedef void (*TableeReasoningFunc) (const TableeGrounds *grounds,
                                     gpointer             user_data);

/* Both actions are legal in @decision, from the view of which alone it imagines truths. @func is called in the caller's main context, once;
 * then the reasoning is gone. The same decision and actions give the same grounds, whoever has thought before.
 * Returns: (transfer none): until @func is called. */
TableeReasoning *tablee_reasoning_start  (TableeDecision      *decision,
                                          TableeAction         better,
                                          TableeAction         other,
                                          TableeReasoningFunc  func,
                                          gpointer             user_data);

/* Leaves off within some milliseconds: @func is never called. */
void             tablee_reasoning_cancel (TableeReasoning     *self);

G_END_DECLS
