/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "art.h"

G_BEGIN_DECLS

/*
 * A drawing of data/art, always sharp: rendered by librsvg at the size of the widget times its scale, when first shown, and
 * cached between widgets. Where "NAME-dark.svg" exists it is shown in dark style.
 *
 * Properties:
 *   "art"    string   path below data/art, or an absolute one, without suffix, "portraits/3", with a part if it has any (art-part.h); NULL
 *                     shows nothing
 *   "cover"  boolean  fill the widget and crop, instead of fitting in
 *   "label"  string   alternative text; NULL: decorative, hidden from the accessibility tree
 */
#define TABLEE_TYPE_PICTURE (tablee_picture_get_type ())
G_DECLARE_FINAL_TYPE (TableePicture, tablee_picture, TABLEE, PICTURE, GtkWidget)

GtkWidget  *tablee_picture_new     (const char    *art);
void        tablee_picture_set_art (TableePicture *self,
                                    const char    *art);

/* How many portraits there are: "portraits/0" and on. */
enum { TABLEE_N_PORTRAITS = 12 };

G_END_DECLS
