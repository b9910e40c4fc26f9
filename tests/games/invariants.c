/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What holds in every game, at every step of random games: one thousand for each number of seats (250 under sanitizers), shared out
 * among the options of the game's sample. Paths: /games/<game>/invariants/<seats>.
 *
 * After each action of these: the state is sound, the seat, the list of legal actions and the score sheet are right, the clone is
 * independent, every view is what it must be and its imagined truths fit it. Positions are written and read as the numbers below
 * say, and the game is played again from its log.
 *
 * A game whose sample can hurry plays one thousand whole games more for each number of seats, under the default options: every
 * action of HURRIED in HURRIED_OF is hurried, the others are random, and in one game of RANDOM_GAME all are. After each action of
 * these too everything is checked but what has to do with views, and writing. Those are checked after each action in the first
 * THOROUGH_GAMES, in the others after every VIEWS_EVERY-th, counted from another one in each game, and at the end.
 */
#include "notation/position.h"
#include "trial.h"

/* Sanitizers look at memory: a quarter of the games shows them all of it, and each takes them three times as long. */
#if defined __has_feature
#if __has_feature (address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

enum
{
  GAMES = SANITIZED ? 250 : 1000,
  WRITTEN_GAMES = SANITIZED ? 2 : 8,  /* games of which every position is written and read ... */
  WRITTEN_ACTIONS = 1000,     /* ... up to here, where games are long */
  WRITTEN_EVERY = 61,         /* of the others, one position in so many, where the sample does not say */
  ENDLESS = 1000000,          /* decisions */

  HURRIED = 7,
  HURRIED_OF = 8,
  RANDOM_GAME = 50,
  THOROUGH_GAMES = 10,
  VIEWS_EVERY = 23,
};

/* One running game. */
typedef struct
{
  Trial        *trial;
  gboolean      whole;      /* a whole game, hurried */
  TableeRandom  seed;
  GArray       *log;        /* actions */
  GByteArray   *states;     /* after each of them */
} Run;

typedef struct
{
  const TableeSample *sample;
  int                 seats;
} Case;

/*
 * Invariants
 */

static void
check_views (Trial *trial)
{
  int mover = tablee_game_to_move (trial->ruleset, trial->state);

  for (int viewer = TABLEE_NOBODY; viewer < trial->ruleset->seats; viewer++)
    {
      trial_check_view (trial, viewer);
      if (viewer != TABLEE_NOBODY)
        trial_check_resampled (trial, viewer);
      if (viewer == mover && mover != TABLEE_NOBODY)
        trial_check_view_of_mover (trial);
    }
}

static void
check_written (const Trial *trial,
               const void  *state,
               gboolean     is_view)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (trial->ruleset, state, is_view);
  g_autofree char *text = tablee_position_to_text (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) back = tablee_position_parse (text, -1, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  trial_assert_same (trial, tablee_position_get_state (back), state);
  g_assert_cmpuint (tablee_position_get_ruleset (back)->checksum, ==, trial->ruleset->checksum);
  g_assert_cmpint (tablee_position_is_view (back), ==, is_view);
  again = tablee_position_to_text (back);
  g_assert_cmpstr (again, ==, text);
}

static void
check_writing (Run *run,
               int  number)
{
  Trial *trial = run->trial;
  gboolean all = number < WRITTEN_GAMES && run->log->len <= WRITTEN_ACTIONS;
  guint every = trial->sample->written_every > 0 ? trial->sample->written_every : WRITTEN_EVERY;

  if (!all && run->log->len % every != 0)
    return;

  check_written (trial, trial->state, FALSE);
  trial_copy (trial, trial->view, trial->state);
  trial->game->conceal (trial->ruleset, trial->view, TABLEE_NOBODY);
  check_written (trial, trial->view, TRUE);
}

/* Whether views and writing are checked too. */
static gboolean
is_thorough (const Run *run,
             int        number)
{
  return !run->whole || number < THOROUGH_GAMES || run->trial->count == 0 || (run->log->len + (guint) number) % VIEWS_EVERY == 0;
}

static void
check_state (Run *run,
             int  number)
{
  Trial *trial = run->trial;

  trial->sample->assert_sound (trial->ruleset, trial->state);
  trial_check_seat (trial);
  trial_find_legal (trial);
  trial_check_legal (trial);
  trial_check_score (trial, trial->state);
  if (is_thorough (run, number))
    {
      check_views (trial);
      check_writing (run, number);
    }
}

/*
 * Playing
 */

static TableeAction
choose (Run *run,
        int  number)
{
  Trial *trial = run->trial;

  if (run->whole && number % RANDOM_GAME != 0 && tablee_random_below (&trial->random, HURRIED_OF) < HURRIED)
    return trial->sample->hurry (trial->ruleset, trial->state, trial->actions, trial->count, &trial->random);

  return trial->actions[tablee_random_below (&trial->random, (guint32) trial->count)];
}

