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
#include "sample.h"

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
  SMALL_ACTIONS = 256,        /* all of these are asked about */
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
  const TableeSample *sample;
  const TableeGame   *game;
  TableeRuleset      *ruleset;
  gboolean            whole;      /* a whole game, hurried */
  TableeRandom        random;     /* of the test: choices, permutations */
  TableeRandom        seed;
  guint8             *state;
  guint8             *work;       /* three more states */
  guint8             *view;
  guint8             *other;
  TableeAction       *actions;
  gsize               count;
  TableeEventList     events;
  TableeEventList     heard;      /* in another truth */
  GArray             *log;        /* actions */
  GByteArray         *states;     /* after each of them */
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
assert_same (const Run  *run,
             const void *a,
             const void *b)
{
  g_assert_cmpmem (a, run->game->state_size, b, run->game->state_size);
}

static void
copy (const Run  *run,
      void       *to,
      const void *from)
{
  memcpy (to, from, run->game->state_size);
}

static void
check_legal (Run *run)
{
  const TableeGame *game = run->game;
  gboolean over = tablee_game_over (run->ruleset, run->state);
  gsize next = 0;

  run->count = game->legal (run->ruleset, run->state, run->actions);
  g_assert_cmpuint (run->count, <=, game->max_actions);
  g_assert_cmpint (run->count == 0, ==, over);
  for (gsize i = 0; i < run->count; i++)
    {
      g_assert_true (i == 0 || run->actions[i] > run->actions[i - 1]);
      g_assert_cmpint (game->check (run->ruleset, run->state, run->actions[i]), ==, TABLEE_REASON_NONE);
    }

  for (TableeAction action = 0; action < SMALL_ACTIONS; action++)
    {
      while (next < run->count && run->actions[next] < action)
        next++;
      g_assert_cmpint (game->check (run->ruleset, run->state, action) == TABLEE_REASON_NONE, ==,
                       next < run->count && run->actions[next] == action);
    }
  g_assert_cmpint (game->check (run->ruleset, run->state, G_MAXUINT32), !=, TABLEE_REASON_NONE);
}

static void
check_seat (Run *run)
{
  int seat = run->game->to_move (run->ruleset, run->state);
  int phase = run->game->phase (run->ruleset, run->state);

  g_assert_cmpint (seat, <, run->ruleset->seats);
  g_assert_cmpint (seat, >=, TABLEE_NOBODY);
  for (int i = 0; i <= phase; i++)
    g_assert_nonnull (run->game->phases[i]);
  g_assert_cmpint (g_str_equal (run->game->phases[phase], "over"), ==, seat == TABLEE_NOBODY);
}

static void
check_score (Run        *run,
             const void *state)
{
  TableeScoreSheet sheet;
  gboolean won = FALSE;

  run->game->score (run->ruleset, state, &sheet);
  g_assert_cmpint (sheet.columns, ==, run->ruleset->seats + (sheet.extra_column != NULL));
  g_assert_cmpint (sheet.over, ==, tablee_game_over (run->ruleset, state));
  for (int column = 0; column < sheet.columns; column++)
    {
      gint64 sum = 0;

      for (int row = 0; row < sheet.rows; row++)
        sum += sheet.row[row].unknown[column] ? 0 : sheet.row[row].values[column];
      g_assert_cmpint (sum, ==, sheet.totals[column]);
      g_assert_cmpint (sheet.ranks[column], >=, 1);
      g_assert_cmpint (sheet.ranks[column], <=, sheet.columns);
      won |= sheet.winner[column];
    }
  g_assert_true (won);
}

static void
check_view (Run *run,
            int  viewer)
{
  const TableeGame *game = run->game;

  copy (run, run->view, run->state);
  game->conceal (run->ruleset, run->view, viewer);
  copy (run, run->other, run->view);
  game->conceal (run->ruleset, run->other, viewer);
  assert_same (run, run->other, run->view);

  copy (run, run->other, run->state);
  run->sample->permute_hidden (run->ruleset, run->other, viewer, &run->random);
  run->sample->assert_sound (run->ruleset, run->other);
  game->conceal (run->ruleset, run->other, viewer);
  assert_same (run, run->other, run->view);
  check_score (run, run->view);
}

/* What a seat imagines fits what it sees. */
static void
check_resampled (Run *run,
                 int  seat)
{
  const TableeGame *game = run->game;

  copy (run, run->other, run->view);
  game->resample (run->ruleset, run->other, seat, &run->random);
  run->sample->assert_sound (run->ruleset, run->other);
  copy (run, run->work, run->other);
  game->conceal (run->ruleset, run->work, seat);
  assert_same (run, run->work, run->view);
}

