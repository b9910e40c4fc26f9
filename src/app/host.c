/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The host of all tables: games begun, gone on with, kept. */
#include "config.h"
#include "host.h"

#include "lessons.h"
#include "playback.h"
#include "session-keeper.h"
#include "session/tutor.h"

enum
{
  THINKING_CAP = 5000,  /* ms: nobody waits longer for a computer's decision */
};

struct _TableeHost
{
  GObject              parent_instance;

  GSettings           *settings;
  char                *path;
  TableeStore         *store;   /* opened when first asked for */
  TableeSessionKeeper *keeper;
};

G_DEFINE_FINAL_TYPE (TableeHost, tablee_host, G_TYPE_OBJECT)

static void
draw_seed (TableeRandom *seed)
{
  tablee_random_seed (seed, (guint64) g_random_int () << 32 | g_random_int ());
}

static TableePace
get_pace (TableeHost *self)
{
  return (TableePace) g_settings_get_enum (self->settings, "pace");
}

static void
pace_changed_cb (TableeHost *self)
{
  tablee_session_keeper_set_pace (self->keeper, get_pace (self));
}

static gboolean
get_quick (TableeHost *self)
{
  return g_settings_get_boolean (self->settings, "quick-play");
}

static gboolean
get_careful (TableeHost *self)
{
  return g_settings_get_boolean (self->settings, "confirm-final");
}

static gboolean
get_warning (TableeHost *self)
{
  return g_settings_get_boolean (self->settings, "warn");
}

static void
habits_changed_cb (TableeHost *self)
{
  tablee_session_keeper_set_habits (self->keeper, get_quick (self), get_careful (self), get_warning (self));
}

/* As it is played here. */
static void
adopt_session (TableeHost        *self,
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
  TableeHost *self = g_task_get_source_object (task);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  GError *error = NULL;

  record = tablee_store_load_finish (TABLEE_STORE (source), result, &error);
  session = record != NULL ? tablee_host_go_on_with (self, record, &error) : NULL;
  if (session != NULL)
    g_task_return_pointer (task, g_steal_pointer (&session), g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
tablee_host_dispose (GObject *object)
{
  TableeHost *self = TABLEE_HOST (object);

  g_clear_object (&self->keeper);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tablee_host_parent_class)->dispose (object);
}

static void
tablee_host_finalize (GObject *object)
{
  g_free (TABLEE_HOST (object)->path);

  G_OBJECT_CLASS (tablee_host_parent_class)->finalize (object);
}

static void
tablee_host_class_init (TableeHostClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_host_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_host_finalize;
}

static void
tablee_host_init (TableeHost *self)
{
  self->keeper = tablee_session_keeper_new ();
}

TableeHost *
tablee_host_new (GSettings  *settings,
                 const char *path)
{
  TableeHost *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TABLEE_TYPE_HOST, NULL);
  self->settings = g_object_ref (settings);
  self->path = g_strdup (path);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (pace_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::quick-play", G_CALLBACK (habits_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::warn", G_CALLBACK (habits_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::confirm-final", G_CALLBACK (habits_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

TableeStore *
tablee_host_get_store (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  if (self->store == NULL)
    self->store = tablee_store_new (self->path);

  return self->store;
}

GSettings *
tablee_host_get_settings (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  return self->settings;
}

gboolean
tablee_host_get_unsaved (TableeHost *self)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), FALSE);

  return self->store != NULL && tablee_store_get_unsaved (self->store);
}

TableeGameSession *
tablee_host_begin_game (TableeHost         *self,
                        TableeSetUp        *set_up,
                        const char *const  *names,
                        GError            **error)
{
  TableeGameSession *session;
  TableeRandom seed;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);
  g_return_val_if_fail (names != NULL, NULL);

  draw_seed (&seed);
  session = tablee_set_up_begin (set_up, names, &seed, tablee_host_get_store (self), error);
  if (session != NULL)
    adopt_session (self, session);

  return session;
}

/* What has been done of a lesson need not be done again. */
static void
lesson_step_cb (TableeHost  *self,
                GParamSpec  *pspec,
                TableeTutor *tutor)
{
  tablee_lessons_set_step (self->settings, tablee_lesson_get_id (tablee_tutor_get_lesson (tutor)), tablee_tutor_get_step (tutor));
}

TableeGameSession *
tablee_host_begin_lesson (TableeHost  *self,
                          const char  *lesson_id,
                          GError     **error)
{
  g_autoptr (TableeLesson) lesson = NULL;
  TableeGameSession *session;
  guint step;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);
  g_return_val_if_fail (lesson_id != NULL, NULL);

  lesson = tablee_lessons_load (lesson_id, error);
  if (lesson == NULL)
    return NULL;

  step = tablee_lessons_get_step (self->settings, lesson_id);
  session = tablee_tutor_begin (lesson, step < tablee_lesson_get_n_steps (lesson) ? step : 0);
  g_signal_connect_object (tablee_tutor_find (session), "notify::step", G_CALLBACK (lesson_step_cb), self, G_CONNECT_SWAPPED);
  adopt_session (self, session);

  return session;
}

TableeGameSession *
tablee_host_try_again (TableeHost     *self,
                       TableeExercise *exercise)
{
  TableeGameSession *session;
  TableeRandom chance;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);
  g_return_val_if_fail (TABLEE_IS_EXERCISE (exercise), NULL);

  draw_seed (&chance);
  session = tablee_exercise_try (exercise, &chance);
  adopt_session (self, session);

  return session;
}

TableeGameSession *
tablee_host_ask (TableeHost     *self,
                 TableeExercise *exercise)
{
  TableeGameSession *session;
  TableeRandom chance;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);
  g_return_val_if_fail (TABLEE_IS_EXERCISE (exercise), NULL);

  draw_seed (&chance);
  session = tablee_exercise_ask (exercise, &chance);
  adopt_session (self, session);

  return session;
}

TableeGameSession *
tablee_host_go_on_with (TableeHost        *self,
                        TableeGameRecord  *record,
                        GError           **error)
{
  TableeGameSession *session;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);
  g_return_val_if_fail (TABLEE_IS_GAME_RECORD (record), NULL);

  session = tablee_session_keeper_find (self->keeper, tablee_game_record_get_id (record));
  if (session != NULL)
    return g_object_ref (session);

  session = tablee_game_session_new_for_record (record, tablee_host_get_store (self), error);
  if (session != NULL)
    adopt_session (self, session);

  return session;
}

void
tablee_host_resume_async (TableeHost          *self,
                          gint64               id,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  TableeGameSession *session;

  g_return_if_fail (TABLEE_IS_HOST (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, tablee_host_resume_async);
  g_task_set_task_data (task, g_memdup2 (&id, sizeof id), g_free);
  session = tablee_session_keeper_find (self->keeper, id);
  if (session != NULL)
    g_task_return_pointer (task, g_object_ref (session), g_object_unref);
  else
    tablee_store_load_async (tablee_host_get_store (self), id, NULL, loaded_cb, g_steal_pointer (&task));
}

TableeGameSession *
tablee_host_resume_finish (TableeHost    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tablee_host_leave_session (TableeHost        *self,
                           TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_HOST (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  tablee_session_keeper_leave (self->keeper, session);
}

void
tablee_host_close (TableeHost *self)
{
  g_return_if_fail (TABLEE_IS_HOST (self));

  tablee_session_keeper_stop (self->keeper);
  if (self->store != NULL)
    tablee_store_close (self->store);
}
