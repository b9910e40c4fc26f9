/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Martian 12s by Avri Klemer; the rulings M12-R1 and on are those of the project's rules page. */

#include "engine/player.h"

enum
{
  M12_SIZES = 3,                /* small, medium, large */
  M12_VALUES = 5,               /* 0 to 4 points */
  M12_COLOURS = 10,
  M12_MAX_SETS = 4,
  M12_MAX_PER_SIZE = M12_MAX_SETS * M12_VALUES,
  M12_MAX_PYRAMIDS = M12_MAX_PER_SIZE * M12_SIZES,
  M12_LIMIT = 12,               /* points beyond which a seat pops */
  M12_LAP_LIMIT = 6,            /* laps after which two or more active seats are scored */
  M12_MAX_STACK = 25,           /* four sets: 12 zeros and 12 ones make 12 points, and one more that pops */
};

/* Rainbow first, then Xeno, each by points. */
typedef enum
{
  M12_BLACK, M12_RED, M12_YELLOW, M12_GREEN, M12_BLUE,
  M12_WHITE, M12_CLEAR, M12_ORANGE, M12_CYAN, M12_VIOLET,
} M12Colour;

/* A pyramid in one byte: colour * M12_SIZES + size. */
typedef uint8_t M12Pyramid;

static inline int
m12_pyramid_size (M12Pyramid pyramid)
{
  return pyramid % M12_SIZES;
}

static inline int
m12_pyramid_colour (M12Pyramid pyramid)
{
  return pyramid / M12_SIZES;
}

static inline int
m12_pyramid_value (M12Pyramid pyramid)
{
  return pyramid / M12_SIZES % M12_VALUES;
}

static inline M12Pyramid
m12_pyramid (int colour,
             int size)
{
  return (M12Pyramid) (colour * M12_SIZES + size);
}

typedef struct
{
  TableeRuleset base;
  int32_t       stake;                      /* cents a pull costs; 1 with tokens */
  int32_t       tokens;                     /* tokens to start with; 0: money */
  int32_t       rounds;                     /* 0: until a single seat can pay */
  int32_t       sets;                       /* 1 to M12_MAX_SETS */
  bool          single_xeno;                /* with one set: Xeno instead of Rainbow */
  bool          open_account;               /* balances start at 0 and may go below */
  bool          hard_limit;                 /* lap 6 ends the round for a lone seat too */
  bool          has_wallets;                /* wallets were given */
  int64_t       wallets[TABLEE_MAX_SEATS];  /* balances to start with */
  uint8_t       copies[M12_COLOURS];        /* how often each colour is there, per size */
} M12Ruleset;

typedef enum
{
  M12_ACTIVE,
  M12_PASSED,
  M12_POPPED,
  M12_OUT,      /* could not pay the first stake: sits out the round */
} M12Status;

typedef enum
{
  M12_PHASE_PULL,
  M12_PHASE_OVER,
} M12Phase;

typedef struct
{
  int64_t    balance;              /* cents or tokens */
  uint8_t    status;               /* M12Status */
  uint8_t    height;               /* pyramids in the stack */
  uint8_t    points;               /* sum of the stack */
  M12Pyramid stack[M12_MAX_STACK]; /* in the order of the pulls; 0 beyond height */
} M12Seat;

typedef struct
{
  TableeRandom chance;
  int32_t      pot;                /* stakes */
  int32_t      round;              /* from 1 */
  uint8_t      phase;              /* M12Phase */
  int8_t       current;            /* seat to decide; in "over" the seat that played last */
  int8_t       first;              /* first seat of this round */
  uint8_t      lap;                /* from 1 */
  /* Sets with a bit for each seat. The first two say what the seats say too, so that nobody need be counted to find the end. */
  uint16_t     in;                 /* neither popped nor sitting out */
  uint16_t     active;             /* active seats */
  uint16_t     pulled;             /* have pulled in this lap */
  uint8_t      left[M12_SIZES];    /* pyramids of each size in the bag */
  M12Pyramid   bag[M12_SIZES][M12_MAX_PER_SIZE];  /* the next of each size is the last one: bag[size][left - 1]; 0 beyond */
  M12Seat      seats[TABLEE_MAX_SEATS];
} M12State;

static inline bool
m12_has_pulled (const M12State *state,
                int             seat)
{
  return (state->pulled >> seat & 1) != 0;
}

