/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a game is. Each game gives one constant TableeGame; nothing else of its rules is called from outside. Rules are pure:
 * no allocation, no input or output, no clock, no global mutable state, no translation. The caller owns all memory.
 *
 * Shared rules of all games are in the project's rules pages ("Common to all five").
 */

#include "ending.h"
#include "event.h"
#include "random.h"
#include "score.h"

typedef struct _TableeGame TableeGame;

/* Kind and arguments of a decision, packed by the game. Any value may be asked about with check(). */
typedef uint32_t TableeAction;

/* Why an action is refused. Games count on from TABLEE_REASON_GAME; present.c says them as sentences. */
typedef enum
{
  TABLEE_REASON_NONE = 0,      /* it is legal */
  TABLEE_REASON_UNKNOWN,       /* no such action in this game */
  TABLEE_REASON_OVER,          /* the game is over */
  TABLEE_REASON_PHASE,         /* not a decision of this phase */
  TABLEE_REASON_GAME = 16,
} TableeReason;

/*
 * The head of every game's ruleset: an immutable value made once from options, number of seats and data (by the game's
 * notation.c), shared by all threads. Games embed it as their first member.
 */
typedef struct
{
  const TableeGame *game;
  int32_t           seats;
  int32_t           first;     /* the option that all games have: the seat that begins, or TABLEE_NOBODY: by the seed */
  uint64_t          checksum;  /* of all that the rules depend on; equal rulesets have equal checksums */
} TableeRuleset;

/*
 * What the state of every game has, and where in its own a game keeps it: TABLEE_STATE_HEAD().
 */
typedef struct
{
  size_t chance;   /* offset of a TableeRandom: all that is still to be drawn from */
  size_t phase;    /* of a uint8_t: index into phases */
  size_t current;  /* of an int8_t: whose decision it is; in a game that is over, the seat that played last */
  int    over;     /* the phase of a game that is over */
} TableeStateHead;

/* For a @State with the members chance, phase and current, of these types. */
#define TABLEE_STATE_HEAD(State, over_phase) {                  \
  TABLEE_STATE_MEMBER (State, chance, TableeRandom),            \
  TABLEE_STATE_MEMBER (State, phase, uint8_t),                  \
  TABLEE_STATE_MEMBER (State, current, int8_t),                 \
  over_phase,                                                   \
}
#define TABLEE_STATE_MEMBER(State, member, type) (offsetof (State, member) * _Generic (((State *) 0)->member, type: 1))

struct _TableeGame
{
  const char *id;              /* "martian-12s": in files, never translated */
  int         min_seats;
  int         max_seats;
  uint32_t    rules_version;   /* grows when the same actions could give another game */
  size_t      ruleset_size;    /* bytes of the game's ruleset */
  size_t      state_size;      /* bytes of a state: flat, no pointers, padding always zero: memcpy clones, memcmp compares */
  TableeStateHead head;
  size_t      max_actions;     /* no state has more legal actions */
  size_t      max_events;      /* neither deal() nor any apply() gives more events */
  const char *const *phases;   /* names of the phases as written in positions, NULL-terminated */

  /* Starts a game: fills all of @state, chance included, and tells how it begins. @events may be NULL; events are appended. */
  void         (*deal)     (const TableeRuleset *ruleset,
                            void                *state,
                            const TableeRandom  *seed,
                            TableeEventList     *events);

  /* Writes the legal actions to @actions (room for max_actions): rising, no duplicates; none only when the game is
   * over. Works on a view of the seat that is to move as well. Returns how many. */
  size_t       (*legal)    (const TableeRuleset *ruleset,
                            const void          *state,
                            TableeAction        *actions);

  /* The door for what comes from outside: TABLEE_REASON_NONE if @action is legal, otherwise why not. */
  TableeReason (*check)    (const TableeRuleset *ruleset,
                            const void          *state,
                            TableeAction         action);

  /* Plays @action, which is legal, and all that follows from it by itself. @events may be NULL; events are appended. */
  void         (*apply)    (const TableeRuleset *ruleset,
                            void                *state,
                            TableeAction         action,
                            TableeEventList     *events);

  /* (nullable) Whether @action gives something away, although, in @view, nothing else is legal: whoever plays it wants to know why. */
  bool         (*forfeits) (const TableeRuleset *ruleset,
                            const void          *view,
                            TableeAction         action);

  /* (nullable) Whether @action, one of several that are legal in @view, leaves things as they are where none of the others gains
   * anything: a quick player wants it played without being asked. True of at most one action of a view, and the same in the
   * view of nobody: that it is played without being asked shows nothing that is hidden. */
  bool         (*idle)     (const TableeRuleset *ruleset,
                            const void          *view,
                            TableeAction         action);

  /* Turns @state into what @viewer (a seat, or TABLEE_NOBODY) knows and remembers. States that differ only in what the
   * viewer cannot know become the same bytes. */
  void         (*conceal)  (const TableeRuleset *ruleset,
                            void                *state,
                            int                  viewer);

  /* Turns @view of @seat into one of the states that fit it, each as likely, with chance of its own from @random. */
  void         (*resample) (const TableeRuleset *ruleset,
                            void                *view,
                            int                  seat,
                            TableeRandom        *random);

  /* The score sheet as if the game ended now; of a view: what the viewer can know. */
  void         (*score)    (const TableeRuleset *ruleset,
                            const void          *state,
                            TableeScoreSheet    *sheet);

  /* (nullable) Adds to @ending, which is empty, what may end the game and how far that is; of a view: the same. Once the game is over,
   * one of these has come about. */
  void         (*ending)   (const TableeRuleset *ruleset,
                            const void          *state,
                            TableeEnding        *ending);
};

/* Where @state keeps its chance. */
static inline TableeRandom *
tablee_game_chance (const TableeGame *game,
                    void             *state)
{
  return (TableeRandom *) ((uint8_t *) state + game->head.chance);
}

/* Index into the phases of the game. */
static inline int
tablee_game_phase (const TableeRuleset *ruleset,
                   const void          *state)
{
  return *((const uint8_t *) state + ruleset->game->head.phase);
}

/* Whether the game of @state is over. */
static inline bool
tablee_game_over (const TableeRuleset *ruleset,
                  const void          *state)
{
  return tablee_game_phase (ruleset, state) == ruleset->game->head.over;
}

/* Whose decision it is, and where nobody decides any more, who played last. */
static inline int
tablee_game_current (const TableeRuleset *ruleset,
                     const void          *state)
{
  return *((const int8_t *) state + ruleset->game->head.current);
}

/* How near the end is in the game of @state, or what has ended it. */
static inline TableeEnding
tablee_game_ending (const TableeRuleset *ruleset,
                    const void          *state)
{
  TableeEnding ending = { 0 };

  if (ruleset->game->ending != NULL)
    ruleset->game->ending (ruleset, state, &ending);

  return ending;
}

static inline void
tablee_game_set_phase (const TableeGame *game,
                       void             *state,
                       int               phase)
{
  *((uint8_t *) state + game->head.phase) = (uint8_t) phase;
}

static inline void
tablee_game_set_current (const TableeGame *game,
                         void             *state,
                         int               seat)
{
  *((int8_t *) state + game->head.current) = (int8_t) seat;
}

/* Whose decision it is. In a game that is over: TABLEE_NOBODY. */
static inline int
tablee_game_to_move (const TableeRuleset *ruleset,
                     const void          *state)
{
  return tablee_game_over (ruleset, state) ? TABLEE_NOBODY : tablee_game_current (ruleset, state);
}
