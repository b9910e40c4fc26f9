/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/bean-chains/rules/rules.h"
#include "widgets/card.h"

G_BEGIN_DECLS

/* What beans, cards and chains of Bean chains look like in the widgets that all bean games share. */

#define CH_FACES_BACK "cards/back-bean-chains"

/* The id of the @copy-th card of @bean in the trade area, from 0, and the bean of an id; -1 for what does not lie there. */
int               ch_faces_trade_id   (int               bean,
                                       int               copy);
int               ch_faces_trade_bean (int               id);

/* A card of @bean, CH_NO_BEAN face down, without state. All that it points to is static. */
TableeCard        ch_faces_card       (int               bean);

/* What a chain says of itself: "5 chili beans, worth 1 coin; 2 coins with 6." Returns: (transfer full) */
char             *ch_faces_describe   (int               bean,
                                       int               length);

/* The short note below a chain: "2 with 6". Returns: (transfer full) */
char             *ch_faces_next       (int               bean,
                                       int               length);

/* What a kind brings, with how many cards: "1 coin with 4 cards, 2 with 6, 3 with 8". Returns: (transfer full) */
char             *ch_faces_steps      (int               bean);

G_END_DECLS
