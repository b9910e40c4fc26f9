/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Iterates for so long. */
void run_for   (guint         milliseconds);

/* Iterates until *@time is not 0, or for so long. */
void run_until (const gint64 *time,
                guint         milliseconds);

G_END_DECLS
