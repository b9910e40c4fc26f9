/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scene.h"

G_BEGIN_DECLS

/* The bar below the table: a line of words, the choices that are no things on the table, and the guide. Its buttons are the actions
 * "table.act" and "table.back". */
#define PH_TYPE_BAR (ph_bar_get_type ())
G_DECLARE_FINAL_TYPE (PhBar, ph_bar, PH, BAR, GtkBox)

/* @narrow: where there are many choices, what they cost or bring is left out. */
void ph_bar_set_scene  (PhBar         *self,
                        const PhScene *scene,
                        gboolean       narrow);

/* @words: can be empty. */
void ph_bar_set_words  (PhBar         *self,
                        const char    *words);

/* Of words, above the choices. */
void ph_bar_set_lines  (PhBar         *self,
                        int            lines);

/* Opens what ships are for. */
void ph_bar_show_guide (PhBar         *self);

G_END_DECLS
