/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "notation/notation.h"

/*
 * A game of the test's own, which is in no catalogue: the linker has the library ask here (--wrap). A test gives own_notation.
 */
extern const TableeNotation own_notation;

const TableeNotation *__wrap_tablee_notation_for_game (const TableeGame *game);
