/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/space-station-phoenix/rules/components.h"

G_BEGIN_DECLS

/* The set that comes with the program: Tablée's own, not the published one. A copy is part of the program. */
#define PH_DEFAULT_SET "tablee"

/*
 * Component sets by name: "$XDG_DATA_HOME/tablee/components/NAME.json", or the file of that name in the components folder of the
 * installed program. What has been read is kept until its file changes. Any thread.
 */

/* Reads and checks the set @name. Returns FALSE with a TABLEE_DATA_ERROR: there is none, or it has a mistake. */
gboolean   ph_component_set_load (const char    *name,
                                  PhComponents  *components,
                                  GError       **error);

/* All sets that there are, the default one first, those with a mistake among them.
 * Returns: (transfer full) (element-type TableeOptionName) */
GPtrArray *ph_component_set_list (void);

G_END_DECLS
