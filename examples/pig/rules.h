/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Pig, a folk game: roll a die as long as you dare; a 1 loses the points of the turn. The smallest game that there is: copy it. */

#include "engine/player.h"

enum { PIG_FACES = 6 };

typedef struct
{
  TableeRuleset base;
  int32_t       goal;  /* points that win */
} PigRuleset;

typedef enum
{
  PIG_PHASE_TURN,
  PIG_PHASE_OVER,
} PigPhase;

typedef struct
{
  int16_t points;
} PigSeat;

typedef struct
{
  TableeRandom chance;
  uint8_t      phase;                    /* PigPhase */
  int8_t       current;                  /* seat to decide; in "over" the seat that played last */
  int16_t      turn;                     /* points of the turn so far */
  PigSeat      seats[TABLEE_MAX_SEATS];  /* all 0 beyond the seats of the game */
  uint8_t      unused[2];
} PigState;

/* Actions, in the order of legal(). */
enum
{
  PIG_ACTION_ROLL,
  PIG_ACTION_HOLD,
};

enum
{
  PIG_REASON_NOTHING = TABLEE_REASON_GAME,  /* every turn begins with a roll (PIG-R1) */
  PIG_REASON_ENOUGH,                        /* the points of the turn win already (PIG-R2) */
};

typedef enum
{
  PIG_EVENT_NONE,
  PIG_EVENT_TURN,       /* the turn of the seat begins; args: its points */
  PIG_EVENT_ROLL,       /* reveals; args: face, points of the turn now */
  PIG_EVENT_LOSE,       /* rolled a 1; args: points of the turn that are lost */
  PIG_EVENT_HOLD,       /* args: points of the turn, points now */
  PIG_EVENT_GAME_OVER,  /* nobody; args: the points that have won */
} PigEvent;

extern const TableeGame tablee_pig_game;
extern const TableeHeuristics tablee_pig_heuristics;
