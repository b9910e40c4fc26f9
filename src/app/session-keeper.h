/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * Knows the sessions of the games under way, so that a game is never played by two. Whoever shows a table holds its session; what is
 * kept alive beyond that is the one that was begun or left last, with all that is not on the disk (a hint, say), and those whose games
 * the disk may not have. The others go when their tables are left, and when all that was played is on the disk: from there they come
 * back.
 */
#define TABLEE_TYPE_SESSION_KEEPER (tablee_session_keeper_get_type ())
G_DECLARE_FINAL_TYPE (TableeSessionKeeper, tablee_session_keeper, TABLEE, SESSION_KEEPER, GObject)

TableeSessionKeeper *tablee_session_keeper_new      (void);

/* From now until it is over. If its game was left before, it is played as it was then: see playback.h. */
void                 tablee_session_keeper_add      (TableeSessionKeeper *self,
                                                     TableeGameSession   *session);
/* The table of @session is left for good. */
void                 tablee_session_keeper_leave    (TableeSessionKeeper *self,
                                                     TableeGameSession   *session);

/* Who plays the kept game @id. Returns: (transfer none) (nullable) */
TableeGameSession   *tablee_session_keeper_find     (TableeSessionKeeper *self,
                                                     gint64               id);
void                 tablee_session_keeper_set_pace (TableeSessionKeeper *self,
                                                     TableePace           pace);
/* How people play at all of them: see tablee_game_session_set_quick(), set_careful() and set_warning(). */
void                 tablee_session_keeper_set_habits (TableeSessionKeeper *self,
                                                       gboolean             quick,
                                                       gboolean             careful,
                                                       gboolean             warning);
/* All of them, at the end of the program. */
void                 tablee_session_keeper_stop     (TableeSessionKeeper *self);

G_END_DECLS
