/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page with all games, where the program begins. */
#include "config.h"
#include "library-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "compat.h"
#include "deletion.h"
#include "game-card.h"
#include "session/game-list.h"
#include "shelf-layout.h"
#include "widgets/style-classes.h"
#include "widgets/wrap-layout.h"

struct _TableeLibraryPage
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *content;
  GtkWidget *shelf;
  GtkWidget *invited;       /* a way to tables of others */

  TableeHouse *house;       /* for its store, which is not opened before the first frame */
  gboolean    has_store;
  GListModel *under_way;  /* of TableeStoredGame, of all games */
  GSignalGroup *latest;   /* signals of the first of them */
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeLibraryPage, tablee_library_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

enum
{
  PROP_0,
  PROP_HOUSE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* One card is what somebody has come for: that of the game that was played last and is not over, or the first. */
static void
suggest (TableeLibraryPage *self)
{
  g_autoptr (TableeStoredGame) game = self->under_way != NULL ? g_list_model_get_item (self->under_way, 0) : NULL;
  GtkWidget *suggested = gtk_widget_get_first_child (self->shelf);

  g_signal_group_set_target (self->latest, game);
  for (GtkWidget *card = suggested; game != NULL && card != NULL; card = gtk_widget_get_next_sibling (card))
    if (g_strcmp0 (tablee_game_card_get_game (TABLEE_GAME_CARD (card)), tablee_stored_game_get_game (game)) == 0)
      suggested = card;
  for (GtkWidget *card = gtk_widget_get_first_child (self->shelf); card != NULL; card = gtk_widget_get_next_sibling (card))
    tablee_game_card_set_suggested (TABLEE_GAME_CARD (card), card == suggested);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  TableeLibraryPage *self = TABLEE_LIBRARY_PAGE (widget);
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
  TableeElsewhere *elsewhere = tablee_house_get_elsewhere (self->house);

  /* Nobody takes a game away from those who play it at other places. */
  if (elsewhere != NULL && tablee_elsewhere_has_game (elsewhere, g_variant_get_int64 (parameter)))
    {
      gtk_widget_activate_action (widget, "win.toast", "s", _("You play this game with friends: it can be given up at its table."));
      return;
    }

  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (overlay),
                               tablee_deletion_begin (tablee_house_get_store (self->house), g_variant_get_int64 (parameter)));
}

/* A game that is being named, while the dialog is open. */
typedef struct
{
  TableeStore *store;
  gint64       id;
} Naming;

static void
named_cb (const char *name,
          gpointer    user_data)
{
  Naming *naming = user_data;

  if (name != NULL)
    tablee_store_rename_async (naming->store, naming->id, name, NULL, NULL, NULL);
  g_object_unref (naming->store);
  g_free (naming);
}

static void
name_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  TableeLibraryPage *self = TABLEE_LIBRARY_PAGE (widget);
  Naming *naming = g_new0 (Naming, 1);
  const char *name;

  naming->store = g_object_ref (tablee_house_get_store (self->house));
  g_variant_get (parameter, "(x&s)", &naming->id, &name);
  tablee_compat_ask_text (GTK_WINDOW (gtk_widget_get_root (widget)), _("Name This Game"), _("Name of the game"), name,
                          TABLEE_STORE_MAX_NAME, _("_Name"), named_cb, naming);
}

/* Tables with friends elsewhere come before everything: somebody is waiting. */
static void
add_tables (TableeLibraryPage *self)
{
  TableeElsewhere *elsewhere = tablee_house_get_elsewhere (self->house);
  GtkWidget *list = elsewhere != NULL ? tablee_elsewhere_new_list (elsewhere) : NULL;

  if (list != NULL)
    gtk_box_prepend (GTK_BOX (self->content), list);
}

