/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How libFuzzer changes what it hands to the target of stored databases: mostly it writes a line that changes a cell, whichever the
 * tables have. */

#include "database.h"
#include "target.h"

#include <glib.h>
#include <string.h>

#include "engine/random.h"

enum
{
  BYTES_ONE_IN = 6,
  MAX_LINES = 5,
};

static const char *const values[] = {
  "NULL", "''", "'x'", "x''", "x'00ff'", "'0'", "-1", "0", "1", "2", "9", "255", "65536", "2147483648", "9223372036854775807",
  "-9223372036854775808", "1e300", "0.5", "'human'", "'master'", "'random'", "'pass'", "'{}'", "'[]'", "'null'", "'{\"first\": 1}'",
  "printf('%.*c', 70000, 'x')",
};

size_t LLVMFuzzerMutate        (uint8_t  *data,
                                size_t    size,
                                size_t    room);
size_t LLVMFuzzerCustomMutator (uint8_t  *data,
                                size_t    size,
                                size_t    room,
                                unsigned  seed);

/* All columns, "table.column", of what is in the database now. */
static GPtrArray *
list_columns (void)
{
  GPtrArray *columns = g_ptr_array_new_with_free_func (g_free);
  sqlite3 *db = open_pristine ();
  sqlite3_stmt *statement = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (db, "SELECT m.name || '.' || c.name FROM sqlite_master m, pragma_table_info (m.name) c"
                                           " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'", -1, &statement, NULL),
                   ==, SQLITE_OK);
  while (sqlite3_step (statement) == SQLITE_ROW)
    g_ptr_array_add (columns, g_strdup ((const char *) sqlite3_column_text (statement, 0)));
  sqlite3_finalize (statement);
  sqlite3_close (db);
  g_assert_cmpuint (columns->len, >, 0);

  return columns;
}

static const char *
pick_column (TableeRandom *random)
{
  static GPtrArray *columns;

  if (columns == NULL)
    columns = list_columns ();

  return g_ptr_array_index (columns, tablee_random_below (random, columns->len));
}

static char *
make_value (const char   *column,
            TableeRandom *random)
{
  const char *other = pick_column (random);
  int number = (int) tablee_random_below (random, 12);

  switch (tablee_random_below (random, 9))
    {
    case 0:
      return g_strdup_printf ("%s + %d", column, number - 6);

    case 1:
      return g_strdup_printf ("substr(%s, 1, %d)", column, number * number);

    case 2:
      return g_strdup_printf ("replace(%s, '%d', '%d')", column, number % 10, (int) tablee_random_below (random, 10));

    case 3:
      return g_strdup_printf ("(SELECT %s FROM %.*s LIMIT 1 OFFSET %d)", strchr (other, '.') + 1, (int) strcspn (other, "."), other,
                              number);

    default:
      return g_strdup (values[tablee_random_below (random, G_N_ELEMENTS (values))]);
    }
}

static char *
make_line (TableeRandom *random)
{
  const char *chosen = pick_column (random);
  g_autofree char *table = g_strndup (chosen, strcspn (chosen, "."));
  const char *column = strchr (chosen, '.') + 1;
  g_autofree char *value = make_value (column, random);
  const char *key = g_str_equal (table, "game") ? "id" : "game";
  int game = 1 + (int) tablee_random_below (random, 5);

  switch (tablee_random_below (random, 12))
    {
    case 0:
      return g_strdup_printf ("DELETE FROM %s WHERE %s = %d", table, key, game);

    case 1:
      return g_strdup_printf ("!%u %02x", tablee_random_below (random, 100000), tablee_random_below (random, 256));

    case 2:
      return g_strdup_printf ("INSERT INTO review VALUES (%d, %u, %s)", game, tablee_random_below (random, 14), value);

    case 3:
      return g_strdup_printf ("PRAGMA user_version = %u", tablee_random_below (random, 8));

    case 4:
      return g_strdup_printf ("ALTER TABLE %s RENAME COLUMN %s TO other", table, column);

    case 5:
      return g_strdup_printf ("UPDATE OR REPLACE %s SET %s = %s", table, column, value);

    default:
      return g_strdup_printf ("UPDATE %s SET %s = %s WHERE %s = %d", table, column, value, key, game);
    }
}

/* One line more, or instead of another. */
size_t
LLVMFuzzerCustomMutator (uint8_t  *data,
                         size_t    size,
                         size_t    room,
                         unsigned  seed)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_LINES);
  g_autofree char *joined = NULL;
  TableeRandom random;
  guint count = g_strv_length (lines);

  tablee_random_seed (&random, seed);
  if (tablee_random_below (&random, BYTES_ONE_IN) == 0)
    return LLVMFuzzerMutate (data, size, room);

  if (count > 0 && tablee_random_below (&random, 2) == 0)
    {
      char **line = &lines[tablee_random_below (&random, count)];

      g_free (*line);
      *line = make_line (&random);
      joined = g_strjoinv ("\n", lines);
    }
  else
    {
      g_autofree char *line = make_line (&random);

      joined = count > 0 && count < MAX_LINES ? g_strconcat (text, "\n", line, NULL) : g_strdup (line);
    }

  size = MIN (strlen (joined), room);
  memcpy (data, joined, size);

  return size;
}
