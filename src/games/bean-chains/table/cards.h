/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "widgets/hand-ids.h"
#include "widgets/hand-view.h"

G_BEGIN_DECLS

/* The trade area, and what it is called. */
void ch_cards_show_trade (TableeHandView *trade,
                          GtkLabel       *title,
                          const ChScene  *scene);

/* The hand of the near seat, whose cards are known by @ids. */
void ch_cards_show_hand  (TableeHandView *hand,
                          TableeHandIds  *ids,
                          const ChScene  *scene);

G_END_DECLS
