/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "scene.h"

G_BEGIN_DECLS

/* The bar below the table: a line of words, the choices that are no things on the table, and the guide. Its buttons are the actions
 * "table.act" and "table.back". */
#define PH_TYPE_BAR (ph_bar_get_type ())
G_DECLARE_FINAL_TYPE (PhBar, ph_bar, PH, BAR, GtkBox)

void ph_bar_set_scene  (PhBar         *self,
                        const PhScene *scene);

/* On a narrow table words take more lines; where there are many choices, what they cost or bring is left out of the next scene. */
void ph_bar_set_narrow (PhBar         *self,
                        gboolean       narrow);

/* What has been going on, and what is to be said of the ship that is looked at, beside it; on a narrow table in its place. Both can be
 * empty. */
void ph_bar_set_words  (PhBar         *self,
                        const char    *words,
                        const char    *ship);

/* The height that it needs where it is as wide as @width, in pixels: the same for most decisions, and more where there is much to
 * say or many choices. @grand: of a large screen. */
int  ph_bar_get_height (PhBar         *self,
                        int            width,
                        gboolean       grand);

/* Opens what ships are for. */
void ph_bar_show_guide (PhBar         *self);

G_END_DECLS
