/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds while a view is thought about: what is unseen, what fields and bosses can still become. */
#include "look.h"

#include <math.h>

#include "games/al-cabohne/rules/board.h"

/* Found by seeded matches of one set of numbers against another; all in coins or cards. */
static const double later_pass = 55;       /* cards of a further pass through the pile */
static const double reach_alone = 12;      /* cards that are drawn while a field grows */
static const double reach_two = 14;

enum { MOST_ARRIVALS = 7 };

double
ac_outlook_cards_left (const AcRuleset *ruleset,
                       const AcState   *view)
{
  int passes = ruleset->limit - 1 - view->exhaustions;

  return view->sizes[AC_PILE_DRAW] + later_pass * (passes > 0 ? passes : 0);
}

/* What a field of @type with any number of cards will bring, if so many more as are likely come to it. */
static void
fill_worth (AcOutlook *self,
            int        type)
{
  const uint8_t *values = self->ruleset->values[type];
  double reach = self->ruleset->base.seats == 1 ? reach_alone : reach_two;
  double mean = self->likely[type] * fmin (reach, self->left);
  double chances[MOST_ARRIVALS + 1];
  double rest = 1;

  chances[0] = exp (-mean);
  for (int more = 1; more <= MOST_ARRIVALS; more++)
    {
      rest -= chances[more - 1];
      chances[more] = more < MOST_ARRIVALS ? chances[more - 1] * mean / more : rest;
    }

  for (int count = 0; count < AC_WORTHS; count++)
    {
      double worth = 0;

      for (int more = 0; more <= MOST_ARRIVALS; more++)
        worth += chances[more] * values[count + more];
      self->worth[type][count] = worth;
    }
}

void
ac_look (AcOutlook       *self,
         const AcRuleset *ruleset,
         const AcState   *view)
{
  int unseen[AC_TYPES];
  int sum = 0;

  self->ruleset = ruleset;
  self->left = ac_outlook_cards_left (ruleset, view);
  ac_count_unseen (view, unseen);
  for (int type = 0; type < AC_TYPES; type++)
    sum += unseen[type];
  for (int type = 0; type < AC_TYPES; type++)
    {
      self->likely[type] = sum > 0 ? (double) unseen[type] / sum : 0;
      fill_worth (self, type);
    }
}
