/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* The decisions of Bean chains that are not a thing on the table, as actions of the table that it is in; and the beanometers. */
#define CH_TYPE_BAR (ch_bar_get_type ())
G_DECLARE_FINAL_TYPE (ChBar, ch_bar, CH, BAR, GtkBox)

/* If the button with the focus goes, that for playing gets it. */
void       ch_bar_show        (ChBar         *self,
                               const ChScene *scene);

/* Where there is room each button has a place of its own, in which it stays in all phases. */
void       ch_bar_set_roomy   (ChBar         *self,
                               gboolean       roomy);

/* Opens the beanometers. */
void       ch_bar_show_meters (ChBar         *self);

/* The button of buying a chain, or of going on. Returns: (transfer none) */
GtkWidget *ch_bar_get_button  (ChBar         *self,
                               TableeAction   action);

G_END_DECLS
