/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "games/space-beans/rules/rules.h"

/* What has just happened to a seat, for the eye. */
enum
{
  SB_MARK_VISIBLE = 1 << SB_VISIBLE,
  SB_MARK_SECRET = 1 << SB_SECRET,
  SB_MARK_POINTS = 1 << 2,
};

/* What is new. */
typedef struct
{
  unsigned seats[SB_MAX_SEATS];  /* SB_MARK_: what the turn under way has changed */
  SbCards  fresh;                /* the kinds of cards that have come to the hand of the near seat since it passed its own */
  int      scored[SB_MAX_SEATS];  /* the card that lies on top of the point pile, and 1; 0: none */
} SbMarks;

void    sb_marks_follow (SbMarks           *marks,
                         const TableeEvent *event,
                         int                near);

/* What stays of the events of @log (of TableeLogEntry, the oldest first), which nobody at the table has seen happen: what lies on top. */
SbMarks sb_marks_recall (GListModel        *log);
