/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "pieces.h"

G_BEGIN_DECLS

/* The guide as it shows itself to somebody who plays for the first time. Its button is the action "table.close-guide". */
#define PH_TYPE_WELCOME (ph_welcome_get_type ())
G_DECLARE_FINAL_TYPE (PhWelcome, ph_welcome, PH, WELCOME, GtkBox)

/* Kinds of ships side by side: 1 or 2. */
void     ph_welcome_set_columns (PhWelcome     *self,
                                 int            columns);

/* As ph_guide_view_set_sight(). */
void     ph_welcome_set_sight   (PhWelcome     *self,
                                 const PhSight *sight);

/* Takes the focus to the button that closes it. */
gboolean ph_welcome_focus_close (PhWelcome     *self);

G_END_DECLS
