/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A pyramid of one size that can be pulled: pressed, or dragged to where it shall stand (the content is the size as an int).
 * What it looks like is not known before.
 *
 * Properties: "size" (int: 0 small, 1 medium, 2 large), "target-action" (string: what pressing it activates).
 */
#define M12_TYPE_SIZE_BUTTON (m12_size_button_get_type ())
G_DECLARE_FINAL_TYPE (M12SizeButton, m12_size_button, M12, SIZE_BUTTON, GtkWidget)

/* @caption: what stands below it; @spoken: its name for a screen reader; @reason (nullable): why it cannot be pulled, for whoever points at it;
 * @available: whether it can be pulled now. */
void m12_size_button_set_state (M12SizeButton *self,
                                const char    *caption,
                                const char    *spoken,
                                const char    *reason,
                                gboolean       available);

G_END_DECLS
