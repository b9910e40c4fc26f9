/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Options of Pig to try, and what holds in all of its positions. */
#include "tests/games/sample.h"

#include "../rules.h"

static const TableeSampleOptions options[] = {
  { NULL, 2, 9 },
  { "{ \"goal\": 10, \"first\": 1 }", 2, 9 },
  { 0 },
};

static const TableeSampleMatch matches[] = {
  { 2, TABLEE_SKILL_EASY, TABLEE_SKILL_RANDOM, 100 },
  { 2, TABLEE_SKILL_MEDIUM, TABLEE_SKILL_EASY, 1000 },
  { 3, TABLEE_SKILL_EXPERT, TABLEE_SKILL_MEDIUM, 2000 },
  { 0 },
};

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
  const PigState *state = data;
  int goal = ((const PigRuleset *) base)->goal;

  for (int seat = 0; seat < TABLEE_MAX_SEATS; seat++)
    {
      gboolean wins = state->phase == PIG_PHASE_OVER && seat == state->current;

      g_assert_cmpint (state->seats[seat].points, >=, wins ? goal : 0);
      g_assert_cmpint (state->seats[seat].points, <, seat >= base->seats ? 1 : wins ? goal + PIG_FACES : goal);
    }
  g_assert_cmpint (state->turn, >=, 0);
  g_assert_cmpint (state->turn, !=, 1);
}

static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  PigState *state = data;

  tablee_random_seed (&state->chance, tablee_random_next (random));
}

const TableeSample tablee_pig_sample = {
  .game = &tablee_pig_game,
  .options = options,
  .matches = matches,
  .last_event = PIG_EVENT_GAME_OVER,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
};
