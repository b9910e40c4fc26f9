/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bean.h"

G_BEGIN_DECLS

/* No card, or no particular one. */
enum { TABLEE_NO_CARD = -1 };

/* A card as it is shown. What takes one copies it. */
typedef struct
{
  const TableeBean *bean;       /* NULL: face down */
  const char       *value;      /* (nullable): "9" */
  const char       *back;       /* (nullable): the drawing of its back, "cards/back-space-beans" */
  const char       *spoken;     /* what assistive technologies say: a whole sentence; (nullable) in a pile or a field */
  const char       *note;       /* (nullable): what is said besides, in the tooltip and as a description: what its kind brings */
  int               id;         /* the table's own name for it, from 0; a card keeps its widget while it has its id.
                                   TABLEE_NO_CARD: any widget will do */
  gboolean          available;  /* can be played, taken, chosen now */
  gboolean          chosen;
  gboolean          marked;     /* has just been moved */
  gboolean          plain;      /* is drawn in its colours alone, without value, symbol and picture: for what is covered but for an edge */
} TableeCard;

/* For a row of cards that is being made: an array of TableeCard, whose strings belong to it. */
GArray     *tablee_cards_new        (void);

/* Adds a card. */
void        tablee_cards_add        (GArray           *cards,
                                     const TableeCard *card);

/* Adds so many of the same, with ids that follow each other. @lifted: (nullable): what the last one says, if that is lifted. */
void        tablee_cards_add_copies (GArray           *cards,
                                     const TableeCard *card,
                                     int               n_copies,
                                     const char       *lifted);

/* So many of the same, lying together. Returns: (transfer full): the array; what it points to is that of @card. */
TableeCard *tablee_cards_repeat     (TableeCard        card,
                                     int               n_cards);

/* For what keeps cards: an array with copies of the strings. tablee_cards_free() takes NULL. */
TableeCard *tablee_cards_copy       (const TableeCard *cards,
                                     gsize             n_cards);
void        tablee_cards_free       (TableeCard       *cards,
                                     gsize             n_cards);
gboolean    tablee_cards_equal      (const TableeCard *cards,
                                     gsize             n_cards,
                                     const TableeCard *others,
                                     gsize             n_others);

G_END_DECLS
