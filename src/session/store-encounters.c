/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who has met whom: what ratings are made of says how it went with which computers, and the seats say who those were. */
#include "store-encounters.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"

#include <string.h>

void
tablee_encounter_free (TableeEncounter *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->game);
  g_free (self->person);
  g_free (self->name);
  g_free (self);
}

typedef struct
{
  TableeStoreJob  job;
  GPtrArray      *encounters;
  GHashTable     *places;     /* from what tells encounters apart to them */
} ReadJob;

static TableeEncounter *
find_encounter (ReadJob    *read,
                const char *game,
                const char *person,
                const char *name,
                int         portrait)
{
  g_autofree char *key = g_strdup_printf ("%s\n%s\n%s\n%d", game, person, name, portrait);
  TableeEncounter *encounter = g_hash_table_lookup (read->places, key);

  if (encounter != NULL)
    return encounter;

  encounter = g_new0 (TableeEncounter, 1);
  encounter->game = g_strdup (game);
  encounter->person = g_strdup (person);
  encounter->name = g_strdup (name);
  encounter->portrait = portrait;
  g_ptr_array_add (read->encounters, encounter);
  g_hash_table_insert (read->places, g_steal_pointer (&key), encounter);

  return encounter;
}

/* The columns of what is read. */
enum
{
  GAME,
  PERSON,
  OPPONENTS,
  RATED_ID,
  RATED_SEAT,
  NAME,
  PLAYER,
  PORTRAIT,
};

static const char all[] =
  "SELECT rated.game, rated.name, opponents, rated.id, rated.seat, seat.name, player, portrait FROM rated"
  " JOIN seat ON seat.game = rated.id WHERE relieved = 0 AND player NOT IN ('human', 'friend') AND opponents <> ''"
  " ORDER BY rated.id, rated.seat, seat.seat";

/* How it went with the computers whom one person has played against in one game: a word for each, in the order of their seats. */
typedef struct
{
  gint64   id;
  int      seat;
  GStrv    words;  /* as tablee_strength_note() writes them; NULL: nothing has been read */
  guint    next;
} Results;

/* The word about the computer of this row. Returns: (transfer none) (nullable) */
static const char *
results_take (Results      *results,
              sqlite3_stmt *row)
{
  g_autofree char *opponents = tablee_database_dup_text (row, OPPONENTS);
  gint64 id = sqlite3_column_int64 (row, RATED_ID);
  int seat = sqlite3_column_int (row, RATED_SEAT);

  if (results->words == NULL || results->id != id || results->seat != seat)
    {
      g_strfreev (results->words);
      *results = (Results){ id, seat, g_strsplit (opponents != NULL ? opponents : "", " ", -1), 0 };
    }

  return results->words[results->next] != NULL ? results->words[results->next++] : NULL;
}

/* @word: "easy=2". It is about another one where a seat has changed hands since, or is damaged: then nothing is known. */
static void
add_row (ReadJob      *read,
         sqlite3_stmt *row,
         const char   *word)
{
  g_autofree char *game = tablee_database_dup_text (row, GAME);
  g_autofree char *person = tablee_database_dup_text (row, PERSON);
  g_autofree char *name = tablee_database_dup_text (row, NAME);
  g_autofree char *player = tablee_database_dup_text (row, PLAYER);
  const char *sign = strchr (word, '=');
  TableeEncounter *encounter;

  if (game == NULL || person == NULL || name == NULL || player == NULL || sign == NULL ||
      strlen (player) != (gsize) (sign - word) || !g_str_has_prefix (word, player))
    return;

  encounter = find_encounter (read, game, person, name, sqlite3_column_int (row, PORTRAIT));
  encounter->games++;
  encounter->ahead += g_str_equal (sign, "=2");
}

static gboolean
read_rows (sqlite3   *db,
           gpointer   data,
           GError   **error)
{
  ReadJob *read = data;
  g_autoptr (sqlite3_stmt) row = tablee_database_prepare (db, error, all, "");
  g_autoptr (GError) local_error = NULL;
  Results results = { 0 };

  g_hash_table_remove_all (read->places);
  g_ptr_array_set_size (read->encounters, 0);
  while (row != NULL && tablee_database_step (row, &local_error))
    {
      const char *word = results_take (&results, row);

      if (word != NULL)
        add_row (read, row, word);
    }
  g_strfreev (results.words);

  return tablee_database_is_read (row, g_steal_pointer (&local_error), error);
}

static gboolean
read_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, read_rows, job, error);
}

static void
read_done (TableeStoreJob *job)
{
  tablee_store_job_return_rows (job, &((ReadJob *) job)->encounters);
}

static void
read_free (TableeStoreJob *job)
{
  ReadJob *read = (ReadJob *) job;

  g_clear_pointer (&read->places, g_hash_table_unref);
  g_clear_pointer (&read->encounters, g_ptr_array_unref);
}

void
tablee_store_read_encounters_async (TableeStore         *self,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data)
{
  ReadJob *read;

  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_read_encounters_async, callback, user_data))
    return;

  read = tablee_store_new_job (self, sizeof (ReadJob));
  read->job.run = read_run;
  read->job.done = read_done;
  read->job.free = read_free;
  read->encounters = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_encounter_free);
  read->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  tablee_store_push_job (self, &read->job, tablee_store_read_encounters_async, cancellable, callback, user_data);
}

GPtrArray *
tablee_store_read_encounters_finish (TableeStore   *self,
                                     GAsyncResult  *result,
                                     GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
