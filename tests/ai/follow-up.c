/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows an action for certain is so in the truth as well, which nobody has shown to who asks. */
#include "ai/follow-up.h"
#include "games/catalogue.h"
#include "notation/notation.h"

#include <string.h>

enum
{
  GAMES = 6,
  DECISIONS = 400,  /* of a game that are looked at, at most */
};

/* In which each action is a deed of its own. */
static const char *const single[] = { "martian-12s", "pig", NULL };

typedef struct
{
  const TableeRuleset *ruleset;
  void                *state;
  void                *view;
  void                *next;
  void                *truth;
  void                *scratch;
  guint                certain;
  guint                again;    /* the same seat decides, but something has come to light */
} Walk;

static void
check_action (Walk        *walk,
              TableeAction action)
{
  const TableeGame *game = walk->ruleset->game;
  int seat = tablee_game_to_move (walk->ruleset, walk->state);
  gboolean certain = tablee_follow_up (walk->ruleset, walk->view, action, walk->next, walk->scratch);

  memcpy (walk->truth, walk->state, game->state_size);
  game->apply (walk->ruleset, walk->truth, action, NULL);
  game->conceal (walk->ruleset, walk->truth, seat);
  if (certain)
    {
      g_assert_cmpint (tablee_game_to_move (walk->ruleset, walk->truth), ==, seat);
      g_assert_cmpmem (walk->next, game->state_size, walk->truth, game->state_size);
    }
  walk->certain += certain;
  walk->again += !certain && tablee_game_to_move (walk->ruleset, walk->truth) == seat;
}

static void
play (Walk         *walk,
      TableeRandom *random)
{
  const TableeGame *game = walk->ruleset->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  gsize count;

  game->deal (walk->ruleset, walk->state, random, NULL);
  for (int i = 0; i < DECISIONS && (count = game->legal (walk->ruleset, walk->state, actions)) > 0; i++)
    {
      memcpy (walk->view, walk->state, game->state_size);
      game->conceal (walk->ruleset, walk->view, tablee_game_to_move (walk->ruleset, walk->state));
      for (gsize a = 0; a < count; a++)
        check_action (walk, actions[a]);
      game->apply (walk->ruleset, walk->state, actions[tablee_random_below (random, (guint32) count)], NULL);
    }
}

static void
test_game (gconstpointer data)
{
  const TableeGame *game = data;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, game->min_seats, NULL, NULL);
  g_autofree guint8 *memory = g_malloc (5 * game->state_size);
  Walk walk = {
    .ruleset = ruleset,
    .state = memory,
    .view = memory + game->state_size,
    .next = memory + 2 * game->state_size,
    .truth = memory + 3 * game->state_size,
    .scratch = memory + 4 * game->state_size,
  };
  TableeRandom random;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      tablee_random_seed (&random, seed);
      play (&walk, &random);
    }
  g_test_message ("%u actions have a certain step after them, %u show something first", walk.certain, walk.again);
  g_assert_cmpint (walk.certain > 0, ==, !g_strv_contains (single, game->id));
  g_assert_cmpuint (walk.again, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/follow-up/%s", tablee_games[i]->id);

      g_test_add_data_func (path, tablee_games[i], test_game);
    }

  return g_test_run ();
}
