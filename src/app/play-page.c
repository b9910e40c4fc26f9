/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a table: prompt, log, pace and what lies over it. */
#include "config.h"
#include "play-page.h"
#include "play-page-private.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "curtain-view.h"
#include "event-log.h"
#include "firm-layout.h"
#include "focus.h"
#include "hint-words.h"
#include "hot-seat.h"
#include "lesson-view.h"
#include "menus.h"
#include "playback.h"
#include "popovers.h"
#include "present/naming.h"
#include "present/session-context.h"
#include "recap-view.h"
#include "result-view.h"
#include "score-view.h"
#include "seat-row.h"
#include "sentence-list.h"
#include "sheet.h"
#include "shortcuts.h"
#include "side-layout.h"
#include "story.h"
#include "table-settings.h"
#include "watch-controls.h"
#include "widgets/picture.h"
#include "widgets/table.h"

struct _TableePlayPage
{
  GtkWidget           parent_instance;

  TableeGameSession  *session;
  TableeHost         *host;
  TableeHotSeat      *hot_seat;
  GSignalGroup       *signals;
  GSimpleActionGroup *actions;
  GListModel         *sentences;
  TableeCover         covered_by;   /* what lies over the table */
  char               *told;         /* nullable: said until something happens */
  gboolean            refused;      /* it says why something could not be done */
  guint               told_source;
  guint               result_source;
  GtkWidget          *focus_before; /* weak: where the keyboard was before a sheet covered the table */

  GtkWidget          *tools;
  GtkWidget          *menu_button;
  GtkWidget          *overlay;
  GtkWidget          *content;
  GtkWidget          *banner;
  GtkWidget          *banner_label;
  GtkWidget          *turn_portrait;
  GtkWidget          *turn;
  GtkWidget          *thinking;
  GtkWidget          *progress;
  GtkWidget          *table_overlay;
  GtkWidget          *table_bin;
  GtkWidget          *log;
  GtkWidget          *prompt;
  GtkWidget          *watch_controls;
  GtkWidget          *result_button;
  GtkWidget          *recap;
  GtkWidget          *recap_button;
  GtkWidget          *ticker;
  GtkWidget          *ticker_status;
  GtkWidget          *ticker_newest;
  GtkWidget          *cover;
  GtkWidget          *scores;
  GtkWidget          *scores_sheet;
  GtkWidget          *seats;
  GtkWidget          *curtain;
  GtkWidget          *result;
};

static void page_iface_init (TableePageInterface *iface);
static void show_cover_page (TableePlayPage *self);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableePlayPage, tablee_play_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

enum
{
  TOLD_SECONDS = 6,
  RESULT_DELAY = 1600,   /* ms: what ended the game is seen before the result covers it */
};

static const TableePresent *
get_present (TableePlayPage *self)
{
  return tablee_present_for_game (tablee_game_session_get_ruleset (self->session)->game);
}

/* What a person is asked, and why where there is no choice. */
static char *
dup_question (TableePlayPage              *self,
              const TableePresentContext *context)
{
  const TableePresent *present = get_present (self);
  const void *view = tablee_game_session_get_view (self->session);
  TableeAction action;

  if (present->forced != NULL && tablee_game_session_get_forced (self->session, &action))
    return present->forced (context, view, action);

  return present->prompt (context, view);
}

/* What is to be done now, in one sentence. */
static char *
dup_prompt (TableePlayPage *self)
{
  int current = tablee_game_session_get_current_seat (self->session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);

  if (tablee_game_session_get_over (self->session))
    return tablee_result_view_dup_sentence (self->session);
  if (current < 0)
    return g_strdup ("");
  if (tablee_seat_get_kind (tablee_game_session_get_seat (self->session, current)) == TABLEE_SEAT_HUMAN)
    return dup_question (self, context);

  if (tablee_game_session_get_paused (self->session))
    return g_strdup (_("The computer players wait: press “Play On”, or N for one move."));
  if (tablee_game_session_get_pace (self->session) == TABLEE_PACE_STEP)
    return g_strdup_printf (_("%s is next: N plays one move."), context->names[current]);

  return g_strdup_printf (_("%s is thinking…"), context->names[current]);
}

