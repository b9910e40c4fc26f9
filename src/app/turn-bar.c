/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line above a table: whose turn it is, and where the game stands. */
#include "config.h"
#include "turn-bar.h"

#include "thinking-dots.h"
#include "widgets/calm-tooltip.h"
#include "widgets/picture.h"
#include "widgets/whole.h"
#include "widgets/widgets-style.h"

struct _TableeTurnBar
{
  GtkWidget           parent_instance;

  GtkWidget          *content;
  TableePicture      *portrait;
  GtkLabel           *turn;
  TableeThinkingDots *thinking;
  GtkLabel           *progress;
  GtkWidget          *hint;

  gboolean            last;
  guint               turns;   /* that have been shown */
};

G_DEFINE_FINAL_TYPE (TableeTurnBar, tablee_turn_bar, GTK_TYPE_WIDGET)

static void
tablee_turn_bar_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  tablee_whole_snapshot (widget, snapshot, TABLEE_TURN_BAR (widget)->turns);
  GTK_WIDGET_CLASS (tablee_turn_bar_parent_class)->snapshot (widget, snapshot);
}

static void
tablee_turn_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_TURN_BAR);

  G_OBJECT_CLASS (tablee_turn_bar_parent_class)->dispose (object);
}

static void
tablee_turn_bar_class_init (TableeTurnBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_turn_bar_dispose;
  widget_class->snapshot = tablee_turn_bar_snapshot;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  g_type_ensure (TABLEE_TYPE_THINKING_DOTS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/turn-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeTurnBar, content);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnBar, portrait);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnBar, turn);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnBar, thinking);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnBar, progress);
  gtk_widget_class_bind_template_child (widget_class, TableeTurnBar, hint);
}

static void
tablee_turn_bar_init (TableeTurnBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Whoever has asked reads the answer, and what the table shows. */
  tablee_calm_tooltip_use (self->hint);
}

void
tablee_turn_bar_show (TableeTurnBar *self,
                      const char    *turn,
                      const char    *progress,
                      gboolean       last,
                      const char    *why,
                      const char    *art)
{
  g_autofree char *both = NULL;

  g_return_if_fail (TABLEE_IS_TURN_BAR (self));

  if (turn == NULL)
    {
      turn = progress;
      progress = NULL;
    }
  self->turns++;
  self->last = progress != NULL && last;
  gtk_label_set_label (self->turn, turn != NULL ? turn : "");
  gtk_label_set_label (self->progress, progress != NULL ? progress : "");
  /* In one line, of which there may be room for the beginning only. */
  both = progress != NULL && why != NULL ? g_strdup_printf ("%s\n%s", progress, why) : g_strdup (progress);
  tablee_widget_set_tooltip (GTK_WIDGET (self->progress), self->last && why != NULL ? why : both);
  tablee_widget_describe (GTK_WIDGET (self->progress), progress != NULL && why != NULL ? why : "");
  tablee_widget_set_class (GTK_WIDGET (self->progress), "last", self->last);
  tablee_picture_set_art (self->portrait, art);
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), art != NULL);
}

void
tablee_turn_bar_set_thinking (TableeTurnBar *self,
                              gboolean       thinking)
{
  g_return_if_fail (TABLEE_IS_TURN_BAR (self));

  tablee_thinking_dots_set_active (self->thinking, thinking);
}

const char *
tablee_turn_bar_get_turn (TableeTurnBar *self)
{
  g_return_val_if_fail (TABLEE_IS_TURN_BAR (self), NULL);

  return gtk_label_get_label (self->turn);
}

const char *
tablee_turn_bar_get_progress (TableeTurnBar *self)
{
  g_return_val_if_fail (TABLEE_IS_TURN_BAR (self), NULL);

  return gtk_label_get_label (self->progress);
}

gboolean
tablee_turn_bar_get_last (TableeTurnBar *self)
{
  g_return_val_if_fail (TABLEE_IS_TURN_BAR (self), FALSE);

  return self->last;
}
