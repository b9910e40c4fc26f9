/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "ai/contrast.h"
#include "ai/temper.h"
#include "notation/notation.h"
#include "session/mood.h"
#include "sign.h"

G_BEGIN_DECLS

/* Who is spoken about, and to whom. */
typedef struct
{
  const TableeRuleset *ruleset;
  const char *const   *names;    /* one a seat, as the players wrote them; never markup */
  int                  listener; /* one more than the seat of whoever reads this and is called "you" in it (naming.h); 0: nobody is */
  gboolean             unasked;  /* what is told was played for a person who had no choice; only for a game that tells of it */
} TableePresentContext;

typedef struct
{
  const char *key;              /* of the game's TableeOption */
  const char *title;            /* untranslated, marked with N_() */
  const char *subtitle;         /* untranslated, or NULL */
  int         digits;           /* people write the value with so many decimals: 2 for an amount counted in cents */
  gboolean    newcomers;        /* a switch that is on for whoever has not finished the game yet, unless they choose otherwise */
} TableeOptionWords;

typedef struct _TableeContrastWords TableeContrastWords;

/* Two actions of whoever decides in @view, of which @better is the one that reasons are given for. */
typedef struct
{
  const void         *view;
  TableeAction        better;
  TableeAction        other;
  const TableeAction *then;    /* (nullable) what is best after @better, if the same seat chooses again at once; NULL: that is not known */
} TableeComparison;

/* Why something happened, for whoever sees it for the first time (why.h). */
typedef struct
{
  const char *key;    /* one among those of the game; stays the same for ever, since the settings remember it */
  int         kind;   /* of the events that it is about */

  /* (nullable) Whether @event, of that kind, is one of them; NULL: all are. Of a concealed event the details are 0. */
  gboolean (*fits) (const TableePresentContext *context,
                    const TableeEvent          *event);

  /* Untranslated, marked with N_(): one sentence or two, which name nobody and hold for whoever did it. */
  const char *text;
} TableeWhy;

/* Whose face an event is seen on. */
typedef enum
{
  TABLEE_MOOD_OF_SEAT,    /* that of the seat of the event */
  TABLEE_MOOD_OF_OTHERS,  /* those of all others; of an event that is nobody's, of all */
  TABLEE_MOOD_OF_FOUND,   /* that of the one whom find() says */
} TableeMoodWhose;

/* What an event does to a face (mood-rules.h). It hangs on what is public of the event, so that all who look on see the same faces. */
typedef struct
{
  int             kind;   /* of the events that it is about */
  TableeMood      mood;
  TableeMoodWhose whose;

  /* (nullable) Whether @event, of that kind, is one of them; NULL: all are. */
  gboolean (*fits) (const TableePresentContext *context,
                    const TableeEvent          *event);

  /* The seat, for TABLEE_MOOD_OF_FOUND; TABLEE_NOBODY: no face. */
  int      (*find) (const TableeEvent          *event);

  /* Only those whose argument @arg is @from or more; 0: whatever it is. */
  int        arg;
  int        from;
} TableeMoodRule;

/*
 * One game in words, in the language that is set now (language.h). Whole sentences; nothing is glued. All strings returned
 * are (transfer full), plain text without markup.
 */
