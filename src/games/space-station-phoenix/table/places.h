/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/game.h"

G_BEGIN_DECLS

/* The tile or button in @widget that stands for @action: the first that is shown. Returns: (transfer none) (nullable) */
GtkWidget *ph_find_place (GtkWidget    *widget,
                          TableeAction  action);

G_END_DECLS
