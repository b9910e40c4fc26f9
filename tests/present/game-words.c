/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is talked about from its beginning to its end. */
#include "config.h"
#include "game-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "present/ending-words.h"
#include "present/language.h"
#include "words-check.h"

/* No game of the tests lasts longer. */
enum { MAX_DECISIONS = 5000 };

static const TableeGame *
get_game (const GameWords *words)
{
  return words->context.ruleset->game;
}

void
game_words_deal (GameWords           *words,
                 const TableeRuleset *ruleset,
                 void                *state)
{
  static const char *const names[] = { "Ana", "Bo", "Cleo", "Dario" };
  TableeRandom seed;

  g_assert_cmpint (ruleset->seats, <=, G_N_ELEMENTS (names));
  tablee_random_seed (&seed, 7);
  ruleset->game->deal (ruleset, state, &seed, NULL);
  words->present = tablee_present_for_game (ruleset->game);
  words->context = (TableePresentContext) { ruleset, names };
  words->state = state;
}

/* Returns: (transfer full): what @viewer knows. */
static void *
dup_view (const GameWords *words,
          int              viewer)
{
  void *view = g_memdup2 (words->state, get_game (words)->state_size);

  get_game (words)->conceal (words->context.ruleset, view, viewer);
  return view;
}

/*
 * The listener
 */

/* The one who reads is "you" and is not called by name, and the verb goes with that. Takes @english. */
static void
check_addressed (const TableePresentContext *context,
                 char                       *english)
{
  const char *name = context->names[context->listener - 1];
  g_autofree char *word = g_strdup_printf ("\\b%s\\b", name);

  if (english == NULL)
    return;
  if (g_regex_match_simple (word, english, 0, 0))
    g_error ("who reads is “you”, not %s: “%s”", name, english);
  if (g_regex_match_simple ("(?:^|[.:;!?] )[Yy]ou [a-z]*[^s ]s\\b|\\b[Yy]ou (?:is|has|does|was)\\b|\\byou’s\\b", english, 0, 0))
    g_error ("the verb does not go with “you”: “%s”", english);
  g_free (english);
}

/* @expression, with "context" for the context, is said to each seat in turn. */
#define CHECK_ADDRESSED(words, expression) \
  G_STMT_START { \
    TableePresentContext context = (words)->context; \
    tablee_language_set ("en"); \
    for (context.listener = 1; context.listener <= context.ruleset->seats; context.listener++) \
      check_addressed (&context, (expression)); \
  } G_STMT_END

/*
 * Events
 */

static void
check_art (const char *art)
{
  g_autofree char *path = g_strdup_printf (TABLEE_ART_FOLDER "/%s.svg", art);

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    g_error ("there is no picture %s", path);
}

static const char *
get_word (const GameWords   *words,
          const TableeEvent *event)
{
  TableeEventSign sign;

  g_assert_true (words->present->event_sign (&words->context, event, &sign));

  return sign.word;
}

/* A word, and pictures that are there. */
static void
check_sign (const GameWords   *words,
            const TableeEvent *event)
{
  TableeEventSign sign;

  if (words->present->event_sign == NULL || !words->present->event_sign (&words->context, event, &sign))
    return;

  CHECK (check_words, g_strdup (get_word (words, event)));
  g_assert_cmpint (sign.other, <, words->context.ruleset->seats);
  g_assert_cmpint (sign.other == TABLEE_NOBODY || sign.other != event->seat, ==, TRUE);
  for (guint i = 0; i < sign.n_things; i++)
    {
      check_art (sign.things[i].art);
      g_assert_cmpint (sign.things[i].count, >, 0);
      if (sign.things[i].over != NULL)
        check_art (sign.things[i].over);
    }
  if (sign.place != NULL)
    check_art (sign.place);
  if (sign.unit != NULL && strchr (sign.unit, '/') != NULL)
    check_art (sign.unit);
  g_assert_true (sign.unit != NULL || sign.amount == 0);
}

/* What begins a turn, or a chapter, says so of a seat. */
static void
check_paragraph (const GameWords   *words,
                 const TableeEvent *event)
{
  if (words->present->begins_turn != NULL && words->present->begins_turn (event))
    g_assert_cmpint (event->seat, >=, 0);
  if (words->present->chapter == NULL)
    return;

  g_autofree char *english = words->present->chapter (&words->context, event);
  if (english != NULL)
    CHECK (check_words, words->present->chapter (&words->context, event));
}

void
check_event (const GameWords *words,
             TableeEvent      event)
{
  if (words->is_silent != NULL && words->is_silent (&event))
    g_assert_null (words->present->event (&words->context, &event));
  else
    {
      CHECK (check_sentence, words->present->event (&words->context, &event));
      check_sign (words, &event);
    }
  check_paragraph (words, &event);
  CHECK_ADDRESSED (words, words->present->event (&context, &event));
}

