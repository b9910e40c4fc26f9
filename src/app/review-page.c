/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a game is looked through. */
#include "config.h"
#include "review-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "analysis-view.h"
#include "compat.h"
#include "days.h"
#include "game-words.h"
#include "mistakes-view.h"
#include "present/language.h"
#include "present/seat-name.h"
#include "present/session-context.h"
#include "record-export.h"
#include "replay.h"
#include "result-view.h"
#include "session/store-exercise.h"
#include "shortcuts.h"
#include "side-layout.h"
#include "widgets/table.h"

enum
{
  WIDE = 860,  /* from here on there is room for what the expert thinks without asking */
};

struct _TableeReviewPage
{
  GtkWidget          parent_instance;

  GtkWidget         *content;
  AdwBin            *table_bin;
  GtkLabel          *sentence;
  GtkAdjustment     *adjustment;
  GtkLabel          *count;
  GtkWidget         *steps;
  GtkWidget         *play_button;
  GtkWidget         *analysis;
  GtkWidget         *result;
  GtkWidget         *tools;
  GtkWidget         *result_button;
  GtkWidget         *panel_button;
  GtkWidget         *export_button;

  TableeHouse       *house;
  TableeGameSession *session;
  TableeReview      *review;   /* nullable */
  TableeReplay      *replay;
  guint              length;   /* actions of the game */
  gboolean           opened;   /* what the expert thinks was opened or left closed for good reason */
  gboolean           seeks;    /* the first of the costliest decisions is to be shown, once it is known */
  double             looked_at;  /* the step from which the result was asked for */
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeReviewPage, tablee_review_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

/* Whose eyes they were is a seat, or nobody's: what lies open to all. */
static char *
dup_view_sentence (TableeReviewPage *self)
{
  int viewer = tablee_game_session_get_viewer (self->session);

  if (viewer == TABLEE_NOBODY || !tablee_game_session_has_secrets (self->session, viewer))
    return g_strdup (_("This is what everybody could see: you can look at it, but not play on."));

  /* Translators: name of a player */
  return g_strdup_printf (_("This is what %s could see: you can look at it, but not play on."),
                          tablee_name_of_seat (tablee_game_session_get_seat (self->session, viewer)));
}

/* What led to the position: the last of the log that is worth a sentence; how it ended, at the end. */
static char *
dup_sentence (TableeReviewPage *self,
              guint             step)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);
  GListModel *log = tablee_game_session_get_log (self->session);

  if (tablee_game_session_get_is_view (self->session))
    return dup_view_sentence (self);
  if (step == 0)
    return g_strdup (_("The game begins."));

  for (guint i = g_list_model_get_n_items (log); i-- > 0;)
    {
      g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, i);
      char *sentence = present->event (context, tablee_log_entry_get_event (entry));

      if (sentence != NULL)
        return sentence;
    }

  return present->progress (context, tablee_game_session_get_view (self->session));
}

static void
show_step (TableeReviewPage *self,
           guint             step)
{
  g_autofree char *sentence = NULL;
  g_autofree char *count = NULL;
  g_autofree char *here = tablee_format_integer (step);
  g_autofree char *all = tablee_format_integer (self->length);

  tablee_game_session_look_at (self->session, step);
  sentence = dup_sentence (self, step);
  /* Translators: how many moves have been made in what is shown, then how many there are: "After 12 of 43", in two lines, for a phone is narrow. What is
   * decided then is move 13. */
  count = g_strdup_printf (C_("moves", "After\n%s of %s"), here, all);
  gtk_label_set_label (self->sentence, sentence);
  gtk_label_set_label (self->count, count);
  tablee_compat_announce (GTK_WIDGET (self), sentence);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.first", step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.previous", step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.next", step < self->length);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.last", step < self->length);
}

static void
step_changed_cb (TableeReviewPage *self)
{
  show_step (self, (guint) gtk_adjustment_get_value (self->adjustment));
}

static void
first_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  gtk_adjustment_set_value (TABLEE_REVIEW_PAGE (widget)->adjustment, 0);
}

static void
previous_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  GtkAdjustment *adjustment = TABLEE_REVIEW_PAGE (widget)->adjustment;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) - 1);
}

static void
next_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  GtkAdjustment *adjustment = TABLEE_REVIEW_PAGE (widget)->adjustment;

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 1);
}

