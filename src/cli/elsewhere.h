/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/friends.h"
#include "terminal.h"

G_BEGIN_DECLS

/* What "host" and "join" share: a store, the one table that is kept there, and its game in the terminal. */
typedef struct _CliElsewhere CliElsewhere;

/* @path: (nullable): where it is kept; NULL: it is kept nowhere when the program has ended. What is kept there comes back. Returns:
 * (transfer full), or NULL with @error. */
CliElsewhere      *cli_elsewhere_new         (const char         *path,
                                              GError            **error);
/* Says good-bye. */
void               cli_elsewhere_free        (CliElsewhere       *self);

/* What of a broker is wrong in @error, which is that of a table that could not be opened, is said in terms of the commands. @broker:
 * (nullable): what the command was told. */
void               cli_elsewhere_refuse_broker (const char       *broker,
                                              GError            **error);

TableeFriends     *cli_elsewhere_get_friends (CliElsewhere       *self);
/* Waits until all that is known by now is on the disk. */
void               cli_elsewhere_write       (CliElsewhere       *self);
/* What was kept: a host or a guest. Returns: (transfer none) (nullable) */
GObject           *cli_elsewhere_get_table   (CliElsewhere       *self);

/* Waits for the game at @table, and shows it to its end. @is_lost: whether it will come to none. @player: (nullable): who plays on a guest's
 * seat; NULL: whoever is at the terminal. Returns FALSE where there is no end. */
gboolean           cli_elsewhere_play        (CliElsewhere       *self,
                                              GObject            *table,
                                              gboolean          (*is_lost) (GObject *table),
                                              TableePlayer       *player);
/* Waits until @is_done, or until @patience seconds have passed in which @is_there was FALSE. Returns whether it is done. */
gboolean           cli_elsewhere_wait        (CliElsewhere       *self,
                                              GObject            *table,
                                              gboolean          (*is_done) (GObject *table),
                                              gboolean          (*is_there) (GObject *table),
                                              int                 patience);
/* The record of the game is in the store. */
gboolean           cli_elsewhere_get_imported (CliElsewhere      *self);

/* Someone has asked the program to end. */
gboolean           cli_elsewhere_get_stopped (CliElsewhere       *self);
void               cli_elsewhere_set_stopped_error (CliElsewhere *self,
                                              GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliElsewhere, cli_elsewhere_free)

G_END_DECLS
