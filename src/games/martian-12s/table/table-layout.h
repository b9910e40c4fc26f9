/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/score.h"

G_BEGIN_DECLS

/* What lies where is decided by what a child is. All children of the board. */
typedef struct
{
  GtkWidget *bag;
  GtkWidget *sizes;    /* below the bag, or beside it */
  GtkWidget *pot;
  GtkWidget *left;     /* may be hidden */
  GtkWidget *key;      /* in its place, where there is room */
  GtkWidget *card;     /* over the middle, when visible */
  GtkWidget *seats[TABLEE_MAX_SEATS];
  int        n_seats;
  int        near;     /* the seat at the bottom; the others go round clockwise from there */
  gboolean   narrow;   /* the others are a strip at the top */
} M12TableParts;

/* Places what is on the board of Martian 12s: in a wide window the seats sit in a ring round the bag, in a narrow one the others are
 * a strip at the top. From 340 pixels on. */
#define M12_TYPE_TABLE_LAYOUT (m12_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (M12TableLayout, m12_table_layout, M12, TABLE_LAYOUT, GtkLayoutManager)

void m12_table_layout_set_parts (M12TableLayout      *self,
                                 const M12TableParts *parts);

/* How many of @others sit side by side in a strip. */
int  m12_table_layout_count_columns (int others);

G_END_DECLS
