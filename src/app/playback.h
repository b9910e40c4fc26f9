/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * How soon the computers of a table go on, in one place: in the pace that the settings say, at once in fast forward, or not at all:
 * because somebody lets them wait, or because nobody looks at the table. Whoever comes to play finds the pace that was chosen.
 */

/* Whose "pace" is the one that was chosen; before that the chosen pace is the one that @session has. */
void     tablee_playback_set_settings       (TableeGameSession *session,
                                             GSettings         *settings);

gboolean tablee_playback_get_fast_forward   (TableeGameSession *session);
void     tablee_playback_begin_fast_forward (TableeGameSession *session);

/* Lets the computers wait until tablee_playback_play(), which also ends fast forward. */
void     tablee_playback_pause              (TableeGameSession *session);
void     tablee_playback_play               (TableeGameSession *session);

/* Whether letting the computers wait would be something else than what they do. */
gboolean tablee_playback_can_pause          (TableeGameSession *session);
gboolean tablee_playback_can_fast_forward   (TableeGameSession *session);

/* Whether the game goes on otherwise than by itself, so that the way back must be in sight; and where no person plays. */
gboolean tablee_playback_needs_controls     (TableeGameSession *session);

/* After a person was asked, or the pace is another one: ends what has no sense any more. */
void     tablee_playback_follow             (TableeGameSession *session);

/* Computers do not play on where nobody looks. */
void     tablee_playback_set_seen           (TableeGameSession *session,
                                             gboolean           seen);

/* What somebody has chosen for this game alone, to be chosen again for another session of it. */
typedef enum
{
  TABLEE_PLAYBACK_USUAL,
  TABLEE_PLAYBACK_WAITING,
  TABLEE_PLAYBACK_FAST_FORWARD,
} TableePlaybackManner;

TableePlaybackManner tablee_playback_get_manner (TableeGameSession   *session);
void                 tablee_playback_set_manner (TableeGameSession   *session,
                                                 TableePlaybackManner manner);

G_END_DECLS
