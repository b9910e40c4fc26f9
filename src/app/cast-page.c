/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of those who play as computers. */
#include "config.h"
#include "cast-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "cast-card.h"
#include "widgets/picture.h"

struct _TableeCastPage
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *cards;
};

static void page_iface_init (TableePageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeCastPage, tablee_cast_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, page_iface_init))

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

static void
page_iface_init (TableePageInterface *iface)
{
  iface->dup_title = tablee_cast_page_dup_title;
  iface->get_help = tablee_cast_page_get_help;
}

static void
tablee_cast_page_dispose (GObject *object)
{
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
  gtk_widget_class_bind_template_child (widget_class, TableeCastPage, cards);
}

static void
tablee_cast_page_init (TableeCastPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < TABLEE_N_PORTRAITS; i++)
    gtk_flow_box_append (GTK_FLOW_BOX (self->cards), tablee_cast_card_new (i));
}

GtkWidget *
tablee_cast_page_new (void)
{
  return g_object_new (TABLEE_TYPE_CAST_PAGE, NULL);
}
