/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-log.h"

G_BEGIN_DECLS

/*
 * One step of a game as a seat that is elsewhere is told of it: what happened, as that seat may know it, and what it knows then. In writing,
 * JSON, step 0 being the deal:
 *
 *   { "seat": 1, "chosen": true,        whose action it was, and whether it was a choice, as far as that seat may know; not of the deal
 *     "events": [ [ 3, 1, 0, 0, 0, 65535, 2, 0, 0, 0, 0, 0, 0, 0 ], ... ],
 *     "view": { ... } }                 a position
 *
 * The numbers of an event: kind, seat, holder, reveals, concealed, audience, four arguments, four details: see engine/event.h and the
 * enum of the game.
 */
typedef struct
{
  int          seat;       /* TABLEE_NOBODY: of the deal */
  gboolean     chosen;
  guint        n_events;
  TableeEvent *events;
  void        *view;       /* as a state of the ruleset */
} TableeToldStep;

void            tablee_told_step_free  (TableeToldStep       *self);

/* Step @n of @log as @seat may know it: 0 is the deal, n what the n-th action did. Returns: (transfer full) */
JsonObject     *tablee_told_step_write (const TableeGameLog  *log,
                                        guint                 n,
                                        int                   seat);

/* What a stranger has written as step @n of a game by @ruleset. Returns: (transfer full), or NULL with an error that names the place. */
TableeToldStep *tablee_told_step_read  (TableeRuleset        *ruleset,
                                        guint                 n,
                                        JsonObject           *object,
                                        GError              **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableeToldStep, tablee_told_step_free)

G_END_DECLS