static void
update_prompt (TableePlayPage *self)
{
  g_autofree char *prompt = self->told == NULL ? dup_prompt (self) : NULL;

  gtk_label_set_label (GTK_LABEL (self->prompt), self->told != NULL ? self->told : prompt);
  if (self->told != NULL)
    gtk_widget_add_css_class (self->prompt, "told");
  else
    gtk_widget_remove_css_class (self->prompt, "told");
}

static void
forget_told (TableePlayPage *self)
{
  g_clear_handle_id (&self->told_source, g_source_remove);
  g_clear_pointer (&self->told, g_free);
  self->refused = FALSE;
}

static void
update_turn (TableePlayPage *self)
{
  int current = tablee_game_session_get_current_seat (self->session);
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  g_autofree char *progress = get_present (self)->progress (context, tablee_game_session_get_view (self->session));
  g_autofree char *turn = NULL;
  g_autofree char *art = NULL;

  if (current >= 0)
    {
      TableeSeat *seat = tablee_game_session_get_seat (self->session, current);

      turn = tablee_say_of (context, current, _("Your turn"), _("%s’s turn"), context->names[current]);
      art = g_strdup_printf ("portraits/%d", tablee_seat_get_portrait (seat));
    }
  gtk_label_set_label (GTK_LABEL (self->turn), turn != NULL ? turn : progress);
  gtk_label_set_label (GTK_LABEL (self->progress), turn != NULL ? progress : "");
  tablee_picture_set_art (TABLEE_PICTURE (self->turn_portrait), art);
  gtk_widget_set_visible (self->turn_portrait, art != NULL);
}

static void
update_thinking (TableePlayPage *self)
{
  gtk_spinner_set_spinning (GTK_SPINNER (self->thinking), tablee_game_session_get_thinking (self->session));
  gtk_widget_set_visible (self->thinking, tablee_game_session_get_thinking (self->session));
}

static void
focus_table (TableePlayPage *self)
{
  if (!gtk_widget_grab_focus (adw_bin_get_child (ADW_BIN (self->table_bin))))
    gtk_widget_child_focus (self->table_bin, GTK_DIR_TAB_FORWARD);
}

/* With the button that was pressed the keyboard would go as well. */
static void
update_controls (TableePlayPage *self)
{
  gboolean had_focus = tablee_focus_is_within (self->watch_controls);

  tablee_watch_controls_update (TABLEE_WATCH_CONTROLS (self->watch_controls), self->session);
  gtk_widget_set_visible (self->result_button, tablee_game_session_get_over (self->session));
  tablee_play_actions_update (self->actions, self);
  if (had_focus && tablee_focus_is_lost (self->watch_controls))
    focus_table (self);
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
update_ticker (TableePlayPage *self)
{
  guint count = g_list_model_get_n_items (self->sentences);
  g_autoptr (GtkStringObject) newest = count > 0 ? g_list_model_get_item (self->sentences, count - 1) : NULL;

  gtk_label_set_label (GTK_LABEL (self->ticker_newest), newest != NULL ? gtk_string_object_get_string (newest) : "");
}

/* What the others did lies where their last deed would. */
static void
recap_shown_cb (TableePlayPage *self)
{
  gboolean shown = tablee_recap_view_get_shown (TABLEE_RECAP_VIEW (self->recap));

  gtk_widget_set_visible (self->recap, shown);
  gtk_widget_set_visible (self->ticker_status, !shown);
  gtk_widget_set_hexpand (self->ticker, !shown);
  tablee_play_actions_update (self->actions, self);
}

static void
pointed_cb (TableePlayPage  *self,
            TableeStoryPart *part)
{
  GtkWidget *table = adw_bin_get_child (ADW_BIN (self->table_bin));

  if (table != NULL && part != NULL)
    tablee_table_light (TABLEE_TABLE (table), (const TableeEvent *) (gpointer) part->events->data, part->events->len);
  else if (table != NULL)
    tablee_table_light (TABLEE_TABLE (table), NULL, 0);
}

/* What is new is said as it is shown: a sentence that undo brings back to the end is not new. */
static void
sentences_changed_cb (TableePlayPage *self,
                      guint           position,
                      guint           removed,
                      guint           added)
{
  update_ticker (self);
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
  TableeStore *store = tablee_host_get_store (self->host);
  const char *sentence = NULL;

  /* What is wrong with all games is said above all pages. */
  if (error != NULL && g_strcmp0 (error, tablee_store_get_notice_detail (store)) != 0)
    sentence = _("This game is only in memory for now: the disk cannot be written.");
  else if (tablee_game_session_get_kept_apart (self->session))
    sentence = _("Another Tablée has gone on with this game, or deleted it. "
                 "What you play here is kept as a game of its own from now on.");
  else if (tablee_game_session_get_resumed_from_position (self->session))
    sentence = _("The rules have been improved since this game began: it goes on from where it stood, "
                 "but what came before cannot be undone.");

  gtk_revealer_set_reveal_child (GTK_REVEALER (self->banner), sentence != NULL);
  gtk_label_set_label (GTK_LABEL (self->banner_label), sentence != NULL ? sentence : "");
  gtk_widget_set_tooltip_text (self->banner_label, error);
}

static void
fill_seats (TableePlayPage *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (self->seats)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->seats), row);
  for (guint i = 0; i < g_list_model_get_n_items (tablee_game_session_get_seats (self->session)); i++)
    gtk_list_box_append (GTK_LIST_BOX (self->seats), tablee_seat_row_new (self->session, (int) i));
}

