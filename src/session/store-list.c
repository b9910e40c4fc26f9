/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games as lists show them, read page by page. */
#include "store-list.h"

#include "store-sql.h"

/*
 * Games as lists show them, newest first, read page by page: in each list the indices of the table know the order, so that a page costs
 * little wherever it is. What is hidden is in none of them; that is a matter of the connection, and ends with it.
 */

/* The database gives no game the number 0, and here it stands for none; in a file that was tampered with there may be one. */
#define IS_SHOWN "id <> 0 AND id NOT IN (SELECT id FROM temp.hidden)"

/* ?1: whether it is over, ?2: of which game. */
static const char *
condition_for (const char *game)
{
  return game != NULL ? "over = ?1 AND game = ?2 AND " IS_SHOWN : "over = ?1 AND ?2 IS NULL AND " IS_SHOWN;
}

static gboolean
ensure_hidden (sqlite3  *db,
               GError  **error)
{
  return tablee_database_run (db, error, "CREATE TEMP TABLE IF NOT EXISTS hidden (id INTEGER PRIMARY KEY)", "");
}

/*
 * Rows
 */

static const char row_columns[] =
  "SELECT id, game, started, changed, over, taken_back, given_up_by, current, totals, position, name FROM game";

static char *
text_for_everybody (const TableePosition *position)
{
  g_autoptr (TableePosition) view = tablee_position_view (position, TABLEE_NOBODY);

  return tablee_position_to_text (view);
}

/* What lists may show of where the game stands. @known: (nullable): the position, if it need not be read. */
static char *
read_position (sqlite3_stmt         *statement,
               int                   column,
               gboolean              over,
               const TableePosition *known)
{
  g_autofree char *text = NULL;
  g_autoptr (TableePosition) position = NULL;

  if (known != NULL)
    return text_for_everybody (known);

  /* At the end everything lies open. */
  text = tablee_database_dup_text (statement, column);
  if (over || text == NULL)
    return g_steal_pointer (&text);

  position = tablee_position_parse (text, -1, NULL);

  return position != NULL ? text_for_everybody (position) : NULL;
}

static TableeStoreRow *
read_row (sqlite3_stmt         *statement,
          const TableePosition *known)
{
  TableeStoreRow *row = tablee_store_row_new ();

  row->id = sqlite3_column_int64 (statement, 0);
  row->game = tablee_database_dup_text (statement, 1);
  row->started = sqlite3_column_int64 (statement, 2);
  row->changed = sqlite3_column_int64 (statement, 3);
  row->over = sqlite3_column_int64 (statement, 4) != 0;
  row->taken_back = sqlite3_column_int64 (statement, 5) != 0;
  row->given_up_by = CLAMP (sqlite3_column_int (statement, 6), TABLEE_NOBODY, TABLEE_MAX_SEATS - 1);
  row->current = CLAMP (sqlite3_column_int (statement, 7), TABLEE_NOBODY, TABLEE_MAX_SEATS - 1);
  row->totals = tablee_database_dup_text (statement, 8);
  if (row->given_up_by == TABLEE_NOBODY)
    row->position = read_position (statement, 9, row->over, known);
  row->name = tablee_database_dup_text (statement, 10);

  return row;
}

static gboolean
read_seats (sqlite3         *db,
            TableeStoreRow  *row,
            GError         **error)
{
  static const char sql[] = "SELECT name, player, hints, relieved FROM seat WHERE game = ? ORDER BY seat";
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", row->id);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) players = g_strv_builder_new ();
  g_autoptr (GError) local_error = NULL;
  int seats = 0;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_autofree char *name = tablee_database_dup_text (statement, 0);
      g_autofree char *player = tablee_database_dup_text (statement, 1);

      g_strv_builder_add (names, name != NULL ? name : "");
      g_strv_builder_add (players, player != NULL ? player : "");
      if (seats < TABLEE_MAX_SEATS)
        {
          row->relieved[seats] = sqlite3_column_int (statement, 3) != 0;
          row->hints[seats++] = (guint) CLAMP (sqlite3_column_int64 (statement, 2), 0, G_MAXUINT);
        }
    }
  row->names = g_strv_builder_end (names);
  row->players = g_strv_builder_end (players);

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

