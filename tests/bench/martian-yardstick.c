/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Plays seeded rounds of Martian 12s for two, an expert against a medium player, solves every decision exactly, and prints what
 * other players would lose by theirs: stakes a decision, with 95 % intervals, and after how many pulls.
 * usage: martian-yardstick ROUNDS PULLS PLAYER...   (from so many pulls on, at 2 some seconds a decision and 128 MB;
 * easy, medium, expert or search:ITERATIONS)
 */
#include "ai/choose.h"
#include "ai/search.h"
#include "games/martian-12s/mind/endgame.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  ENTRIES = 1 << 23,
  NODES = 200000,
  MOST_PLAYERS = 8,
  MOST_PULLS = 12,
};

typedef struct
{
  const char *name;
  uint32_t    iterations;  /* 0: the skill */
  TableeSkill skill;
  double      lost;
  double      squares;
  double      lost_after[MOST_PULLS + 1];
} Player;

typedef struct
{
  M12Ruleset       ruleset;
  M12EndgameEntry *entries;
  void            *scratch;
  void            *memory;
  size_t           memory_size;
  Player           players[MOST_PLAYERS];
  int              player_count;
  int              decisions;
  int              decisions_after[MOST_PULLS + 1];
} Yardstick;

static TableeAction
choose (Yardstick      *self,
        const Player   *player,
        const M12State *view)
{
  TableeRandom random;
  TableeSearch *search;

  tablee_random_seed (&random, (uint64_t) self->decisions);
  if (player->iterations == 0)
    return tablee_ai_choose (&self->ruleset.base, view, player->skill, &random, self->scratch);

  search = tablee_search_init (self->memory, self->memory_size, &self->ruleset.base, view, view->current, NULL, &random);
  tablee_search_run (search, player->iterations);

  return tablee_search_best (search);
}

static void
measure (Yardstick      *self,
         const M12State *view,
         int             pulls)
{
  double values[M12_SIZES + 1];
  double best = -HUGE_VAL;

  if (!m12_endgame_solve (&self->ruleset, view, self->entries, ENTRIES, values))
    {
      fputs ("martian-yardstick: not enough memory for a decision, left out\n", stderr);
      return;
    }

  for (int action = 0; action <= M12_ACTION_PASS; action++)
    best = fmax (best, values[action]);
  for (int i = 0; i < self->player_count; i++)
    {
      Player *player = &self->players[i];
      double lost = best - values[choose (self, player, view)];

      player->lost += lost;
      player->squares += lost * lost;
      player->lost_after[pulls < MOST_PULLS ? pulls : MOST_PULLS] += lost;
    }
  self->decisions++;
  self->decisions_after[pulls < MOST_PULLS ? pulls : MOST_PULLS]++;
}

static void
play_round (Yardstick *self,
            uint64_t   seed,
            int        from)
{
  const TableeGame *game = self->ruleset.base.game;
  TableeRandom deal;
  TableeRandom thought;
  M12State state;

  tablee_random_seed (&deal, seed);
  tablee_random_seed (&thought, ~seed);
  game->deal (&self->ruleset.base, &state, &deal, NULL);
  while (state.phase != M12_PHASE_OVER)
    {
      TableeAction actions[M12_SIZES + 1];
      TableeSkill skill = state.current == state.first ? TABLEE_SKILL_BEST : TABLEE_SKILL_MEDIUM;
      int pulls = state.seats[0].height + state.seats[1].height;
      M12State view = state;

      game->conceal (&self->ruleset.base, &view, state.current);
      if (pulls >= from && game->legal (&self->ruleset.base, &view, actions) > 1)
        measure (self, &view, pulls);
      game->apply (&self->ruleset.base, &state,
                   tablee_ai_choose (&self->ruleset.base, &view, skill, &thought, self->scratch), NULL);
    }
}

static bool
read_player (const char *text,
             Player     *player)
{
  static const char *const skills[TABLEE_N_SKILLS] = { "random", "easy", "medium", "expert", "best" };

  player->name = text;
  if (strncmp (text, "search:", 7) == 0)
    player->iterations = (uint32_t) strtoul (text + 7, NULL, 10);
  for (int skill = TABLEE_SKILL_EASY; skill < TABLEE_N_SKILLS; skill++)
    if (strcmp (text, skills[skill]) == 0)
      player->skill = (TableeSkill) skill;

  return player->iterations > 0 || player->skill != TABLEE_SKILL_RANDOM;
}

static void
print (const Yardstick *self)
{
  printf ("%d decisions\n", self->decisions);
  for (int i = 0; i < self->player_count; i++)
    {
      const Player *player = &self->players[i];
      double mean = player->lost / self->decisions;

      printf ("%-14s %.4f ± %.4f;", player->name, mean,
              1.96 * sqrt ((player->squares / self->decisions - mean * mean) / self->decisions));
      for (int pulls = 0; pulls <= MOST_PULLS; pulls++)
        if (self->decisions_after[pulls] > 0)
          printf (" %d: %.4f", pulls, player->lost_after[pulls] / self->decisions_after[pulls]);
      printf ("\n");
    }
}

static bool
begin (Yardstick *self)
{
  m12_ruleset_init (&self->ruleset, 2);
  self->ruleset.rounds = 1;
  m12_ruleset_complete (&self->ruleset);
  self->memory_size = tablee_search_size (self->ruleset.base.game, NODES);
  self->entries = malloc (ENTRIES * sizeof self->entries[0]);
  self->scratch = malloc (tablee_ai_scratch_size (self->ruleset.base.game));
  self->memory = malloc (self->memory_size);

  return self->entries != NULL && self->scratch != NULL && self->memory != NULL;
}

int
main (int    argc,
      char **argv)
{
  static Yardstick yardstick;
  bool good = argc > 3 && argc - 3 <= MOST_PLAYERS;

  for (int i = 3; good && i < argc; i++)
    good = read_player (argv[i], &yardstick.players[yardstick.player_count++]);
  if (!good || !begin (&yardstick))
    {
      fputs ("usage: martian-yardstick ROUNDS PULLS PLAYER...\n", stderr);
      return 1;
    }

  for (int round = 0; round < atoi (argv[1]); round++)
    play_round (&yardstick, (uint64_t) round, atoi (argv[2]));
  if (yardstick.decisions > 0)
    print (&yardstick);
  free (yardstick.entries);
  free (yardstick.scratch);
  free (yardstick.memory);

  return 0;
}
