/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/al-cabohne/rules/rules.h"

G_BEGIN_DECLS

/* What happened last, and is marked until something else does. */
typedef struct
{
  gboolean fields[AC_SEATS][AC_FIELDS];
  gboolean bosses[AC_BOSSES];
  gboolean open[AC_TYPES];
  gboolean draw;
  gboolean discard;
} AcMarks;

void ac_marks_follow (AcMarks           *self,
                      const TableeEvent *event);

G_END_DECLS
