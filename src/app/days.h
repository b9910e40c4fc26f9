/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Which day it is here, as a number that grows by one at each midnight: for session/repetition.h, which has no clock. */
gint64 tablee_days_get_today (void);

G_END_DECLS