void
check_wording (const GameWords   *words,
               const WordedEvent *cases,
               gsize              n_cases)
{
  tablee_language_set ("en");
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *sentence = words->present->event (&words->context, &cases[i].event);

      g_assert_cmpstr (sentence, ==, cases[i].sentence);
    }
}

void
check_unasked (const GameWords *words,
               TableeEvent      event,
               const char      *word,
               const char      *sentence)
{
  TableePresentContext context = words->context;
  TableeEventSign sign = { 0 };
  g_autofree char *said = NULL;

  tablee_language_set ("en");
  g_assert_true (words->present->tells_unasked);
  context.unasked = TRUE;
  said = words->present->event (&context, &event);
  g_assert_cmpstr (said, ==, sentence);
  g_assert_true (words->present->event_sign (&context, &event, &sign));
  g_assert_cmpstr (sign.word, ==, word);
}

void
check_concealed (const GameWords *words,
                 int              kind,
                 int              n_cards)
{
  g_autofree char *first = NULL;

  for (int card = 0; card < n_cards; card++)
    {
      TableeEvent event = { .kind = (uint8_t) kind, .seat = 0, .audience = 1, .args = { 5, 80 }, .details = { card } };
      g_autofree char *sentence = NULL;

      tablee_event_conceal (&event, 1);
      g_assert_true (event.concealed);
      sentence = words->present->event (&words->context, &event);
      g_assert_true ((sentence == NULL) == (words->is_silent != NULL && words->is_silent (&event)));
      if (card == 0)
        first = g_strdup (sentence);
      g_assert_cmpstr (sentence, ==, first);
    }
}

/* Each as it is told to those who know all of it, and to those who do not. */
static void
check_events (const GameWords       *words,
              const TableeEventList *events)
{
  for (gsize i = 0; i < events->count; i++)
    for (int viewer = TABLEE_NOBODY; viewer < words->context.ruleset->seats; viewer++)
      {
        TableeEvent event = events->items[i];

        tablee_event_conceal (&event, viewer);
        check_event (words, event);
      }
}

/*
 * Positions and actions
 */

/* Lines, in columns. The first of them says where the game stands, so that the whole begins with words. Takes both. */
static void
check_lines (const GameWords *words,
             char            *english,
             char            *french)
{
  for (const char *const *part = words->in_table; *part != NULL; part++)
    g_assert_nonnull (strstr (english, *part));
  g_assert_true (g_str_has_suffix (english, "\n"));
  g_assert_null (strchr (english, '['));
  g_assert_null (strstr (english, "(null)"));
  if (*french != '[')
    g_error ("the lines of the table must begin with translated words, such as how far the game is, not with “%.*s”",
             (int) strcspn (french, "\n"), french);
  g_free (english);
  g_free (french);
}

void
check_actions (const GameWords    *words,
               const void         *view,
               const TableeAction *actions,
               gsize               n_actions)
{
  for (gsize i = 0; i < n_actions; i++)
    {
      CHECK (check_words, words->present->action (&words->context, view, actions[i]));
      CHECK (check_words, words->present->action_spoken (&words->context, view, actions[i]));
      CHECK_ADDRESSED (words, words->present->action (&context, view, actions[i]));
      CHECK_ADDRESSED (words, words->present->action_spoken (&context, view, actions[i]));
    }
  for (TableeAction action = 0; action < words->n_labels; action++)
    {
      CHECK (check_words, words->present->action (&words->context, view, action));
      CHECK (check_words, words->present->action_spoken (&words->context, view, action));
    }
}

void
check_end (const GameWords *words,
           TableeEnd        end)
{
  const TableePresent *present = words->present;
  g_autofree char *shown = present->end (&words->context, words->state, &end);

  if (shown != NULL)
    CHECK (check_words, present->end (&words->context, words->state, &end));
  CHECK (check_sentence, present->ended (&words->context, words->state, &end));
  CHECK_ADDRESSED (words, present->ended (&context, words->state, &end));
}

/* Where it is near no end yet, nothing is said; where it is over, why. */
static void
check_ending (const GameWords *words,
              const void      *view)
{
  const TableePresentContext *context = &words->context;
  TableeEnding ending = tablee_game_ending (context->ruleset, view);
  gboolean over = tablee_game_over (context->ruleset, view);
  g_autofree char *near = tablee_ending_words_near (context, view, NULL);
  g_autofree char *why = tablee_ending_words_why (context, view);

  g_assert_true ((near != NULL) == (!over && ending.ends > 0));
  g_assert_true ((why != NULL) == over);
  if (near != NULL)
    CHECK (check_words, tablee_ending_words_near (context, view, NULL));
  if (words->present->rest != NULL)
    CHECK (check_sentence, tablee_ending_words_rest (context));
  for (int i = 0; i < ending.ends; i++)
    if (ending.causes >> i & 1)
      check_end (words, ending.end[i]);
}

