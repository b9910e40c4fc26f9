/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A score sheet as JSON. */
#include "position.h"

static gboolean
is_extra (const TableeScoreSheet *sheet,
          int                     column)
{
  return sheet->extra_column != NULL && column == sheet->columns - 1;
}

static void
write_column (JsonBuilder            *builder,
              const TableeScoreSheet *sheet,
              int                     column)
{
  if (is_extra (sheet, column))
    json_builder_add_string_value (builder, sheet->extra_column);
  else
    json_builder_add_int_value (builder, column);
}

static void
begin_list (JsonBuilder *builder,
            const char  *key)
{
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
}

static void
write_row (JsonBuilder            *builder,
           const TableeScoreSheet *sheet,
           const TableeScoreRow   *row)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, row->id);
  begin_list (builder, "values");
  for (int column = 0; column < sheet->columns; column++)
    if (row->unknown[column])
      json_builder_add_null_value (builder);
    else
      json_builder_add_int_value (builder, row->values[column]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_results (JsonBuilder            *builder,
               const TableeScoreSheet *sheet)
{
  begin_list (builder, "columns");
  for (int column = 0; column < sheet->columns; column++)
    write_column (builder, sheet, column);
  json_builder_end_array (builder);

  begin_list (builder, "totals");
  for (int column = 0; column < sheet->columns; column++)
    json_builder_add_int_value (builder, sheet->totals[column]);
  json_builder_end_array (builder);

  begin_list (builder, "ranks");
  for (int column = 0; column < sheet->columns; column++)
    json_builder_add_int_value (builder, sheet->ranks[column]);
  json_builder_end_array (builder);

  begin_list (builder, "winners");
  for (int column = 0; column < sheet->columns; column++)
    if (sheet->winner[column])
      write_column (builder, sheet, column);
  json_builder_end_array (builder);
}

JsonObject *
tablee_score_sheet_to_json (const TableeRuleset    *ruleset,
                            const TableeScoreSheet *sheet)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (sheet != NULL, NULL);

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, ruleset->game->id);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, sheet->over);
  write_results (builder, sheet);
  begin_list (builder, "rows");
  for (int row = 0; row < sheet->rows; row++)
    write_row (builder, sheet, &sheet->row[row]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_node_dup_object (root);
}
