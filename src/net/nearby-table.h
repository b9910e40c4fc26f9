/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "invitation.h"

G_BEGIN_DECLS

/* A table that is shown in the local network, as whoever is there reads it: who invites, to what, and an invitation. Immutable. */
#define TABLEE_TYPE_NEARBY_TABLE (tablee_nearby_table_get_type ())
G_DECLARE_FINAL_TYPE (TableeNearbyTable, tablee_nearby_table, TABLEE, NEARBY_TABLE, GObject)

/* @host: what whoever invites is called, "" of nobody. @free: how many seats. Returns: (transfer full) */
TableeNearbyTable      *tablee_nearby_table_new            (const char               *host,
                                                            const char               *game,
                                                            int                       free,
                                                            const TableeInvitation   *invitation);
/* From the texts of a service (DNS-SD), which anybody may have written. Returns: (transfer full) (nullable): NULL where they are of no table that
 * this program could show. */
TableeNearbyTable      *tablee_nearby_table_new_for_texts  (GVariant                 *texts);
/* Returns: (transfer full): floating, of the type "aay". */
GVariant               *tablee_nearby_table_to_texts       (TableeNearbyTable        *self);

const char             *tablee_nearby_table_get_host       (TableeNearbyTable        *self);
/* The id of a game, perhaps of one that is not known here. */
const char             *tablee_nearby_table_get_game       (TableeNearbyTable        *self);
int                     tablee_nearby_table_get_free       (TableeNearbyTable        *self);
const TableeInvitation *tablee_nearby_table_get_invitation (TableeNearbyTable        *self);
gboolean                tablee_nearby_table_equal          (TableeNearbyTable        *self,
                                                            TableeNearbyTable        *other);

G_END_DECLS
