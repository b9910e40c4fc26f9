/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of those who play as computers. */
#include "config.h"
#include "cast-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cast-card.h"
#include "game-info.h"
#include "session/store-encounters.h"
#include "widgets/picture.h"
#include "widgets/spoken-label.h"

struct _TableeCastPage
{
  GtkWidget     parent_instance;

  GtkWidget    *scroller;
  GtkDropDown  *game_drop_down;  /* any, and then as in the library */
  GtkWidget    *cards;

  GPtrArray    *encounters;      /* (nullable) not known yet */
  GCancellable *reading;         /* (nullable) */
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeCastPage, tablee_cast_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

static void
show_game (TableeCastPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->game_drop_down);
  const char *game = selected > 0 && selected != GTK_INVALID_LIST_POSITION ? tablee_game_infos ()[selected - 1].id : NULL;

  for (GtkWidget *card = gtk_widget_get_first_child (self->cards); card != NULL; card = gtk_widget_get_next_sibling (card))
    tablee_cast_card_set_game (TABLEE_CAST_CARD (card), game, self->encounters);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TableeCastPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) encounters = tablee_store_read_encounters_finish (TABLEE_STORE (source), result, &error);

  /* Nothing waits for it: where it cannot be read, nothing is said. */
  if (self->reading == NULL || encounters == NULL)
    return;

  g_clear_object (&self->reading);
  self->encounters = g_steal_pointer (&encounters);
  show_game (self);
}

static char *
tablee_cast_page_dup_title (TableePage *page)
{
  return g_strdup (_("Who Is Who"));
}

static const char *
tablee_cast_page_get_help (TableePage *page)
{
  return "computers";
}

static GVariant *
tablee_cast_page_save (TableePage *page)
{
  return g_variant_new_uint32 (gtk_drop_down_get_selected (TABLEE_CAST_PAGE (page)->game_drop_down));
}

static void
tablee_cast_page_restore (TableePage *page,
                          GVariant   *state)
{
  gtk_drop_down_set_selected (TABLEE_CAST_PAGE (page)->game_drop_down, g_variant_get_uint32 (state));
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_cast_page_dup_title;
  iface->get_help = tablee_cast_page_get_help;
  iface->save = tablee_cast_page_save;
  iface->restore = tablee_cast_page_restore;
}

static void
tablee_cast_page_dispose (GObject *object)
{
  TableeCastPage *self = TABLEE_CAST_PAGE (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_pointer (&self->encounters, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_CAST_PAGE);

  G_OBJECT_CLASS (tablee_cast_page_parent_class)->dispose (object);
}

static void
tablee_cast_page_class_init (TableeCastPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_cast_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/cast-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeCastPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeCastPage, game_drop_down);
  gtk_widget_class_bind_template_child (widget_class, TableeCastPage, cards);
  gtk_widget_class_bind_template_callback (widget_class, show_game);
}

static void
list_games (TableeCastPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *[]) { _("All games"), NULL });

  for (const TableeGameInfo *info = tablee_game_infos (); info->id != NULL; info++)
    gtk_string_list_append (names, _(info->name));
  gtk_drop_down_set_model (self->game_drop_down, G_LIST_MODEL (names));
  tablee_drop_down_set_spoken_label (self->game_drop_down, _("The game that they play"));
}

static void
tablee_cast_page_init (TableeCastPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < TABLEE_N_PORTRAITS; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (self->cards), tablee_cast_card_new (i));
  list_games (self);
}

GtkWidget *
tablee_cast_page_new (TableeStore *store)
{
  TableeCastPage *self;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  self = g_object_new (TABLEE_TYPE_CAST_PAGE, NULL);
  self->reading = g_cancellable_new ();
  tablee_store_read_encounters_async (store, self->reading, read_cb, g_object_ref (self));

  return GTK_WIDGET (self);
}
