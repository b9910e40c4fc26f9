/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Things in rows, to choose from. They are one Tab stop: inside, arrows lead to the neighbours and to the nearest one of the row above or
 * below, Home and End to the first and the last; Tab comes in where it was last. A class says what shows a thing and how they lie.
 *
 * Properties:
 *   "centred" (boolean)   rows are in the middle of the width instead of at its start
 * Signals:
 *   "activated" (int id)  a thing was clicked, or pressed by key
 */
#define TABLEE_TYPE_RACK (tablee_rack_get_type ())
G_DECLARE_DERIVABLE_TYPE (TableeRack, tablee_rack, TABLEE, RACK, GtkWidget)

struct _TableeRackClass
{
  GtkWidgetClass parent_class;

  gsize       thing_size;   /* of one of those that tablee_rack_set() is given */

  /* What shows one thing, whatever it is. It has a signal "clicked". Returns: (transfer floating) */
  GtkWidget *(*make_view)    (TableeRack    *self);
  /* Returns whether it showed another one before. It looks to the view's size itself. */
  gboolean   (*show)         (GtkWidget     *view,
                              gconstpointer  thing);
  /* Of the thing that is shown. */
  int        (*get_id)       (GtkWidget     *view);
  /* (nullable) Of a thing that is to be shown: it keeps its view wherever it goes, and the focus with it; -1: any view will do. Where there
   * is none, it is the place that keeps its view. */
  int        (*get_thing_id) (gconstpointer  thing);
};

/* Shows @n_things of them. If what has the focus goes, its neighbour gets it. Returns how many have come, gone, or are others than before, or
 * lie elsewhere. */
guint      tablee_rack_set         (TableeRack    *self,
                                    gconstpointer  things,
                                    gsize          n_things);

gsize      tablee_rack_get_n_views (TableeRack    *self);

/* The view at @index from 0, and of a thing. Returns: (transfer none) (nullable) */
GtkWidget *tablee_rack_get_view    (TableeRack    *self,
                                    gsize          index);
GtkWidget *tablee_rack_find_view   (TableeRack    *self,
                                    int            id);

/* FALSE if there is no such view, or it cannot have the focus. */
gboolean   tablee_rack_focus_view  (TableeRack    *self,
                                    gsize          index);

gboolean   tablee_rack_get_centred (TableeRack    *self);

G_END_DECLS
