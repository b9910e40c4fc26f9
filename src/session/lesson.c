/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A first game that is led: a file of data/lessons/, played through once to see that it can be. */
#include "lesson.h"

#include "lesson-reader.h"
#include "notation/error.h"
#include "notation/json-guard.h"

struct _TableeLesson
{
  GObject              parent_instance;

  TableeWrittenLesson *written;
  JsonObject          *deal;
  TableeGameRecord    *record;   /* without actions */
  GArray              *steps;    /* of TableeLessonStep */
  GPtrArray           *answers;  /* a step: GArray of TableeAction, in the order of those that are written, or NULL */
  GPtrArray           *actions;  /* all that are led, as written */
  char                *id;
  int                  host;
  int                  learner;
};

G_DEFINE_FINAL_TYPE (TableeLesson, tablee_lesson, G_TYPE_OBJECT)

/* For whoever writes lessons: in English. Always FALSE. */
static gboolean
fail (GError     **error,
      const char  *what)
{
  g_set_error_literal (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_DATA, what);
  return FALSE;
}

static int
to_move (TableePosition *position)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);

  return tablee_game_to_move (ruleset, tablee_position_get_state (position));
}

static gboolean
read_action (TableePosition *position,
             const char     *text,
             TableeAction   *action)
{
  return tablee_position_get_notation (position)->action_read (tablee_position_get_ruleset (position),
                                                               tablee_position_get_state (position), text, action);
}

static gboolean
is_legal (TableePosition *position,
          TableeAction    action)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);

  return ruleset->game->check (ruleset, tablee_position_get_state (position), action) == TABLEE_REASON_NONE;
}

/* The only action that is legal, as it is written. Returns: (transfer full) (nullable) */
static char *
dup_only_action (TableePosition *position)
{
  const TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);

  if (ruleset->game->legal (ruleset, tablee_position_get_state (position), actions) != 1)
    return NULL;

  return tablee_position_get_notation (position)->action_write (ruleset, tablee_position_get_state (position), actions[0]);
}

static gboolean
perform (TableeLesson    *self,
         TableePosition  *position,
         const char      *text,
         GError         **error)
{
  g_ptr_array_add (self->actions, g_strdup (text));
  return tablee_position_apply (position, text, NULL, error);
}

/* What plays by itself until @text can be done; until there is a choice, where the learner does it. */
static gboolean
pass_what_is_forced (TableeLesson    *self,
                     TableePosition  *position,
                     gboolean         by_learner,
                     const char      *text,
                     GError         **error)
{
  for (;;)
    {
      TableeAction action;
      g_autofree char *only = dup_only_action (position);

      if (only == NULL || (!by_learner && read_action (position, text, &action) && is_legal (position, action)))
        return TRUE;
      if (!perform (self, position, only, error))
        return FALSE;
    }
}

static gboolean
read_place (TableePosition  *position,
            const char      *at,
            TableeLessonStep *step,
            GError         **error)
{
  if (at == NULL)
    return TRUE;

  if (g_str_equal (at, "event"))
    step->place = TABLEE_LESSON_AT_EVENT;
  else if (g_str_equal (at, "deed"))
    step->place = TABLEE_LESSON_AT_DEED;
  else if (g_str_has_prefix (at, "part:"))
    {
      step->place = TABLEE_LESSON_AT_PART;
      step->part = at + strlen ("part:");
    }
  else if (g_str_has_prefix (at, "action:") && read_action (position, at + strlen ("action:"), &step->about))
    step->place = TABLEE_LESSON_AT_ACTION;
  else
    return fail (error, "\"at\" names no piece: it begins with \"action:\" or \"part:\", or is \"event\" or \"deed\"");

  return TRUE;
}

static gboolean
read_answers (TableeLesson       *self,
              TableePosition     *position,
              TableeWrittenStep  *written,
              GError            **error)
{
  GArray *actions = g_array_new (FALSE, TRUE, sizeof (TableeAction));

  g_ptr_array_add (self->answers, actions);
  for (guint i = 0; i < written->answers->len; i++)
    {
      const TableeWrittenAnswer *answer = g_ptr_array_index (written->answers, i);
      TableeAction action = 0;

      if (answer->action != NULL && !read_action (position, answer->action, &action))
        return fail (error, "an answer names no action of this game");
      g_array_append_val (actions, action);
    }

  return TRUE;
}

