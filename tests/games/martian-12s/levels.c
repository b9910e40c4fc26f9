/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who plays better wins more money also at a table where all kinds of players sit, not only against those just below: the stakes
 * of one who stops early go to whoever dares more, even if to play anything may cost less. */
#include "ai/choose.h"
#include "games/martian-12s/rules/rules.h"

#include <glib.h>
#include <math.h>

enum
{
  SEATS = 4,
  GAMES = 2000,
};

/* The two last ones leave less to those before. */
static const TableeSkill skills[SEATS] = {
  TABLEE_SKILL_RANDOM, TABLEE_SKILL_EASY, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_MEDIUM,
};

/* Stakes of each place after one game. */
static void
play (const M12Ruleset *ruleset,
      int               number,
      void             *scratch,
      double           *stakes)
{
  const TableeGame *game = ruleset->base.game;
  TableeRandom deal;
  TableeRandom thought;
  double rewards[TABLEE_MAX_SEATS];
  M12State state;

  tablee_random_seed (&deal, (guint64) (number / SEATS));
  tablee_random_seed (&thought, ~(guint64) number);
  game->deal (&ruleset->base, &state, &deal, NULL);
  while (state.phase != M12_PHASE_OVER)
    {
      M12State view = state;
      TableeSkill skill = skills[(state.current + number) % SEATS];

      game->conceal (&ruleset->base, &view, state.current);
      game->apply (&ruleset->base, &state, tablee_ai_choose (&ruleset->base, &view, skill, &thought, scratch), NULL);
    }
  tablee_martian_12s_heuristics.reward (&ruleset->base, &state, rewards);
  for (int seat = 0; seat < SEATS; seat++)
    stakes[(seat + number) % SEATS] = rewards[seat];
}

static void
test_one_table (void)
{
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (&tablee_martian_12s_game));
  double sums[SEATS] = { 0 };
  double squares[SEATS] = { 0 };
  double means[SEATS];
  M12Ruleset ruleset;

  m12_ruleset_init (&ruleset, SEATS);
  m12_ruleset_complete (&ruleset);
  for (int number = 0; number < GAMES; number++)
    {
      double stakes[SEATS];

      play (&ruleset, number, scratch, stakes);
      for (int place = 0; place < SEATS; place++)
        {
          sums[place] += stakes[place];
          if (place > 0)
            squares[place] += (stakes[place] - stakes[place - 1]) * (stakes[place] - stakes[place - 1]);
        }
    }

  for (int place = 0; place < SEATS; place++)
    means[place] = sums[place] / GAMES;
  for (int place = 1; place < 3; place++)
    {
      double more = means[place] - means[place - 1];
      double standard_error = sqrt ((squares[place] / GAMES - more * more) / GAMES);

      g_test_message ("%+.2f, better by %.2f ± %.2f", means[place], more, 1.96 * standard_error);
      g_assert_cmpfloat (more, >, 2 * standard_error);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/martian-12s/one-table", test_one_table);

  return g_test_run ();
}
