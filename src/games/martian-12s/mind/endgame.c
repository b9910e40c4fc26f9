/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a round, solved exactly for two seats. */
#include "endgame.h"

#include <math.h>
#include <string.h>

enum
{
  COUNT_BITS = 3,                       /* up to four pyramids of a size and value, with four sets */
  COUNT_MASK = (1 << COUNT_BITS) - 1,
  ROW_BITS = COUNT_BITS * M12_VALUES,
  PLAYERS = 2,                          /* the one to move at the root, and the other active one */
};

/* The pyramids left of one size, COUNT_BITS for each value. */
typedef uint16_t Row;

/* What both players gain from here on, in stakes. */
typedef struct
{
  double values[PLAYERS];
} Gain;

/* Points, and among equal points pyramids: the larger the better. */
typedef int Score;

/* The best score among those who have stopped, and how many share it. */
typedef struct
{
  Score score;
  int   sharers;
  bool  rival;   /* the other player is one of them */
} Target;

typedef struct
{
  Row     rows[M12_SIZES];    /* falling: sizes that are alike are interchangeable */
  uint8_t points[PLAYERS];
  uint8_t heights[PLAYERS];
  uint8_t mover;
} Node;

/* What stays the same while one decision is solved. */
typedef struct
{
  M12EndgameEntry *entries;
  size_t           capacity;
  size_t           used;
  bool             full;
  bool             hard_limit;
  int              pot;               /* without the pyramids of the two stacks */
  int              payable[PLAYERS];  /* heights up to which they can pay */
  Target           standing;          /* of the seats that have passed; 0 sharers: none has */
} Solver;

/*
 * Scores and pots
 */

static Score
node_score (const Node *node,
            int         player)
{
  return node->points[player] << 8 | node->heights[player];
}

static int
node_pot (const Solver *solver,
          const Node   *node)
{
  return solver->pot + node->heights[0] + node->heights[1];
}

static bool
node_bag_is_empty (const Node *node)
{
  return (node->rows[0] | node->rows[1] | node->rows[2]) == 0;
}

/* @player stops with its score beside those of @target. */
static Target
target_with (Target target,
             Score  score)
{
  if (target.sharers == 0 || score > target.score)
    return (Target){ .score = score, .sharers = 1, .rival = true };
  if (score == target.score)
    return (Target){ .score = score, .sharers = target.sharers + 1, .rival = true };

  return (Target){ .score = target.score, .sharers = target.sharers };
}

/* The pot goes to those of @target, in whole stakes each. */
static Gain
settle (const Solver *solver,
        const Node   *node,
        Target        target,
        bool          mover_too)
{
  int share = node_pot (solver, node) / target.sharers;
  Gain gain = { 0 };

  gain.values[node->mover] = mover_too ? share : 0;
  gain.values[1 - node->mover] = target.rival ? share : 0;

  return gain;
}

/* Nobody pulls any more. */
static Gain
settle_stopped (const Solver *solver,
                const Node   *node,
                Target        target)
{
  Score score = node_score (node, node->mover);

  if (score > target.score)
    return settle (solver, node, (Target){ .sharers = 1 }, true);
  if (score == target.score)
    target.sharers++;

  return settle (solver, node, target, score == target.score);
}

/*
 * Memory
 */

/* All that the rest of the round depends on: with the bag, the pot and the height of the other one are known; so is the target
 * with the points of a rival that has it. */
static uint64_t
pack_node (const Node   *node,
           const Target *stopped)
{
  int mover = node->mover;
  bool rival = stopped != NULL && stopped->rival;
  int target = rival ? stopped->score >> 8 : stopped != NULL ? 0 : node->points[1 - mover];
  uint64_t bag = (uint64_t) node->rows[0] << (2 * ROW_BITS) | (uint64_t) node->rows[1] << ROW_BITS | node->rows[2];

  return (uint64_t) 1 << 63 | bag << 16 | (uint64_t) (node->points[mover] | target << 4 | node->heights[mover] << 8 |
                                                      mover << 13 | (stopped != NULL) << 14 | rival << 15);
}

/* The entry of @node, to be filled if its first value is no number; NULL if there is no more room. */
static M12EndgameEntry *
find_entry (Solver       *solver,
            const Node   *node,
            const Target *stopped)
{
  uint64_t situation = pack_node (node, stopped);
  uint64_t hash = situation * UINT64_C (0x9E3779B97F4A7C15);
  size_t place;

  hash = (hash ^ hash >> 32) * UINT64_C (0xD6E8FEB86659FD93);
  place = (hash ^ hash >> 32) & (solver->capacity - 1);

  for (;; place = (place + 1) & (solver->capacity - 1))
    {
      M12EndgameEntry *entry = &solver->entries[place];

      if (entry->situation == situation)
        return entry;
      if (entry->situation != 0)
        continue;
      if (++solver->used > solver->capacity / 8 * 7)
        return NULL;

      *entry = (M12EndgameEntry){ .situation = situation, .values = { NAN, NAN } };
      return entry;
    }
}

