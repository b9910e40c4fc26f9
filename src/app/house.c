/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The house of all tables: games begun, gone on with, kept. */
#include "config.h"
#include "house.h"

#include "lessons.h"
#include "playback.h"
#include "session-keeper.h"
#include "session/tutor.h"

enum
{
  THINKING_CAP = 5000,  /* ms: nobody waits longer for a computer's decision */
};

struct _TableeHouse
{
  GObject              parent_instance;

  GSettings           *settings;
  char                *path;
  TableeStore         *store;   /* opened when first asked for */
  TableeSessionKeeper *keeper;
  TableeElsewhere     *elsewhere;  /* nullable; made when first asked for */
};

G_DEFINE_FINAL_TYPE (TableeHouse, tablee_house, G_TYPE_OBJECT)

enum
{
  ELSEWHERE_SESSION,
  ELSEWHERE_COMPLETE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
draw_seed (TableeRandom *seed)
{
  tablee_random_seed (seed, (guint64) g_random_int () << 32 | g_random_int ());
}

static TableePace
get_pace (TableeHouse *self)
{
  return (TableePace) g_settings_get_enum (self->settings, "pace");
}

static void
pace_changed_cb (TableeHouse *self)
{
  tablee_session_keeper_set_pace (self->keeper, get_pace (self));
}

static gboolean
get_quick (TableeHouse *self)
{
  return g_settings_get_boolean (self->settings, "quick-play");
}

static gboolean
get_careful (TableeHouse *self)
{
  return g_settings_get_boolean (self->settings, "confirm-final");
}

static gboolean
get_warning (TableeHouse *self)
{
  return g_settings_get_boolean (self->settings, "warn");
}

static void
habits_changed_cb (TableeHouse *self)
{
  tablee_session_keeper_set_habits (self->keeper, get_quick (self), get_careful (self), get_warning (self));
}

/* As it is played here. */
static void
adopt_session (TableeHouse       *self,
               TableeGameSession *session)
{
  tablee_game_session_set_pace (session, get_pace (self));
  tablee_game_session_set_thinking_cap (session, THINKING_CAP);
  tablee_game_session_set_patient (session, TRUE);
  /* A lesson asks whatever it is about, and so does an exercise. */
  tablee_game_session_set_quick (session, get_quick (self) && tablee_tutor_find (session) == NULL &&
                                 tablee_exercise_find (session) == NULL);
  tablee_game_session_set_careful (session, get_careful (self));
  tablee_game_session_set_warning (session, get_warning (self) && tablee_tutor_find (session) == NULL &&
                                   tablee_exercise_find (session) == NULL);
  tablee_playback_set_settings (session, self->settings);
  tablee_session_keeper_add (self->keeper, session);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  TableeHouse *self = g_task_get_source_object (task);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  GError *error = NULL;

  record = tablee_store_load_finish (TABLEE_STORE (source), result, &error);
  session = record != NULL ? tablee_house_go_on_with (self, record, &error) : NULL;
  if (session != NULL)
    g_task_return_pointer (task, g_steal_pointer (&session), g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
tablee_house_dispose (GObject *object)
{
  TableeHouse *self = TABLEE_HOUSE (object);

  g_clear_object (&self->elsewhere);
  g_clear_object (&self->keeper);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tablee_house_parent_class)->dispose (object);
}

static void
tablee_house_finalize (GObject *object)
{
  g_free (TABLEE_HOUSE (object)->path);

  G_OBJECT_CLASS (tablee_house_parent_class)->finalize (object);
}

static void
tablee_house_class_init (TableeHouseClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_house_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_house_finalize;

  signals[ELSEWHERE_SESSION] = g_signal_new ("elsewhere-session", TABLEE_TYPE_HOUSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                             G_TYPE_NONE, 1, TABLEE_TYPE_GAME_SESSION);
  signals[ELSEWHERE_COMPLETE] = g_signal_new ("elsewhere-complete", TABLEE_TYPE_HOUSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                              G_TYPE_NONE, 1, G_TYPE_OBJECT);
}

static void
tablee_house_init (TableeHouse *self)
{
  self->keeper = tablee_session_keeper_new ();
}

TableeHouse *
tablee_house_new (GSettings  *settings,
                  const char *path)
{
  TableeHouse *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TABLEE_TYPE_HOUSE, NULL);
  self->settings = g_object_ref (settings);
  self->path = g_strdup (path);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (pace_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::quick-play", G_CALLBACK (habits_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::warn", G_CALLBACK (habits_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::confirm-final", G_CALLBACK (habits_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

TableeStore *
tablee_house_get_store (TableeHouse *self)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);

  if (self->store == NULL)
    self->store = tablee_store_new (self->path);

  return self->store;
}

GSettings *
tablee_house_get_settings (TableeHouse *self)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);

