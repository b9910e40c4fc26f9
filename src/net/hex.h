/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "notation/reader.h"

G_BEGIN_DECLS

/* Bytes in JSON, as hexadecimal digits. */

void     tablee_hex_write     (JsonBuilder  *builder,
                               const char   *key,
                               const guint8 *bytes,
                               gsize         size);
/* Takes @key of @reader: TRUE if it is there and has just as many bytes; FALSE, told to nobody, for all else. */
gboolean tablee_hex_read      (TableeReader *reader,
                               const char   *key,
                               guint8       *bytes,
                               gsize         size);

G_END_DECLS