static void
step (Run *run,
      int  number)
{
  Trial *trial = run->trial;
  TableeAction action = choose (run, number);
  int mover = tablee_game_to_move (trial->ruleset, trial->state);

  trial_play (trial, action);
  if (is_thorough (run, number))
    {
      int viewer = (int) tablee_random_below (&trial->random, (guint32) trial->ruleset->seats);

      if (viewer != mover)
        trial_check_heard (trial, action, viewer);
      trial_check_barrier (trial, action, mover);
      trial_check_barrier (trial, action, viewer);
    }

  g_array_append_val (run->log, action);
  g_byte_array_append (run->states, trial->state, (guint) trial->game->state_size);
}

/* From the seed and the log every position is found again, back to the start. */
static void
check_replay (Run *run)
{
  Trial *trial = run->trial;

  trial->game->deal (trial->ruleset, trial->work, &run->seed, NULL);
  trial_assert_same (trial, trial->work, run->states->data);
  for (guint i = 0; i < run->log->len; i++)
    {
      trial->game->apply (trial->ruleset, trial->work, g_array_index (run->log, TableeAction, i), NULL);
      trial_assert_same (trial, trial->work, run->states->data + (i + 1) * trial->game->state_size);
    }
}

static void
play (Run *run,
      int  number)
{
  Trial *trial = run->trial;

  tablee_random_seed (&trial->random, (guint64) number);
  tablee_random_seed (&run->seed, (guint64) number * 1000 + (guint64) trial->ruleset->seats);
  g_array_set_size (run->log, 0);
  g_byte_array_set_size (run->states, 0);
  memset (trial->state, 0xaa, trial->game->state_size);
  trial->events.count = 0;
  trial->game->deal (trial->ruleset, trial->state, &run->seed, &trial->events);
  g_byte_array_append (run->states, trial->state, (guint) trial->game->state_size);

  for (;;)
    {
      check_state (run, number);
      if (trial->count == 0)
        break;
      g_assert_cmpuint (run->log->len, <, ENDLESS);
      step (run, number);
    }
  check_replay (run);
}

static TableeRuleset *
make_ruleset (const Case                *test,
              const TableeSampleOptions *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  TableeRuleset *ruleset;

  if (options->options != NULL)
    {
      node = json_from_string (options->options, &error);
      g_assert_no_error (error);
    }
  ruleset = tablee_ruleset_new (test->sample->game, test->seats, node != NULL ? json_node_get_object (node) : NULL, &error);
  g_assert_no_error (error);

  return ruleset;
}

static gboolean
option_fits (const TableeSampleOptions *options,
             int                        seats)
{
  return seats >= options->min_seats && seats <= options->max_seats;
}

/* @games games under one set of options. Returns how often something could be passed without being asked. */
static guint
play_games (const Case                *test,
            const TableeSampleOptions *options,
            int                        games,
            gboolean                   whole)
{
  g_autoptr (TableeRuleset) ruleset = make_ruleset (test, options);
  g_autoptr (Trial) trial = trial_new (test->sample, ruleset);
  g_autoptr (GArray) log = g_array_new (FALSE, FALSE, sizeof (TableeAction));
  g_autoptr (GByteArray) states = g_byte_array_new ();
  Run run = { .trial = trial, .whole = whole, .log = log, .states = states };

  for (int number = 0; number < games; number++)
    play (&run, number);

  return trial->idle;
}

static void
test_invariants (gconstpointer data)
{
  const Case *test = data;
  int kinds = 0;
  guint idle = 0;

  for (const TableeSampleOptions *options = test->sample->options; options->max_seats > 0; options++)
    kinds += option_fits (options, test->seats);
  g_assert_cmpint (kinds, >, 0);
  for (const TableeSampleOptions *options = test->sample->options; options->max_seats > 0; options++)
    if (option_fits (options, test->seats))
      idle += play_games (test, options, (GAMES + kinds - 1) / kinds, FALSE);
  if (test->sample->hurry != NULL)
    idle += play_games (test, &(TableeSampleOptions) { 0 }, GAMES, TRUE);
  g_assert_cmpint (idle > 0, ==, test->sample->game->idle != NULL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    for (int seats = tablee_samples[i]->game->min_seats; seats <= tablee_samples[i]->game->max_seats; seats++)
      {
        g_autofree char *path = g_strdup_printf ("/games/%s/invariants/%d", tablee_samples[i]->game->id, seats);
        Case *test = g_new (Case, 1);

        *test = (Case){ .sample = tablee_samples[i], .seats = seats };
        g_test_add_data_func_full (path, test, test_invariants, g_free);
      }

  return g_test_run ();
}
