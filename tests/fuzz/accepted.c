/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What is played on positions that were accepted, however unlikely they are: everybody's views and what they imagine, what is said of
 * all of it in both languages, what the computer thinks of it with every skill, and a search.
 */

#include "taken.h"
#include "target.h"

#include "ai/choose.h"
#include "ai/search.h"
#include "games/catalogue.h"
#include "notation/position.h"
#include "present/language.h"
#include "present/present.h"

#include <math.h>
#include <string.h>

enum
{
  MAX_DECISIONS = 4,
  RESAMPLES = 2,
  WORDED_ACTIONS = 12,
  MIND_ONE_IN = 8,      /* how often each quick skill is asked, if inputs are many ... */
  THOUGHT_ONE_IN = 128, /* ... and those that play games on, and the search */
  ITERATIONS = 6,
};

typedef struct
{
  const TableeGame     *game;
  TableeRuleset        *ruleset;
  const TableePresent   *present;
  TableePresentContext  context;
  TableeRandom          random;
  guint8               *state;
  guint8               *view;
  guint8               *other;
  TableeAction         *actions;
  gsize                 count;
  TableeEventList       events;
} Look;

static guint64
hash (const uint8_t *data,
      size_t         size)
{
  guint64 sum = G_GUINT64_CONSTANT (14695981039346656037);

  for (size_t i = 0; i < size; i++)
    sum = (sum ^ data[i]) * G_GUINT64_CONSTANT (1099511628211);

  return sum;
}

static gboolean
one_in (Look    *self,
        guint32  count)
{
  return tablee_random_below (&self->random, count) == 0;
}

/*
 * Words
 */

/* Takes @text. */
static void
check_words (char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpint (*text, !=, '\0');
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strstr (text, "(null)"));
  g_free (text);
}

/* Not all games have cells and means. */
static void
check_sheet (Look       *self,
             const void *state)
{
  const TableePresent *present = self->present;
  TableeScoreSheet sheet;

  self->game->score (self->ruleset, state, &sheet);
  g_assert_cmpint (sheet.columns, ==, self->ruleset->seats + (sheet.extra_column != NULL));
  for (int row = 0; row < sheet.rows; row++)
    {
      check_words (present->score_row (&self->context, sheet.row[row].id));
      check_words (present->score_value (&self->context, sheet.row[row].values[0]));
    }
  check_words (present->result (&self->context, &sheet));
  if (present->score_cell != NULL)
    check_words (present->score_cell (&self->context, sheet.totals[0]));
  if (present->score_mean != NULL)
    check_words (present->score_mean (&self->context, (double) sheet.totals[0] / 3));
}

static void
check_words_of_view (Look       *self,
                     const void *view)
{
  if (!tablee_game_over (self->ruleset, view))
    check_words (self->present->prompt (&self->context, view));
  check_words (self->present->progress (&self->context, view));
  check_words (self->present->table (&self->context, view));
  check_words (self->present->options_summary (&self->context));
  check_sheet (self, view);
}

/* Of those that are legal, and of any others why they are not. */
static void
check_words_of_actions (Look       *self,
                        const void *view)
{
  TableeAction wild = (TableeAction) tablee_random_next (&self->random) >> tablee_random_below (&self->random, 32);
  TableeReason reason = self->game->check (self->ruleset, self->state, wild);

  for (gsize i = 0; i < self->count && i < WORDED_ACTIONS; i++)
    {
      TableeAction action = self->actions[tablee_random_below (&self->random, (guint32) self->count)];

      check_words (self->present->action (&self->context, view, action));
      check_words (self->present->action_spoken (&self->context, view, action));
    }
  if (reason != TABLEE_REASON_NONE)
    {
      check_words (self->present->reason (&self->context, self->state, wild, reason));
      g_assert_nonnull (tablee_notation_reason (tablee_notation_for_game (self->game), reason));
    }
}

/* An event may need no sentence. */
static void
check_words_of_events (Look *self)
{
  const TableeNotation *notation = tablee_notation_for_game (self->game);

  for (gsize i = 0; i < self->events.count; i++)
    {
      TableeEvent event = self->events.items[i];

      check_words (notation->event_write (self->ruleset, &event));
      tablee_event_conceal (&event, (int) tablee_random_below (&self->random, (guint32) self->ruleset->seats + 1) - 1);
      g_free (self->present->event (&self->context, &event));
    }
}

/*
 * Views
 */

/* Leaves what @viewer knows in @view. */
static void
check_view (Look *self,
            int   viewer)
{
  gsize size = self->game->state_size;

  memcpy (self->view, self->state, size);
  self->game->conceal (self->ruleset, self->view, viewer);
  memcpy (self->other, self->view, size);
  self->game->conceal (self->ruleset, self->other, viewer);
  g_assert_cmpmem (self->other, size, self->view, size);

  for (int i = 0; viewer != TABLEE_NOBODY && i < RESAMPLES; i++)
    {
      memcpy (self->other, self->view, size);
      self->game->resample (self->ruleset, self->other, viewer, &self->random);
      self->game->conceal (self->ruleset, self->other, viewer);
      g_assert_cmpmem (self->other, size, self->view, size);
    }
}

/*
 * Thoughts
 */

static void
check_numbers (const double *numbers,
               gsize         count)
{
  for (gsize i = 0; i < count; i++)
    g_assert_true (isfinite (numbers[i]));
}

