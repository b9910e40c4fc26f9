/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

/*
 * How a game goes on. Nothing is ever asked from inside of something else: whatever ends (an action, a commit, an undo) calls
 * go_on(), and an idle source looks what is next.
 */

void
tablee_game_session_close_decision (TableeGameSession *self)
{
  tablee_game_session_forget_hint (self);
  tablee_asker_close (self->asker);
}

void
tablee_game_session_halt (TableeGameSession *self)
{
  tablee_game_session_close_decision (self);
  if (self->going_on != NULL)
    g_source_destroy (self->going_on);
  g_clear_pointer (&self->going_on, g_source_unref);
}

/* After the head has moved: all that is kept beside the log. */
void
tablee_game_session_moved (TableeGameSession *self)
{
  if (self->started)
    tablee_course_note_end (self->course);
  tablee_viewpoint_follow (self->viewpoint);
}

static void
play_action (TableeGameSession *self,
             TableeAction       action,
             TableeBy           by)
{
  const TableeGameLog *log = tablee_course_get_log (self->course);
  g_autoptr (TableeGameSession) alive G_GNUC_UNUSED = g_object_ref (self);
  g_autofree TableeEvent *events = NULL;
  guint n_events;

  tablee_game_session_close_decision (self);
  tablee_course_play (self->course, action, by);
  events = tablee_game_log_dup_events (log, tablee_game_log_get_head (log) - 1, &n_events);

  tablee_game_session_moved (self);
  tablee_scribe_keep_action (self->scribe);
  tablee_game_session_tell_change (self, events, n_events);
  tablee_game_session_go_on (self);
}

void
tablee_game_session_due (TableeGameSession *self,
                         TableeAction       action,
                         TableeBy           by)
{
  play_action (self, action, by);
}

/* splitmix64 over the game's dice and the place in the log: undone and played again, a computer decides the same. */
static guint64
dice_for_decision (TableeGameSession *self)
{
  TableeRandom random;

  tablee_random_seed (&random, tablee_course_get_dice (self->course) + tablee_game_log_get_head (tablee_course_get_log (self->course)));

  return tablee_random_next (&random);
}

static void
open_decision (TableeGameSession *self)
{
  int mover = tablee_course_get_mover (self->course);
  g_autoptr (TableeDecision) decision = tablee_decision_new (self->ruleset, tablee_viewpoint_get_mover_view (self->viewpoint), mover,
                                                             dice_for_decision (self), self->thinking_cap);

  if (tablee_asker_ask (self->asker, decision, tablee_game_session_has_secrets (self, mover)))
    tablee_game_session_tell_decision (self);
}

static gboolean
go_on_cb (gpointer user_data)
{
  g_autoptr (TableeGameSession) self = g_object_ref (user_data);

  g_clear_pointer (&self->going_on, g_source_unref);
  /* Something was done since: what it leaves must be on disk first, and then this is called again. */
  if (tablee_scribe_is_busy (self->scribe))
    return G_SOURCE_REMOVE;

  if (!tablee_course_is_over (self->course))
    {
      if (tablee_asker_get_question (self->asker) == NULL)
        open_decision (self);
    }
  else if (!self->finished)
    {
      self->finished = TRUE;
      tablee_game_session_tell_finished (self);
    }

  return G_SOURCE_REMOVE;
}

void
tablee_game_session_go_on (TableeGameSession *self)
{
  if (!self->started || self->stopped || tablee_scribe_is_busy (self->scribe) || self->going_on != NULL)
    return;

  self->going_on = g_idle_source_new ();
  g_source_set_callback (self->going_on, go_on_cb, self, NULL);
  g_source_attach (self->going_on, self->context);
}

void
tablee_game_session_start (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (!tablee_course_is_view (self->course));

  if (self->started || self->stopped)
    return;

  self->started = TRUE;
  tablee_scribe_begin (self->scribe);
  tablee_game_session_go_on (self);
}

void
tablee_game_session_stop (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  if (self->stopped)
    return;

  self->stopped = TRUE;
  tablee_scribe_stop (self->scribe);
  tablee_game_session_halt (self);
}

/* @player: (nullable): NULL: the one that the kind of the seat gives. */
static void
change_player (TableeGameSession *self,
               int                seat,
               TableePlayer      *player)
{
  const TableeQuestion *question = tablee_asker_get_question (self->asker);

  tablee_asker_set_player (self->asker, seat, player);
  if (question == NULL || tablee_question_get_seat (question) != seat)
    return;

  tablee_game_session_close_decision (self);
  tablee_game_session_tell_properties (self);
  tablee_game_session_go_on (self);
}

void
tablee_game_session_set_player (TableeGameSession *self,
                                int                seat,
                                TableePlayer      *player)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < self->ruleset->seats);
  g_return_if_fail (TABLEE_IS_PLAYER (player));

  change_player (self, seat, player);
}

gboolean
tablee_game_session_play (TableeGameSession  *self,
                          TableeAction        action,
                          GError            **error)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  if (!tablee_game_session_get_decision_open (self))
    {
      g_set_error_literal (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_NOT_ASKED, "No person is asked now");
      return FALSE;
    }
  if (!tablee_question_is_legal (tablee_asker_get_question (self->asker), action))
    {
      g_set_error_literal (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_ILLEGAL, "The action is not legal");
      return FALSE;
    }

  /* The person's own debt is paid as well, but nobody waits for the answer to come round. */
  play_action (self, action, tablee_asker_pay_debt (self->asker, action));

  return TRUE;
}

void
tablee_game_session_step (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  if (!tablee_game_session_get_can_step (self))
    return;

  tablee_asker_skip (self->asker);
  tablee_game_session_tell_properties (self);
}

void
tablee_game_session_seat_player (TableeGameSession *self,
                                 int                seat,
                                 TableeSeatKind     kind,
                                 TableeLevel        level,
                                 const char        *name)
{
  g_autoptr (TableeGameSession) alive = NULL;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < self->ruleset->seats);
  g_return_if_fail (level < TABLEE_N_LEVELS);

  if (self->stopped || tablee_course_is_over (self->course))
    return;

  alive = g_object_ref (self);
  tablee_seat_change (tablee_game_session_get_seat (self, seat), kind, level, name, -1);
  change_player (self, seat, NULL);
  tablee_scribe_keep_seat (self->scribe, seat);
  tablee_game_session_tell_properties (self);
}

void
tablee_game_session_give_up (TableeGameSession *self,
                             int                seat)
{
  g_autoptr (TableeGameSession) alive = NULL;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < self->ruleset->seats);

  if (self->stopped || tablee_course_is_over (self->course))
    return;

  alive = g_object_ref (self);
  tablee_game_session_close_decision (self);
  tablee_course_give_up (self->course, seat);
  tablee_game_session_moved (self);
  tablee_scribe_keep_state (self->scribe);
  tablee_game_session_tell_change (self, NULL, 0);
  tablee_game_session_go_on (self);
}
