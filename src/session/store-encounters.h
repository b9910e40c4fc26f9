/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store.h"

G_BEGIN_DECLS

/* How somebody here and somebody whom a computer plays have met, in the finished games of one kind that are kept. */
typedef struct
{
  char *game;
  char *person;    /* the name of the seat, empty where nobody has given one */
  char *name;      /* of the computer's seat, and its portrait */
  int   portrait;
  guint games;
  guint ahead;     /* of those, in how many the person ended before the computer */
} TableeEncounter;

void       tablee_encounter_free               (TableeEncounter      *self);

/* Everybody who has met. What a computer took over for somebody else is left out, and what was not played to its end but by whoever gave it
 * up. Returns: (transfer full) (element-type TableeEncounter) */
void       tablee_store_read_encounters_async  (TableeStore          *self,
                                                GCancellable         *cancellable,
                                                GAsyncReadyCallback   callback,
                                                gpointer              user_data);
GPtrArray *tablee_store_read_encounters_finish (TableeStore          *self,
                                                GAsyncResult         *result,
                                                GError              **error);

G_END_DECLS
