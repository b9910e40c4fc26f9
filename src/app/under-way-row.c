/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game under way as a row. */
#include "config.h"
#include "under-way-row.h"

#include <glib/gi18n.h>

#include "game-words.h"
#include "widgets/spoken-label.h"

struct _TableeUnderWayRow
{
  AdwActionRow      parent_instance;

  GtkWidget        *name_button;
  GtkWidget        *delete_button;

  TableeStoredGame *game;  /* one that is loading is to be held by who shows it */
  gboolean          stale;
};

G_DEFINE_FINAL_TYPE (TableeUnderWayRow, tablee_under_way_row, ADW_TYPE_ACTION_ROW)

static char *
dup_subtitle (TableeUnderWayRow *self,
              const char        *players)
{
  g_autofree char *progress = tablee_game_words_progress (self->game);
  /* Translators: a game under way: first who plays, then where it stands: "Ana and Bo · Round 3 of 10". */
  g_autofree char *standing = progress == NULL ? g_strdup (players) : g_strdup_printf (C_("game under way", "%s · %s"), players, progress);
  g_autofree char *turn = NULL;

  if (tablee_stored_game_get_name (self->game) == NULL)
    return g_steal_pointer (&standing);

  turn = tablee_game_words_turn (self->game);

  return g_strdup_printf (C_("game under way", "%s · %s"), turn, standing);
}

static void
update (TableeUnderWayRow *self)
{
  g_autofree char *title = tablee_game_words_name_or_turn (self->game);
  g_autofree char *players = tablee_game_words_players (self->game);
  g_autofree char *subtitle = dup_subtitle (self, players);
  /* Translators: read aloud, of a button: a game is given a name; %s is who plays it: "Ana and Bo". */
  g_autofree char *naming = g_strdup_printf (_("Name the game of %s"), players);
  /* Translators: read aloud, of a button: a game is deleted; %s is who plays it: "Ana and Bo". */
  g_autofree char *spoken = g_strdup_printf (_("Delete the game of %s"), players);

  self->stale = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self), !tablee_stored_game_get_loading (self->game));
  g_object_set (self, "title", title, "subtitle", subtitle, NULL);
  tablee_widget_set_spoken_label (self->name_button, naming);
  tablee_widget_set_spoken_label (self->delete_button, spoken);
}

/* What opens the list that this is in. */
static GtkWidget *
find_host (TableeUnderWayRow *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  return popover != NULL ? gtk_widget_get_parent (popover) : NULL;
}

/* Each move at a table is written, and the whole position would be read for these words. */
static void
updated_cb (TableeUnderWayRow *self)
{
  GtkWidget *host = find_host (self);

  self->stale = TRUE;
  if (host == NULL || gtk_widget_get_mapped (host))
    tablee_under_way_row_refresh (self);
}

static void
close_list (TableeUnderWayRow *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
name_cb (TableeUnderWayRow *self)
{
  const char *name = tablee_stored_game_get_name (self->game);

  close_list (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "library.name", "(xs)", tablee_stored_game_get_id (self->game), name != NULL ? name : "");
}

static void
delete_cb (TableeUnderWayRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "library.delete", "x", tablee_stored_game_get_id (self->game));
  close_list (self);
}

static void
tablee_under_way_row_dispose (GObject *object)
{
  TableeUnderWayRow *self = TABLEE_UNDER_WAY_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_UNDER_WAY_ROW);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tablee_under_way_row_parent_class)->dispose (object);
}

static void
tablee_under_way_row_class_init (TableeUnderWayRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_under_way_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/under-way-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeUnderWayRow, name_button);
  gtk_widget_class_bind_template_child (widget_class, TableeUnderWayRow, delete_button);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_cb);
}

static void
tablee_under_way_row_init (TableeUnderWayRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_under_way_row_new (TableeStoredGame *game)
{
  TableeUnderWayRow *self;

  g_return_val_if_fail (TABLEE_IS_STORED_GAME (game), NULL);

  self = g_object_new (TABLEE_TYPE_UNDER_WAY_ROW, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "updated", G_CALLBACK (updated_cb), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

void
tablee_under_way_row_refresh (TableeUnderWayRow *self)
{
  g_return_if_fail (TABLEE_IS_UNDER_WAY_ROW (self));

  if (self->stale)
    update (self);
}

TableeStoredGame *
tablee_under_way_row_get_game (TableeUnderWayRow *self)
{
  g_return_val_if_fail (TABLEE_IS_UNDER_WAY_ROW (self), NULL);

  return self->game;
}
