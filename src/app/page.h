/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * A page of the window: library, set-up, play, score sheet, history, help. The window makes a page when it is first visited,
 * and makes it anew when the language is switched; what a person would miss (scroll, focus, what is half typed or chosen) goes
 * through save() and restore(). Sessions are their places', not the pages': they live on.
 *
 * A page does not know what it is in. It asks upwards by actions of the window, which are listed in window.h, and says what no
 * action can carry by a signal.
 *
 * Signals: "play" (TableeGameSession *session): a game was begun here, its table is to be shown. "retitled": title or headline may be
 * others. "show-table" (GObject *table): a table with friends elsewhere (elsewhere.h) is to be shown.
 */
#define TABLEE_TYPE_PAGE (tablee_page_get_type ())
G_DECLARE_INTERFACE (TableePage, tablee_page, TABLEE, PAGE, GtkWidget)

struct _TableePageInterface
{
  GTypeInterface parent_iface;

  /* The title of the window while the page is shown. Returns: (transfer full) */
  char     *(*dup_title)  (TableePage *self);
  /* What the header bar of a narrow window says in the place of the title, and below it; @urgent: whether that must be seen. The page need
   * not say it then. Returns: (transfer full) (nullable): NULL for the title. @details: (transfer full) (nullable) */
  char     *(*dup_headline) (TableePage *self,
                             char      **details,
                             gboolean   *urgent);
  /* Said when the page is shown, and again whenever the window has got another width. */
  void      (*set_narrow) (TableePage *self,
                           gboolean    narrow);
  /* What goes into the header bar at its end beside the menu, or NULL. Returns: (transfer none) (nullable) */
  GtkWidget *(*get_tools) (TableePage *self);
  /* All that must survive a rebuild, and taking it over. Returns: (transfer full) (nullable): a floating variant */
  GVariant *(*save)       (TableePage *self);
  void      (*restore)    (TableePage *self,
                           GVariant   *state);
  /* Escape: ends something inside the page. Returns whether there was something. */
  gboolean  (*cancel)     (TableePage *self);
  /* The page is about to be left or shown. */
  void      (*shown)      (TableePage *self);
  void      (*hidden)     (TableePage *self);
  /* Mallard page for F1 here ("martian-12s"), or NULL for the index. Returns: (transfer none) */
  const char *(*get_help) (TableePage *self);
};

char       *tablee_page_dup_title (TableePage *self);
char       *tablee_page_dup_headline (TableePage *self,
                                   char      **details,
                                   gboolean   *urgent);
void        tablee_page_set_narrow (TableePage *self,
                                   gboolean    narrow);
GtkWidget  *tablee_page_get_tools (TableePage *self);
GVariant   *tablee_page_save      (TableePage *self);
void        tablee_page_restore   (TableePage *self,
                                   GVariant   *state);
gboolean    tablee_page_cancel    (TableePage *self);
void        tablee_page_shown     (TableePage *self);
void        tablee_page_hidden    (TableePage *self);
const char *tablee_page_get_help  (TableePage *self);

/* Emits "retitled". */
void        tablee_page_retitle   (TableePage        *self);

/* Emits "show-table". */
void        tablee_page_show_table (TableePage       *self,
                                    GObject          *table);

/* Emits "play". */
void        tablee_page_play      (TableePage        *self,
                                   TableeGameSession *session);

G_END_DECLS
