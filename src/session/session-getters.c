/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a session tells of its parts. */
#include "game-session-private.h"
#include "tutor.h"

static const TableeCourse *
get_course (TableeGameSession *self)
{
  return tablee_conductor_get_course (tablee_game_session_get_conductor (self));
}

static const TableeViewpoint *
get_viewpoint (TableeGameSession *self)
{
  return tablee_conductor_get_viewpoint (tablee_game_session_get_conductor (self));
}

static const TableeAsker *
get_asker (TableeGameSession *self)
{
  return tablee_conductor_get_asker (tablee_game_session_get_conductor (self));
}

static const TableeScribe *
get_scribe (TableeGameSession *self)
{
  return tablee_conductor_get_scribe (tablee_game_session_get_conductor (self));
}

gint64
tablee_game_session_get_id (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_scribe_get_id (get_scribe (self));
}

const TableeRuleset *
tablee_game_session_get_ruleset (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_course_get_ruleset (get_course (self));
}

JsonObject *
tablee_game_session_get_options (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_course_get_options (get_course (self));
}

GListModel *
tablee_game_session_get_seats (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_course_get_seats (get_course (self));
}

TableeSeat *
tablee_game_session_get_seat (TableeGameSession *self,
                              int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < tablee_course_get_ruleset (get_course (self))->seats, NULL);

  return tablee_course_get_seat (get_course (self), seat);
}

int
tablee_game_session_get_first_seat (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_game_to_move (tablee_course_get_ruleset (get_course (self)),
                              tablee_game_log_get_state (tablee_course_get_log (get_course (self)), 0));
}

int
tablee_game_session_get_current_seat (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_course_get_current_seat (get_course (self));
}

const char *
tablee_game_session_get_phase (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_viewpoint_get_phase (get_viewpoint (self));
}

int
tablee_game_session_get_viewer (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_viewpoint_get_viewer (get_viewpoint (self));
}

gboolean
tablee_game_session_get_over (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TRUE);

  return tablee_course_is_over (get_course (self));
}

gboolean
tablee_game_session_get_thinking (TableeGameSession *self)
{
  TableeTutor *tutor;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  tutor = tablee_tutor_find (self);
  if (tutor != NULL && tablee_tutor_get_saying (tutor))
    return FALSE;

  return tablee_conductor_is_thinking (tablee_game_session_get_conductor (self));
}

gboolean
tablee_game_session_get_can_step (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_asker_can_skip (get_asker (self));
}

gboolean
tablee_game_session_get_decision_open (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_asker_is_open (get_asker (self));
}

gboolean
tablee_game_session_get_choosing (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_is_choosing (tablee_game_session_get_conductor (self));
}

gboolean
tablee_game_session_get_forced (TableeGameSession *self,
                                TableeAction      *action)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  const TableeGame *game = tablee_game_session_get_ruleset (self)->game;
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);

  if (!tablee_game_session_get_decision_open (self) || tablee_game_session_get_legal (self, actions) != 1)
    return FALSE;

  *action = actions[0];

  return TRUE;
}

gboolean
tablee_game_session_may (TableeGameSession *self,
                         TableeAction       action)
{
  return tablee_game_session_get_choosing (self) && tablee_game_session_check (self, action) == TABLEE_REASON_NONE;
}

guint64
tablee_game_session_get_revision (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_course_get_revision (get_course (self));
}

TableePace
tablee_game_session_get_pace (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_PACE_NORMAL);

  return tablee_asker_get_pace (get_asker (self));
}

gboolean
tablee_game_session_get_paused (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_asker_get_paused (get_asker (self));
}

gboolean
tablee_game_session_get_allow_take_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_get_allow_take_back (get_course (self));
}

gboolean
tablee_game_session_get_taken_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_get_taken_back (get_course (self));
}

gboolean
tablee_game_session_get_is_told (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_is_told (get_course (self));
}

gboolean
tablee_game_session_get_is_view (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_is_view (get_course (self));
}

gboolean
tablee_game_session_get_resumed_from_position (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_get_resumed_from_position (get_course (self));
}

const char *
tablee_game_session_get_store_error (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_scribe_get_error (get_scribe (self));
}

