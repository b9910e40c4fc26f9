/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays seeded games of one player in a seat against others in all other seats, seats rotated, each deal once from every seat,
 * and prints what the one is rewarded beyond an even share, with its 95 % interval, and what both think in processor time.
 * usage: bench-search GAME SEATS GAMES ONE OTHERS [OPTIONS [SEED]]
 * A player is a level, or search:ITERATIONS, with settings to try out: search:1000,exploration=0.7,turns=4. OPTIONS is JSON.
 */
#include "ai/choose.h"
#include "ai/search.h"
#include "games/catalogue.h"
#include "notation/json-guard.h"
#include "notation/notation.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { NODES = 200000 };

typedef struct
{
  TableeSkill          level;
  guint32              iterations;  /* 0: the level */
  TableeSearchSettings settings;
  double               thinking;    /* processor seconds */
  gint64               decisions;
} Player;

typedef struct
{
  TableeRuleset *ruleset;
  Player         one;
  Player         others;
  void          *scratch;
  void          *memory;
  gsize          memory_size;
} Match;

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static TableeAction
choose (const Match  *match,
        const Player *player,
        const void   *view,
        int           seat,
        TableeRandom *random)
{
  TableeSearch *search;

  if (player->iterations == 0)
    return tablee_ai_choose (match->ruleset, view, player->level, random, match->scratch);

  search = tablee_search_init (match->memory, match->memory_size, match->ruleset, view, seat, &player->settings, random);
  tablee_random_next (random);
  tablee_search_run (search, player->iterations);

  return tablee_search_best (search);
}

static TableeAction
decide (Match        *match,
        Player       *player,
        const void   *state,
        void         *view,
        TableeRandom *random)
{
  const TableeGame *game = match->ruleset->game;
  int seat = game->to_move (match->ruleset, state);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  double start;
  TableeAction action;

  if (game->legal (match->ruleset, state, actions) == 1)
    return actions[0];

  memcpy (view, state, game->state_size);
  game->conceal (match->ruleset, view, seat);
  start = processor_seconds ();
  action = choose (match, player, view, seat, random);
  player->thinking += processor_seconds () - start;
  player->decisions++;

  return action;
}

/* What seat @one gains beyond the mean of the table. */
static double
play (Match   *match,
      int      one,
      guint64  number)
{
  const TableeGame *game = match->ruleset->game;
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  double rewards[TABLEE_MAX_SEATS];
  double sum = 0;
  TableeRandom deal;
  TableeRandom thought;
  int seat;

  tablee_random_seed (&deal, number);
  tablee_random_seed (&thought, ~number);
  game->deal (match->ruleset, state, &deal, NULL);
  while ((seat = game->to_move (match->ruleset, state)) != TABLEE_NOBODY)
    game->apply (match->ruleset, state, decide (match, seat == one ? &match->one : &match->others, state, view, &thought), NULL);
  tablee_games_heuristics (game)->reward (match->ruleset, state, rewards);
  for (seat = 0; seat < match->ruleset->seats; seat++)
    sum += rewards[seat];

  return match->ruleset->seats == 1 ? sum : rewards[one] - sum / match->ruleset->seats;
}

static gboolean
set_setting (TableeSearchSettings *settings,
             const char           *key,
             double                value)
{
  if (g_str_equal (key, "exploration"))
    settings->exploration = value;
  else if (g_str_equal (key, "bias"))
    settings->bias = value;
  else if (g_str_equal (key, "trust"))
    settings->trust = value;
  else if (g_str_equal (key, "epsilon"))
    settings->epsilon = value;
  else if (g_str_equal (key, "turns"))
    settings->turns = (gint32) value;
  else if (g_str_equal (key, "decisions"))
    settings->decisions = (gint32) value;
  else if (g_str_equal (key, "ripe"))
    settings->ripe = (gint32) value;
  else if (g_str_equal (key, "unpaired"))
    settings->unpaired = value > 0;
  else
    return FALSE;

  return TRUE;
}

static gboolean
read_player (const TableeGame *game,
             const char       *text,
             Player           *player)
{
  static const char *const levels[TABLEE_N_SKILLS] = { "random", "easy", "medium", "expert" };
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  *player = (Player){ .settings = tablee_search_settings (game) };
  for (int level = 0; level < TABLEE_N_SKILLS; level++)
    if (g_str_equal (text, levels[level]))
      {
        player->level = (TableeSkill) level;
        return TRUE;
      }

  if (!g_str_has_prefix (words[0], "search:"))
    return FALSE;
  player->iterations = (guint32) strtoul (words[0] + strlen ("search:"), NULL, 10);
  for (int i = 1; words[i] != NULL; i++)
    {
      char *equals = strchr (words[i], '=');

      if (equals == NULL)
        return FALSE;
      *equals = '\0';
      if (!set_setting (&player->settings, words[i], g_ascii_strtod (equals + 1, NULL)))
        return FALSE;
    }

  return player->iterations > 0;
}

static void
print_player (const char   *text,
              const Player *player)
{
  if (player->decisions > 0)
    printf ("  %s: %.3f ms a decision\n", text, 1e3 * player->thinking / (double) player->decisions);
}

int
main (int    argc,
      char **argv)
{
  Match match = { 0 };
  const TableeGame *game = argc > 5 ? tablee_games_find (argv[1]) : NULL;
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (GError) error = NULL;
  double sum = 0;
  double squares = 0;
  double mean;
  guint64 seed;
  int games;

  if (game == NULL || !read_player (game, argv[4], &match.one) || !read_player (game, argv[5], &match.others))
    {
      fputs ("usage: bench-search GAME SEATS GAMES ONE OTHERS [OPTIONS [SEED]]\n", stderr);
      return 1;
    }
  options = argc > 6 && *argv[6] != '\0' ? tablee_json_parse (argv[6], -1, &error) : NULL;
  match.ruleset = error == NULL ? tablee_ruleset_new (game, atoi (argv[2]), options, &error) : NULL;
  if (match.ruleset == NULL)
    {
      fprintf (stderr, "%s\n", error->message);
      return 1;
    }
  games = atoi (argv[3]);
  seed = argc > 7 ? strtoull (argv[7], NULL, 10) : 0;
  match.scratch = g_malloc (tablee_ai_scratch_size (game));
  match.memory_size = tablee_search_size (game, NODES);
  match.memory = g_malloc (match.memory_size);

  for (int i = 0; i < games; i++)
    {
      double gain = play (&match, i % match.ruleset->seats, seed + (guint64) (i / match.ruleset->seats));

      sum += gain;
      squares += gain * gain;
    }
  mean = sum / games;
  printf ("%s, %d seats, %d games: %+.3f ± %.3f\n", game->id, match.ruleset->seats, games, mean,
          1.96 * sqrt ((squares / games - mean * mean) / games));
  print_player (argv[4], &match.one);
  print_player (argv[5], &match.others);
  g_free (match.scratch);
  g_free (match.memory);
  tablee_ruleset_unref (match.ruleset);

  return 0;
}
