/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "course.h"

G_BEGIN_DECLS

/* A decision that was made, as the one who made it saw it, and what was played. */
typedef struct
{
  guint           number;     /* of the action, from 0 */
  TableeAction    played;
  TableeDecision *decision;
} TableeChoice;

/* The decisions of @course with more than one action to choose from, before action @end: of @viewer; of everybody for TABLEE_VIEWER_ALL.
 * Returns: (transfer full) (element-type TableeChoice) */
GPtrArray *tablee_choices_find (const TableeCourse *course,
                                int                 viewer,
                                guint               end);

G_END_DECLS
