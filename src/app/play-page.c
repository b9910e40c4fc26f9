/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a table: prompt, log, pace and what lies over it. */
#include "config.h"
#include "play-page.h"
#include "play-page-private.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "curtain-view.h"
#include "event-log.h"
#include "exam-view.h"
#include "firm-layout.h"
#include "focus.h"
#include "hint-words.h"
#include "hot-seat.h"
#include "lesson-view.h"
#include "menus.h"
#include "play-words.h"
#include "playback.h"
#include "popovers.h"
#include "presence-bar.h"
#include "present/ending-words.h"
#include "present/naming.h"
#include "present/session-context.h"
#include "recap-view.h"
#include "replay-view.h"
#include "result-view.h"
#include "score-view.h"
#include "seat-row.h"
#include "sentence-list.h"
#include "sheet.h"
#include "shortcuts.h"
#include "side-layout.h"
#include "steady-layout.h"
#include "story.h"
#include "table-settings.h"
#include "turn-bar.h"
#include "watch-controls.h"
#include "why-view.h"
#include "widgets/calm-tooltip.h"
#include "widgets/table.h"
#include "widgets/widgets-style.h"

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableePlayPage, tablee_play_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

enum
{
  TOLD_SECONDS = 6,
  RESULT_DELAY = 1600,   /* ms */
  RESULT_DELAY_CALM = 5000,
  LONG_PROMPT = 100,     /* characters */
};

static const TableePresent *
get_present (TableePlayPage *self)
{
  return tablee_present_for_game (tablee_game_session_get_ruleset (self->session)->game);
}

/* Returns: (transfer none) (nullable) */
static TableeTable *
get_table (TableePlayPage *self)
{
  return (TableeTable *) adw_bin_get_child (ADW_BIN (self->table_bin));
}

/* The table still tells what came before: what stands beside it is to be of the same moment. */
static gboolean
is_behind (TableePlayPage *self)
{
  return get_table (self) != NULL && tablee_table_get_behind (get_table (self));
}

static void
update_prompt (TableePlayPage *self)
{
  g_autofree char *asked = tablee_play_words_asked (self->session, tablee_house_get_store (self->house), get_table (self));
  const char *shown = self->told != NULL ? self->told : asked;
  gboolean close = tablee_play_page_is_narrow (self) ? self->told != NULL : g_utf8_strlen (shown, -1) > LONG_PROMPT;

  gtk_label_set_label (GTK_LABEL (self->prompt), shown);
  tablee_widget_set_class (self->prompt, "told", self->told != NULL);
  /* In a narrow window as many words as there are in a hint take two lines, for which there is room; in a wide one a long question stays in one,
   * so that the table does not move. */
  tablee_widget_set_class (self->prompt, "close", close);
}

static void
forget_told (TableePlayPage *self)
{
  g_clear_handle_id (&self->told_source, g_source_remove);
  g_clear_pointer (&self->told, g_free);
  tablee_play_page_set_reason (self, "");
  self->refused = FALSE;
}

/* Of the moment that the table shows. */
static void
update_turn (TableePlayPage *self)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  const void *shown = get_table (self) != NULL ? tablee_table_get_shown (get_table (self)) : tablee_game_session_get_view (self->session);
  int current = tablee_game_to_move (context->ruleset, shown);
  gboolean last;
  g_autofree char *progress = tablee_play_words_course (self->session, context, shown, &last);
  g_autofree char *why = last ? tablee_ending_words_last (context, shown) : tablee_ending_words_rest (context);
  g_autofree char *turn = NULL;
  g_autofree char *art = NULL;

  if (current >= 0)
    {
      TableeSeat *seat = tablee_game_session_get_seat (self->session, current);

      turn = tablee_say_of (context, current, _("Your turn"), _("%s’s turn"), context->names[current]);
      art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (seat));
    }
  if (tablee_play_page_get_replaying (self))
    tablee_turn_bar_show (TABLEE_TURN_BAR (self->turn_bar), _("How It Went"), NULL, FALSE, NULL, NULL);
  else
    tablee_turn_bar_show (TABLEE_TURN_BAR (self->turn_bar), turn, progress, last, why, art);
  tablee_page_retitle (TABLEE_PAGE (self));
}

