/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where this machine is. */
#include "own-address.h"

#include <gio/gio.h>

#define LOOPBACK "127.0.0.1"
/* Kept free for documentation (RFC 5737): what would lead there leads out of the machine. */
#define ELSEWHERE "192.0.2.1"
#define ANY_PORT 9

/* A socket for datagrams that is bound to a way out knows by which address it goes, without a word. */
char *
tablee_own_address_find (void)
{
  g_autoptr (GSocket) socket = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_UDP, NULL);
  g_autoptr (GSocketAddress) elsewhere = g_inet_socket_address_new_from_string (ELSEWHERE, ANY_PORT);
  g_autoptr (GSocketAddress) own = NULL;

  if (socket != NULL && g_socket_connect (socket, elsewhere, NULL, NULL))
    own = g_socket_get_local_address (socket, NULL);

  return own != NULL ? g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (own))) : g_strdup (LOOPBACK);
}

/* Only to an address of its own can a machine bind anything. */
gboolean
tablee_own_address_has (const char *address)
{
  g_autoptr (GSocket) socket = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_DATAGRAM, G_SOCKET_PROTOCOL_UDP, NULL);
  g_autoptr (GSocketAddress) own = NULL;

  g_return_val_if_fail (address != NULL, FALSE);

  own = g_inet_socket_address_new_from_string (address, 0);

  return socket != NULL && own != NULL && g_socket_bind (socket, own, FALSE, NULL);
}
