/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why one action is better than another one: what is planted is found, what is not there is not, and both come of the view, the actions and
 * the random numbers alone. */
#include "ai/foresight.h"
#include "games/catalogue.h"
#include "notation/notation.h"

#include <math.h>

enum
{
  FAMILIES = 300,      /* made-up hints of which nothing differs */
  ALLOWED = 15,        /* of these may claim something: one of 20 */
  PAIRS = 200,
  NOISY = 12,          /* topics that change */
  PLANTED = 7,
  MOST = 12,
  TRUTHS = 40,
  DECISIONS = 6,       /* of a game that are looked at */
  EVERY = 11,
  GUARD = 64,          /* bytes behind the memory */
};

typedef struct
{
  double shift;   /* what the first action has more of the planted topic */
  double worth;   /* reward for each of it */
  double others;  /* for each of the other topics */
  double unseen;  /* reward of the first action that has nothing to do with any topic */
} Plant;

/* Rare events, frequent ones and amounts, of which the reward is made. */
static void
make_up (TableeObservation *self,
         TableeRandom      *random,
         const Plant       *plant,
         double             shift,
         double             unseen)
{
  *self = (TableeObservation){ 0 };
  for (int i = 0; i < NOISY; i++)
    {
      double likely = (i + 1.0) / 20;
      int size = 1 + i % 4;

      for (int j = 0; j < size; j++)
        self->values[i] += tablee_random_real (random) < likely;
      if (i == PLANTED)
        self->values[i] += tablee_random_real (random) < shift;
      self->reward += (i == PLANTED ? plant->worth : plant->others) * self->values[i];
    }
  self->reward += unseen + tablee_random_real (random);
}

static gsize
compare_made_up (const Plant      *plant,
                 TableeRandom     *random,
                 TableeDifference *differences)
{
  g_autofree TableeContrast *contrast = g_new0 (TableeContrast, 1);
  g_autofree TableeObservation *observations = g_new0 (TableeObservation, 2);

  for (int i = 0; i < PAIRS; i++)
    {
      make_up (&observations[0], random, plant, plant->shift, plant->unseen);
      make_up (&observations[1], random, plant, 0, 0);
      tablee_contrast_add (contrast, &observations[0], &observations[1]);
    }

  return tablee_contrast_find (contrast, differences, MOST);
}

/* Whatever goes with the reward would be told if it differed by chance alone; here everything does. */
static void
test_error_rate (void)
{
  TableeDifference differences[MOST];
  TableeRandom random;
  int claims = 0;

  tablee_random_seed (&random, 1);
  for (int i = 0; i < FAMILIES; i++)
    claims += compare_made_up (&(Plant){ 0, 1, 1, 0 }, &random, differences) > 0;
  g_test_message ("%d of %d claim something", claims, FAMILIES);
  g_assert_cmpint (claims, <=, ALLOWED);
}

static void
test_planted (void)
{
  TableeDifference differences[MOST];
  TableeRandom random;

  tablee_random_seed (&random, 2);
  g_assert_cmpuint (compare_made_up (&(Plant){ 0.5, 1, 0, 0 }, &random, differences), ==, 1);
  g_assert_cmpint (differences[0].row, ==, 0);
  g_assert_cmpint (differences[0].seat, ==, PLANTED);
  g_assert_cmpint (differences[0].tally, ==, -1);
  g_assert_cmpfloat_with_epsilon (differences[0].means[0] - differences[0].means[1], 0.5, differences[0].noise[0]);
  g_assert_cmpfloat_with_epsilon (differences[0].weight, 0.5, 0.2);
}

/* What differs against the action, or has nothing to do with the reward, is no reason for it; and what is worse has none. */
static void
test_no_reason (void)
{
  static const Plant plants[] = { { 0.5, -1, 0, 2 }, { 0.5, 0, 0, 2 }, { 0.5, 1, 0, -2 } };
  TableeDifference differences[MOST];
  TableeRandom random;

  tablee_random_seed (&random, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (plants); i++)
    g_assert_cmpuint (compare_made_up (&plants[i], &random, differences), ==, 0);
}

/* The weightiest come first, and where there is room for some only, they are there. */
static void
test_order (void)
{
  g_autofree TableeContrast *contrast = g_new0 (TableeContrast, 1);
  g_autofree TableeObservation *observations = g_new0 (TableeObservation, 2);
  TableeDifference differences[2];
  TableeRandom random;

  tablee_random_seed (&random, 4);
  for (int i = 0; i < PAIRS; i++)
    {
      for (int arm = 0; arm < 2; arm++)
        {
          observations[arm] = (TableeObservation){ 0 };
          for (int topic = 0; topic < 3; topic++)
            {
              observations[arm].values[topic] = tablee_random_real (&random) < (arm == 0 ? 0.8 : 0.4);
              observations[arm].reward += (topic + 1) * observations[arm].values[topic];
            }
        }
      tablee_contrast_add (contrast, &observations[0], &observations[1]);
    }
  g_assert_cmpuint (tablee_contrast_find (contrast, differences, G_N_ELEMENTS (differences)), ==, 2);
  g_assert_cmpint (differences[0].seat, ==, 2);
  g_assert_cmpint (differences[1].seat, ==, 1);
  g_assert_cmpfloat (differences[0].weight, >, differences[1].weight);
  g_assert_true (differences[0].often);
}

