/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a position at the beginning of a turn is worth to each seat. */
#include "judge.h"

#include <math.h>

/* Something counts so much at first, and so much more when somebody is about to end the game. */
typedef struct
{
  double first;
  double more;
} Weight;

/* Logistic regression of who won, on the beginnings of turns in 3,000 games of sensible players. */
typedef struct
{
  Weight turn;         /* to be the next to move; those who wait longer have less of it, the last one nothing */
  Weight points;
  Weight visible;      /* what the collection promises */
  Weight visible_now;  /* what it could be sold for */
  Weight secret;
  Weight secret_now;
  double free_place;   /* no secret collection */
  double own_card;     /* a card of the family of a collection: in the hand, which is about to be played, ... */
  double later_card;   /* ... in the hand for a later turn, ... */
  double passed_card;  /* ... and in the hand of the neighbour who passes what it does not play */
} Weights;

static const Weights for_two = {
  .turn = { 0.1, 0.41 }, .points = { 0.21, 0.33 }, .visible = { 0.22, 0.23 }, .visible_now = { 0.01, 0.11 },
  .secret = { 0.3, 0.09 }, .secret_now = { -0.07, 0.25 }, .free_place = 0.19, .own_card = 0.17, .passed_card = 0.12,
};

/* Fitted to games of four. */
static const Weights for_more = {
  .turn = { 0, 0.94 }, .points = { 0.24, 0.48 }, .visible = { 0.31, 0.36 }, .visible_now = { -0.045, 0.1 },
  .secret = { 0.36, 0.27 }, .secret_now = { -0.11, 0.25 }, .free_place = 0.25, .own_card = 0.23, .later_card = 0.14,
  .passed_card = 0.08,
};

static double
weigh (Weight weight,
       double progress,
       double amount)
{
  return (weight.first + weight.more * progress) * amount;
}

/* From 0 to 1. */
static double
count_progress (const SbRuleset *ruleset,
                const SbState   *state)
{
  int most = 0;

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      int points = sb_points (state->seats[i].points);

      most = points > most ? points : most;
    }

  return most < ruleset->end_score ? (double) most / ruleset->end_score : 1;
}

static int
count_of_family (SbCards hand,
                 SbCards collection)
{
  return sb_cards_empty (collection) ? 0 : sb_cards_count (sb_cards_of_family (hand, sb_family (collection)));
}

/* Cards of @hand that fit a collection of @seat. */
static int
count_fitting (SbCards       hand,
               const SbSeat *seat)
{
  return count_of_family (hand, seat->visible) + count_of_family (hand, seat->secret);
}

static double
judge_hands (const Weights   *weights,
             const SbRuleset *ruleset,
             const SbState   *state,
             int              index)
{
  const SbSeat *seat = &state->seats[index];
  const SbSeat *left = &state->seats[sb_left (&ruleset->base, index)];
  double own = index == state->current ? weights->own_card : weights->later_card;

  return own * count_fitting (seat->hand, seat) + weights->passed_card * count_fitting (left->hand, seat);
}

/* The difference of two seats is the logarithm of the odds. */
static double
judge_seat (const Weights   *weights,
            const SbRuleset *ruleset,
            const SbOutlook *outlook,
            const SbState   *state,
            double           progress,
            int              index)
{
  const SbSeat *seat = &state->seats[index];
  int seats = ruleset->base.seats;
  int wait = (index - state->current + seats) % seats;
  double value = weigh (weights->turn, progress, 1 - (double) wait / (seats - 1));

  value += weigh (weights->points, progress, sb_points (seat->points));
  value += weigh (weights->visible, progress, sb_outlook_collection (outlook, seat->visible));
  value += weigh (weights->visible_now, progress, sb_worth (seat->visible));
  value += weigh (weights->secret, progress, sb_outlook_collection (outlook, seat->secret));
  value += weigh (weights->secret_now, progress, sb_worth (seat->secret));
  value += sb_cards_empty (seat->secret) ? weights->free_place : 0;

  return value + judge_hands (weights, ruleset, state, index);
}

void
sb_judge (const SbRuleset *ruleset,
          const SbOutlook *outlook,
          const SbState   *state,
          double          *out)
{
  int seats = ruleset->base.seats;
  const Weights *weights = seats == 2 ? &for_two : &for_more;
  double progress = count_progress (ruleset, state);
  double most = -INFINITY;
  double total = 0;

  for (int i = 0; i < seats; i++)
    {
      out[i] = judge_seat (weights, ruleset, outlook, state, progress, i);
      most = fmax (most, out[i]);
    }
  for (int i = 0; i < seats; i++)
    total += out[i] = exp (out[i] - most);
  for (int i = 0; i < seats; i++)
    out[i] /= total;
}
