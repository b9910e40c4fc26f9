/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain.h"

#include <string.h>

void
tablee_plain_deal (const TableeRuleset *ruleset,
                   void                *state,
                   const TableeRandom  *seed)
{
  TableeRandom *chance = tablee_game_chance (ruleset->game, state);
  int first = ruleset->first;

  memset (state, 0, ruleset->game->state_size);
  *chance = *seed;
  if (first == TABLEE_NOBODY)
    first = (int) tablee_random_below (chance, (uint32_t) ruleset->seats);
  tablee_game_set_current (ruleset->game, state, first);
}

void
tablee_plain_conceal (const TableeRuleset *ruleset,
                      void                *state,
                      int                  viewer)
{
  tablee_random_conceal (tablee_game_chance (ruleset->game, state));
}

void
tablee_plain_resample (const TableeRuleset *ruleset,
                       void                *view,
                       int                  seat,
                       TableeRandom        *random)
{
  tablee_random_seed (tablee_game_chance (ruleset->game, view), tablee_random_next (random));
}

void
tablee_plain_reward (const TableeRuleset *ruleset,
                     const void          *state,
                     double              *out)
{
  TableeScoreSheet sheet;
  int winners = 0;

  ruleset->game->score (ruleset, state, &sheet);
  for (int column = 0; column < sheet.columns; column++)
    winners += sheet.winner[column];
  for (int seat = 0; seat < ruleset->seats; seat++)
    out[seat] = sheet.winner[seat] ? 1.0 / winners : 0;
}
