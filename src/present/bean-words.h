/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present.h"

G_BEGIN_DECLS

/*
 * What beans are worth that lie in fields or chains, and bring a coin more at certain numbers of cards: reasons for an action, one sentence each
 * (TableePresent.evident). Kinds are named as "blue beans". NULL: that is no reason. Returns: (transfer full) (nullable)
 */

/* Of two @kinds, how many cards are missing until they bring the next coin (@missing; 0: they will bring no more), where the first, which is given up, is
 * slower. */
char *tablee_bean_words_next_coin (const char *kinds[2],
                                   const int   missing[2]);

/* Of two @kinds, what they bring now (@coins), where the first, which is given up, brings more. */
char *tablee_bean_words_now       (const char *kinds[2],
                                   const int   coins[2]);

/* What @kind, which is kept, would bring now (@coins), and with how many more cards (@missing; 0: it will bring no more) how much (@next). */
char *tablee_bean_words_kept      (const char *kind,
                                   int         coins,
                                   int         missing,
                                   int         next);

/* What @kind, which would bring nothing now, brings @seat if it is kept ("12.4 coins"), and if it is given up, and perhaps begun anew later (a smaller number). */
char *tablee_bean_words_kept_on   (const TableePresentContext *context,
                                   int                         seat,
                                   const char                 *kind,
                                   const char                 *amount,
                                   const char                 *anew);

/* What one card more makes of @kind, from coins @before to @with. */
char *tablee_bean_words_worth     (const char *kind,
                                   int         before,
                                   int         with);

/* How few cards are missing (@missing) with one more until @kind brings the next coin. */
char *tablee_bean_words_nearer    (const char *kind,
                                   int         missing);

G_END_DECLS
