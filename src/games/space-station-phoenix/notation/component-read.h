/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/space-station-phoenix/rules/components.h"

G_BEGIN_DECLS

/* Reads a component set from what its file holds and checks it as a whole: keys, ranges, counts, what occurs twice, what is
 * referred to, and whether two to four people can play with it. The help page "components" describes the format. @id: its name.
 * Returns FALSE with a TABLEE_NOTATION_ERROR that names the place ("ships[3].cost: ..."); then @components is left as it was. */
gboolean ph_components_read (JsonObject    *object,
                             const char    *id,
                             PhComponents  *components,
                             GError       **error);

G_END_DECLS
