/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words in columns. */
#include "text-table.h"

#include <string.h>

#define GAP "  "

struct _TableeTextTable
{
  char      *alignment;
  gsize      columns;
  GPtrArray *rows;  /* of GStrv */
};

TableeTextTable *
tablee_text_table_new (const char *alignment)
{
  TableeTextTable *self;

  g_return_val_if_fail (alignment != NULL, NULL);

  self = g_new0 (TableeTextTable, 1);
  self->alignment = g_strdup (alignment);
  self->columns = strlen (alignment);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  return self;
}

void
tablee_text_table_free (TableeTextTable *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->rows);
  g_free (self->alignment);
  g_free (self);
}

void
tablee_text_table_add_row (TableeTextTable   *self,
                           const char *const *cells)
{
  char **row;

  g_return_if_fail (self != NULL);

  row = g_new0 (char *, self->columns + 1);
  for (gsize i = 0; i < self->columns; i++)
    row[i] = g_strdup (cells[i] != NULL ? cells[i] : "");
  g_ptr_array_add (self->rows, row);
}

void
tablee_text_table_add (TableeTextTable *self,
                       const char      *first,
                       ...)
{
  g_autofree const char **cells = NULL;
  va_list more;

  g_return_if_fail (self != NULL);

  cells = g_new0 (const char *, self->columns);
  cells[0] = first;
  va_start (more, first);
  for (gsize i = 1; i < self->columns; i++)
    cells[i] = va_arg (more, const char *);
  va_end (more);
  tablee_text_table_add_row (self, cells);
}

/* Columns of a terminal that @text takes. */
static glong
text_width (const char *text)
{
  glong width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      width += g_unichar_iszerowidth (character) ? 0 : g_unichar_iswide (character) ? 2 : 1;
    }

  return width;
}

static void
append_spaces (GString *text,
               glong    count)
{
  for (glong i = 0; i < count; i++)
    g_string_append_c (text, ' ');
}

static void
append_cell (GString    *line,
             const char *cell,
             char        alignment,
             glong       width)
{
  glong room = width - text_width (cell);

  if (alignment == 'r')
    append_spaces (line, room);
  g_string_append (line, cell);
  if (alignment != 'r')
    append_spaces (line, room);
}

static void
trim_end (GString *line)
{
  while (line->len > 0 && line->str[line->len - 1] == ' ')
    g_string_truncate (line, line->len - 1);
}

char *
tablee_text_table_to_text (TableeTextTable *self)
{
  g_autofree glong *widths = NULL;
  GString *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  widths = g_new0 (glong, self->columns);
  for (guint i = 0; i < self->rows->len; i++)
    for (gsize j = 0; j < self->columns; j++)
      widths[j] = MAX (widths[j], text_width (((char **) self->rows->pdata[i])[j]));

  text = g_string_new (NULL);
  for (guint i = 0; i < self->rows->len; i++)
    {
      for (gsize j = 0; j < self->columns; j++)
        {
          g_string_append (text, j > 0 ? GAP : "");
          append_cell (text, ((char **) self->rows->pdata[i])[j], self->alignment[j], widths[j]);
        }
      trim_end (text);
      g_string_append_c (text, '\n');
    }

  return g_string_free (text, FALSE);
}
