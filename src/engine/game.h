/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a game is. Each game gives one constant TableeGame; nothing else of its rules is called from outside. Rules are pure:
 * no allocation, no input or output, no clock, no global mutable state, no translation. The caller owns all memory.
 *
 * Shared rules of all games are in the project's rules pages ("Common to all five").
 */

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

struct _TableeGame
{
  const char *id;              /* "martian-12s": in files, never translated */
  int         min_seats;
  int         max_seats;
  uint32_t    rules_version;   /* grows when the same actions could give another game */
  size_t      ruleset_size;    /* bytes of the game's ruleset */
  size_t      state_size;      /* bytes of a state: flat, no pointers, padding always zero: memcpy clones, memcmp compares */
  size_t      max_actions;     /* no state has more legal actions */
  size_t      max_events;      /* neither deal() nor any apply() gives more events */
  const char *const *phases;   /* names of the phases as written in positions, NULL-terminated */

  /* Starts a game: fills all of @state, chance included, and tells how it begins. @events may be NULL; events are appended. */
  void         (*deal)     (const TableeRuleset *ruleset,
                            void                *state,
                            const TableeRandom  *seed,
                            TableeEventList     *events);

  /* Whose decision it is. In a game that is over: TABLEE_NOBODY. */
  int          (*to_move)  (const TableeRuleset *ruleset,
                            const void          *state);

  /* Index into phases. */
  int          (*phase)    (const TableeRuleset *ruleset,
                            const void          *state);

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
};

/* Whether the game of @state is over. */
static inline bool
tablee_game_over (const TableeRuleset *ruleset,
                  const void          *state)
{
  return ruleset->game->to_move (ruleset, state) == TABLEE_NOBODY;
}
