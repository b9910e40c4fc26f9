/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What gives something away although nothing else is legal says why: in whole games at random each of the reasons below comes up, and
 * no other.
 */
#include "config.h"

#include "games/catalogue.h"
#include "present/present.h"

enum
{
  MOST_REASONS = 11,
  MOST_ACTIONS = 2500,
};

typedef struct
{
  const char *game;
  const char *options;                /* JSON, or NULL */
  int         seats;
  guint       games;
  const char *reasons[MOST_REASONS];  /* patterns */
} Case;

static const Case cases[] = {
  { "space-beans", NULL, 4, 400,
    { "No card in your hand fits either of your collections: you have to close the visible one.",
      "You must lay out *, though it costs points: no other card of your hand fits your collections." } },
  { "al-cabohne", NULL, 2, 400,
    { "You must harvest *: a single bean stays while all your other fields have more.",
      "* has no beans, and your hand has one for him: give him a card before you finish." } },
  { "bean-chains", NULL, 2, 20, { "You must play the first card of your hand: *." } },
  { "martian-12s", "{ \"tokens\": 5, \"rounds\": 0 }", 3, 100, { "You cannot pay another stake: pass with *." } },
  { "space-station-phoenix", NULL, 2, 60,
    { "You must dismantle *: your other ships are used.",
      "*ou cannot use any ship*take income.",
      "Build a level * sector for * metal: you do not have enough metal for any other.",
      "Build a level * sector for * metal: the only one on offer that continues one of your wings.",
      "Build a level * sector for * metal: *. It is the last sector of the station: everybody else then has one more turn.",
      "Observe the humans for *: to recruit one, you need a free quarter.",
      "Observe the humans for *: to recruit one, you need food, water and metal.",
      "Exchange two resources for one: you do not have what an alien or a purchase takes.",
      "Exchange two resources for one: no alien finds a quarter, and you have too few gems to buy.",
      "Advance on the * track for * gem*: you cannot pay for any other.",
      "Advance on the * track for * gem*: you are at the top of the others." } },
};

static char *
say_why (const TableePresentContext *context,
         const void                 *view,
         TableeAction                action)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);

  return present->forced != NULL ? present->forced (context, view, action) : present->prompt (context, view);
}

static void
hear (const Case *test,
      const char *sentence,
      guint      *heard)
{
  for (int i = 0; i < MOST_REASONS && test->reasons[i] != NULL; i++)
    if (g_pattern_match_simple (test->reasons[i], sentence))
      {
        heard[i]++;
        return;
      }

  g_error ("%s: no reason that was expected: “%s”", test->game, sentence);
}

/* The reason is said of what the seat knows. */
static void
look (const Case                 *test,
      const TableePresentContext *context,
      const void                 *state,
      TableeAction                action,
      guint                      *heard)
{
  const TableeGame *game = context->ruleset->game;
  g_autofree void *view = g_memdup2 (state, game->state_size);
  g_autofree char *sentence = NULL;

  game->conceal (context->ruleset, view, tablee_game_to_move (context->ruleset, state));
  g_assert_cmpint (game->forfeits (context->ruleset, view, action), ==, game->forfeits (context->ruleset, state, action));
  if (!game->forfeits (context->ruleset, view, action))
    return;

  sentence = say_why (context, view, action);
  hear (test, sentence, heard);
}

static void
play (const Case          *test,
      const TableeRuleset *ruleset,
      guint                seed,
      guint               *heard)
{
  static const char *const names[TABLEE_MAX_SEATS] = { "Ana", "Bo", "Cleo", "Dan" };
  const TableeGame *game = ruleset->game;
  TableePresentContext context = { ruleset, names, 0 };
  g_autofree void *state = g_malloc0 (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  TableeRandom random;
  gsize count;

  tablee_random_seed (&random, seed);
  game->deal (ruleset, state, &random, NULL);
  for (int i = 0; i < MOST_ACTIONS && (count = game->legal (ruleset, state, actions)) > 0; i++)
    {
      if (count == 1)
        look (test, &context, state, actions[0], heard);
      game->apply (ruleset, state, actions[tablee_random_below (&random, (uint32_t) count)], NULL);
    }
}

static void
test_reasons (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) options = test->options != NULL ? json_from_string (test->options, &error) : NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;
  guint heard[MOST_REASONS] = { 0 };

  g_assert_no_error (error);
  ruleset = tablee_ruleset_new (tablee_games_find (test->game), test->seats, options != NULL ? json_node_get_object (options) : NULL,
                                &error);
  g_assert_no_error (error);
  for (guint seed = 0; seed < test->games; seed++)
    play (test, ruleset, seed, heard);
  for (int i = 0; i < MOST_REASONS && test->reasons[i] != NULL; i++)
    {
      g_test_message ("%u times: %s", heard[i], test->reasons[i]);
      g_assert_cmpuint (heard[i], >, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/forced/", cases[i].game, NULL);

      g_test_add_data_func (path, &cases[i], test_reasons);
    }

  return g_test_run ();
}