TableeStoreRow *
tablee_store_list_read_row (sqlite3               *db,
                            gint64                 id,
                            const TableePosition  *known,
                            GError               **error)
{
  g_autofree char *sql = g_strconcat (row_columns, " WHERE id = ?", NULL);
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "i", id);
  g_autoptr (TableeStoreRow) row = NULL;

  if (statement == NULL || !tablee_database_step (statement, error))
    return NULL;

  row = read_row (statement, known);

  return read_seats (db, row, error) ? g_steal_pointer (&row) : NULL;
}

/*
 * Pages
 */

static gboolean
read_count (sqlite3         *db,
            TableeStorePage *page,
            GError         **error)
{
  g_autofree char *sql = g_strconcat ("SELECT count(*) FROM game WHERE ", condition_for (page->game), NULL);
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "it", (gint64) page->over, page->game);

  if (statement == NULL || !tablee_database_step (statement, error))
    return FALSE;

  page->n_games = (guint) CLAMP (sqlite3_column_int64 (statement, 0), 0, G_MAXUINT);

  return TRUE;
}

static gboolean
read_rows (sqlite3         *db,
           TableeStorePage *page,
           GError         **error)
{
  g_autofree char *sql = g_strconcat (row_columns, " WHERE ", condition_for (page->game),
                                      " ORDER BY changed DESC, id DESC LIMIT ?3 OFFSET ?4", NULL);
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "itii", (gint64) page->over, page->game,
                                                                (gint64) page->limit, (gint64) page->first);
  g_autoptr (GError) local_error = NULL;

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      TableeStoreRow *row = read_row (statement, NULL);

      g_ptr_array_add (page->rows, row);
      if (!read_seats (db, row, error))
        return FALSE;
    }

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

gboolean
tablee_store_list_read_page (sqlite3   *db,
                             gpointer   data,
                             GError   **error)
{
  TableeStorePage *page = data;

  g_clear_pointer (&page->rows, g_ptr_array_unref);
  page->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_store_row_unref);

  return ensure_hidden (db, error) && (!page->count || read_count (db, page, error)) && read_rows (db, page, error);
}

/*
 * Places
 */

void
tablee_store_place_clear (TableeStorePlace *place)
{
  g_clear_pointer (&place->game, g_free);
  *place = (TableeStorePlace) { 0 };
}

/* How many games come before one that changed at @changed. */
static guint
count_before (sqlite3     *db,
              gboolean     over,
              const char  *game,
              gint64       changed,
              gint64       id,
              GError     **error)
{
  g_autofree char *sql = g_strconcat ("SELECT count(*) FROM game WHERE ", condition_for (game), " AND (changed, id) > (?3, ?4)", NULL);
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "itii", (gint64) over, game, changed, id);

  return statement != NULL && tablee_database_step (statement, error) ? (guint) sqlite3_column_int64 (statement, 0) : 0;
}

gboolean
tablee_store_list_find (sqlite3           *db,
                        gint64             id,
                        TableeStorePlace  *place,
                        GError           **error)
{
  static const char sql[] = "SELECT over, game, changed FROM game WHERE id = ? AND " IS_SHOWN;
  g_autoptr (sqlite3_stmt) statement = NULL;
  g_autoptr (GError) local_error = NULL;
  gint64 changed;

  tablee_store_place_clear (place);
  if (!ensure_hidden (db, error))
    return FALSE;

  statement = tablee_database_prepare (db, &local_error, sql, "i", id);
  if (statement != NULL && tablee_database_step (statement, &local_error))
    {
      place->there = TRUE;
      place->over = sqlite3_column_int64 (statement, 0) != 0;
      place->game = tablee_database_dup_text (statement, 1);
      changed = sqlite3_column_int64 (statement, 2);
      place->of_all = count_before (db, place->over, NULL, changed, id, &local_error);
      if (local_error == NULL)
        place->of_game = count_before (db, place->over, place->game, changed, id, &local_error);
    }
  if (local_error == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

gboolean
tablee_store_list_hide (sqlite3   *db,
                        gint64     id,
                        gboolean   hide,
                        GError   **error)
{
  return ensure_hidden (db, error) &&
         tablee_database_run (db, error, hide ? "INSERT OR IGNORE INTO temp.hidden (id) VALUES (?)"
                                              : "DELETE FROM temp.hidden WHERE id = ?", "i", id);
}