gboolean
tablee_game_session_get_kept_apart (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_scribe_get_kept_apart (get_scribe (self));
}

GDateTime *
tablee_game_session_get_started (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_course_get_started (get_course (self));
}

int
tablee_game_session_get_given_up_by (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_course_get_given_up_by (get_course (self));
}

const void *
tablee_game_session_get_view (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_viewpoint_get_view (get_viewpoint (self));
}

gboolean
tablee_game_session_has_secrets (TableeGameSession *self,
                                 int                seat)
{
  const TableeGameLog *log;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < tablee_course_get_ruleset (get_course (self))->seats, FALSE);

  log = tablee_course_get_log (get_course (self));

  return tablee_game_log_has_secrets (log, tablee_game_log_get_head (log), seat);
}

gsize
tablee_game_session_get_legal (TableeGameSession *self,
                               TableeAction      *actions)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);
  g_return_val_if_fail (actions != NULL, 0);

  return tablee_viewpoint_get_legal (get_viewpoint (self), actions);
}

TableeReason
tablee_game_session_check (TableeGameSession *self,
                           TableeAction       action)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_REASON_UNKNOWN);

  return tablee_viewpoint_check (get_viewpoint (self), action);
}

void
tablee_game_session_get_score_sheet (TableeGameSession *self,
                                     TableeScoreSheet  *sheet)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (sheet != NULL);

  tablee_viewpoint_get_score_sheet (get_viewpoint (self), sheet);
}

GArray *
tablee_game_session_get_curve (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_viewpoint_get_curve (get_viewpoint (self));
}

gboolean
tablee_game_session_find_best_step (TableeGameSession *self,
                                    TableeBestStep    *best)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (best != NULL, FALSE);

  gboolean ended = tablee_game_session_get_over (self) && tablee_game_session_get_given_up_by (self) == TABLEE_NOBODY;
  int viewer = ended ? TABLEE_VIEWER_ALL : tablee_game_session_get_viewer (self);

  return tablee_best_step_find (tablee_course_get_log (get_course (self)), viewer, best);
}

GListModel *
tablee_game_session_get_log (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_viewpoint_get_entries (get_viewpoint (self));
}

TableeGameRecord *
tablee_game_session_to_record (TableeGameSession *self,
                               int                viewer)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (viewer >= TABLEE_VIEWER_ALL && viewer < tablee_course_get_ruleset (get_course (self))->seats, NULL);

  /* What is elsewhere is not known as a whole. */
  if (tablee_game_session_get_is_told (self))
    return tablee_course_to_record (get_course (self), tablee_game_session_get_viewer (self));

  return viewer == TABLEE_VIEWER_ALL ? tablee_scribe_to_record (get_scribe (self)) : tablee_course_to_record (get_course (self), viewer);
}

guint
tablee_game_session_get_n_actions (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_game_log_get_length (tablee_course_get_log (get_course (self)));
}

guint
tablee_game_session_get_n_played (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_game_log_get_head (tablee_course_get_log (get_course (self)));
}

gboolean
tablee_game_session_get_can_undo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_undo_target (tablee_game_session_get_conductor (self)) >= 0;
}

gboolean
tablee_game_session_get_can_take_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_take_back_target (tablee_game_session_get_conductor (self)) >= 0;
}

gboolean
tablee_game_session_get_can_redo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_redo_target (tablee_game_session_get_conductor (self)) >= 0;
}

gboolean
tablee_game_session_get_can_hint (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_conductor_can_hint (tablee_game_session_get_conductor (self));
}

const TableeHint *
tablee_game_session_get_hint (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_conductor_get_hint (tablee_game_session_get_conductor (self));
}

const TableeGrounds *
tablee_game_session_get_grounds (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_conductor_get_grounds (tablee_game_session_get_conductor (self));
}

GPtrArray *
tablee_game_session_dup_choices (TableeGameSession *self)
{
  int undo;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  undo = tablee_conductor_undo_target (tablee_game_session_get_conductor (self));

  return tablee_choices_find (get_course (self), tablee_viewpoint_get_viewer (get_viewpoint (self)),
                              undo >= 0 ? (guint) undo : tablee_game_log_get_head (tablee_course_get_log (get_course (self))));
}
