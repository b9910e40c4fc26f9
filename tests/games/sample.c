/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The catalogue of what tests know of each game. */
#include "sample.h"

#define TABLEE_GAME(ident, id) extern const TableeSample tablee_##ident##_sample;
#include "games/all-games.def"
#undef TABLEE_GAME

const TableeSample *const tablee_samples[] = {
#define TABLEE_GAME(ident, id) &tablee_##ident##_sample,
#include "games/all-games.def"
#undef TABLEE_GAME
  NULL,
};
