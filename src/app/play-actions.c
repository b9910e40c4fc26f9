/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The actions of the play page: undo, hints, sheets, pace. */
#include "config.h"
#include "hot-seat.h"
#include "play-page-private.h"

#include <glib/gi18n.h>

#include "play-gestures.h"
#include "playback.h"
#include "presence.h"
#include "record-export.h"
#include "seating.h"
#include "sentences.h"
#include "session/exercise.h"
#include "session/tutor.h"

/* A sheet that is open already is closed by the same action. */
static void
toggle_cover (TableePlayPage *self,
              TableeCover     cover)
{
  tablee_play_page_cover (self, tablee_play_page_get_cover (self) == cover ? TABLEE_COVER_NONE : cover);
}

/* Where the game is elsewhere nothing has been done yet. */
static gboolean
is_asked_of_host (TableePlayPage *self,
                  const char     *sentence)
{
  if (!tablee_game_session_get_is_told (tablee_play_page_get_session (self)))
    return FALSE;

  tablee_play_page_tell (self, sentence);

  return TRUE;
}

static void
take_back (TableePlayPage *self)
{
  if (tablee_game_session_take_back (tablee_play_page_get_session (self)) &&
      !is_asked_of_host (self, _("The host is asked to take the move back.")))
    tablee_play_page_tell (self, _("A move was taken back: this game says so, and does not count for your strength."));
}

/* Beyond what is free, undo is a take-back where the set-up allows it. */
static void
undo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  if (tablee_game_session_undo (tablee_play_page_get_session (user_data)))
    is_asked_of_host (user_data, _("The host is asked to undo this."));
  else
    take_back (user_data);
}

static void
redo_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  if (tablee_game_session_redo (tablee_play_page_get_session (user_data)))
    is_asked_of_host (user_data, _("The host is asked to do this again."));
}

static void
take_back_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  take_back (user_data);
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  tablee_play_page_give_hint (user_data);
}

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  TableeGameSession *session = tablee_play_page_get_session (user_data);
  TableeAction forced;

  if (tablee_game_session_get_forced (session, &forced))
    tablee_game_session_play (session, forced, NULL);
  else
    tablee_game_session_step (session);
}

static void
say_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  tablee_play_gestures_open (user_data);
}

static void
gesture_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  tablee_play_gestures_say (user_data, g_variant_get_string (parameter, NULL));
}

static void
score_sheet_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  toggle_cover (user_data, TABLEE_COVER_SCORES);
}

static void
seats_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  toggle_cover (user_data, TABLEE_COVER_SEATS);
}

static void
result_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  toggle_cover (user_data, TABLEE_COVER_RESULT);
}

static void
close_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  tablee_play_page_cover (user_data, TABLEE_COVER_NONE);
}

static void
save_for (TableePlayPage *self,
          int             viewer)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (tablee_play_page_get_session (self), viewer);

  tablee_play_page_cover (self, TABLEE_COVER_NONE);
  tablee_record_export (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), record);
}

static void
save_now_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  save_for (user_data, TABLEE_VIEWER_ALL);
}

static void
save_view_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  save_for (user_data, tablee_game_session_get_viewer (tablee_play_page_get_session (user_data)));
}

/* What others hold, and what comes next (which every game has, though nobody may hold anything), leaves a running game only after a
 * warning. Of one that is elsewhere nothing of that is here. */
static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  if (tablee_game_session_get_is_told (tablee_play_page_get_session (user_data)))
    save_view_cb (action, parameter, user_data);
  else if (!tablee_game_session_get_over (tablee_play_page_get_session (user_data)))
    toggle_cover (user_data, TABLEE_COVER_SAVE);
  else
    save_now_cb (action, parameter, user_data);
}

static void
lift_curtain_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  tablee_play_page_lift_curtain (user_data);
}

static void
give_up_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       user_data)
{
  toggle_cover (user_data, TABLEE_COVER_GIVE_UP);
}