/* The seat that decides sees what it may do. */
static void
check_view_of_mover (Run *run)
{
  TableeAction *actions = g_newa (TableeAction, run->game->max_actions);
  gsize count = run->game->legal (run->ruleset, run->view, actions);

  g_assert_cmpmem (actions, count * sizeof actions[0], run->actions, run->count * sizeof actions[0]);
  g_assert_cmpint (run->game->to_move (run->ruleset, run->view), ==, run->game->to_move (run->ruleset, run->state));
}

static void
check_views (Run *run)
{
  int mover = run->game->to_move (run->ruleset, run->state);

  for (int viewer = TABLEE_NOBODY; viewer < run->ruleset->seats; viewer++)
    {
      check_view (run, viewer);
      if (viewer != TABLEE_NOBODY)
        check_resampled (run, viewer);
      if (viewer == mover && mover != TABLEE_NOBODY)
        check_view_of_mover (run);
    }
}

static void
check_written (Run      *run,
               const void *state,
               gboolean  is_view)
{
  g_autoptr (TableePosition) position = tablee_position_new_for_state (run->ruleset, state, is_view);
  g_autofree char *text = tablee_position_to_text (position);
  g_autoptr (GError) error = NULL;
  g_autoptr (TableePosition) back = tablee_position_parse (text, -1, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  assert_same (run, tablee_position_get_state (back), state);
  g_assert_cmpuint (tablee_position_get_ruleset (back)->checksum, ==, run->ruleset->checksum);
  g_assert_cmpint (tablee_position_is_view (back), ==, is_view);
  again = tablee_position_to_text (back);
  g_assert_cmpstr (again, ==, text);
}

static void
check_writing (Run *run,
               int  number)
{
  gboolean all = number < WRITTEN_GAMES && run->log->len <= WRITTEN_ACTIONS;
  guint every = run->sample->written_every > 0 ? run->sample->written_every : WRITTEN_EVERY;

  if (!all && run->log->len % every != 0)
    return;

  check_written (run, run->state, FALSE);
  copy (run, run->view, run->state);
  run->game->conceal (run->ruleset, run->view, TABLEE_NOBODY);
  check_written (run, run->view, TRUE);
}

/* Whether views and writing are checked too. */
static gboolean
is_thorough (const Run *run,
             int        number)
{
  return !run->whole || number < THOROUGH_GAMES || run->count == 0 || (run->log->len + (guint) number) % VIEWS_EVERY == 0;
}

static void
check_state (Run *run,
             int  number)
{
  run->sample->assert_sound (run->ruleset, run->state);
  check_seat (run);
  check_legal (run);
  check_score (run, run->state);
  if (is_thorough (run, number))
    {
      check_views (run);
      check_writing (run, number);
    }
}

/*
 * Playing
 */

/* What showed nothing new leaves the mover with the same view, whatever is true. */
static void
check_barrier (Run          *run,
               TableeAction  action,
               int           mover)
{
  copy (run, run->view, run->other);
  run->game->conceal (run->ruleset, run->view, mover);
  run->game->resample (run->ruleset, run->view, mover, &run->random);
  run->game->apply (run->ruleset, run->view, action, NULL);
  run->game->conceal (run->ruleset, run->view, mover);

  copy (run, run->work, run->state);
  run->game->conceal (run->ruleset, run->work, mover);
  assert_same (run, run->work, run->view);
}

/* Until something new is shown, what @viewer hears of @action, which was played at run->other, is the same in every truth in which
 * it could have been played. */
static void
check_heard (Run          *run,
             TableeAction  action,
             int           viewer)
{
  gsize next = 0;

  copy (run, run->view, run->other);
  run->sample->permute_hidden (run->ruleset, run->view, viewer, &run->random);
  if (run->game->check (run->ruleset, run->view, action) != TABLEE_REASON_NONE)
    return;

  run->heard.count = 0;
  run->game->apply (run->ruleset, run->view, action, &run->heard);
  for (; next < MIN (run->events.count, run->heard.count); next++)
    {
      TableeEvent here = run->events.items[next];
      TableeEvent there = run->heard.items[next];

      if (here.reveals || there.reveals)
        return;
      tablee_event_conceal (&here, viewer);
      tablee_event_conceal (&there, viewer);
      g_assert_cmpmem (&here, sizeof here, &there, sizeof there);
    }
  g_assert_cmpuint (run->events.count, ==, run->heard.count);
}

static TableeAction
choose (Run *run,
        int  number)
{
  if (run->whole && number % RANDOM_GAME != 0 && tablee_random_below (&run->random, HURRIED_OF) < HURRIED)
    return run->sample->hurry (run->ruleset, run->state, run->actions, run->count, &run->random);

  return run->actions[tablee_random_below (&run->random, (guint32) run->count)];
}

static void
step (Run *run,
      int  number)
{
  TableeAction action = choose (run, number);
  const TableeGame *game = run->game;
  int mover = game->to_move (run->ruleset, run->state);

  /* The clone is played without events and leaves the original alone. */
  copy (run, run->other, run->state);
  copy (run, run->work, run->state);
  game->apply (run->ruleset, run->work, action, NULL);
  assert_same (run, run->other, run->state);

  run->events.count = 0;
  game->apply (run->ruleset, run->state, action, &run->events);
  assert_same (run, run->work, run->state);
  g_assert_cmpuint (run->events.count, >, 0);
  g_assert_cmpuint (run->events.count, <=, game->max_events);
  for (gsize i = 0; i < run->events.count; i++)
    {
      g_assert_cmpuint (run->events.items[i].kind, !=, 0);
      g_assert_false (run->events.items[i].concealed);
    }
  if (is_thorough (run, number))
    {
      int viewer = (int) tablee_random_below (&run->random, (guint32) run->ruleset->seats);

      if (viewer != mover)
        check_heard (run, action, viewer);
      if (!tablee_event_list_reveals (&run->events))
        check_barrier (run, action, mover);
    }

  g_array_append_val (run->log, action);
  g_byte_array_append (run->states, run->state, (guint) game->state_size);
}

/* From the seed and the log every position is found again, back to the start. */
static void
check_replay (Run *run)
{
  run->game->deal (run->ruleset, run->work, &run->seed, NULL);
  assert_same (run, run->work, run->states->data);
  for (guint i = 0; i < run->log->len; i++)
    {
      run->game->apply (run->ruleset, run->work, g_array_index (run->log, TableeAction, i), NULL);
      assert_same (run, run->work, run->states->data + (i + 1) * run->game->state_size);
    }
}

static void
play (Run *run,
      int  number)
{
  tablee_random_seed (&run->random, (guint64) number);
  tablee_random_seed (&run->seed, (guint64) number * 1000 + (guint64) run->ruleset->seats);
  g_array_set_size (run->log, 0);
  g_byte_array_set_size (run->states, 0);
  memset (run->state, 0xaa, run->game->state_size);
  run->events.count = 0;
  run->game->deal (run->ruleset, run->state, &run->seed, &run->events);
  g_byte_array_append (run->states, run->state, (guint) run->game->state_size);

  for (;;)
    {
      check_state (run, number);
      if (run->count == 0)
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

/* @games games under one set of options. */
static void
play_games (const Case                *test,
            const TableeSampleOptions *options,
            int                        games,
            gboolean                   whole)
{
  const TableeGame *game = test->sample->game;
  g_autoptr (TableeRuleset) ruleset = make_ruleset (test, options);
  g_autoptr (GArray) log = g_array_new (FALSE, FALSE, sizeof (TableeAction));
  g_autoptr (GByteArray) states = g_byte_array_new ();
  g_autofree guint8 *memory = g_malloc (4 * game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autofree TableeEvent *items = g_new0 (TableeEvent, 2 * game->max_events);
  g_autofree TableeEvent *heard = g_new0 (TableeEvent, game->max_events);
  Run run = {
    .sample = test->sample,
    .game = game,
    .ruleset = ruleset,
    .whole = whole,
    .state = memory,
    .work = memory + game->state_size,
    .view = memory + 2 * game->state_size,
    .other = memory + 3 * game->state_size,
    .actions = actions,
    .events = { .items = items, .capacity = 2 * game->max_events },
    .heard = { .items = heard, .capacity = game->max_events },
    .log = log,
    .states = states,
  };

  for (int number = 0; number < games; number++)
    play (&run, number);
}

static void
test_invariants (gconstpointer data)
{
  const Case *test = data;
  int kinds = 0;

  for (const TableeSampleOptions *options = test->sample->options; options->max_seats > 0; options++)
    kinds += option_fits (options, test->seats);
  g_assert_cmpint (kinds, >, 0);
  for (const TableeSampleOptions *options = test->sample->options; options->max_seats > 0; options++)
    if (option_fits (options, test->seats))
      play_games (test, options, (GAMES + kinds - 1) / kinds, FALSE);
  if (test->sample->hurry != NULL)
    play_games (test, &(TableeSampleOptions) { 0 }, GAMES, TRUE);
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
