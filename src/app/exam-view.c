/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks an exercise at its table. */
#include "config.h"
#include "exam-view.h"

#include <glib/gi18n.h>

#include "bubble-layout.h"
#include "compat.h"
#include "days.h"
#include "present/plain-words.h"
#include "present/session-context.h"
#include "review-words.h"
#include "session/store-exercise.h"

struct _TableeExamView
{
  GtkWidget          parent_instance;

  TableeGameSession *session;
  TableeExercise    *exercise;   /* of the session */
  TableeTable       *table;      /* weak */
  TableeStore       *store;
  TableeInquiry     *inquiry;    /* nullable: how good the answer is that has been given */
  gboolean           answered;

  GtkWidget         *bubble;
  GtkWidget         *text;
  GtkWidget         *verdict;
  GtkWidget         *show_button;
  GtkWidget         *try_button;
  GtkWidget         *next_button;
};

G_DEFINE_FINAL_TYPE (TableeExamView, tablee_exam_view, GTK_TYPE_WIDGET)

static TableeBubbleLayout *
get_layout (TableeExamView *self)
{
  return TABLEE_BUBBLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

static void
say (TableeExamView *self,
     const char     *sentence)
{
  gtk_label_set_label (GTK_LABEL (self->verdict), sentence);
  gtk_widget_set_visible (self->verdict, TRUE);
  tablee_compat_announce (GTK_WIDGET (self), sentence);
}

static char *
dup_action (TableeExamView *self,
            TableeAction    action)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);

  return tablee_plain_quote (context, tablee_exercise_get_view (self->exercise), action);
}

/*
 * The verdict
 */

static void
keep (TableeExamView *self,
      gboolean        found)
{
  TableeRepetition old = tablee_exercise_get_repetition (self->exercise);
  TableeRepetition repetition = tablee_repetition_answer (&old, found, tablee_days_get_today ());

  tablee_exercise_set_kept (self->exercise, tablee_exercise_get_id (self->exercise), &repetition);
  tablee_store_answer_exercise (self->store, tablee_exercise_get_id (self->exercise), &repetition);
}

/* When it is asked again. */
static const char *
get_prospect (TableeExamView *self,
              gboolean        found)
{
  TableeRepetition repetition = tablee_exercise_get_repetition (self->exercise);

  if (tablee_repetition_is_learned (&repetition))
    return _("You have found it twice: it is learned.");

  return found ? _("You will be asked once more in a few days.") : _("You will be asked again tomorrow.");
}

/* @opening: what is said of the answer. */
static void
conclude (TableeExamView *self,
          gboolean        found,
          const char     *opening)
{
  g_autoptr (TableePresentContext) context = tablee_session_context_new (self->session);
  g_autofree char *better = tablee_review_words_better (context, tablee_exercise_get_view (self->exercise),
                                                        tablee_exercise_get_best (self->exercise),
                                                        tablee_exercise_get_loss (self->exercise));
  g_autofree char *words = NULL;

  keep (self, found);
  words = g_strjoin ("\n", opening, better, get_prospect (self, found), NULL);
  say (self, words);
  if (self->table != NULL)
    tablee_table_suggest (self->table, tablee_exercise_get_best (self->exercise));
  gtk_widget_set_visible (self->show_button, FALSE);
  gtk_widget_set_visible (self->try_button, TRUE);
  gtk_widget_set_visible (self->next_button, TRUE);
  gtk_widget_grab_focus (self->next_button);
}

static void
found_cb (const TableeFinding *finding,
          gpointer             user_data)
{
  TableeExamView *self = user_data;
  int seat = tablee_exercise_get_seat (self->exercise);
  gboolean good = tablee_exercise_accepts (self->exercise, finding->expected[seat] - finding->after[seat]);

  self->inquiry = NULL;
  conclude (self, good, good ? _("Well found: that is about as good.") : _("That is not it."));
}

/* Nothing is ever played here. */
static gboolean
refuse_cb (TableeExamView *self,
           guint           action)
{
  if (self->answered)
    return TRUE;

  self->answered = TRUE;
  gtk_widget_set_visible (self->show_button, FALSE);
  if (action == tablee_exercise_get_best (self->exercise))
    conclude (self, TRUE, _("Well found!"));
  else if (action == tablee_exercise_get_played (self->exercise))
    conclude (self, FALSE, _("That is what was played then."));
  else
    {
      say (self, _("Looking at it…"));
      self->inquiry = tablee_exercise_inquire (self->exercise, action, found_cb, self);
    }

  return TRUE;
}

static void
show_clicked_cb (TableeExamView *self)
{
  if (self->answered)
    return;

  self->answered = TRUE;
  conclude (self, FALSE, _("Next time, then."));
}

/*
 * The object
 */

/* What is not the bubble is the table's. */
static gboolean
tablee_exam_view_contains (GtkWidget *widget,
                           double     x,
                           double     y)
{
  return FALSE;
}

static void
tablee_exam_view_dispose (GObject *object)
{
  TableeExamView *self = TABLEE_EXAM_VIEW (object);

  if (self->inquiry != NULL)
    tablee_inquiry_cancel (self->inquiry);
  self->inquiry = NULL;
  g_clear_weak_pointer (&self->table);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_EXAM_VIEW);
  g_clear_object (&self->session);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tablee_exam_view_parent_class)->dispose (object);
}

static void
tablee_exam_view_class_init (TableeExamViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_exam_view_dispose;
  widget_class->contains = tablee_exam_view_contains;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/exam-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeExamView, bubble);
  gtk_widget_class_bind_template_child (widget_class, TableeExamView, text);
  gtk_widget_class_bind_template_child (widget_class, TableeExamView, verdict);
  gtk_widget_class_bind_template_child (widget_class, TableeExamView, show_button);
  gtk_widget_class_bind_template_child (widget_class, TableeExamView, try_button);
  gtk_widget_class_bind_template_child (widget_class, TableeExamView, next_button);
  gtk_widget_class_bind_template_callback (widget_class, show_clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, TABLEE_TYPE_BUBBLE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "exam");
}

static void
tablee_exam_view_init (TableeExamView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
ask (TableeExamView *self)
{
  g_autofree char *played = dup_action (self, tablee_exercise_get_played (self->exercise));
  /* Translators: what was played, as on a button of the table */
  g_autofree char *words = g_strdup_printf (_("Find the better move: “%s” was played here."), played);

  gtk_label_set_label (GTK_LABEL (self->text), words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_button), "s", tablee_exercise_get_game (self->exercise)->id);
  tablee_compat_announce (GTK_WIDGET (self), words);
}

GtkWidget *
tablee_exam_view_new (TableeGameSession *session,
                      TableeTable       *table,
                      TableeStore       *store)
{
  TableeExamView *self;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session) && tablee_exercise_find (session) != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_TABLE (table), NULL);
  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  self = g_object_new (TABLEE_TYPE_EXAM_VIEW, NULL);
  self->session = g_object_ref (session);
  self->exercise = tablee_exercise_find (session);
  self->store = g_object_ref (store);
  g_set_weak_pointer (&self->table, table);
  tablee_bubble_layout_set_table (get_layout (self), GTK_WIDGET (table));
  tablee_bubble_layout_set_manner (get_layout (self), TABLEE_BUBBLE_MODEST);
  g_signal_connect_object (table, "refuse", G_CALLBACK (refuse_cb), self, G_CONNECT_SWAPPED);
  ask (self);

  return GTK_WIDGET (self);
}
