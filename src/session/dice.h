/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The dice of a game's computer players, from which all that they leave to chance comes: 1 to 16 hexadecimal digits in writing. */

guint64  tablee_dice_draw    (void);
/* Returns: (transfer full) */
char    *tablee_dice_to_text (guint64     dice);
/* @text: (nullable). FALSE where it is none. */
gboolean tablee_dice_parse   (const char *text,
                              guint64    *dice);

G_END_DECLS
