/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* How near the end of a game is. */

#include <stdbool.h>
#include <stdint.h>

enum { TABLEE_MAX_ENDS = 4 };

/* One of the ways in which a game may end. */
typedef struct
{
  const char *id;    /* static: "rounds"; never translated */
  int32_t     seat;  /* who is nearest to it, or has brought it about; TABLEE_NOBODY: it is nobody's */
  int32_t     done;  /* how far that is; */
  int32_t     of;    /* where it ends the game; 0: that is not known */
} TableeEnd;

/* Zero is that of a game that can be near no end yet. */
typedef struct
{
  int32_t   ends;
  TableeEnd end[TABLEE_MAX_ENDS];
  int32_t   causes;  /* bit i: end[i] has come about, so that the game is over, or what is played now is the last of it */
} TableeEnding;

/* Appends an end; @is_cause: it has come about. */
static inline void
tablee_ending_add (TableeEnding *ending,
                   TableeEnd     end,
                   bool          is_cause)
{
  ending->causes |= (int32_t) is_cause << ending->ends;
  ending->end[ending->ends++] = end;
}

/* The first end that has come about, or NULL. */
static inline const TableeEnd *
tablee_ending_cause (const TableeEnding *ending)
{
  for (int i = 0; i < ending->ends; i++)
    if (ending->causes >> i & 1)
      return &ending->end[i];

  return 0;
}
