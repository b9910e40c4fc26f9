/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tempers like about the actions of Martian 12s. */
#include "lean.h"

#include <math.h>

/* How much of it there is: where a mind sees all actions as alike, or knows exactly what they are worth, less would be as much. */
static const double by_skill[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_EASY] = 0.14, [TABLEE_SKILL_MEDIUM] = 1, [TABLEE_SKILL_EXPERT] = 0.3, [TABLEE_SKILL_BEST] = 0.3,
};

/* Stakes: see tests/bench/README.md for what they do. */
static const double to_pull = 7;           /* a pull that cannot pop; the likelier it pops the less */
static const double a_point = 0.35;        /* for each point that a pull can be expected to bring, while not even two could pop */
static const double to_take = 1;           /* a pyramid that the next seat could not pop by */

/* Who is the next to pull, or the seat itself. */
static int
find_next (const TableeRuleset *base,
           const M12State      *view)
{
  int seat = view->current;

  do
    seat = seat + 1 < base->seats ? seat + 1 : 0;
  while (seat != view->current && view->seats[seat].status != M12_ACTIVE);

  return seat;
}

static double
count_points (const M12State *view,
              int             size)
{
  int values[M12_VALUES];
  int sum = 0;

  m12_bag_values (view, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    sum += value * values[value];

  return (double) sum / view->left[size];
}

/* The chance not to pop with the best choice of a size: which one it is had better be left to what is known of it. */
static double
count_safety (const M12State *view)
{
  double safety = 0;

  for (int size = 0; size < M12_SIZES; size++)
    if (view->left[size] > 0)
      safety = fmax (safety, 1 - (double) m12_count_popping (view, view->current, size) / view->left[size]);

  return safety;
}

static double
lean (const TableeRuleset  *base,
      const void           *data,
      const TableeLeanings *leanings,
      TableeAction          action)
{
  const M12State *view = data;
  int next = find_next (base, view);
  int size = (int) (action - M12_ACTION_PULL_SMALL);
  double amount;

  if (action == M12_ACTION_PASS)
    return 0;

  amount = leanings->daring * to_pull * count_safety (view);
  if (view->seats[view->current].points <= M12_LIMIT - 2 * (M12_VALUES - 1))
    amount -= leanings->patience * a_point * count_points (view, size);
  if (next != view->current)
    amount += leanings->spite * to_take * (1 - (double) m12_count_popping (view, next, size) / view->left[size]);

  return amount;
}

double
m12_lean (const TableeRuleset  *base,
          const void           *view,
          TableeSkill           skill,
          const TableeLeanings *leanings,
          TableeAction          action)
{
  return by_skill[skill] * lean (base, view, leanings, action);
}
