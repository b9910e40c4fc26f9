/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kill-state.h"

G_BEGIN_DECLS

/* All that is in the database at @path, read in plain SQL, nothing of the store's. What the files themselves are is checked:
 * @thorough is all that SQLite can. Returns: (transfer full), or NULL with a KILL_FAULT. */
KillState *kill_database_read   (const char       *path,
                                 gboolean          thorough,
                                 GError          **error);

/* Runs @script, with no foreign key in its way. Returns: whether SQLite did it. */
gboolean   kill_database_run    (const char       *path,
                                 const char       *script);

/* Returns: the number that @sql finds; 0: nothing. */
gint64     kill_database_find   (const char       *path,
                                 const char       *sql);

/* Replays what is new or another in @found than it was in @known by the rules, and loads it from @path as the store does: both must
 * come to what is kept of where it stands. */
gboolean   kill_database_verify (const char       *path,
                                 const KillState  *known,
                                 const KillState  *found,
                                 GError          **error);

/* The last of these alone. */
gboolean   kill_database_load   (const char       *path,
                                 const KillState  *found,
                                 GError          **error);

G_END_DECLS
