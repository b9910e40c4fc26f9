/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "asker.h"
#include "course.h"
#include "game-record-private.h"
#include "game-session.h"
#include "scribe.h"
#include "viewpoint.h"

G_BEGIN_DECLS

/* What the properties said last, so that each notifies exactly when it says something else. */
typedef struct
{
  guint64  revision;
  int      current_seat;
  int      phase;
  gboolean thinking;
  gboolean can_undo;
  gboolean can_take_back;
  gboolean can_redo;
  gboolean can_step;
  gboolean decision_open;
  gboolean can_hint;
  gboolean over;
  gboolean taken_back;
} TableeShown;

struct _TableeGameSession
{
  GObject parent_instance;

  GMainContext    *context;

  /* The game. */
  TableeCourse    *course;
  TableeRuleset   *ruleset;               /* the course's */

  /* What may be seen of it. */
  TableeViewpoint *viewpoint;
  TableeShown      shown;

  /* How it goes on. */
  guint            thinking_cap;  /* ms; 0: none */
  gboolean         started;
  gboolean         stopped;
  gboolean         finished;              /* told, or over from the beginning */
  GSource         *going_on;              /* looks what is next */

  TableeAsker     *asker;
  GCancellable    *hinting;               /* a hint is on its way */
  TableeHint      *hint;                  /* what has been found out about the decision, or NULL */

  TableeScribe    *scribe;
};

/* game-session.c */
void              tablee_game_session_tell_properties   (TableeGameSession *self);
void              tablee_game_session_tell_change       (TableeGameSession *self,
                                                         const TableeEvent *events,
                                                         guint              n_events);
void              tablee_game_session_tell_decision     (TableeGameSession *self);
void              tablee_game_session_tell_finished     (TableeGameSession *self);

/* session-review.c: a decision that was made, as the one who made it saw it, and what was played. */
typedef struct
{
  guint           number;     /* of the action, from 0 */
  TableeAction    played;
  TableeDecision *decision;
} TableeChoice;

/* The decisions so far with more than one action to choose from: of the viewer; of everybody for TABLEE_VIEWER_ALL.
 * Returns: (transfer full) (element-type TableeChoice) */
GPtrArray        *tablee_game_session_dup_choices       (TableeGameSession *self);

/* session-play.c */
void              tablee_game_session_go_on             (TableeGameSession *self);
void              tablee_game_session_close_decision    (TableeGameSession *self);
void              tablee_game_session_halt              (TableeGameSession *self);
void              tablee_game_session_moved             (TableeGameSession *self);
void              tablee_game_session_due               (TableeGameSession *self,
                                                         TableeAction       action,
                                                         TableeBy           by);

/* session-hint.c */
void              tablee_game_session_forget_hint       (TableeGameSession *self);

/* session-undo.c: the heads to which they would go, or -1. */
int               tablee_game_session_undo_target       (TableeGameSession *self);
int               tablee_game_session_take_back_target  (TableeGameSession *self);
int               tablee_game_session_redo_target       (TableeGameSession *self);

G_END_DECLS
