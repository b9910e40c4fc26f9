/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables with friends elsewhere in the library. */
#include "config.h"
#include "elsewhere-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "elsewhere-words.h"
#include "page.h"
#include "table-words.h"
#include "widgets/picture.h"

#define TABLE_KEY "tablee-table"

enum
{
  SCENE_WIDTH = 72,
  SCENE_HEIGHT = 48,
  SPACING = 12,
};

struct _TableeElsewhereList
{
  GtkWidget           parent_instance;

  TableeElsewhere    *elsewhere;
  GtkFilter          *open;
  GtkFilterListModel *tables;
  GtkWidget          *clamp;
  GtkLabel           *problem;
  GtkListBox         *list;
};

G_DEFINE_FINAL_TYPE (TableeElsewhereList, tablee_elsewhere_list, GTK_TYPE_WIDGET)

static void
update_row (AdwActionRow *row)
{
  GObject *table = g_object_get_data (G_OBJECT (row), TABLE_KEY);
  g_autofree char *game = tablee_table_words_game (table);
  g_autofree char *state = tablee_table_words_state (table);
  g_autofree char *players = tablee_table_words_players (table);
  /* Translators: a table with friends: how it stands there, then what is played: "Your turn · Bean Chains". */
  g_autofree char *title = g_strdup_printf (C_("table with friends", "%1$s · %2$s"), state, game);

  g_object_set (row, "title", title, "subtitle", players, NULL);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  GtkWidget *row = adw_action_row_new ();
  const char *game = tablee_elsewhere_get_game (item);
  g_autofree char *art = game != NULL ? g_strconcat ("scenes/", game, NULL) : NULL;
  GtkWidget *scene = tablee_picture_new (art);

  g_object_set_data_full (G_OBJECT (row), TABLE_KEY, g_object_ref (item), g_object_unref);
  g_object_set (row, "activatable", TRUE, "use-markup", FALSE, NULL);
  g_object_set (scene, "cover", TRUE, "width-request", SCENE_WIDTH, "height-request", SCENE_HEIGHT, "valign", GTK_ALIGN_CENTER,
                "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  gtk_widget_add_css_class (scene, "table-scene");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), scene);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  update_row (ADW_ACTION_ROW (row));

  return row;
}

static void
count_cb (TableeElsewhereList *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->tables)) > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->list), any);
  gtk_widget_set_visible (GTK_WIDGET (self), any || gtk_widget_get_visible (GTK_WIDGET (self->problem)));
}

/* A table that was kept and is not there is not passed over in silence. */
static void
ready_cb (TableeElsewhereList *self)
{
  const GError *problem = tablee_elsewhere_get_problem (self->elsewhere);
  g_autofree char *sentence = problem != NULL ? tablee_elsewhere_words_lost (problem) : NULL;

  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), sentence != NULL);
  count_cb (self);
}

static void
changed_cb (TableeElsewhereList *self,
            GObject             *table)
{
  gtk_filter_changed (self->open, GTK_FILTER_CHANGE_DIFFERENT);
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_object_get_data (G_OBJECT (row), TABLE_KEY) == table)
      update_row (ADW_ACTION_ROW (row));
}

static void
activated_cb (TableeElsewhereList *self,
              GtkListBoxRow       *row)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), TABLEE_TYPE_PAGE);

  if (page != NULL)
    tablee_page_show_table (TABLEE_PAGE (page), g_object_get_data (G_OBJECT (row), TABLE_KEY));
}

static gboolean
is_open (gpointer item,
         gpointer user_data)
{
  return tablee_table_words_is_open (item);
}

static void
tablee_elsewhere_list_dispose (GObject *object)
{
  TableeElsewhereList *self = TABLEE_ELSEWHERE_LIST (object);

  if (self->tables != NULL)
    g_signal_handlers_disconnect_by_data (self->tables, self);
  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_pointer (&self->clamp, gtk_widget_unparent);
  g_clear_object (&self->tables);
  g_clear_object (&self->open);
  g_clear_object (&self->elsewhere);

  G_OBJECT_CLASS (tablee_elsewhere_list_parent_class)->dispose (object);
}

static void
tablee_elsewhere_list_class_init (TableeElsewhereListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_elsewhere_list_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
tablee_elsewhere_list_init (TableeElsewhereList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "elsewhere");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tables with friends"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (activated_cb), self);
  self->problem = GTK_LABEL (gtk_label_new (NULL));
  g_object_set (self->problem, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, "visible", FALSE, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->problem));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  self->clamp = g_object_new (ADW_TYPE_CLAMP, "maximum-size", 720, "child", box, NULL);
  gtk_widget_set_parent (self->clamp, GTK_WIDGET (self));
}

GtkWidget *
tablee_elsewhere_list_new (TableeElsewhere *elsewhere)
{
  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (elsewhere), NULL);

  TableeElsewhereList *self = g_object_new (TABLEE_TYPE_ELSEWHERE_LIST, NULL);

  self->elsewhere = g_object_ref (elsewhere);
  self->open = GTK_FILTER (gtk_custom_filter_new (is_open, NULL, NULL));
  self->tables = gtk_filter_list_model_new (g_object_ref (tablee_elsewhere_get_tables (elsewhere)), g_object_ref (self->open));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->tables), create_row, NULL, NULL);
  g_signal_connect_swapped (self->tables, "items-changed", G_CALLBACK (count_cb), self);
  g_signal_connect_object (elsewhere, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (elsewhere, "notify::ready", G_CALLBACK (ready_cb), self, G_CONNECT_SWAPPED);
  ready_cb (self);

  return GTK_WIDGET (self);
}
