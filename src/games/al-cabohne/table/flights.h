/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "boss-view.h"
#include "widgets/mover.h"
#include "widgets/player-view.h"

G_BEGIN_DECLS

/* Where things fly from and to. */
typedef struct
{
  TableeMover      *mover;
  TableePlayerView *players[AC_SEATS];
  AcBossView       *bosses[AC_BOSSES];
  GtkWidget        *draw;
  GtkWidget        *discard;
  GtkWidget        *open_cards;
  GtkWidget        *hand;
  GtkWidget        *mafia;
  int               near;        /* the seat whose hand is shown */
  int               card_width;
  int               open[AC_TYPES];  /* open cards of each type, as far as events have been heard */
} AcStage;

/* Has what @event moves fly, once the mover plays: the @step-th thing that happens. @hand_card: the id of the card of the shown
 * hand that comes or goes. */
void ac_flights_hear (AcStage           *stage,
                      const TableeEvent *event,
                      int                hand_card,
                      guint              step);

G_END_DECLS
