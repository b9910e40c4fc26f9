/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is drawn anew as one. */
#include "config.h"
#include "whole.h"

/* So many changes after each other differ. */
#define SHADES 200

void
tablee_whole_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot,
                       guint        change)
{
  const GdkRGBA clear = { (float) (change % SHADES) / SHADES, 0, 0, 0 };

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_snapshot_append_color (snapshot, &clear,
                             &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
}
