/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * Beans that are thrown in the air over whatever it lies on, once, for some seconds. It takes no room, no click and no word; where the
 * system wants no animations, it does nothing.
 */
#define TABLEE_TYPE_CELEBRATION (tablee_celebration_get_type ())
G_DECLARE_FINAL_TYPE (TableeCelebration, tablee_celebration, TABLEE, CELEBRATION, GtkWidget)

void     tablee_celebration_start       (TableeCelebration *self);

/* Whether anything moves. */
gboolean tablee_celebration_get_running (TableeCelebration *self);

G_END_DECLS
