/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "library-page.h"

#include <glib/gi18n.h>

#include "games/catalogue.h"
#include "window.h"

struct _TableeLibraryPage
{
  GtkWidget  parent_instance;

  GtkWidget *box;
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeLibraryPage, tablee_library_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

static void
clicked_cb (GtkButton *button)
{
  tablee_window_show_set_up (TABLEE_WINDOW (gtk_widget_get_root (GTK_WIDGET (button))), gtk_button_get_label (button), NULL);
}

static char *
tablee_library_page_dup_title (TableePage *page)
{
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
  TableeLibraryPage *self = TABLEE_LIBRARY_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (tablee_library_page_parent_class)->dispose (object);
}

static void
tablee_library_page_class_init (TableeLibraryPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_library_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
tablee_library_page_init (TableeLibraryPage *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (tablee_games[i]->id);

      g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
      gtk_box_append (GTK_BOX (self->box), button);
    }
}

GtkWidget *
tablee_library_page_new (void)
{
  return g_object_new (TABLEE_TYPE_LIBRARY_PAGE, NULL);
}
