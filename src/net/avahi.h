/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The daemon that finds things in the local network (mDNS, DNS-SD), as it is spoken with on the system's bus. It is never started from here: where
 * the machine's owner runs none, nothing is found and nothing said. */

#define TABLEE_AVAHI_NAME "org.freedesktop.Avahi"
#define TABLEE_AVAHI_SERVER "org.freedesktop.Avahi.Server"
#define TABLEE_AVAHI_PREPARER "org.freedesktop.Avahi.Server2"  /* since 0.8 (2020) */
#define TABLEE_AVAHI_GROUP "org.freedesktop.Avahi.EntryGroup"
#define TABLEE_AVAHI_BROWSER "org.freedesktop.Avahi.ServiceBrowser"
#define TABLEE_AVAHI_ROOT "/"

#define TABLEE_AVAHI_SERVICE "_tablee._tcp"
#define TABLEE_AVAHI_DOMAIN "local"  /* never beyond it */

enum
{
  TABLEE_AVAHI_ANY = -1,  /* network interface or protocol */
};

/* @arguments: floating, or NULL. @callback: NULL: whatever comes of it. */
void tablee_avahi_call (GDBusConnection     *bus,
                        const char          *path,
                        const char          *interface,
                        const char          *method,
                        GVariant            *arguments,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data);

G_END_DECLS