static void
update_thinking (TableePlayPage *self)
{
  gboolean asks = get_table (self) != NULL && tablee_table_get_question (get_table (self)) != NULL;

  int current = tablee_game_session_get_current_seat (self->session);
  gboolean away = current >= 0 && tablee_seat_get_away (tablee_game_session_get_seat (self->session, current));

  tablee_turn_bar_set_thinking (TABLEE_TURN_BAR (self->turn_bar), !asks && !away && tablee_game_session_get_thinking (self->session));
}

void
tablee_play_page_focus_table (TableePlayPage *self)
{
  if (!gtk_widget_grab_focus (adw_bin_get_child (ADW_BIN (self->table_bin))))
    gtk_widget_child_focus (self->table_bin, GTK_DIR_TAB_FORWARD);
}

/* What it costs is said before. */
static void
update_undo (TableePlayPage *self)
{
  gboolean costs = tablee_game_session_get_can_take_back (self->session) && !tablee_game_session_get_can_undo (self->session);

  tablee_widget_set_tooltip (self->undo_button, costs ? _("Take back: then the game does not count for your strength") :
                                                       _("Undo: it costs nothing"));
}

/* With the button that was pressed the keyboard would go as well. */
static void
update_controls (TableePlayPage *self)
{
  gboolean had_focus = tablee_focus_is_within (self->watch_controls);

  tablee_watch_controls_update (TABLEE_WATCH_CONTROLS (self->watch_controls), self->session);
  gtk_widget_set_visible (self->result_button, tablee_game_session_get_over (self->session) && !is_behind (self));
  tablee_play_actions_update (self->actions, self);
  update_undo (self);
  if (had_focus && tablee_focus_is_lost (self->watch_controls))
    tablee_play_page_focus_table (self);
}

static void
update_all (TableePlayPage *self)
{
  update_turn (self);
  update_thinking (self);
  update_prompt (self);
  update_controls (self);
}

static void
pointed_cb (TableePlayPage  *self,
            TableeStoryPart *part)
{
  TableeTable *table = get_table (self);

  if (table != NULL && part != NULL)
    tablee_table_light (table, (const TableeEvent *) (gpointer) part->events->data, part->events->len);
  else if (table != NULL)
    tablee_table_light (table, NULL, 0);
}

/* What is new is said as it is shown: a sentence that undo brings back to the end is not new. */
static void
sentences_changed_cb (TableePlayPage *self,
                      guint           position,
                      guint           removed,
                      guint           added)
{
  for (guint i = 0; removed == 0 && i < added; i++)
    {
      g_autoptr (GtkStringObject) sentence = g_list_model_get_item (self->sentences, position + i);

      tablee_compat_announce (GTK_WIDGET (self), gtk_string_object_get_string (sentence));
    }
}

static void
update_banner (TableePlayPage *self)
{
  const char *error = tablee_game_session_get_store_error (self->session);
  TableeStore *store = tablee_house_get_store (self->house);
  const char *sentence = NULL;

  /* What is wrong with all games is said above all pages. */
  if (error != NULL && g_strcmp0 (error, tablee_store_get_notice_detail (store)) != 0)
    sentence = _("This game is only in memory for now: the disk cannot be written to.");
  else if (tablee_game_session_get_kept_apart (self->session))
    sentence = _("Another window of Tablée has gone on with this game, or deleted it. What you play here is kept as a game of its own from now on.");
  else if (tablee_game_session_get_resumed_from_position (self->session))
    sentence = _("The rules have been improved since this game began: it goes on from where it stood, "
                 "but what came before cannot be undone.");
  else if (tablee_exercise_find (self->session) == NULL && tablee_exercise_is_trial (self->session))
    sentence = _("You play on from a decision of an earlier game. This one is neither kept nor counted.");

  gtk_revealer_set_reveal_child (GTK_REVEALER (self->banner), sentence != NULL);
  gtk_label_set_label (GTK_LABEL (self->banner_label), sentence != NULL ? sentence : "");
  tablee_widget_set_tooltip (self->banner_label, error);
}

/* What lies over the table by then stays, and goes to the curtain when it is closed. The list of who plays is left alone: it may be at
 * work, and the keyboard in it. */