static void
give_up_now_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TableeGameSession *session = tablee_play_page_get_session (user_data);
  int seat = tablee_game_session_get_viewer (session);

  tablee_play_page_cover (user_data, TABLEE_COVER_NONE);
  tablee_game_session_give_up (session, seat >= 0 ? seat : tablee_game_session_get_current_seat (session));
}

static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  gtk_widget_activate_action (user_data, "win.show-library", NULL);
}

static void
set_up_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  gtk_widget_activate_action (user_data, "win.set-up-like", NULL);
}

static void
play_again (gpointer user_data)
{
  g_autoptr (TableeSetUp) set_up = tablee_set_up_new_like (tablee_play_page_get_session (user_data));
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = tablee_seating_dup_given_names (set_up);
  g_autoptr (TableeGameSession) session = tablee_house_begin_game (tablee_play_page_get_house (user_data), set_up,
                                                                  (const char *const *) names, &error);

  if (session != NULL)
    tablee_page_play (user_data, session);
  else
    {
      g_autofree char *sentence = tablee_sentences_failure (error);

      gtk_widget_activate_action (user_data, "win.toast", "s", sentence);
    }
}

/* Friends elsewhere are to be invited first. */
static void
again_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  if (tablee_presence_find (tablee_play_page_get_session (user_data)) != NULL)
    gtk_widget_activate_action (user_data, "win.set-up-like", NULL);
  else
    play_again (user_data);
}

static void
review_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  gtk_widget_activate_action (user_data, "win.look-back", NULL);
}

static void
mistakes_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  gtk_widget_activate_action (user_data, "win.mistakes", NULL);
}

static void
log_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  tablee_play_page_set_log_open (user_data, !tablee_play_page_get_log_open (user_data));
}

static void
recap_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  tablee_play_page_call_recap (user_data);
}

static void
replay_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  tablee_play_page_replay (user_data);
}

static void
pause_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  TableeGameSession *session = tablee_play_page_get_session (user_data);

  if (tablee_game_session_get_paused (session))
    tablee_playback_play (session);
  else
    tablee_playback_pause (session);
}

/* The pace that is chosen holds for games to come as well; fast forward is for this one only. */
static void
pace_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GSettings *settings = tablee_house_get_settings (tablee_play_page_get_house (user_data));

  g_settings_set_value (settings, "pace", parameter);
  tablee_game_session_set_pace (tablee_play_page_get_session (user_data), (TableePace) g_settings_get_enum (settings, "pace"));
}

static void
fast_forward_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  TableeGameSession *session = tablee_play_page_get_session (user_data);

  if (tablee_playback_get_fast_forward (session))
    tablee_playback_play (session);
  else
    tablee_playback_begin_fast_forward (session);
}

static const GActionEntry entries[] =
{
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "take-back", .activate = take_back_cb },
  { .name = "hint", .activate = hint_cb },
  { .name = "step", .activate = step_cb },
  { .name = "say", .activate = say_cb },
  { .name = "gesture", .activate = gesture_cb, .parameter_type = "s" },
  { .name = "score-sheet", .activate = score_sheet_cb, .state = "false" },
  { .name = "log", .activate = log_cb, .state = "false" },
  { .name = "recap", .activate = recap_cb, .state = "false" },
  { .name = "replay", .activate = replay_cb, .state = "false" },
  { .name = "seats", .activate = seats_cb },
  { .name = "result", .activate = result_cb },
  { .name = "close", .activate = close_cb },
  { .name = "save", .activate = save_cb },
  { .name = "save-now", .activate = save_now_cb },
  { .name = "save-view", .activate = save_view_cb },
  { .name = "lift-curtain", .activate = lift_curtain_cb },
  { .name = "give-up", .activate = give_up_cb },
  { .name = "give-up-now", .activate = give_up_now_cb },
  { .name = "leave", .activate = leave_cb },
  { .name = "set-up", .activate = set_up_cb },
  { .name = "again", .activate = again_cb },
  { .name = "review", .activate = review_cb },
  { .name = "mistakes", .activate = mistakes_cb },
  { .name = "review-so-far", .activate = review_cb },
  { .name = "pause", .activate = pause_cb, .state = "false" },
  { .name = "pace", .activate = pace_cb, .parameter_type = "s", .state = "'normal'" },
  { .name = "fast-forward", .activate = fast_forward_cb, .state = "false" },
};

