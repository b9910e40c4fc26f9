/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The threads that think, one for each core but one, at low priority: what people see comes first. */

/* A piece of work, the first member of whatever it needs; the caller's until it has run. A long one does a slice of some
 * milliseconds, and pushes itself again. */
typedef struct _TableeWork TableeWork;

struct _TableeWork
{
  void     (*run) (TableeWork *work);  /* in a thread; may push or free it */
  gboolean   waits;                    /* behind everything for which somebody waits at the table */
  gsize      serial;                   /* of the pool */
};

void  tablee_workers_push     (TableeWork *work);

/* How many there are. */
guint tablee_workers_count    (void);

/* From now on the thread that calls this gives way to everything else on the machine. */
void  tablee_workers_give_way (void);

G_END_DECLS
