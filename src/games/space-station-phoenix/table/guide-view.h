/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "pieces.h"

G_BEGIN_DECLS

/* For who is new: what each kind of ship is for, and the own hub. CSS node: guide. */
#define PH_TYPE_GUIDE_VIEW (ph_guide_view_get_type ())
G_DECLARE_FINAL_TYPE (PhGuideView, ph_guide_view, PH, GUIDE_VIEW, GtkWidget)

/* Kinds of ships side by side: 1 or 2. */
void        ph_guide_view_set_columns (PhGuideView   *self,
                                       int            columns);

/* Whose hub it tells of: the near seat's, once it has one. */
void        ph_guide_view_set_sight   (PhGuideView   *self,
                                       const PhSight *sight);

/* What is sensible now for the seat that decides, in one sentence; NULL at other moments than the choice of a ship.
 * Returns: (transfer full) (nullable) */
char       *ph_guide_dup_advice (const PhSight *sight);

G_END_DECLS
