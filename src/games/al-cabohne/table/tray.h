/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "widgets/hand-view.h"

G_BEGIN_DECLS

/* The cards that lie open, below what they are called. */
#define AC_TYPE_TRAY (ac_tray_get_type ())
G_DECLARE_FINAL_TYPE (AcTray, ac_tray, AC, TRAY, GtkBox)

void            ac_tray_show      (AcTray        *self,
                                   const AcScene *scene);

/* @narrow: the cards have the whole width; otherwise their place is kept. */
void            ac_tray_set_form  (AcTray        *self,
                                   int            card_width,
                                   gboolean       narrow);

/* Returns: (transfer none) */
TableeHandView *ac_tray_get_cards (AcTray        *self);

G_END_DECLS
