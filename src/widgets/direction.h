/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has all widgets begin at the side where the language that is set begins its lines, whatever the system's language does: after GTK was
 * initialised, and after each switch. */
void tablee_direction_follow_language (void);

G_END_DECLS
