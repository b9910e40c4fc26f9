/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table in the local network, in a list. */
#include "config.h"
#include "nearby-row.h"

#include <glib/gi18n.h>

#include "game-words.h"
#include "widgets/picture.h"
#include "widgets/spoken-label.h"

struct _TableeNearbyRow
{
  AdwActionRow       parent_instance;

  TableeNearbyTable *table;
  TableePicture     *scene;
};

G_DEFINE_FINAL_TYPE (TableeNearbyRow, tablee_nearby_row, ADW_TYPE_ACTION_ROW)

static void
show_table (TableeNearbyRow *self)
{
  const char *host = tablee_nearby_table_get_host (self->table);
  const char *title = *host != '\0' ? host : _("A table");
  const char *game = tablee_game_words_game (tablee_nearby_table_get_game (self->table));
  int free = tablee_nearby_table_get_free (self->table);
  /* Translators: %1$s is the name of a game, %2$d how many can still sit down: "Bean Chains · 2 free seats" */
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%1$s · %2$d free seat", "%1$s · %2$d free seats", (gulong) free), game, free);
  /* Translators: a button, read aloud: %1$s is who invites, %2$s what to: "Ana: Bean Chains · 2 free seats" */
  g_autofree char *spoken = g_strdup_printf (_("Join this table: %1$s, %2$s"), title, subtitle);
  g_autofree char *art = g_strconcat ("scenes/", tablee_nearby_table_get_game (self->table), NULL);

  tablee_picture_set_art (self->scene, art);
  g_object_set (self, "title", title, "subtitle", subtitle, NULL);
  tablee_widget_set_spoken_label (GTK_WIDGET (self), spoken);
}

static void
tablee_nearby_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_NEARBY_ROW);
  g_clear_object (&TABLEE_NEARBY_ROW (object)->table);

  G_OBJECT_CLASS (tablee_nearby_row_parent_class)->dispose (object);
}

static void
tablee_nearby_row_class_init (TableeNearbyRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_nearby_row_dispose;

  g_type_ensure (TABLEE_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/nearby-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeNearbyRow, scene);
}

static void
tablee_nearby_row_init (TableeNearbyRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tablee_nearby_row_new (TableeNearbyTable *table)
{
  TableeNearbyRow *self;

  g_return_val_if_fail (TABLEE_IS_NEARBY_TABLE (table), NULL);

  self = g_object_new (TABLEE_TYPE_NEARBY_ROW, NULL);
  self->table = g_object_ref (table);
  show_table (self);

  return GTK_WIDGET (self);
}

TableeNearbyTable *
tablee_nearby_row_get_table (TableeNearbyRow *self)
{
  g_return_val_if_fail (TABLEE_IS_NEARBY_ROW (self), NULL);

  return self->table;
}
