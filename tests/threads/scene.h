/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* What the cases of "planted" are made of. */

/* A way of handing something from thread to thread, with the fault planted or without. */
typedef struct
{
  const char *name;               /* NULL ends a table */
  void      (*run) (gboolean faulty);
} PlantedCase;

extern const PlantedCase planted_locks[];
extern const PlantedCase planted_references[];
extern const PlantedCase planted_queues[];
extern const PlantedCase planted_hand_backs[];
extern const PlantedCase planted_workers[];

/* What races has eight bytes of its own. ThreadSanitizer remembers four accesses to each eight bytes, of whatever in them: beside a
 * flag for which somebody waits a race is overlooked now and then. */
typedef volatile gint64 PlantedValue;

/* What is handed over. Whoever reads it waits until it is written. */
void     write_told     (void);
void     read_told      (void);

/* What two threads do, one each. */
void     write_part     (int       number);
void     read_parts     (void);

/* Waits until @flag is @value; counts it up and returns what it was. In a way that orders nothing: what comes after is later,
 * but ThreadSanitizer does not take it for a hand-over. */
void     wait_unordered (const int *flag,
                         int        value);
int      add_unordered  (int       *flag);

/* Two threads, told 0 and 1, the second once the first has come back: in an order, but not ordered. Two that met in the same
 * moment might both be overlooked. */
void     run_two        (GThreadFunc func);

/* For tablee_hand_back(), and the end of a case that hands back so many times. */
gboolean handed_cb      (gpointer user_data);
void     wait_handed    (guint times);

G_END_DECLS
