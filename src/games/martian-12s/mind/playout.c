/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rounds played on as experienced players would at a glance. */
#include "playout.h"

#include <math.h>

enum
{
  ACTIONS = M12_SIZES + 1,
  BATCH = 128,              /* playouts between two looks at the comparison */
  LIKELY_TO_STOP = 11,      /* points at which the others are taken to stop */
};

static const double clear_margin = 3.5;   /* standard errors that settle a comparison */
static const double safe_enough = 0.5;    /* chance not to pop with which a leader pulls on */
static const double later_chance = 0.4;   /* chance to get there with one more pull, where one is not enough */

/* What the others have, as the seat to move sees it; scores are points, then pyramids. */
typedef struct
{
  int standing;  /* the best score of those who have passed, or of those who are about to */
  int active;    /* others who may still pull */
} Rivals;

/* Chances of a pull of one size. */
typedef struct
{
  double safe;  /* not to pop */
  double lead;  /* to be ahead of what stands */
} Chances;

static int
seat_score (const M12Seat *seat)
{
  return seat->points << 8 | seat->height;
}

static Rivals
look_at_rivals (const M12Ruleset *ruleset,
                const M12State   *view)
{
  Rivals rivals = { 0 };

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const M12Seat *seat = &view->seats[i];
      bool active = seat->status == M12_ACTIVE;

      if (i == view->current)
        continue;
      rivals.active += active;
      if ((seat->status == M12_PASSED || (active && seat->points >= LIKELY_TO_STOP)) && seat_score (seat) > rivals.standing)
        rivals.standing = seat_score (seat);
    }

  return rivals;
}

static Chances
pull_chances (const M12State *view,
              int             size,
              int             standing)
{
  const M12Seat *seat = &view->seats[view->current];
  int left = view->left[size];
  int safe = 0;
  int lead = 0;

  for (int i = 0; i < left; i++)
    {
      int points = seat->points + m12_pyramid_value (view->bag[size][i]);

      safe += points <= M12_LIMIT;
      lead += points <= M12_LIMIT && (points << 8 | (seat->height + 1)) > standing;
    }

  return (Chances){ .safe = (double) safe / left, .lead = (double) lead / left };
}

/* A leader stays in front, a trailer gets there: the size with the best chance, or M12_SIZES if there is none. */
static int
best_size (const M12State *view,
           int             standing,
           Chances        *best)
{
  int chosen = M12_SIZES;

  *best = (Chances){ 0 };
  for (int size = 0; size < M12_SIZES; size++)
    {
      Chances chances;

      if (view->left[size] == 0)
        continue;
      chances = pull_chances (view, size, standing);
      if (chosen == M12_SIZES || chances.lead > best->lead || (chances.lead == best->lead && chances.safe > best->safe))
        {
          chosen = size;
          *best = chances;
        }
    }

  return chosen;
}

TableeAction
m12_sensible_action (const M12Ruleset *ruleset,
                     const M12State   *view)
{
  const M12Seat *seat = &view->seats[view->current];
  Rivals rivals = look_at_rivals (ruleset, view);
  bool leads = seat_score (seat) > rivals.standing;
  Chances chances;
  double gain;
  int size;

  if (seat->height > 0 && (!m12_can_pay (ruleset, view, view->current) || (leads && rivals.active == 0)))
    return M12_ACTION_PASS;

  size = best_size (view, rivals.standing, &chances);
  if (seat->height == 0 || (leads && chances.safe >= safe_enough))
    return M12_ACTION_PULL_SMALL + (TableeAction) size;
  if (leads)
    return M12_ACTION_PASS;

  gain = (chances.lead + later_chance * (chances.safe - chances.lead)) * (view->pot + 1) / (1 + 0.5 * rivals.active) - 1;
  if (seat_score (seat) == rivals.standing)
    gain -= view->pot / 2;

  return gain > 0 ? M12_ACTION_PULL_SMALL + (TableeAction) size : M12_ACTION_PASS;
}

