/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "slots.h"

G_BEGIN_DECLS

/* What happens on the way, in parts of a hundred; and how late a word may be at most, in moments of the broker's own clock: words
 * that are late come in another order. */
typedef struct
{
  guint loss;
  guint doubles;
  guint delay;
} TableeWeather;

/*
 * A broker in memory, for tests: its weather comes from a seed, its clock goes on when it is told to, and nothing ever waits.
 *
 * Signals: "passed" (const char *slot, GBytes *bytes): this was put, and is seen by whoever runs the broker.
 */
#define TABLEE_TYPE_MEMORY_BROKER (tablee_memory_broker_get_type ())
G_DECLARE_FINAL_TYPE (TableeMemoryBroker, tablee_memory_broker, TABLEE, MEMORY_BROKER, GObject)

TableeMemoryBroker *tablee_memory_broker_new     (guint32              seed,
                                                  const TableeWeather *weather);

/* A place that is connected to it, as long as it lives. Returns: (transfer full) */
TableeSlots        *tablee_memory_broker_connect (TableeMemoryBroker  *self);

/* The clock goes on to the next word that arrives, which is told of. Returns FALSE if none is under way. */
gboolean            tablee_memory_broker_step    (TableeMemoryBroker  *self);

/* Everything that it kept, and what was under way, is gone; then all connect again. */
void                tablee_memory_broker_restart (TableeMemoryBroker  *self);

G_END_DECLS
