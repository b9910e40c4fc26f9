/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "part.h"
#include "scene.h"

G_BEGIN_DECLS

/*
 * What is common to all, between the seats: the sectors on offer, or what is chosen from instead; the supply; the tracks of diplomacy;
 * and the guide, while it shows itself, in the place of all that.
 *
 * Signals:
 *   "activated" (int part, int id)   a PhPart of it has been chosen
 */
#define PH_TYPE_COMMON (ph_common_get_type ())
G_DECLARE_FINAL_TYPE (PhCommon, ph_common, PH, COMMON, GtkBox)

/* What of it a narrow table shows at a time. */
typedef enum
{
  PH_COMMON_NOTHING,
  PH_COMMON_MARKET,  /* or what is chosen from */
  PH_COMMON_BOARD,   /* tracks */
} PhCommonPart;

void       ph_common_set_scene      (PhCommon      *self,
                                     const PhScene *scene);

/* Shows what belongs there at the moment, or, of a narrow table, @part of it. */
void       ph_common_show           (PhCommon      *self,
                                     const PhScene *scene);
void       ph_common_show_narrow    (PhCommon      *self,
                                     const PhScene *scene,
                                     PhCommonPart   part);

/* How many pixels of height sectors on offer have more than their signs need to be told; less than 0: too few. @wide: beside tracks
 * that have width to spare. */
int        ph_common_fit            (const PhScene *scene,
                                     int            width,
                                     int            height,
                                     int            words,
                                     gboolean       wide);

/* Gives everything the size that so many pixels allow; @words: percent that words are larger on a large screen. A narrow table
 * scrolls. */
void       ph_common_lay_out        (PhCommon      *self,
                                     const PhScene *scene,
                                     int            width,
                                     int            height,
                                     int            words);
void       ph_common_lay_out_narrow (PhCommon      *self,
                                     const PhScene *scene,
                                     int            width);

/* Shows the guide where the scene has it, in the columns for which there is room. Returns its height: 0 without it. */
int        ph_common_fit_guide      (PhCommon      *self,
                                     const PhScene *scene,
                                     int            width);

/* Whether there is something in @part that can be chosen. */
gboolean   ph_common_has_available  (PhCommon      *self,
                                     PhCommonPart   part);

/* The dice that lie there. */
void       ph_common_roll           (PhCommon      *self);
void       ph_common_stop           (PhCommon      *self);

/* Take the focus: to the button that closes the guide; to what is on offer, or is chosen from. */
gboolean   ph_common_focus_guide    (PhCommon      *self);
gboolean   ph_common_focus_first    (PhCommon      *self,
                                     const PhScene *scene);

/* Where @id of @part is; tracks and stage as a whole. Returns: (transfer none) (nullable) */
GtkWidget *ph_common_find           (PhCommon      *self,
                                     PhPart         part,
                                     int            id);

G_END_DECLS
