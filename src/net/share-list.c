/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shares of a seed in writing. */
#include "share-list.h"

#include "engine/score.h"
#include "hex.h"
#include "notation/json-text.h"

static void
write_share (const TableeShare *share,
             gboolean           halves,
             JsonBuilder       *builder)
{
  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "seat", share->seat);
  tablee_hex_write (builder, "commitment", share->commitment, TABLEE_COMMITMENT_BYTES);
  if (halves && share->has_half)
    tablee_hex_write (builder, "half", share->half, TABLEE_HALF_BYTES);
  json_builder_end_object (builder);
}

void
tablee_share_list_write (GArray      *shares,
                         gboolean     halves,
                         const char  *key,
                         JsonBuilder *builder)
{
  g_return_if_fail (shares != NULL);

  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  for (guint i = 0; i < shares->len; i++)
    write_share (&g_array_index (shares, TableeShare, i), halves, builder);
  json_builder_end_array (builder);
}

static void
read_share (TableeReader *reader,
            TableeShare  *share)
{
  share->seat = (int) tablee_reader_integer (reader, "seat", 0, TABLEE_NOBODY, TABLEE_MAX_COLUMNS - 1);
  if (!tablee_hex_read (reader, "commitment", share->commitment, TABLEE_COMMITMENT_BYTES))
    tablee_reader_fail_literal (reader, "commitment", "hexadecimal digits must stand here");
  share->has_half = tablee_hex_read (reader, "half", share->half, TABLEE_HALF_BYTES);
  tablee_reader_take_rest (reader);
}

GArray *
tablee_share_list_read (TableeReader *reader,
                        const char   *key)
{
  GArray *shares = NULL;
  guint count;

  if (!tablee_reader_has (reader, key))
    return NULL;

  shares = g_array_new (FALSE, TRUE, sizeof (TableeShare));
  count = tablee_reader_enter_list (reader, key, TABLEE_MAX_COLUMNS + 1);
  for (guint i = 0; i < count; i++)
    {
      TableeShare share = { 0 };

      if (!tablee_reader_enter_element (reader, i))
        continue;
      read_share (reader, &share);
      tablee_reader_leave (reader);
      g_array_append_val (shares, share);
    }
  tablee_reader_leave (reader);

  return shares;
}

TableeShare *
tablee_share_list_find (GArray *shares,
                        int     seat)
{
  for (guint i = 0; shares != NULL && i < shares->len; i++)
    if (g_array_index (shares, TableeShare, i).seat == seat)
      return &g_array_index (shares, TableeShare, i);

  return NULL;
}