static void
last_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  gtk_adjustment_set_value (TABLEE_REVIEW_PAGE (widget)->adjustment, G_MAXUINT);
}

/* By itself, at the pace of the tables. */
static void
play_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (widget);

  if (tablee_replay_get_playing (self->replay))
    tablee_replay_stop (self->replay);
  else
    tablee_replay_play (self->replay);
}

static void
playing_cb (TableeReviewPage *self)
{
  gboolean playing = tablee_replay_get_playing (self->replay);
  const char *words = playing ? _("Stop (Pause)") : _("Play the game on (Pause)");

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button), playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play_button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  playing ? _("Stop") : _("Play the game on"), -1);
}

static void
pace_cb (TableeReviewPage *self,
         const char       *key,
         GSettings        *settings)
{
  tablee_replay_set_pace (self->replay, (TableePace) g_settings_get_enum (settings, "pace"));
}

static void
result_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GtkWidget *result = TABLEE_REVIEW_PAGE (widget)->result;

  gtk_widget_set_visible (result, !gtk_widget_get_visible (result));
}

/* It is the end that is told of; afterwards one is where one was. */
static void
result_changed_cb (TableeReviewPage *self)
{
  if (self->session == NULL)
    return;

  if (!gtk_widget_get_visible (self->result))
    {
      gtk_adjustment_set_value (self->adjustment, self->looked_at);
      gtk_widget_child_focus (self->steps, GTK_DIR_TAB_FORWARD);
      return;
    }

  tablee_replay_stop (self->replay);
  self->looked_at = gtk_adjustment_get_value (self->adjustment);
  gtk_adjustment_set_value (self->adjustment, self->length);
  tablee_result_view_show (TABLEE_RESULT_VIEW (self->result), self->session, tablee_house_get_store (self->house));
  gtk_widget_grab_focus (self->result);
}

static void
panel_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (widget);

  gtk_widget_set_visible (self->analysis, !gtk_widget_get_visible (self->analysis));
  gtk_widget_child_focus (gtk_widget_get_visible (self->analysis) ? self->analysis : self->steps, GTK_DIR_TAB_FORWARD);
}

/* What is found is worth nothing unseen. */
static void
analyse_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (widget);

  gtk_widget_set_visible (self->analysis, TRUE);
  if (tablee_review_get_running (self->review))
    tablee_review_stop (self->review);
  else
    tablee_review_start (self->review);
}

/* What is made of a mistake is played elsewhere: here it stays as it was. */
static void
try_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (widget);
  g_autoptr (TableeExercise) exercise = tablee_exercise_new_for_point (self->session, self->review, g_variant_get_uint32 (parameter));
  g_autoptr (TableeGameSession) trial = tablee_house_try_again (self->house, exercise);

  tablee_page_play (TABLEE_PAGE (self), trial);
}

/* Not from where somebody has gone meanwhile. */
static void
seek_mistake (TableeReviewPage *self)
{
  g_autoptr (GArray) mistakes = NULL;

  if (!self->seeks || self->review == NULL || tablee_review_get_progress (self->review) < 1)
    return;

  self->seeks = FALSE;
  mistakes = tablee_mistakes_find (self->review, self->session);
  if (mistakes->len > 0 && gtk_adjustment_get_value (self->adjustment) <= 0)
    gtk_adjustment_set_value (self->adjustment, tablee_review_get_point (self->review, g_array_index (mistakes, TableeTurningPoint, 0).index)->number);
}

/* Nothing but the table. */
static void
table_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (widget);

  gtk_widget_set_visible (self->analysis, FALSE);
  self->opened = TRUE;
}

/* Shows them, and has the expert look for them first. */
static void
mistakes_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (widget);

  gtk_widget_set_visible (self->analysis, TRUE);
  self->opened = TRUE;
  self->seeks = TRUE;
  if (self->review != NULL && tablee_review_get_progress (self->review) < 1)
    tablee_review_start (self->review);
  seek_mistake (self);
}

static void
turning_point_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (widget);

  gtk_widget_set_visible (self->analysis, TRUE);
  if (!tablee_analysis_view_next (TABLEE_ANALYSIS_VIEW (self->analysis)))
    gtk_widget_error_bell (widget);
}