/* Actions, in the order of legal(): the three sizes, then pass. */
enum
{
  M12_ACTION_PULL_SMALL,
  M12_ACTION_PULL_MEDIUM,
  M12_ACTION_PULL_LARGE,
  M12_ACTION_PASS,
};

enum
{
  M12_REASON_SIZE_EMPTY = TABLEE_REASON_GAME,  /* no pyramid of this size is left in the bag (M12-R12) */
  M12_REASON_CANNOT_PAY,                       /* the seat cannot pay a stake (M12-R15) */
  M12_REASON_FIRST_PULL,                       /* the first pull is compulsory (M12-R1) */
};

/* Events; "seat" is the seat of the event. Money is in cents or tokens, the pot in stakes. All is public. */
typedef enum
{
  M12_EVENT_NONE,
  M12_EVENT_ROUND,      /* a round begins; seat: first seat; args: round, stakes in the pot */
  M12_EVENT_SITS_OUT,   /* cannot pay the first stake */
  M12_EVENT_LAP,        /* a lap begins; args: lap */
  M12_EVENT_STAKE,      /* pays a stake; args: stakes in the pot now */
  M12_EVENT_PULL,       /* reveals; args: pyramid, points now, height now */
  M12_EVENT_POP,        /* over 12; args: points */
  M12_EVENT_PASS,       /* args: points, height */
  M12_EVENT_BAG_EMPTY,  /* nothing left to pull: all active seats have passed */
  M12_EVENT_SCORE,      /* the round is over; args: M12RoundEnd */
  M12_EVENT_WIN,        /* wins the pot, or a share; args: stakes won, points, height, seats that share */
  M12_EVENT_CARRY,      /* what could not be divided stays; args: stakes */
  M12_EVENT_GAME_OVER,  /* args: stakes left in the pot that are nobody's (M12-R9) */
} M12Event;

/* Why a round ended: the tests a to e of the rules page. */
typedef enum
{
  M12_END_LAST_LEFT,  /* a: all others popped */
  M12_END_NO_ACTIVE,  /* b: everybody has passed or popped */
  M12_END_SIX_LAPS,   /* c: two or more are active after their sixth pull */
  M12_END_HARD_LIMIT, /* the option: a lone seat after its sixth pull */
  M12_END_BAG_EMPTY,  /* e */
} M12RoundEnd;

extern const TableeGame tablee_martian_12s_game;
extern const TableeHeuristics tablee_martian_12s_heuristics;

/* The default number of sets for @seats: two for up to five, one more for each two seats beyond. */
int  m12_sets_for_seats    (int                  seats);

/* The options' defaults; wallets and all that follows from the options are left to m12_ruleset_complete(). */
void m12_ruleset_init      (M12Ruleset          *ruleset,
                            int                  seats);

/* Fills what follows from the options: game, copies of each colour, wallets if not given, checksum. The options are valid. */
void m12_ruleset_complete  (M12Ruleset          *ruleset);

/* Whether @seat can pay one stake. */
bool m12_can_pay           (const M12Ruleset    *ruleset,
                            const M12State      *state,
                            int                  seat);

/* Fills the sets of seats from the seats: for who builds a state. */
void m12_count_seats       (const M12Ruleset    *ruleset,
                            M12State            *state);

/* Whose score stands, and is neither beaten in points nor, with equal points, in pyramids (M12-R7): who would share the pot if the round ended now.
 * @leaders: is filled with their seats, in order. Returns their number, 0 to the number of seats. */
int  m12_round_leaders     (const M12Ruleset    *ruleset,
                            const M12State      *state,
                            int                  leaders[TABLEE_MAX_SEATS]);

/* Whether one of the tests a to e ends the round of @state before anybody plays on; if so, *@end says which. */
bool m12_round_over        (const M12Ruleset    *ruleset,
                            const M12State      *state,
                            M12RoundEnd         *end);

/* How many pyramids of each value are in the bag, for one size. */
void m12_bag_values        (const M12State      *state,
                            int                  size,
                            int                  values[M12_VALUES]);

/* How many of the pyramids of @size in the bag would pop @seat: out of state->left[size], the chance to pop. Works on views. */
int  m12_count_popping     (const M12State      *state,
                            int                  seat,
                            int                  size);

/* Puts every pyramid that lies in no stack into the bag and shuffles it: a position without "bag". */
void m12_fill_bag          (const M12Ruleset    *ruleset,
                            M12State            *state);
