/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer thinks of Pig: whoever is ahead, and when to hold. */
#include "rules.h"

#include "engine/plain.h"

#include <math.h>

/* So many points ahead make the win e times as likely. */
static const double swing = 15;

/* Whoever holds at 20 loses as much by a 1, on average, as another roll gains. */
enum { ENOUGH = 20 };

static void
evaluate (const TableeRuleset *base,
          const void          *data,
          double              *out)
{
  const PigState *view = data;
  double total = 0;

  for (int seat = 0; seat < base->seats; seat++)
    total += out[seat] = exp ((view->seats[seat].points + (seat == view->current ? view->turn : 0)) / swing);
  for (int seat = 0; seat < base->seats; seat++)
    out[seat] /= total;
}

static void
weigh (const TableeRuleset *base,
       const void          *view,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  TableeAction better = ((const PigState *) view)->turn >= ENOUGH ? PIG_ACTION_HOLD : PIG_ACTION_ROLL;

  for (size_t i = 0; i < count; i++)
    weights[i] = actions[i] == better ? 1 : 0.05;
}

static size_t
advise (const TableeRuleset *base,
        const void          *view,
        TableeSkill          skill,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  return tablee_plain_advise (&tablee_pig_heuristics, base, view, skill, random, scratch, advice);
}

const TableeHeuristics tablee_pig_heuristics = {
  .game = &tablee_pig_game,
  .scratch_size = sizeof (PigState),
  .reward = tablee_plain_reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
};
