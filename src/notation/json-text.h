/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* @object as people read and compare it: one key a line, and one line for each element of a list of objects. Ends with a newline.
 * Returns: (transfer full) */
char *tablee_json_to_text       (JsonObject  *object);

/* One member of the object that @builder is at. */
void  tablee_json_write_string  (JsonBuilder *builder,
                                 const char  *key,
                                 const char  *value);
void  tablee_json_write_integer (JsonBuilder *builder,
                                 const char  *key,
                                 gint64       value);
void  tablee_json_write_boolean (JsonBuilder *builder,
                                 const char  *key,
                                 gboolean     value);

/* @value: (transfer full) */
void  tablee_json_take_object   (JsonBuilder *builder,
                                 const char  *key,
                                 JsonObject  *value);

/* The list of @words, which are sorted: of a set. */
void  tablee_json_write_set     (JsonBuilder *builder,
                                 const char  *key,
                                 GPtrArray   *words);

G_END_DECLS
