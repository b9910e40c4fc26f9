/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "session/game-record.h"

G_BEGIN_DECLS

/* Asks over @window where to, and saves @record as a file there; says how it went, with the action "win.toast" of @window. */
void tablee_record_export (GtkWindow        *window,
                           TableeGameRecord *record);

G_END_DECLS
