/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "level.h"
#include "temper.h"

/*
 * How strong computers are, on the scale of rating.h, where a computer of medium level is at TABLEE_ANCHOR_MEDIUM in each game: by matches
 * between levels, see tests/bench/README.md. What is between two levels (their slack, see level.h) is as far between them in strength: that was measured, too.
 * Numbers of two games cannot be compared.
 */
enum
{
  TABLEE_ANCHOR_MEDIUM = 1500,
};

/* Of a table with @seats seats. */
double tablee_anchor_rating    (const TableeGame *game,
                                int               seats,
                                TableeLevel       level,
                                int               slack,
                                TableeTemper      temper);

/* How uncertain that is. */
double tablee_anchor_deviation (const TableeGame *game,
                                int               seats,
                                TableeLevel       level,
                                int               slack);

/* The computer with @temper that is as strong as @rating, or comes nearest: from a beginner who mostly plays at random to the master. */
void   tablee_anchor_find      (const TableeGame *game,
                                int               seats,
                                double            rating,
                                TableeTemper      temper,
                                TableeLevel      *level,
                                int              *slack);