static void
awaited_cb (TableePlayPage *self)
{
  gboolean curtain = tablee_hot_seat_get_awaited (self->hot_seat) != TABLEE_NOBODY;

  if (self->covered_by == (curtain ? TABLEE_COVER_NONE : TABLEE_COVER_CURTAIN))
    tablee_play_page_cover (self, TABLEE_COVER_NONE);
  else if (self->covered_by != TABLEE_COVER_SEATS)
    tablee_play_page_fill_cover (self);
}

static void
changed_cb (TableePlayPage *self)
{
  tablee_replay_view_stop (TABLEE_REPLAY_VIEW (self->replay));
  forget_told (self);
  if (!self->left_waiting)
    self->leave_asked = 0;
  tablee_recap_view_set_held (TABLEE_RECAP_VIEW (self->recap), is_behind (self));
  tablee_play_page_set_outdated (self, self->outdated && is_behind (self));
  if (!is_behind (self))
    tablee_play_page_update_ticker (self);
  update_all (self);
}

/* The ear has heard what the rules ask; not yet what the table does. */
static void
moment_changed_cb (TableePlayPage *self)
{
  const char *question = tablee_table_get_question (get_table (self));

  forget_told (self);
  tablee_play_page_set_outdated (self, is_behind (self) && (self->outdated || question != NULL));
  update_turn (self);
  update_thinking (self);
  update_prompt (self);
  tablee_play_actions_update_hint (self->actions, self);
  if (question != NULL)
    tablee_compat_announce (GTK_WIDGET (self), question);
}

gboolean
tablee_play_page_get_asked (TableePlayPage *self)
{
  return get_table (self) != NULL && tablee_table_get_question (get_table (self)) != NULL;
}

static void
scores_changed_cb (TableePlayPage *self)
{
  if (self->covered_by == TABLEE_COVER_SCORES)
    tablee_play_page_fill_cover (self);
}

static gboolean
show_result_cb (gpointer user_data)
{
  TableePlayPage *self = user_data;

  self->result_source = 0;
  tablee_play_page_cover (self, TABLEE_COVER_RESULT);
  tablee_result_view_come_up (TABLEE_RESULT_VIEW (self->result));

  return G_SOURCE_REMOVE;
}

/* Who plays calmly sees first what ended the game, and asks for the result: what comes by itself comes between reading and clicking, and takes the
 * click. Nobody is kept waiting who watches, or plays fast. */
