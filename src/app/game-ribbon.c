/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ribbon across a game's scene, by which one goes on with what is under way. */
#include "config.h"
#include "game-ribbon.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "game-words.h"
#include "under-way-row.h"
#include "widgets/calm-tooltip.h"
#include "widgets/spoken-label.h"

struct _TableeGameRibbon
{
  GtkWidget         parent_instance;

  GtkWidget        *continue_button;
  GtkLabel         *turn_label;
  GtkLabel         *progress_label;
  GtkWidget        *more_button;
  GtkPopover       *popover;
  GtkScrolledWindow *scroller;
  GtkListBox       *list;

  GListModel       *under_way;  /* of TableeStoredGame */
  TableeStoredGame *first;      /* the one that the ribbon is about */
  GSignalGroup     *signals;    /* of that */
};

G_DEFINE_FINAL_TYPE (TableeGameRibbon, tablee_game_ribbon, GTK_TYPE_WIDGET)

/* What stands below the name of the game, or below whose turn it is. Returns: (transfer full) (nullable) */
static char *
dup_progress (TableeStoredGame *game)
{
  g_autofree char *progress = tablee_game_words_progress (game);
  g_autofree char *turn = NULL;

  if (tablee_stored_game_get_name (game) == NULL)
    return g_steal_pointer (&progress);

  turn = tablee_game_words_turn (game);

  return progress == NULL ? g_steal_pointer (&turn) : g_strdup_printf (C_("game under way", "%s · %s"), turn, progress);
}

static void
tell (TableeGameRibbon *self)
{
  g_autofree char *title = tablee_game_words_name_or_turn (self->first);
  g_autofree char *progress = dup_progress (self->first);
  /* Translators: goes on with a game; %s is its name, or whose turn it is: "Ana’s turn". */
  g_autofree char *spoken = g_strdup_printf (_("Continue: %s"), title);

  gtk_label_set_label (self->turn_label, spoken);
  gtk_label_set_label (self->progress_label, progress);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_label), progress != NULL);
  tablee_widget_set_spoken_label (GTK_WIDGET (self->continue_button), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  progress != NULL ? progress : "", -1);
}

static void
update (TableeGameRibbon *self)
{
  g_autoptr (TableeStoredGame) game = g_list_model_get_item (self->under_way, 0);

  g_signal_group_set_target (self->signals, game);
  g_set_object (&self->first, game);
  gtk_widget_set_visible (GTK_WIDGET (self), game != NULL && !tablee_stored_game_get_loading (game));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tell (self);
}

static void
mapped_cb (TableeGameRibbon *self)
{
  tell (self);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    tablee_under_way_row_refresh (TABLEE_UNDER_WAY_ROW (row));
}

static void
resume (TableeGameRibbon *self,
        TableeStoredGame *game)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.continue", "x", tablee_stored_game_get_id (game));
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  return tablee_under_way_row_new (item);
}

static void
continue_clicked_cb (TableeGameRibbon *self)
{
  tablee_game_ribbon_continue (self);
}

/* A popover asks how high the list is before it is known how wide, and where lines break it would be cut. */
static void
fit_list_cb (TableeGameRibbon *self)
{
  int width, height;

  gtk_widget_get_size_request (GTK_WIDGET (self->scroller), &width, NULL);
  gtk_widget_measure (GTK_WIDGET (self->list), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_scrolled_window_set_min_content_height (self->scroller, MIN (height, gtk_scrolled_window_get_max_content_height (self->scroller)));
}

static void
row_activated_cb (TableeGameRibbon *self,
                  GtkListBoxRow    *row)
{
  TableeStoredGame *game = tablee_under_way_row_get_game (TABLEE_UNDER_WAY_ROW (row));

  gtk_popover_popdown (self->popover);
  if (!tablee_stored_game_get_loading (game))
    resume (self, game);
}

static void
tablee_game_ribbon_dispose (GObject *object)
{
  TableeGameRibbon *self = TABLEE_GAME_RIBBON (object);

  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->first);
  if (self->under_way != NULL)
    g_signal_handlers_disconnect_by_data (self->under_way, self);
  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->under_way);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_GAME_RIBBON);

  G_OBJECT_CLASS (tablee_game_ribbon_parent_class)->dispose (object);
}

static void
tablee_game_ribbon_class_init (TableeGameRibbonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_game_ribbon_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/game-ribbon.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeGameRibbon, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TableeGameRibbon, turn_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameRibbon, progress_label);
  gtk_widget_class_bind_template_child (widget_class, TableeGameRibbon, more_button);
  gtk_widget_class_bind_template_child (widget_class, TableeGameRibbon, popover);
  gtk_widget_class_bind_template_child (widget_class, TableeGameRibbon, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeGameRibbon, list);
  gtk_widget_class_bind_template_callback (widget_class, continue_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, fit_list_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
tablee_game_ribbon_init (TableeGameRibbon *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_calm_tooltip_use (self->more_button);
  self->signals = g_signal_group_new (TABLEE_TYPE_STORED_GAME);
  /* As its row does (under-way-row.c). */
  g_signal_group_connect_swapped (self->signals, "updated", G_CALLBACK (update), self);
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
}

GtkWidget *
tablee_game_ribbon_new (GListModel *under_way)
{
  TableeGameRibbon *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (under_way), NULL);

  self = g_object_new (TABLEE_TYPE_GAME_RIBBON, NULL);
  self->under_way = g_object_ref (under_way);
  g_signal_connect_swapped (under_way, "items-changed", G_CALLBACK (update), self);
  gtk_list_box_bind_model (self->list, under_way, create_row, NULL, NULL);
  update (self);

  return GTK_WIDGET (self);
}

gboolean
tablee_game_ribbon_continue (TableeGameRibbon *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_RIBBON (self), FALSE);

  if (self->first == NULL || tablee_stored_game_get_loading (self->first))
    return FALSE;

  resume (self, self->first);

  return TRUE;
}
