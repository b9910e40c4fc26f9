/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-beans/rules/cards.h"
#include "widgets/card.h"

G_BEGIN_DECLS

/*
 * Cards as they are shown. Both copies of a card are alike for the rules; here each has an id of its own, and so has each card
 * that lies face down.
 */

/* The drawing on the backs. */
#define SB_BACK "cards/back-space-beans"

/* The id of the first card that lies face down; those after it follow. */
enum { SB_FACE_DOWN = 2 * SB_KINDS };

/* @copy: 0, or 1 for the second one. */
static inline int
sb_face_id (SbCard card,
            int    copy)
{
  return 2 * card + copy;
}

/* SB_UNKNOWN for what lies face down. */
static inline SbCard
sb_face_card (int id)
{
  return id >= 0 && id < SB_FACE_DOWN ? (SbCard) (id / 2) : SB_UNKNOWN;
}

/* SB_UNKNOWN: face down, the first one. */
TableeCard sb_face           (SbCard        card);

/* @cards, sorted by family, then @hidden cards face down; each says its name. Returns: (transfer full): of TableeCard; frees the
 * words in them. */
GArray    *sb_faces_new      (SbCards       cards,
                              int           hidden);

/* The same in a given order, without ids. */
GArray    *sb_faces_new_list (const SbCard *cards,
                              gsize         n_cards);

/* The id that the card @card has in sb_faces_new() if it is the last one of its kind: what has come. */
int        sb_faces_last_id  (SbCards       cards,
                              SbCard        card);

G_END_DECLS
