/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

/* A decision that somebody can be given back: chosen by a person, on a seat where a person still sits. That there was no choice
 * may be a secret of the seat: nobody else must tell it from what can be undone. */
static gboolean
is_persons (TableeGameSession *self,
            guint              index)
{
  const TableeLogItem *item = tablee_game_log_get_item (self->log, index);

  if (!tablee_game_session_is_person (self, item->seat))
    return FALSE;

  return item->by == TABLEE_BY_PERSON ||
         (item->by == TABLEE_BY_NOBODY && item->seat != self->viewer && tablee_game_session_had_secrets (self, item->seat, index));
}

static gboolean
is_fixed (TableeGameSession *self)
{
  return self->stopped || tablee_game_session_is_over (self);
}

/* Whether the one who would be asked again is somebody else than the person who is asked now. */
static gboolean
was_handed_over (TableeGameSession *self,
                 guint              index)
{
  int mover = tablee_game_session_get_mover (self);

  return tablee_game_session_is_person (self, mover) && tablee_game_log_get_item (self->log, index)->seat != mover;
}

int
tablee_game_session_undo_target (TableeGameSession *self)
{
  if (is_fixed (self))
    return -1;

  for (guint i = tablee_game_log_get_head (self->log); i-- > 0;)
    {
      if (tablee_game_log_get_item (self->log, i)->reveals)
        return -1;
      if (is_persons (self, i))
        return was_handed_over (self, i) ? -1 : (int) i;
    }

  return -1;
}

int
tablee_game_session_take_back_target (TableeGameSession *self)
{
  if (is_fixed (self) || !self->allow_take_back || tablee_game_session_undo_target (self) >= 0)
    return -1;

  for (guint i = tablee_game_log_get_head (self->log); i-- > 0;)
    if (is_persons (self, i))
      return (int) i;

  return -1;
}

int
tablee_game_session_redo_target (TableeGameSession *self)
{
  guint length = tablee_game_log_get_length (self->log);
  guint head = tablee_game_log_get_head (self->log);

  if (is_fixed (self) || head == length)
    return -1;

  do
    head++;
  while (head < length && !is_persons (self, head));

  return (int) head;
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
  tablee_game_log_set_head (self->log, (guint) head);
  tablee_game_session_moved (self);
  tablee_game_session_keep_state (self);
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
  self->taken_back |= head >= 0;

  return go_to (self, head);
}

gboolean
tablee_game_session_redo (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return go_to (self, tablee_game_session_redo_target (self));
}
