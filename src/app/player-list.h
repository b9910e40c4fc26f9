/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/seat.h"

G_BEGIN_DECLS

/*
 * Who can play on a seat, as people choose: a person, a friend elsewhere, then the computers' levels from weak to strong. Each has a number,
 * which does not hang on what is offered where.
 */

/* Offers computers in @drop_down, and whom else. */
void           tablee_player_list_fill          (GtkDropDown *drop_down,
                                                 gboolean     person,
                                                 gboolean     friend);
/* Chooses whoever plays @seat there. */
void           tablee_player_list_select        (GtkDropDown *drop_down,
                                                 TableeSeat  *seat);
/* The number of whoever is chosen there; G_MAXUINT: nobody. */
guint          tablee_player_list_get_selected  (GtkDropDown *drop_down);

/* The number of whoever plays @seat. */
guint          tablee_player_list_find          (TableeSeat  *seat);

TableeSeatKind tablee_player_list_get_kind      (guint        player);
TableeLevel    tablee_player_list_get_level     (guint        player);

/* In one word. Returns: (transfer none) */
const char    *tablee_player_list_get_name      (guint        player);

/* The same of a computer of @level; who plays at random is called as a beginner. */
const char    *tablee_player_list_get_level_name (TableeLevel level);

/* What such a player is like, one sentence. Returns: (transfer none) */
const char    *tablee_player_list_get_character (guint        player);

G_END_DECLS
