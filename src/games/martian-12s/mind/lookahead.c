/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The next pyramids thought through, where one or two seats are active. */
#include "lookahead.h"

#include "lone.h"

#include <math.h>
#include <string.h>

enum { DEPTH = 3 };   /* pulls of which all outcomes are looked at */

typedef struct
{
  uint8_t values[M12_SIZES][M12_VALUES];
  uint8_t left[M12_SIZES];
  int     points[2];   /* of the seat to move in the view, of the other one */
  int     steps;
} Position;

static M12Prospect best_of_two (const M12Outlook *outlook,
                                const Position   *position,
                                int               depth);

static void
count_bag (Position       *position,
           const M12State *view)
{
  for (int size = 0; size < M12_SIZES; size++)
    {
      int values[M12_VALUES];

      m12_bag_values (view, size, values);
      position->left[size] = view->left[size];
      for (int value = 0; value < M12_VALUES; value++)
        position->values[size][value] = (uint8_t) values[value];
    }
}

static M12Prospect
swap (M12Prospect prospect)
{
  return (M12Prospect){ .mover = prospect.other, .other = prospect.mover };
}

/*
 * Two
 */

static M12Prospect
stop_of_two (const M12Outlook *outlook,
             const Position   *position)
{
  int steps = position->steps;
  int mover = steps % 2;
  M12Goal goal;
  M12Lone lone;
  M12LoneGain gain;

  if (position->points[1 - mover] < M12_LONE_POINTS)
    return swap (outlook->stopped[steps][position->points[mover]][position->points[1 - mover]]);

  goal = m12_outlook_goal (outlook, steps, position->points[mover]);
  lone = (M12Lone){
    .pot = outlook->pot + steps,
    .points = position->points[1 - mover],
    .height = m12_outlook_height (outlook, 1 - mover, steps),
    .payable = outlook->payable[1 - mover],
    .target = goal.target,
    .sharers = goal.sharers + goal.other,
  };
  memcpy (lone.values, position->values, sizeof lone.values);
  memcpy (lone.left, position->left, sizeof lone.left);
  gain = m12_lone_solve (&lone);

  return (M12Prospect){ .mover = goal.other ? (float) gain.standing : 0, .other = (float) gain.own };
}

static M12Prospect
after_pull_of_two (const M12Outlook *outlook,
                   const Position   *position,
                   int               size,
                   int               value,
                   int               depth)
{
  Position next = *position;
  int mover = position->steps % 2;

  next.values[size][value]--;
  next.left[size]--;
  next.points[mover] += value;
  next.steps++;
  if (depth <= 1 || next.points[mover] > M12_LIMIT || m12_outlook_is_last (outlook, next.steps))
    return m12_outlook_after_pull (outlook, next.steps, next.points[mover], next.points[1 - mover]);

  return swap (best_of_two (outlook, &next, depth - 1));
}

static M12Prospect
pull_of_two (const M12Outlook *outlook,
             const Position   *position,
             int               size,
             int               depth)
{
  M12Prospect sum = { .mover = -1 };

  for (int value = 0; value < M12_VALUES; value++)
    if (position->values[size][value] > 0)
      {
        float odds = (float) position->values[size][value] / (float) position->left[size];
        M12Prospect next = after_pull_of_two (outlook, position, size, value, depth);

        sum.mover += odds * next.mover;
        sum.other += odds * next.other;
      }

  return sum;
}

static bool
is_alike_earlier (const Position *position,
                  int             size)
{
  for (int earlier = 0; earlier < size; earlier++)
    if (memcmp (position->values[earlier], position->values[size], M12_VALUES) == 0)
      return true;

  return false;
}

static M12Prospect
best_of_two (const M12Outlook *outlook,
             const Position   *position,
             int               depth)
{
  bool stops = m12_outlook_height (outlook, position->steps % 2, position->steps) > 0;
  M12Prospect best = { .mover = -HUGE_VALF };

  if (stops)
    best = stop_of_two (outlook, position);
  for (int size = 0; size < M12_SIZES; size++)
    {
      M12Prospect pulled;

      if (position->left[size] == 0 || is_alike_earlier (position, size))
        continue;
      pulled = pull_of_two (outlook, position, size, depth);
      if (pulled.mover > best.mover)
        best = pulled;
    }

  return best;
}

/*
 * From a view
 */

static double
look_at (const M12Outlook *outlook,
         const M12Ruleset *ruleset,
         const M12State   *view,
         const Position   *position,
         TableeAction      action)
{
  if (outlook->active == 1)
    return (double) m12_outlook_action (outlook, view, action).mover;

  return (double) (action == M12_ACTION_PASS ? stop_of_two (outlook, position)
                                             : pull_of_two (outlook, position, (int) action, DEPTH)).mover;
}

void
m12_look_ahead (const M12Outlook *outlook,
                const M12Ruleset *ruleset,
                const M12State   *view,
                double            values[M12_SIZES + 1])
{
  Position position = { .points = { view->seats[view->current].points } };

  count_bag (&position, view);
  for (int i = 0; i < ruleset->base.seats; i++)
    if (i != view->current && view->seats[i].status == M12_ACTIVE)
      position.points[1] = view->seats[i].points;
  for (TableeAction action = 0; action <= M12_ACTION_PASS; action++)
    values[action] = ruleset->base.game->check (&ruleset->base, view, action) == TABLEE_REASON_NONE
                       ? look_at (outlook, ruleset, view, &position, action) : -HUGE_VAL;
}
