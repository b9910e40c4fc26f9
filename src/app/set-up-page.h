/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page.h"
#include "house.h"

G_BEGIN_DECLS

/* Who plays, and how: seats as people round a table, options folded away in one sentence. A TableePage. "Play" has
 * the house begin the game. */
#define TABLEE_TYPE_SET_UP_PAGE (tablee_set_up_page_get_type ())
G_DECLARE_FINAL_TYPE (TableeSetUpPage, tablee_set_up_page, TABLEE, SET_UP_PAGE, GtkWidget)

/* @like: (nullable): seats and options to begin with; the one who begins moves on. Otherwise the last choice is remembered. */
GtkWidget *tablee_set_up_page_new (const char        *game_id,
                                   TableeGameSession *like,
                                   TableeHouse       *house);

G_END_DECLS