static void
export_clicked_cb (TableeReviewPage *self)
{
  g_autoptr (TableeGameRecord) record = NULL;
  double step = gtk_adjustment_get_value (self->adjustment);

  /* A session's record ends where the session stands. */
  tablee_game_session_look_at (self->session, self->length);
  record = tablee_game_session_to_record (self->session, TABLEE_VIEWER_ALL);
  tablee_game_session_look_at (self->session, (guint) step);
  tablee_record_export (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), record);
}

static char *
tablee_review_page_dup_title (TableePage *page)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (page);

  return g_strdup (tablee_game_words_game (tablee_game_session_get_ruleset (self->session)->game->id));
}

static GtkWidget *
tablee_review_page_get_tools (TableePage *page)
{
  return TABLEE_REVIEW_PAGE (page)->tools;
}

static GVariant *
tablee_review_page_save (TableePage *page)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (page);

  gboolean told = gtk_widget_get_visible (self->result);

  return g_variant_new ("(dbb)", told ? self->looked_at : gtk_adjustment_get_value (self->adjustment), gtk_widget_get_visible (self->analysis), told);
}

static void
tablee_review_page_restore (TableePage *page,
                            GVariant   *state)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (page);
  gboolean open;
  gboolean told;
  double step;

  g_variant_get (state, "(dbb)", &step, &open, &told);
  gtk_adjustment_set_value (self->adjustment, step);
  gtk_widget_set_visible (self->analysis, open);
  gtk_widget_set_visible (self->result, told);
  self->opened = TRUE;
}

static gboolean
tablee_review_page_cancel (TableePage *page)
{
  GtkWidget *result = TABLEE_REVIEW_PAGE (page)->result;
  gboolean told = gtk_widget_get_visible (result);

  gtk_widget_set_visible (result, FALSE);

  return told;
}

/* Where there is room, or something is known already. */
static void
tablee_review_page_shown (TableePage *page)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (page);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  if (!self->opened && self->review != NULL && root != NULL)
    gtk_widget_set_visible (self->analysis, gtk_widget_get_width (GTK_WIDGET (root)) >= WIDE);
  self->opened = TRUE;
}

static void
tablee_review_page_hidden (TableePage *page)
{
  tablee_replay_stop (TABLEE_REVIEW_PAGE (page)->replay);
}

static const char *
tablee_review_page_get_help (TableePage *page)
{
  const TableeRuleset *ruleset = tablee_game_session_get_ruleset (TABLEE_REVIEW_PAGE (page)->session);

  return tablee_present_for_game (ruleset->game)->help_page;
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_review_page_dup_title;
  iface->get_tools = tablee_review_page_get_tools;
  iface->save = tablee_review_page_save;
  iface->restore = tablee_review_page_restore;
  iface->cancel = tablee_review_page_cancel;
  iface->shown = tablee_review_page_shown;
  iface->hidden = tablee_review_page_hidden;
  iface->get_help = tablee_review_page_get_help;
}

static void
tablee_review_page_dispose (GObject *object)
{
  TableeReviewPage *self = TABLEE_REVIEW_PAGE (object);

  if (self->replay != NULL)
    tablee_replay_stop (self->replay);
  g_clear_object (&self->replay);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_REVIEW_PAGE);
  g_clear_object (&self->session);
  g_clear_object (&self->review);
  g_clear_object (&self->house);

  G_OBJECT_CLASS (tablee_review_page_parent_class)->dispose (object);
}

static void
tablee_review_page_class_init (TableeReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_review_page_dispose;

  gtk_widget_class_install_action (widget_class, "review.first", NULL, first_cb);
  gtk_widget_class_install_action (widget_class, "review.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "review.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "review.last", NULL, last_cb);

  gtk_widget_class_install_action (widget_class, "review.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "review.result", NULL, result_cb);
  gtk_widget_class_install_action (widget_class, "review.panel", NULL, panel_cb);
  gtk_widget_class_install_action (widget_class, "review.analyse", NULL, analyse_cb);
  gtk_widget_class_install_action (widget_class, "review.mistakes", NULL, mistakes_cb);
  gtk_widget_class_install_action (widget_class, "review.table", NULL, table_cb);
  gtk_widget_class_install_action (widget_class, "review.try", "u", try_cb);
  gtk_widget_class_install_action (widget_class, "review.turning-point", NULL, turning_point_cb);

  g_type_ensure (TABLEE_TYPE_ANALYSIS_VIEW);
  g_type_ensure (TABLEE_TYPE_RESULT_VIEW);
  g_type_ensure (TABLEE_TYPE_SIDE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, content);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, table_bin);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, sentence);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, adjustment);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, count);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, steps);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, analysis);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, result);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, tools);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, result_button);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, TableeReviewPage, export_button);
  gtk_widget_class_bind_template_callback (widget_class, step_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, result_changed_cb);
}

