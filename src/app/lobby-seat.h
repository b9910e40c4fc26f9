/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "net/host.h"

G_BEGIN_DECLS

/*
 * A seat of a table that is not complete yet, for as long as a friend is awaited there, or cannot come back without it: the invitation to be sent, as a link, a picture and
 * words, once it is on the disk. Hidden otherwise. Asks for the actions "lobby.computer" (i: the seat is given to a computer) and "lobby.copied" (i: its link lies in the clipboard).
 */
#define TABLEE_TYPE_LOBBY_SEAT (tablee_lobby_seat_get_type ())
G_DECLARE_FINAL_TYPE (TableeLobbySeat, tablee_lobby_seat, TABLEE, LOBBY_SEAT, GtkFlowBoxChild)

GtkWidget *tablee_lobby_seat_new       (TableeHost      *host,
                                        int              seat);
/* Brings it up to date with the host. */
void       tablee_lobby_seat_update    (TableeLobbySeat *self);
/* Gives the keyboard to what copies the link. Returns FALSE where nobody is invited. */
gboolean   tablee_lobby_seat_focus_copy (TableeLobbySeat *self);

G_END_DECLS
