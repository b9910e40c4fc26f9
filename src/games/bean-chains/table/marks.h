/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "games/bean-chains/rules/rules.h"

G_BEGIN_DECLS

/* What happened last, and is marked until something else does. */
typedef struct
{
  gboolean chains[CH_SEATS][CH_BEANS];
  gboolean third[CH_SEATS];   /* the third place was bought */
  gboolean trade[CH_BEANS];
  gboolean discard;
} ChMarks;

void ch_marks_follow (ChMarks           *self,
                      const TableeEvent *event);

G_END_DECLS
