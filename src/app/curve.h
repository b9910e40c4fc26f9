/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "plot.h"

G_BEGIN_DECLS

/*
 * A plot over a game. Where it is travelled, a click or the arrow keys travel along it from stop to stop, and a line shows where.
 * CSS node: curve. Role: img; one that is travelled on is focusable, and a slider.
 *
 * Properties:
 *   "step" (uint)            where somebody has travelled to
 *   "natural-width" (int)    pixels that it likes to have; what it needs at least is its size request
 *   "natural-height" (int)
 */
#define TABLEE_TYPE_CURVE (tablee_curve_get_type ())
G_DECLARE_FINAL_TYPE (TableeCurve, tablee_curve, TABLEE, CURVE, GtkWidget)

/* Takes @plot. */
void tablee_curve_set_plot  (TableeCurve *self,
                             TableePlot  *plot);

/* What is said of the step: for a slider, whenever step or plot are others. */
void tablee_curve_set_words (TableeCurve *self,
                             const char  *words);

/* The index of the sign of the plot that somebody points at with @x, @y; -1: none. */
int  tablee_curve_find_sign (TableeCurve *self,
                             double       x,
                             double       y);

G_END_DECLS
