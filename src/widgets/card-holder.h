/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"

G_BEGIN_DECLS

/*
 * A widget in which cards lie: where a flight begins and ends. Implemented by the views of cards, hands, fields and piles; of
 * any other widget, the middle takes part.
 */
#define TABLEE_TYPE_CARD_HOLDER (tablee_card_holder_get_type ())
G_DECLARE_INTERFACE (TableeCardHolder, tablee_card_holder, TABLEE, CARD_HOLDER, GtkWidget)

struct _TableeCardHolderInterface
{
  GTypeInterface parent_iface;

  gboolean (*get_card_bounds) (TableeCardHolder *self,
                               int               id,
                               graphene_rect_t  *bounds);
  void     (*set_card_hidden) (TableeCardHolder *self,
                               int               id,
                               gboolean          hidden);
};

/* Where the card @id is, in coordinates of the widget; of TABLEE_NO_CARD and of unknown cards, where the next one would come to
 * lie or the last one lies. Returns FALSE if there is no place. */
gboolean tablee_card_holder_get_card_bounds (GtkWidget        *widget,
                                             int               id,
                                             graphene_rect_t  *bounds);

/* Leaves the place of the card empty while it is on its way, or with TABLEE_NO_CARD that of the last one, of the last two when it
 * is called twice, and so on; does nothing in other widgets, and for unknown cards. */
void     tablee_card_holder_set_card_hidden (GtkWidget        *widget,
                                             int               id,
                                             gboolean          hidden);

G_END_DECLS