static void
check_weights (Look *self)
{
  g_autofree double *weights = g_new0 (double, self->count);
  double sum = 0;

  tablee_games_heuristics (self->game)->weigh (self->ruleset, self->view, self->actions, self->count, weights);
  check_numbers (weights, self->count);
  for (gsize i = 0; i < self->count; i++)
    {
      g_assert_cmpfloat (weights[i], >=, 0);
      sum += weights[i];
    }
  g_assert_cmpfloat (sum, >, 0);
  g_assert_true (isfinite (sum));
}

static void
check_skill (Look        *self,
             TableeSkill  skill)
{
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (self->game));
  gsize count;
  const TableeAdvice *advice = tablee_ai_advise (self->ruleset, self->view, skill, &self->random, scratch, &count);

  g_assert_cmpuint (count, ==, self->count);
  for (gsize i = 0; i < count; i++)
    {
      g_assert_cmpuint (advice[i].action, ==, self->actions[i]);
      g_assert_true (isfinite (advice[i].value));
    }
}

static void
check_search (Look *self)
{
  gsize size = tablee_search_size (self->game, self->game->max_actions + ITERATIONS + 1);
  g_autofree void *memory = g_malloc (size);
  g_autofree TableeSearchAdvice *advice = g_new0 (TableeSearchAdvice, self->game->max_actions);
  TableeSearch *search = tablee_search_init (memory, size, self->ruleset, self->view,
                                             tablee_game_to_move (self->ruleset, self->view), NULL, &self->random);
  gsize count;

  g_assert_nonnull (search);
  tablee_search_run (search, ITERATIONS);
  count = tablee_search_advice (search, advice);
  g_assert_cmpuint (count, ==, self->count);
  for (gsize i = 0; i < count; i++)
    g_assert_true (isfinite (advice[i].mean) && isfinite (advice[i].look));
  g_assert_cmpint (self->game->check (self->ruleset, self->state, tablee_search_best (search)), ==, TABLEE_REASON_NONE);
}

/* Of whose turn it is: the view is there already. */
static void
check_thoughts (Look *self)
{
  double rewards[TABLEE_MAX_SEATS] = { 0 };

  tablee_games_heuristics (self->game)->evaluate (self->ruleset, self->view, rewards);
  check_numbers (rewards, (gsize) self->ruleset->seats);
  if (target_is_thorough || one_in (self, MIND_ONE_IN))
    check_weights (self);
  for (int skill = TABLEE_SKILL_EASY; skill < TABLEE_N_SKILLS; skill++)
    if (target_is_thorough || one_in (self, skill < TABLEE_SKILL_EXPERT ? MIND_ONE_IN : THOUGHT_ONE_IN))
      check_skill (self, (TableeSkill) skill);
  if (target_is_thorough || one_in (self, THOUGHT_ONE_IN))
    check_search (self);
}

static void
check_end (Look *self)
{
  double rewards[TABLEE_MAX_SEATS] = { 0 };

  tablee_games_heuristics (self->game)->reward (self->ruleset, self->state, rewards);
  check_numbers (rewards, (gsize) self->ruleset->seats);
  check_words_of_view (self, self->state);
}

/*
 * All of it
 */

/* Returns whether there was anything to decide. */
static gboolean
look_and_play (Look *self)
{
  int mover = tablee_game_to_move (self->ruleset, self->state);

  self->count = self->game->legal (self->ruleset, self->state, self->actions);
  g_assert_cmpint (self->count == 0, ==, mover == TABLEE_NOBODY);
  for (int viewer = TABLEE_NOBODY; viewer < self->ruleset->seats; viewer++)
    if (viewer != mover)
      check_view (self, viewer);
  check_words_of_view (self, self->view);
  if (mover == TABLEE_NOBODY)
    {
      check_end (self);
      return FALSE;
    }

  check_view (self, mover);
  check_words_of_actions (self, self->view);
  check_thoughts (self);
  self->events.count = 0;
  self->game->apply (self->ruleset, self->state, self->actions[tablee_random_below (&self->random, (guint32) self->count)],
                     &self->events);
  check_words_of_events (self);

  return TRUE;
}

static void
look_at (const TableePosition *position,
         guint64               seed)
{
  static const char *const names[TABLEE_MAX_SEATS] = { "Ana", "Bo", "Cleo", "Dario", "Emil", "Fay", "Gus", "Hal", "Ida" };
  TableeRuleset *ruleset = tablee_position_get_ruleset (position);
  const TableeGame *game = ruleset->game;
  g_autofree guint8 *state = g_memdup2 (tablee_position_get_state (position), game->state_size);
  g_autofree guint8 *view = g_malloc0 (game->state_size);
  g_autofree guint8 *other = g_malloc0 (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autofree TableeEvent *events = g_new (TableeEvent, game->max_events);
  Look look = {
    .game = game,
    .ruleset = ruleset,
    .present = tablee_present_for_game (game),
    .context = { ruleset, names },
    .state = state,
    .view = view,
    .other = other,
    .actions = actions,
    .events = { events, game->max_events, 0 },
  };

  tablee_random_seed (&look.random, seed);
  if (tablee_position_is_view (position))
    check_words_of_view (&look, state);
  else
    for (int i = 0; i < MAX_DECISIONS && look_and_play (&look); i++)
      continue;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static gboolean initialised;
  g_autoptr (TableePosition) position = tablee_position_parse ((const char *) data, (gssize) size, NULL);
  guint64 seed = hash (data, size);

  count_input (position != NULL, seed);
  if (position == NULL)
    return 0;

  if (!initialised)
    tablee_language_init ();
  initialised = TRUE;
  tablee_language_set (seed >> 63 == 0 ? "en" : "fr");
  look_at (position, seed);

  return 0;
}
