/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes as hexadecimal digits. */
#include "hex.h"

#include <sodium.h>
#include <string.h>

#include "notation/json-text.h"

void
tablee_hex_write (JsonBuilder  *builder,
                  const char   *key,
                  const guint8 *bytes,
                  gsize         size)
{
  g_autofree char *digits = g_malloc (2 * size + 1);

  sodium_bin2hex (digits, 2 * size + 1, bytes, size);
  tablee_json_write_string (builder, key, digits);
}

gboolean
tablee_hex_read (TableeReader *reader,
                 const char   *key,
                 guint8       *bytes,
                 gsize         size)
{
  const char *digits = tablee_reader_string (reader, key);
  gsize length;

  return digits != NULL && strlen (digits) == 2 * size &&
         sodium_hex2bin (bytes, size, digits, 2 * size, NULL, &length, NULL) == 0 && length == size;
}