static void
offer_result (TableePlayPage *self)
{
  gboolean hurries = tablee_game_session_get_pace (self->session) <= TABLEE_PACE_FAST;

  g_clear_handle_id (&self->result_source, g_source_remove);
  self->result_waits = FALSE;
  if (hurries || tablee_hot_seat_is_spectator (self->session))
    self->result_source = g_timeout_add (hurries ? RESULT_DELAY : RESULT_DELAY_CALM, show_result_cb, self);
  else if (tablee_focus_is_within (self->table_bin) || tablee_focus_is_lost (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->result_button);
}

static void
over_cb (TableePlayPage *self)
{
  g_clear_handle_id (&self->result_source, g_source_remove);
  self->result_waits = FALSE;
  update_all (self);
  if (!tablee_game_session_get_over (self->session))
    {
      if (self->covered_by == TABLEE_COVER_RESULT)
        tablee_play_page_cover (self, TABLEE_COVER_NONE);
      return;
    }

  self->result_waits = is_behind (self);
  if (!self->result_waits)
    offer_result (self);
}

static void
caught_up_cb (TableePlayPage *self)
{
  update_turn (self);
  update_prompt (self);
  update_controls (self);
  tablee_play_page_set_outdated (self, FALSE);
  tablee_play_page_update_ticker (self);
  tablee_recap_view_set_held (TABLEE_RECAP_VIEW (self->recap), FALSE);
  if (self->result_waits)
    offer_result (self);
}

static gboolean
told_over_cb (gpointer user_data)
{
  TableePlayPage *self = user_data;

  self->told_source = 0;
  forget_told (self);
  update_prompt (self);

  return G_SOURCE_REMOVE;
}

/* Until something happens. */
static void
tell_long (TableePlayPage *self,
           const char     *sentence)
{
  forget_told (self);
  self->told = g_strdup (sentence);
  update_prompt (self);
  tablee_compat_announce (GTK_WIDGET (self), sentence);
}

static void
told_cb (TableePlayPage *self,
         const char     *sentence)
{
  tell_long (self, sentence);
  self->told_source = g_timeout_add_seconds (TOLD_SECONDS, told_over_cb, self);
}

/* In the place of what is asked, which is asked again when all has been shown. */
static void
replay_told_cb (TableePlayPage *self,
                const char     *sentence)
{
  tell_long (self, sentence);
}

static void
replay_playing_cb (TableePlayPage *self)
{
  gboolean playing = tablee_replay_view_get_playing (TABLEE_REPLAY_VIEW (self->replay));

  gtk_image_set_from_icon_name (GTK_IMAGE (self->replay_image),
                                playing ? "media-playback-stop-symbolic" : "media-playback-start-symbolic");
  if (playing)
    {
      tell_long (self, _("This is how it went. Any key or click goes back to the game."));
    }
  else
    {
      forget_told (self);
      update_prompt (self);
    }
  update_turn (self);
  tablee_play_actions_update (self->actions, self);
}

/* Where any key or click goes on, one beside the table does. */
static void
go_on (TableePlayPage *self)
{
  if (get_table (self) != NULL && tablee_table_get_question (get_table (self)) != NULL)
    tablee_table_hurry (get_table (self));
}

/* Whoever does anything else while it is played again has seen enough, and does it. Its own key and Escape are actions. */
static gboolean
key_pressed_cb (TableePlayPage     *self,
                guint               keyval,
                guint               keycode,
                GdkModifierType     state,
                GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  gboolean own = keyval == GDK_KEY_y || keyval == GDK_KEY_Y || keyval == GDK_KEY_Escape;
  gboolean modifier = event != NULL && gdk_key_event_is_modifier (event);

  if (!own && !modifier)
    tablee_replay_view_stop (TABLEE_REPLAY_VIEW (self->replay));
  /* The table hears those in it by itself. */
  if (!modifier && self->covered_by == TABLEE_COVER_NONE && !tablee_focus_is_within (self->table_bin))
    go_on (self);

  return GDK_EVENT_PROPAGATE;
}

static void
bar_pressed_cb (TableePlayPage *self)
{
  go_on (self);
}

static void
refused_cb (TableePlayPage *self,
            const char     *sentence)
{
  told_cb (self, sentence);
  self->refused = TRUE;
  self->leave_asked = 0;
}

/* What is asked has come, or has another pace: before anything is shown of it. */
static void
follow_cb (TableePlayPage *self)
{
  tablee_playback_follow (self->session);
  update_all (self);
}

/* Whose turn it is and what is asked, for the ear: what was said before is spoken before it. */
static void
announce_question (TableePlayPage *self)
{
  g_autofree char *question = tablee_play_words_prompt (self->session, tablee_house_get_store (self->house));

  if (*question != '\0')
    tablee_compat_announce (GTK_WIDGET (self), question);
}

/* Why something could not be done before does not hold for what is asked now. */
static void
decision_cb (TableePlayPage *self)
{
  if (self->refused)
    forget_told (self);
  follow_cb (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->covered_by == TABLEE_COVER_NONE)
    announce_question (self);
}

/* Why the hint is so, which is found out a little later: below it, if it is still there to be read. */
static void
show_reason (TableePlayPage *self)
{
  const TableeHint *hint = tablee_game_session_get_hint (self->session);
  const TableeGrounds *grounds = tablee_game_session_get_grounds (self->session);
  g_autofree char *shown = hint != NULL ? tablee_hint_words (self->session, hint) : NULL;
  g_autofree char *reason = grounds != NULL ? tablee_hint_words_reason (self->session, hint, grounds, tablee_play_page_is_narrow (self)) : NULL;

  if (grounds == NULL || g_strcmp0 (self->told, shown) != 0)
    return;

  tablee_play_page_set_reason (self, reason != NULL ? reason : "");
  if (reason != NULL)
    tablee_compat_announce (GTK_WIDGET (self), reason);
}

/* What has been found out, if it holds still. */
static void
show_hint (TableePlayPage *self)
{
  const TableeHint *hint = tablee_game_session_get_hint (self->session);
  g_autofree char *sentence = hint != NULL ? tablee_hint_words (self->session, hint) : NULL;
  TableeAction named[2];
  guint count;

  if (hint == NULL)
    return;

  count = tablee_hint_words_named (self->session, hint, named);
  tablee_table_suggest (get_table (self), named[0]);
  if (count == 2)
    tablee_table_suggest_too (get_table (self), named[1]);
  tell_long (self, sentence);
  /* Who reads on sees that there is more to come; in a narrow window there may be nothing. */
  if (tablee_game_session_get_grounds (self->session) == NULL && !tablee_play_page_is_narrow (self))
    tablee_play_page_set_reason (self, _("Looking for the reason…"));
  show_reason (self);
}

static void
listen (TableePlayPage *self)
{
  GSettings *settings = tablee_house_get_settings (self->house);

  self->signals = g_signal_group_new (TABLEE_TYPE_GAME_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "decision", G_CALLBACK (decision_cb), self);
  g_signal_group_connect_swapped (self->signals, "scores-changed", G_CALLBACK (scores_changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "reasoned", G_CALLBACK (show_reason), self);
  g_signal_group_connect_swapped (self->signals, "notify::current-seat", G_CALLBACK (update_all), self);
  g_signal_group_connect_swapped (self->signals, "notify::over", G_CALLBACK (over_cb), self);
  g_signal_group_connect_swapped (self->signals, "notify::thinking", G_CALLBACK (update_all), self);
  g_signal_group_connect_swapped (self->signals, "notify::pace", G_CALLBACK (follow_cb), self);
  g_signal_group_connect_swapped (self->signals, "notify::paused", G_CALLBACK (update_all), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-undo", G_CALLBACK (update_controls), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-hint", G_CALLBACK (update_controls), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-redo", G_CALLBACK (update_controls), self);
  g_signal_group_connect_swapped (self->signals, "notify::can-take-back", G_CALLBACK (update_controls), self);
  g_signal_group_connect_swapped (self->signals, "notify::store-error", G_CALLBACK (update_banner), self);
  g_signal_group_connect_swapped (self->signals, "notify::kept-apart", G_CALLBACK (update_banner), self);
  g_signal_group_set_target (self->signals, self->session);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (update_all), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tablee_house_get_store (self->house), "notify::notice", G_CALLBACK (update_prompt), self, G_CONNECT_SWAPPED);
}

/* Nothing that was asked of the one who sat there is of use to the next, and whoever sits down wants to play. */
static void
kind_changed_cb (TableePlayPage *self,
                 GParamSpec     *pspec,
                 TableeSeat     *seat)
{
  if (tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN)
    tablee_playback_play (self->session);
  tablee_recap_view_update (TABLEE_RECAP_VIEW (self->recap));
  changed_cb (self);
}

/* A seat may change hands in the middle of the game. */
static void
listen_to_seats (TableePlayPage *self)
{
  for (guint i = 0; i < g_list_model_get_n_items (tablee_game_session_get_seats (self->session)); i++)
    {
      TableeSeat *seat = tablee_game_session_get_seat (self->session, (int) i);

      g_signal_connect_object (seat, "notify::kind", G_CALLBACK (kind_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (seat, "notify::name", G_CALLBACK (update_all), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (seat, "notify::away", G_CALLBACK (update_all), self, G_CONNECT_SWAPPED);
    }
}

/* Where nobody leads, what happens for the first time is explained. */
static void
add_why (TableePlayPage *self,
         TableeTable    *table)
{
  if (tablee_exercise_find (self->session) != NULL)
    {
      gtk_overlay_add_overlay (GTK_OVERLAY (self->table_overlay),
                               tablee_exam_view_new (self->session, table, tablee_house_get_store (self->house)));
      return;
    }

  self->why = tablee_why_view_new (self->session, table, tablee_house_get_settings (self->house));
  gtk_overlay_add_overlay (GTK_OVERLAY (self->table_overlay), self->why);
  tablee_play_page_add_remarks (self);
}

/* What is asked waits until the host has been read. */
static void
add_lesson (TableePlayPage *self,
            TableeTable    *table)
{
  gtk_overlay_add_overlay (GTK_OVERLAY (self->table_overlay), tablee_lesson_view_new (self->session, table));
  g_signal_connect_object (tablee_tutor_find (self->session), "notify", G_CALLBACK (update_prompt), self, G_CONNECT_SWAPPED);
}

static void
add_table (TableePlayPage *self)
{
  GtkWidget *table = tablee_table_new (self->session);

  tablee_table_settings_follow (TABLEE_TABLE (table), get_present (self)->game->id, tablee_house_get_settings (self->house));
  g_signal_connect_object (table, "told", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "caught-up", G_CALLBACK (caught_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "moment-changed", G_CALLBACK (moment_changed_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self->table_bin), table);
  if (tablee_tutor_find (self->session) != NULL)
    add_lesson (self, TABLEE_TABLE (table));
  else
    add_why (self, TABLEE_TABLE (table));
}

static void
bind_session (TableePlayPage *self)
{
  self->hot_seat = tablee_hot_seat_new (self->session);
  g_signal_connect_object (self->hot_seat, "notify::awaited", G_CALLBACK (awaited_cb), self, G_CONNECT_SWAPPED);
  self->sentences = G_LIST_MODEL (tablee_sentence_list_new (self->session));
  tablee_event_log_set_session (TABLEE_EVENT_LOG (self->log), self->session);
  g_signal_connect_object (self->sentences, "items-changed", G_CALLBACK (sentences_changed_cb), self, G_CONNECT_SWAPPED);
  listen (self);
  listen_to_seats (self);
  tablee_presence_bar_set_session (TABLEE_PRESENCE_BAR (self->presence_bar), self->session);
  g_signal_connect_swapped (self->presence_bar, "left", G_CALLBACK (tablee_play_page_focus_table), self);
  add_table (self);
  tablee_recap_view_set_session (TABLEE_RECAP_VIEW (self->recap), self->session);
  tablee_playback_follow (self->session);
  tablee_play_page_update_ticker (self);
  update_banner (self);
  update_all (self);
  show_hint (self);
}

static char *
tablee_play_page_dup_title (TableePage *page)
{
  return g_strdup (_(get_present (TABLEE_PLAY_PAGE (page))->name));
}

/* A narrow window has whose turn it is in its header bar, and no line for it. */
static char *
tablee_play_page_dup_headline (TableePage  *page,
                               char       **details,
                               gboolean    *urgent)
{
  TableeTurnBar *bar = TABLEE_TURN_BAR (TABLEE_PLAY_PAGE (page)->turn_bar);

  *details = g_strdup (tablee_turn_bar_get_progress (bar));
  *urgent = tablee_turn_bar_get_last (bar);

  return g_strdup (tablee_turn_bar_get_turn (bar));
}

static void
tablee_play_page_set_narrow (TableePage *page,
                             gboolean    narrow)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);

  if (narrow && tablee_focus_is_within (self->turn_bar))
    tablee_play_page_focus_table (self);
  gtk_widget_set_visible (self->turn_bar, !narrow);
  gtk_widget_set_visible (self->hint_button, narrow);
  tablee_play_page_recap_shown (self);
}

static const char *
tablee_play_page_get_help (TableePage *page)
{
  return get_present (TABLEE_PLAY_PAGE (page))->help_page;
}

static GtkWidget *
tablee_play_page_get_tools (TableePage *page)
{
  return TABLEE_PLAY_PAGE (page)->tools;
}

static GVariant *
tablee_play_page_save (TableePage *page)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);
  GVariantDict dict;

  g_variant_dict_init (&dict, NULL);
  g_variant_dict_insert (&dict, "log", "b", tablee_play_page_get_log_open (self));
  g_variant_dict_insert (&dict, "cover", "s", tablee_cover_get_name (self->covered_by));

  return g_variant_dict_end (&dict);
}

static void
tablee_play_page_restore (TableePage *page,
                          GVariant   *state)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (state);
  const char *cover;
  gboolean log;

  if (g_variant_dict_lookup (&dict, "log", "b", &log))
    tablee_play_page_set_log_open (self, log);
  if (g_variant_dict_lookup (&dict, "cover", "&s", &cover) && tablee_cover_find (cover) != TABLEE_COVER_CURTAIN)
    tablee_play_page_cover (self, tablee_cover_find (cover));
}

static void
forget_and_update (TableePlayPage *self)
{
  forget_told (self);
  update_prompt (self);
}

static gboolean
is_leaving (TableePlayPage *self)
{
  return self->leave_asked != 0 && g_get_monotonic_time () - self->leave_asked < TOLD_SECONDS * G_USEC_PER_SEC;
}

/* Nobody leaves a game by one Escape too many. Where it is over, or lies under the curtain, there is nothing to be torn out of. */
static gboolean
may_leave (TableePlayPage *self)
{
  if (is_leaving (self) || tablee_game_session_get_over (self->session) || self->covered_by == TABLEE_COVER_CURTAIN)
    return TRUE;

  told_cb (self, _("Press Escape once more to leave the table. The game is kept."));
  self->leave_asked = g_get_monotonic_time ();
  self->left_waiting = !tablee_game_session_get_decision_open (self->session);

  return FALSE;
}

static gboolean
tablee_play_page_cancel (TableePage *page)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);

  if (tablee_play_page_get_replaying (self))
    tablee_replay_view_stop (TABLEE_REPLAY_VIEW (self->replay));
  else if (self->covered_by != TABLEE_COVER_NONE && self->covered_by != TABLEE_COVER_CURTAIN)
    tablee_play_page_cover (self, TABLEE_COVER_NONE);
  else if (self->why != NULL && self->covered_by == TABLEE_COVER_NONE && tablee_why_view_dismiss (TABLEE_WHY_VIEW (self->why)))
    self->leave_asked = 0;
  else if (self->told != NULL && !is_leaving (self))
    {
      tablee_table_forget_consent (get_table (self));
      forget_and_update (self);
    }
  else if (self->covered_by == TABLEE_COVER_NONE && tablee_table_cancel (get_table (self)))
    self->leave_asked = 0;
  else if (tablee_play_page_get_log_open (self))
    tablee_play_page_set_log_open (self, FALSE);
  else
    return !may_leave (self);

  return TRUE;
}

