/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "engine/random.h"

G_BEGIN_DECLS

/*
 * How a seed is agreed upon that nobody has chosen: everybody draws a half, shows first what binds to it and, when all have, the half. The
 * host's is shown when the game is over.
 */

enum
{
  TABLEE_HALF_BYTES = 32,
  TABLEE_COMMITMENT_BYTES = 32,
};

/* What one of them gives to the seed. */
typedef struct
{
  int      seat;                                 /* TABLEE_NOBODY: the host */
  guint8   commitment[TABLEE_COMMITMENT_BYTES];
  gboolean has_half;
  guint8   half[TABLEE_HALF_BYTES];
} TableeShare;

/* Draws a half for @seat, and what binds to it. */
void     tablee_share_make  (TableeShare       *share,
                             int                seat);
/* Whether the half is the one that was bound to. */
gboolean tablee_share_holds (const TableeShare *share);
/* The seed of all the halves, in their order: the host's first, then by seats. */
void     tablee_shares_mix  (const TableeShare *shares,
                             guint              count,
                             TableeRandom      *seed);

G_END_DECLS
