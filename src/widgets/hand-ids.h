/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "card.h"

G_BEGIN_DECLS

/*
 * Ids for the cards of a hand that is kept in order: a card keeps its id while it is there, so that a hand-view keeps its widget.
 * Cards come at the end; which one goes is known by its place. Those that have come since the last tablee_hand_ids_settle() are
 * new.
 */
typedef struct _TableeHandIds TableeHandIds;

TableeHandIds *tablee_hand_ids_new       (void);
void           tablee_hand_ids_free      (TableeHandIds       *self);

int            tablee_hand_ids_get_n_cards (const TableeHandIds *self);

/* The id of the card at @place from 0, and the place of a card; -1 if it is not there. */
int            tablee_hand_ids_get       (const TableeHandIds *self,
                                          int                  place);
int            tablee_hand_ids_find      (const TableeHandIds *self,
                                          int                  id);

/* A card comes. Returns its id. */
int            tablee_hand_ids_add       (TableeHandIds       *self);

/* The card at @place goes. Returns its id, or TABLEE_NO_CARD if there is none. */
int            tablee_hand_ids_take      (TableeHandIds       *self,
                                          int                  place);

/* There are @n_cards. If others were known of, nobody can tell which card is which: all of them get other ids, and none is
 * new. */
void           tablee_hand_ids_match     (TableeHandIds       *self,
                                          int                  n_cards);

/* No card that is there is new any more. */
void           tablee_hand_ids_settle    (TableeHandIds       *self);
gboolean       tablee_hand_ids_is_new    (const TableeHandIds *self,
                                          int                  id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeHandIds, tablee_hand_ids_free)

G_END_DECLS
