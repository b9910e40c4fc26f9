/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Events in numbers that come from strangers. */
#include "event-fits.h"

#include "forms.h"

enum
{
  MOST = 9999,  /* of what is only counted, where a game does not say */
};

/* What the form of an event has spoken of. */
typedef struct
{
  gboolean seat;
  gboolean more;
  gboolean args[TABLEE_EVENT_ARGS];
  gboolean details[TABLEE_EVENT_DETAILS];
} Spoken;

static gboolean
is_seat (const TableeRuleset *ruleset,
         int                  seat)
{
  return seat >= 0 && seat < ruleset->seats;
}

static gboolean
is_count (const TableeNotation *notation,
          gint32                number)
{
  gint32 most = notation->most > 0 ? notation->most : MOST;

  return number >= -most && number <= most;
}

static gboolean
fits_term (const TableeNotation *notation,
           const TableeRuleset  *ruleset,
           char                  letter,
           gint32                number)
{
  const TableeTerm *term = notation->terms;
  int count;

  if (letter == '\0')
    return is_count (notation, number);
  if (letter == TABLEE_FORM_SEAT)
    return is_seat (ruleset, number);

  while (term->letter != letter)
    term++;
  count = tablee_term_count (term);

  return count > 0 ? number >= term->least && number < term->least + count : is_count (notation, number);
}

/* @token: of a form, but for its word. */
static gboolean
fits_token (const TableeNotation *notation,
            const TableeRuleset  *ruleset,
            const TableeEvent    *event,
            const char           *token,
            Spoken               *spoken)
{
  int index;

  switch (*token)
    {
    case 's':
      spoken->seat = TRUE;
      return is_seat (ruleset, event->seat);

    case 'S':
    case 'N':
      spoken->seat = TRUE;
      return event->seat == TABLEE_NOBODY || is_seat (ruleset, event->seat);

    case TABLEE_FORM_MORE:
      spoken->more = TRUE;
      return TRUE;

    case 'd':
      index = token[1] - '0';
      spoken->details[index] = TRUE;
      return event->concealed || fits_term (notation, ruleset, token[2], event->details[index]);

    default:
      index = *token - '0';
      spoken->args[index] = TRUE;
      return fits_term (notation, ruleset, token[1], event->args[index]);
    }
}

/* What the form leaves out is nothing; what has been concealed is nothing as well. */
static gboolean
is_silent (const TableeEvent *event,
           const Spoken      *spoken)
{
  gboolean silent = spoken->seat || event->seat == TABLEE_NOBODY;

  for (int i = 0; i < TABLEE_EVENT_ARGS; i++)
    silent = silent && (spoken->more || spoken->args[i] || event->args[i] == 0);
  for (int i = 0; i < TABLEE_EVENT_DETAILS; i++)
    silent = silent && (event->concealed ? event->details[i] == 0 : spoken->more || spoken->details[i] || event->details[i] == 0);

  return silent;
}

static gboolean
fits_form (const TableeNotation *notation,
           const TableeRuleset  *ruleset,
           const TableeEvent    *event)
{
  g_auto (GStrv) form = g_strsplit (notation->events->items[event->kind], " ", -1);
  Spoken spoken = { FALSE };

  for (char **token = form + 1; *token != NULL; token++)
    if (!fits_token (notation, ruleset, event, *token, &spoken))
      return FALSE;

  return is_silent (event, &spoken) && (notation->event_fits == NULL || notation->event_fits (ruleset, event));
}

gboolean
tablee_event_fits (const TableeRuleset *ruleset,
                   const TableeEvent   *event)
{
  const TableeNotation *notation = tablee_notation_for_game (ruleset->game);

  return event->kind < notation->events->count && notation->events->items[event->kind] != NULL &&
         (event->holder == 0 || is_seat (ruleset, event->holder - 1)) && fits_form (notation, ruleset, event);
}