static void
fill_scores (TableePlayPage *self)
{
  gboolean over = tablee_game_session_get_over (self->session);

  g_object_set (self->scores_sheet, "subtitle", over ? "" : _("As if the game ended now"), NULL);
  tablee_score_view_show (TABLEE_SCORE_VIEW (self->scores), self->session);
}

static void
fill_cover (TableePlayPage *self)
{
  if (self->covered_by == TABLEE_COVER_SCORES)
    fill_scores (self);
  else if (self->covered_by == TABLEE_COVER_RESULT)
    tablee_result_view_show (TABLEE_RESULT_VIEW (self->result), self->session, tablee_host_get_store (self->host));
  else if (self->covered_by == TABLEE_COVER_SEATS)
    fill_seats (self);
  else if (self->covered_by == TABLEE_COVER_CURTAIN)
    tablee_curtain_view_await (TABLEE_CURTAIN_VIEW (self->curtain),
                               tablee_game_session_get_seat (self->session, tablee_hot_seat_get_awaited (self->hot_seat)));
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
    fill_cover (self);
}

static void
changed_cb (TableePlayPage *self)
{
  forget_told (self);
  update_all (self);
}

static void
scores_changed_cb (TableePlayPage *self)
{
  if (self->covered_by == TABLEE_COVER_SCORES)
    fill_cover (self);
}

static gboolean
show_result_cb (gpointer user_data)
{
  TableePlayPage *self = user_data;

  self->result_source = 0;
  tablee_play_page_cover (self, TABLEE_COVER_RESULT);

  return G_SOURCE_REMOVE;
}

static void
over_cb (TableePlayPage *self)
{
  g_clear_handle_id (&self->result_source, g_source_remove);
  update_all (self);
  if (!tablee_game_session_get_over (self->session))
    {
      if (self->covered_by == TABLEE_COVER_RESULT)
        tablee_play_page_cover (self, TABLEE_COVER_NONE);
      return;
    }

  self->result_source = g_timeout_add (RESULT_DELAY, show_result_cb, self);
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

static void
refused_cb (TableePlayPage *self,
            const char     *sentence)
{
  told_cb (self, sentence);
  self->refused = TRUE;
}

/* What is asked has come, or has another pace: before anything is shown of it. */
static void
follow_cb (TableePlayPage *self)
{
  tablee_playback_follow (self->session);
  update_all (self);
}

/* Why something could not be done before does not hold for what is asked now. */
static void
decision_cb (TableePlayPage *self)
{
  if (self->refused)
    forget_told (self);
  follow_cb (self);
}

static void
listen (TableePlayPage *self)
{
  GSettings *settings = tablee_host_get_settings (self->host);

  self->signals = g_signal_group_new (TABLEE_TYPE_GAME_SESSION);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->signals, "decision", G_CALLBACK (decision_cb), self);
  g_signal_group_connect_swapped (self->signals, "scores-changed", G_CALLBACK (scores_changed_cb), self);
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
    }
}

