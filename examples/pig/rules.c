/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Pig. */
#include "rules.h"

#include "engine/plain.h"

static const char *const phases[] = { "turn", "over", NULL };

static void
begin_turn (PigState        *state,
            int              seat,
            TableeEventList *events)
{
  state->current = (int8_t) seat;
  state->turn = 0;
  tablee_tell (events, PIG_EVENT_TURN, seat, false, state->seats[seat].points, 0, 0, 0);
}

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  PigState *state = data;

  tablee_plain_deal (base, state, seed);
  begin_turn (state, state->current, events);
}

static bool
has_enough (const TableeRuleset *base,
            const PigState      *state)
{
  return state->seats[state->current].points + state->turn >= ((const PigRuleset *) base)->goal;
}

static TableeReason
check (const TableeRuleset *base,
       const void          *data,
       TableeAction         action)
{
  const PigState *state = data;

  if (action > PIG_ACTION_HOLD)
    return TABLEE_REASON_UNKNOWN;
  if (state->phase == PIG_PHASE_OVER)
    return TABLEE_REASON_OVER;
  if (action == PIG_ACTION_HOLD)
    return state->turn > 0 ? TABLEE_REASON_NONE : (TableeReason) PIG_REASON_NOTHING;

  return has_enough (base, state) ? (TableeReason) PIG_REASON_ENOUGH : TABLEE_REASON_NONE;
}

static size_t
legal (const TableeRuleset *base,
       const void          *data,
       TableeAction        *actions)
{
  size_t count = 0;

  for (TableeAction action = PIG_ACTION_ROLL; action <= PIG_ACTION_HOLD; action++)
    if (check (base, data, action) == TABLEE_REASON_NONE)
      actions[count++] = action;

  return count;
}

static void
roll (const TableeRuleset *base,
      PigState            *state,
      TableeEventList     *events)
{
  int seat = state->current;
  int face = 1 + (int) tablee_random_below (&state->chance, PIG_FACES);
  int lost = state->turn;

  state->turn = (int16_t) (face > 1 ? state->turn + face : 0);
  tablee_tell (events, PIG_EVENT_ROLL, seat, true, face, state->turn, 0, 0);
  if (face > 1)
    return;

  tablee_tell (events, PIG_EVENT_LOSE, seat, false, lost, 0, 0, 0);
  begin_turn (state, (seat + 1) % base->seats, events);
}

static void
hold (const TableeRuleset *base,
      PigState            *state,
      TableeEventList     *events)
{
  int seat = state->current;
  int gained = state->turn;
  int points = state->seats[seat].points + gained;

  state->seats[seat].points = (int16_t) points;
  state->turn = 0;
  tablee_tell (events, PIG_EVENT_HOLD, seat, false, gained, points, 0, 0);
  if (points < ((const PigRuleset *) base)->goal)
    {
      begin_turn (state, (seat + 1) % base->seats, events);
      return;
    }

  state->phase = PIG_PHASE_OVER;
  tablee_tell (events, PIG_EVENT_GAME_OVER, TABLEE_NOBODY, false, points, 0, 0, 0);
}

static void
apply (const TableeRuleset *base,
       void                *state,
       TableeAction         action,
       TableeEventList     *events)
{
  if (action == PIG_ACTION_ROLL)
    roll (base, state, events);
  else
    hold (base, state, events);
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  static const char *const ids[] = { "points", NULL };
  const PigState *state = data;

  tablee_score_sheet_begin (sheet, ids, base->seats, state->phase == PIG_PHASE_OVER);
  for (int seat = 0; seat < base->seats; seat++)
    sheet->row[0].values[seat] = state->seats[seat].points;
  tablee_score_sheet_finish (sheet);
}

static void
find_ending (const TableeRuleset *base,
             const void          *data,
             TableeEnding        *ending)
{
  const PigState *state = data;
  int goal = ((const PigRuleset *) base)->goal;
  int best = 0;

  for (int seat = 1; seat < base->seats; seat++)
    if (state->seats[seat].points > state->seats[best].points)
      best = seat;
  tablee_ending_add (ending, (TableeEnd){ "points", best, state->seats[best].points, goal }, state->phase == PIG_PHASE_OVER);
}

const TableeGame tablee_pig_game = {
  .id = "pig",
  .min_seats = 2,
  .max_seats = TABLEE_MAX_SEATS,
  .rules_version = 1,
  .ruleset_size = sizeof (PigRuleset),
  .state_size = sizeof (PigState),
  .head = TABLEE_STATE_HEAD (PigState, PIG_PHASE_OVER),
  .max_actions = 2,
  .max_events = 3,  /* a 1: the roll, what is lost, the next turn */
  .phases = phases,
  .deal = deal,
  .legal = legal,
  .check = check,
  .apply = apply,
  .conceal = tablee_plain_conceal,
  .resample = tablee_plain_resample,
  .score = score,
  .ending = find_ending,
};