  return self->settings;
}

/* Friends are waiting, whether somebody looks at the table here or not. */
static void
elsewhere_session_cb (TableeHouse       *self,
                      GObject           *table,
                      TableeGameSession *session)
{
  adopt_session (self, session);
  tablee_game_session_start (session);
  g_signal_emit (self, signals[ELSEWHERE_SESSION], 0, session);
}

static void
elsewhere_complete_cb (TableeHouse *self,
                       GObject     *table)
{
  g_signal_emit (self, signals[ELSEWHERE_COMPLETE], 0, table);
}

TableeElsewhere *
tablee_house_get_elsewhere (TableeHouse *self)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);

  if (self->elsewhere == NULL)
    {
      self->elsewhere = tablee_elsewhere_new (tablee_house_get_store (self), self->settings);
      if (self->elsewhere != NULL)
        {
          g_signal_connect_object (self->elsewhere, "session", G_CALLBACK (elsewhere_session_cb), self, G_CONNECT_SWAPPED);
          g_signal_connect_object (self->elsewhere, "complete", G_CALLBACK (elsewhere_complete_cb), self, G_CONNECT_SWAPPED);
        }
    }

  return self->elsewhere;
}

gboolean
tablee_house_get_unsaved (TableeHouse *self)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (self), FALSE);

  return self->store != NULL && tablee_store_get_unsaved (self->store);
}

TableeGameSession *
tablee_house_begin_game (TableeHouse        *self,
                         TableeSetUp        *set_up,
                         const char *const  *names,
                         GError            **error)
{
  TableeGameSession *session;
  TableeRandom seed;

  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);
  g_return_val_if_fail (names != NULL, NULL);

  draw_seed (&seed);
  session = tablee_set_up_begin (set_up, names, &seed, tablee_house_get_store (self), error);
  if (session != NULL)
    adopt_session (self, session);

  return session;
}

/* What has been done of a lesson need not be done again. */
static void
lesson_step_cb (TableeHouse *self,
                GParamSpec  *pspec,
                TableeTutor *tutor)
{
  tablee_lessons_set_step (self->settings, tablee_lesson_get_id (tablee_tutor_get_lesson (tutor)), tablee_tutor_get_step (tutor));
}

/* Whoever comes back to a lesson that has been followed to its end begins anew. */
static void
lesson_finished_cb (TableeHouse       *self,
                    TableeGameSession *session)
{
  tablee_lessons_set_step (self->settings, tablee_lesson_get_id (tablee_tutor_get_lesson (tablee_tutor_find (session))), 0);
}

TableeGameSession *
tablee_house_begin_lesson (TableeHouse *self,
                           const char  *lesson_id,
                           GError     **error)
{
  g_autoptr (TableeLesson) lesson = NULL;
  TableeGameSession *session;
  guint step;

  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);
  g_return_val_if_fail (lesson_id != NULL, NULL);

  lesson = tablee_lessons_load (lesson_id, error);
  if (lesson == NULL)
    return NULL;

  step = tablee_lessons_get_step (self->settings, lesson_id);
  session = tablee_tutor_begin (lesson, step < tablee_lesson_get_n_steps (lesson) ? step : 0);
  g_signal_connect_object (tablee_tutor_find (session), "notify::step", G_CALLBACK (lesson_step_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "finished", G_CALLBACK (lesson_finished_cb), self, G_CONNECT_SWAPPED);
  adopt_session (self, session);

  return session;
}

