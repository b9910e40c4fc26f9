/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A heap of coins, one a stake. Decorative: the number stands beside it. Properties: "count" (int). */
#define M12_TYPE_COINS_VIEW (m12_coins_view_get_type ())
G_DECLARE_FINAL_TYPE (M12CoinsView, m12_coins_view, M12, COINS_VIEW, GtkWidget)

void          m12_coins_view_set_count     (M12CoinsView *self,
                                            int           count);

/* One coin, as large as it lies there, for what flies. Returns: (transfer full) (nullable) */
GdkPaintable *m12_coins_view_dup_paintable (M12CoinsView *self);

G_END_DECLS
