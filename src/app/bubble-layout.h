/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "bubble-place.h"

G_BEGIN_DECLS

/*
 * Lays out what lies over a table and has a bubble as its first child: takes no room of its own, and puts the bubble where it hides least
 * (bubble-place.h). A bubble that stands stays where it is, whatever moves on the table, until what it is about, its size or the room for
 * it changes.
 */
#define TABLEE_TYPE_BUBBLE_LAYOUT (tablee_bubble_layout_get_type ())
G_DECLARE_FINAL_TYPE (TableeBubbleLayout, tablee_bubble_layout, TABLEE, BUBBLE_LAYOUT, GtkLayoutManager)

/* @table: below the bubble. Held weakly, as is the target. */
void       tablee_bubble_layout_set_table  (TableeBubbleLayout *self,
                                            GtkWidget          *table);

/* Fair at first. To be set before what the bubble is about. */
void       tablee_bubble_layout_set_manner (TableeBubbleLayout *self,
                                            TableeBubbleManner  manner);

/* What the bubble is about: @target, something of the table, or (nullable) nothing that has a place. @moment: another one for another
 * sentence, which looks for a place of its own. */
void       tablee_bubble_layout_set_about  (TableeBubbleLayout *self,
                                            GtkWidget          *target,
                                            guint               moment);
/* The same, where nothing that can be clicked is below the bubble. Returns FALSE where there is no such place: the bubble is not to be
 * shown. It is gone when what it is about moves. */
gboolean   tablee_bubble_layout_find_free  (TableeBubbleLayout *self,
                                            GtkWidget          *target,
                                            guint               moment);
/* Whether there still is nothing, now that things may have moved. */
gboolean   tablee_bubble_layout_is_free    (TableeBubbleLayout *self);
/* Returns: (transfer none) (nullable) */
GtkWidget *tablee_bubble_layout_get_target (TableeBubbleLayout *self);

G_END_DECLS
