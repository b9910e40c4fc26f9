/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules.h"

G_BEGIN_DECLS

/* The beanometers of all kinds, with how many cards there are of each and how many lie where the viewer cannot see them. CSS
 * node: meters. */
#define AC_TYPE_METERS_VIEW (ac_meters_view_get_type ())
G_DECLARE_FINAL_TYPE (AcMetersView, ac_meters_view, AC, METERS_VIEW, GtkWidget)

void ac_meters_view_show (AcMetersView    *self,
                          const AcRuleset *ruleset,
                          const AcState   *view);

G_END_DECLS
