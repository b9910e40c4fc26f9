/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "fair.h"
#include "notation/reader.h"

G_BEGIN_DECLS

/* What all give to the seed, in writing: the member @key, a list of { "seat", "commitment", "half" }, the host's with -1 as its seat. */

/* @shares: (element-type TableeShare). @halves: whether those are written that are known. */
void     tablee_share_list_write (GArray        *shares,
                                  gboolean       halves,
                                  const char    *key,
                                  JsonBuilder   *builder);
/* Returns: (transfer full) (nullable): NULL where there is no such list; mistakes are told to @reader. */
GArray  *tablee_share_list_read  (TableeReader  *reader,
                                  const char    *key);
/* Returns: (transfer none) (nullable): the one of @seat. */
TableeShare *tablee_share_list_find (GArray     *shares,
                                  int            seat);

G_END_DECLS
