/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pig in writing: options, positions, actions, events, all by tables. */
#include "rules.h"

#include "notation/fields.h"
#include "notation/forms.h"

enum { MAX_GOAL = 1000, DEFAULT_GOAL = 100 };

static const TableeOption options[] = {
  { "goal", TABLEE_OPTION_INTEGER, .default_value = DEFAULT_GOAL, .minimum = 10, .maximum = MAX_GOAL,
    TABLEE_OPTION_FIELD (PigRuleset, goal) },
  { NULL },
};

static const TableeStateField fields[] = {
  { "turn", TABLEE_FIELD (PigState, turn), .maximum = MAX_GOAL + PIG_FACES },
  { NULL },
};

static const TableeStateField seat_fields[] = {
  { "points", TABLEE_FIELD (PigSeat, points), .maximum = MAX_GOAL + PIG_FACES },
  { NULL },
};

static const TableeActionForm actions[] = {
  { PIG_ACTION_ROLL, "roll" },
  { PIG_ACTION_HOLD, "hold" },
  { 0 },
};

static const char *const events[] = {
  [PIG_EVENT_TURN] = "turn s 0",
  [PIG_EVENT_ROLL] = "roll s 0 1",
  [PIG_EVENT_LOSE] = "lose s 0",
  [PIG_EVENT_HOLD] = "hold s 0 1",
  [PIG_EVENT_GAME_OVER] = "game-over 0",
};

/* By reason, from TABLEE_REASON_GAME on. */
static const char *const reasons[] = {
  [PIG_REASON_NOTHING - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("a turn begins with a roll"),
  [PIG_REASON_ENOUGH - TABLEE_REASON_GAME] = TABLEE_MESSAGE ("the points of the turn are enough to win"),
};

/* What was rolled after the last roll that did not win. */
static void
check (const TableeRuleset *base,
       TableeReader        *position,
       const void          *data)
{
  const PigState *state = data;
  int goal = ((const PigRuleset *) base)->goal;
  gboolean over = state->phase == PIG_PHASE_OVER;

  for (int seat = 0; seat < base->seats; seat++)
    {
      gboolean wins = over && seat == state->current;
      int points = state->seats[seat].points;

      if (wins ? points < goal : points >= goal)
        tablee_reader_fail (position, "players", "seat %d has %d points, which do not fit the phase; %d win", seat, points, goal);
      if (wins && points >= goal + PIG_FACES)
        tablee_reader_fail (position, "players", "seat %d has %d points; nobody goes on once %d are enough", seat, points, goal);
    }
  if (over ? state->turn > 0 : state->seats[state->current].points + state->turn >= goal + PIG_FACES || state->turn == 1)
    tablee_reader_fail (position, "turn", "%d points cannot have been rolled", state->turn);
}

extern const TableeNotation tablee_pig_notation;

const TableeNotation tablee_pig_notation = {
  .game = &tablee_pig_game,
  .options = options,
  TABLEE_FIELDS_NOTATION,
  .fields = fields,
  .seat_fields = TABLEE_SEAT_FIELDS (PigState, seats, seat_fields),
  .check = check,
  TABLEE_FORMS_NOTATION,
  .actions = actions,
  .events = TABLEE_WORD_LIST (events),
  .reasons = TABLEE_WORD_LIST (reasons),
};
