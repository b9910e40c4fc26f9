/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "action-bar.h"
#include "seat-view.h"
#include "widgets/hand-view.h"
#include "widgets/table.h"

G_BEGIN_DECLS

/* Where the near seat's decisions are made. */
typedef struct
{
  TableeHandView *hand;
  SbSeatView     *seat;
  SbActionBar    *bar;
} SbPlaces;

/* What stands for @action in @view: find_places() of the table. */
int sb_places_find (const SbPlaces *self,
                    const SbState  *view,
                    TableeAction    action,
                    GtkWidget      *places[TABLEE_TABLE_PLACES]);

/* What stands for what @event did, among the pieces of its seat and the piles: find_event_places() of the table. @seats: by seat. */
int sb_places_find_event (SbSeatView *const  seats[SB_MAX_SEATS],
                          gpointer           draw,
                          gpointer           discard,
                          const TableeEvent *event,
                          GtkWidget         *places[TABLEE_TABLE_PLACES]);

G_END_DECLS
