/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bytes and numbers as hexadecimal digits. */
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

void
tablee_hex_write_number (JsonBuilder *builder,
                         const char  *key,
                         guint64      number)
{
  g_autofree char *digits = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", number);

  if (number != 0)
    tablee_json_write_string (builder, key, digits);
}

guint64
tablee_hex_read_number (TableeReader *reader,
                        const char   *key)
{
  const char *digits = tablee_reader_string (reader, key);
  guint64 number = 0;

  if (digits == NULL || !g_ascii_string_to_unsigned (digits, 16, 1, G_MAXUINT64, &number, NULL))
    return 0;

  return number;
}
