/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

/*
 * How a game goes on. Nothing is ever asked from inside of something else: whatever ends (an action, a commit, an undo) calls
 * go_on(), and an idle source looks what is next.
 */

enum
{
  PACE_STEP_FORCED_MS = 225,
};

static const int pace_ms[] = {
  [TABLEE_PACE_INSTANT] = 0,
  [TABLEE_PACE_FAST] = 400,
  [TABLEE_PACE_NORMAL] = 900,
  [TABLEE_PACE_SLOW] = 2000,
  [TABLEE_PACE_STEP] = 4 * PACE_STEP_FORCED_MS,
};

/* A question on its way to a player. The session may be gone when the answer comes. */
typedef struct
{
  GWeakRef session;
  guint64  serial;
} Question;

static Question *
question_new (TableeGameSession *session)
{
  Question *question = g_new0 (Question, 1);

  g_weak_ref_init (&question->session, session);
  question->serial = session->serial;

  return question;
}

static void
question_free (Question *question)
{
  g_weak_ref_clear (&question->session);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

static void
clear_source (GSource **source)
{
  if (*source != NULL)
    g_source_destroy (*source);
  g_clear_pointer (source, g_source_unref);
}

/* With @milliseconds of 0: as soon as what has to be drawn has been drawn. */
static GSource *
call_after (TableeGameSession *self,
            guint              milliseconds,
            GSourceFunc        callback)
{
  GSource *source = milliseconds == 0 ? g_idle_source_new () : g_timeout_source_new (milliseconds);

  g_source_set_callback (source, callback, self, NULL);
  g_source_attach (source, self->context);

  return source;
}

void
tablee_game_session_close_decision (TableeGameSession *self)
{
  self->serial++;
  tablee_game_session_forget_hint (self);
  clear_source (&self->showing);
  if (self->asking != NULL)
    g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  g_clear_pointer (&self->decision, tablee_decision_unref);
  self->forced = FALSE;
  self->left_open = FALSE;
  self->answered = FALSE;
  self->skip = FALSE;
}

void
tablee_game_session_halt (TableeGameSession *self)
{
  tablee_game_session_close_decision (self);
  clear_source (&self->going_on);
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
  g_autoptr (TableeGameSession) alive G_GNUC_UNUSED = g_object_ref (self);
  g_autofree TableeEvent *events = NULL;
  guint n_events;

  tablee_game_session_close_decision (self);
  tablee_course_play (self->course, action, by);
  events = tablee_game_log_dup_events (tablee_course_get_log (self->course), tablee_game_log_get_head (tablee_course_get_log (self->course)) - 1, &n_events);

  tablee_game_session_moved (self);
  tablee_scribe_keep_action (self->scribe);
  tablee_game_session_tell_change (self, events, n_events);
  tablee_game_session_go_on (self);
}

/* That there is no choice may be a secret of the seat: the others must not tell it from how soon, or how, the game goes on. */
gboolean
tablee_game_session_is_openly_forced (TableeGameSession *self)
{
  int seat;

  if (!self->forced)
    return FALSE;

  seat = tablee_decision_get_seat (self->decision);

  return tablee_viewpoint_get_viewer (self->viewpoint) == seat || !tablee_game_session_has_secrets (self, seat);
}

/* A person who secretly has no choice is awaited at the table like any other. */
gboolean
tablee_game_session_is_held (TableeGameSession *self)
{
  if (self->decision == NULL || self->skip)
    return FALSE;
  if (tablee_course_is_person (self->course, tablee_decision_get_seat (self->decision)))
    return self->forced && !tablee_game_session_is_openly_forced (self);

  return self->paused || self->pace == TABLEE_PACE_STEP;
}

/* What is owed to the eye, in microseconds after the decision was opened. */
static gint64
pause_before_showing (TableeGameSession *self)
{
  gint64 pace = (gint64) pace_ms[self->pace] * 1000;
  int seat = tablee_decision_get_seat (self->decision);

  if (self->skip)
    return 0;
  if (tablee_game_session_is_openly_forced (self))
    return pace / 4;

  return tablee_course_is_person (self->course, seat) ? 0 : pace;
}

/* Whether a computer that secretly has no choice is asked. Once it had one, it takes as long as it took then; until then only
 * thinking tells: what another one took tells little of it. A script knows no more than the choices it was given. */
static gboolean
has_to_think (TableeGameSession *self)
{
  int seat = tablee_decision_get_seat (self->decision);

  return !tablee_course_is_person (self->course, seat) && !TABLEE_IS_SCRIPT (self->players[seat]) && self->thought[seat] == 0;
}

/* When there is something to do about the decision that is open; G_MAXINT64: not before something else has happened. */
static gint64
find_next_moment (TableeGameSession *self)
{
  int seat;

  if (self->answered)
    return tablee_game_session_is_held (self) ? G_MAXINT64 : self->opened_at + pause_before_showing (self);
  if (!self->forced)
    return G_MAXINT64;
  if (tablee_game_session_is_openly_forced (self))
    return self->opened_at;

  seat = tablee_decision_get_seat (self->decision);
  if (self->asking != NULL || tablee_course_is_person (self->course, seat))
    return G_MAXINT64;

  return self->opened_at + self->thought[seat];
}

static TableeBy
who_answered (TableeGameSession *self)
{
  if (self->forced)
    return TABLEE_BY_NOBODY;

  return tablee_course_is_person (self->course, tablee_decision_get_seat (self->decision)) ? TABLEE_BY_PERSON : TABLEE_BY_COMPUTER;
}

static void plan_showing (TableeGameSession *self);

static void
take_answer (TableeGameSession *self,
             TableeAction       action)
{
  self->answered = TRUE;
  self->answer = action;
  plan_showing (self);
  tablee_game_session_tell_properties (self);
}

static void
take_only_answer (TableeGameSession *self)
{
  gsize count;

  take_answer (self, *tablee_decision_get_actions (self->decision, &count));
}

static gboolean
show_cb (gpointer user_data)
{
  TableeGameSession *self = user_data;

  clear_source (&self->showing);
  if (self->clock () < find_next_moment (self))
    plan_showing (self);
  else if (self->answered)
    play_action (self, self->answer, who_answered (self));
  else
    take_only_answer (self);

  return G_SOURCE_REMOVE;
}

static void
plan_showing (TableeGameSession *self)
{
  gint64 moment = find_next_moment (self);
  gint64 rest;

  clear_source (&self->showing);
  if (moment == G_MAXINT64)
    return;

  rest = moment - self->clock ();
  self->showing = call_after (self, rest > 0 ? (guint) ((rest + 999) / 1000) : 0, show_cb);
}

static gboolean
is_among_the_legal (TableeDecision *decision,
                    TableeAction    action)
{
  gsize count;
  const TableeAction *actions = tablee_decision_get_actions (decision, &count);

  for (gsize i = 0; i < count; i++)
    if (actions[i] == action)
      return TRUE;

  return FALSE;
}

/* A script that has run out, a player that fails: the game must not hang, so anybody may answer. */
static void
leave_open (TableeGameSession *self)
{
  self->left_open = TRUE;
  tablee_game_session_tell_properties (self);
}

static void
decided_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Question) question = user_data;
  g_autoptr (TableeGameSession) self = g_weak_ref_get (&question->session);
  g_autoptr (GError) error = NULL;
  TableeAction action = 0;
  gboolean decided = tablee_player_decide_finish (TABLEE_PLAYER (source), result, &action, &error);

  if (self == NULL || question->serial != self->serial || self->decision == NULL)
    return;

  if (decided && is_among_the_legal (self->decision, action))
    {
      int seat = tablee_decision_get_seat (self->decision);

      if (!self->forced && !tablee_course_is_person (self->course, seat))
        self->thought[seat] = self->clock () - self->opened_at;
      take_answer (self, action);
      return;
    }
  if (decided)
    g_warning ("A player chose the action %u, which is not legal", action);
  if (self->forced)
    take_only_answer (self);
  else
    leave_open (self);
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
ask (TableeGameSession *self)
{
  g_autoptr (TableeDecision) decision = tablee_decision_ref (self->decision);
  g_autoptr (GCancellable) asking = g_cancellable_new ();

  self->asking = g_object_ref (asking);
  tablee_player_decide_async (self->players[tablee_decision_get_seat (decision)], decision, asking, decided_cb,
                              question_new (self));
}

