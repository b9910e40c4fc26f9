/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A broker of one's own, which ends with this: the system's program mosquitto, with a port of its own and nothing kept on disk. */
typedef struct _TableePrivateBroker TableePrivateBroker;

/* Where the program is, in the folders of programs and of those of the system. Returns: (transfer full) (nullable) */
char                *tablee_private_broker_find_program (void);

/* @address: the address of this machine where it listens: "127.0.0.1", or "0.0.0.0" for all the network. @port: 0: any that is free. Blocks
 * for some milliseconds, until it can be connected to. Returns: (transfer full), or NULL with an error: G_IO_ERROR_NOT_FOUND if there is no
 * such program, G_IO_ERROR_ADDRESS_IN_USE if somebody else is at @port. */
TableePrivateBroker *tablee_private_broker_new          (const char           *address,
                                                         guint16               port,
                                                         GError              **error);
void                 tablee_private_broker_free         (TableePrivateBroker  *self);

guint16              tablee_private_broker_get_port     (TableePrivateBroker  *self);

/* Ends it at once, as a machine that breaks down; and begins again at the same port, with nothing kept. */
void                 tablee_private_broker_kill         (TableePrivateBroker  *self);
gboolean             tablee_private_broker_start        (TableePrivateBroker  *self,
                                                         GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableePrivateBroker, tablee_private_broker_free)

G_END_DECLS
