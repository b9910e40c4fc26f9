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

/* In which two things may well be done one after the other or the other way round. */
static const char *const orderless[] = { "al-cabohne", "space-beans", "space-station-phoenix", NULL };

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
  void                *room;
  guint                either;   /* pairs of actions of which the order does not matter */
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

/* In the truth as well, @one and @other come to the same either way. */
static void
check_pair (Walk        *walk,
            TableeAction one,
            TableeAction other)
{
  const TableeGame *game = walk->ruleset->game;
  const TableeAction orders[2][2] = { { one, other }, { other, one } };
  int seat = tablee_game_to_move (walk->ruleset, walk->state);
  void *ends[2] = { walk->next, walk->truth };

  if (!tablee_follow_up_either_way (walk->ruleset, walk->view, one, other, walk->room))
    return;

  for (int i = 0; i < 2; i++)
    {
      memcpy (ends[i], walk->state, game->state_size);
      for (int j = 0; j < 2; j++)
        {
          g_assert_cmpint (game->check (walk->ruleset, ends[i], orders[i][j]), ==, TABLEE_REASON_NONE);
          game->apply (walk->ruleset, ends[i], orders[i][j], NULL);
          g_assert_cmpint (tablee_game_to_move (walk->ruleset, ends[i]), ==, seat);
        }
      game->conceal (walk->ruleset, ends[i], seat);
    }
  g_assert_cmpmem (ends[0], game->state_size, ends[1], game->state_size);
  walk->either++;
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
      for (gsize a = 1; a < count; a++)
        check_pair (walk, actions[a - 1], actions[a]);
      game->apply (walk->ruleset, walk->state, actions[tablee_random_below (random, (guint32) count)], NULL);
    }
}

static void
test_game (gconstpointer data)
{
  const TableeGame *game = data;
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, game->min_seats, NULL, NULL);
  g_autofree guint8 *memory = g_malloc ((5 + TABLEE_FOLLOW_UP_ROOM) * game->state_size);
  Walk walk = {
    .ruleset = ruleset,
    .state = memory,
    .view = memory + game->state_size,
    .next = memory + 2 * game->state_size,
    .truth = memory + 3 * game->state_size,
    .scratch = memory + 4 * game->state_size,
    .room = memory + 5 * game->state_size,
  };
  TableeRandom random;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      tablee_random_seed (&random, seed);
      play (&walk, &random);
    }
  g_test_message ("%u actions have a certain step after them, %u show something first; %u pairs come to the same either way", walk.certain, walk.again,
                  walk.either);
  g_assert_cmpint (walk.certain > 0, ==, !g_strv_contains (single, game->id));
  g_assert_cmpuint (walk.again, >, 0);
  if (g_strv_contains (orderless, game->id) || g_strv_contains (single, game->id))
    g_assert_cmpint (walk.either > 0, ==, g_strv_contains (orderless, game->id));
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
