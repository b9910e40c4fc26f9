/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The dice of the computer players, as records and the database write them. */
#include "dice.h"

guint64
tablee_dice_draw (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

char *
tablee_dice_to_text (guint64 dice)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x", dice);
}

gboolean
tablee_dice_parse (const char *text,
                   guint64    *dice)
{
  return text != NULL && g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, dice, NULL);
}
