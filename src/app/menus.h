/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The menu of the file @name ("play-menu") in the language that is set: one for all that show it, made when it is first asked for
 * and kept as long as the program runs. It must not be changed. Returns: (transfer none) */
GMenuModel *tablee_menus_get (const char *name);

G_END_DECLS
