/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Leads a learner through a lesson, step by step. */
#include "tutor.h"

#include "puppet.h"

struct _TableeTutor
{
  GObject            parent_instance;

  TableeLesson      *lesson;
  TableeGameSession *session;  /* not owned: it has the tutor */
  GPtrArray         *players;  /* a seat: TableePuppet, or NULL for the learner */
  guint              step;
  gboolean           ready;
};

enum
{
  PROP_STEP = 1,
  PROP_READY,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (TableeTutor, tablee_tutor, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
set_ready (TableeTutor *self,
           gboolean     ready)
{
  if (self->ready == ready)
    return;

  self->ready = ready;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
  g_object_notify (G_OBJECT (self->session), "thinking");
}

static void
set_step (TableeTutor *self,
          guint        step)
{
  if (self->step == step)
    return;

  self->step = step;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
  g_object_notify (G_OBJECT (self->session), "thinking");
}

/* The rest is an ordinary game: computers sit where puppets sat. */
static void
set_free (TableeTutor *self)
{
  for (guint i = 0; i < self->players->len; i++)
    if (g_ptr_array_index (self->players, i) != NULL)
      {
        g_clear_object (&g_ptr_array_index (self->players, i));
        tablee_game_session_set_player (self->session, (int) i, NULL);
      }
}

static gboolean
is_done (const TableeLessonStep *step,
         guint                   played)
{
  return step->after > step->before && step->after <= played;
}

static gboolean
is_undone (const TableeLessonStep *step,
           guint                   played)
{
  return step->after > played;
}

/* Behind what has been done; what was taken back is to be done once more. */
static guint
find_step (TableeTutor *self,
           guint        played)
{
  guint count = tablee_lesson_get_n_steps (self->lesson);
  guint next = self->step;

  if (tablee_game_session_get_over (self->session))
    return count;

  while (next < count && is_done (tablee_lesson_get_step (self->lesson, next), played))
    next++;
  while (next > 0 && is_undone (tablee_lesson_get_step (self->lesson, next - 1), played))
    next--;

  return next;
}

/* What another seat is to do now is done. */
static void
follow (TableeTutor *self)
{
  guint played = tablee_game_session_get_n_played (self->session);
  const TableeLessonStep *step;

  set_step (self, find_step (self, played));
  step = tablee_tutor_get_current (self);
  set_ready (self, step == NULL || played >= step->before);
  if (step == NULL || !self->ready)
    return;

  if (step->kind == TABLEE_LESSON_OTHER)
    {
      TableePuppet *puppet = g_ptr_array_index (self->players, tablee_game_session_get_current_seat (self->session));

      if (puppet != NULL)
        tablee_puppet_answer (puppet, step->action);
    }
  else if (step->kind == TABLEE_LESSON_FREE)
    set_free (self);
}

static void
seat_puppets (TableeTutor *self)
{
  guint seats = g_list_model_get_n_items (tablee_game_session_get_seats (self->session));

  for (guint i = 0; i < seats; i++)
    {
      TableePlayer *puppet = (int) i == tablee_lesson_get_learner (self->lesson) ? NULL : tablee_puppet_new ();

      g_ptr_array_add (self->players, puppet);
      if (puppet == NULL)
        continue;
      g_signal_connect_object (puppet, "asked", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
      tablee_game_session_set_player (self->session, (int) i, puppet);
    }
}

static void
tablee_tutor_get_property (GObject    *object,
                           guint       property,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TableeTutor *self = TABLEE_TUTOR (object);

  switch (property)
    {
    case PROP_STEP:
      g_value_set_uint (value, self->step);
      break;

    case PROP_READY:
      g_value_set_boolean (value, self->ready);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tablee_tutor_dispose (GObject *object)
{
  TableeTutor *self = TABLEE_TUTOR (object);

  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_object (&self->lesson);

  G_OBJECT_CLASS (tablee_tutor_parent_class)->dispose (object);
}

static void
tablee_tutor_class_init (TableeTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_tutor_get_property;
  object_class->dispose = tablee_tutor_dispose;

  properties[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
clear_player (gpointer data)
{
  if (data != NULL)
    g_object_unref (data);
}

static void
tablee_tutor_init (TableeTutor *self)
{
  self->players = g_ptr_array_new_with_free_func (clear_player);
}

static G_DEFINE_QUARK (tablee-tutor, tutor)

TableeGameSession *
tablee_tutor_begin (TableeLesson *lesson,
                    guint         step)
{
  TableeGameSession *session;
  TableeTutor *self;
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TABLEE_IS_LESSON (lesson), NULL);
  g_return_val_if_fail (step < tablee_lesson_get_n_steps (lesson), NULL);

  record = tablee_lesson_to_record (lesson, step);
  session = tablee_game_session_new_for_record (record, NULL, &error);
  g_assert_no_error (error);

  self = g_object_new (TABLEE_TYPE_TUTOR, NULL);
  self->lesson = g_object_ref (lesson);
  self->step = step;
  self->session = session;
  g_object_set_qdata_full (G_OBJECT (session), tutor_quark (), self, g_object_unref);
  seat_puppets (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::over", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);

  return session;
}

TableeTutor *
tablee_tutor_find (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  return g_object_get_qdata (G_OBJECT (session), tutor_quark ());
}

TableeLesson *
tablee_tutor_get_lesson (TableeTutor *self)
{
  g_return_val_if_fail (TABLEE_IS_TUTOR (self), NULL);

  return self->lesson;
}

guint
tablee_tutor_get_step (TableeTutor *self)
{
  g_return_val_if_fail (TABLEE_IS_TUTOR (self), 0);

  return self->step;
}

gboolean
tablee_tutor_get_ready (TableeTutor *self)
{
  g_return_val_if_fail (TABLEE_IS_TUTOR (self), FALSE);

  return self->ready;
}

const TableeLessonStep *
tablee_tutor_get_current (TableeTutor *self)
{
  g_return_val_if_fail (TABLEE_IS_TUTOR (self), NULL);

  return self->step < tablee_lesson_get_n_steps (self->lesson) ? tablee_lesson_get_step (self->lesson, self->step) : NULL;
}

gboolean
tablee_tutor_get_saying (TableeTutor *self)
{
  const TableeLessonStep *step;

  g_return_val_if_fail (TABLEE_IS_TUTOR (self), FALSE);

  step = tablee_tutor_get_current (self);
  return step != NULL && step->kind == TABLEE_LESSON_SAY && self->ready;
}

gboolean
tablee_tutor_get_led (TableeTutor *self)
{
  const TableeLessonStep *step;

  g_return_val_if_fail (TABLEE_IS_TUTOR (self), FALSE);

  step = tablee_tutor_get_current (self);
  return step != NULL && step->kind != TABLEE_LESSON_FREE;
}

void
tablee_tutor_go_on (TableeTutor *self)
{
  const TableeLessonStep *step;

  g_return_if_fail (TABLEE_IS_TUTOR (self));

  step = tablee_tutor_get_current (self);
  if (step == NULL || step->kind != TABLEE_LESSON_SAY || !self->ready)
    return;

  set_step (self, self->step + 1);
  follow (self);
}

gboolean
tablee_tutor_permits (TableeTutor   *self,
                      TableeAction   action,
                      const char   **answer)
{
  const TableeLessonStep *step;
  TableeAction forced;

  g_return_val_if_fail (TABLEE_IS_TUTOR (self), FALSE);
  g_return_val_if_fail (answer != NULL, FALSE);

  *answer = NULL;
  step = tablee_tutor_get_current (self);
  if (!tablee_tutor_get_led (self) || (step->kind == TABLEE_LESSON_DEED && step->action == action))
    return TRUE;

  /* A person is asked about some only actions, too: they are on the way to the step. */
  if (tablee_game_session_get_forced (self->session, &forced) && forced == action)
    return TRUE;

  if (step->kind == TABLEE_LESSON_DEED)
    *answer = tablee_lesson_get_answer (self->lesson, self->step, action);

  return FALSE;
}
