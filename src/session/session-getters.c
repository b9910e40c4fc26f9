/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

gint64
tablee_game_session_get_id (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_scribe_get_id (self->scribe);
}

const TableeRuleset *
tablee_game_session_get_ruleset (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return self->ruleset;
}

JsonObject *
tablee_game_session_get_options (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_course_get_options (self->course);
}

GListModel *
tablee_game_session_get_seats (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_course_get_seats (self->course);
}

TableeSeat *
tablee_game_session_get_seat (TableeGameSession *self,
                              int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < self->ruleset->seats, NULL);

  return tablee_course_get_seat (self->course, seat);
}

char **
tablee_game_session_dup_names (TableeGameSession *self)
{
  char **names;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  names = g_new0 (char *, self->ruleset->seats + 1);
  for (int i = 0; i < self->ruleset->seats; i++)
    names[i] = g_strdup (tablee_seat_get_name (tablee_game_session_get_seat (self, i)));

  return names;
}

int
tablee_game_session_get_first_seat (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_game_to_move (self->ruleset, tablee_game_log_get_state (tablee_course_get_log (self->course), 0));
}

int
tablee_game_session_get_current_seat (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_course_get_current_seat (self->course);
}

const char *
tablee_game_session_get_phase (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return self->ruleset->game->phases[tablee_viewpoint_get_phase (self->viewpoint)];
}

int
tablee_game_session_get_viewer (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_viewpoint_get_viewer (self->viewpoint);
}

gboolean
tablee_game_session_get_over (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TRUE);

  return tablee_course_is_over (self->course);
}

gboolean
tablee_game_session_get_thinking (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_asker_is_thinking (self->asker);
}

gboolean
tablee_game_session_get_can_step (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_asker_can_skip (self->asker);
}

gboolean
tablee_game_session_get_decision_open (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_asker_is_open (self->asker);
}

gboolean
tablee_game_session_may (TableeGameSession *self,
                         TableeAction       action)
{
  return tablee_game_session_get_decision_open (self) && tablee_game_session_check (self, action) == TABLEE_REASON_NONE;
}

guint64
tablee_game_session_get_revision (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_course_get_revision (self->course);
}

TableePace
tablee_game_session_get_pace (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_PACE_NORMAL);

  return tablee_asker_get_pace (self->asker);
}

gboolean
tablee_game_session_get_paused (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_asker_get_paused (self->asker);
}

gboolean
tablee_game_session_get_can_undo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_game_session_undo_target (self) >= 0;
}

gboolean
tablee_game_session_get_can_take_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_game_session_take_back_target (self) >= 0;
}

gboolean
tablee_game_session_get_can_redo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_game_session_redo_target (self) >= 0;
}

gboolean
tablee_game_session_get_allow_take_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_get_allow_take_back (self->course);
}

gboolean
tablee_game_session_get_taken_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_get_taken_back (self->course);
}

gboolean
tablee_game_session_get_is_view (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_is_view (self->course);
}

gboolean
tablee_game_session_get_resumed_from_position (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_course_get_resumed_from_position (self->course);
}

const char *
tablee_game_session_get_store_error (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_scribe_get_error (self->scribe);
}

gboolean
tablee_game_session_get_kept_apart (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return tablee_scribe_get_kept_apart (self->scribe);
}

GDateTime *
tablee_game_session_get_started (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_course_get_started (self->course);
}

int
tablee_game_session_get_given_up_by (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return tablee_course_get_given_up_by (self->course);
}
