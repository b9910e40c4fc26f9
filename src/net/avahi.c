/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Speaking with the system's Avahi daemon. */
#include "avahi.h"

static void
called_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);

  if (answer == NULL)
    g_info ("Avahi: %s", error->message);
}

void
tablee_avahi_call (GDBusConnection     *bus,
                   const char          *path,
                   const char          *interface,
                   const char          *method,
                   GVariant            *arguments,
                   GAsyncReadyCallback  callback,
                   gpointer             user_data)
{
  g_return_if_fail (G_IS_DBUS_CONNECTION (bus));
  g_return_if_fail (path != NULL && interface != NULL && method != NULL);

  g_dbus_connection_call (bus, TABLEE_AVAHI_NAME, path, interface, method, arguments, NULL, G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL,
                          callback != NULL ? callback : called_cb, user_data);
}
