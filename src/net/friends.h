/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "announcer.h"
#include "guest.h"
#include "host.h"

G_BEGIN_DECLS

/*
 * All tables of one program with friends at other places: those it hosts, and those at which it is a guest. It has what these have not: their
 * connections to brokers, with a broker of its own where none is named, the clock, and a place on the disk. Nothing is said before it is
 * there. When a game elsewhere is over, its record is imported into the store, once.
 *
 * Signals:
 *   "session" (GObject *table, TableeGameSession *session)  the game at @table has been made, or comes back: to be shown, and to be started
 *   "connection" (GObject *table)                           to its broker: found or lost, or not found for another reason
 *   "imported" (GObject *table, gint64 id)                  the game at @table is over; its record has this id in the store
 */
#define TABLEE_TYPE_FRIENDS (tablee_friends_get_type ())
G_DECLARE_FINAL_TYPE (TableeFriends, tablee_friends, TABLEE, FRIENDS, GObject)

TableeFriends *tablee_friends_new            (TableeStore             *store);

/* Offers the seats of friends among @seats (element-type TableeSeat). @broker: (nullable): NULL: a private broker (private-broker.h), which
 * invitations name by the address of this machine in its network, and by another one when it has another. Returns: (transfer none), open already, or NULL with a G_IO_ERROR:
 * NOT_FOUND if there is no program for a private broker, INVALID_ARGUMENT of what is no address. */
TableeHost    *tablee_friends_invite         (TableeFriends           *self,
                                              TableeRuleset           *ruleset,
                                              JsonObject              *options,
                                              GListModel              *seats,
                                              gboolean                 allow_take_back,
                                              const char              *broker,
                                              GError                 **error);
/* Takes the seat of @invitation, which names a broker, or finds the guest that has it here: if that one knows the table at another broker, it
 * looks for it at this one from now on. Returns: (transfer none), open already, or NULL
 * with a G_IO_ERROR of the broker. */
TableeGuest   *tablee_friends_join           (TableeFriends           *self,
                                              const TableeInvitation  *invitation,
                                              const char              *name,
                                              int                      portrait,
                                              GError                 **error);

/* What the store keeps: hosts, with their games, and guests. */
void           tablee_friends_restore_async  (TableeFriends           *self,
                                              GCancellable            *cancellable,
                                              GAsyncReadyCallback      callback,
                                              gpointer                 user_data);
/* Returns FALSE with the first @error if something of it could not be read; all else is there, and what was not read stays on the disk. */
gboolean       tablee_friends_restore_finish (TableeFriends           *self,
                                              GAsyncResult            *result,
                                              GError                 **error);

/* Returns: (transfer none) (element-type GObject): hosts and guests. */
GListModel    *tablee_friends_get_tables     (TableeFriends           *self);
/* Whose game @session is. Returns: (transfer none) (nullable): a TableeHost or a TableeGuest. */
GObject       *tablee_friends_find           (TableeFriends           *self,
                                              TableeGameSession       *session);
gboolean       tablee_friends_is_connected   (TableeFriends           *self,
                                              GObject                 *table);
/* What shows @table in the local network. Returns: (transfer none) (nullable): NULL of one that is not at this program's own broker: others'
 * addresses may have passwords in them, and lead out of the network. */
TableeAnnouncer *tablee_friends_get_announcer (TableeFriends          *self,
                                              GObject                 *table);
/* Whether a seat at a table of this program is @invitation's. */
gboolean       tablee_friends_offers         (TableeFriends           *self,
                                              const TableeInvitation  *invitation);
/* Why there is no connection for @table. */
TableeTrouble  tablee_friends_get_trouble    (TableeFriends           *self,
                                              GObject                 *table);
/* Leaves it for good; nothing is kept of it but what is in the store of games. Friends at a table of this program where no game has begun
 * are told that there will be none, while the program runs and when it is started next. */
void           tablee_friends_forget         (TableeFriends           *self,
                                              GObject                 *table);
/* Says to everybody that the program ends. Nothing happens any more after that. */
void           tablee_friends_close          (TableeFriends           *self);

G_END_DECLS
