/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/*
 * Letters that are made to fit where they stand. Pango never forgets a size in which something was written (tens of KiB for each), so
 * there are not as many sizes as there are rooms: what is drawn by hand gets its size here.
 */

/* The largest size there is that is not above @size; in pixels. */
float tablee_letters_get_size (float                 size);

/* Has @font in that size. */
void  tablee_letters_set_size (PangoFontDescription *font,
                               float                 size);

G_END_DECLS
