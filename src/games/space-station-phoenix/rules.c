/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include <string.h>

#include "engine/checksum.h"

enum { RULES_VERSION = 1 };

static const char *const phases[] = {
  "turn", "dismantle", "build", "reroll", "pick", "human", "place", "trade", "give", "take", "lobby", "diplo", "income-power",
  "move", "move-to", "draft", "hub", "hub-ships", "hub-sector", "hub-diplo", "over", NULL,
};

static void
deal (const TableeRuleset *base,
      void                *data,
      const TableeRandom  *seed,
      TableeEventList     *events)
{
  PhState *state = data;

  memset (state, 0, sizeof *state);
  state->chance = *seed;
  state->phase = PH_PHASE_OVER;
}

static int
to_move (const TableeRuleset *base,
         const void          *data)
{
  const PhState *state = data;

  return state->phase == PH_PHASE_OVER ? TABLEE_NOBODY : state->current;
}

static int
phase (const TableeRuleset *base,
       const void          *data)
{
  const PhState *state = data;

  return state->phase;
}

static size_t
legal (const TableeRuleset *base,
       const void          *data,
       TableeAction        *actions)
{
  return 0;
}

static TableeReason
check (const TableeRuleset *base,
       const void          *data,
       TableeAction         action)
{
  return TABLEE_REASON_OVER;
}

static void
apply (const TableeRuleset *base,
       void                *data,
       TableeAction         action,
       TableeEventList     *events)
{
}

static void
conceal (const TableeRuleset *base,
         void                *data,
         int                  viewer)
{
  PhState *state = data;

  tablee_random_conceal (&state->chance);
}

static void
resample (const TableeRuleset *base,
          void                *data,
          int                  seat,
          TableeRandom        *random)
{
  PhState *state = data;

  tablee_random_seed (&state->chance, tablee_random_next (random));
}

static void
score (const TableeRuleset *base,
       const void          *data,
       TableeScoreSheet    *sheet)
{
  memset (sheet, 0, sizeof *sheet);
  sheet->columns = base->seats;
  sheet->over = true;
  tablee_score_sheet_add_up (sheet);
  tablee_score_sheet_rank (sheet);
}

const TableeGame tablee_space_station_phoenix_game = {
  .id = "space-station-phoenix",
  .min_seats = PH_MIN_SEATS,
  .max_seats = PH_MAX_SEATS,
  .rules_version = RULES_VERSION,
  .ruleset_size = sizeof (PhRuleset),
  .state_size = sizeof (PhState),
  .max_actions = PH_MAX_ACTIONS,
  .max_events = 256,
  .phases = phases,
  .deal = deal,
  .to_move = to_move,
  .phase = phase,
  .legal = legal,
  .check = check,
  .apply = apply,
  .conceal = conceal,
  .resample = resample,
  .score = score,
};

/*
 * Rulesets
 */

void
ph_ruleset_init (PhRuleset *ruleset,
                 int        seats)
{
  memset (ruleset, 0, sizeof *ruleset);
  ruleset->base.seats = seats;
  ruleset->base.first = TABLEE_NOBODY;
}

static void
fill_masks (PhRuleset *ruleset)
{
  for (int i = 0; i < PH_SECTORS; i++)
    {
      const PhSector *sector = &ruleset->components.sectors[i];

      for (int quarter = 0; quarter < sector->count; quarter++)
        ruleset->masks[i][sector->quarters[quarter].kind] |= (uint8_t) (1 << quarter);
    }
}

void
ph_ruleset_complete (PhRuleset *ruleset)
{
  const PhComponents *components = &ruleset->components;
  uint64_t checksum = tablee_checksum_add (TABLEE_CHECKSUM_START, RULES_VERSION);

  ruleset->base.game = &tablee_space_station_phoenix_game;
  ruleset->setup = components->setups[ruleset->base.seats - PH_MIN_SEATS];
  ruleset->neutral_count = 0;
  while (ruleset->neutral_count < components->neutral_count &&
         components->neutrals[ruleset->neutral_count].seats <= ruleset->base.seats)
    ruleset->neutral_count++;
  fill_masks (ruleset);

  checksum = tablee_checksum_add (checksum, ruleset->base.seats);
  checksum = tablee_checksum_add (checksum, ruleset->base.first);
  checksum = tablee_checksum_add (checksum, ruleset->first_game);
  checksum = tablee_checksum_add (checksum, ruleset->basic_hubs);
  ruleset->base.checksum = tablee_checksum_add (checksum, (int64_t) components->checksum);
}
