/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "contrast-words.h"

G_BEGIN_DECLS

/*
 * What beans are worth that lie in fields or chains, and bring a coin more at certain numbers of cards: reasons for an action, one sentence each
 * (TableePresent.evident). Kinds are named as "blue beans". NULL: that is no reason. Returns: (transfer full) (nullable)
 */

/* A field or chain to which a card is added. */
typedef struct
{
  const char *kind;
  gboolean    grows;    /* something lies there before */
  int         before;   /* coins that it brings without the card, ... */
  int         with;     /* ... and with it */
  int         missing;  /* cards until the next coin then; 0: it will bring no more */
} TableeBeanRow;

/* What a card makes of @row, rather than of @other (nullable: nothing is added instead): that it is worth more, or will be with few more cards. */
char *tablee_bean_words_added     (const TableeBeanRow *row,
                                   const TableeBeanRow *other);

/* Of two @kinds, the first of which is given up: that it brings more now (@coins), or needs more cards for the next coin (@missing; 0: it will bring no
 * more), or that there are fewer of it (@copies). */
char *tablee_bean_words_given_up  (const char *const    kinds[2],
                                   const int            coins[2],
                                   const int            missing[2],
                                   const int            copies[2]);

/* Of two @kinds, the first of which is begun: that it needs fewer cards for a coin (@missing), or that there are more of it (@copies). */
char *tablee_bean_words_begun     (const char *const    kinds[2],
                                   const int            missing[2],
                                   const int            copies[2]);

/* Of two @kinds, the first of which is given up: that there are more of the other one. */
char *tablee_bean_words_rarer     (const char *const    kinds[2],
                                   const int            copies[2]);

/* What @kind, which is kept, would bring now (@coins), and with how many more cards (@missing; 0: it will bring no more) how much (@next). */
char *tablee_bean_words_kept      (const char          *kind,
                                   int                  coins,
                                   int                  missing,
                                   int                  next);

/* How many coins more @kind brings on average if it is kept, by the means of @words, than if it is given up, and perhaps begun anew later. */
char *tablee_bean_words_kept_on   (const TableePresentContext *context,
                                   const TableeContrastWords  *words,
                                   const char                 *kind);

G_END_DECLS
