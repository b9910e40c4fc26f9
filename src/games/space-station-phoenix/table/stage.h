/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scene.h"
#include "shelf.h"

G_BEGIN_DECLS

/* The middle of the table while there is something to choose from: cards, dice, sectors or tracks. What is chosen is told by the
 * signals of its shelf. */
#define PH_TYPE_STAGE (ph_stage_get_type ())
G_DECLARE_FINAL_TYPE (PhStage, ph_stage, PH, STAGE, GtkBox)

/* Where ph_scene_has_stage() is FALSE, it is empty. */
void     ph_stage_set_scene      (PhStage       *self,
                                  const PhScene *scene);

/* Gives everything the size that so many pixels allow, without the title; a narrow table scrolls, and has no height to keep to. */
void     ph_stage_lay_out        (PhStage       *self,
                                  const PhScene *scene,
                                  int            width,
                                  int            height);
void     ph_stage_lay_out_narrow (PhStage       *self,
                                  const PhScene *scene,
                                  int            width);

/* The least width at which what lies there to choose from can be read. */
int      ph_stage_get_least_width (const PhScene *scene);

/* Lets the dice that lie there roll; everything that moves stops at once. */
void     ph_stage_roll           (PhStage       *self);
void     ph_stage_stop           (PhStage       *self);

/* Returns: (transfer none) */
PhShelf *ph_stage_get_shelf      (PhStage       *self);

G_END_DECLS
