/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "net/friends.h"
#include "presence.h"

G_BEGIN_DECLS

/* Who is there at a table elsewhere, its host among them. A TableePresence. */
#define TABLEE_TYPE_GUEST_PRESENCE (tablee_guest_presence_get_type ())
G_DECLARE_FINAL_TYPE (TableeGuestPresence, tablee_guest_presence, TABLEE, GUEST_PRESENCE, GObject)

/* Neither of them is held. Returns: (transfer full) */
TableePresence *tablee_guest_presence_new (TableeFriends *friends,
                                           TableeGuest   *guest);

G_END_DECLS
