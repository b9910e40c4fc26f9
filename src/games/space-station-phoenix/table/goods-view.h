/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tile.h"

G_BEGIN_DECLS

/* Signs with numbers in a line, for looking at: the goods of another player. CSS node: goods-view. */
#define PH_TYPE_GOODS_VIEW (ph_goods_view_get_type ())
G_DECLARE_FINAL_TYPE (PhGoodsView, ph_goods_view, PH, GOODS_VIEW, GtkWidget)

/* @signs: art, static. @spoken: what assistive technologies say, and the tooltip. */
void ph_goods_view_set_goods  (PhGoodsView       *self,
                               const char *const *signs,
                               const int         *numbers,
                               gsize              n_goods,
                               const char        *spoken);
void ph_goods_view_set_height (PhGoodsView       *self,
                               int                height);

G_END_DECLS
