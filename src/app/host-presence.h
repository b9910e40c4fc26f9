/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/friends.h"
#include "presence.h"

G_BEGIN_DECLS

/* Who of the friends at a table of this program's own is there. A TableePresence. */
#define TABLEE_TYPE_HOST_PRESENCE (tablee_host_presence_get_type ())
G_DECLARE_FINAL_TYPE (TableeHostPresence, tablee_host_presence, TABLEE, HOST_PRESENCE, GObject)

/* Neither of them is held. Returns: (transfer full) */
TableePresence *tablee_host_presence_new (TableeFriends *friends,
                                          TableeHost    *host);

G_END_DECLS
