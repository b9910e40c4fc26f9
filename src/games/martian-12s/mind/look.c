/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A look round the table: what each seat may still reach. */
#include "look.h"

#include "lone.h"

#include <string.h>

/* Points, and among equal points pyramids. */
static int
score_of (int points,
          int height)
{
  return points << 8 | height;
}

int
m12_outlook_height (const M12Outlook *self,
                    int               player,
                    int               steps)
{
  return self->heights[player] + (steps + 1 - player) / 2;
}

/*
 * Somebody alone
 */

static M12Prospect
settle (const M12Goal *goal,
        int            score,
        int            pot)
{
  int holders = goal->sharers + goal->other;

  if (score > goal->target)
    return (M12Prospect){ .mover = (float) pot };
  if (score < goal->target)
    return (M12Prospect){ .other = goal->other ? (float) (pot / holders) : 0 };

  pot /= holders + 1;

  return (M12Prospect){ .mover = (float) pot, .other = goal->other ? (float) pot : 0 };
}

static M12Prospect
pull_alone (const M12Outlook  *self,
            const M12Goal     *goal,
            const M12Prospect *later,
            int                size,
            int                points,
            int                pot)
{
  M12Prospect sum = { .mover = -1 };
  M12Prospect popped = settle (goal, 0, pot + 1);

  for (int value = 0; value < M12_VALUES; value++)
    {
      const M12Prospect *next = points + value > M12_LIMIT ? &popped : &later[points + value];

      sum.mover += self->odds[size][value] * next->mover;
      sum.other += self->odds[size][value] * next->other;
    }

  return sum;
}

static M12Prospect
best_alone (const M12Outlook  *self,
            const M12Goal     *goal,
            const M12Prospect *later,
            int                score,
            int                pot)
{
  M12Prospect best = settle (goal, score, pot);

  if (score > goal->target || later == NULL)
    return best;

  for (int size = 0; size < M12_SIZES; size++)
    if (self->there[size])
      {
        M12Prospect pulled = pull_alone (self, goal, later, size, score >> 8, pot);

        if (pulled.mover > best.mover)
          best = pulled;
      }

  return best;
}

/* Works back from the last pull to now: rows by pulls, then points. */
static void
fill_alone (const M12Outlook *self,
            const M12Goal    *goal,
            int               height,
            int               pot,
            M12Prospect       rows[M12_PROSPECT_PULLS + 1][M12_PROSPECT_POINTS])
{
  for (int pulls = M12_PROSPECT_PULLS; pulls >= 0; pulls--)
    for (int points = 0; points <= M12_LIMIT; points++)
      rows[pulls][points] = best_alone (self, goal, pulls < M12_PROSPECT_PULLS ? rows[pulls + 1] : NULL,
                                        score_of (points, height + pulls), pot + pulls);
}

static M12Goal
goal_with (const M12Outlook *self,
           int               score)
{
  if (score < self->standing)
    return (M12Goal){ .target = self->standing, .sharers = self->sharers };

  return (M12Goal){ .target = score, .sharers = score == self->standing ? self->sharers : 0, .other = true };
}

M12Goal
m12_outlook_goal (const M12Outlook *self,
                  int               steps,
                  int               points)
{
  return goal_with (self, score_of (points, m12_outlook_height (self, steps % 2, steps)));
}

static M12Goal
goal_left (const M12Outlook *self)
{
  return (M12Goal){ .target = self->standing, .sharers = self->sharers };
}

static void
fill_stopped (M12Outlook *self,
              int         steps)
{
  M12Prospect rows[M12_PROSPECT_PULLS + 1][M12_PROSPECT_POINTS];

  for (int points = 0; points <= M12_LIMIT; points++)
    {
      M12Goal goal = m12_outlook_goal (self, steps, points);

      fill_alone (self, &goal, m12_outlook_height (self, 1 - steps % 2, steps), self->pot + steps, rows);
      memcpy (self->stopped[steps][points], rows[0], sizeof rows[0]);
    }
}

