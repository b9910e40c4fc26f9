/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

const void *
tablee_game_session_get_view (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_viewpoint_get_view (self->viewpoint);
}

gboolean
tablee_game_session_has_secrets (TableeGameSession *self,
                                 int                seat)
{
  const TableeGameLog *log;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < self->ruleset->seats, FALSE);

  log = tablee_course_get_log (self->course);

  return tablee_game_log_has_secrets (log, tablee_game_log_get_head (log), seat);
}

gsize
tablee_game_session_get_legal (TableeGameSession *self,
                               TableeAction      *actions)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);
  g_return_val_if_fail (actions != NULL, 0);

  return tablee_viewpoint_get_legal (self->viewpoint, actions);
}

TableeReason
tablee_game_session_check (TableeGameSession *self,
                           TableeAction       action)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_REASON_UNKNOWN);

  return tablee_viewpoint_check (self->viewpoint, action);
}

void
tablee_game_session_get_score_sheet (TableeGameSession *self,
                                     TableeScoreSheet  *sheet)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (sheet != NULL);

  tablee_viewpoint_get_score_sheet (self->viewpoint, sheet);
}

GArray *
tablee_game_session_get_curve (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_viewpoint_get_curve (self->viewpoint);
}

GListModel *
tablee_game_session_get_log (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return tablee_viewpoint_get_entries (self->viewpoint);
}

TableeGameRecord *
tablee_game_session_to_record (TableeGameSession *self,
                               int                viewer)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (viewer >= TABLEE_VIEWER_ALL && viewer < self->ruleset->seats, NULL);

  return viewer == TABLEE_VIEWER_ALL ? tablee_scribe_to_record (self->scribe) : tablee_course_to_record (self->course, viewer);
}
