/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps mistakes to be made good, and when they are asked again. */
#include "store-exercise.h"

#include "store-database.h"
#include "store-jobs.h"
#include "store-sql.h"

enum
{
  TRIED = 20,  /* so many that cannot be read any more are passed by at once */
};

/* An exercise as the database has it. */
typedef struct
{
  gint64            id;
  char             *record;
  char             *played;
  char             *best;
  char             *player;
  const char       *game;
  char             *key;
  gint32            loss;
  TableeRepetition  repetition;
} Row;

typedef struct
{
  TableeStoreJob    job;
  gint64            today;
  char             *game;
  GArray           *rows;        /* of Row: to be written, or read */
  GVariant         *counts;
  gint64            id;
  TableeRepetition  repetition;
} ExerciseJob;

static void
row_clear (gpointer data)
{
  Row *row = data;

  g_free (row->record);
  g_free (row->played);
  g_free (row->best);
  g_free (row->player);
  g_free (row->key);
}

static void
exercise_job_free (TableeStoreJob *job)
{
  ExerciseJob *self = (ExerciseJob *) job;

  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->counts, g_variant_unref);
}

static ExerciseJob *
exercise_job_new (TableeStore  *store,
                  gint64        today,
                  gboolean    (*run) (TableeStoreJob *, TableeDatabase *, GError **),
                  void        (*done) (TableeStoreJob *))
{
  ExerciseJob *self = tablee_store_new_job (store, sizeof (ExerciseJob));

  self->job.run = run;
  self->job.done = done;
  self->job.free = exercise_job_free;
  self->today = today;
  self->rows = g_array_new (FALSE, TRUE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);

  return self;
}

/*
 * Adding
 */

static gboolean
write_new (sqlite3   *db,
           gpointer   data,
           GError   **error)
{
  ExerciseJob *self = data;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (!tablee_database_run (db, error,
                                "INSERT OR IGNORE INTO exercise (key, game, player, record, played, best, loss, found, due)"
                                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                                "ttttttiii", row->key, row->game, row->player, row->record, row->played, row->best, (gint64) row->loss,
                                (gint64) row->repetition.found, row->repetition.due))
        return FALSE;
    }

  return TRUE;
}

static gboolean
add_run (TableeStoreJob  *job,
         TableeDatabase  *database,
         GError         **error)
{
  return tablee_database_write (database, write_new, job, error);
}

static void
add_done (TableeStoreJob *job)
{
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_boolean (job->task, TRUE);
}

/* The same decision of the same game has the same key: ids of games are never used twice. */
static char *
dup_key (gint64          game,
         TableeExercise *exercise,
         const char     *record)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, record, -1);

  return g_strdup_printf ("%" G_GINT64_FORMAT "/%d/%s", game, tablee_exercise_get_seat (exercise), sum);
}

static Row
make_row (gint64          game,
          TableeExercise *exercise,
          gint64          today)
{
  char *record = tablee_exercise_dup_record (exercise);

  return (Row){
    .record = record,
    .played = tablee_exercise_dup_played (exercise),
    .best = tablee_exercise_dup_best (exercise),
    .player = g_strdup (tablee_exercise_get_player (exercise)),
    .game = tablee_exercise_get_game (exercise)->id,
    .key = dup_key (game, exercise, record),
    .loss = tablee_exercise_get_loss (exercise),
    .repetition = tablee_repetition_begin (today),
  };
}

void
tablee_store_add_exercises_async (TableeStore         *self,
                                  gint64               game,
                                  GPtrArray           *exercises,
                                  gint64               today,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  ExerciseJob *job;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (exercises != NULL);

  if (tablee_store_report_closed (self, tablee_store_add_exercises_async, callback, user_data))
    return;

  job = exercise_job_new (self, today, add_run, add_done);
  for (guint i = 0; i < exercises->len; i++)
    {
      Row row = make_row (game, g_ptr_array_index (exercises, i), today);

      g_array_append_val (job->rows, row);
    }
  tablee_store_push_job (self, &job->job, tablee_store_add_exercises_async, NULL, callback, user_data);
}

gboolean
tablee_store_add_exercises_finish (TableeStore   *self,
                                   GAsyncResult  *result,
                                   GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/*
 * Counting
 */

static gboolean
read_counts (sqlite3   *db,
             gpointer   data,
             GError   **error)
{
  static const char sql[] = "SELECT game, sum (found >= ?), sum (found < ? AND due <= ?), sum (found < ? AND due > ?)"
                            " FROM exercise GROUP BY game ORDER BY game";
  ExerciseJob *self = data;
  gint64 enough = TABLEE_REPETITION_ENOUGH;
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "iiiii", enough, enough, self->today, enough,
                                                                self->today);
  g_autoptr (GError) local_error = NULL;
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(suuu)"));

  while (statement != NULL && tablee_database_step (statement, &local_error))
    {
      g_autofree char *game = tablee_database_dup_text (statement, 0);

      if (game != NULL)
        g_variant_builder_add (&builder, "(suuu)", game, (guint32) sqlite3_column_int64 (statement, 1),
                               (guint32) sqlite3_column_int64 (statement, 2), (guint32) sqlite3_column_int64 (statement, 3));
    }
  if (!tablee_database_is_read (statement, g_steal_pointer (&local_error), error))
    return FALSE;

  g_clear_pointer (&self->counts, g_variant_unref);
  self->counts = g_variant_ref_sink (g_variant_builder_end (&builder));

  return statement != NULL;
}