static void
add_table (TableePlayPage *self)
{
  GtkWidget *table = tablee_table_new (self->session);

  tablee_table_settings_follow (TABLEE_TABLE (table), get_present (self)->game->id, tablee_host_get_settings (self->host));
  g_signal_connect_object (table, "told", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self->table_bin), table);
  if (tablee_tutor_find (self->session) != NULL)
    gtk_overlay_add_overlay (GTK_OVERLAY (self->table_overlay), tablee_lesson_view_new (self->session, TABLEE_TABLE (table)));
}

/* What has been found out, if it holds still. */
static void
show_hint (TableePlayPage *self)
{
  const TableeHint *hint = tablee_game_session_get_hint (self->session);
  g_autofree char *sentence = hint != NULL ? tablee_hint_words (self->session, hint) : NULL;

  if (hint == NULL)
    return;

  tablee_table_suggest (TABLEE_TABLE (adw_bin_get_child (ADW_BIN (self->table_bin))), hint->best);
  tell_long (self, sentence);
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
  add_table (self);
  tablee_recap_view_set_session (TABLEE_RECAP_VIEW (self->recap), self->session);
  tablee_playback_follow (self->session);
  update_ticker (self);
  update_banner (self);
  update_all (self);
  show_hint (self);
}

static char *
tablee_play_page_dup_title (TableePage *page)
{
  return g_strdup (_(get_present (TABLEE_PLAY_PAGE (page))->name));
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

static gboolean
tablee_play_page_cancel (TableePage *page)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);

  if (self->covered_by != TABLEE_COVER_NONE && self->covered_by != TABLEE_COVER_CURTAIN)
    tablee_play_page_cover (self, TABLEE_COVER_NONE);
  else if (self->told != NULL)
    changed_cb (self);
  else if (self->covered_by == TABLEE_COVER_NONE && tablee_table_cancel (TABLEE_TABLE (adw_bin_get_child (ADW_BIN (self->table_bin)))))
    return TRUE;
  else if (tablee_play_page_get_log_open (self))
    tablee_play_page_set_log_open (self, FALSE);
  else
    return FALSE;

  return TRUE;
}

/* The keyboard begins at the table, not at what stands above it. */
static void
tablee_play_page_shown (TableePage *page)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", G_ACTION_GROUP (self->actions));
  tablee_playback_set_seen (self->session, TRUE);
  /* A page that is made anew comes into the window later, and gets back what had the focus. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL && self->covered_by == TABLEE_COVER_NONE && !tablee_focus_is_within (GTK_WIDGET (self)))
    focus_table (self);
}

static void
tablee_play_page_hidden (TableePage *page)
{
  TableePlayPage *self = TABLEE_PLAY_PAGE (page);

  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", NULL);
  tablee_playback_set_seen (self->session, FALSE);
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_play_page_dup_title;
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
  g_clear_object (&self->host);

  G_OBJECT_CLASS (tablee_play_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, tools);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, overlay);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, content);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, banner);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, banner_label);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, turn_portrait);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, turn);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, thinking);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, progress);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, table_overlay);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, table_bin);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, log);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, watch_controls);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, result_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, ticker);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, recap);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, recap_button);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, ticker_status);
  gtk_widget_class_bind_template_child (widget_class, TableePlayPage, ticker_newest);
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
  g_type_ensure (TABLEE_TYPE_PICTURE);
  g_type_ensure (TABLEE_TYPE_RECAP_VIEW);
  g_type_ensure (TABLEE_TYPE_RESULT_VIEW);
  g_type_ensure (TABLEE_TYPE_SCORE_VIEW);
  g_type_ensure (TABLEE_TYPE_SHEET);
  g_type_ensure (TABLEE_TYPE_SIDE_LAYOUT);
  g_type_ensure (TABLEE_TYPE_WATCH_CONTROLS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/play-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, recap_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, pointed_cb);

  gtk_widget_class_set_css_name (widget_class, "play-page");
}

static void
tablee_play_page_init (TableePlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_cover_page (self);
  g_object_ref_sink (self->tools);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu_button), tablee_menus_get ("play-menu"));
  self->actions = tablee_play_actions_new (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "play", G_ACTION_GROUP (self->actions));
  gtk_widget_insert_action_group (self->tools, "play", G_ACTION_GROUP (self->actions));
  tablee_shortcuts_add_keys (GTK_WIDGET (self), "play.");
}

GtkWidget *
tablee_play_page_new (TableeGameSession *session,
                      TableeHost        *host)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (TABLEE_IS_HOST (host), NULL);

  TableePlayPage *self = g_object_new (TABLEE_TYPE_PLAY_PAGE, NULL);

  self->session = g_object_ref (session);
  self->host = g_object_ref (host);
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

/* While the table is covered the keyboard stays on the sheet. Between two people it is not kept in mind where it was: its place in a
 * hand tells what the hand was. */
