/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"

G_BEGIN_DECLS

/* A pile as it is shown. What takes one copies it. */
typedef struct
{
  const TableeCard *top;         /* (nullable): the uppermost card, or a card face down; NULL: an empty place */
  int               count;       /* of cards, for the badge; negative: not shown */
  const char       *caption;     /* (nullable): below */
  const char       *spoken;      /* what assistive technologies say */
  const char       *note;        /* (nullable): what the tooltip adds to that */
  const TableeCard *contents;    /* (nullable): open cards that can be looked at, the lowest first */
  gsize             n_contents;
  gboolean          available;   /* can be drawn from */
  gboolean          chosen;
  gboolean          marked;
} TableePile;

/*
 * A pile of cards: a button, and a place where cards can be dropped. If its cards can be looked at, a click shows them, unless
 * the pile is available; then the secondary button, a long press, the Menu key or Shift+F10 do. CSS node: pile-view.
 *
 * Properties: "card-width" (int, pixels)
 * Signals:
 *   "activated" ()      it was clicked, and the cards were not shown
 *   "dropped" (int id)  a card was dropped there
 */
#define TABLEE_TYPE_PILE_VIEW (tablee_pile_view_get_type ())
G_DECLARE_FINAL_TYPE (TableePileView, tablee_pile_view, TABLEE, PILE_VIEW, GtkButton)

GtkWidget *tablee_pile_view_new            (void);
void       tablee_pile_view_set_pile       (TableePileView   *self,
                                            const TableePile *pile);

/* The same for a discard pile, all of which can be looked at: the top card, the number of cards and what is spoken follow from
 * the contents, which say what each card is. */
void       tablee_pile_view_set_discard    (TableePileView   *self,
                                            const TableePile *pile);
void       tablee_pile_view_set_card_width (TableePileView   *self,
                                            int               width);

/* Shows the cards, as a click would. */
void       tablee_pile_view_show_contents  (TableePileView   *self);

G_END_DECLS
