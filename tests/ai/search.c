/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds for the search in every game: it is decided by view, settings and random numbers alone, however it is sliced and
 * whatever lay in its memory; it keeps to its memory and asks for none; and its advice adds up. */
#include "ai/policy.h"
#include "ai/search.h"
#include "games/catalogue.h"
#include "notation/notation.h"
#include "../games/sample.h"

enum
{
  POSITIONS = 6,      /* decisions that are searched, for each number of seats that is looked at */
  ITERATIONS = 200,
  NODES = 3000,
  FEW_NODES = 70,
  GUARD = 64,         /* bytes behind the memory */
};

/* Every allocation of what is linked statically comes by here. */
static guint allocations;

void *__real_malloc (size_t size);
void *__real_calloc (size_t count, size_t size);
void *__real_realloc (void *memory, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t count, size_t size);
void *__wrap_realloc (void *memory, size_t size);

void *
__wrap_malloc (size_t size)
{
  allocations++;

  return __real_malloc (size);
}

void *
__wrap_calloc (size_t count,
               size_t size)
{
  allocations++;

  return __real_calloc (count, size);
}

void *
__wrap_realloc (void   *memory,
                size_t  size)
{
  allocations++;

  return __real_realloc (memory, size);
}

/* A decision somewhere in a game. */
typedef struct
{
  const TableeSample *sample;
  const TableeGame   *game;
  TableeRuleset      *ruleset;
  guint64             seed;      /* of the search */
  int                 seat;
  void               *state;
  void               *view;
} Position;

typedef void (*Check) (const Position *position);

typedef struct
{
  const TableeSample *sample;
  Check               check;
} Case;

/* Memory that holds something already, with a guard behind it. */
static void *
new_memory (gsize  size,
            guint8 filling)
{
  guint8 *memory = g_malloc (size + GUARD);

  memset (memory, filling, size + GUARD);

  return memory;
}

static void
assert_guarded (const guint8 *memory,
                gsize         size,
                guint8        filling)
{
  for (gsize i = 0; i < GUARD; i++)
    g_assert_cmpuint (memory[size + i], ==, filling);
}

static TableeSearch *
begin (const Position *position,
       const void     *view,
       void           *memory,
       gsize           nodes,
       guint64         seed)
{
  TableeRandom random;

  tablee_random_seed (&random, seed);

  return tablee_search_init (memory, tablee_search_size (position->game, nodes), position->ruleset, view, position->seat, NULL,
                             &random);
}

/* Returns: (transfer full): the advice, (array length=count) */
static TableeSearchAdvice *
dup_advice (const Position     *position,
            const TableeSearch *search,
            gsize              *count)
{
  TableeSearchAdvice *advice = g_new0 (TableeSearchAdvice, position->game->max_actions);

  *count = tablee_search_advice (search, advice);

  return advice;
}

static void
assert_same_advice (const Position     *position,
                    const TableeSearch *a,
                    const TableeSearch *b)
{
  gsize count_a, count_b;
  g_autofree TableeSearchAdvice *advice_a = dup_advice (position, a, &count_a);
  g_autofree TableeSearchAdvice *advice_b = dup_advice (position, b, &count_b);

  g_assert_cmpuint (tablee_search_best (a), ==, tablee_search_best (b));
  g_assert_cmpuint (count_a, ==, count_b);
  for (gsize i = 0; i < count_a; i++)
    {
      g_assert_cmpuint (advice_a[i].action, ==, advice_b[i].action);
      g_assert_cmpuint (advice_a[i].visits, ==, advice_b[i].visits);
      g_assert_true (!(advice_a[i].mean < advice_b[i].mean) && !(advice_a[i].mean > advice_b[i].mean));
    }
}