/* The keyboard begins at the table, not at what stands above it. */
static void
tablee_play_page_shown (TableePage *page)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", G_ACTION_GROUP (self->actions));
  tablee_playback_set_seen (self->session, TRUE);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    tablee_calm_tooltip_rest (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  /* A page that is made anew comes into the window later, and gets back what had the focus. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL && self->covered_by == TABLEE_COVER_NONE && !tablee_focus_is_within (GTK_WIDGET (self)))
    tablee_play_page_focus_table (self);
}

static void
tablee_play_page_hidden (TableePage *page)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);

  tablee_replay_view_stop (TABLEE_REPLAY_VIEW (self->replay));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", NULL);
  tablee_playback_set_seen (self->session, FALSE);
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_play_page_dup_title;
  iface->dup_headline = tablee_play_page_dup_headline;
  iface->set_narrow = tablee_play_page_set_narrow;
  iface->get_help = tablee_play_page_get_help;
  iface->get_tools = tablee_play_page_get_tools;
  iface->save = tablee_play_page_save;
  iface->restore = tablee_play_page_restore;
  iface->cancel = tablee_play_page_cancel;
  iface->shown = tablee_play_page_shown;
  iface->hidden = tablee_play_page_hidden;
}

static void
tablee_play_page_dispose (GObject *object)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (object);

  forget_told (self);
  g_clear_handle_id (&self->result_source, g_source_remove);
  g_clear_weak_pointer (&self->focus_before);
  g_clear_object (&self->signals);
  g_clear_object (&self->hot_seat);
  if (self->tools != NULL)
    gtk_widget_insert_action_group (self->tools, "play", NULL);
  g_clear_object (&self->tools);  /* what the template takes back is NULL afterwards */
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_PLAY_PAGE);
  g_clear_object (&self->sentences);
  g_clear_object (&self->actions);
  g_clear_object (&self->session);
  g_clear_object (&self->house);

  G_OBJECT_CLASS (tablee_play_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, tools);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, content);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, banner);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, banner_label);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, turn_bar);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, presence_bar);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, table_overlay);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, table_bin);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, log);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, reason);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, watch_controls);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, result_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, ticker);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, recap);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, recap_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, replay);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, replay_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, ticker_status);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, ticker_newest);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, ticker_word);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, replay_image);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, replay_word);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, recap_word);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, cover);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, scores);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, scores_sheet);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, seats);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, curtain);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, result);
}

