/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* One step of the podium with who stands on it. */
#define TABLEE_TYPE_PODIUM_PLACE (tablee_podium_place_get_type ())
G_DECLARE_FINAL_TYPE (TableePodiumPlace, tablee_podium_place, TABLEE, PODIUM_PLACE, GtkWidget)

/* @art: the picture of who it is; @rank: from 1; @points: as they are shown. */
GtkWidget *tablee_podium_place_new (const char *name,
                                    const char *art,
                                    int         rank,
                                    gboolean    winner,
                                    const char *points);

/* Comes up from below after @delay milliseconds: once it is in a window. */
void       tablee_podium_place_rise (TableePodiumPlace *self,
                                     guint              delay);

G_END_DECLS
