/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/martian-12s/rules/rules.h"

G_BEGIN_DECLS

/* How a round ended, over the bag: why, the sums side by side, who won what. */
#define M12_TYPE_ROUND_CARD (m12_round_card_get_type ())
G_DECLARE_FINAL_TYPE (M12RoundCard, m12_round_card, M12, ROUND_CARD, GtkWidget)

/* @state: the seats as the round left them; @won: amounts won from the pot ("€22"), one a seat, NULL for nothing; @balances: what each has now; @sentences: plain
 * sentences of why and who, in order, NULL-terminated, beside the rows; @spoken: such of everything, for a screen reader. */
void m12_round_card_set_round (M12RoundCard       *self,
                               const M12State     *state,
                               const char *const  *names,
                               const char *const  *won,
                               const char *const  *balances,
                               const char *const  *sentences,
                               const char *const  *spoken);

G_END_DECLS
