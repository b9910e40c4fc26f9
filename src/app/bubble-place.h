/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a bubble gives way to. */
typedef enum
{
  TABLEE_BUBBLE_FAIR,    /* what it hides, with the sign of what is to be done, is weighed against how far it is from what it is about */
  TABLEE_BUBBLE_NEAR,    /* it is close to that: nothing is clicked on while it is there */
  TABLEE_BUBBLE_MODEST,  /* it would rather be far from that than hide what is clicked on */
} TableeBubbleManner;

/* Where a bubble stands over a table: beside what it is about, and where it hides least of what is looked at and clicked on.
 * @layer: the widget that the bubble is placed in, which lies over @table. @target: (nullable): what it is about; without, the middle of
 * @layer is aimed at. @before: (nullable): where it stood with what it said before; its lower right corner, where its button is, would
 * rather stay there. @bubble: its size; gets its place, inside @layer as far as it fits. */
void tablee_bubble_place (GtkWidget           *layer,
                          GtkWidget           *table,
                          GtkWidget           *target,
                          TableeBubbleManner   manner,
                          const GtkAllocation *before,
                          GtkAllocation       *bubble);

/* The same for a bubble that may as well not be: beside @target, and on nothing that can be clicked or is about that. Returns FALSE where
 * there is no such place. */
gboolean tablee_bubble_place_free (GtkWidget     *layer,
                                   GtkWidget     *table,
                                   GtkWidget     *target,
                                   GtkAllocation *bubble);

/* Whether that is so of @bubble, where it is. */
gboolean tablee_bubble_place_is_free (GtkWidget           *layer,
                                      GtkWidget           *table,
                                      GtkWidget           *target,
                                      const GtkAllocation *bubble);

G_END_DECLS
