/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "coins-view.h"

G_BEGIN_DECLS

/* The pot: coins, what it is worth, and what the round is at. A group with a spoken label. */
#define M12_TYPE_POT_VIEW (m12_pot_view_get_type ())
G_DECLARE_FINAL_TYPE (M12PotView, m12_pot_view, M12, POT_VIEW, GtkWidget)

/* @stakes: coins; @amount: what they are worth, in words; @details: stake, round and lap, in words, one a line. */
void          m12_pot_view_set_pot   (M12PotView *self,
                                      int         stakes,
                                      const char *amount,
                                      const char *details);

/* Where coins come from and go to. */
M12CoinsView *m12_pot_view_get_coins (M12PotView *self);

G_END_DECLS
