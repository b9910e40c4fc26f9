/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

/* Shares of the win, in parts where it is shared. */
static void
reward (const TableeRuleset *base,
        const void          *state,
        double              *out)
{
  TableeScoreSheet sheet;

  int winners = 0;

  base->game->score (base, state, &sheet);
  for (int i = 0; i < base->seats; i++)
    winners += sheet.winner[i];
  for (int i = 0; i < base->seats; i++)
    out[i] = sheet.winner[i] ? 1.0 / winners : 0;
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
  TableeAction actions[PH_MAX_ACTIONS];
  size_t count = base->game->legal (base, view, actions);

  for (size_t i = 0; i < count; i++)
    advice[i] = (TableeAdvice){ .action = actions[i], .value = tablee_random_real (random) };

  return count;
}

const TableeHeuristics tablee_space_station_phoenix_heuristics = {
  .game = &tablee_space_station_phoenix_game,
  .reward = reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
};
