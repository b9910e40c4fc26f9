/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Whole numbers in a spin button, written as people write them: amounts that are counted in cents with their decimals, and the point or
 * comma of the language; either is understood.
 */

/* @digits: how many of the number are decimals. @least: (nullable): what @minimum is called, which is no number to people. */
void   tablee_number_entry_set_up    (GtkSpinButton *spin,
                                      gint64         minimum,
                                      gint64         maximum,
                                      int            digits,
                                      const char    *least);
gint64 tablee_number_entry_get_value (GtkSpinButton *spin);
void   tablee_number_entry_set_value (GtkSpinButton *spin,
                                      gint64         value);

G_END_DECLS
