/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session-private.h"

G_BEGIN_DECLS

/*
 * How the child of the kill test and its parent speak of games. The child writes lines, words separated by tabs: each change of the
 * database is a line of its own, in the order in which the store gets them, numbered from 1 by counting; "!", a number and the id
 * of a game: the store has acknowledged this one and all before it.
 *
 *   new, import       a whole game, which begins to be played, or not: game, beginning, taken back, given up by, head, number of
 *                     seats, seats, actions
 *   person, computer, forced    an action of the game that is played
 *   undo, take-back, redo       its head
 *   seat, hint        number of a seat, and who sits there now
 *   give-up           number of a seat
 *   delete            id
 *   notes             id, then numbers and texts
 *   resume, leave     id; which game is played
 *
 * What a person does is said before it is done; what the session does by itself (computers, only actions), as soon as it tells.
 */
typedef enum
{
  KILL_NEW,
  KILL_IMPORT,
  KILL_PERSON,
  KILL_COMPUTER,
  KILL_FORCED,
  KILL_UNDO,
  KILL_TAKE_BACK,
  KILL_REDO,
  KILL_SEAT,
  KILL_HINT,
  KILL_GIVE_UP,
  KILL_DELETE,
  KILL_NOTES,
  KILL_RESUME,
  KILL_LEAVE,
  KILL_N_KINDS,
} KillKind;

extern const char *const kill_kinds[KILL_N_KINDS];

/* What never changes of a game. @seed: (nullable). @start: (nullable). Returns: (transfer full) */
char *kill_beginning_word (gboolean      take_back,
                           const char   *seed,
                           const char   *start,
                           const char   *dice,
                           JsonObject   *options);

/* Who sits somewhere. Returns: (transfer full) */
char *kill_seat_word      (const char   *player,
                           gint64        portrait,
                           gint64        hints,
                           const char   *name);

/* Returns: (transfer full) */
char *kill_action_word    (gint64        chosen_by,
                           const char   *action);

G_END_DECLS