static void
move_focus (TableePlayPage *self,
            gboolean        covered)
{
  GtkWidget *focus = tablee_focus_get (self->content);

  if (covered)
    {
      if (focus != NULL && gtk_widget_is_ancestor (focus, self->content))
        g_set_weak_pointer (&self->focus_before, focus);
      gtk_widget_set_can_focus (self->content, FALSE);
      gtk_widget_grab_focus (gtk_stack_get_visible_child (GTK_STACK (self->cover)));
      if (self->covered_by == TABLEE_COVER_CURTAIN)
        {
          g_clear_weak_pointer (&self->focus_before);
          tablee_focus_forget (self->content);
        }
      return;
    }

  gtk_widget_set_can_focus (self->content, TRUE);
  if (self->focus_before != NULL)
    gtk_widget_grab_focus (self->focus_before);
  else
    focus_table (self);
}

/* Only what is shown may be visible: the pages of a stack are read aloud even where they are hidden. */
static void
show_cover_page (TableePlayPage *self)
{
  GtkStack *stack = GTK_STACK (self->cover);
  GtkWidget *shown = gtk_stack_get_child_by_name (stack, tablee_cover_get_name (self->covered_by));

  if (shown != NULL)
    {
      gtk_widget_set_visible (shown, TRUE);
      gtk_stack_set_visible_child (stack, shown);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (self->cover); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == shown);
  gtk_widget_set_visible (self->cover, shown != NULL);
}

/* Whatever comes over the table takes the keyboard, and a menu that stays open without it cannot be closed by it: those of the window
 * as well. */
static void
close_popovers (TableePlayPage *self)
{
  GtkRoot *root = gtk_widget_get_mapped (GTK_WIDGET (self)) ? gtk_widget_get_root (GTK_WIDGET (self)) : NULL;

  tablee_popovers_close (root != NULL ? GTK_WIDGET (root) : self->content);
}

void
tablee_play_page_cover (TableePlayPage *self,
                        TableeCover     cover)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeCover old = self->covered_by;

  if (cover == TABLEE_COVER_NONE && tablee_hot_seat_get_awaited (self->hot_seat) != TABLEE_NOBODY)
    cover = TABLEE_COVER_CURTAIN;
  self->covered_by = cover;
  if (cover != TABLEE_COVER_NONE)
    {
      fill_cover (self);
      close_popovers (self);
    }
  if (old != cover)
    tablee_focus_leave (self->cover);
  show_cover_page (self);
  if (old != cover)
    move_focus (self, cover != TABLEE_COVER_NONE);
  tablee_play_actions_update (self->actions, self);
}

TableeCover
tablee_play_page_get_cover (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), TABLEE_COVER_NONE);

  return self->covered_by;
}

TableeHost *
tablee_play_page_get_host (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), NULL);

  return self->host;
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
tablee_play_page_get_recap_shown (TableePlayPage *self)
{
  g_return_val_if_fail (TABLEE_IS_PLAY_PAGE (self), FALSE);

  return tablee_recap_view_get_shown (TABLEE_RECAP_VIEW (self->recap));
}

/* The key brings the keyboard to it first, and takes it back to the table; the button shows and hides it. */
void
tablee_play_page_call_recap (TableePlayPage *self)
{
  g_return_if_fail (TABLEE_IS_PLAY_PAGE (self));

  TableeRecapView *recap = TABLEE_RECAP_VIEW (self->recap);
  gboolean by_button = tablee_focus_is_within (self->recap_button);
  gboolean within = tablee_focus_is_within (self->recap);

  if (!tablee_recap_view_get_shown (recap) || within || by_button)
    tablee_recap_view_toggle (recap);
  if (by_button)
    return;
  if (within || !tablee_recap_view_focus_first (recap))
    focus_table (self);
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
