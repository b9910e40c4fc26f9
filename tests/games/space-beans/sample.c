/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "../sample.h"

#include "games/space-beans/rules.h"

static const TableeSampleOptions options[] = {
  { NULL, 2, 6 },
  { 0 },
};

static void
assert_sound (const TableeRuleset *base,
              const void          *data)
{
  g_assert_not_reached ();
}

static void
permute_hidden (const TableeRuleset *base,
                void                *data,
                int                  viewer,
                TableeRandom        *random)
{
  g_assert_not_reached ();
}

const TableeSample tablee_space_beans_sample = {
  .game = &tablee_space_beans_game,
  .options = options,
  .assert_sound = assert_sound,
  .permute_hidden = permute_hidden,
};
