/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that are not written yet, each in the simplest form that the window can show: whoever writes one takes it out. */
#include "config.h"

#include "history-page.h"
#include "play-page.h"
#include "set-up-page.h"

struct _TableeSetUpPage
{
  GtkWidget          parent_instance;
  TableeGameSession *session;
};

static char *
set_up_dup_title (TableePage *page)
{
  return g_strdup ("SetUp");
}

static void
set_up_iface_init (TableePageInterface *iface)
{
  iface->dup_title = set_up_dup_title;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeSetUpPage, tablee_set_up_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, set_up_iface_init))

static void
tablee_set_up_page_class_init (TableeSetUpPageClass *klass)
{
}

static void
tablee_set_up_page_init (TableeSetUpPage *self)
{
}

GtkWidget *
tablee_set_up_page_new (const char        *game_id,
                        TableeGameSession *like)
{
  return g_object_new (TABLEE_TYPE_SET_UP_PAGE, NULL);
}

struct _TableePlayPage
{
  GtkWidget          parent_instance;
  TableeGameSession *session;
};

static char *
play_dup_title (TableePage *page)
{
  return g_strdup ("Play");
}

static void
play_iface_init (TableePageInterface *iface)
{
  iface->dup_title = play_dup_title;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TableePlayPage, tablee_play_page, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PAGE, play_iface_init))

static void
tablee_play_page_class_init (TableePlayPageClass *klass)
{
}

static void
tablee_play_page_init (TableePlayPage *self)
{
}

GtkWidget *
tablee_play_page_new (TableeGameSession *session)
{
  TableePlayPage *self = g_object_new (TABLEE_TYPE_PLAY_PAGE, NULL);

  self->session = session;

  return GTK_WIDGET (self);
}

TableeGameSession *
tablee_play_page_get_session (TableePlayPage *self)
{
  return self->session;
}

struct _TableeHistoryPage
{
  GtkWidget          parent_instance;
  TableeGameSession *session;
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
