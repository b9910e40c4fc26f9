/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kill-damage.h"

G_BEGIN_DECLS

/* What happened in the kill test, to be told, and to be sure that everything did. */
enum
{
  KILL_MAX_GAMES = 8,
  KILL_MAX_DAMAGES = 64,
};

typedef struct
{
  guint acknowledged[KILL_N_KINDS];
  guint kills;    /* while this game was played */
  guint ahead;    /* of these: more was in the database than was acknowledged */
  guint behind;   /* of these: less was than was handed in */
} KillCounts;

typedef struct
{
  KillCounts games[KILL_MAX_GAMES];   /* in the order of games.def; after them: while none was played */
  guint      cut[KILL_N_KINDS];       /* what was handed in and is not there */
  guint      finished;                /* games played to their end, as they were found */
  guint      gone;                    /* of these: deleted since */
  guint      early;                   /* planted faults that were noticed */
  guint      silent;
  guint      damages[KILL_MAX_DAMAGES];
} KillTally;

void kill_tally_acknowledged (KillTally        *self,
                              const KillStep   *step);
/* @known: what was acknowledged. @kept: how many of @pending are there. */
void kill_tally_killed       (KillTally        *self,
                              const KillState  *known,
                              GPtrArray        *pending,
                              guint             kept);
/* @before: what was found at the kill before. */
void kill_tally_found        (KillTally        *self,
                              const KillState  *before,
                              const KillState  *found);
void kill_tally_tell         (const KillTally  *self);
/* That nothing that was to happen never did. */
void kill_tally_assert       (const KillTally  *self);

G_END_DECLS
