/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game-log.h"

G_BEGIN_DECLS

/* The one action by which anybody gained most. */
typedef struct
{
  guint  number;  /* of the action, from 1 */
  int    seat;    /* who gained */
  gint64 gain;    /* in the unit of the score sheet */
} TableeBestStep;

/* Where @viewer knew all that somebody had, before and after; what is given for ending the game does not count. Returns FALSE if there
 * is none up to the head of @log. */
gboolean tablee_best_step_find (const TableeGameLog *log,
                                int                  viewer,
                                TableeBestStep      *best);

G_END_DECLS
