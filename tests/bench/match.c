/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays seeded matches of one level against seats of another, seats rotated, and prints what each wins with 95 % intervals.
 * usage: match SEATS GAMES ONE OTHERS   (levels: 0 random, 1 easy, 2 medium, 3 expert)
 */
#include "ai/choose.h"
#include "games/martian-12s/rules.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

int
main (int    argc,
      char **argv)
{
  int seats = argc == 5 ? atoi (argv[1]) : 0;
  int games = argc == 5 ? atoi (argv[2]) : 0;
  M12Ruleset ruleset;
  void *scratch;
  double sum = 0, squares = 0, wins = 0, time = 0, longest = 0;
  long decisions = 0;

  if (seats < 2 || seats > TABLEE_MAX_SEATS || games < 1)
    return 1;

  m12_ruleset_init (&ruleset, seats);
  m12_ruleset_complete (&ruleset);
  scratch = malloc (tablee_ai_scratch_size (ruleset.base.game));
  for (int i = 0; i < games; i++)
    {
      int one = i % seats;
      TableeRandom random;
      M12State state;
      TableeScoreSheet sheet;
      double rewards[TABLEE_MAX_SEATS];
      int shared = 0;

      tablee_random_seed (&random, (uint64_t) (i / seats));
      ruleset.base.game->deal (&ruleset.base, &state, &random);
      while (state.phase != M12_PHASE_OVER)
        {
          TableeLevel level = (TableeLevel) atoi (argv[state.current == one ? 3 : 4]);
          M12State view = state;
          TableeAction action;
          double start = seconds ();

          ruleset.base.game->conceal (&ruleset.base, &view, state.current);
          action = tablee_ai_choose (&ruleset.base, &view, level, &random, scratch);
          if (state.current == one)
            {
              double took = seconds () - start;

              time += took;
              longest = fmax (longest, took);
              decisions++;
            }
          ruleset.base.game->apply (&ruleset.base, &state, action, NULL);
        }
      tablee_martian_12s_heuristics.reward (&ruleset.base, &state, rewards);
      ruleset.base.game->score (&ruleset.base, &state, &sheet);
      for (int seat = 0; seat < seats; seat++)
        shared += sheet.winner[seat];
      wins += sheet.winner[one] ? 1.0 / shared : 0;
      sum += rewards[one];
      squares += rewards[one] * rewards[one];
    }

  printf ("%d seats, %d games: stakes a game %+.2f ± %.2f; wins %.1f %% ± %.1f (even: %.1f); "
          "%.2f ms a decision, at most %.0f\n", seats, games, sum / games, 1.96 * sqrt ((squares / games - sum * sum / games / games) / games),
          100 * wins / games, 196 * sqrt (wins / games * (1 - wins / games) / games), 100.0 / seats,
          1e3 * time / (double) decisions, 1e3 * longest);
  free (scratch);

  return 0;
}