/* In one go, and slice by slice: exactly as many iterations as were asked for. */
static void
check_repeated (const Position *position)
{
  gsize size = tablee_search_size (position->game, NODES);
  g_autofree void *clean = new_memory (size, 0);
  g_autofree void *dirty = new_memory (size, 0xa5);
  g_autofree void *before = g_memdup2 (position->view, position->game->state_size);
  TableeSearch *one = begin (position, position->view, clean, NODES, position->seed);
  TableeSearch *two = begin (position, position->view, dirty, NODES, position->seed);
  guint64 done = 0;

  tablee_search_run (one, ITERATIONS);
  for (guint slice = 0; done < ITERATIONS; slice++)
    {
      guint iterations = MIN (slice, ITERATIONS - (guint) done);

      tablee_search_run (two, iterations);
      done += iterations;
      g_assert_cmpuint (tablee_search_done (two), ==, done);
    }
  assert_same_advice (position, one, two);
  g_assert_cmpmem (position->view, position->game->state_size, before, position->game->state_size);
  g_assert_cmpint (position->game->check (position->ruleset, position->state, tablee_search_best (one)), ==, TABLEE_REASON_NONE);
}

/* The search of the same view of another truth. */
static void
check_honest (const Position *position)
{
  gsize size = tablee_search_size (position->game, NODES);
  g_autofree void *memory = new_memory (size, 0);
  g_autofree void *other_memory = new_memory (size, 0);
  g_autofree void *other = g_memdup2 (position->state, position->game->state_size);
  TableeSearch *search = begin (position, position->view, memory, NODES, position->seed);
  TableeSearch *other_search;
  TableeRandom random;

  tablee_random_seed (&random, position->seed + 1);
  position->sample->permute_hidden (position->ruleset, other, position->seat, &random);
  g_assert_true (memcmp (other, position->state, position->game->state_size) != 0);
  position->game->conceal (position->ruleset, other, position->seat);
  other_search = begin (position, other, other_memory, NODES, position->seed);

  tablee_search_run (search, ITERATIONS);
  tablee_search_run (other_search, ITERATIONS);
  assert_same_advice (position, search, other_search);
}

static void
check_advice (const Position *position)
{
  gsize size = tablee_search_size (position->game, NODES);
  g_autofree void *memory = new_memory (size, 0);
  g_autofree TableeAction *actions = g_new (TableeAction, position->game->max_actions);
  gsize legal = position->game->legal (position->ruleset, position->view, actions);
  TableeSearch *search = begin (position, position->view, memory, NODES, position->seed);
  g_autofree TableeSearchAdvice *advice = NULL;
  guint64 visits = 0;
  guint64 most = 0;
  gsize count;

  tablee_search_run (search, ITERATIONS);
  advice = dup_advice (position, search, &count);
  g_assert_cmpuint (count, ==, legal);
  for (gsize i = 0; i < count; i++)
    {
      g_assert_cmpuint (advice[i].action, ==, actions[i]);
      g_assert_true (advice[i].look >= 0 && advice[i].look <= 1);
      visits += advice[i].visits;
      most = MAX (most, advice[i].visits);
    }
  g_assert_cmpuint (visits, ==, ITERATIONS);
  for (gsize i = 0; i < count; i++)
    if (advice[i].action == tablee_search_best (search))
      g_assert_cmpuint (advice[i].visits, ==, most);
}

static void
check_merge (const Position *position)
{
  gsize size = tablee_search_size (position->game, NODES);
  g_autofree void *memory = new_memory (size, 0);
  g_autofree void *other_memory = new_memory (size, 0);
  TableeSearch *search = begin (position, position->view, memory, NODES, position->seed);
  TableeSearch *other = begin (position, position->view, other_memory, NODES, position->seed + 1);
  g_autofree TableeSearchAdvice *a = NULL, *b = NULL, *both = NULL;
  gsize count;

  tablee_search_run (search, ITERATIONS);
  tablee_search_run (other, 2 * ITERATIONS);
  a = dup_advice (position, search, &count);
  b = dup_advice (position, other, &count);
  g_assert_false (tablee_search_merge (search, search));
  g_assert_true (tablee_search_merge (search, other));
  both = dup_advice (position, search, &count);
  for (gsize i = 0; i < count; i++)
    {
      double sum = a[i].mean * (double) a[i].visits + b[i].mean * (double) b[i].visits;

      g_assert_cmpuint (both[i].visits, ==, a[i].visits + b[i].visits);
      g_assert_cmpfloat_with_epsilon (both[i].mean * (double) both[i].visits, sum, 1e-6);
    }
  g_assert_cmpuint (tablee_search_done (search), ==, ITERATIONS);
}

