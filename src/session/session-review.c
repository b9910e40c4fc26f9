/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

/* A game that nobody plays any more: its log's head goes where the one who looks wants it. */

guint
tablee_game_session_get_n_actions (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_game_log_get_length (self->log);
}

void
tablee_game_session_look_at (TableeGameSession *self,
                             guint              n)
{
  g_autofree TableeEvent *events = NULL;
  guint n_events = 0;
  guint head;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (!self->started);
  g_return_if_fail (n <= tablee_game_log_get_length (self->log));

  head = tablee_game_log_get_head (self->log);
  if (n == head)
    return;

  if (n == head + 1)
    events = tablee_game_log_dup_events (self->log, head, &n_events);
  tablee_game_log_set_head (self->log, n);
  tablee_game_session_moved (self);
  tablee_game_session_tell_change (self, events, n_events);
}
