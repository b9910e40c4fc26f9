/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "notation/reader.h"

G_BEGIN_DECLS

/* Bytes and numbers in JSON, as hexadecimal digits. */

void     tablee_hex_write        (JsonBuilder  *builder,
                                  const char   *key,
                                  const guint8 *bytes,
                                  gsize         size);
/* Takes @key of @reader: TRUE if it is there and has just as many bytes; FALSE, told to nobody, for all else. */
gboolean tablee_hex_read         (TableeReader *reader,
                                  const char   *key,
                                  guint8       *bytes,
                                  gsize         size);

/* @number: 0 is none: then nothing is written. */
void     tablee_hex_write_number (JsonBuilder  *builder,
                                  const char   *key,
                                  guint64       number);
/* Takes @key of @reader; 0, told to nobody, if it is not there or is no such number. */
guint64  tablee_hex_read_number  (TableeReader *reader,
                                  const char   *key);

G_END_DECLS