static TableeGameSession *
begin_exercise (TableeHouse        *self,
                TableeExercise     *exercise,
                TableeGameSession *(*begin) (TableeExercise *, const TableeRandom *))
{
  TableeGameSession *session;
  TableeRandom chance;

  draw_seed (&chance);
  session = begin (exercise, &chance);
  adopt_session (self, session);

  return session;
}

TableeGameSession *
tablee_house_try_again (TableeHouse    *self,
                        TableeExercise *exercise)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);
  g_return_val_if_fail (TABLEE_IS_EXERCISE (exercise), NULL);

  return begin_exercise (self, exercise, tablee_exercise_try);
}

TableeGameSession *
tablee_house_ask (TableeHouse    *self,
                  TableeExercise *exercise)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);
  g_return_val_if_fail (TABLEE_IS_EXERCISE (exercise), NULL);

  return begin_exercise (self, exercise, tablee_exercise_ask);
}

TableeGameSession *
tablee_house_go_on_with (TableeHouse       *self,
                         TableeGameRecord  *record,
                         GError           **error)
{
  TableeGameSession *session;

  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);

  session = tablee_session_keeper_find (self->keeper, tablee_game_record_get_id (record));
  if (session != NULL)
    return g_object_ref (session);

  session = tablee_game_session_new_for_record (record, tablee_house_get_store (self), error);
  if (session != NULL)
    adopt_session (self, session);

  return session;
}

/* @task: (transfer full) */
static void
resume (GTask *task)
{
  g_autoptr (GTask) resuming = task;
  TableeHouse *self = g_task_get_source_object (resuming);
  gint64 id = *(gint64 *) g_task_get_task_data (resuming);
  TableeGameSession *session = tablee_session_keeper_find (self->keeper, id);

  if (session != NULL)
    g_task_return_pointer (resuming, g_object_ref (session), g_object_unref);
  else
    tablee_store_load_async (tablee_house_get_store (self), id, NULL, loaded_cb, g_steal_pointer (&resuming));
}

static void
elsewhere_ready_cb (TableeElsewhere *elsewhere,
                    GParamSpec      *pspec,
                    gpointer         task)
{
  g_object_ref (task);
  g_signal_handlers_disconnect_by_func (elsewhere, elsewhere_ready_cb, task);
  resume (task);
}

void
tablee_house_resume_async (TableeHouse         *self,
                           gint64               id,
                           GAsyncReadyCallback  callback,
                           gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  TableeElsewhere *elsewhere;

  g_return_if_fail (TABLEE_IS_HOUSE (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, tablee_house_resume_async);
  g_task_set_task_data (task, g_memdup2 (&id, sizeof id), g_free);
  elsewhere = tablee_house_get_elsewhere (self);
  /* It may be the game of a table with friends elsewhere, which is about to come back by itself. */
  if (elsewhere != NULL && !tablee_elsewhere_get_ready (elsewhere))
    g_signal_connect_data (elsewhere, "notify::ready", G_CALLBACK (elsewhere_ready_cb), g_steal_pointer (&task),
                           (GClosureNotify) (GCallback) g_object_unref, 0);
  else
    resume (g_steal_pointer (&task));
}

TableeGameSession *
tablee_house_resume_finish (TableeHouse   *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tablee_house_leave_session (TableeHouse       *self,
                            TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_HOUSE (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  tablee_session_keeper_leave (self->keeper, session);
}

void
tablee_house_close (TableeHouse *self)
{
  g_return_if_fail (TABLEE_IS_HOUSE (self));

  if (self->elsewhere != NULL)
    tablee_elsewhere_close (self->elsewhere);
  tablee_session_keeper_stop (self->keeper);
  if (self->store != NULL)
    tablee_store_close (self->store);
}
