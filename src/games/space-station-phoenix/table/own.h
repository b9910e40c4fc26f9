/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "session/seat.h"
#include "shelf.h"
#include "widgets/seat-plate.h"

G_BEGIN_DECLS

/* Who the near seat is, and its goods: what things are paid with. What is clicked is told by the shelf of goods. CSS node: own. */
#define PH_TYPE_OWN (ph_own_get_type ())
G_DECLARE_FINAL_TYPE (PhOwn, ph_own, PH, OWN, GtkBox)

void     ph_own_set_seat  (PhOwn         *self,
                           TableeSeat    *seat);
void     ph_own_set_scene (PhOwn         *self,
                           const PhScene *scene);
/* Of a scene that has been set: only whose turn it is has changed. */
void     ph_own_set_turn  (PhOwn         *self,
                           const PhScene *scene);

/* Goods are so high. */
void     ph_own_lay_out   (PhOwn         *self,
                           int            height);

/* Without who it is: the goods alone. */
void     ph_own_set_bare  (PhOwn         *self,
                           gboolean       bare);

/* Returns: (transfer none) */
PhShelf *ph_own_get_goods (PhOwn         *self);

G_END_DECLS
