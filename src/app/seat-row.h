/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "session/game-session.h"

G_BEGIN_DECLS

/* Who plays a seat of a game that is under way; a computer takes it over, or a person takes it back, at once. */
#define TABLEE_TYPE_SEAT_ROW (tablee_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (TableeSeatRow, tablee_seat_row, TABLEE, SEAT_ROW, AdwActionRow)

GtkWidget *tablee_seat_row_new (TableeGameSession *session,
                                int                seat);

G_END_DECLS
