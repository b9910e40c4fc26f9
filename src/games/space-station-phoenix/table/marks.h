/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/game.h"
#include "games/space-station-phoenix/rules/rules.h"

G_BEGIN_DECLS

/* What has happened since a person decided. All zero: nothing. */
typedef struct
{
  guint64  ships[PH_MAX_SEATS + 1];   /* bit i: ship i of the seat's fleet, or neutral ship i */
  gboolean slots[PH_MAX_SEATS][PH_SLOTS];
  gboolean goods[PH_GOODS];           /* of the near seat */
  gboolean tracks[PH_TRACKS];
  int      rolled;                    /* dice that were rolled */
} PhMarks;

void ph_marks_hear (PhMarks           *self,
                    const TableeEvent *event,
                    int                near);

G_END_DECLS
