/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

gint64
tablee_game_session_get_id (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return self->slot != NULL ? tablee_store_slot_get_id (self->slot) : 0;
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

  return self->options;
}

GListModel *
tablee_game_session_get_seats (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return G_LIST_MODEL (self->seats);
}

TableeSeat *
tablee_game_session_get_seat (TableeGameSession *self,
                              int                seat)
{
  g_autoptr (TableeSeat) item = NULL;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < self->ruleset->seats, NULL);

  item = g_list_model_get_item (G_LIST_MODEL (self->seats), (guint) seat);

  return item;  /* the list's reference keeps it */
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

  return tablee_game_to_move (self->ruleset, tablee_game_log_get_state (self->log, 0));
}

int
tablee_game_session_get_current_seat (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return self->given_up_by == TABLEE_NOBODY ? tablee_game_session_get_mover (self) : TABLEE_NOBODY;
}

const char *
tablee_game_session_get_phase (TableeGameSession *self)
{
  const TableeGame *game;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  game = self->ruleset->game;

  return game->phases[tablee_game_phase (self->ruleset, self->view)];
}

int
tablee_game_session_get_viewer (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return self->viewer;
}

gboolean
tablee_game_session_get_over (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TRUE);

  return tablee_game_session_is_over (self);
}

static gboolean
computer_is_asked (TableeGameSession *self)
{
  return self->decision != NULL && !self->left_open &&
         !tablee_game_session_is_person (self, tablee_decision_get_seat (self->decision));
}

gboolean
tablee_game_session_get_thinking (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return computer_is_asked (self) && !tablee_game_session_is_openly_forced (self) &&
         !(self->answered && tablee_game_session_is_held (self));
}

gboolean
tablee_game_session_get_can_step (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return computer_is_asked (self) && !self->skip;
}

gboolean
tablee_game_session_get_decision_open (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return self->decision != NULL && !computer_is_asked (self) && !tablee_game_session_is_openly_forced (self) &&
         (!self->answered || tablee_game_session_is_held (self));
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

  return self->revision;
}

TableePace
tablee_game_session_get_pace (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_PACE_NORMAL);

  return self->pace;
}

gboolean
tablee_game_session_get_paused (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return self->paused;
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

  return self->allow_take_back;
}

gboolean
tablee_game_session_get_taken_back (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return self->taken_back;
}

gboolean
tablee_game_session_get_is_view (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return self->is_view;
}

gboolean
tablee_game_session_get_resumed_from_position (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return self->resumed_from_position;
}

const char *
tablee_game_session_get_store_error (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return self->store_error;
}

gboolean
tablee_game_session_get_kept_apart (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  return self->kept_apart;
}

GDateTime *
tablee_game_session_get_started (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  return self->started_at;
}

int
tablee_game_session_get_given_up_by (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), TABLEE_NOBODY);

  return self->given_up_by;
}
