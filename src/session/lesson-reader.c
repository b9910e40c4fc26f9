/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson read from its XML, element by element. */
#include "lesson-reader.h"

typedef struct
{
  TableeWrittenLesson *lesson;
  TableeWrittenStep   *step;  /* that is being read */
  GString             *text;  /* of the element that is being read */
  char                *action;  /* of the answer that is being read */
} Reading;

static void
answer_free (gpointer data)
{
  TableeWrittenAnswer *answer = data;

  g_free (answer->action);
  g_free (answer->text);
  g_free (answer);
}

static void
step_free (gpointer data)
{
  TableeWrittenStep *step = data;

  g_free (step->element);
  g_free (step->text);
  g_free (step->action);
  g_free (step->at);
  g_ptr_array_unref (step->answers);
  g_free (step);
}

void
tablee_written_lesson_free (TableeWrittenLesson *self)
{
  g_free (self->game);
  g_free (self->host);
  g_free (self->deal);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

/* In which element another one may stand; NULL: in none. */
static const struct
{
  const char *element;
  const char *parent;
} grammar[] = {
  { "lesson", NULL },
  { "deal", "lesson" },
  { "say", "lesson" },
  { "say", "deed" },
  { "deed", "lesson" },
  { "else", "deed" },
  { "other", "lesson" },
  { "free", "lesson" },
};

static gboolean
may_stand (const char *element,
           const char *parent)
{
  for (gsize i = 0; i < G_N_ELEMENTS (grammar); i++)
    if (g_str_equal (grammar[i].element, element) && g_strcmp0 (grammar[i].parent, parent) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
read_lesson (Reading      *reading,
             const char  **names,
             const char  **values,
             GError      **error)
{
  return g_markup_collect_attributes ("lesson", names, values, error,
                                      G_MARKUP_COLLECT_STRDUP, "game", &reading->lesson->game,
                                      G_MARKUP_COLLECT_STRDUP, "host", &reading->lesson->host,
                                      G_MARKUP_COLLECT_INVALID);
}

static gboolean
read_answer (Reading      *reading,
             const char  **names,
             const char  **values,
             GError      **error)
{
  g_clear_pointer (&reading->action, g_free);
  return g_markup_collect_attributes ("else", names, values, error,
                                      G_MARKUP_COLLECT_STRDUP | G_MARKUP_COLLECT_OPTIONAL, "action", &reading->action,
                                      G_MARKUP_COLLECT_INVALID);
}

static gboolean
read_step (Reading      *reading,
           const char   *element,
           const char  **names,
           const char  **values,
           GError      **error)
{
  GMarkupCollectType optional = G_MARKUP_COLLECT_STRDUP | G_MARKUP_COLLECT_OPTIONAL;
  gboolean acts = g_str_equal (element, "deed") || g_str_equal (element, "other");
  TableeWrittenStep *step = g_new0 (TableeWrittenStep, 1);

  step->element = g_strdup (element);
  step->answers = g_ptr_array_new_with_free_func (answer_free);
  g_ptr_array_add (reading->lesson->steps, step);
  reading->step = step;
  if (acts)
    return g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRDUP, "action", &step->action,
                                        optional, "at", &step->at, G_MARKUP_COLLECT_INVALID);

  return g_markup_collect_attributes (element, names, values, error, optional, "at", &step->at, G_MARKUP_COLLECT_INVALID);
}

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              user_data,
               GError              **error)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);
  const char *parent = stack->next != NULL ? stack->next->data : NULL;
  Reading *reading = user_data;

  g_string_truncate (reading->text, 0);
  if (!may_stand (element, parent))
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "<%s> may not stand here", element);
  else if (g_str_equal (element, "lesson"))
    read_lesson (reading, names, values, error);
  else if (g_str_equal (element, "else"))
    read_answer (reading, names, values, error);
  else if (g_strcmp0 (parent, "lesson") == 0 && !g_str_equal (element, "deal"))
    read_step (reading, element, names, values, error);
}

static void
read_text (GMarkupParseContext  *context,
           const char           *text,
           gsize                 length,
           gpointer              user_data,
           GError              **error)
{
  Reading *reading = user_data;

  g_string_append_len (reading->text, text, length);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *element,
             gpointer              user_data,
             GError              **error)
{
  Reading *reading = user_data;
  g_autofree char *text = g_strstrip (g_strdup (reading->text->str));

  if (g_str_equal (element, "deal"))
    {
      g_free (reading->lesson->deal);
      reading->lesson->deal = g_steal_pointer (&text);
    }
  else if (g_str_equal (element, "say") || g_str_equal (element, "free"))
    {
      g_free (reading->step->text);
      reading->step->text = g_steal_pointer (&text);
    }
  else if (g_str_equal (element, "else"))
    {
      TableeWrittenAnswer *answer = g_new0 (TableeWrittenAnswer, 1);

      answer->action = g_steal_pointer (&reading->action);
      answer->text = g_steal_pointer (&text);
      g_ptr_array_add (reading->step->answers, answer);
    }
  g_string_truncate (reading->text, 0);
}

TableeWrittenLesson *
tablee_written_lesson_new (const char  *text,
                           gssize       length,
                           GError     **error)
{
  const GMarkupParser parser = { .start_element = start_element, .end_element = end_element, .text = read_text };
  g_autoptr (TableeWrittenLesson) lesson = g_new0 (TableeWrittenLesson, 1);
  g_autoptr (GString) content = g_string_new (NULL);
  Reading reading = { .lesson = lesson, .text = content };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_PREFIX_ERROR_POSITION, &reading, NULL);
  gboolean read;

  lesson->steps = g_ptr_array_new_with_free_func (step_free);
  read = g_markup_parse_context_parse (context, text, length, error) && g_markup_parse_context_end_parse (context, error);
  g_free (reading.action);

  return read ? g_steal_pointer (&lesson) : NULL;
}