static void
tablee_review_page_init (TableeReviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_shortcuts_add_keys (GTK_WIDGET (self), "review.");
  self->replay = tablee_replay_new (self->adjustment);
  g_signal_connect_object (self->replay, "notify::playing", G_CALLBACK (playing_cb), self, G_CONNECT_SWAPPED);
  playing_cb (self);
}

/* That the disk fails is told by the store; what is not kept is found the next time. */
static void
kept_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  tablee_store_add_exercises_finish (TABLEE_STORE (source), result, NULL);
}

/* Once all is known, the costliest decisions of the people become exercises. */
static void
keep_exercises (TableeReviewPage *self)
{
  g_autoptr (GArray) mistakes = NULL;
  g_autoptr (GPtrArray) exercises = NULL;

  if (tablee_review_get_id (self->review) == 0 || tablee_review_get_progress (self->review) < 1)
    return;

  mistakes = tablee_mistakes_find (self->review, self->session);
  exercises = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < mistakes->len; i++)
    g_ptr_array_add (exercises, tablee_exercise_new_for_point (self->session, self->review,
                                                               g_array_index (mistakes, TableeTurningPoint, i).index));
  if (exercises->len > 0)
    tablee_store_add_exercises_async (tablee_house_get_store (self->house), tablee_review_get_id (self->review), exercises,
                                      tablee_days_get_today (), kept_cb, NULL);
}

/* Of a game under way there is none. */
static void
offer_result (TableeReviewPage *self)
{
  gboolean over = tablee_game_session_get_over (self->session) && !tablee_game_session_get_is_view (self->session);

  gtk_widget_set_visible (self->result_button, over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.result", over);
}

/* The curve and the scale are at the same place. */
static void
take_review (TableeReviewPage *self,
             TableeReview     *review)
{
  gtk_widget_set_visible (self->panel_button, review != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.panel", review != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.analyse", review != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.turning-point", review != NULL);
  if (review == NULL)
    return;

  self->review = g_object_ref (review);
  g_signal_connect_object (review, "notify::progress", G_CALLBACK (keep_exercises), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (review, "notify::progress", G_CALLBACK (seek_mistake), self, G_CONNECT_SWAPPED);
  keep_exercises (self);
  tablee_analysis_view_set_review (TABLEE_ANALYSIS_VIEW (self->analysis), review, self->session);
  g_object_bind_property (self->adjustment, "value", self->analysis, "step", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
}

GtkWidget *
tablee_review_page_new (TableeGameSession *session,
                        TableeReview      *review,
                        TableeHouse       *house)
{
  TableeReviewPage *self;
  GSettings *settings;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);
  g_return_val_if_fail (TABLEE_IS_HOUSE (house), NULL);
  g_return_val_if_fail (review == NULL || TABLEE_IS_REVIEW (review), NULL);

  self = g_object_new (TABLEE_TYPE_REVIEW_PAGE, NULL);
  self->session = g_object_ref (session);
  self->house = g_object_ref (house);
  self->length = review != NULL ? tablee_review_get_length (review) : 0;
  gtk_widget_set_visible (self->steps, !tablee_game_session_get_is_view (session));
  gtk_widget_set_visible (self->export_button, review == NULL || !tablee_review_is_one_sided (review));
  tablee_game_session_look_at (session, self->length);
  offer_result (self);
  gtk_adjustment_set_upper (self->adjustment, self->length);
  adw_bin_set_child (self->table_bin, tablee_table_new (session));
  take_review (self, review);
  settings = tablee_house_get_settings (house);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (pace_cb), self, G_CONNECT_SWAPPED);
  pace_cb (self, "pace", settings);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.play", self->length > 0);
  show_step (self, 0);

  return GTK_WIDGET (self);
}
