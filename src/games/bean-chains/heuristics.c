/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

/* Shares of the win: by coins, and half each if they are level (CH-R18). */
static void
reward (const TableeRuleset *base,
        const void          *state,
        double              *out)
{
  TableeScoreSheet sheet;

  base->game->score (base, state, &sheet);
  for (int i = 0; i < CH_SEATS; i++)
    out[i] = !sheet.winner[i] ? 0 : sheet.winner[!i] ? 0.5 : 1;
}

static void
evaluate (const TableeRuleset *base,
          const void          *view,
          double              *out)
{
  reward (base, view, out);
}

static void
weigh (const TableeRuleset *base,
       const void          *view,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  for (size_t i = 0; i < count; i++)
    weights[i] = 1;
}

static size_t
advise (const TableeRuleset *base,
        const void          *view,
        TableeLevel          level,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  TableeAction actions[CH_CARDS + 1];
  size_t count = base->game->legal (base, view, actions);

  for (size_t i = 0; i < count; i++)
    advice[i] = (TableeAdvice){ .action = actions[i], .value = tablee_random_real (random) };

  return count;
}

const TableeHeuristics tablee_bean_chains_heuristics = {
  .game = &tablee_bean_chains_game,
  .reward = reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
};
