/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/player.h"

/* The catalogue of rules: all games that can be played, in the order of games.def, NULL-terminated. */
extern const TableeGame *const tablee_games[];

/* The game called @id, or NULL. */
const TableeGame       *tablee_games_find      (const char       *id);

/* What the computer knows about @game. Never NULL for a game of the catalogue. */
const TableeHeuristics *tablee_games_heuristics (const TableeGame *game);
