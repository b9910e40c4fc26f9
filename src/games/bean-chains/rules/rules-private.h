/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What the files of the rules share among themselves. */

#include "rules.h"

enum { CH_SHORT_HAND = 16 };  /* hands of real games are shorter */

/* Whether @seat has fewer chains than it may have: without counting more than needed. */
static inline bool
ch_has_room (const ChRuleset *ruleset,
             const ChSeat    *seat)
{
  unsigned types = seat->types;

  types &= types - 1;
  if (ruleset->chains == CH_MAX_CHAINS || seat->bought)
    types &= types - 1;

  return types == 0;
}

static inline bool
ch_has_chain (const ChSeat *seat,
              int           bean)
{
  return seat->types >> bean & 1;
}

static inline bool
ch_can_buy (const ChRuleset *ruleset,
            const ChSeat    *seat)
{
  return ruleset->chains < CH_MAX_CHAINS && !seat->bought && seat->coins >= CH_CHAIN_PRICE;
}

/* Parts of the contract of a game. */
size_t       ch_legal    (const TableeRuleset *base,
                          const void          *data,
                          TableeAction        *actions);
TableeReason ch_check    (const TableeRuleset *base,
                          const void          *data,
                          TableeAction         action);
void         ch_conceal  (const TableeRuleset *base,
                          void                *data,
                          int                  viewer);
void         ch_resample (const TableeRuleset *base,
                          void                *data,
                          int                  seat,
                          TableeRandom        *random);
