/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Martian 12s for two, solved by the rules themselves. */
#include "solver.h"

enum { SEATS = 2 };

typedef struct
{
  double values[SEATS];
} Gain;

/* One situation, and what it is worth. The pot follows from the stacks. */
typedef struct
{
  guint64 bag;
  guint64 seats;
  Gain    gain;
} Solved;

struct _M12Solver
{
  M12Ruleset  ruleset;
  GHashTable *solved;   /* a set of Solved */
};

static Gain solve (M12Solver      *self,
                   const M12State *state);

static guint
solved_hash (gconstpointer data)
{
  const Solved *solved = data;
  guint64 hash = (solved->bag * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)) ^
                 (solved->seats * G_GUINT64_CONSTANT (0xC2B2AE3D27D4EB4F));

  return (guint) (hash ^ hash >> 29);
}

static gboolean
solved_equal (gconstpointer a,
              gconstpointer b)
{
  const Solved *left = a;
  const Solved *right = b;

  return left->bag == right->bag && left->seats == right->seats;
}

static int
compare_rows (const void *a,
              const void *b)
{
  guint64 left = *(const guint64 *) a;
  guint64 right = *(const guint64 *) b;

  return (left > right) - (left < right);
}

static Solved
solved_key (const M12State *state)
{
  guint64 rows[M12_SIZES] = { 0 };
  Solved key = { .seats = (guint64) state->current << 62 };

  for (int size = 0; size < M12_SIZES; size++)
    for (int i = 0; i < state->left[size]; i++)
      rows[size] += G_GUINT64_CONSTANT (1) << 4 * m12_pyramid_value (state->bag[size][i]);
  qsort (rows, M12_SIZES, sizeof rows[0], compare_rows);
  key.bag = rows[0] | rows[1] << 20 | rows[2] << 40;
  for (int i = 0; i < SEATS; i++)
    {
      const M12Seat *seat = &state->seats[i];

      key.seats |= (guint64) (seat->points | seat->height << 5 | seat->status << 10 | m12_has_pulled (state, i) << 12) << (16 * i);
    }

  return key;
}

/* Plays @action on a copy and adds what it gains at once to what is gained later. */
static Gain
play (M12Solver      *self,
      const M12State *state,
      TableeAction    action)
{
  M12State next = *state;
  Gain gain = { 0 };

  tablee_martian_12s_game.apply (&self->ruleset.base, &next, action, NULL);
  if (next.phase != M12_PHASE_OVER)
    gain = solve (self, &next);
  for (int i = 0; i < SEATS; i++)
    gain.values[i] += (double) (next.seats[i].balance - state->seats[i].balance) / self->ruleset.stake;

  return gain;
}

static Gain
play_average (M12Solver      *self,
              const M12State *state,
              TableeAction    action)
{
  int size = (int) (action - M12_ACTION_PULL_SMALL);
  int last = state->left[size] - 1;
  int counts[M12_VALUES];
  M12State arranged = *state;
  Gain average = { 0 };

  m12_bag_values (state, size, counts);
  for (int i = 0; i <= last; i++)
    {
      int value = m12_pyramid_value (state->bag[size][i]);
      Gain gain;

      /* Once for each value. */
      if (counts[value] == 0)
        continue;
      memcpy (arranged.bag[size], state->bag[size], sizeof arranged.bag[size]);
      arranged.bag[size][i] = state->bag[size][last];
      arranged.bag[size][last] = state->bag[size][i];
      gain = play (self, &arranged, action);
      for (int seat = 0; seat < SEATS; seat++)
        average.values[seat] += gain.values[seat] * counts[value] / (last + 1);
      counts[value] = 0;
    }

  return average;
}

static Gain
action_gain (M12Solver      *self,
             const M12State *state,
             TableeAction    action)
{
  return action == M12_ACTION_PASS ? play (self, state, action) : play_average (self, state, action);
}

static Gain
solve (M12Solver      *self,
       const M12State *state)
{
  Solved key = solved_key (state);
  Solved *solved = g_hash_table_lookup (self->solved, &key);
  TableeAction actions[M12_SIZES + 1];
  gsize count;

  if (solved != NULL)
    return solved->gain;

  count = tablee_martian_12s_game.legal (&self->ruleset.base, state, actions);
  for (gsize i = 0; i < count; i++)
    {
      Gain gain = action_gain (self, state, actions[i]);

      if (i == 0 || gain.values[state->current] > key.gain.values[state->current])
        key.gain = gain;
    }
  g_hash_table_add (self->solved, g_memdup2 (&key, sizeof key));

  return key.gain;
}

M12Solver *
m12_solver_new (const M12Ruleset *ruleset)
{
  M12Solver *self = g_new (M12Solver, 1);

  g_assert (ruleset->base.seats == SEATS);
  self->ruleset = *ruleset;
  self->solved = g_hash_table_new_full (solved_hash, solved_equal, g_free, NULL);

  return self;
}

void
m12_solver_free (M12Solver *self)
{
  g_hash_table_unref (self->solved);
  g_free (self);
}

double
m12_solver_action (M12Solver      *self,
                   const M12State *state,
                   TableeAction    action)
{
  return action_gain (self, state, action).values[state->current];
}
