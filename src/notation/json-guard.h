/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The guard at the door for JSON from outside. */

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

enum
{
  TABLEE_JSON_MAX_SIZE = 4 * 1024 * 1024,
  TABLEE_JSON_MAX_DEPTH = 64,
};

/* The one door for JSON from outside, read before json-glib sees it: at most 4 MiB, at most 64 levels, valid UTF-8, no key
 * twice in an object, numbers within ±(2⁵³ − 1), one non-empty object at the top.
 * @length: bytes of @text, or -1. Returns: (transfer full): the object, or NULL with an error that names line and column. */
JsonObject *tablee_json_parse (const char  *text,
                               gssize       length,
                               GError     **error);

G_END_DECLS
