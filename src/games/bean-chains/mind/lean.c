/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tempers like about the actions of Bean chains. */
#include "lean.h"

/* How much of it there is: where a mind sees all actions as alike, or knows exactly what they are worth, less would be as much. */
static const double by_skill[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_EASY] = 0.06, [TABLEE_SKILL_MEDIUM] = 1, [TABLEE_SKILL_EXPERT] = 0.5, [TABLEE_SKILL_BEST] = 0.5,
};

/* Shares of the win: see tests/bench/README.md for what they do. */
static const double to_sell = 0.05;        /* for who is in a hurry: to have to sell a chain for a new one */
static const double to_keep = 0.01;        /* for who hoards: not to */
static const double to_throw = 0.03;       /* to throw a card away, which may come back */
static const double to_take = 0.02;        /* a card that would fit a chain of the other */

static bool
fits_other (const ChState *view,
            int            bean)
{
  return view->seats[!view->current].chains[bean] > 0;
}

/* Whether a chain must be sold for a card of @bean, which one is free to play. */
static bool
sells (const ChRuleset *ruleset,
       const ChState   *view,
       int              bean)
{
  return ch_place (ruleset, view, view->current, bean) == CH_PLACE_SALE;
}

static double
lean (const TableeRuleset  *base,
      const void           *data,
      const TableeLeanings *leanings,
      TableeAction          action)
{
  const ChRuleset *ruleset = (const ChRuleset *) base;
  const ChState *view = data;
  int number = ch_action_number (action);
  double keep = leanings->patience * (leanings->patience > 0 ? to_keep : to_sell);
  double amount = 0;

  switch (ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      amount -= sells (ruleset, view, number) ? keep : 0;
      amount += fits_other (view, number) ? leanings->spite * to_take : 0;
      break;

    case CH_ACTION_PLAY:
      amount -= sells (ruleset, view, view->seats[view->current].hand[0]) ? keep : 0;
      break;

    case CH_ACTION_THROW:
      amount += leanings->daring * to_throw;
      amount -= fits_other (view, view->seats[view->current].hand[number]) ? leanings->spite * to_take : 0;
      break;

    case CH_ACTION_DISCARD:
    case CH_ACTION_STOP:
    case CH_ACTION_SELL:
    case CH_ACTION_NONE:
    case CH_ACTION_END:
    case CH_ACTION_BUY_CHAIN:
    case CH_N_ACTIONS:
    default:
      break;
    }

  return amount;
}

double
ch_lean (const TableeRuleset  *base,
         const void           *view,
         TableeSkill           skill,
         const TableeLeanings *leanings,
         TableeAction          action)
{
  return by_skill[skill] * lean (base, view, leanings, action);
}