GSimpleActionGroup *
tablee_play_actions_new (TableePlayPage *self)
{
  GSimpleActionGroup *actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);

  return actions;
}

static void
enable (GSimpleActionGroup *actions,
        const char         *name,
        gboolean            enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (actions), name)), enabled);
}

static void
set_state (GSimpleActionGroup *actions,
           const char         *name,
           GVariant           *state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (actions), name)), state);
}

void
tablee_play_actions_update_hint (GSimpleActionGroup *actions,
                                 TableePlayPage     *self)
{
  g_return_if_fail (G_IS_SIMPLE_ACTION_GROUP (actions));
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeGameSession *session = tablee_play_page_get_session (self);
  TableeTutor *tutor = tablee_tutor_find (session);
  gboolean led = tablee_exercise_find (session) != NULL || (tutor != NULL && tablee_tutor_get_led (tutor));

  enable (actions, "hint", !led && !tablee_play_page_get_asked (self) && tablee_game_session_get_can_hint (session) &&
                           tablee_play_page_get_cover (self) == TABLEE_COVER_NONE);
}

void
tablee_play_actions_update (GSimpleActionGroup *actions,
                            TableePlayPage     *self)
{
  g_return_if_fail (G_IS_SIMPLE_ACTION_GROUP (actions));
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeGameSession *session = tablee_play_page_get_session (self);
  TableeTutor *tutor = tablee_tutor_find (session);
  gboolean asked = tablee_exercise_find (session) != NULL;
  gboolean over = tablee_game_session_get_over (session);
  GSettings *settings = tablee_house_get_settings (tablee_play_page_get_house (self));
  g_autoptr (GVariant) pace = g_settings_get_value (settings, "pace");
  gboolean can_take_back = tablee_game_session_get_can_take_back (session);
  TableePresence *presence = tablee_presence_find (session);
  /* Whose table it is, is elsewhere. */
  gboolean guest = presence != NULL && !tablee_presence_can_set_player (presence);

  enable (actions, "undo", tablee_game_session_get_can_undo (session) || can_take_back);
  enable (actions, "redo", tablee_game_session_get_can_redo (session));
  enable (actions, "take-back", can_take_back);
  tablee_play_actions_update_hint (actions, self);
  enable (actions, "replay", tablee_play_page_can_replay (self));
  enable (actions, "say", tablee_play_gestures_can (self));
  enable (actions, "gesture", tablee_play_gestures_can (self));
  enable (actions, "step", !over);
  enable (actions, "pause", !guest && tablee_playback_can_pause (session));
  enable (actions, "fast-forward", !guest && tablee_playback_can_fast_forward (session));
  enable (actions, "set-up", !guest);
  enable (actions, "seats", !over && tutor == NULL && !asked);
  enable (actions, "give-up", !over && tutor == NULL && !asked);
  enable (actions, "result", over);
  enable (actions, "again", over && !guest);
  enable (actions, "review", over);
  enable (actions, "mistakes", over && tablee_game_session_get_given_up_by (session) == TABLEE_NOBODY && !tablee_hot_seat_is_spectator (session));
  enable (actions, "review-so-far", !over && !asked && tablee_game_session_get_viewer (session) >= 0);
  set_state (actions, "score-sheet", g_variant_new_boolean (tablee_play_page_get_cover (self) == TABLEE_COVER_SCORES));
  set_state (actions, "log", g_variant_new_boolean (tablee_play_page_get_log_open (self)));
  set_state (actions, "recap", g_variant_new_boolean (tablee_play_page_get_recap_shown (self)));
  set_state (actions, "replay", g_variant_new_boolean (tablee_play_page_get_replaying (self)));
  set_state (actions, "pause", g_variant_new_boolean (tablee_game_session_get_paused (session)));
  set_state (actions, "fast-forward", g_variant_new_boolean (tablee_playback_get_fast_forward (session)));
  set_state (actions, "pace", pace);
}
