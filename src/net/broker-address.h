/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where a broker is: "mqtt://host", "mqtts://user:password@host:port". */

enum
{
  TABLEE_BROKER_PORT = 1883,          /* where the address says none */
  TABLEE_BROKER_SECURED_PORT = 8883,
  TABLEE_BROKER_MAX_BYTES = 250,      /* of the address */
};

/* Returns: (transfer full), or NULL with a G_IO_ERROR_INVALID_ARGUMENT. */
GUri    *tablee_broker_parse      (const char  *broker,
                                   GError     **error);
gboolean tablee_broker_is_secured (GUri        *uri);
guint16  tablee_broker_get_port   (GUri        *uri);

/* An address that is nothing but four numbers and a port, unsecured and open to all, as that of a private broker: in as many bytes. Returns
 * FALSE for all others. */
gboolean tablee_broker_to_bytes   (const char  *broker,
                                   guint8       bytes[6]);
/* Returns: (transfer full) (nullable): NULL if there is no such port. */
char    *tablee_broker_from_bytes (const guint8 bytes[6]);

G_END_DECLS
