/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and events in writing, by tables of forms. */
#include "forms.h"

enum
{
  MAX_WORDS = 1 + TABLEE_ACTION_ARGUMENTS,
  ARGUMENT_MASK = 0xff,
};

static const TableeTerm *
find_term (const TableeNotation *notation,
           char                  letter)
{
  const TableeTerm *term = notation->terms;

  while (term->letter != letter)
    {
      g_assert (term->letter != '\0');
      term++;
    }

  return term;
}

int
tablee_term_count (const TableeTerm *term)
{
  return term->words != NULL && term->count == 0 ? (int) g_strv_length ((char **) term->words) : term->count;
}

/*
 * Actions
 */

/* Digits alone, without zeros in front. */
static int
number_from_text (const TableeTerm *term,
                  const char       *text)
{
  guint64 number;

  if (!g_ascii_isdigit (*text) || (*text == '0' && text[1] != '\0') ||
      !g_ascii_string_to_unsigned (text, 10, (guint64) term->first, (guint64) (term->first + term->count - 1), &number, NULL))
    return -1;

  return (int) number - term->first;
}

/* -1 if @text is nothing that @term calls so. */
static int
argument_from_text (const TableeTerm *term,
                    const char       *text)
{
  if (term->words == NULL)
    return number_from_text (term, text);

  return tablee_word_find (term->words, text);
}

/* @form and @words begin with the same word, and as many follow it. */
static gboolean
read_arguments (const TableeNotation *notation,
                char                **form,
                char                **words,
                TableeAction         *action)
{
  for (int i = 1; form[i] != NULL; i++)
    {
      int argument = argument_from_text (find_term (notation, *form[i]), words[i]);

      if (argument < 0)
        return FALSE;
      *action += (TableeAction) argument << notation->shifts[i - 1];
    }

  return TRUE;
}

gboolean
tablee_forms_action_read (const TableeRuleset *ruleset,
                          const void          *state,
                          const char          *text,
                          TableeAction        *action)
{
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  g_auto (GStrv) words = g_strsplit (text, " ", MAX_WORDS + 1);

  for (const TableeActionForm *row = notation->actions; row->form != NULL; row++)
    {
      g_auto (GStrv) form = g_strsplit (row->form, " ", -1);

      *action = row->base;
      if (words[0] != NULL && g_str_equal (form[0], words[0]) && g_strv_length (form) == g_strv_length (words) &&
          read_arguments (notation, form, words, action))
        return TRUE;
    }

  return FALSE;
}

/* Appends what @number is called. */
static void
write_argument (GString          *text,
                const TableeTerm *term,
                int               number)
{
  if (term->words == NULL)
    g_string_append_printf (text, " %d", term->written != NULL ? term->written (number) : number + term->first);
  else
    g_string_append_printf (text, " %s", number >= 0 && number < tablee_term_count (term) ? term->words[number] : "?");
}

/* @rest: what the arguments of @form are packed into. Returns FALSE if it has no such arguments. */
static gboolean
write_arguments (const TableeNotation *notation,
                 char                **form,
                 TableeAction          rest,
                 GString              *text)
{
  g_string_assign (text, form[0]);
  for (int i = 1; form[i] != NULL; i++)
    {
      const TableeTerm *term = find_term (notation, *form[i]);
      TableeAction argument = rest >> notation->shifts[i - 1] & ARGUMENT_MASK;

      if (argument >= (TableeAction) tablee_term_count (term))
        return FALSE;
      write_argument (text, term, (int) argument);
      rest -= argument << notation->shifts[i - 1];
    }

  return rest == 0;
}

char *
tablee_forms_action_write (const TableeRuleset *ruleset,
                           const void          *state,
                           TableeAction         action)
{
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (const TableeActionForm *row = notation->actions; row->form != NULL; row++)
    {
      g_auto (GStrv) form = g_strsplit (row->form, " ", -1);

      if (row->base <= action && write_arguments (notation, form, action - row->base, text))
        return g_string_free (g_steal_pointer (&text), FALSE);
    }

  g_return_val_if_reached (NULL);
}

/*
 * Events
 */

/* @token: "0" or "0t", an element of @numbers. */
static void
write_number (const TableeNotation *notation,
              const gint32         *numbers,
              const char           *token,
              GString              *text)
{
  gint32 number = numbers[*token - '0'];

  if (token[1] != '\0' && token[1] != TABLEE_FORM_SEAT)
    write_argument (text, find_term (notation, token[1]), number);
  else
    g_string_append_printf (text, " %d", number);
}

static void
write_token (const TableeNotation *notation,
             const TableeEvent    *event,
             const char           *token,
             GString              *text)
{
  if (*token == 's' || *token == 'N' || (*token == 'S' && event->seat != TABLEE_NOBODY))
    g_string_append_printf (text, " %d", event->seat);
  else if (*token == 'd' && event->concealed)
    g_string_append (text, " ?");
  else if (*token == 'd')
    write_number (notation, event->details, token + 1, text);
  else if (*token != 'S' && *token != TABLEE_FORM_MORE)
    write_number (notation, event->args, token, text);
}

char *
tablee_forms_event_write (const TableeRuleset *ruleset,
                          const TableeEvent   *event)
{
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);
  g_autoptr (GString) text = NULL;
  g_auto (GStrv) form = NULL;

  g_return_val_if_fail (event->kind < notation->events->count && notation->events->items[event->kind] != NULL, NULL);

  form = g_strsplit (notation->events->items[event->kind], " ", -1);
  text = g_string_new (form[0]);
  for (char **token = form + 1; *token != NULL; token++)
    write_token (notation, event, *token, text);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
