/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "host.h"

G_BEGIN_DECLS

/*
 * Shows a table in the local network, through the system's Avahi daemon, while that is wanted, a seat is free and no game has begun. Who
 * invites, what is played, how many seats are free and the invitation for one of them are said to everybody there, unsealed: being in the network is
 * the invitation then. So it is nobody's habit: not active at first, and not kept.
 *
 * Properties, both notify: "available" (boolean, read-only): a daemon runs. "active" (boolean): it is wanted.
 */
#define TABLEE_TYPE_ANNOUNCER (tablee_announcer_get_type ())
G_DECLARE_FINAL_TYPE (TableeAnnouncer, tablee_announcer, TABLEE, ANNOUNCER, GObject)

/* @host: held. Its invitations name a private broker of this machine. */
TableeAnnouncer *tablee_announcer_new           (TableeHost       *host);
gboolean         tablee_announcer_get_available (TableeAnnouncer  *self);
gboolean         tablee_announcer_get_active    (TableeAnnouncer  *self);
void             tablee_announcer_set_active    (TableeAnnouncer  *self,
                                                 gboolean          active);

G_END_DECLS
