/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/friends.h"
#include "page.h"

G_BEGIN_DECLS

/*
 * A table of this program's own before its game begins: who sits there, the invitations of those who are awaited, and how it stands with the
 * broker. A TableePage, which plays when the game has been made. Leaving it keeps the table.
 */
#define TABLEE_TYPE_LOBBY_PAGE (tablee_lobby_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeLobbyPage, tablee_lobby_page, TABLEE, LOBBY_PAGE, GtkWidget)

GtkWidget *tablee_lobby_page_new (TableeFriends *friends,
                                  TableeHost    *host);

G_END_DECLS