typedef struct
{
  const TableeGame        *game;
  const char              *name;         /* untranslated, marked with N_(): "Martian 12s" */
  const char              *tagline;      /* untranslated: one line of what it is */
  const char              *credits;      /* untranslated: authors */
  int                      minutes[2];   /* how long it takes, from and to */
  const char              *help_page;    /* id of the Mallard page */
  const TableeOptionWords *options;      /* ends with a NULL key */

  /* (nullable) For tablee_plain_reason(): by reason from TABLEE_REASON_GAME on, untranslated and marked with N_(). */
  const TableeWordList    *reasons;

  /* What happened, one sentence: "Cleo pulls a large green pyramid: 3 points, 11 in all." NULL for an event that is not worth a
   * sentence. */
  char *(*event)       (const TableePresentContext *context,
                        const TableeEvent          *event);

  /* (nullable) The same event in pictures. Returns FALSE for one that is told by its sentence alone; only "quiet" of @sign, which is
   * empty before, is looked at then. Never asked of an event without a sentence. */
  gboolean (*event_sign) (const TableePresentContext *context,
                          const TableeEvent          *event,
                          TableeEventSign            *sign);

  /* (nullable) Whether the turn of the seat of @event begins with it: that is where the story begins a paragraph, and no part of it. */
  gboolean (*begins_turn) (const TableeEvent         *event);

  /* Whether the story tells of what was played for a person who had no choice that it was ("unasked" of the context), along with what that
   * person did before. */
  gboolean tells_unasked;

  /* (nullable) A heading that holds from @event on: "Round 3". NULL: the one before holds. */
  char *(*chapter)     (const TableePresentContext *context,
                        const TableeEvent          *event);

  /* (nullable) What somebody new to the game would ask about when it happens, and the answers: ends with a NULL key. */
  const TableeWhy *whys;

  /* (nullable) Which events are seen on whose face: ends with a TABLEE_MOOD_CALM; of several that fit, the first. */
  const TableeMoodRule *moods;

  /* What a computer of each temper likes to do here, untranslated: one sentence that names nobody. NULL for a steady one, and in a game that
   * knows no tempers. */
  const char           *tempers[TABLEE_N_TEMPERS];

  /* What @action does, as a short label for a button ("Pull small") and as a spoken one with consequences. @view is what the
   * reader knows. */
  char *(*action)      (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action);
  char *(*action_spoken) (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action);

  /* (nullable) @action as it is named where its table is not looked at: “Take 1 food” and not “Food” (tablee_plain_quote()). NULL: as on the
   * button. */
  char *(*action_quoted) (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action);

  /* (nullable) What whoever decides in @view has in the hand, as far as it is to be seen there, as a list: "a blue bean and a red bean". NULL: nothing. */
  char *(*hand)        (const TableePresentContext *context,
                        const void                 *view);

  /* Why @action cannot be done, one sentence. */
  char *(*reason)      (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action,
                        TableeReason                reason);

  /* What is to be decided now, one sentence for the one who decides: "Pull a pyramid of any size, or pass." Never asked of a game
   * that is over. */
  char *(*prompt)      (const TableePresentContext *context,
                        const void                 *view);

  /* (nullable) Why @action, which gives something away, is the only one (TableeGame.forfeits). NULL: the prompt says it. */
  char *(*forced)      (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action);

  /* Where the game stands, a few words for library and history: "Round 3 of 10 · pot 7". */
  char *(*progress)    (const TableePresentContext *context,
                        const void                 *view);

  /* (nullable) How far the game is from @end, which may end it, a few words: "Round 3 of 10". NULL for what is not worth them. */
  char *(*end)         (const TableePresentContext *context,
                        const void                 *view,
                        const TableeEnd            *end);

  /* (nullable) What is played when nothing but the end comes after it, a few words: "Last round". */
  char *(*last)        (const TableePresentContext *context,
                        const void                 *view);

  /* (nullable) Why that is so, and who still plays: one sentence. */
  char *(*last_why)    (const TableePresentContext *context,
                        const void                 *view);

  /* (nullable) What is still played once the end has been brought about, one sentence, for whoever thinks of bringing it about. */
  char *(*rest)        (const TableePresentContext *context);

  /* (nullable) Why the game is over, one sentence: @end has come about. */
  char *(*ended)       (const TableePresentContext *context,
                        const void                 *view,
                        const TableeEnd            *end);

  /* (nullable) By what a winner of @view, which is over, is before others with as large a total, one sentence. NULL where nobody is. Returns: (transfer
   * full) (nullable) */
  char *(*tie)         (const TableePresentContext *context,
                        const void                 *view);

  /* (nullable) One thing that differs, beyond chance, in the games that follow two actions (contrast-words.h), as a reason for the better
   * one: one sentence. NULL for what explains nothing to whoever plays. */
  char *(*difference)  (const TableePresentContext *context,
                        const TableeContrastWords  *words);

  /* (nullable) Whether what differs has visibly to do with the actions that are compared: with a kind of bean that the better one plants, or leaves
   * where it is, or with what points are for. Anything else explains nothing to whoever plays, and is not told. Never asked about what all rows
   * come to. Without this function, actions may have to do with anything. */
  gboolean (*is_about) (const TableePresentContext *context,
                        const TableeComparison     *comparison,
                        const TableeDifference     *difference);

  /* (nullable) What a part of a gain comes from, as a sentence goes on after "comes from": "sectors (+8 points)". The first mean and amount of @words
   * are the part. NULL for what is not told so. Returns: (transfer full) (nullable) */
  char *(*source)      (const TableePresentContext *context,
                        const TableeContrastWords  *words);

  /* (nullable) What lies open on the table and speaks for the better action of @comparison, one sentence: newcomers look for it there, and no game that
   * is played on shows it. Returns: (transfer full) (nullable) */
  char *(*evident)     (const TableePresentContext *context,
                        const TableeComparison     *comparison);

  /* (nullable) Whether what comes next in @comparison, which is not NULL, does what the other action would have done, though it is another action. */
  gboolean (*catches_up) (const TableeComparison *comparison);

  /* (nullable) Whether what comes next in @comparison, which is not NULL, would be read as a contradiction to the better action: a kind of beans that is
   * sold is begun anew. Then it is not told. */
  gboolean (*undoes)     (const TableeComparison *comparison);

  /* The whole table as lines of text: for the terminal, and for whoever would rather read than look. */
  char *(*table)       (const TableePresentContext *context,
                        const void                 *view);

  /* Score sheet: name of a row, a value in the game's unit ("−1,20 €", "3 tokens"), and the sentence of the result. */
  char *(*score_row)   (const TableePresentContext *context,
                        const char                 *row_id);
  char *(*score_value) (const TableePresentContext *context,
                        gint64                      value);
  char *(*result)      (const TableePresentContext *context,
                        const TableeScoreSheet     *sheet);

  /* What a reward of the computer players is worth that is counted in stakes ("€0.40"); NULL: rewards are shares of the win. */
  char *(*reward_value) (const TableePresentContext *context,
                        double                      reward);

  /* (nullable) Such a value in a column of the sheet, where all of them are of one unit that needs no saying. NULL: in its unit. */
  char *(*score_cell)  (const TableePresentContext *context,
                        gint64                      value);

  /* (nullable) A mean of such values ("−€1.27"). NULL: a number without a unit. */
  char *(*score_mean)  (const TableePresentContext *context,
                        double                      value);

  /* One readable sentence of the options of a ruleset: "10 rounds, 1 € a pull, debts allowed". */
  char *(*options_summary) (const TableePresentContext *context);

  /* A choice or number of an option as shown in the set-up. Numbers of which there are few, with words that have no digits, are
   * chosen by these; NULL for one that is none to choose. */
  char *(*option_value) (const char                *key,
                        gint64                      value);
} TableePresent;

/* The catalogue. Never NULL for a game of the catalogue of rules. */
const TableePresent *tablee_present_for_game (const TableeGame *game);

G_END_DECLS
