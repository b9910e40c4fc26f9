/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Some decisions of a game, without any text: what holds in every game is checked before each (tests/games/trial.h). Once a
 * game of every kind has begun nothing is allocated, so that tens of thousands of inputs are played a second.
 *
 * The bytes are: which options, where in a game to begin (ff: another deal), a seed; then two for each decision, what to look at and
 * what to play.
 */

#include "target.h"

#include "games/catalogue.h"
#include "games/trial.h"
#include "notation/random-games.h"

enum
{
  HEAD = 3,           /* bytes */
  MAX_DECISIONS = 8,
  STARTS = 64,        /* states along a game, at most */
  MAX_SETS = 32,
  MAX_LENGTH = 4000,  /* decisions of a game of which the states are */
};

/* What is looked at before a decision: mostly nothing, for most of these take longer than the decision. */
enum
{
  LOOK_AT_STATE = 8,
  LOOK_AT_ACTIONS,
  LOOK_AT_REFUSALS,
  LOOK_AT_EVENTS,
  LOOK_AT_VIEW,
  LOOKS = 16,
};

/* One set of options, made when it is first asked for. */
typedef struct
{
  Trial  *trial;
  guint8 *starts;
  guint   n_starts;
  double *weights;
} Table;

static Table tables[MAX_SETS];

/*
 * Where to begin
 */

static void
weigh (Table *self)
{
  Trial *trial = self->trial;

  trial_copy (trial, trial->view, trial->state);
  trial->game->conceal (trial->ruleset, trial->view, tablee_game_to_move (trial->ruleset, trial->state));
  tablee_games_heuristics (trial->game)->weigh (trial->ruleset, trial->view, trial->actions, trial->count, self->weights);
}

/* Half of the decisions are sensible, so that games come to where sensible players come. */
static TableeAction
choose (Table *self)
{
  Trial *trial = self->trial;
  gsize best = 0;

  if (tablee_random_below (&trial->random, 2) == 0)
    return trial->actions[tablee_random_below (&trial->random, (guint32) trial->count)];

  weigh (self);
  for (gsize i = 1; i < trial->count; i++)
    if (self->weights[i] > self->weights[best])
      best = i;

  return trial->actions[best];
}

/* Keeps every @every-th state of the game, if that is not 0. Returns how many decisions it has. */
static guint
play_game (Table *self,
           guint  every)
{
  Trial *trial = self->trial;
  guint length = 0;
  TableeRandom seed;

  tablee_random_seed (&trial->random, 1);
  tablee_random_seed (&seed, 2);
  trial->game->deal (trial->ruleset, trial->state, &seed, NULL);
  for (; length < MAX_LENGTH; length++)
    {
      if (every > 0 && length % every == 0)
        trial_copy (trial, self->starts + self->n_starts++ * trial->game->state_size, trial->state);
      trial_find_legal (trial);
      if (trial->count == 0)
        break;
      trial->game->apply (trial->ruleset, trial->state, choose (self), NULL);
    }

  return length;
}

static gsize
count_sets (void)
{
  gsize count = 0;

  while (game_sets[count].seats > 0)
    count++;
  g_assert_cmpuint (count, <=, MAX_SETS);

  return count;
}

static const TableeSample *
find_sample (const TableeGame *game)
{
  const TableeSample *const *sample = tablee_samples;

  while ((*sample)->game != game)
    sample++;

  return *sample;
}

static Table *
get_table (gsize set)
{
  Table *self = &tables[set];
  TableeRuleset *ruleset;
  guint every;

  if (self->trial != NULL)
    return self;

  ruleset = ruleset_of_set (&game_sets[set]);
  self->trial = trial_new (find_sample (ruleset->game), ruleset);
  self->weights = g_new0 (double, ruleset->game->max_actions);
  self->starts = g_malloc (STARTS * ruleset->game->state_size);
  every = play_game (self, 0) / STARTS + 1;
  play_game (self, every);
  g_assert_cmpuint (self->n_starts, <=, STARTS);

  return self;
}

/*
 * Looking
 */

static void
check_view (Trial *trial,
            int    viewer)
{
  trial_check_view (trial, viewer);
  if (viewer == TABLEE_NOBODY)
    return;

  trial_check_resampled (trial, viewer);
  if (viewer == tablee_game_to_move (trial->ruleset, trial->state))
    trial_check_view_of_mover (trial);
}

/* Actions that are like legal ones, and any others. */
static void
check_refusals (Trial *trial)
{
  guint32 any = (guint32) tablee_random_next (&trial->random);

  trial_check_refusal (trial, any);
  trial_check_refusal (trial, any >> (any & 31));
  if (trial->count > 0)
    {
      TableeAction legal = trial->actions[any % trial->count];

      trial_check_refusal (trial, legal + 1);
      trial_check_refusal (trial, legal - 1);
      trial_check_refusal (trial, legal ^ 1u << (any >> 27));
      trial_check_refusal (trial, legal + (1u << 8));
    }
}

static void
look (Trial *trial,
      guint8 what)
{
  int viewer = what / LOOKS % (trial->ruleset->seats + 1) - 1;

  switch (what % LOOKS)
    {
    case LOOK_AT_STATE:
      trial->sample->assert_sound (trial->ruleset, trial->state);
      trial_check_seat (trial);
      trial_check_score (trial, trial->state);
      break;

    case LOOK_AT_VIEW:
      check_view (trial, viewer);
      break;

    case LOOK_AT_ACTIONS:
      trial_check_legal (trial);
      break;

    case LOOK_AT_REFUSALS:
      check_refusals (trial);
      break;

    default:
      break;
    }
}

/*
 * Playing
 */

/* The decision that the two bytes at @bytes stand for. */
static void
play (Table         *self,
      const uint8_t *bytes)
{
  Trial *trial = self->trial;
  TableeAction action = trial->actions[(bytes[1] | (gsize) (bytes[0] / LOOKS) << 8) % trial->count];
  int mover = tablee_game_to_move (trial->ruleset, trial->state);
  int viewer = bytes[0] / LOOKS % trial->ruleset->seats;

  trial_play (trial, action);
  if (bytes[0] % LOOKS != LOOK_AT_EVENTS)
    return;

  if (viewer != mover)
    trial_check_heard (trial, action, viewer);
  trial_check_barrier (trial, action, mover);
}

static void
begin (Table         *self,
       const uint8_t *head)
{
  Trial *trial = self->trial;
  guint start = head[1] * self->n_starts / G_MAXUINT8;  /* the last value: the deal */
  TableeRandom seed;

  tablee_random_seed (&trial->random, head[2]);
  if (start < self->n_starts)
    {
      trial_copy (trial, trial->state, self->starts + start * trial->game->state_size);
      return;
    }

  tablee_random_seed (&seed, head[2]);
  trial->events.count = 0;
  trial->game->deal (trial->ruleset, trial->state, &seed, &trial->events);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  Table *table;

  if (size < HEAD)
    return 0;

  table = get_table (data[0] % count_sets ());
  begin (table, data);
  for (size_t i = HEAD; i + 1 < size && i < HEAD + 2 * MAX_DECISIONS; i += 2)
    {
      trial_find_legal (table->trial);
      look (table->trial, data[i]);
      if (table->trial->count == 0)
        break;
      play (table, data + i);
    }
  table->trial->sample->assert_sound (table->trial->ruleset, table->trial->state);

  return 0;
}
