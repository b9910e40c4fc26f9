/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys that are a digit. */
#include "config.h"
#include "digit-keys.h"

#include <string.h>

/* Where the digits from 1 are on a French keyboard. */
static const char *const french[TABLEE_DIGIT_KEYS] = {
  "ampersand", "eacute", "quotedbl", "apostrophe", "parenleft", "minus", "egrave", "underscore", "ccedilla",
};

char *
tablee_digit_keys_dup_triggers (const char *key)
{
  g_return_val_if_fail (key != NULL && *key != '\0', NULL);

  gsize last = strlen (key) - 1;
  int digit = g_ascii_digit_value (key[last]);
  g_autofree char *modifiers = g_strndup (key, last);

  if (digit < 1 || (last > 0 && key[last - 1] != '>'))
    return g_strdup (key);

  return g_strdup_printf ("%s|%sKP_%d|%s%s", key, modifiers, digit, modifiers, french[digit - 1]);
}