static void
fill_popped (M12Outlook *self,
             int         steps)
{
  M12Prospect rows[M12_PROSPECT_PULLS + 1][M12_PROSPECT_POINTS];
  M12Goal goal = goal_left (self);

  if (self->sharers > 0)
    fill_alone (self, &goal, m12_outlook_height (self, steps % 2, steps), self->pot + steps, rows);
  else
    for (int points = 0; points <= M12_LIMIT; points++)
      rows[0][points] = (M12Prospect){ .mover = (float) (self->pot + steps) };
  memcpy (self->popped[steps], rows[0], sizeof rows[0]);
}

/*
 * Both
 */

static M12Prospect
swap (M12Prospect prospect)
{
  return (M12Prospect){ .mover = prospect.other, .other = prospect.mover };
}

M12Prospect
m12_outlook_after_pull (const M12Outlook *self,
                        int               steps,
                        int               points,
                        int               other)
{
  if (points > M12_LIMIT)
    return swap (self->popped[steps][other]);

  return swap (self->both[steps][other][points]);
}

static M12Prospect
pull_of_both (const M12Outlook *self,
              int               steps,
              int               size,
              int               points,
              int               other)
{
  M12Prospect sum = { .mover = -1 };

  for (int value = 0; value < M12_VALUES; value++)
    {
      M12Prospect next = m12_outlook_after_pull (self, steps + 1, points + value, other);

      sum.mover += self->odds[size][value] * next.mover;
      sum.other += self->odds[size][value] * next.other;
    }

  return sum;
}

static M12Prospect
best_of_both (const M12Outlook *self,
              int               steps,
              int               points,
              int               other)
{
  bool stops = m12_outlook_height (self, steps % 2, steps) > 0;
  M12Prospect best = swap (self->stopped[steps][points][other]);

  for (int size = 0; size < M12_SIZES; size++)
    if (self->there[size])
      {
        M12Prospect pulled = pull_of_both (self, steps, size, points, other);

        if (!stops || pulled.mover > best.mover)
          best = pulled;
        stops = true;
      }

  return best;
}

/* Both have made their six pulls. */
static M12Prospect
compare_scores (const M12Outlook *self,
                int               steps,
                int               points,
                int               other)
{
  int mover = steps % 2;
  M12Goal goal = goal_with (self, score_of (other, m12_outlook_height (self, 1 - mover, steps)));

  return settle (&goal, score_of (points, m12_outlook_height (self, mover, steps)), self->pot + steps);
}

bool
m12_outlook_is_last (const M12Outlook *self,
                     int               steps)
{
  return m12_outlook_height (self, 0, steps) >= M12_LAP_LIMIT && m12_outlook_height (self, 1, steps) >= M12_LAP_LIMIT;
}

static void
fill_both (M12Outlook *self,
           int         steps)
{
  bool last = m12_outlook_is_last (self, steps);

  for (int points = 0; points <= M12_LIMIT; points++)
    for (int other = 0; other <= M12_LIMIT; other++)
      self->both[steps][points][other] = last ? compare_scores (self, steps, points, other)
                                              : best_of_both (self, steps, points, other);
}

/*
 * From a view
 */

static int
count_left (const M12State *state)
{
  return state->left[0] + state->left[1] + state->left[2];
}

static int
other_active (const M12State *state)
{
  int seat = 0;

  while (seat == state->current || !(state->active >> seat & 1))
    seat++;

  return seat;
}

static void
find_odds (M12Outlook     *self,
           const M12State *view)
{
  for (int size = 0; size < M12_SIZES; size++)
    {
      int values[M12_VALUES];

      m12_bag_values (view, size, values);
      self->there[size] = view->left[size] > 0;
      for (int value = 0; value < M12_VALUES && self->there[size]; value++)
        self->odds[size][value] = (float) values[value] / (float) view->left[size];
    }
}

