/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Lies over a table and shows what is on its way: cards, coins, pyramids that fly along a straight path with a slight lift and a
 * shadow, or tremble where they stand. It knows nothing of what it shows, takes no input and is not there for a screen reader. A
 * table has it moved by a TableeMover.
 *
 * Signals: "landed" (): all that was on its way has arrived, in its own time or through finish().
 */
#define TABLEE_TYPE_FLIGHT_LAYER (tablee_flight_layer_get_type ())
G_DECLARE_FINAL_TYPE (TableeFlightLayer, tablee_flight_layer, TABLEE, FLIGHT_LAYER, GtkWidget)

/* @paintable goes from @from to @to, both in coordinates of the layer: begins after @delay, is seen where it will begin before that,
 * and takes @duration, in milliseconds. With @back: (nullable) it is turned over half way: @back is seen before. */
void     tablee_flight_layer_fly        (TableeFlightLayer     *self,
                                         GdkPaintable          *back,
                                         GdkPaintable          *paintable,
                                         const graphene_rect_t *from,
                                         const graphene_rect_t *to,
                                         guint                  delay,
                                         guint                  duration);

/* @paintable sways at @place, upon the middle of its lower edge, bursts up and away, and is back. */
void     tablee_flight_layer_shake      (TableeFlightLayer     *self,
                                         GdkPaintable          *paintable,
                                         const graphene_rect_t *place,
                                         guint                  delay,
                                         guint                  duration);

/* @paintable is tossed up from @from and falls on @to, turning as coins do. @drift: how far it goes aside on its way, in its own widths.
 * Nothing is seen of it before it begins. */
void     tablee_flight_layer_toss       (TableeFlightLayer     *self,
                                         GdkPaintable          *paintable,
                                         const graphene_rect_t *from,
                                         const graphene_rect_t *to,
                                         float                  drift,
                                         guint                  delay,
                                         guint                  duration);

/* Something is on its way for @duration milliseconds, with nothing to see: a pause between two steps. */
void     tablee_flight_layer_pause      (TableeFlightLayer     *self,
                                         guint                  duration);

gboolean tablee_flight_layer_get_flying (TableeFlightLayer     *self);

/* Everything lands now. */
void     tablee_flight_layer_finish     (TableeFlightLayer     *self);

G_END_DECLS
