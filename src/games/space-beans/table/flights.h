/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/space-beans/rules/rules.h"
#include "seat-view.h"
#include "widgets/hand-view.h"
#include "widgets/mover.h"

G_BEGIN_DECLS

/* The things between which cards move. None is owned. */
typedef struct
{
  TableeMover    *mover;
  TableePileView *draw;
  TableePileView *discard;
  TableeHandView *hand;                  /* of the near seat */
  SbSeatView     *seats[SB_MAX_SEATS];   /* by seat */
  int             near;
  const SbState  *shown;                 /* as the table still shows it */
  const SbState  *view;                  /* as it is now */
  int             card_width;            /* of what flies */
} SbStage;

/* Sends the cards of @event on their way, as step @step of the action. Returns: how many steps it takes. */
guint sb_flights_add (const SbStage     *stage,
                      const TableeEvent *event,
                      guint              step);

G_END_DECLS
