/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the host of a lesson says, where it is about. */
#include "config.h"
#include "lesson-view.h"

#include <glib/gi18n.h>

#include "bubble-layout.h"
#include "compat.h"
#include "widgets/picture.h"

struct _TableeLessonView
{
  GtkWidget          parent_instance;

  TableeGameSession *session;
  TableeTutor       *tutor;   /* of the session */
  TableeTable       *table;   /* weak */
  guint              shown;   /* the step that is shown; G_MAXUINT: none */
  guint              asked;   /* times in free play: the last word is placed anew each time */
  gboolean           read;    /* the last thing that the host says has been read */
  guint              source;

  GtkWidget         *bubble;
  GtkWidget         *portrait;
  GtkWidget         *text;
  GtkWidget         *answer;
  GtkWidget         *count;
  GtkWidget         *button;
};

G_DEFINE_FINAL_TYPE (TableeLessonView, tablee_lesson_view, GTK_TYPE_WIDGET)

static TableeBubbleLayout *
get_layout (TableeLessonView *self)
{
  return TABLEE_BUBBLE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

/*
 * What it is about
 */

/* Returns: (transfer none) (nullable) */
static GtkWidget *
find_entry (TableeLessonView *self,
            guint             index,
            guint64          *revision)
{
  GListModel *log = tablee_game_session_get_log (self->session);
  g_autoptr (TableeLogEntry) entry = g_list_model_get_item (log, index);

  *revision = tablee_log_entry_get_revision (entry);
  return tablee_table_find_event (self->table, tablee_log_entry_get_event (entry));
}

/* Of what happened last and has a place on the table, the newest, or with @deed what the action began with. Returns: (transfer none)
 * (nullable) */
static GtkWidget *
find_event (TableeLessonView *self,
            gboolean          deed)
{
  GtkWidget *found = NULL;
  guint64 last = 0;

  for (guint i = g_list_model_get_n_items (tablee_game_session_get_log (self->session)); i > 0; i--)
    {
      guint64 revision;
      GtkWidget *place = find_entry (self, i - 1, &revision);

      if (found != NULL && revision != last)
        break;
      if (place == NULL)
        continue;
      if (!deed)
        return place;
      found = place;
      last = revision;
    }

  return found;
}

static GtkWidget *
find_target (TableeLessonView       *self,
             const TableeLessonStep *step)
{
  switch (step->place)
    {
    case TABLEE_LESSON_AT_ACTION:
      return tablee_table_find_action (self->table, step->about);
    case TABLEE_LESSON_AT_PART:
      return tablee_table_find_part (self->table, step->part);
    case TABLEE_LESSON_AT_EVENT:
      return find_event (self, FALSE);
    case TABLEE_LESSON_AT_DEED:
      return find_event (self, TRUE);
    case TABLEE_LESSON_AT_NOTHING:
    default:
      return NULL;
    }
}

static void
set_target (TableeLessonView       *self,
            const TableeLessonStep *step)
{
  GtkWidget *target = step != NULL && self->table != NULL ? find_target (self, step) : NULL;

  /* Nothing can be done before it has been read; what is about nothing has no reason to hide anything. */
  tablee_bubble_layout_set_manner (get_layout (self), target != NULL && step->kind == TABLEE_LESSON_SAY ? TABLEE_BUBBLE_NEAR
                                                                                                        : TABLEE_BUBBLE_FAIR);
  tablee_bubble_layout_set_about (get_layout (self), target, self->shown + self->asked);
  if (self->table != NULL)
    tablee_table_light (self->table, NULL, 0);
  if (target != NULL && step->kind == TABLEE_LESSON_DEED)
    tablee_table_suggest (self->table, step->action);
  else if (target != NULL)
    tablee_table_light_part (self->table, target);
}

/*
 * What is said
 */

static gboolean
is_dismissed (TableeLessonView       *self,
              const TableeLessonStep *step)
{
  return step == NULL || (step->kind == TABLEE_LESSON_FREE && self->read);
}

/* How many of the first @count steps have a word to say. */
static guint
count_words (TableeLesson *lesson,
             guint         count)
{
  guint words = 0;

  for (guint i = 0; i < count; i++)
    words += tablee_lesson_get_step (lesson, i)->kind != TABLEE_LESSON_OTHER;

  return words;
}

static void
fill (TableeLessonView       *self,
      const TableeLessonStep *step)
{
  gboolean waits = step->kind == TABLEE_LESSON_DEED;
  TableeLesson *lesson = tablee_tutor_get_lesson (self->tutor);
  /* Translators: how far a lesson has come: step, of how many */
  g_autofree char *count = g_strdup_printf (_("%1$u of %2$u"), count_words (lesson, tablee_tutor_get_step (self->tutor) + 1),
                                            count_words (lesson, tablee_lesson_get_n_steps (lesson)));

  gtk_label_set_label (GTK_LABEL (self->text), _(step->text));
  gtk_widget_set_visible (self->answer, FALSE);
  gtk_label_set_label (GTK_LABEL (self->count), count);
  gtk_button_set_label (GTK_BUTTON (self->button), step->kind == TABLEE_LESSON_FREE ? _("_Play") : _("_Go On"));
  gtk_widget_set_visible (self->button, !waits);
  tablee_compat_announce (GTK_WIDGET (self), _(step->text));
  if (waits)
    gtk_widget_grab_focus (GTK_WIDGET (self->table));
  else
    gtk_widget_grab_focus (self->button);
}

/* As soon as all that was before it has been seen. */
static void
show_step (TableeLessonView *self)
{
  const TableeLessonStep *step = tablee_tutor_get_current (self->tutor);
  gboolean shown = !is_dismissed (self, step) && tablee_tutor_get_ready (self->tutor) && step->kind != TABLEE_LESSON_OTHER;

  gtk_widget_set_visible (self->bubble, shown);
  if (!shown)
    {
      self->shown = G_MAXUINT;
      set_target (self, NULL);
      return;
    }
  if (self->shown != tablee_tutor_get_step (self->tutor))
    {
      self->shown = tablee_tutor_get_step (self->tutor);
      fill (self, step);
    }
  set_target (self, step);
}

static gboolean
show_step_cb (gpointer user_data)
{
  TableeLessonView *self = user_data;

  self->source = 0;
  show_step (self);

  return G_SOURCE_REMOVE;
}

/* Where things are is known when the table has been laid out. */
static void
show_later (TableeLessonView *self)
{
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_LOW, show_step_cb, self, NULL);
}

