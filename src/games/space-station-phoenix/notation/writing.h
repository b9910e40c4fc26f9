/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "games/space-station-phoenix/rules/rules.h"

G_BEGIN_DECLS

/* The written form of a position: TableeNotation.state_write() and seat_write(). */
void ph_write_state (const TableeRuleset *base,
                     const void          *data,
                     gboolean             is_view,
                     JsonBuilder         *builder);
void ph_write_seat  (const TableeRuleset *base,
                     const void          *data,
                     int                  index,
                     gboolean             is_view,
                     JsonBuilder         *builder);

G_END_DECLS