/* The action that is asked for gets all of the iterations, and no other any. */
static void
check_try (const Position *position)
{
  g_autofree void *memory = new_memory (tablee_search_size (position->game, NODES), 0);
  TableeSearch *search = begin (position, position->view, memory, NODES, position->seed);
  g_autofree TableeSearchAdvice *before = NULL;
  g_autofree TableeSearchAdvice *after = NULL;
  gsize count;

  tablee_search_run (search, ITERATIONS);
  before = dup_advice (position, search, &count);
  tablee_search_try (search, count - 1, ITERATIONS);
  after = dup_advice (position, search, &count);
  g_assert_cmpuint (tablee_search_done (search), ==, 2 * ITERATIONS);
  for (gsize i = 0; i < count; i++)
    g_assert_cmpuint (after[i].visits, ==, before[i].visits + (i == count - 1 ? ITERATIONS : 0));
  tablee_search_run (search, ITERATIONS);
  g_assert_cmpuint (tablee_search_done (search), ==, 3 * ITERATIONS);
}

/* Whether @action is another thing than @best, and no other way to do it. */
static gboolean
is_another (const Position *position,
            TableeAction    action,
            TableeAction    best)
{
  const TableeThinking *thinking = tablee_policy_thinking (position->game);

  return action != best && (thinking->akin == NULL || !thinking->akin (position->ruleset, position->view, action, best));
}

/* What is next best is known well enough after as many tries as were asked for, and that changes nothing about the best. */
static void
check_compare (const Position *position)
{
  g_autofree void *memory = new_memory (tablee_search_size (position->game, NODES), 0);
  TableeSearch *search = begin (position, position->view, memory, NODES, position->seed);
  g_autofree TableeSearchAdvice *advice = NULL;
  bool (*stops) (TableeAction action) = tablee_policy_thinking (position->game)->stops;
  TableeAction best;
  guint64 most = 0;
  guint compared = 0;
  guint others = 0;
  guint64 tried = 0;
  gsize count;

  tablee_search_run (search, ITERATIONS);
  best = tablee_search_best (search);
  while (tablee_search_compare (search, ITERATIONS / 4, 3))
    continue;
  g_assert_false (tablee_search_compare (search, ITERATIONS / 4, 3));
  advice = dup_advice (position, search, &count);
  for (gsize i = 0; i < count; i++)
    if (advice[i].action == best)
      most = advice[i].visits;
  for (gsize i = 0; i < count; i++)
    {
      g_assert_cmpuint (advice[i].visits, <=, most);
      compared += advice[i].action != best && advice[i].visits >= MIN (most, ITERATIONS / 4);
      if (is_another (position, advice[i].action, best))
        {
          others++;
          tried = MAX (tried, advice[i].visits);
        }

      /* Nor is it left open what others are worth, where they are few, or whether anything is to be done at all. */
      if (count <= 4 || (stops != NULL && stops (advice[i].action)))
        g_assert_cmpuint (advice[i].visits, >=, MIN (most, ITERATIONS / 4) / 3);
    }
  g_assert_cmpuint (compared, >, 0);
  g_assert_cmpuint (tried, >=, others > 0 ? MIN (most, ITERATIONS / 4) : 0);
}

/* A full tree goes on; without room for the actions themselves there is no search. */
static void
check_memory (const Position *position)
{
  gsize size = tablee_search_size (position->game, FEW_NODES);
  g_autofree void *memory = new_memory (size, 0x5a);
  TableeSearch *search = begin (position, position->view, memory, FEW_NODES, position->seed);

  g_assert_cmpuint (tablee_search_capacity (search), ==, FEW_NODES);
  for (int i = 0; i < ITERATIONS; i++)
    {
      tablee_search_run (search, 1);
      g_assert_cmpuint (tablee_search_nodes (search), <=, FEW_NODES);
    }
  g_assert_cmpuint (tablee_search_done (search), ==, ITERATIONS);
  assert_guarded (memory, size, 0x5a);

  g_assert_null (begin (position, position->view, memory, 1, position->seed));
  g_assert_null (tablee_search_init (memory, 1, position->ruleset, position->view, position->seat, NULL,
                                     &(TableeRandom){ { 1 } }));
}

