/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "nearby-table.h"

G_BEGIN_DECLS

/* The tables that are shown in the local network: a GListModel of TableeNearbyTable. Looks for them as long as it lives, where the system's Avahi
 * daemon runs; looking tells the network that somebody looks for such tables, and nothing else.
 *
 * Property: "crowded" (boolean, notifies): more is shown there than is listed. */
#define TABLEE_TYPE_NEARBY (tablee_nearby_get_type ())
G_DECLARE_FINAL_TYPE (TableeNearby, tablee_nearby, TABLEE, NEARBY, GObject)

TableeNearby *tablee_nearby_new         (void);

gboolean      tablee_nearby_get_crowded (TableeNearby *self);

G_END_DECLS
