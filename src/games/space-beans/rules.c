/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include <string.h>

enum { RULES_VERSION = 1 };

static const char *const phases[] = { "draw", "close", "play", "add", "over", NULL };

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  SbState *state = data;

  memset (state, 0, sizeof *state);
  state->chance = *seed;
}

static int
to_move (const TableeRuleset *base,
         const void          *data)
{
  const SbState *state = data;

  return state->phase == SB_PHASE_OVER ? TABLEE_NOBODY : state->current;
}

static int
phase (const TableeRuleset *base,
       const void          *data)
{
  const SbState *state = data;

  return state->phase;
}

static size_t
legal (const TableeRuleset *base,
       const void          *data,
       TableeAction        *actions)
{
  const SbState *state = data;

  if (state->phase == SB_PHASE_OVER)
    return 0;
  actions[0] = SB_ACTION_DRAW;

  return 1;
}

static TableeReason
check (const TableeRuleset *base,
       const void          *data,
       TableeAction         action)
{
  return action == SB_ACTION_DRAW ? TABLEE_REASON_NONE : TABLEE_REASON_UNKNOWN;
}

static void
apply (const TableeRuleset *base,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
  SbState *state = data;

  state->phase = SB_PHASE_OVER;
}

static void
conceal (const TableeRuleset *base,
         void                *data,
         int                  viewer)
{
  SbState *state = data;

  tablee_random_conceal (&state->chance);
}

static void
resample (const TableeRuleset *base,
          void                *data,
          int                  seat,
          TableeRandom        *random)
{
  SbState *state = data;

  tablee_random_seed (&state->chance, tablee_random_next (random));
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  memset (sheet, 0, sizeof *sheet);
  sheet->columns = base->seats;
  tablee_score_sheet_rank (sheet);
}

const TableeGame tablee_space_beans_game = {
  .id = "space-beans",
  .min_seats = SB_MIN_SEATS,
  .max_seats = SB_MAX_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (SbRuleset),
  .state_size = sizeof (SbState),
  .max_actions = SB_MAX_ACTIONS,
  .max_events = 40,
  .phases = phases,
  .deal = deal,
  .to_move = to_move,
  .phase = phase,
  .legal = legal,
  .check = check,
  .apply = apply,
  .conceal = conceal,
  .resample = resample,
  .score = score,
};

void
sb_ruleset_init (SbRuleset *ruleset,
                 int        seats)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = seats;
  ruleset->base.first = TABLEE_NOBODY;
  ruleset->end_score = 30;
  ruleset->bonus = 3;
}

void
sb_ruleset_complete (SbRuleset *ruleset)
{
  ruleset->base.game = &tablee_space_beans_game;
}