/* The action of a step, by whoever is to do it. */
static gboolean
read_deed (TableeLesson       *self,
           TableePosition     *position,
           TableeWrittenStep  *written,
           TableeLessonStep   *step,
           GError            **error)
{
  gboolean by_learner;

  if (!pass_what_is_forced (self, position, step->kind == TABLEE_LESSON_DEED, written->action, error))
    return FALSE;

  by_learner = to_move (position) == self->learner;
  if (by_learner != (step->kind == TABLEE_LESSON_DEED))
    return fail (error, by_learner ? "it is the learner who acts here" : "it is not the learner who acts here");
  if (!read_action (position, written->action, &step->action))
    return fail (error, "this is no action of this game");

  return read_place (position, written->at, step, error) && read_answers (self, position, written, error) &&
         perform (self, position, written->action, error);
}

static gboolean
read_step (TableeLesson       *self,
           TableePosition     *position,
           guint               number,
           GError            **error)
{
  static const char *const elements[] = { "say", "deed", "other", "free", NULL };
  TableeWrittenStep *written = g_ptr_array_index (self->written->steps, number);
  TableeLessonStep step = { .text = written->text, .before = self->actions->len };
  gboolean read;

  for (guint kind = 0; elements[kind] != NULL; kind++)
    if (g_str_equal (written->element, elements[kind]))
      step.kind = kind;
  if (step.kind != TABLEE_LESSON_OTHER && (step.text == NULL || *step.text == '\0'))
    return fail (error, "nothing is said");
  if (step.kind == TABLEE_LESSON_FREE && number + 1 < self->written->steps->len)
    return fail (error, "nothing is led any more after what is free");

  if (step.kind == TABLEE_LESSON_DEED || step.kind == TABLEE_LESSON_OTHER)
    read = read_deed (self, position, written, &step, error);
  else
    {
      g_ptr_array_add (self->answers, NULL);
      read = read_place (position, written->at, &step, error);
    }
  step.after = self->actions->len;
  g_array_append_val (self->steps, step);

  return read;
}

static gboolean
read_steps (TableeLesson  *self,
            GError       **error)
{
  g_autoptr (TableePosition) position = tablee_game_record_get_position (self->record, 0);

  for (guint i = 0; i < self->written->steps->len; i++)
    if (!read_step (self, position, i, error))
      {
        g_prefix_error (error, "step %u: ", i + 1);
        return FALSE;
      }

  return TRUE;
}

/* The only person at the table. */
static gboolean
find_learner (TableeLesson  *self,
              GError       **error)
{
  GListModel *seats = tablee_game_record_get_seats (self->record);

  self->learner = TABLEE_NOBODY;
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);

      if (tablee_seat_get_kind (seat) != TABLEE_SEAT_HUMAN)
        continue;
      if (self->learner != TABLEE_NOBODY)
        return fail (error, "one seat is the learner's, the others are computers");
      self->learner = (int) i;
    }

  return self->learner != TABLEE_NOBODY || fail (error, "there is no seat for the learner");
}

static gboolean
read_deal (TableeLesson  *self,
           GError       **error)
{
  self->deal = tablee_json_parse (self->written->deal != NULL ? self->written->deal : "", -1, error);
  if (self->deal == NULL)
    return FALSE;

  self->record = tablee_game_record_parse (self->written->deal, -1, error);
  if (self->record == NULL)
    return FALSE;

  if (g_strcmp0 (self->written->game, tablee_game_record_get_ruleset (self->record)->game->id) != 0)
    return fail (error, "the lesson and its deal are of different games");
  if (tablee_game_record_get_n_actions (self->record) > 0)
    return fail (error, "the deal has actions already");

  return TRUE;
}

static void
tablee_lesson_finalize (GObject *object)
{
  TableeLesson *self = TABLEE_LESSON (object);

  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->written, tablee_written_lesson_free);
  g_clear_pointer (&self->deal, json_object_unref);
  g_clear_object (&self->record);
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_clear_pointer (&self->actions, g_ptr_array_unref);

  G_OBJECT_CLASS (tablee_lesson_parent_class)->finalize (object);
}

static void
tablee_lesson_class_init (TableeLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_lesson_finalize;
}