/* Plays the round to its end. @ruleset ends the game with it. Returns what @seat has gained since its balance was @before. */
static double
play_out (const M12Ruleset *ruleset,
          M12State         *state,
          TableeAction      action,
          int               seat)
{
  int64_t before = state->seats[seat].balance;

  ruleset->base.game->apply (&ruleset->base, state, action, NULL);
  while (state->phase != M12_PHASE_OVER)
    ruleset->base.game->apply (&ruleset->base, state, m12_sensible_action (ruleset, state), NULL);

  return (double) (state->seats[seat].balance - before) / ruleset->stake;
}

/* The legal actions that are compared; sizes with the same pyramids left count once. */
typedef struct
{
  TableeAction actions[ACTIONS];
  TableeAction same_as[ACTIONS];  /* by action */
  size_t       count;
  double       sums[ACTIONS];
  double       squares[ACTIONS][ACTIONS];  /* of the differences */
} Comparison;

static bool
sizes_alike (const M12State *view,
             int             a,
             int             b)
{
  int values_a[M12_VALUES];
  int values_b[M12_VALUES];

  m12_bag_values (view, a, values_a);
  m12_bag_values (view, b, values_b);
  for (int value = 0; value < M12_VALUES; value++)
    if (values_a[value] != values_b[value])
      return false;

  return true;
}

static Comparison
compare_new (const M12Ruleset *ruleset,
             const M12State   *view)
{
  Comparison comparison = { 0 };
  TableeAction legal[ACTIONS];
  size_t count = ruleset->base.game->legal (&ruleset->base, view, legal);

  for (size_t i = 0; i < count; i++)
    {
      TableeAction same = legal[i];

      for (size_t j = i; j-- > 0 && legal[i] != M12_ACTION_PASS;)
        if (sizes_alike (view, (int) legal[i], (int) legal[j]))
          same = legal[j];
      comparison.same_as[legal[i]] = same;
      if (same == legal[i])
        comparison.actions[comparison.count++] = same;
    }

  return comparison;
}

static void
compare_add (Comparison   *comparison,
             const double *gains)
{
  for (size_t i = 0; i < comparison->count; i++)
    {
      comparison->sums[i] += gains[i];
      for (size_t j = 0; j < comparison->count; j++)
        comparison->squares[i][j] += (gains[i] - gains[j]) * (gains[i] - gains[j]);
    }
}

static bool
compare_is_clear (const Comparison *comparison,
                  int               playouts)
{
  size_t best = 0;

  for (size_t i = 1; i < comparison->count; i++)
    if (comparison->sums[i] > comparison->sums[best])
      best = i;

  for (size_t i = 0; i < comparison->count; i++)
    {
      double mean = (comparison->sums[best] - comparison->sums[i]) / playouts;
      double variance = comparison->squares[best][i] / playouts - mean * mean;

      if (i != best && mean < clear_margin * sqrt (fmax (variance, 0.01) / playouts))
        return false;
    }

  return true;
}

void
m12_playout_values (const M12Ruleset *ruleset,
                    const M12State   *view,
                    int               playouts,
                    TableeRandom     *random,
                    double            values[ACTIONS])
{
  Comparison comparison = compare_new (ruleset, view);
  M12Ruleset last_round = *ruleset;
  int done = 0;

  last_round.rounds = view->round;
  do
    {
      double gains[ACTIONS];
      M12State state = *view;

      ruleset->base.game->resample (&ruleset->base, &state, view->current, random);
      for (size_t i = 0; i < comparison.count; i++)
        {
          M12State ending = state;

          gains[i] = play_out (&last_round, &ending, comparison.actions[i], view->current);
        }
      compare_add (&comparison, gains);
      done++;
    }
  while (done < playouts && (done % BATCH != 0 || !compare_is_clear (&comparison, done)));

  for (int action = 0; action < ACTIONS; action++)
    values[action] = -HUGE_VAL;
  for (size_t i = 0; i < comparison.count; i++)
    for (TableeAction action = 0; action < ACTIONS; action++)
      if (ruleset->base.game->check (&ruleset->base, view, action) == TABLEE_REASON_NONE &&
          comparison.same_as[action] == comparison.actions[i])
        values[action] = comparison.sums[i] / done;
}