/*
 * The tree
 */

static Gain solve (Solver       *solver,
                   const Node   *node,
                   const Target *stopped);

static int
row_count (Row row,
           int value)
{
  return row >> (COUNT_BITS * value) & COUNT_MASK;
}

static int
row_left (Row row)
{
  int left = 0;

  for (int value = 0; value < M12_VALUES; value++)
    left += row_count (row, value);

  return left;
}

/* One pyramid less: its row moves down to where it belongs. */
static void
node_take (Node *node,
           int   size,
           int   value)
{
  Row row = (Row) (node->rows[size] - (1 << (COUNT_BITS * value)));

  for (; size + 1 < M12_SIZES && node->rows[size + 1] > row; size++)
    node->rows[size] = node->rows[size + 1];
  node->rows[size] = row;
}

static bool
can_pull (const Solver *solver,
          const Node   *node,
          const Target *stopped)
{
  int height = node->heights[node->mover];

  if (stopped != NULL && solver->hard_limit && height >= M12_LAP_LIMIT)
    return false;

  return height < solver->payable[node->mover];
}

static Gain
stop (Solver       *solver,
      const Node   *node,
      const Target *stopped)
{
  Node next = *node;
  Target target;

  if (stopped != NULL)
    return settle_stopped (solver, node, *stopped);

  target = target_with (solver->standing, node_score (node, node->mover));
  next.mover = 1 - node->mover;

  return solve (solver, &next, &target);
}

/* The pyramid is on the stack, and the mover has popped. */
static Gain
go_on_popped (Solver       *solver,
              Node         *node,
              const Target *stopped)
{
  if (stopped != NULL)
    return settle (solver, node, *stopped, false);

  if (solver->standing.sharers == 0)
    return settle (solver, node, (Target){ .sharers = 1, .rival = true }, false);

  node->mover = 1 - node->mover;

  return solve (solver, node, &solver->standing);
}

/* The pyramid is on the stack, and the mover is still in. */
static Gain
go_on (Solver       *solver,
       Node         *node,
       const Target *stopped)
{
  int mover = node->mover;
  bool six_laps = node->heights[0] >= M12_LAP_LIMIT && node->heights[1] >= M12_LAP_LIMIT;

  if (stopped != NULL)
    {
      if (node_score (node, mover) > stopped->score || node_bag_is_empty (node))
        return settle_stopped (solver, node, *stopped);
      return solve (solver, node, stopped);
    }

  if (six_laps || node_bag_is_empty (node))
    return settle_stopped (solver, node, target_with (solver->standing, node_score (node, 1 - mover)));

  node->mover = (uint8_t) (1 - mover);

  return solve (solver, node, NULL);
}

static Gain
pull (Solver       *solver,
      const Node   *node,
      const Target *stopped,
      int           size)
{
  Row row = node->rows[size];
  Gain gain = { 0 };

  for (int value = 0; value < M12_VALUES && !solver->full; value++)
    {
      double odds = (double) row_count (row, value) / row_left (row);
      Node next = *node;
      Gain after;

      if (odds == 0)
        continue;
      node_take (&next, size, value);
      next.points[node->mover] += (uint8_t) value;
      next.heights[node->mover]++;
      after = next.points[node->mover] > M12_LIMIT ? go_on_popped (solver, &next, stopped)
                                                   : go_on (solver, &next, stopped);
      gain.values[0] += odds * after.values[0];
      gain.values[1] += odds * after.values[1];
    }
  gain.values[node->mover] -= 1;

  return gain;
}

/* No pull gains more: who has a pyramid never expects to lose by going on, since it can pass for nothing. So nobody gains more
 * than what is in the pot; a first stake of the other is added to it. */
static double
pull_bound (const Solver *solver,
            const Node   *node,
            int           size)
{
  Row row = node->rows[size];
  int pot = node_pot (solver, node) + 1 + (node->heights[1 - node->mover] == 0);
  int safe = 0;

  for (int value = 0; value < M12_VALUES; value++)
    if (node->points[node->mover] + value <= M12_LIMIT)
      safe += row_count (row, value);

  return (double) safe / row_left (row) * pot - 1;
}

static Gain
best_gain (Solver       *solver,
           const Node   *node,
           const Target *stopped)
{
  int mover = node->mover;
  Gain best = { .values = { -HUGE_VAL, -HUGE_VAL } };

  if (node->heights[mover] > 0)
    best = stop (solver, node, stopped);
  if (!can_pull (solver, node, stopped))
    return best;

  for (int size = 0; size < M12_SIZES; size++)
    {
      bool alike = size > 0 && node->rows[size] == node->rows[size - 1];
      Gain gain;

      if (node->rows[size] == 0 || alike || pull_bound (solver, node, size) <= best.values[mover])
        continue;
      gain = pull (solver, node, stopped, size);
      if (gain.values[mover] > best.values[mover])
        best = gain;
    }

  return best;
}

