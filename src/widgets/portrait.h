/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "session/mood.h"

G_BEGIN_DECLS

/* The drawing of the portrait of the number @portrait in @mood. Returns: (transfer full) */
char *tablee_portrait_dup_art (int        portrait,
                               TableeMood mood);

G_END_DECLS
