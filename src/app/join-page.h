/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/friends.h"
#include "page.h"

G_BEGIN_DECLS

/* Where somebody who was invited says so: by a link or by words, under a name and with a portrait, which are remembered. A TableePage. */
#define TABLEE_TYPE_JOIN_PAGE (tablee_join_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeJoinPage, tablee_join_page, TABLEE, JOIN_PAGE, GtkWidget)

/* @invitation: (nullable): a link or words, to begin with. */
GtkWidget *tablee_join_page_new (TableeFriends *friends,
                                 GSettings     *settings,
                                 const char    *invitation);

G_END_DECLS
