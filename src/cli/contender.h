/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ai/level.h"
#include "ai/temper.h"
#include "session/seat.h"

G_BEGIN_DECLS

/* Who plays, as --players says it. */
typedef struct
{
  TableeLevel  level;       /* TABLEE_N_LEVELS: a person */
  TableeTemper temper;      /* of a level */
  int          slack;       /* of a level: see ai/level.h */
  guint32      iterations;  /* of a search in the place of the level; 0: none */
} CliContender;

/* The seats of a game among @players. @person: what a person among them is, there. @names: (nullable): as many; NULL: nobody has one.
 * Returns: (transfer full) (element-type TableeSeat) */
GListModel *cli_contenders_make_seats (const CliContender  *players,
                                       int                  count,
                                       TableeSeatKind       person,
                                       const char *const   *names);

G_END_DECLS