static void
free_answers (gpointer data)
{
  if (data != NULL)
    g_array_unref (data);
}

static void
tablee_lesson_init (TableeLesson *self)
{
  self->steps = g_array_new (FALSE, TRUE, sizeof (TableeLessonStep));
  self->answers = g_ptr_array_new_with_free_func (free_answers);
  self->actions = g_ptr_array_new_with_free_func (g_free);
}

char *
tablee_lesson_dup_id (const char *game_id,
                      int         seats)
{
  g_return_val_if_fail (game_id != NULL, NULL);

  return seats == 1 ? g_strconcat (game_id, "-alone", NULL) : g_strdup (game_id);
}

TableeLesson *
tablee_lesson_parse (const char  *text,
                     gssize       length,
                     GError     **error)
{
  g_autoptr (TableeLesson) self = g_object_new (TABLEE_TYPE_LESSON, NULL);

  g_return_val_if_fail (text != NULL, NULL);

  self->written = tablee_written_lesson_new (text, length, error);
  if (self->written == NULL || !read_deal (self, error) || !find_learner (self, error) || !read_steps (self, error))
    return NULL;

  self->id = tablee_lesson_dup_id (self->written->game, tablee_game_record_get_ruleset (self->record)->seats);
  self->host = (int) g_ascii_strtoll (self->written->host, NULL, 10);
  return g_steal_pointer (&self);
}

const char *
tablee_lesson_get_id (TableeLesson *self)
{
  g_return_val_if_fail (TABLEE_IS_LESSON (self), NULL);

  return self->id;
}

const TableeGame *
tablee_lesson_get_game (TableeLesson *self)
{
  g_return_val_if_fail (TABLEE_IS_LESSON (self), NULL);

  return tablee_game_record_get_ruleset (self->record)->game;
}

int
tablee_lesson_get_host (TableeLesson *self)
{
  g_return_val_if_fail (TABLEE_IS_LESSON (self), 0);

  return self->host;
}

int
tablee_lesson_get_learner (TableeLesson *self)
{
  g_return_val_if_fail (TABLEE_IS_LESSON (self), TABLEE_NOBODY);

  return self->learner;
}

guint
tablee_lesson_get_n_steps (TableeLesson *self)
{
  g_return_val_if_fail (TABLEE_IS_LESSON (self), 0);

  return self->steps->len;
}

const TableeLessonStep *
tablee_lesson_get_step (TableeLesson *self,
                        guint         step)
{
  g_return_val_if_fail (TABLEE_IS_LESSON (self), NULL);
  g_return_val_if_fail (step < self->steps->len, NULL);

  return &g_array_index (self->steps, TableeLessonStep, step);
}

const char *
tablee_lesson_get_answer (TableeLesson *self,
                          guint         step,
                          TableeAction  action)
{
  const TableeWrittenStep *written;
  const GArray *actions;
  const char *other = NULL;

  g_return_val_if_fail (TABLEE_IS_LESSON (self), NULL);
  g_return_val_if_fail (step < self->steps->len, NULL);

  written = g_ptr_array_index (self->written->steps, step);
  actions = g_ptr_array_index (self->answers, step);
  for (guint i = 0; i < written->answers->len; i++)
    {
      const TableeWrittenAnswer *answer = g_ptr_array_index (written->answers, i);

      if (answer->action == NULL)
        other = answer->text;
      else if (g_array_index (actions, TableeAction, i) == action)
        return answer->text;
    }

  return other;
}

TableeGameRecord *
tablee_lesson_to_record (TableeLesson *self,
                         guint         step)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  TableeGameRecord *record;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TABLEE_IS_LESSON (self), NULL);
  g_return_val_if_fail (step < self->steps->len, NULL);

  json_builder_begin_array (builder);
  for (guint i = 0; i < tablee_lesson_get_step (self, step)->before; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (self->actions, i));
  json_builder_end_array (builder);
  json_object_set_member (self->deal, "actions", json_builder_get_root (builder));
  node = json_node_init_object (json_node_alloc (), self->deal);
  text = json_to_string (node, FALSE);
  json_object_remove_member (self->deal, "actions");

  /* It was played through when it was read. */
  record = tablee_game_record_parse (text, -1, &error);
  g_assert_no_error (error);

  return record;
}
