/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Addresses of brokers. */
#include "broker-address.h"

#include <gio/gio.h>
#include <string.h>

gboolean
tablee_broker_is_secured (GUri *uri)
{
  g_return_val_if_fail (uri != NULL, FALSE);

  return g_str_equal (g_uri_get_scheme (uri), "mqtts");
}

guint16
tablee_broker_get_port (GUri *uri)
{
  g_return_val_if_fail (uri != NULL, 0);

  if (g_uri_get_port (uri) > 0)
    return (guint16) g_uri_get_port (uri);

  return tablee_broker_is_secured (uri) ? TABLEE_BROKER_SECURED_PORT : TABLEE_BROKER_PORT;
}

GUri *
tablee_broker_parse (const char  *broker,
                     GError     **error)
{
  g_autoptr (GUri) uri = NULL;

  g_return_val_if_fail (broker != NULL, NULL);

  if (strlen (broker) <= TABLEE_BROKER_MAX_BYTES)
    uri = g_uri_parse (broker, G_URI_FLAGS_HAS_PASSWORD, NULL);
  if (uri != NULL && (g_str_equal (g_uri_get_scheme (uri), "mqtt") || tablee_broker_is_secured (uri)) &&
      g_uri_get_host (uri) != NULL && *g_uri_get_host (uri) != '\0' && g_uri_get_port (uri) != 0)
    return g_steal_pointer (&uri);

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, "A broker is written mqtt://host or mqtts://user:password@host:port");

  return NULL;
}

gboolean
tablee_broker_to_bytes (const char *broker,
                        guint8      bytes[6])
{
  g_autoptr (GUri) uri = tablee_broker_parse (broker, NULL);
  g_autoptr (GInetAddress) address = NULL;
  guint16 port;

  if (uri == NULL || tablee_broker_is_secured (uri) || g_uri_get_userinfo (uri) != NULL)
    return FALSE;

  address = g_inet_address_new_from_string (g_uri_get_host (uri));
  if (address == NULL || g_inet_address_get_family (address) != G_SOCKET_FAMILY_IPV4)
    return FALSE;

  port = tablee_broker_get_port (uri);
  memcpy (bytes, g_inet_address_to_bytes (address), 4);
  bytes[4] = (guint8) (port >> 8);
  bytes[5] = (guint8) port;

  return TRUE;
}

char *
tablee_broker_from_bytes (const guint8 bytes[6])
{
  guint port = (guint) bytes[4] << 8 | bytes[5];

  return port == 0 ? NULL : g_strdup_printf ("mqtt://%u.%u.%u.%u:%u", bytes[0], bytes[1], bytes[2], bytes[3], port);
}
