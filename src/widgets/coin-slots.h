/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Places for coins, of which the first ones are filled. Only drawn. CSS node: coin-slots. */
#define TABLEE_TYPE_COIN_SLOTS (tablee_coin_slots_get_type ())
G_DECLARE_FINAL_TYPE (TableeCoinSlots, tablee_coin_slots, TABLEE, COIN_SLOTS, GtkWidget)

void tablee_coin_slots_set (TableeCoinSlots *self,
                            int              slots,
                            int              filled);

G_END_DECLS
