/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/*
 * What people play on: the base of every game's table. The play page (app/) makes one for a session and never knows which. A
 * table follows the session's "event" and "changed" signals, marks what can be done on the things themselves and hands in
 * actions with tablee_table_play(). It is thrown away and made anew when the language is switched.
 *
 * Properties: "session" (TableeGameSession, construct only).
 * Signals: "told" (char *sentence): something to say in the action bar (why a thing cannot be done; what just happened is the
 * play page's own business).
 */
#define TABLEE_TYPE_TABLE (tablee_table_get_type ())
G_DECLARE_DERIVABLE_TYPE (TableeTable, tablee_table, TABLEE, TABLE, GtkWidget)

struct _TableeTableClass
{
  GtkWidgetClass parent_class;

  /* One event of the session, in order: animate it. */
  void (*event)   (TableeTable       *self,
                   const TableeEvent *event);
  /* Another position: bind everything to the session's view. */
  void (*changed) (TableeTable       *self);
  /* Any input: running animations end at once. */
  void (*finish_animations) (TableeTable *self);
};

TableeGameSession *tablee_table_get_session (TableeTable  *self);

/* Plays @action if it is legal and a person is asked; otherwise tells why not ("told"). Returns whether it was played. */
gboolean           tablee_table_play        (TableeTable  *self,
                                             TableeAction  action);

void               tablee_table_tell        (TableeTable  *self,
                                             const char   *sentence);

/* The names of the seats as present.h wants them. Returns: (transfer full): a NULL-terminated array. */
char             **tablee_table_dup_names   (TableeTable  *self);

/* The catalogue of tables: a new, floating table for @session. */
GtkWidget         *tablee_table_new         (TableeGameSession *session);

/* Actions of the table for the shortcuts window and menus: class actions "table.pull-small" and so on, with their keys. Returns:
 * (transfer none): terminated by a NULL action. */
typedef struct
{
  const char *action;    /* "table.pull-small" */
  const char *key;       /* "1" */
  const char *title;     /* untranslated */
} TableeTableShortcut;
const TableeTableShortcut *tablee_table_get_shortcuts (const char *game_id);

G_END_DECLS
