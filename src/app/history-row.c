/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game as a row of the history. */
#include "config.h"
#include "history-row.h"

#include <glib/gi18n.h>

#include "game-words.h"
#include "hint-words.h"
#include "present/language.h"
#include "widgets/calm-tooltip.h"
#include "widgets/picture.h"

struct _TableeHistoryRow
{
  GtkWidget      parent_instance;

  GtkWidget     *content;
  TableePicture *picture;
  GtkLabel      *result_label;
  GtkLabel      *players_label;
  GtkLabel      *help_label;
  GtkLabel      *date_label;
  GtkMenuButton *menu_button;

  TableeStoredGame *game;
  GSignalGroup     *signals;  /* of that */
};

G_DEFINE_FINAL_TYPE (TableeHistoryRow, tablee_history_row, GTK_TYPE_WIDGET)

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          gint64      id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "x", id);
  g_menu_append_item (menu, item);
}

/* Made when it is opened: most rows pass by. */
static void
create_menu_cb (GtkMenuButton *button,
                gpointer       user_data)
{
  TableeHistoryRow *self = user_data;
  g_autoptr (GMenu) menu = g_menu_new ();
  gint64 id = tablee_stored_game_get_id (self->game);

  add_item (menu, _("_Look Through"), "history.look", id);
  add_item (menu, _("_Save as a File…"), "history.export", id);
  add_item (menu, _("_Delete"), "history.delete", id);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

/* To whom hints were given, and who played for whom. */
static char *
dup_help (TableeStoredGame *game)
{
  g_auto (GStrv) names = tablee_game_words_dup_names (game);
  g_autofree char *given = NULL;
  g_autofree char *played = NULL;
  guint hints[TABLEE_MAX_SEATS];
  gboolean relieved[TABLEE_MAX_SEATS];

  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    {
      hints[i] = tablee_stored_game_get_hints (game, i);
      relieved[i] = tablee_stored_game_get_relieved (game, i);
    }
  given = tablee_hint_words_count ((const char *const *) names, hints, 0);
  played = tablee_hint_words_relieved ((const char *const *) names, relieved, 0);

  return g_strconcat (given, *given != '\0' && *played != '\0' ? "\n" : "", played, NULL);
}

static void
update (TableeHistoryRow *self)
{
  const char *game_id = tablee_stored_game_get_game (self->game);
  g_autofree char *art = g_strconcat ("scenes/", game_id, NULL);
  g_autofree char *result = tablee_game_words_result (self->game);
  g_autofree char *players = tablee_game_words_players (self->game);
  g_autofree char *help = dup_help (self->game);
  g_autofree char *date = tablee_format_date_time (tablee_stored_game_get_started (self->game));
  const char *name = tablee_stored_game_get_name (self->game);
  /* Translators: a game in the history: what people called it, and which game it is: "Sunday evening · Martian 12s". */
  g_autofree char *named = name != NULL ? g_strdup_printf (C_("name of a game", "%1$s · %2$s"), name, tablee_game_words_game (game_id))
                                        : g_strdup (tablee_game_words_game (game_id));
  /* Translators: a game in the history: which game, and when it began: "Martian 12s · 3 November 2026, 14:05". */
  g_autofree char *when = g_strdup_printf (C_("history", "%s · %s"), named, date);

  tablee_picture_set_art (self->picture, art);
  gtk_label_set_label (self->result_label, result);
  gtk_label_set_label (self->players_label, players);
  gtk_label_set_label (self->help_label, help);
  gtk_widget_set_visible (GTK_WIDGET (self->help_label), *help != '\0');
  gtk_label_set_label (self->date_label, when);
}

/* As high as most of those that have words, so that nothing moves when these come. */
static void
show_nothing (TableeHistoryRow *self)
{
  tablee_picture_set_art (self->picture, NULL);
  gtk_label_set_label (self->result_label, " ");
  gtk_label_set_label (self->players_label, " ");
  gtk_widget_set_visible (GTK_WIDGET (self->help_label), FALSE);
  gtk_label_set_label (self->date_label, " ");
}

static void
show_game (TableeHistoryRow *self)
{
  gboolean loading = tablee_stored_game_get_loading (self->game);

  gtk_widget_set_sensitive (GTK_WIDGET (self->menu_button), !loading);
  if (loading)
    show_nothing (self);
  else
    update (self);
}

static void
tablee_history_row_dispose (GObject *object)
{
  TableeHistoryRow *self = TABLEE_HISTORY_ROW (object);

  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_HISTORY_ROW);

  G_OBJECT_CLASS (tablee_history_row_parent_class)->dispose (object);
}

static void
tablee_history_row_class_init (TableeHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_history_row_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/history-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryRow, content);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryRow, picture);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryRow, result_label);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryRow, players_label);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryRow, help_label);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryRow, date_label);
  gtk_widget_class_bind_template_child (widget_class, TableeHistoryRow, menu_button);
}

static void
tablee_history_row_init (TableeHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tablee_calm_tooltip_use (GTK_WIDGET (self->menu_button));
  self->signals = g_signal_group_new (TABLEE_TYPE_STORED_GAME);
  /* Whatever else is different, it has changed. */
  g_signal_group_connect_swapped (self->signals, "notify::changed", G_CALLBACK (show_game), self);
}

GtkWidget *
tablee_history_row_new (void)
{
  return g_object_new (TABLEE_TYPE_HISTORY_ROW, NULL);
}

void
tablee_history_row_set_game (TableeHistoryRow *self,
                             TableeStoredGame *game)
{
  g_return_if_fail (TABLEE_IS_HISTORY_ROW (self));
  g_return_if_fail (game == NULL || TABLEE_IS_STORED_GAME (game));

  g_signal_group_set_target (self->signals, game);
  g_set_object (&self->game, game);
  gtk_menu_button_set_menu_model (self->menu_button, NULL);
  if (game == NULL)
    return;

  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu_cb, self, NULL);
  show_game (self);
}
