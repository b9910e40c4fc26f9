/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "meters-view.h"

G_BEGIN_DECLS

/* A button that shows the beanometers, which are always there behind it. */
#define TABLEE_TYPE_METERS_BUTTON (tablee_meters_button_get_type ())
G_DECLARE_FINAL_TYPE (TableeMetersButton, tablee_meters_button, TABLEE, METERS_BUTTON, GtkWidget)

/* As tablee_meters_view_set_meters(). */
void tablee_meters_button_set_meters (TableeMetersButton *self,
                                      const TableeMeter  *meters,
                                      gsize               n_meters);

/* Opens it, as a click does. */
void tablee_meters_button_popup      (TableeMetersButton *self);

G_END_DECLS