static void
clicked_cb (TableeLessonView *self)
{
  const TableeLessonStep *step = tablee_tutor_get_current (self->tutor);

  if (self->table != NULL)
    tablee_table_hurry (self->table);
  if (step != NULL && step->kind == TABLEE_LESSON_FREE)
    {
      self->read = TRUE;
      gtk_widget_grab_focus (GTK_WIDGET (self->table));
    }
  else
    tablee_tutor_go_on (self->tutor);
  show_step (self);
}

/* Nothing that a learner does stays without a word. */
static gboolean
refuse_cb (TableeLessonView *self,
           guint             action)
{
  const char *answer;
  const char *said;

  if (tablee_tutor_permits (self->tutor, action, &answer))
    return FALSE;

  if (answer == NULL)
    gtk_widget_grab_focus (self->button);
  said = answer != NULL ? _(answer) : _("In a moment: read this first, then go on.");
  gtk_label_set_label (GTK_LABEL (self->answer), said);
  gtk_widget_set_visible (self->answer, TRUE);
  tablee_compat_announce (GTK_WIDGET (self), said);

  return TRUE;
}

/*
 * The object
 */

/* What is not the bubble is the table's. */
static gboolean
tablee_lesson_view_contains (GtkWidget *widget,
                             double     x,
                             double     y)
{
  return FALSE;
}

static gboolean
tablee_lesson_view_grab_focus (GtkWidget *widget)
{
  TableeLessonView *self = TABLEE_LESSON_VIEW (widget);

  return gtk_widget_get_mapped (self->button) && gtk_widget_grab_focus (self->button);
}

static void
tablee_lesson_view_dispose (GObject *object)
{
  TableeLessonView *self = TABLEE_LESSON_VIEW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->table);
  gtk_widget_dispose_template (GTK_WIDGET (self), TABLEE_TYPE_LESSON_VIEW);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (tablee_lesson_view_parent_class)->dispose (object);
}

static void
tablee_lesson_view_class_init (TableeLessonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_lesson_view_dispose;
  widget_class->contains = tablee_lesson_view_contains;
  widget_class->grab_focus = tablee_lesson_view_grab_focus;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/lesson-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeLessonView, bubble);
  gtk_widget_class_bind_template_child (widget_class, TableeLessonView, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeLessonView, text);
  gtk_widget_class_bind_template_child (widget_class, TableeLessonView, answer);
  gtk_widget_class_bind_template_child (widget_class, TableeLessonView, count);
  gtk_widget_class_bind_template_child (widget_class, TableeLessonView, button);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, TABLEE_TYPE_BUBBLE_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lesson");
}

static void
tablee_lesson_view_init (TableeLessonView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = G_MAXUINT;
}

/* Whoever plays freely must reach the buttons, which were not there when the last word was placed. */
static void
decision_cb (TableeLessonView *self)
{
  const TableeLessonStep *step = tablee_tutor_get_current (self->tutor);

  if (step != NULL && step->kind == TABLEE_LESSON_FREE)
    self->asked++;
  show_later (self);
}

GtkWidget *
tablee_lesson_view_new (TableeGameSession *session,
                        TableeTable       *table)
{
  TableeLessonView *self;
  g_autofree char *art = NULL;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session) && tablee_tutor_find (session) != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_TABLE (table), NULL);

  self = g_object_new (TABLEE_TYPE_LESSON_VIEW, NULL);
  self->session = g_object_ref (session);
  self->tutor = tablee_tutor_find (session);
  g_set_weak_pointer (&self->table, table);
  tablee_bubble_layout_set_table (get_layout (self), GTK_WIDGET (table));
  art = g_strdup_printf ("portraits/%d", tablee_lesson_get_host (tablee_tutor_get_lesson (self->tutor)));
  tablee_picture_set_art (TABLEE_PICTURE (self->portrait), art);
  g_signal_connect_object (self->tutor, "notify", G_CALLBACK (show_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (show_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "decision", G_CALLBACK (decision_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "refuse", G_CALLBACK (refuse_cb), self, G_CONNECT_SWAPPED);
  show_later (self);

  return GTK_WIDGET (self);
}

GtkWidget *
tablee_lesson_view_get_target (TableeLessonView *self)
{
  g_return_val_if_fail (TABLEE_IS_LESSON_VIEW (self), NULL);

  return tablee_bubble_layout_get_target (get_layout (self));
}
