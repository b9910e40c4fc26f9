/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board.h"

G_BEGIN_DECLS

/* What flies over the board when something happens: goods, residents, and the sectors that are built. */
typedef struct _PhFlights PhFlights;

/* @board has to outlive it. @layer: what is flown in. */
PhFlights *ph_flights_new    (PhBoard           *board,
                              TableeFlightLayer *layer);
void       ph_flights_free   (PhFlights         *self);

/* The events of another action follow: what they send sets out first. */
void       ph_flights_begin  (PhFlights         *self);

/* One event, while the board still shows how it was before. @animated: or else it is only remembered. */
void       ph_flights_hear   (PhFlights         *self,
                              const TableeEvent *event,
                              gboolean           animated);

/* What has been sent sets out, once the board shows how it is now; or everything lands at once. */
void       ph_flights_play   (PhFlights         *self);
void       ph_flights_finish (PhFlights         *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PhFlights, ph_flights_free)

G_END_DECLS
