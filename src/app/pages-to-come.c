/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that are not written yet, each in the simplest form that the window can show: whoever writes one takes it out. */
#include "config.h"

#include "history-page.h"

struct _TableeHistoryPage
{
  GtkWidget parent_instance;
};

static char *
history_dup_title (TableePage *page)
{
  return g_strdup ("History");
}

static void
history_iface_init (TableePageInterface *iface)
{
  iface->dup_title = history_dup_title;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeHistoryPage, tablee_history_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, history_iface_init))

static void
tablee_history_page_class_init (TableeHistoryPageClass *klass)
{
}

static void
tablee_history_page_init (TableeHistoryPage *self)
{
}

GtkWidget *
tablee_history_page_new (void)
{
  return g_object_new (TABLEE_TYPE_HISTORY_PAGE, NULL);
}
