/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all pages can do: the interface and its defaults. */
#include "config.h"
#include "page.h"

G_DEFINE_INTERFACE (TableePage, tablee_page, GTK_TYPE_WIDGET)

enum
{
  PLAY,
  RETITLED,
  SHOW_TABLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tablee_page_default_init (TableePageInterface *iface)
{
  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                TABLEE_TYPE_GAME_SESSION);
  signals[RETITLED] = g_signal_new ("retitled", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SHOW_TABLE] = g_signal_new ("show-table", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                      G_TYPE_OBJECT);
}

char *
tablee_page_dup_title (TableePage *self)
{
  TableePageInterface *iface;

  g_return_val_if_fail (TABLEE_IS_PAGE (self), NULL);

  iface = TABLEE_PAGE_GET_IFACE (self);
  return iface->dup_title != NULL ? iface->dup_title (self) : g_strdup ("");
}

char *
tablee_page_dup_headline (TableePage  *self,
                          char       **details,
                          gboolean    *urgent)
{
  TableePageInterface *iface;

  g_return_val_if_fail (TABLEE_IS_PAGE (self), NULL);
  g_return_val_if_fail (details != NULL, NULL);
  g_return_val_if_fail (urgent != NULL, NULL);

  *details = NULL;
  *urgent = FALSE;
  iface = TABLEE_PAGE_GET_IFACE (self);

  return iface->dup_headline != NULL ? iface->dup_headline (self, details, urgent) : NULL;
}

void
tablee_page_set_narrow (TableePage *self,
                        gboolean    narrow)
{
  TableePageInterface *iface;

  g_return_if_fail (TABLEE_IS_PAGE (self));

  iface = TABLEE_PAGE_GET_IFACE (self);
  if (iface->set_narrow != NULL)
    iface->set_narrow (self, narrow);
}

void
tablee_page_retitle (TableePage *self)
{
  g_return_if_fail (TABLEE_IS_PAGE (self));

  g_signal_emit (self, signals[RETITLED], 0);
}

GtkWidget *
tablee_page_get_tools (TableePage *self)
{
  TableePageInterface *iface;

  g_return_val_if_fail (TABLEE_IS_PAGE (self), NULL);

  iface = TABLEE_PAGE_GET_IFACE (self);
  return iface->get_tools != NULL ? iface->get_tools (self) : NULL;
}

GVariant *
tablee_page_save (TableePage *self)
{
  TableePageInterface *iface;

  g_return_val_if_fail (TABLEE_IS_PAGE (self), NULL);

  iface = TABLEE_PAGE_GET_IFACE (self);
  return iface->save != NULL ? iface->save (self) : NULL;
}

void
tablee_page_restore (TableePage *self,
                     GVariant   *state)
{
  TableePageInterface *iface;

  g_return_if_fail (TABLEE_IS_PAGE (self));
  g_return_if_fail (state != NULL);

  iface = TABLEE_PAGE_GET_IFACE (self);
  if (iface->restore != NULL)
    iface->restore (self, state);
}

gboolean
tablee_page_cancel (TableePage *self)
{
  TableePageInterface *iface;

  g_return_val_if_fail (TABLEE_IS_PAGE (self), FALSE);

  iface = TABLEE_PAGE_GET_IFACE (self);
  return iface->cancel != NULL && iface->cancel (self);
}

void
tablee_page_shown (TableePage *self)
{
  TableePageInterface *iface;

  g_return_if_fail (TABLEE_IS_PAGE (self));

  iface = TABLEE_PAGE_GET_IFACE (self);
  if (iface->shown != NULL)
    iface->shown (self);
}

void
tablee_page_hidden (TableePage *self)
{
  TableePageInterface *iface;

  g_return_if_fail (TABLEE_IS_PAGE (self));

  iface = TABLEE_PAGE_GET_IFACE (self);
  if (iface->hidden != NULL)
    iface->hidden (self);
}

const char *
tablee_page_get_help (TableePage *self)
{
  TableePageInterface *iface;

  g_return_val_if_fail (TABLEE_IS_PAGE (self), NULL);

  iface = TABLEE_PAGE_GET_IFACE (self);
  return iface->get_help != NULL ? iface->get_help (self) : NULL;
}

void
tablee_page_play (TableePage        *self,
                  TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_PAGE (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  g_signal_emit (self, signals[PLAY], 0, session);
}

void
tablee_page_show_table (TableePage *self,
                        GObject    *table)
{
  g_return_if_fail (TABLEE_IS_PAGE (self));
  g_return_if_fail (G_IS_OBJECT (table));

  g_signal_emit (self, signals[SHOW_TABLE], 0, table);
}
