/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which part of a drawing is meant. */
#include "config.h"
#include "art-part.h"

#include <string.h>

/* A folder may have the sign in its name. */
const char *
tablee_art_find_part (const char *art)
{
  const char *name;

  g_return_val_if_fail (art != NULL, NULL);

  name = strrchr (art, G_DIR_SEPARATOR);

  return strchr (name != NULL ? name : art, '#');
}

char *
tablee_art_dup_whole (const char *art)
{
  const char *part = tablee_art_find_part (art);

  return part != NULL ? g_strndup (art, (gsize) (part - art)) : g_strdup (art);
}

gboolean
tablee_art_are_parts (const char *one,
                      const char *other)
{
  g_autofree char *drawing = tablee_art_dup_whole (one);
  g_autofree char *other_drawing = tablee_art_dup_whole (other);

  return g_str_equal (drawing, other_drawing);
}