static gboolean
count_run (TableeStoreJob  *job,
           TableeDatabase  *database,
           GError         **error)
{
  return tablee_database_read (database, read_counts, job, error);
}

static void
count_done (TableeStoreJob *job)
{
  if (job->error != NULL)
    tablee_store_job_return_error (job);
  else
    g_task_return_pointer (job->task, g_steal_pointer (&((ExerciseJob *) job)->counts), (GDestroyNotify) g_variant_unref);
}

void
tablee_store_count_exercises_async (TableeStore         *self,
                                    gint64               today,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             user_data)
{
  g_return_if_fail (TABLEE_IS_STORE (self));

  if (tablee_store_report_closed (self, tablee_store_count_exercises_async, callback, user_data))
    return;

  tablee_store_push_job (self, &exercise_job_new (self, today, count_run, count_done)->job, tablee_store_count_exercises_async,
                         cancellable, callback, user_data);
}

GVariant *
tablee_store_count_exercises_finish (TableeStore   *self,
                                     GAsyncResult  *result,
                                     GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/*
 * Asking
 */

static void
read_row (sqlite3_stmt *statement,
          GArray       *rows)
{
  Row row = {
    .id = sqlite3_column_int64 (statement, 0),
    .record = tablee_database_dup_text (statement, 1),
    .played = tablee_database_dup_text (statement, 2),
    .best = tablee_database_dup_text (statement, 3),
    .loss = (gint32) CLAMP (sqlite3_column_int64 (statement, 4), 0, G_MAXINT32),
    .repetition = { (int) CLAMP (sqlite3_column_int64 (statement, 5), 0, G_MAXINT), sqlite3_column_int64 (statement, 6) },
  };

  if (row.record != NULL && row.played != NULL && row.best != NULL)
    g_array_append_val (rows, row);
  else
    row_clear (&row);
}

static gboolean
read_due (sqlite3   *db,
          gpointer   data,
          GError   **error)
{
  static const char sql[] = "SELECT id, record, played, best, loss, found, due FROM exercise"
                            " WHERE game = ? AND found < ? AND due <= ? ORDER BY due, id LIMIT ?";
  ExerciseJob *self = data;
  g_autoptr (sqlite3_stmt) statement = tablee_database_prepare (db, error, sql, "tiii", self->game, (gint64) TABLEE_REPETITION_ENOUGH,
                                                                self->today, (gint64) TRIED);
  g_autoptr (GError) local_error = NULL;

  g_array_set_size (self->rows, 0);
  while (statement != NULL && tablee_database_step (statement, &local_error))
    read_row (statement, self->rows);

  return tablee_database_is_read (statement, g_steal_pointer (&local_error), error);
}

static gboolean
next_run (TableeStoreJob  *job,
          TableeDatabase  *database,
          GError         **error)
{
  return tablee_database_read (database, read_due, job, error);
}

static void
next_done (TableeStoreJob *job)
{
  ExerciseJob *self = (ExerciseJob *) job;
  TableeExercise *found = NULL;

  if (job->error != NULL)
    {
      tablee_store_job_return_error (job);
      return;
    }

  for (guint i = 0; i < self->rows->len && found == NULL; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      found = tablee_exercise_new (row->record, row->played, row->best, row->loss, NULL);
      if (found != NULL)
        tablee_exercise_set_kept (found, row->id, &row->repetition);
    }
  g_task_return_pointer (job->task, found, g_object_unref);
}

void
tablee_store_next_exercise_async (TableeStore         *self,
                                  const char          *game,
                                  gint64               today,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  ExerciseJob *job;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (game != NULL);

  if (tablee_store_report_closed (self, tablee_store_next_exercise_async, callback, user_data))
    return;

  job = exercise_job_new (self, today, next_run, next_done);
  job->game = g_strdup (game);
  tablee_store_push_job (self, &job->job, tablee_store_next_exercise_async, cancellable, callback, user_data);
}

TableeExercise *
tablee_store_next_exercise_finish (TableeStore   *self,
                                   GAsyncResult  *result,
                                   GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/*
 * Answering
 */

static gboolean
write_answer (sqlite3   *db,
              gpointer   data,
              GError   **error)
{
  ExerciseJob *self = data;

  return tablee_database_run (db, error, "UPDATE exercise SET found = ?, due = ? WHERE id = ?", "iii",
                              (gint64) self->repetition.found, self->repetition.due, self->id);
}

static gboolean
answer_run (TableeStoreJob  *job,
            TableeDatabase  *database,
            GError         **error)
{
  return tablee_database_write (database, write_answer, job, error);
}

void
tablee_store_answer_exercise (TableeStore            *self,
                              gint64                  id,
                              const TableeRepetition *repetition)
{
  ExerciseJob *job;

  g_return_if_fail (TABLEE_IS_STORE (self));
  g_return_if_fail (repetition != NULL);

  if (tablee_store_is_closed (self))
    return;

  job = exercise_job_new (self, 0, answer_run, NULL);
  job->id = id;
  job->repetition = *repetition;
  tablee_store_push_plain_job (self, &job->job);
}
