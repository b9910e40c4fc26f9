/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* The decisions of Al Cabohne that are not a thing on the table, as actions of the table that it is in; and the beanometers. */
#define AC_TYPE_BAR (ac_bar_get_type ())
G_DECLARE_FINAL_TYPE (AcBar, ac_bar, AC, BAR, GtkBox)

void       ac_bar_show        (AcBar         *self,
                               const AcScene *scene);

/* Where there is room each button has a place of its own, in which it stays in all phases. */
void       ac_bar_set_roomy   (AcBar         *self,
                               gboolean       roomy);

/* Opens the beanometers. */
void       ac_bar_show_meters (AcBar         *self);

/* The button of paying the Mafia, or of going on. Returns: (transfer none) */
GtkWidget *ac_bar_get_button  (AcBar         *self,
                               TableeAction   action);

G_END_DECLS