static void
find_standing (M12Outlook       *self,
               const M12Ruleset *ruleset,
               const M12State   *view)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const M12Seat *seat = &view->seats[i];
      int score = score_of (seat->points, seat->height);

      if (seat->status != M12_PASSED || score < self->standing)
        continue;
      self->sharers = score > self->standing ? 1 : self->sharers + 1;
      self->standing = score;
    }
}

static void
fill_two (M12Outlook       *self,
          const M12Ruleset *ruleset,
          const M12State   *view)
{
  const M12Seat *other = &view->seats[other_active (view)];
  int steps = 0;

  self->heights[1] = other->height;
  self->payable[1] = m12_lone_payable (ruleset, other);
  while (!m12_outlook_is_last (self, steps))
    steps++;
  for (; steps >= 0; steps--)
    {
      fill_stopped (self, steps);
      fill_popped (self, steps);
      fill_both (self, steps);
    }
}

/* Not what the compiler has built in: where the processor has no instruction for it, that is a function of a library. */
static int
count_set (uint32_t seats)
{
  int count = 0;

  for (; seats != 0; seats &= seats - 1)
    count++;

  return count;
}

void
m12_look (M12Outlook       *self,
          const M12Ruleset *ruleset,
          const M12State   *view)
{
  const M12Seat *mover = &view->seats[view->current];

  *self = (M12Outlook){
    .active = count_set (view->active), .round = view->round, .left = count_left (view), .pot = view->pot,
  };
  if (self->active > 2)
    return;

  self->heights[0] = mover->height;
  self->payable[0] = m12_lone_payable (ruleset, mover);
  find_odds (self, view);
  find_standing (self, ruleset, view);
  if (self->active == 2)
    {
      fill_two (self, ruleset, view);
    }
  else
    {
      M12Goal goal = goal_left (self);

      fill_alone (self, &goal, mover->height, view->pot, self->alone);
    }
}

bool
m12_outlook_knows (const M12Outlook *self,
                   const M12State   *state)
{
  return self->active <= 2 && state->round == self->round && count_set (state->active) == self->active;
}

/* Beyond the rows nobody looks. */
static M12Prospect
after_pull_alone (const M12Outlook *self,
                  int               steps,
                  int               points)
{
  M12Goal goal = goal_left (self);

  if (points > M12_LIMIT)
    return settle (&goal, 0, self->pot + steps);

  return self->alone[steps < M12_PROSPECT_PULLS ? steps : M12_PROSPECT_PULLS][points];
}

static M12Prospect
after_stop (const M12Outlook *self,
            const M12State   *state,
            int               steps)
{
  const M12Seat *mover = &state->seats[state->current];
  M12Goal goal = goal_left (self);

  if (self->active == 2)
    return swap (self->stopped[steps][mover->points][state->seats[other_active (state)].points]);

  return settle (&goal, score_of (mover->points, mover->height), self->pot + steps);
}

static M12Prospect
after_pull (const M12Outlook *self,
            const M12State   *state,
            int               steps,
            int               points)
{
  if (self->active == 2)
    return m12_outlook_after_pull (self, steps, points, state->seats[other_active (state)].points);

  return after_pull_alone (self, steps, points);
}

M12Prospect
m12_outlook_action (const M12Outlook *self,
                    const M12State   *state,
                    TableeAction      action)
{
  int steps = self->left - count_left (state);
  int points = state->seats[state->current].points;
  int size = (int) (action - M12_ACTION_PULL_SMALL);
  float left = state->left[size % M12_SIZES];
  int values[M12_VALUES];
  M12Prospect sum = { .mover = -1 };

  if (action == M12_ACTION_PASS)
    return after_stop (self, state, steps);

  m12_bag_values (state, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    {
      M12Prospect next = after_pull (self, state, steps + 1, points + value);

      sum.mover += (float) values[value] / left * next.mover;
      sum.other += (float) values[value] / left * next.other;
    }

  return sum;
}
