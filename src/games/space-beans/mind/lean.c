/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tempers like about the actions of Space Beans. */
#include "lean.h"

/* How much of it there is: where a mind sees all actions as alike, or knows exactly what they are worth, less would be as much. */
static const double by_skill[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_EASY] = 0.2, [TABLEE_SKILL_MEDIUM] = 1, [TABLEE_SKILL_EXPERT] = 0.5, [TABLEE_SKILL_BEST] = 0.25,
};

/* Shares of the win: see tests/bench/README.md for what they do. */
static const double to_close = 0.012;      /* for who is in a hurry */
static const double to_keep = 0.03;        /* for who hoards: not to */
static const double to_hide = 0.03;        /* a card in the secret collection */
static const double to_take = 0.012;       /* a card that would fit what the next to get the hand collects openly */

/* Whether @card fits the open collection of who gets the hand. */
static bool
fits_next (const TableeRuleset *base,
           const SbState       *view,
           SbCard               card)
{
  SbCards wanted = view->seats[sb_right (base, view->current)].visible;

  return !sb_cards_empty (wanted) && sb_family (wanted) == sb_card_family (card);
}

static double
lean (const TableeRuleset  *base,
      const void           *data,
      const TableeLeanings *leanings,
      TableeAction          action)
{
  const SbState *view = data;
  double amount = 0;

  switch (sb_action_kind (action))
    {
    case SB_ACTION_CLOSE:
      return -leanings->patience * (leanings->patience > 0 ? to_keep : to_close);
    case SB_ACTION_SECRET:
      amount = leanings->daring * to_hide;
      break;
    case SB_ACTION_VISIBLE:
    case SB_ACTION_ADD:
      break;
    case SB_ACTION_DRAW:
    case SB_ACTION_NO_DRAW:
    case SB_ACTION_KEEP:
    case SB_ACTION_DONE:
    default:
      return 0;
    }

  return amount + (fits_next (base, view, sb_action_card (action)) ? leanings->spite * to_take : 0);
}

double
sb_lean (const TableeRuleset  *base,
         const void           *view,
         TableeSkill           skill,
         const TableeLeanings *leanings,
         TableeAction          action)
{
  return by_skill[skill] * lean (base, view, leanings, action);
}
