/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays seeded games of Martian 12s, one seat of a level against seats of another, seats rotated, and prints what the one wins
 * with 95 % intervals: in stakes, which "tablee-cli simulate" does not count, and in games; and how long it thinks.
 * usage: match SEATS GAMES ONE OTHERS   (levels: 0 random, 1 easy, 2 medium, 3 expert)
 */
#include "ai/choose.h"
#include "games/martian-12s/rules.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct
{
  M12Ruleset  ruleset;
  TableeSkill one;
  TableeSkill others;
  void       *scratch;

  double      stakes;
  double      squares;    /* of the stakes */
  double      wins;
  double      thinking;   /* seconds */
  double      longest;
  long        decisions;
} Match;

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static TableeAction
decide (Match          *match,
        const M12State *state,
        int             one,
        TableeRandom   *random)
{
  M12State view = *state;
  TableeSkill level = state->current == one ? match->one : match->others;
  double start = processor_seconds ();
  TableeAction action;

  tablee_martian_12s_game.conceal (&match->ruleset.base, &view, state->current);
  action = tablee_ai_choose (&match->ruleset.base, &view, level, random, match->scratch);
  if (state->current == one)
    {
      double took = processor_seconds () - start;

      match->thinking += took;
      match->longest = fmax (match->longest, took);
      match->decisions++;
    }

  return action;
}

static void
count (Match          *match,
       const M12State *state,
       int             one)
{
  TableeScoreSheet sheet;
  double rewards[TABLEE_MAX_SEATS];
  int shared = 0;

  tablee_martian_12s_heuristics.reward (&match->ruleset.base, state, rewards);
  tablee_martian_12s_game.score (&match->ruleset.base, state, &sheet);
  for (int seat = 0; seat < sheet.columns; seat++)
    shared += sheet.winner[seat];
  match->wins += sheet.winner[one] ? 1.0 / shared : 0;
  match->stakes += rewards[one];
  match->squares += rewards[one] * rewards[one];
}

static void
play (Match    *match,
      int       one,
      uint64_t  number)
{
  TableeRandom random;
  M12State state;

  tablee_random_seed (&random, number);
  tablee_martian_12s_game.deal (&match->ruleset.base, &state, &random, NULL);
  while (state.phase != M12_PHASE_OVER)
    tablee_martian_12s_game.apply (&match->ruleset.base, &state, decide (match, &state, one, &random), NULL);
  count (match, &state, one);
}

static void
print (const Match *match,
       int          games)
{
  double mean = match->stakes / games;
  double share = match->wins / games;
  int seats = match->ruleset.base.seats;

  printf ("%d seats, %d games: stakes a game %+.2f ± %.2f; ", seats, games, mean,
          1.96 * sqrt ((match->squares / games - mean * mean) / games));
  printf ("wins %.1f %% ± %.1f (even: %.1f); ", 100 * share, 196 * sqrt (share * (1 - share) / games), 100.0 / seats);
  printf ("%.2f ms a decision, at most %.0f\n", 1e3 * match->thinking / (double) match->decisions, 1e3 * match->longest);
}

static int
number (const char *text,
        int         least,
        int         most)
{
  long value = strtol (text, NULL, 10);

  if (value < least || value > most)
    {
      fprintf (stderr, "match: %s is not between %d and %d\n", text, least, most);
      exit (1);
    }

  return (int) value;
}

int
main (int    argc,
      char **argv)
{
  Match match = { 0 };
  int seats, games;

  if (argc != 5)
    {
      fputs ("usage: match SEATS GAMES ONE OTHERS\n", stderr);
      return 1;
    }
  seats = number (argv[1], 2, TABLEE_MAX_SEATS);
  games = number (argv[2], 1, 1000000);
  match.one = (TableeSkill) number (argv[3], 0, TABLEE_N_SKILLS - 1);
  match.others = (TableeSkill) number (argv[4], 0, TABLEE_N_SKILLS - 1);
  m12_ruleset_init (&match.ruleset, seats);
  m12_ruleset_complete (&match.ruleset);
  match.scratch = malloc (tablee_ai_scratch_size (match.ruleset.base.game));
  if (match.scratch == NULL)
    return 1;

  for (int i = 0; i < games; i++)
    play (&match, i % seats, (uint64_t) (i / seats));
  print (&match, games);
  free (match.scratch);

  return 0;
}
