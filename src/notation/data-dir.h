/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where the program's own data lie: art, components. TABLEE_DATADIR, or where they are installed. Any thread.
 * Returns: (transfer none) */
const char *tablee_data_dir (void);

G_END_DECLS
