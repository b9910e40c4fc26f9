/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

G_BEGIN_DECLS

/* One decision that was made, thought over once more in the threads that think, a slice at a time. */
typedef struct _TableeInquiry TableeInquiry;

/* What came of it, in ten-thousandths of the unit of rewards, so that what is kept is what was found. */
typedef struct
{
  TableeAction best;                        /* what the search would play */
  gint32       expected[TABLEE_MAX_SEATS];  /* what each seat can expect then, as far as the one who decides can know */
  gint32       after[TABLEE_MAX_SEATS];     /* and after what was played */
} TableeFinding;

enum
{
  TABLEE_FINDING_UNIT = 10000,
  TABLEE_FINDING_LEAST_MONEY = 2000,  /* for every seat that fills the pot: what is less in a game about money chance can feign */
};

typedef void (*TableeInquiryFunc) (const TableeFinding *finding,
                                   gpointer             user_data);

/* Searches @decision for @iterations, and longer if @played was tried too little to know about it; what is best for the one who
 * decides, and by how much, is solved where the game can do that. @func is called in the
 * caller's main context, once; then the inquiry is gone. The same decision, action and iterations give the same finding.
 * Returns: (transfer none): until @func is called. */
TableeInquiry *tablee_inquiry_start  (TableeDecision    *decision,
                                      TableeAction       played,
                                      guint32            iterations,
                                      TableeInquiryFunc  func,
                                      gpointer           user_data);

/* Leaves off within some milliseconds: @func is never called. */
void           tablee_inquiry_cancel (TableeInquiry     *self);

G_END_DECLS
