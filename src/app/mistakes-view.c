/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the decisions that cost most. */
#include "config.h"
#include "mistakes-view.h"

#include <glib/gi18n.h>

#include "hot-seat.h"
#include "review-words.h"

enum
{
  MOST = 3,  /* of each person */
};

struct _TableeMistakesView
{
  GtkWidget   parent_instance;

  GtkWidget  *title;
  GtkListBox *list;
  GtkWidget  *money;
  GtkWidget  *none;

  GArray     *shown;    /* of TableeTurningPoint, nullable */
  GArray     *numbers;  /* of guint: the positions of those */
};

enum
{
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableeMistakesView, tablee_mistakes_view, GTK_TYPE_WIDGET)

static gboolean
is_person (TableeGameSession *session,
           int                seat)
{
  return tablee_seat_get_kind (tablee_game_session_get_seat (session, seat)) == TABLEE_SEAT_HUMAN;
}

GArray *
tablee_mistakes_find (TableeReview      *review,
                      TableeGameSession *session)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (TableeTurningPoint));

  g_return_val_if_fail (TABLEE_IS_REVIEW (review), found);
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), found);

  for (int seat = 0; seat < tablee_review_get_ruleset (review)->seats && !tablee_review_is_one_sided (review); seat++)
    {
      g_autoptr (GArray) costliest = is_person (session, seat) ? tablee_review_dup_costliest (review, seat, MOST) : NULL;

      if (costliest != NULL)
        g_array_append_vals (found, costliest->data, costliest->len);
    }

  return found;
}

static GtkWidget *
make_row (const TableePresentContext *context,
          TableeReview               *review,
          const TableeTurningPoint   *point)
{
  g_autofree char *words = tablee_review_words_turning_point (context, review, point);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Play It from _Here"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "review.try");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", point->index);
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "turning-point");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return row;
}

/* Said where there are none: that there may be some yet, or that nothing was played badly. Returns: (nullable): NULL where nobody has asked
 * for them. */
static const char *
get_none (const TableePresentContext *context,
          TableeReview               *review,
          TableeGameSession          *session)
{
  double progress = tablee_review_get_progress (review);

  if (progress <= 0 || tablee_review_is_one_sided (review) || tablee_hot_seat_is_spectator (session))
    return NULL;
  if (progress < 1)
    return _("The expert is looking for them…");

  return context->listener > 0 ? _("None of yours cost you much: well played!") : _("None of them cost much: well played!");
}

/* Rows that say the same stay, and the focus with them. */
static gboolean
is_shown (TableeMistakesView *self,
          const GArray       *found)
{
  return self->shown != NULL && self->shown->len == found->len &&
         memcmp (self->shown->data, found->data, found->len * sizeof (TableeTurningPoint)) == 0;
}

static void
row_activated_cb (TableeMistakesView *self,
                  GtkListBoxRow      *row)
{
  g_signal_emit (self, signals[PICKED], 0, g_array_index (self->numbers, guint, gtk_list_box_row_get_index (row)));
}

static void
tablee_mistakes_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_MISTAKES_VIEW);

  G_OBJECT_CLASS (tablee_mistakes_view_parent_class)->dispose (object);
}

static void
tablee_mistakes_view_finalize (GObject *object)
{
  TableeMistakesView *self = TABLEE_MISTAKES_VIEW (object);

  g_clear_pointer (&self->shown, g_array_unref);
  g_clear_pointer (&self->numbers, g_array_unref);

  G_OBJECT_CLASS (tablee_mistakes_view_parent_class)->finalize (object);
}

static void
tablee_mistakes_view_class_init (TableeMistakesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_mistakes_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = tablee_mistakes_view_finalize;

  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/mistakes-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeMistakesView, title);
  gtk_widget_class_bind_template_child (widget_class, TableeMistakesView, list);
  gtk_widget_class_bind_template_child (widget_class, TableeMistakesView, money);
  gtk_widget_class_bind_template_child (widget_class, TableeMistakesView, none);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
tablee_mistakes_view_init (TableeMistakesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
}

void
tablee_mistakes_view_show (TableeMistakesView         *self,
                           const TableePresentContext *context,
                           TableeReview               *review,
                           TableeGameSession          *session)
{
  GArray *found;
  GtkWidget *child;
  const char *none;

  g_return_if_fail (TABLEE_IS_MISTAKES_VIEW (self));
  g_return_if_fail (context != NULL);

  found = tablee_mistakes_find (review, session);
  none = found->len == 0 ? get_none (context, review, session) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), found->len > 0 || none != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->list), found->len > 0);
  gtk_widget_set_visible (self->money, found->len > 0 && tablee_present_for_game (context->ruleset->game)->reward_value != NULL);
  gtk_label_set_label (GTK_LABEL (self->none), none != NULL ? none : "");
  gtk_widget_set_visible (self->none, none != NULL);
  gtk_label_set_label (GTK_LABEL (self->title), context->listener > 0 ? _("Your Costliest Decisions") : _("Costliest Decisions"));
  if (is_shown (self, found))
    {
      g_array_unref (found);
      return;
    }

  g_clear_pointer (&self->shown, g_array_unref);
  self->shown = found;
  g_array_set_size (self->numbers, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, child);
  for (guint i = 0; i < found->len; i++)
    {
      const TableeTurningPoint *point = &g_array_index (found, TableeTurningPoint, i);

      g_array_append_val (self->numbers, tablee_review_get_point (review, point->index)->number);
      gtk_list_box_append (self->list, make_row (context, review, point));
    }
}
