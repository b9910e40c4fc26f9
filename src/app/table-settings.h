/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/table.h"

G_BEGIN_DECLS

/* How a table is shown is remembered for its game, not for the session: shows @table as the last one, and keeps what changes. */
void tablee_table_settings_follow (TableeTable *table,
                                   const char  *game_id,
                                   GSettings   *settings);

G_END_DECLS