void
check_view (const GameWords *words,
            const void      *view)
{
  char *english;

  if (!tablee_game_over (words->context.ruleset, view))
    {
      CHECK (check_sentence, words->present->prompt (&words->context, view));
      CHECK_ADDRESSED (words, words->present->prompt (&context, view));
    }
  check_ending (words, view);
  CHECK (check_words, words->present->progress (&words->context, view));
  CHECK_ADDRESSED (words, words->present->progress (&context, view));
  tablee_language_set ("en");
  english = words->present->table (&words->context, view);
  tablee_language_set ("fr");
  check_lines (words, english, words->present->table (&words->context, view));
}

/* The words of actions are for who is to move and for who knows all. */
static void
check_decision (const GameWords    *words,
                const TableeAction *actions,
                gsize               n_actions)
{
  int mover = tablee_game_to_move (words->context.ruleset, words->state);

  check_actions (words, words->state, actions, n_actions);
  for (int viewer = TABLEE_NOBODY; viewer < words->context.ruleset->seats; viewer++)
    {
      g_autofree void *view = dup_view (words, viewer);

      if (viewer == mover)
        check_actions (words, view, actions, n_actions);
      check_view (words, view);
    }
}

unsigned
check_game (GameWords *words,
            gsize      step)
{
  const TableeGame *game = get_game (words);
  const TableeRuleset *ruleset = words->context.ruleset;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autofree TableeEvent *items = g_new (TableeEvent, game->max_events);
  unsigned phases = 0;
  gsize count;

  for (gsize i = 0; (count = game->legal (ruleset, words->state, actions)) > 0; i++)
    {
      TableeEventList events = { items, game->max_events, 0 };

      g_assert_cmpuint (i, <, MAX_DECISIONS);
      phases |= 1u << tablee_game_phase (ruleset, words->state);
      check_decision (words, actions, count);
      game->apply (ruleset, words->state, actions[(i + 1) * step % count], &events);
      check_events (words, &events);
    }
  g_assert_true (tablee_game_over (ruleset, words->state));
  check_decision (words, NULL, 0);

  return phases;
}

/*
 * Reasons
 */

void
check_reason (const GameWords    *words,
              const TableeAction *actions,
              gsize               n_actions,
              TableeReason        reason)
{
  g_autofree void *view = dup_view (words, TABLEE_NOBODY);

  for (gsize i = 0; i < n_actions; i++)
    {
      CHECK (check_sentence, words->present->reason (&words->context, words->state, actions[i], reason));
      CHECK (check_sentence, words->present->reason (&words->context, view, actions[i], reason));
      CHECK_ADDRESSED (words, words->present->reason (&context, view, actions[i], reason));
    }
}

void
check_reasons (const GameWords    *words,
               const TableeAction *actions,
               gsize               n_actions,
               int                 first,
               int                 last)
{
  for (int reason = TABLEE_REASON_UNKNOWN; reason <= TABLEE_REASON_PHASE; reason++)
    check_reason (words, actions, n_actions, (TableeReason) reason);
  for (int reason = first; reason <= last; reason++)
    check_reason (words, actions, n_actions, (TableeReason) reason);
  g_assert_null (words->present->reason (&words->context, words->state, actions[0], TABLEE_REASON_NONE));
}

/*
 * Scores and names
 */

int
check_scores (const GameWords *words)
{
  int seats = words->context.ruleset->seats;
  TableeScoreSheet sheet;

  get_game (words)->score (words->context.ruleset, words->state, &sheet);
  for (int over = 0; over <= 1; over++)
    for (int winners = 1; winners < 1 << seats; winners++)
      {
        sheet.over = over != 0;
        for (int column = 0; column < sheet.columns; column++)
          sheet.winner[column] = (winners >> column & 1) != 0;
        CHECK (check_sentence, words->present->result (&words->context, &sheet));
        CHECK_ADDRESSED (words, words->present->result (&context, &sheet));
      }
  for (int i = 0; i < sheet.rows; i++)
    CHECK (check_words, words->present->score_row (&words->context, sheet.row[i].id));

  return sheet.rows;
}

void
check_names (const GameWords *words)
{
  const TableePresent *present = words->present;

  CHECK (check_words, present->options_summary (&words->context));
  for (const TableeOptionWords *option = present->options; option->key != NULL; option++)
    {
      CHECK (check_words, g_strdup (_(option->title)));
      CHECK (check_words, g_strdup (_(option->subtitle)));
    }
  CHECK (check_words, g_strdup (_(present->name)));
  CHECK (check_words, g_strdup (_(present->tagline)));
  CHECK (check_sentence, g_strdup (_(present->credits)));
}
