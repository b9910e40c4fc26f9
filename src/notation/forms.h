/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation.h"

G_BEGIN_DECLS

/*
 * Actions and events in writing as tables of forms: a word, and what follows it, separated by spaces. A game gives a form for each
 * of its actions and kinds of events, and terms for what their numbers mean.
 *
 * In the form of an action a letter stands for an argument, which is called by the term of this letter: "give t b".
 * In the form of an event stand
 *   s       the seat of the event; S: the same, and nothing if it is the table's; N: the same, and -1 if it is
 *   0 to 3  one of its arguments, as a number; "0t": called by the term t; "0@": a seat
 *   *       more numbers, which the game itself writes and checks
 *   d0      one of its details likewise ("d0t"); "?" if it is concealed
 */

/* What numbers of one meaning are called: by words, or as numbers that people count from @first. A number that no word of a term
 * stands for is written "?": a card that a view does not know. */
struct _TableeTerm
{
  char               letter;
  const char *const *words;              /* by number; NULL: numbers */
  int                count;              /* of words: how many; 0: they end with NULL. Of numbers: how many there are, from @least on; 0: any */
  int                least;              /* of numbers in events: 0, or another one */
  int                first;              /* of numbers: how 0 is written */
  int              (*written) (int);     /* (nullable) of numbers in events: what is written instead */
};

/* The letter of a seat, behind the number of an argument. */
#define TABLEE_FORM_SEAT '@'
/* A token of its own. */
#define TABLEE_FORM_MORE '*'

/* How many numbers @term stands for; 0: any. */
int         tablee_term_count         (const TableeTerm    *term);

/* Actions from @base on: an argument counts 1 << shift, as @shifts of the notation has it. */
struct _TableeActionForm
{
  TableeAction base;
  const char  *form;
};

/* For TableeNotation to point at: they follow its tables. */
gboolean    tablee_forms_action_read  (const TableeRuleset *ruleset,
                                       const void          *state,
                                       const char          *text,
                                       TableeAction        *action);
char       *tablee_forms_action_write (const TableeRuleset *ruleset,
                                       const void          *state,
                                       TableeAction         action);
char       *tablee_forms_event_write  (const TableeRuleset *ruleset,
                                       const TableeEvent   *event);

#define TABLEE_FORMS_NOTATION                  \
  .action_read = tablee_forms_action_read,     \
  .action_write = tablee_forms_action_write,   \
  .event_write = tablee_forms_event_write

G_END_DECLS
