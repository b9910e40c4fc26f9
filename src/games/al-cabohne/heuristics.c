/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

enum { MAX_ACTIONS = 512 };

/* Shares of the win: none against the Mafia. */
static void
reward (const TableeRuleset *base,
        const void          *state,
        double              *out)
{
  TableeScoreSheet sheet;
  int winners = 0;

  base->game->score (base, state, &sheet);
  for (int column = 0; column < sheet.columns; column++)
    winners += sheet.winner[column];
  for (int seat = 0; seat < base->seats; seat++)
    out[seat] = sheet.winner[seat] ? 1.0 / winners : 0;
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
  TableeAction actions[MAX_ACTIONS];
  size_t count = base->game->legal (base, view, actions);

  for (size_t i = 0; i < count; i++)
    advice[i] = (TableeAdvice){ .action = actions[i], .value = tablee_random_real (random) };

  return count;
}

const TableeHeuristics tablee_al_cabohne_heuristics = {
  .game = &tablee_al_cabohne_game,
  .reward = reward,
  .evaluate = reward,
  .weigh = weigh,
  .advise = advise,
};
