/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/score.h"

G_BEGIN_DECLS

/* Lines of several players over a game, told apart by dash, mark and name as well as by colour. */
typedef struct
{
  guint   n_lines;
  char  **names;                      /* one a line, written at its end */
  double  lowest;                     /* of the scale */
  double  highest;
  double  middle;                     /* where a line goes across */
  char   *lowest_words;
  char   *highest_words;
  char   *middle_words;
  GArray *points[TABLEE_MAX_COLUMNS]; /* of graphene_point_t: of each line, x from 0 to 1, rising; y on the scale */
} TableePlot;

/* Where the lines are, within a widget. */
typedef struct
{
  double left;
  double right;
  double height;
} TableePlotArea;

TableePlot    *tablee_plot_new      (guint             n_lines);
void           tablee_plot_free     (TableePlot       *self);

void           tablee_plot_add      (TableePlot       *self,
                                     guint             line,
                                     double            x,
                                     double            y);

/* Draws it over the whole of @widget. */
TableePlotArea tablee_plot_snapshot (const TableePlot *self,
                                     GtkWidget        *widget,
                                     GtkSnapshot      *snapshot);

double         tablee_plot_get_x    (const TableePlotArea *area,
                                     double                x);
double         tablee_plot_get_y    (const TableePlot     *self,
                                     const TableePlotArea *area,
                                     double                y);

/* What lines and words beside the curves are drawn with. */
void           tablee_plot_get_ink  (GdkRGBA          *colour,
                                     float             alpha);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableePlot, tablee_plot_free)

G_END_DECLS
