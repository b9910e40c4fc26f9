/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Saves what @window shows as a PNG picture. */
void save_shot (GtkWidget  *window,
                const char *filename);

G_END_DECLS
