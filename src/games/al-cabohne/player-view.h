/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules.h"
#include "widgets/field-view.h"
#include "widgets/seat-plate.h"

G_BEGIN_DECLS

/* How a player stands, and what can be done there. */
typedef struct
{
  const AcRuleset *ruleset;
  const AcState   *state;
  int              seat;
  TableeTurn       turn;
  gboolean         can_buy;
  gboolean         plantable[AC_FIELDS];
  gboolean         harvestable[AC_FIELDS];
  gboolean         marked[AC_FIELDS];
  const char      *spoken[AC_FIELDS];      /* (nullable): what a click on the field does */
} AcStanding;

/*
 * A player: who it is, coins, cards in hand, and the fields. The fields of the near one are pressed by the actions "table.field"
 * (i, from 0), "table.harvest-1" and so on, and "table.buy-field"; those of the other do nothing. CSS node: player.
 */
#define AC_TYPE_PLAYER_VIEW (ac_player_view_get_type ())
G_DECLARE_FINAL_TYPE (AcPlayerView, ac_player_view, AC, PLAYER_VIEW, GtkWidget)

void       ac_player_view_set_seat       (AcPlayerView     *self,
                                          TableeSeat       *seat);

/* Whether this is the one who sits at the table's near side: @near once and for all. */
void       ac_player_view_set_near       (AcPlayerView     *self,
                                          gboolean          near);
void       ac_player_view_show           (AcPlayerView     *self,
                                          const AcStanding *standing);

/* @plate_width: of who it is. @narrow: that stands above the fields. @terse: there is no room for more than the least. */
void       ac_player_view_set_form       (AcPlayerView     *self,
                                          int               card_width,
                                          int               plate_width,
                                          gboolean          narrow,
                                          gboolean          terse);

/* Returns: (transfer none) */
GtkWidget *ac_player_view_get_field      (AcPlayerView     *self,
                                          int               field);
GtkWidget *ac_player_view_get_coins      (AcPlayerView     *self);
GtkWidget *ac_player_view_get_hand       (AcPlayerView     *self);

G_END_DECLS
