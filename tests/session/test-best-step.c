/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The action by which somebody gained most: one action, not all of a turn, and nothing that was only learned. */
#include "support.h"

#include "games/catalogue.h"
#include "session/best-step.h"

enum { GAMES = 12 };

/* A game to its end, whoever plays it by chance. */
static TableeGameLog *
play_game (const char *id,
           int         seats,
           guint64     seed)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find (id), seats, NULL, NULL);
  const TableeGame *game = ruleset->game;
  TableeRandom random;
  TableeGameLog *log;

  tablee_random_seed (&random, seed);
  log = tablee_game_log_new (ruleset, &random);
  while (TRUE)
    {
      g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
      gsize count = game->legal (ruleset, tablee_game_log_get_state (log, tablee_game_log_get_head (log)), actions);

      if (count == 0)
        return log;
      tablee_game_log_append (log, actions[tablee_random_below (&random, (uint32_t) count)], TABLEE_BY_PERSON);
    }
}

static void
score (const TableeGameLog *log,
       guint                n,
       TableeScoreSheet    *sheet)
{
  const TableeRuleset *ruleset = tablee_game_log_get_ruleset (log);

  *sheet = (TableeScoreSheet){ 0 };
  ruleset->game->score (ruleset, tablee_game_log_get_state (log, n), sheet);
}

/* What @seat gained between two numbers of actions. */
static gint64
gain_between (const TableeGameLog *log,
              guint                from,
              guint                to,
              int                  seat)
{
  TableeScoreSheet before, after;

  score (log, from, &before);
  score (log, to, &after);

  return after.totals[seat] - before.totals[seat];
}

/* The most between two moments at which somebody else is to move. */
static gint64
find_best_turn (const TableeGameLog *log)
{
  guint head = tablee_game_log_get_head (log);
  guint begin = 0;
  gint64 best = 0;

  for (guint n = 1; n <= head; n++)
    if (n == head || tablee_game_log_get_item (log, n)->seat != tablee_game_log_get_item (log, n - 1)->seat)
      {
        best = MAX (best, gain_between (log, begin, n, tablee_game_log_get_item (log, n - 1)->seat));
        begin = n;
      }

  return best;
}

/* Where all is open: what the best step says is what that action changed, and no other action changed more. */
static void
test_one_action (void)
{
  guint differ = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      TableeGameLog *log = play_game ("bean-chains", 2, seed);
      TableeBestStep best;

      if (tablee_best_step_find (log, TABLEE_VIEWER_ALL, &best))
        {
          g_assert_cmpint (gain_between (log, best.number - 1, best.number, best.seat), ==, best.gain);
          for (guint n = 1; n <= tablee_game_log_get_head (log); n++)
            for (int seat = 0; seat < 2; seat++)
              g_assert_cmpint (gain_between (log, n - 1, n, seat), <=, best.gain);
          differ += find_best_turn (log) > best.gain;
        }
      tablee_game_log_free (log);
    }
  /* Otherwise this would say nothing about turns. */
  g_assert_cmpuint (differ, >, 0);
}

/* Whether one of those who have won has a step of that gain. */
static gboolean
winner_gained (const TableeGameLog *log,
               gint64               gain)
{
  TableeScoreSheet end;

  score (log, tablee_game_log_get_head (log), &end);
  for (guint n = 1; n <= tablee_game_log_get_head (log); n++)
    for (int seat = 0; seat < 2; seat++)
      if (end.winner[seat] && gain_between (log, n - 1, n, seat) == gain)
        return TRUE;

  return FALSE;
}

/* Where both gained as much at one stroke, the moment is the winner's. */
static void
test_winner (void)
{
  guint mattered = 0;

  for (guint64 seed = 1; seed <= 10 * GAMES; seed++)
    {
      TableeGameLog *log = play_game ("bean-chains", 2, seed);
      TableeScoreSheet end;
      TableeBestStep best;

      if (tablee_best_step_find (log, TABLEE_VIEWER_ALL, &best) && winner_gained (log, best.gain))
        {
          score (log, tablee_game_log_get_head (log), &end);
          g_assert_true (end.winner[best.seat]);
          /* Without that, the first one would have been somebody else's. */
          for (guint n = 1; n < best.number; n++)
            mattered += gain_between (log, n - 1, n, 1 - best.seat) == best.gain;
        }
      tablee_game_log_free (log);
    }
  g_assert_cmpuint (mattered, >, 0);
}

/* Who looks on learns later what lay secret: nobody gained that then. What seemed a gain was one. */
static void
test_learned (void)
{
  guint found = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      TableeGameLog *log = play_game ("space-beans", 3, seed);
      TableeBestStep best;

      if (tablee_best_step_find (log, TABLEE_NOBODY, &best))
        {
          g_assert_cmpint (best.gain, <=, gain_between (log, best.number - 1, best.number, best.seat));
          found++;
        }
      tablee_game_log_free (log);
    }
  g_assert_cmpuint (found, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/best-step/one-action", test_one_action);
  g_test_add_func ("/best-step/winner", test_winner);
  g_test_add_func ("/best-step/learned", test_learned);

  return g_test_run ();
}
