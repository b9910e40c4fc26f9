/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/bean-chains/rules/rules.h"

G_BEGIN_DECLS

/* The turns of the game as a row of marks: which one it is, how many there are still, and whose: round ones are the near seat's.
 * CSS node: track, with a step for each turn (style classes done, now, mine). */
#define CH_TYPE_TRACK_VIEW (ch_track_view_get_type ())
G_DECLARE_FINAL_TYPE (ChTrackView, ch_track_view, CH, TRACK_VIEW, GtkWidget)

void ch_track_view_show      (ChTrackView   *self,
                              const ChState *view,
                              int            near);

/* Without the words. */
void ch_track_view_set_terse (ChTrackView   *self,
                              gboolean       terse);

G_END_DECLS
