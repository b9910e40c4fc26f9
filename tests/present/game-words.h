/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "present/present.h"

G_BEGIN_DECLS

/* A game that is talked about, between Ana, Bo, Cleo and Dario, in the languages of words-check.h. */
typedef struct
{
  const TableePresent  *present;
  TableePresentContext  context;
  void                 *state;

  const char *const    *in_table;                      /* what the table as English text has in it; ends with NULL */
  gsize                 n_labels;                      /* so many actions, from 0, are named even while they are not legal */
  gboolean            (*is_silent) (const TableeEvent *event);  /* (nullable): it needs no sentence */
} GameWords;

typedef struct
{
  TableeEvent event;
  const char *sentence;   /* in English; NULL for none at all */
} WordedEvent;

/* Deals to @state, which is of the game of @ruleset, and sets what the game itself gives; the rest of @words stays as it is. */
void     game_words_deal (GameWords           *words,
                          const TableeRuleset *ruleset,
                          void                *state);

/* @event is told in a sentence; one that is silent, in none. */
void     check_event     (const GameWords     *words,
                          TableeEvent          event);

/* Events are told just so. */
void     check_wording   (const GameWords     *words,
                          const WordedEvent   *cases,
                          gsize                n_cases);

/* So is one that was played for a person who had no choice, with @word beside its picture. */
void     check_unasked   (const GameWords     *words,
                          TableeEvent          event,
                          const char          *word,
                          const char          *sentence);

/* An event of the seat 0 and of @kind, with a card that only this seat knows, is told to others in one way, whichever of
 * @n_cards it is. */
void     check_concealed (const GameWords     *words,
                          int                  kind,
                          int                  n_cards);

/* What is said of @end, of which the game knows the id: how far it is, and that it has come about. */
void     check_end       (const GameWords     *words,
                          TableeEnd            end);

/* What is said of a position to who knows @view, and of what can be done in it. */
void     check_view      (const GameWords     *words,
                          const void          *view);
void     check_actions   (const GameWords     *words,
                          const void          *view,
                          const TableeAction  *actions,
                          gsize                n_actions);

/* What is said of a whole game: at every decision and at its end, to everybody, and of all that happens. @step: which of the
 * actions are played. Returns the phases that were seen, a bit each. */
unsigned check_game      (GameWords           *words,
                          gsize                step);

/* Why each of @actions cannot be done, to who knows all and to who knows nothing. */
void     check_reason    (const GameWords     *words,
                          const TableeAction  *actions,
                          gsize                n_actions,
                          TableeReason         reason);

/* The same for the reasons of all games, and those of this one from @first to @last. */
void     check_reasons   (const GameWords     *words,
                          const TableeAction  *actions,
                          gsize                n_actions,
                          int                  first,
                          int                  last);

/* The result before the end and at the end, with every set of winners among the seats; and the rows of the score sheet. Returns how many
 * rows there are. */
int      check_scores    (const GameWords     *words);

/* What the game is called, and its options, but for their values. */
void     check_names     (const GameWords     *words);

G_END_DECLS
