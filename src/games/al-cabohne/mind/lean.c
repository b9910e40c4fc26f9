/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tempers like about the actions of Al Cabohne. */
#include "lean.h"

#include "look.h"

/* How much of it there is: where a mind sees all actions as alike, or knows exactly what they are worth, less would be as much. A search that
 * thinks that it may harvest as well later is drawn by very little, decision after decision. */
static const double by_skill[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_EASY] = 0.2, [TABLEE_SKILL_MEDIUM] = 1, [TABLEE_SKILL_EXPERT] = 0.25, [TABLEE_SKILL_BEST] = 0.02,
};

/* Shares of the win: see tests/bench/README.md for what they do. */
static const double to_harvest = 0.02;
static const double to_owe = 0.05;         /* to plant what a boss collects, who will want a share */
static const double to_take = 0.004;       /* a card that would fit a field of the other, or to leave one */

static bool
other_grows (const AcRuleset *ruleset,
             const AcState   *view,
             int              type)
{
  return ruleset->base.seats > 1 && ac_grows (view, 1 - view->current, type);
}

/* Cards that lie open and that the other would like to find. */
static int
count_left (const AcRuleset *ruleset,
            const AcState   *view)
{
  int count = 0;

  for (int type = 0; type < AC_TYPES; type++)
    count += other_grows (ruleset, view, type) ? view->open[type] : 0;

  return count;
}

static double
lean_to_owe (const AcState        *view,
             const TableeLeanings *leanings,
             int                   type)
{
  return ac_boss_of_type (view, (AcType) type) >= 0 ? leanings->daring * to_owe : 0;
}

static double
lean (const TableeRuleset  *base,
      const void           *data,
      const TableeLeanings *leanings,
      TableeAction          action)
{
  const AcRuleset *ruleset = (const AcRuleset *) base;
  const AcState *view = data;
  int first = ac_action_first (action);
  int count;

  switch (ac_action_kind (action))
    {
    case AC_ACTION_PLANT:
      return lean_to_owe (view, leanings, *ac_pile (view, (AcPile) (AC_PILE_HAND + view->current), &count));
    case AC_ACTION_PLANT_OPEN:
      return lean_to_owe (view, leanings, first) +
             (other_grows (ruleset, view, first) ? leanings->spite * to_take : 0);
    case AC_ACTION_GIVE:
      return other_grows (ruleset, view, first) ? leanings->spite * to_take : 0;
    case AC_ACTION_HARVEST:
      return -leanings->patience * to_harvest;
    case AC_ACTION_END:
      return -leanings->spite * to_take * count_left (ruleset, view);
    case AC_ACTION_STOP:
    case AC_ACTION_DISCARD:
    case AC_ACTION_PAY:
    case AC_ACTION_GIVE_HAND:
    case AC_ACTION_BUY:
    case AC_ACTION_KINDS:
    default:
      return 0;
    }
}

double
ac_lean (const TableeRuleset  *base,
         const void           *view,
         TableeSkill           skill,
         const TableeLeanings *leanings,
         TableeAction          action)
{
  return by_skill[skill] * lean (base, view, leanings, action);
}
