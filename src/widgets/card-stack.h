/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"

G_BEGIN_DECLS

/*
 * Cards that lie on one another, each a little to the side of the one below, with a badge that counts them; or a dashed outline
 * with words where none lie. What fields and piles are made of: only drawn, and not there for assistive technologies. CSS node:
 * card-stack.
 */
#define TABLEE_TYPE_CARD_STACK (tablee_card_stack_get_type ())
G_DECLARE_FINAL_TYPE (TableeCardStack, tablee_card_stack, TABLEE, CARD_STACK, GtkWidget)

GtkWidget *tablee_card_stack_new             (void);
void       tablee_card_stack_set_cards       (TableeCardStack  *self,
                                              const TableeCard *cards,
                                              gsize             n_cards);

/* @badge, @empty: (nullable) */
void       tablee_card_stack_set_badge       (TableeCardStack  *self,
                                              const char       *badge);
void       tablee_card_stack_set_empty       (TableeCardStack  *self,
                                              const char       *empty);

/* How many cards lie unseen below the lowest, for the look of a pile. */
void       tablee_card_stack_set_depth       (TableeCardStack  *self,
                                              int               depth);
void       tablee_card_stack_set_card_width  (TableeCardStack  *self,
                                              int               width);

/* The id of the uppermost card, TABLEE_NO_CARD if there is none. */
int        tablee_card_stack_get_top_id      (TableeCardStack  *self);

/* As TableeCardHolder, which it is. */
gboolean   tablee_card_stack_get_card_bounds (TableeCardStack  *self,
                                              int               id,
                                              graphene_rect_t  *bounds);

G_END_DECLS