static void
tablee_play_page_class_init (TableePlayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_play_page_dispose;

  g_type_ensure (TABLEE_TYPE_CURTAIN_VIEW);
  g_type_ensure (TABLEE_TYPE_EVENT_LOG);
  g_type_ensure (TABLEE_TYPE_FIRM_LAYOUT);
  g_type_ensure (TABLEE_TYPE_PRESENCE_BAR);
  g_type_ensure (TABLEE_TYPE_RECAP_VIEW);
  g_type_ensure (TABLEE_TYPE_REPLAY_VIEW);
  g_type_ensure (TABLEE_TYPE_RESULT_VIEW);
  g_type_ensure (TABLEE_TYPE_SCORE_VIEW);
  g_type_ensure (TABLEE_TYPE_SHEET);
  g_type_ensure (TABLEE_TYPE_SIDE_LAYOUT);
  g_type_ensure (TABLEE_TYPE_STEADY_LAYOUT);
  g_type_ensure (TABLEE_TYPE_TURN_BAR);
  g_type_ensure (TABLEE_TYPE_WATCH_CONTROLS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/play-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback_full (widget_class, "recap_shown_cb", G_CALLBACK (tablee_play_page_recap_shown));
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);
  gtk_widget_class_bind_template_callback (widget_class, replay_told_cb);
  gtk_widget_class_bind_template_callback (widget_class, replay_playing_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, bar_pressed_cb);

  gtk_widget_class_set_css_name (widget_class, "play-page");
}

