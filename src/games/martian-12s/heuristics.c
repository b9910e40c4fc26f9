/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

/* How a level plays: it stops at a number of points, with the sizes at random or the safest one. */
typedef struct
{
  int  stop_at;
  bool counts;  /* looks at what is left of each size */
} Level;

static const Level levels[TABLEE_N_LEVELS] = {
  [TABLEE_LEVEL_RANDOM] = { .stop_at = 11 },
  [TABLEE_LEVEL_EASY] = { .stop_at = 9 },
  [TABLEE_LEVEL_MEDIUM] = { .stop_at = 11, .counts = true },
  [TABLEE_LEVEL_EXPERT] = { .stop_at = 11, .counts = true },
};

static double
pop_odds (const M12State *state,
          int             size)
{
  int values[M12_VALUES];
  int points = state->seats[state->current].points;
  int popping = 0;

  m12_bag_values (state, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    if (points + value > M12_LIMIT)
      popping += values[value];

  return state->left[size] > 0 ? (double) popping / state->left[size] : 1;
}

static void
reward (const TableeRuleset *base,
        const void          *data,
        double              *out)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  const M12State *state = data;

  for (int i = 0; i < base->seats; i++)
    out[i] = (double) (state->seats[i].balance - ruleset->wallets[i]) / ruleset->stake;
}

static void
evaluate (const TableeRuleset *base,
          const void          *data,
          double              *out)
{
  const M12State *state = data;
  int in = 0;

  reward (base, data, out);
  for (int i = 0; i < base->seats; i++)
    in += state->seats[i].status == M12_ACTIVE || state->seats[i].status == M12_PASSED;
  for (int i = 0; i < base->seats; i++)
    if (state->phase != M12_PHASE_OVER && (state->seats[i].status == M12_ACTIVE || state->seats[i].status == M12_PASSED))
      out[i] += (double) state->pot / in;
}

static void
weigh (const TableeRuleset *base,
       const void          *data,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  const M12State *state = data;
  bool stops = state->seats[state->current].points >= 11;

  for (size_t i = 0; i < count; i++)
    {
      if (actions[i] == M12_ACTION_PASS)
        weights[i] = stops ? 20 : 0.1;
      else
        weights[i] = 0.1 + 1 - pop_odds (state, (int) (actions[i] - M12_ACTION_PULL_SMALL));
    }
}

static size_t
advise (const TableeRuleset *base,
        const void          *data,
        TableeLevel          level,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  const M12State *state = data;
  const Level *how = &levels[level];
  bool stops = state->seats[state->current].points >= how->stop_at;
  TableeAction actions[M12_SIZES + 1];
  size_t count = base->game->legal (base, data, actions);

  for (size_t i = 0; i < count; i++)
    {
      double value = tablee_random_real (random) * 0.01;

      if (actions[i] == M12_ACTION_PASS)
        value += stops ? 1 : -1;
      else if (how->counts)
        value -= pop_odds (state, (int) (actions[i] - M12_ACTION_PULL_SMALL));
      advice[i] = (TableeAdvice){ .action = actions[i], .value = value };
    }

  return count;
}

const TableeHeuristics tablee_martian_12s_heuristics = {
  .game = &tablee_martian_12s_game,
  .reward = reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
};
