/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A seat that goes on alone: exactly what its round is worth. */
#include "lone.h"

/* With so many points, hardly anybody who does not pop is still behind after them; there are many ways to get there. */
enum { MOST_PULLS = 3 };

static M12LoneGain go_on (const M12Lone *lone,
                          int            pulls);

static M12LoneGain
stop (const M12Lone *lone)
{
  int score = lone->points << 8 | lone->height;
  int share = lone->pot / (lone->sharers + 1);

  if (score > lone->target)
    return (M12LoneGain){ .own = lone->pot };
  if (score < lone->target)
    return (M12LoneGain){ .standing = lone->pot / lone->sharers };

  return (M12LoneGain){ .own = share, .standing = share };
}

static bool
is_alike (const M12Lone *lone,
          int            a,
          int            b)
{
  int differences = 0;

  for (int value = 0; value < M12_VALUES; value++)
    differences |= lone->values[a][value] ^ lone->values[b][value];

  return differences == 0;
}

static bool
is_alike_earlier (const M12Lone *lone,
                  int            size)
{
  for (int earlier = 0; earlier < size; earlier++)
    if (is_alike (lone, earlier, size))
      return true;

  return false;
}

/* Whoever does not pop wins no more than the pot. */
static double
pull_bound (const M12Lone *lone,
            int            size)
{
  int safe = 0;

  for (int value = 0; value < M12_VALUES && lone->points + value <= M12_LIMIT; value++)
    safe += lone->values[size][value];

  return (double) safe / lone->left[size] * (lone->pot + 1) - 1;
}

static M12LoneGain
after_pull (const M12Lone *lone,
            int            size,
            int            value,
            int            pulls)
{
  M12Lone next = *lone;

  next.values[size][value]--;
  next.left[size]--;
  next.pot++;
  next.points += value;
  next.height++;
  if (next.points > M12_LIMIT)
    return (M12LoneGain){ .standing = next.pot / next.sharers };

  return go_on (&next, pulls - 1);
}

static M12LoneGain
pull (const M12Lone *lone,
      int            size,
      int            pulls)
{
  M12LoneGain gain = { .own = -1 };

  for (int value = 0; value < M12_VALUES; value++)
    if (lone->values[size][value] > 0)
      {
        double odds = (double) lone->values[size][value] / lone->left[size];
        M12LoneGain after = after_pull (lone, size, value, pulls);

        gain.own += odds * after.own;
        gain.standing += odds * after.standing;
      }

  return gain;
}

static M12LoneGain
go_on (const M12Lone *lone,
       int            pulls)
{
  M12LoneGain best = stop (lone);

  if ((lone->points << 8 | lone->height) > lone->target || lone->height >= lone->payable || pulls == 0)
    return best;

  for (int size = 0; size < M12_SIZES; size++)
    {
      M12LoneGain gain;

      if (lone->left[size] == 0 || is_alike_earlier (lone, size) || pull_bound (lone, size) <= best.own)
        continue;
      gain = pull (lone, size, pulls);
      if (gain.own > best.own)
        best = gain;
    }

  return best;
}

M12LoneGain
m12_lone_solve (const M12Lone *self)
{
  return go_on (self, MOST_PULLS);
}

/*
 * From a state
 */

static void
count_bag (M12Lone        *lone,
           const M12State *state)
{
  for (int size = 0; size < M12_SIZES; size++)
    {
      lone->left[size] = state->left[size];
      for (int i = 0; i < state->left[size]; i++)
        lone->values[size][m12_pyramid_value (state->bag[size][i])]++;
    }
}

int
m12_lone_payable (const M12Ruleset *ruleset,
                  const M12Seat    *seat)
{
  int64_t more = ruleset->open_account ? M12_MAX_PYRAMIDS : seat->balance / ruleset->stake;
  int height = seat->height + (int) (more < M12_MAX_PYRAMIDS ? more : M12_MAX_PYRAMIDS);

  return ruleset->hard_limit && height > M12_LAP_LIMIT ? M12_LAP_LIMIT : height;
}

static int
seat_score (const M12Seat *seat)
{
  return seat->points << 8 | seat->height;
}

static void
find_target (M12Lone          *lone,
             const M12Ruleset *ruleset,
             const M12State   *state)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const M12Seat *seat = &state->seats[i];

      if (seat->status != M12_PASSED || seat_score (seat) < lone->target)
        continue;
      lone->sharers = seat_score (seat) > lone->target ? 1 : lone->sharers + 1;
      lone->target = seat_score (seat);
    }
}

bool
m12_is_lone (const M12State *state)
{
  return state->seats[state->current].points >= M12_LONE_POINTS && (state->active & ~(1u << state->current)) == 0;
}

void
m12_lone_read (M12Lone          *self,
               const M12Ruleset *ruleset,
               const M12State   *state)
{
  const M12Seat *mover = &state->seats[state->current];

  *self = (M12Lone){
    .pot = state->pot, .points = mover->points, .height = mover->height, .payable = m12_lone_payable (ruleset, mover),
  };
  count_bag (self, state);
  find_target (self, ruleset, state);
}

void
m12_lone_values (const M12Ruleset *ruleset,
                 const M12State   *state,
                 double           *out)
{
  M12Lone lone;
  M12LoneGain gain;

  m12_lone_read (&lone, ruleset, state);
  gain = m12_lone_solve (&lone);
  out[state->current] += gain.own;
  for (int i = 0; i < ruleset->base.seats; i++)
    if (state->seats[i].status == M12_PASSED && seat_score (&state->seats[i]) == lone.target)
      out[i] += gain.standing;
}
