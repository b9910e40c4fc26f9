/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <string.h>

#include "games/space-station-phoenix/rules/rules.h"

/* Has @seat build a sector, the only one in which somebody lives: @first and @second. */
static inline void
settle (PhSeat    *seat,
        PhSpecies  first,
        PhSpecies  second)
{
  int slot = ph_slot (0);

  seat->sectors[slot] = 0;
  memset (seat->residents, 0, sizeof seat->residents);
  memset (seat->filled, 0, sizeof seat->filled);
  seat->residents[slot][0] = first;
  seat->residents[slot][1] = second;
  seat->filled[slot] = 2;
}
