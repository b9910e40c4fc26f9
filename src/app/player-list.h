/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/seat.h"

G_BEGIN_DECLS

/*
 * Who can play on a seat, as people choose: a person, then the computers' levels from weak to strong. Every list of players is
 * filled from here; positions are those of such a list.
 */
void           tablee_player_list_fill          (GtkDropDown *drop_down);

/* The position of whoever plays @seat. */
guint          tablee_player_list_find          (TableeSeat  *seat);

TableeSeatKind tablee_player_list_get_kind      (guint        position);
TableeLevel    tablee_player_list_get_level     (guint        position);

/* In one word. Returns: (transfer none) */
const char    *tablee_player_list_get_name      (guint        position);

/* The same of a computer of @level; who plays at random is called as a beginner. */
const char    *tablee_player_list_get_level_name (TableeLevel level);

/* What such a player is like, one sentence. Returns: (transfer none) */
const char    *tablee_player_list_get_character (guint        position);

G_END_DECLS
