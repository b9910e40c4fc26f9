/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/set-up.h"

G_BEGIN_DECLS

typedef struct _TableeFriends TableeFriends;

/*
 * The tables of this program with friends at other places, as the parts of the application see them that are there also where the build has
 * no net (elsewhere-none.c). The house has one, or none there. A table is a TableeHost or a TableeGuest.
 *
 * Property: "ready" (boolean, notifies): what was kept of such tables has been read. Signals:
 *   "session" (GObject *table, TableeGameSession *session): the game at @table has been made, or has come back: to be taken into the house
 *   "complete" (GObject *table): at a table of this program, where no game has begun, the last friend who was awaited has come
 *   "changed" (GObject *table): its state, who is there, or its connection
 */
#define TABLEE_TYPE_ELSEWHERE (tablee_elsewhere_get_type ())
G_DECLARE_FINAL_TYPE (TableeElsewhere, tablee_elsewhere, TABLEE, ELSEWHERE, GObject)

/* Whether friends elsewhere can be invited at all. */
gboolean         tablee_elsewhere_get_built   (void);

/* Whether @broker is the address of one. */
gboolean         tablee_elsewhere_check_broker (const char         *broker);

/* Begins to read what @store keeps. Returns: (transfer full) (nullable): NULL where the build has no net. */
TableeElsewhere *tablee_elsewhere_new         (TableeStore         *store,
                                               GSettings           *settings);
gboolean         tablee_elsewhere_get_ready   (TableeElsewhere     *self);
/* What of that could not be read. Returns: (transfer none) (nullable) */
const GError    *tablee_elsewhere_get_problem (TableeElsewhere     *self);
/* Returns: (transfer none) */
TableeFriends   *tablee_elsewhere_get_friends (TableeElsewhere     *self);
/* Returns: (transfer none) (element-type GObject) */
GListModel      *tablee_elsewhere_get_tables  (TableeElsewhere     *self);

/* A table for @set_up, where somebody elsewhere sits. @names: what everybody is called. Returns: (transfer none), or NULL with @error: of the
 * options, as tablee_set_up_begin(), or a G_IO_ERROR of the broker. */
GObject         *tablee_elsewhere_invite      (TableeElsewhere     *self,
                                               TableeSetUp         *set_up,
                                               const char *const   *names,
                                               GError             **error);

/* The session of the game at @table. Returns: (transfer none) (nullable): before there is one. */
TableeGameSession *tablee_elsewhere_get_session (GObject           *table);
/* The id of its game (engine/game.h). Returns: (transfer none) (nullable): NULL as long as that is not known. */
const char      *tablee_elsewhere_get_game    (GObject             *table);

/* The page of @table before there is a game: its lobby, or where one waits at somebody's. Floating. */
GtkWidget       *tablee_elsewhere_new_page    (TableeElsewhere     *self,
                                               GObject             *table);

/* Whether the kept game @id is played at one of them now. */
gboolean         tablee_elsewhere_has_game   (TableeElsewhere     *self,
                                              gint64               id);

/* Those at which something is still to happen, for the library. Returns: (nullable): floating */
GtkWidget       *tablee_elsewhere_new_list   (TableeElsewhere     *self);

/* Where one says that one is invited. @invitation: (nullable): what is known of it. Floating. */
GtkWidget       *tablee_elsewhere_new_join_page (TableeElsewhere    *self,
                                                 const char         *invitation);

/* Says bye to everybody, at the end of the program. */
void             tablee_elsewhere_close       (TableeElsewhere     *self);

G_END_DECLS
