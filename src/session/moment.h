/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* When something was: as text in records ("2026-11-20T14:03:00Z"), and as a number in the database (microseconds since 1970). */

/* Returns: (transfer full) (nullable): NULL where it says none, or none that could be written again. Without an offset it is UTC. */
GDateTime *tablee_moment_parse       (const char *text);
/* Returns: (transfer full): to the second. */
char      *tablee_moment_to_text     (GDateTime  *moment);

/* Returns: (transfer full) (nullable): NULL where no calendar has it. */
GDateTime *tablee_moment_from_number (gint64      microseconds);
gint64     tablee_moment_to_number   (GDateTime  *moment);

G_END_DECLS