static void
open_decision (TableeGameSession *self)
{
  gsize count;

  self->decision = tablee_decision_new (self->ruleset, tablee_viewpoint_get_mover_view (self->viewpoint), tablee_course_get_mover (self->course),
                                        dice_for_decision (self), self->thinking_cap);
  self->opened_at = self->clock ();
  tablee_decision_get_actions (self->decision, &count);
  self->forced = count == 1;
  if (tablee_game_session_is_openly_forced (self))
    {
      take_only_answer (self);
      return;
    }

  if (!self->forced || has_to_think (self))
    ask (self);
  else
    plan_showing (self);
  tablee_game_session_tell_decision (self);
}

static gboolean
go_on_cb (gpointer user_data)
{
  g_autoptr (TableeGameSession) self = g_object_ref (user_data);

  clear_source (&self->going_on);
  /* Something was done since: what it leaves must be on disk first, and then this is called again. */
  if (tablee_scribe_is_busy (self->scribe))
    return G_SOURCE_REMOVE;

  if (!tablee_course_is_over (self->course))
    {
      if (self->decision == NULL)
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

  self->going_on = call_after (self, 0, go_on_cb);
}

void
tablee_game_session_plan_anew (TableeGameSession *self)
{
  if (self->stopped)
    return;

  plan_showing (self);
  tablee_game_session_tell_properties (self);
}

void
tablee_game_session_set_clock (TableeGameSession *self,
                               gint64           (*clock) (void))
{
  self->clock = clock;
}

void
tablee_game_session_look_at_clock (TableeGameSession *self)
{
  plan_showing (self);
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

void
tablee_game_session_set_player (TableeGameSession *self,
                                int                seat,
                                TableePlayer      *player)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < self->ruleset->seats);
  g_return_if_fail (TABLEE_IS_PLAYER (player));

  g_set_object (&self->players[seat], player);
  self->thought[seat] = 0;
  if (self->decision == NULL || tablee_decision_get_seat (self->decision) != seat)
    return;

  tablee_game_session_close_decision (self);
  tablee_game_session_tell_properties (self);
  tablee_game_session_go_on (self);
}

