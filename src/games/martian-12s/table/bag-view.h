/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The bag: cloth that swells with what is left in it, and the number of pyramids on it. To a mover it is a card holder: what
 * flies comes out of its mouth. */
#define M12_TYPE_BAG_VIEW (m12_bag_view_get_type ())
G_DECLARE_FINAL_TYPE (M12BagView, m12_bag_view, M12, BAG_VIEW, GtkWidget)

/* @left of @total pyramids are in it. */
void m12_bag_view_set_left (M12BagView *self,
                            int         left,
                            int         total);

G_END_DECLS
