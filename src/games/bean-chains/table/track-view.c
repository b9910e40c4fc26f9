/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The turns of the game as a row of marks. */
#include "config.h"
#include "track-view.h"

#include <glib/gi18n.h>

#include "widgets/calm-tooltip.h"
#include "widgets/children.h"
#include "widgets/spoken-label.h"
#include "widgets/widgets-style.h"

struct _ChTrackView
{
  GtkWidget  parent_instance;

  GtkWidget *words;
  GtkWidget *row;
  GtkWidget *steps[CH_MAX_TURNS];
};

G_DEFINE_FINAL_TYPE (ChTrackView, ch_track_view, GTK_TYPE_WIDGET)

static void
ch_track_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CH_TYPE_TRACK_VIEW);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (ch_track_view_parent_class)->dispose (object);
}

static void
ch_track_view_class_init (ChTrackViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ch_track_view_dispose;

  tablee_widget_class_calm_tooltips (widget_class);
  gtk_widget_class_set_css_name (widget_class, "track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/bean-chains/track-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ChTrackView, words);
  gtk_widget_class_bind_template_child (widget_class, ChTrackView, row);
}

static void
ch_track_view_init (ChTrackView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < CH_MAX_TURNS; i++)
    {
      self->steps[i] = g_object_new (GTK_TYPE_BOX, "css-name", "step", "valign", GTK_ALIGN_CENTER, "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_box_append (GTK_BOX (self->row), self->steps[i]);
    }
}

void
ch_track_view_set_terse (ChTrackView *self,
                         gboolean     terse)
{
  g_return_if_fail (CH_IS_TRACK_VIEW (self));

  gtk_widget_set_visible (self->words, !terse);
}

static char *
dup_spoken (const ChState *view,
            int            near)
{
  int mine = ch_turns_left (view, near) - (view->current == near);
  int others = ch_turns_left (view, 1 - near) - (view->current != near);

  if (view->phase == CH_PHASE_OVER)
    return g_strdup (_("The last turn is over."));

  if (mine + others == 0)
    /* Translators: number of the turn, number of the last turn */
    return g_strdup_printf (_("Turn %1$d of %2$d: the last one."), view->turn, ch_last_turn (view));

  /* Translators: number of the turn, number of the last turn, turns that the near player and the other one still have */
  return g_strdup_printf (_("Turn %1$d of %2$d. After this turn, %3$d more on the near side, %4$d on the other."), view->turn,
                          ch_last_turn (view), mine, others);
}

void
ch_track_view_show (ChTrackView   *self,
                    const ChState *view,
                    int            near)
{
  int last = ch_last_turn (view);
  gboolean over = view->phase == CH_PHASE_OVER;
  g_autofree char *spoken = NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (CH_IS_TRACK_VIEW (self));

  for (int i = 0; i < CH_MAX_TURNS; i++)
    {
      int turn = i + 1;
      gboolean now = turn == view->turn && !over;

      gtk_widget_set_visible (self->steps[i], turn <= last);
      tablee_widget_set_class (self->steps[i], "done", turn < view->turn || over);
      tablee_widget_set_class (self->steps[i], "now", now);
      tablee_widget_set_class (self->steps[i], "mine", ((turn - view->turn) % CH_SEATS == 0) == (near == view->current));
    }
  spoken = dup_spoken (view, near);
  /* Translators: number of the turn, number of the last turn */
  words = g_strdup_printf (_("Turn %1$d of %2$d"), view->turn, last);
  gtk_label_set_label (GTK_LABEL (self->words), words);
  tablee_widget_set_tooltip (GTK_WIDGET (self), spoken);
  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken);
}
