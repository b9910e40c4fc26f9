/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * What tells the state of a card or a place apart without its colour: a pointer on the upper edge of what can be done, a check on
 * what is chosen, a folded corner on what has just been moved.
 */

/* The pointer or the check, with its middle at @x on the edge at y = 0, for things whose smallest part is @size wide. */
void tablee_state_mark_snapshot       (GtkSnapshot          *snapshot,
                                       gboolean              available,
                                       gboolean              chosen,
                                       float                 x,
                                       float                 size);

/* The lower left corner of @outline. */
void tablee_state_corner_snapshot     (GtkSnapshot          *snapshot,
                                       const GskRoundedRect *outline,
                                       float                 size);

/* Rings round @outline: firm for what is chosen, gold for what is available. */
void tablee_state_ring_snapshot       (GtkSnapshot          *snapshot,
                                       gboolean              available,
                                       gboolean              chosen,
                                       const GskRoundedRect *outline);

/* What a hint is about: a ring of its own round @outline, and a light bulb on its upper edge. */
void tablee_state_hint_snapshot       (GtkSnapshot          *snapshot,
                                       const GskRoundedRect *outline);

/* What something that happened was about: a ring of its own round @outline. */
void tablee_state_light_snapshot      (GtkSnapshot          *snapshot,
                                       const GskRoundedRect *outline);

/* Below the thing: the raised edge of what is available, and the glow if it is marked, too: what only is marked has its corner. */
void tablee_state_ground_snapshot     (GtkSnapshot          *snapshot,
                                       gboolean              available,
                                       gboolean              marked,
                                       const GskRoundedRect *outline);

G_END_DECLS
