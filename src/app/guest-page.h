/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/friends.h"
#include "page.h"

G_BEGIN_DECLS

/* A seat at a table elsewhere while there is no game yet, or none any more: who sits there, who is waited for, what is wrong. A TableePage:
 * the game is shown as soon as there is one. Asks for the actions "win.join" and "win.show-library". */
#define TABLEE_TYPE_GUEST_PAGE (tablee_guest_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeGuestPage, tablee_guest_page, TABLEE, GUEST_PAGE, GtkWidget)

GtkWidget *tablee_guest_page_new (TableeGuest   *guest,
                                  TableeFriends *friends);

G_END_DECLS
