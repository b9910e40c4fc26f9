/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "../sample.h"

#include "games/space-station-phoenix/rules.h"

static const TableeSampleOptions options[] = {
  { NULL, 2, 4 },
  { "{ \"first_game\": true }", 2, 4 },
  { "{ \"hubs\": \"basic\" }", 2, 4 },
  { 0 },
};

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
}

static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  PhState *state = data;

  tablee_random_seed (&state->chance, tablee_random_next (random));
}

const TableeSample tablee_space_station_phoenix_sample = {
  .game = &tablee_space_station_phoenix_game,
  .options = options,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
};