static void
tablee_play_page_init (TableePlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_calm_tooltip_use (self->ticker);
  tablee_calm_tooltip_use (self->menu_button);
  tablee_calm_tooltip_use (self->hint_button);
  tablee_play_page_show_cover (self);
  g_object_ref_sink (self->tools);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu_button), tablee_menus_get ("play-menu"));
  self->actions = tablee_play_actions_new (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", G_ACTION_GROUP (self->actions));
  gtk_widget_insert_action_group (self->tools, "play", G_ACTION_GROUP (self->actions));
  tablee_shortcuts_add_keys (GTK_WIDGET (self), "play.");
}

GtkWidget *
tablee_play_page_new (TableeGameSession *session,
                      TableeHouse       *house)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (TABLEE_IS_HOUSE (house), NULL);

  TableePlayPage *self = g_object_new (TABLEE_TYPE_PLAY_PAGE, NULL);

  self->session = g_object_ref (session);
  self->house = g_object_ref (house);
  bind_session (self);
  tablee_play_page_cover (self, tablee_game_session_get_over (session) ? TABLEE_COVER_RESULT : TABLEE_COVER_NONE);

  return GTK_WIDGET (self);
}

TableeGameSession *
tablee_play_page_get_session (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), NULL);

  return self->session;
}

TableeHouse *
tablee_play_page_get_house (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), NULL);

  return self->house;
}

void
tablee_play_page_lift_curtain (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  tablee_hot_seat_lift (self->hot_seat);
}

void
tablee_play_page_tell (TableePlayPage *self,
                       const char     *sentence)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));
  g_return_if_fail (sentence != NULL);

  told_cb (self, sentence);
}

static void
hinted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TableePlayPage) self = user_data;
  g_autoptr (TableeHint) hint = tablee_game_session_hint_finish (TABLEE_GAME_SESSION (source), result, NULL);

  if (hint != NULL && self->session != NULL)
    show_hint (self);
}

void
tablee_play_page_give_hint (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  tell_long (self, _("Thinking of a hint…"));
  tablee_game_session_hint_async (self->session, hinted_cb, g_object_ref (self));
}

gboolean
tablee_play_page_get_log_open (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return gtk_widget_get_visible (self->log);
}

void
tablee_play_page_set_log_open (TableePlayPage *self,
                               gboolean        open)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  gtk_widget_set_visible (self->log, open);
  tablee_play_actions_update (self->actions, self);
}
