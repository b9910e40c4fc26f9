/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

#include "undo.h"

int
tablee_game_session_undo_target (TableeGameSession *self)
{
  return self->stopped ? -1 : tablee_undo_find_undo (self->course, tablee_viewpoint_get_viewer (self->viewpoint));
}

int
tablee_game_session_take_back_target (TableeGameSession *self)
{
  return self->stopped ? -1 : tablee_undo_find_take_back (self->course, tablee_viewpoint_get_viewer (self->viewpoint));
}

int
tablee_game_session_redo_target (TableeGameSession *self)
{
  return self->stopped ? -1 : tablee_undo_find_redo (self->course, tablee_viewpoint_get_viewer (self->viewpoint));
}

/* @head: negative: there is nowhere to go. Returns whether the position is another one. */
static gboolean
go_to (TableeGameSession *self,
       int                head)
{
  g_autoptr (TableeGameSession) alive = NULL;

  if (head < 0)
    return FALSE;

  alive = g_object_ref (self);
  tablee_game_session_close_decision (self);
  tablee_course_go_to (self->course, (guint) head);
  tablee_game_session_moved (self);
  tablee_scribe_keep_state (self->scribe);
  tablee_game_session_tell_change (self, NULL, 0);
  tablee_game_session_go_on (self);

  return TRUE;
}

gboolean
tablee_game_session_undo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return go_to (self, tablee_game_session_undo_target (self));
}

gboolean
tablee_game_session_take_back (TableeGameSession *self)
{
  int head;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  head = tablee_game_session_take_back_target (self);
  if (head >= 0)
    tablee_course_mark_taken_back (self->course);

  return go_to (self, head);
}

gboolean
tablee_game_session_redo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return go_to (self, tablee_game_session_redo_target (self));
}
