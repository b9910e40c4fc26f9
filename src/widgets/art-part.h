/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * A drawing can be several: groups of the class "mood" are shown in some of them only, those that have the name of the part as a class as
 * well. "portraits/3#glad" is the part "glad" of "portraits/3"; without a part, all is shown that the file itself does not hide.
 */

/* Where the part of @art, or of the path of a drawing, begins with its "#". Returns: (transfer none) (nullable): NULL: it names none. */
const char *tablee_art_find_part (const char *art);

/* @art without its part. Returns: (transfer full) */
char       *tablee_art_dup_whole (const char *art);

/* Whether both are of the same drawing. */
gboolean    tablee_art_are_parts (const char *one,
                                  const char *other);

G_END_DECLS
