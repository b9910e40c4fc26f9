/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a game need not write that hides nothing but its chance. */
#include "plain.h"

#include <assert.h>
#include <string.h>

enum { MAX_ACTIONS = 64 };

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

bool
tablee_plain_are_alike (const uint8_t *cards,
                        int            one,
                        int            other)
{
  int last = one < other ? other : one;

  for (int i = one < other ? one : other; i < last; i++)
    if (cards[i] != cards[i + 1])
      return false;

  return true;
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

/* What @action brings @seat in one of the truths that fit @view. */
static double
try_action (const TableeHeuristics *self,
            const TableeRuleset    *ruleset,
            const void             *view,
            TableeAction            action,
            TableeRandom           *random,
            void                   *state)
{
  double out[TABLEE_MAX_SEATS];
  int seat = tablee_game_to_move (ruleset, view);

  memcpy (state, view, ruleset->game->state_size);
  ruleset->game->resample (ruleset, state, seat, random);
  ruleset->game->apply (ruleset, state, action, NULL);
  if (tablee_game_over (ruleset, state))
    self->reward (ruleset, state, out);
  else
    self->evaluate (ruleset, state, out);

  return out[seat];
}

size_t
tablee_plain_advise (const TableeHeuristics *self,
                     const TableeRuleset    *ruleset,
                     const void             *view,
                     TableeSkill             skill,
                     TableeRandom           *random,
                     void                   *scratch,
                     TableeAdvice           *advice)
{
  static const int truths[TABLEE_N_SKILLS] = {
    [TABLEE_SKILL_RANDOM] = 0, [TABLEE_SKILL_EASY] = 1, [TABLEE_SKILL_MEDIUM] = 4, [TABLEE_SKILL_EXPERT] = 64, [TABLEE_SKILL_BEST] = 256,
  };
  TableeAction actions[MAX_ACTIONS];
  size_t count;

  assert (ruleset->game->max_actions <= MAX_ACTIONS);
  count = ruleset->game->legal (ruleset, view, actions);
  for (size_t i = 0; i < count; i++)
    {
      advice[i] = (TableeAdvice){ .action = actions[i] };
      for (int truth = 0; truth < truths[skill]; truth++)
        advice[i].value += try_action (self, ruleset, view, actions[i], random, scratch) / truths[skill];
    }

  return count;
}