/* The first frame waits for nothing: the store is opened after it. */
static void
drawn_cb (GdkFrameClock     *clock,
          TableeLibraryPage *self)
{
  TableeStore *store;

  g_signal_handlers_disconnect_by_func (clock, drawn_cb, self);
  if (self->has_store)
    return;

  self->has_store = TRUE;
  store = tablee_house_get_store (self->house);
  for (GtkWidget *card = gtk_widget_get_first_child (self->shelf); card != NULL; card = gtk_widget_get_next_sibling (card))
    tablee_game_card_set_store (TABLEE_GAME_CARD (card), store);
  self->under_way = G_LIST_MODEL (tablee_game_list_get (store, FALSE, NULL));
  g_signal_connect_object (self->under_way, "items-changed", G_CALLBACK (suggest), self, G_CONNECT_SWAPPED);
  suggest (self);
  add_tables (self);
}

static void
tablee_library_page_map (GtkWidget *widget)
{
  TableeLibraryPage *self = TABLEE_LIBRARY_PAGE (widget);

  GTK_WIDGET_CLASS (tablee_library_page_parent_class)->map (widget);
  if (!self->has_store)
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint", G_CALLBACK (drawn_cb), self, 0);
}

static char *
tablee_library_page_dup_title (TableePage *page)
{
  /* Translators: the name of the program, a word for those who sit at a table together. */
  return g_strdup (_("Tablée"));
}

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_library_page_dup_title;
}

static void
tablee_library_page_dispose (GObject *object)
{
  GtkWidget *card;
  TableeLibraryPage *self = TABLEE_LIBRARY_PAGE (object);

  if (self->latest != NULL)
    g_signal_group_set_target (self->latest, NULL);
  g_clear_object (&self->latest);
  g_clear_object (&self->under_way);
  g_clear_object (&self->house);
  while (self->shelf != NULL && (card = gtk_widget_get_first_child (self->shelf)) != NULL)
    gtk_widget_unparent (card);
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_LIBRARY_PAGE);

  G_OBJECT_CLASS (tablee_library_page_parent_class)->dispose (object);
}

static void
tablee_library_page_set_property (GObject      *object,
                                  guint         id,
                                  const GValue *value,
                                  GParamSpec   *pspec)
{
  if (id == PROP_HOUSE)
    TABLEE_LIBRARY_PAGE (object)->house = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_library_page_class_init (TableeLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_library_page_dispose;
  G_OBJECT_CLASS (klass)->set_property = tablee_library_page_set_property;
  widget_class->map = tablee_library_page_map;

  properties[PROP_HOUSE] = g_param_spec_object ("house", NULL, NULL, TABLEE_TYPE_HOUSE,
                                                G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "library.delete", "x", delete_cb);
  gtk_widget_class_install_action (widget_class, "library.name", "(xs)", name_cb);

  g_type_ensure (TABLEE_TYPE_SHELF_LAYOUT);
  g_type_ensure (TABLEE_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeLibraryPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TableeLibraryPage, shelf);
  gtk_widget_class_bind_template_child (widget_class, TableeLibraryPage, invited);
  gtk_widget_class_bind_template_child (widget_class, TableeLibraryPage, content);
}

static void
tablee_library_page_init (TableeLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (self->invited, tablee_elsewhere_get_built ());
  tablee_widget_follow_style (GTK_WIDGET (self));

  for (const TableeGameInfo *info = tablee_game_infos (); info->id != NULL; info++)
    {
      GtkWidget *card = tablee_game_card_new (info);

      if (gtk_widget_get_first_child (self->shelf) == NULL)
        gtk_widget_add_css_class (card, "first");
      gtk_widget_insert_before (card, self->shelf, NULL);
    }
  self->latest = g_signal_group_new (TABLEE_TYPE_STORED_GAME);
  g_signal_group_connect_swapped (self->latest, "notify::game", G_CALLBACK (suggest), self);
  suggest (self);
}

GtkWidget *
tablee_library_page_new (TableeHouse *house)
{
  g_return_val_if_fail (TABLEE_IS_HOUSE (house), NULL);

  return g_object_new (TABLEE_TYPE_LIBRARY_PAGE, "house", house, NULL);
}
