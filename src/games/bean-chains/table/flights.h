/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "places.h"
#include "widgets/mover.h"
#include "widgets/player-view.h"

G_BEGIN_DECLS

/* The places of the table that cards and coins fly between, and what lies there as the events go on. */
typedef struct
{
  TableeMover      *mover;
  GtkWidget        *deck;
  GtkWidget        *discard;
  GtkWidget        *trade_cards;
  GtkWidget        *hand;                /* of the near seat */
  TableePlayerView *players[CH_SEATS];   /* by seat */
  int               near;                /* the seat whose hand is shown */
  int               card_width;
  int               trade[CH_BEANS];     /* cards in the trade area */
  ChPlaces          places[CH_SEATS];
} ChStage;

/* Keeps the stage after @event, and lets fly what it is about in step @step if @animates. @hand_card: the id of the card
 * that comes to the near hand or goes from it. */
void ch_flights_hear (ChStage           *stage,
                      const TableeEvent *event,
                      int                hand_card,
                      guint              step,
                      gboolean           animates);

G_END_DECLS
