/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tile.h"

G_BEGIN_DECLS

/* Signs with numbers in a line, for looking at: the goods of another player, or what a choice costs. CSS node: goods-view. */
#define PH_TYPE_GOODS_VIEW (ph_goods_view_get_type ())
G_DECLARE_FINAL_TYPE (PhGoodsView, ph_goods_view, PH, GOODS_VIEW, GtkWidget)

/* With no more room than the numbers need; otherwise each has room for three digits, so that nothing moves. It says nothing to assistive
 * technologies: who holds it does. */
GtkWidget *ph_goods_view_new_tight (void);

/* Whether a plus stands before each number, or a minus before one that is paid for the others. */
void ph_goods_view_set_gains   (PhGoodsView       *self,
                                gboolean           gains);

/* @signs: art, static. @spoken: (nullable) what assistive technologies say, and the tooltip. */
void ph_goods_view_set_goods  (PhGoodsView       *self,
                               const char *const *signs,
                               const int         *numbers,
                               gsize              n_goods,
                               const char        *spoken);
void ph_goods_view_set_height (PhGoodsView       *self,
                               int                height);

G_END_DECLS
