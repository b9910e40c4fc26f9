/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the computer thinks of Martian 12s, in stakes. */
#include "endgame.h"
#include "lean.h"
#include "playout.h"
#include "thinking.h"

/* How a level plays. */
typedef struct
{
  int  stop_at;   /* points at which it stops; 0: it weighs what may come */
  bool counts;    /* sees what is left of each size */
  int  playouts;  /* endings of the round that it imagines at most */
  bool solves;    /* what can be reckoned exactly it does not imagine */
} Level;

static const Level levels[TABLEE_N_SKILLS] = {
  [TABLEE_SKILL_RANDOM] = { .stop_at = 9 },
  [TABLEE_SKILL_EASY] = { .stop_at = 10 },
  [TABLEE_SKILL_MEDIUM] = { .stop_at = 11, .counts = true },
  [TABLEE_SKILL_EXPERT] = { .counts = true, .playouts = 64 },
  [TABLEE_SKILL_BEST] = { .counts = true, .playouts = 4096, .solves = true },
};

/* Who is still in the round, and with what. */
typedef struct
{
  int in;
  int active;
  int lowest;  /* the smallest stack of an active seat */
} Table;

static Table
look_around (const TableeRuleset *base,
             const M12State      *view)
{
  Table table = { .lowest = M12_MAX_STACK };

  for (int i = 0; i < base->seats; i++)
    {
      const M12Seat *seat = &view->seats[i];

      table.in += seat->status == M12_ACTIVE || seat->status == M12_PASSED;
      table.active += seat->status == M12_ACTIVE;
      if (seat->status == M12_ACTIVE && seat->height < table.lowest)
        table.lowest = seat->height;
    }

  return table;
}

static double
pop_chance (const M12State *view,
            int             size)
{
  int values[M12_VALUES];
  int points = view->seats[view->current].points;
  int popping = 0;

  m12_bag_values (view, size, values);
  for (int value = 0; value < M12_VALUES; value++)
    if (points + value > M12_LIMIT)
      popping += values[value];

  return (double) popping / view->left[size];
}

static double
won_so_far (const M12Ruleset *ruleset,
            const M12State   *state,
            int               seat)
{
  return (double) (state->seats[seat].balance - ruleset->wallets[seat]) / ruleset->stake;
}

static void
reward (const TableeRuleset *base,
        const void          *state,
        double              *out)
{
  for (int i = 0; i < base->seats; i++)
    out[i] = won_so_far ((const M12Ruleset *) base, state, i);
}

/* The pot is shared out by the squares of the points: a rough guess, but one that adds up. */
static void
evaluate (const TableeRuleset *base,
          const void          *data,
          double              *out)
{
  const M12State *view = data;
  double weights[TABLEE_MAX_SEATS] = { 0 };
  double total = 0;

  reward (base, data, out);
  if (view->phase == M12_PHASE_OVER)
    return;

  for (int i = 0; i < base->seats; i++)
    {
      const M12Seat *seat = &view->seats[i];

      if (seat->status == M12_ACTIVE || seat->status == M12_PASSED)
        weights[i] = 1 + seat->points * seat->points;
      total += weights[i];
    }
  for (int i = 0; i < base->seats; i++)
    out[i] += view->pot * weights[i] / total;
}

static void
weigh (const TableeRuleset *base,
       const void          *view,
       const TableeAction  *actions,
       size_t               count,
       double              *weights)
{
  TableeAction sensible = m12_sensible_action ((const M12Ruleset *) base, view);

  for (size_t i = 0; i < count; i++)
    {
      if (actions[i] == M12_ACTION_PASS)
        weights[i] = 0.05;
      else
        weights[i] = 0.05 + 0.25 * (1 - pop_chance (view, (int) (actions[i] - M12_ACTION_PULL_SMALL)));
      if (actions[i] == sensible)
        weights[i] += 1;
    }
}

/* A simple mind: it wants its share of the pot once it has points enough, and until then not to pop. */
static void
simple_values (const M12Ruleset *ruleset,
               const M12State   *view,
               const Level      *level,
               TableeRandom     *random,
               double            values[M12_SIZES + 1])
{
  double share = (double) view->pot / look_around (&ruleset->base, view).in;
  bool stops = view->seats[view->current].points >= level->stop_at;

  values[M12_ACTION_PASS] = stops ? share : -2;
  for (int size = 0; size < M12_SIZES; size++)
    {
      double safe = level->counts && view->left[size] > 0 ? 1 - pop_chance (view, size) : 1;

      /* Alike sizes are chosen by chance. */
      values[M12_ACTION_PULL_SMALL + size] = share * safe - 1 - 0.001 * tablee_random_real (random);
    }
}

bool
m12_is_endgame (const TableeRuleset *base,
                const void          *view)
{
  Table table = look_around (base, view);

  return table.active == 1 || (table.active == 2 && table.lowest >= 3);
}

/* Exactly where that is quick, otherwise by playing out. */
static void
thoughtful_values (const M12Ruleset *ruleset,
                   const M12State   *view,
                   const Level      *level,
                   TableeRandom     *random,
                   M12EndgameEntry  *entries,
                   double            values[M12_SIZES + 1])
{
  bool safe = view->seats[view->current].points <= M12_LIMIT - (M12_VALUES - 1);

  if (level->solves && m12_is_endgame (&ruleset->base, view))
    if (m12_endgame_solve (ruleset, view, entries, M12_ENDGAME_ENTRIES, values))
      return;

  /* Where nothing can pop there is little to choose. */
  m12_playout_values (ruleset, view, safe ? level->playouts / 8 : level->playouts, random, values);
}

static size_t
advise (const TableeRuleset *base,
        const void          *data,
        TableeSkill          skill,
        TableeRandom        *random,
        void                *scratch,
        TableeAdvice        *advice)
{
  const M12Ruleset *ruleset = (const M12Ruleset *) base;
  const M12State *view = data;
  const Level *mind = &levels[skill];
  double won = won_so_far (ruleset, view, view->current);
  double values[M12_SIZES + 1];
  TableeAction actions[M12_SIZES + 1];
  size_t count = base->game->legal (base, view, actions);

  if (mind->playouts > 0)
    thoughtful_values (ruleset, view, mind, random, scratch, values);
  else
    simple_values (ruleset, view, mind, random, values);

  for (size_t i = 0; i < count; i++)
    advice[i] = (TableeAdvice){ .action = actions[i], .value = won + values[actions[i]] };

  return count;
}

const TableeHeuristics tablee_martian_12s_heuristics = {
  .game = &tablee_martian_12s_game,
  .thinking = &m12_thinking,
  .scratch_size = M12_ENDGAME_ENTRIES * sizeof (M12EndgameEntry),
  .reward = reward,
  .evaluate = evaluate,
  .weigh = weigh,
  .advise = advise,
  .lean = m12_lean,
};
