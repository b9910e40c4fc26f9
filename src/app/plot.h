/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/score.h"

G_BEGIN_DECLS

/* A point of a line. */
typedef struct
{
  double   x;      /* from 0 to 1 */
  double   y;      /* on the scale */
  gboolean apart;  /* what lies between it and the point before it is not known */
  double   margin; /* how far the truth may be from it, up or down: drawn as a band, as far as it is within the scale */
} TableePlotPoint;

/* A turning point. */
typedef struct
{
  guint    step;
  gboolean down;   /* for what was lost; up for what came otherwise */
  gboolean large;
} TableePlotSign;

/* Lines of several players over a game, told apart by dash, mark and name as well as by colour. Where somebody can go along it, x is a
 * step of the length. */
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
  GArray *points[TABLEE_MAX_COLUMNS]; /* of TableePlotPoint: of each line, x rising */
  gboolean lifted[TABLEE_MAX_COLUMNS];
  char   *summary;                    /* all of it, in words */
  gboolean travelled;                 /* somebody goes along it */
  guint   length;                     /* the last step */
  GArray *stops;                      /* of guint, rising: steps that somebody goes to one after the other */
  GArray *signs;                      /* of TableePlotSign */
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

/* A point of a line: the scale takes it in. */
void           tablee_plot_add      (TableePlot       *self,
                                     guint             line,
                                     double            x,
                                     double            y);

/* The last point of a line is that uncertain. */
void           tablee_plot_set_margin (TableePlot         *self,
                                       guint               line,
                                       double              margin);

/* The next point of a line stands apart from the last one: nothing is drawn between them. */
void           tablee_plot_lift     (TableePlot       *self,
                                     guint             line);

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