static Gain
solve (Solver       *solver,
       const Node   *node,
       const Target *stopped)
{
  M12EndgameEntry *entry = solver->full ? NULL : find_entry (solver, node, stopped);
  Gain gain = { 0 };

  if (entry == NULL)
    {
      solver->full = true;
      return gain;
    }
  if (!isnan (entry->values[0]))
    return (Gain){ .values = { entry->values[0], entry->values[1] } };

  gain = best_gain (solver, node, stopped);
  entry->values[0] = (float) gain.values[0];
  entry->values[1] = (float) gain.values[1];

  return gain;
}

/*
 * From a view
 */

static Row
view_row (const M12State *view,
          int             size)
{
  int values[M12_VALUES];
  Row row = 0;

  m12_bag_values (view, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    row |= (Row) (values[value] << (COUNT_BITS * value));

  return row;
}

/* Rows fall; @sizes says which size each of them is. */
static void
view_rows (const M12State *view,
           Node           *node,
           int             sizes[M12_SIZES])
{
  for (int size = 0; size < M12_SIZES; size++)
    {
      Row row = view_row (view, size);
      int place = size;

      for (; place > 0 && node->rows[place - 1] < row; place--)
        {
          node->rows[place] = node->rows[place - 1];
          sizes[place] = sizes[place - 1];
        }
      node->rows[place] = row;
      sizes[place] = size;
    }
}

/* The pulls that a seat can pay, beyond those made. */
static int
payable (const M12Ruleset *ruleset,
         const M12Seat    *seat)
{
  int64_t stakes = ruleset->open_account ? M12_MAX_PYRAMIDS : seat->balance / ruleset->stake;

  return seat->height + (int) (stakes < M12_MAX_PYRAMIDS ? stakes : M12_MAX_PYRAMIDS);
}

/* Fills @solver and @node from @view. Returns the seat of the other active player, or TABLEE_NOBODY. */
static int
read_view (const M12Ruleset *ruleset,
           const M12State   *view,
           Solver           *solver,
           Node             *node)
{
  int other = TABLEE_NOBODY;

  solver->pot = view->pot;
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const M12Seat *seat = &view->seats[i];
      int player = i == view->current ? 0 : 1;

      if (seat->status == M12_PASSED)
        solver->standing = target_with (solver->standing, seat->points << 8 | seat->height);
      if (seat->status != M12_ACTIVE)
        continue;
      if (player == 1)
        other = i;
      node->points[player] = seat->points;
      node->heights[player] = seat->height;
      solver->payable[player] = payable (ruleset, seat);
      solver->pot -= seat->height;
    }
  solver->standing.rival = false;

  return other;
}

static void
solve_root (Solver       *solver,
            const Node   *node,
            const Target *stopped,
            const int     sizes[M12_SIZES],
            double        values[M12_SIZES + 1])
{
  memset (solver->entries, 0, solver->capacity * sizeof solver->entries[0]);
  solver->used = 0;
  solver->full = false;

  values[M12_ACTION_PASS] = node->heights[0] > 0 ? stop (solver, node, stopped).values[0] : -HUGE_VAL;
  for (int i = 0; i < M12_SIZES; i++)
    {
      bool legal = node->rows[i] != 0 && can_pull (solver, node, stopped);

      values[M12_ACTION_PULL_SMALL + sizes[i]] = legal ? pull (solver, node, stopped, i).values[0] : -HUGE_VAL;
    }
}

/* Most situations need few entries, and clearing many takes longer than solving: as many as rounds of two needed. */
static size_t
first_capacity (const Node *node,
                bool        lone)
{
  int pulls = node->heights[0] + node->heights[1];

  if (lone || pulls > 9)
    return (size_t) 1 << 12;

  return (size_t) 1 << (30 - 2 * (pulls < 3 ? 3 : pulls));
}

bool
m12_endgame_solve (const M12Ruleset *ruleset,
                   const M12State   *view,
                   M12EndgameEntry  *entries,
                   size_t            capacity,
                   double            values[M12_SIZES + 1])
{
  Solver solver = { .entries = entries, .hard_limit = ruleset->hard_limit };
  Node node = { 0 };
  int sizes[M12_SIZES];
  bool lone = read_view (ruleset, view, &solver, &node) == TABLEE_NOBODY;

  view_rows (view, &node, sizes);
  solver.capacity = first_capacity (&node, lone);
  do
    {
      solver.capacity = solver.capacity < capacity ? solver.capacity : capacity;
      solve_root (&solver, &node, lone ? &solver.standing : NULL, sizes, values);
      if (!solver.full)
        return true;
      solver.capacity *= 4;
    }
  while (solver.capacity < 4 * capacity);

  return false;
}