gboolean
tablee_game_session_play (TableeGameSession  *self,
                          TableeAction        action,
                          GError            **error)
{
  TableePlayer *player;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), FALSE);

  if (!tablee_game_session_get_decision_open (self))
    {
      g_set_error_literal (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_NOT_ASKED, "No person is asked now");
      return FALSE;
    }
  if (!is_among_the_legal (self->decision, action))
    {
      g_set_error_literal (error, TABLEE_SESSION_ERROR, TABLEE_SESSION_ERROR_ILLEGAL, "The action is not legal");
      return FALSE;
    }

  /* The person's own debt is paid as well, but nobody waits for the answer to come round. */
  player = self->players[tablee_decision_get_seat (self->decision)];
  if (TABLEE_IS_HUMAN (player) && !self->forced)
    tablee_human_answer (TABLEE_HUMAN (player), action);
  play_action (self, action, self->forced ? TABLEE_BY_NOBODY : TABLEE_BY_PERSON);

  return TRUE;
}

void
tablee_game_session_step (TableeGameSession *self)
{
  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));

  if (!tablee_game_session_get_can_step (self))
    return;

  self->skip = TRUE;
  plan_showing (self);
  tablee_game_session_tell_properties (self);
}

void
tablee_game_session_seat_player (TableeGameSession *self,
                                 int                seat,
                                 TableeSeatKind     kind,
                                 TableeLevel        level,
                                 const char        *name)
{
  g_autoptr (TableePlayer) player = NULL;
  g_autoptr (TableeGameSession) alive = NULL;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (seat >= 0 && seat < self->ruleset->seats);
  g_return_if_fail (level < TABLEE_N_LEVELS);

  if (self->stopped || tablee_course_is_over (self->course))
    return;

  alive = g_object_ref (self);
  tablee_seat_change (tablee_game_session_get_seat (self, seat), kind, level, name, -1);
  player = kind == TABLEE_SEAT_HUMAN ? tablee_human_new () : tablee_computer_new (level);
  tablee_game_session_set_player (self, seat, player);
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