/* @own: the total of whoever decides after either action, the same in all games; a rival's decides who wins. */
static gsize
compare_settled (const double      own[2],
                 int               column,
                 TableeDifference *difference)
{
  g_autofree TableeContrast *contrast = g_new0 (TableeContrast, 1);
  g_autofree TableeObservation *observations = g_new0 (TableeObservation, 2);
  TableeRandom random;

  contrast->seat = 1;
  tablee_random_seed (&random, 7);
  for (int i = 0; i < PAIRS; i++)
    {
      double rival = 10 + 4 * tablee_random_real (&random);

      for (int arm = 0; arm < 2; arm++)
        {
          observations[arm].values[tablee_contrast_row_topic (TABLEE_CONTRAST_TOTAL, column)] = own[arm];
          observations[arm].reward = own[arm] > rival;
        }
      tablee_contrast_add (contrast, &observations[0], &observations[1]);
    }

  return tablee_contrast_find (contrast, difference, 1);
}

/* Late in a game each action settles what one ends with: nothing is to be learned from games after the same one, and it is the reason. */
static void
test_settled (void)
{
  TableeDifference difference;

  g_assert_cmpuint (compare_settled ((const double[]){ 13, 12 }, 1, &difference), ==, 1);
  g_assert_cmpint (difference.row, ==, TABLEE_CONTRAST_TOTAL);
  g_assert_cmpint (difference.seat, ==, 1);
  g_assert_cmpfloat_with_epsilon (difference.weight, 0.25, 0.1);

  /* Of somebody else it is none, nor is what wins as often. */
  g_assert_cmpuint (compare_settled ((const double[]){ 13, 12 }, 0, &difference), ==, 0);
  g_assert_cmpuint (compare_settled ((const double[]){ 20, 19 }, 1, &difference), ==, 0);
}

/*
 * In every game
 */

typedef void (*Check) (const TableeRuleset *ruleset,
                       const void          *view,
                       const TableeAction  *actions,
                       gsize                count);

typedef struct
{
  const TableeGame *game;
  Check             check;
} Case;

static TableeForesight *
look_ahead (void                *memory,
            const TableeRuleset *ruleset,
            const void          *view,
            TableeAction         first,
            TableeAction         second)
{
  TableeRandom random;
  TableeForesight *self;

  tablee_random_seed (&random, 5);
  self = tablee_foresight_init (memory, ruleset, view, first, second, &random);
  for (int i = 0; i < TRUTHS; i++)
    tablee_foresight_go_on (self);

  return self;
}

/* It keeps to its memory, does not touch the view, and finds the same whatever lay there before. */
static void
check_same (const TableeRuleset *ruleset,
            const void          *view,
            const TableeAction  *actions,
            gsize                count)
{
  gsize size = tablee_foresight_size (ruleset->game);
  g_autofree guint8 *clean = g_malloc0 (size + GUARD);
  g_autofree guint8 *dirty = g_malloc (size + GUARD);
  g_autofree void *before = g_memdup2 (view, ruleset->game->state_size);
  TableeForesight *one;
  TableeForesight *other;

  memset (dirty, 0xa5, size + GUARD);
  one = look_ahead (clean, ruleset, view, actions[0], actions[count - 1]);
  other = look_ahead (dirty, ruleset, view, actions[0], actions[count - 1]);
  g_assert_cmpmem (tablee_foresight_get (one), sizeof (TableeContrast), tablee_foresight_get (other), sizeof (TableeContrast));
  g_assert_cmpmem (view, ruleset->game->state_size, before, ruleset->game->state_size);
  for (int i = 0; i < GUARD; i++)
    g_assert_cmpint (dirty[size + (gsize) i], ==, 0xa5);
}

/* All truths come to an end; and nothing differs where the same is played twice. */
static void
check_equal (const TableeRuleset *ruleset,
             const void          *view,
             const TableeAction  *actions,
             gsize                count)
{
  g_autofree void *memory = g_malloc (tablee_foresight_size (ruleset->game));
  const TableeContrast *contrast = tablee_foresight_get (look_ahead (memory, ruleset, view, actions[0], actions[0]));

  g_assert_cmpuint (contrast->pairs, ==, TRUTHS);
  for (gsize i = 0; i < TABLEE_CONTRAST_TOPICS; i++)
    g_assert_cmpuint (contrast->topics[i].unlike, ==, 0);
}

/* At some decisions of a game that is played at random. */
static void
test_game (gconstpointer data)
{
  const Case *test = data;
  const TableeGame *game = test->game;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, game->min_seats, NULL, NULL);
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  int looked = 0;
  gsize count;

  tablee_random_seed (&random, 6);
  game->deal (ruleset, state, &random, NULL);
  for (int i = 0; (count = game->legal (ruleset, state, actions)) > 0 && looked < DECISIONS; i++)
    {
      if (count > 1 && i % EVERY == 0)
        {
          memcpy (view, state, game->state_size);
          game->conceal (ruleset, view, tablee_game_to_move (ruleset, state));
          test->check (ruleset, view, actions, count);
          looked++;
        }
      game->apply (ruleset, state, actions[tablee_random_below (&random, (guint32) count)], NULL);
    }
  g_assert_cmpint (looked, >, 0);
}

static void
add_game_test (const TableeGame *game,
               const char       *name,
               Check             check)
{
  g_autofree char *path = g_strdup_printf ("/contrast/%s/%s", game->id, name);
  Case *test = g_new (Case, 1);

  *test = (Case){ game, check };
  g_test_add_data_func_full (path, test, test_game, g_free);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contrast/error-rate", test_error_rate);
  g_test_add_func ("/contrast/planted", test_planted);
  g_test_add_func ("/contrast/no-reason", test_no_reason);
  g_test_add_func ("/contrast/order", test_order);
  g_test_add_func ("/contrast/settled", test_settled);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      add_game_test (tablee_games[i], "same", check_same);
      add_game_test (tablee_games[i], "equal", check_equal);
    }

  return g_test_run ();
}
