/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Beanometers in a table, a row a bean. */

#include <gtk/gtk.h>

#include "bean.h"

G_BEGIN_DECLS

enum { TABLEE_METER_COINS = 4 };  /* a beanometer goes up to */

/* The beanometer of one kind of bean. */
typedef struct
{
  const TableeBean *bean;
  const char       *name;                       /* "Blue bean" */
  int               steps[TABLEE_METER_COINS];  /* with how many cards it brings 1, 2 … coins; 0: never just so many */
  int               hidden;                     /* cards that lie where the viewer cannot see them */
  int               copies;                     /* cards there are */
} TableeMeter;

/*
 * The beanometers of all kinds, with how many cards there are of each and how many are hidden. CSS node: meters.
 */
#define TABLEE_TYPE_METERS_VIEW (tablee_meters_view_get_type ())
G_DECLARE_FINAL_TYPE (TableeMetersView, tablee_meters_view, TABLEE, METERS_VIEW, GtkWidget)

/* One row each; later calls give the same kinds in the same order. */
void tablee_meters_view_set_meters (TableeMetersView  *self,
                                    const TableeMeter *meters,
                                    gsize              n_meters);

G_END_DECLS
