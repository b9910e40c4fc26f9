/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "session/store.h"

G_BEGIN_DECLS

/* Leaves the game @id of @store out of all lists, and offers to have it back. It is deleted for good when the toast goes without that,
 * whatever has become of the page that it was deleted from. Returns: (transfer full): the toast, to be shown. */
AdwToast *tablee_deletion_begin (TableeStore *store,
                                 gint64       id);

G_END_DECLS
