/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kill-words.h"

G_BEGIN_DECLS

/* What is wrong with a database after a kill. */
#define KILL_FAULT (kill_fault_quark ())
typedef enum
{
  KILL_FAULT_FILE,    /* SQLite finds fault with it */
  KILL_FAULT_ORPHAN,  /* rows of a game that is not there */
  KILL_FAULT_GAP,     /* numbers do not count on from 0 */
  KILL_FAULT_COURSE,  /* not what was acknowledged and the beginning of what came after it */
  KILL_FAULT_RULES,   /* the rules do not lead from the beginning to what is kept of the end */
  KILL_FAULT_LOAD,    /* the store does not load it as it was played */
} KillFault;
GQuark     kill_fault_quark      (void);

/* A game as the child tells of it and as it is found. */
typedef struct
{
  char      *game;
  char      *beginning;
  GPtrArray *seats;        /* words */
  GPtrArray *actions;      /* words */
  guint      head;
  gboolean   taken_back;
  int        given_up_by;
  GPtrArray *notes;        /* of KillNote, by number */

  /* Only as it is found. */
  char      *options;
  char      *seed;         /* NULL: begins from start */
  char      *start;
  char      *position;
  char      *totals;
  gint64     current;
  gboolean   over;
  gboolean   ended;
  gboolean   verified;     /* rules and store agree with it */
} KillGame;

typedef struct
{
  guint  number;
  char  *text;
} KillNote;

KillGame  *kill_game_new         (const char       *game,
                                  const char       *beginning);
KillGame  *kill_game_ref         (KillGame         *self);
void       kill_game_unref       (KillGame         *self);
/* Whether the child would tell the same of both. */
gboolean   kill_game_equal       (const KillGame   *one,
                                  const KillGame   *other);
/* In the place of the note of that number, if there is one. */
void       kill_game_take_note   (KillGame         *self,
                                  guint             number,
                                  const char       *text);

/* All games: refcounted copies are cheap. */
typedef struct
{
  GHashTable *games;       /* gint64 to KillGame */
  gint64      last_id;     /* no game gets this id or a lower one any more */
  gint64      current;     /* the game that is played; 0: none */
} KillState;

KillState *kill_state_new        (void);
KillState *kill_state_copy       (const KillState  *self);
void       kill_state_free       (KillState        *self);
KillGame  *kill_state_lookup     (const KillState  *self,
                                  gint64            id);
/* Takes over @game. */
void       kill_state_put        (KillState        *self,
                                  gint64            id,
                                  KillGame         *game);
/* Whether both hold the same games; which one is played makes no difference. */
gboolean   kill_state_equal      (const KillState  *self,
                                  const KillState  *other);

/* A line that the child wrote. */
typedef struct
{
  KillKind    kind;
  char      **words;       /* the kind first */
  gint64      id;          /* the game that it is about; known once it is carried out */
  const char *game;        /* the same, interned */
} KillStep;

/* Returns: (transfer full) (nullable): NULL if that is no step. */
KillStep  *kill_step_parse       (const char       *line);
void       kill_step_free        (KillStep         *self);
void       kill_state_carry_out  (KillState        *self,
                                  KillStep         *step);

/* Whether @found is @known, after the first of @pending (element-type KillStep), in order, and perhaps one action of a computer or
 * one without a choice, if all of them are there. @kept: how many are, that one counted. */
gboolean   kill_state_fits       (const KillState  *known,
                                  GPtrArray        *pending,
                                  const KillState  *found,
                                  guint            *kept,
                                  GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (KillGame, kill_game_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (KillState, kill_state_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (KillStep, kill_step_free)

G_END_DECLS
