/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn in the log. */
#include "config.h"
#include "turn-row.h"

#include "story.h"
#include "widgets/picture.h"
#include "widgets/sign-view.h"

struct _TableeTurnRow
{
  GtkWidget  parent_instance;

  GtkWidget *chapter;
  GtkWidget *body;
  GtkWidget *portrait;
  GtkWidget *name;
  GtkWidget *signs;
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (TableeTurnRow, tablee_turn_row, GTK_TYPE_WIDGET)

static void
tablee_turn_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_TURN_ROW);

  G_OBJECT_CLASS (tablee_turn_row_parent_class)->dispose (object);
}

static void
tablee_turn_row_class_init (TableeTurnRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_turn_row_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  g_type_ensure (TABLEE_TYPE_SIGN_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/turn-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeTurnRow, chapter);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnRow, body);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnRow, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnRow, name);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnRow, signs);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnRow, words);
  gtk_widget_class_set_css_name (widget_class, "turn-row");
}

static void
tablee_turn_row_init (TableeTurnRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_turn_row_new (void)
{
  return g_object_new (TABLEE_TYPE_TURN_ROW, NULL);
}

static void
show_who (TableeTurnRow     *self,
          TableeGameSession *session,
          int                seat,
          GPtrArray         *parts)
{
  g_autofree char *name = tablee_story_dup_name (session, seat);
  g_autofree char *art = tablee_story_dup_face (session, seat, parts);

  gtk_label_set_label (GTK_LABEL (self->name), name != NULL ? name : "");
  gtk_widget_set_visible (self->name, name != NULL);
  tablee_picture_set_art (TABLEE_PICTURE (self->portrait), art);
}

/* Returns: (transfer full): a line a part. */
static char *
tell_parts (TableeTurnRow     *self,
            TableeGameSession *session,
            int                actor,
            GPtrArray         *parts)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      TableeStoryPart *part = g_ptr_array_index (parts, i);
      g_autofree char *who = part->pictured && part->seat != actor ? tablee_story_dup_portrait (session, part->seat) : NULL;
      g_autofree char *whom = part->pictured ? tablee_story_dup_portrait (session, part->sign.other) : NULL;
      g_autofree char *said = tablee_story_dup_words (part);

      if (part->pictured)
        tablee_sign_view_add (TABLEE_SIGN_VIEW (self->signs), &part->sign, who, whom);
      g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", said);
    }

  return g_string_free (words, FALSE);
}

void
tablee_turn_row_show (TableeTurnRow     *self,
                      TableeGameSession *session,
                      TableeLogTurn     *turn,
                      const char        *chapter)
{
  g_return_if_fail (TABLEE_IS_TURN_ROW (self));
  g_return_if_fail (TABLEE_IS_LOG_TURN (turn));

  guint first = tablee_log_turn_get_first (turn);
  int actor = tablee_log_turn_get_actor (turn);
  g_autoptr (GPtrArray) parts = tablee_story_tell (session, first, first + tablee_log_turn_get_length (turn));
  g_autofree char *words = NULL;

  gtk_label_set_label (GTK_LABEL (self->chapter), chapter != NULL ? chapter : "");
  gtk_widget_set_visible (self->chapter, chapter != NULL);
  show_who (self, session, actor, parts);
  tablee_sign_view_clear (TABLEE_SIGN_VIEW (self->signs));
  words = parts->len > 0 ? tell_parts (self, session, actor, parts) : tablee_story_dup_beginning (session, first);
  gtk_label_set_label (GTK_LABEL (self->words), words != NULL ? words : "");
}

char *
tablee_turn_row_dup_words (TableeTurnRow *self)
{
  g_return_val_if_fail (TABLEE_IS_TURN_ROW (self), NULL);

  GString *words = g_string_new (NULL);
  GtkWidget *const labels[] = { self->chapter, self->name, self->words };

  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      const char *label = gtk_label_get_label (GTK_LABEL (labels[i]));

      if (*label != '\0')
        g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", label);
    }

  return g_string_free (words, FALSE);
}
