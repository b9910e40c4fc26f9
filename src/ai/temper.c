/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tempers of computer players, a row of a table each. */
#include "temper.h"

#include "games/catalogue.h"

static const TableeTemperTraits tempers[TABLEE_N_TEMPERS] = {
  [TABLEE_TEMPER_STEADY] = { "steady", { 0 } },
  [TABLEE_TEMPER_HOARDER] = { "hoarder", { .patience = 1 } },
  [TABLEE_TEMPER_HASTY] = { "hasty", { .patience = -1 } },
  [TABLEE_TEMPER_GAMBLER] = { "gambler", { .daring = 1 } },
  [TABLEE_TEMPER_SPOILER] = { "spoiler", { .spite = 1 } },
};

const TableeTemperTraits *
tablee_temper_traits (TableeTemper temper)
{
  return &tempers[temper];
}

double
tablee_temper_lean (TableeTemper         temper,
                    const TableeRuleset *ruleset,
                    const void          *view,
                    TableeSkill          skill,
                    TableeAction         action)
{
  const TableeHeuristics *heuristics = tablee_games_heuristics (ruleset->game);

  if (temper == TABLEE_TEMPER_STEADY || heuristics->lean == NULL)
    return 0;

  return heuristics->lean (ruleset, view, skill, &tempers[temper].leanings, action);
}
