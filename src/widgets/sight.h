/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What of a table that scrolls is in sight. */

/* What scrolls @part within @whole, or @whole. Returns: (transfer none) */
GtkWidget *tablee_sight_find_frame (GtkWidget *part,
                                    GtkWidget *whole);

/* Scrolls @part of @whole into sight, with the room round it that a light bulb takes. What is about to be laid out comes into sight where it lies then. */
void       tablee_sight_bring      (GtkWidget *part,
                                    GtkWidget *whole);

G_END_DECLS
