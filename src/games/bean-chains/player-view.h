/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "places.h"
#include "widgets/field-view.h"
#include "widgets/seat-plate.h"

G_BEGIN_DECLS

/* How a player stands, and what can be done there. */
typedef struct
{
  const ChRuleset *ruleset;
  const ChState   *state;
  const ChPlaces  *places;
  int              seat;
  TableeTurn       turn;
  gboolean         can_buy;
  gboolean         available[CH_MAX_CHAINS];
  gboolean         marked[CH_MAX_CHAINS];
  const char      *spoken[CH_MAX_CHAINS];     /* (nullable): what a click on the place does */
} ChStanding;

/*
 * A player: who it is, coins, cards in hand, and the chains. The places of the near one's chains are pressed by the action
 * "table.place" (i, from 0), also the one that has to be bought; those of the other do nothing. CSS node: player.
 */
#define CH_TYPE_PLAYER_VIEW (ch_player_view_get_type ())
G_DECLARE_FINAL_TYPE (ChPlayerView, ch_player_view, CH, PLAYER_VIEW, GtkWidget)

void       ch_player_view_set_seat  (ChPlayerView     *self,
                                     TableeSeat       *seat);

/* This is the one who sits at the table's near side: once and for all. */
void       ch_player_view_set_near  (ChPlayerView     *self);
void       ch_player_view_show      (ChPlayerView     *self,
                                     const ChStanding *standing);

/* @plate_width: of who it is. @narrow: that stands above the near chains. @terse: there is no room for more than the least. */
void       ch_player_view_set_form  (ChPlayerView     *self,
                                     int               card_width,
                                     int               plate_width,
                                     gboolean          narrow,
                                     gboolean          terse);

/* Returns: (transfer none) */
GtkWidget *ch_player_view_get_chain (ChPlayerView     *self,
                                     int               place);
GtkWidget *ch_player_view_get_coins (ChPlayerView     *self);
GtkWidget *ch_player_view_get_hand  (ChPlayerView     *self);

G_END_DECLS
