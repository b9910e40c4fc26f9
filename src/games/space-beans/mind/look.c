/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is still to come, and what collections may bring. */
#include "look.h"

#include <math.h>
#include <string.h>

/* Even of a family that has been seen to the last card something comes back with the next reshuffle. */
#define LEAST_SHARE 0.02

static double
share_of_family (const SbOutlook *outlook,
                 int              family)
{
  double share = outlook->unseen_all > 0 ? (double) outlook->unseen[family] / outlook->unseen_all : 0;

  return share > LEAST_SHARE ? share : LEAST_SHARE;
}

void
sb_look (SbOutlook       *outlook,
         const SbRuleset *ruleset,
         const SbState   *view,
         const SbTaste   *taste)
{
  SbCards unseen = sb_unseen (ruleset, view);

  memset (outlook, 0, sizeof *outlook);
  outlook->taste = taste;
  outlook->unseen_all = sb_cards_count (unseen);
  for (int family = 0; family < SB_FAMILIES; family++)
    outlook->unseen[family] = sb_cards_count (sb_cards_of_family (unseen, family));
  for (int card = 0; card < SB_KINDS; card++)
    outlook->copies[card] = (uint8_t) sb_cards_copies (unseen, (SbCard) card);

  for (int family = 0; family < SB_FAMILIES; family++)
    {
      double a_card = pow (taste->patience, 1 / (taste->reach * share_of_family (outlook, family)));

      outlook->delay[family][0] = 1;
      for (int cards = 1; cards <= SB_VALUES; cards++)
        outlook->delay[family][cards] = outlook->delay[family][cards - 1] * a_card;
    }
}

/* The chance that the card @card is among @count that come of its family. */
static double
chance_to_come (const SbOutlook *outlook,
                SbCard           card,
                int              count)
{
  int family = sb_card_family (card);
  double without = 1;

  for (int i = 0; i < count; i++)
    {
      int left = outlook->unseen[family] - i;
      int others = left - outlook->copies[card];

      if (others <= 0)
        return outlook->copies[card] > 0;
      without *= (double) others / left;
    }

  return 1 - without;
}

/* Towards the one value that promises most. */
static double
straight_outlook (const SbOutlook *outlook,
                  SbCards          collection)
{
  int count = sb_cards_count (collection);
  int family;
  double best = 0;

  if (count == 0)
    return 0;

  family = sb_family (collection);
  for (int value = count; value <= SB_VALUES; value++)
    {
      SbCard card = sb_card (family, value);
      int needed = value - count;
      double worth = value * outlook->delay[family][needed];

      if (worth <= best)
        continue;
      if (sb_cards_copies (collection, card) == 0)
        worth *= chance_to_come (outlook, card, needed);
      if (worth > best)
        best = worth;
    }

  return best;
}

/* What it can be expected to bring when one more card is thought of, whichever comes; one that would spoil it is left out. */
static double
further_outlook (const SbOutlook *outlook,
                 SbCards          collection,
                 double           straight)
{
  int family = sb_family (collection);
  double sum = 0;

  if (outlook->unseen[family] == 0)
    return straight;

  for (int value = 1; value <= SB_VALUES; value++)
    {
      SbCard card = sb_card (family, value);
      SbCards more = collection;
      double better;

      if (outlook->copies[card] == 0)
        continue;
      sb_cards_add (&more, card);
      better = straight_outlook (outlook, more);
      sum += outlook->copies[card] * (better > straight ? better : straight);
    }
  sum *= outlook->delay[family][1] / outlook->unseen[family];

  return sum > straight ? sum : straight;
}

double
sb_outlook_collection (const SbOutlook *outlook,
                       SbCards          collection)
{
  double straight = straight_outlook (outlook, collection);

  if (!outlook->taste->looks_ahead || sb_cards_empty (collection))
    return straight;

  return further_outlook (outlook, collection, straight);
}