static void
check_allocations (const Position *position)
{
  g_autofree void *memory = new_memory (tablee_search_size (position->game, NODES), 0);
  void *(*volatile allocate) (size_t) = malloc;
  guint before = allocations;
  TableeSearch *search;

  /* They are counted at all. */
  free (allocate (1));
  g_assert_cmpuint (allocations, ==, before + 1);

  before = allocations;
  search = begin (position, position->view, memory, NODES, position->seed);
  tablee_search_run (search, ITERATIONS);
  tablee_search_best (search);
  g_assert_cmpuint (allocations, ==, before);
}

/*
 * Positions
 */

static gboolean
is_choice (const Position *position,
           TableeAction   *actions)
{
  return position->game->legal (position->ruleset, position->state, actions) > 1;
}

/* Plays at random, and looks at a decision now and then. */
static void
play (Position *position,
      Check     check)
{
  const TableeGame *game = position->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  int checked = 0;
  int next = 3;

  tablee_random_seed (&random, position->seed);
  game->deal (position->ruleset, position->state, &random, NULL);
  for (int decision = 0; checked < POSITIONS && !tablee_game_over (position->ruleset, position->state); decision++)
    {
      gsize count = game->legal (position->ruleset, position->state, actions);

      if (decision >= next && is_choice (position, actions))
        {
          position->seat = tablee_game_to_move (position->ruleset, position->state);
          memcpy (position->view, position->state, game->state_size);
          game->conceal (position->ruleset, position->view, position->seat);
          check (position);
          position->seed++;
          checked++;
          next = decision + 7;
        }
      game->apply (position->ruleset, position->state, actions[tablee_random_below (&random, (guint32) count)], NULL);
    }
  g_assert_cmpint (checked, >, 0);
}

static void
test_search (gconstpointer data)
{
  const Case *test = data;
  const TableeGame *game = test->sample->game;
  int most = MIN (game->max_seats, 4);

  for (int seats = game->min_seats; seats <= most; seats += MAX (1, most - game->min_seats))
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, seats, NULL, &error);
      g_autofree void *state = g_malloc (game->state_size);
      g_autofree void *view = g_malloc (game->state_size);
      Position position = {
        .sample = test->sample, .game = game, .ruleset = ruleset, .seed = 1, .state = state, .view = view,
      };

      g_assert_no_error (error);
      play (&position, test->check);
    }
}

/* What the first action of a game of Al Cabohne alone is worth with a horizon of @turns. */
static double
value_alone (int turns)
{
  const TableeGame *game = tablee_games_find ("al-cabohne");
  TableeSearchSettings settings = tablee_search_settings (game);
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, 1, NULL, NULL);
  g_autofree void *state = g_malloc (game->state_size);
  gsize size = tablee_search_size (game, NODES);
  g_autofree void *memory = g_malloc (size);
  double rewards[TABLEE_MAX_SEATS];
  TableeSearch *search;
  TableeRandom random;

  settings.turns = turns;
  tablee_random_seed (&random, 1);
  game->deal (ruleset, state, &random, NULL);
  game->conceal (ruleset, state, 0);
  search = tablee_search_init (memory, size, ruleset, state, 0, &settings, &random);
  tablee_search_run (search, ITERATIONS);
  tablee_search_outlook (search, 0, rewards);

  return rewards[0];
}

/* Alone nobody takes over, and yet playouts are cut. */
static void
test_alone (void)
{
  double whole = value_alone (0);

  g_assert_cmpfloat (value_alone (2), !=, whole);
  g_assert_cmpfloat (value_alone (4), !=, value_alone (2));
  g_assert_cmpfloat (value_alone (4), !=, whole);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    Check       check;
  } checks[] = {
    { "repeated", check_repeated },
    { "honest", check_honest },
    { "advice", check_advice },
    { "merge", check_merge },
    { "try", check_try },
    { "compare", check_compare },
    { "memory", check_memory },
    { "allocations", check_allocations },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_samples[i] != NULL; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (checks); j++)
      {
        g_autofree char *path = g_strdup_printf ("/ai/search/%s/%s", tablee_samples[i]->game->id, checks[j].name);
        Case *test = g_new (Case, 1);

        *test = (Case){ .sample = tablee_samples[i], .check = checks[j].check };
        g_test_add_data_func_full (path, test, test_search, g_free);
      }

  g_test_add_func ("/ai/search/alone", test_alone);

  return g_test_run ();
}
