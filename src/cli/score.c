/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet as lines of text. */
#include "config.h"

#include "score.h"

#include "present/naming.h"
#include "present/present.h"
#include "present/text-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Rank, name, a value a row, and the total where several add up to it. */
static char *
make_alignment (int rows)
{
  g_autofree char *values = g_strnfill ((gsize) (rows > 1 ? rows + 1 : rows), 'r');

  return g_strconcat ("rl", values, NULL);
}

static void
add_heading (TableeTextTable            *table,
             const TableePresent        *present,
             const TableePresentContext *context,
             const TableeScoreSheet     *sheet)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, NULL);
  g_ptr_array_add (cells, NULL);
  for (int row = 0; row < sheet->rows; row++)
    g_ptr_array_add (cells, present->score_row (context, sheet->row[row].id));
  g_ptr_array_add (cells, g_strdup (C_("score sheet", "Total")));
  tablee_text_table_add_row (table, (const char *const *) cells->pdata);
}

const char *
cli_score_extra_name (void)
{
  return C_("score sheet", "Mafia");
}

static const char *
column_name (const TableePresentContext *context,
             const TableeScoreSheet     *sheet,
             int                         column)
{
  return column < context->ruleset->seats ? tablee_label_of (context, column) : cli_score_extra_name ();
}

/* As on the pad of paper: what goes without saying is not said in every cell. */
static char *
dup_cell (const TableePresent        *present,
          const TableePresentContext *context,
          gint64                      value)
{
  return present->score_cell != NULL ? present->score_cell (context, value) : present->score_value (context, value);
}

static void
add_column (TableeTextTable            *table,
            const TableePresent        *present,
            const TableePresentContext *context,
            const TableeScoreSheet     *sheet,
            int                         column)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, g_strdup_printf ("%d.", sheet->ranks[column]));
  g_ptr_array_add (cells, g_strdup (column_name (context, sheet, column)));
  for (int row = 0; row < sheet->rows; row++)
    g_ptr_array_add (cells, sheet->row[row].unknown[column] ? g_strdup ("?")
                                                            : dup_cell (present, context, sheet->row[row].values[column]));
  g_ptr_array_add (cells, dup_cell (present, context, sheet->totals[column]));
  tablee_text_table_add_row (table, (const char *const *) cells->pdata);
}

char *
cli_score_to_text (const TableePresentContext *context,
                   const TableeScoreSheet     *sheet)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  g_autofree char *alignment = make_alignment (sheet->rows);
  g_autoptr (TableeTextTable) table = tablee_text_table_new (alignment);
  g_autofree char *lines = NULL;
  g_autofree char *result = NULL;

  add_heading (table, present, context, sheet);
  for (int column = 0; column < sheet->columns; column++)
    add_column (table, present, context, sheet, column);
  lines = tablee_text_table_to_text (table);
  result = present->result (context, sheet);

  return g_strconcat (lines, result, "\n", NULL);
}
