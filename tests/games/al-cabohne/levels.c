/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Alone against the Mafia a better level wins more of the same seeded games. How two compare is in tests/ai/levels.c. */
#include "ai/choose.h"
#include "games/al-cabohne/rules/rules.h"

#include <glib.h>

/* Whether @level wins the game of @seed. */
static gboolean
wins (const AcRuleset *ruleset,
      TableeSkill      level,
      guint64          seed,
      void            *scratch)
{
  const TableeGame *game = ruleset->base.game;
  TableeScoreSheet sheet;
  TableeRandom random;
  AcState state;

  tablee_random_seed (&random, seed);
  game->deal (&ruleset->base, &state, &random, NULL);
  tablee_random_seed (&random, ~seed);
  while (!tablee_game_over (&ruleset->base, &state))
    {
      AcState view = state;

      game->conceal (&ruleset->base, &view, 0);
      game->apply (&ruleset->base, &state, tablee_ai_choose (&ruleset->base, &view, level, &random, scratch), NULL);
    }
  game->score (&ruleset->base, &state, &sheet);

  return sheet.winner[0];
}

static void
test_alone (void)
{
  static const int games[] = { 100, 200, 200, 24 };
  g_autofree void *scratch = g_malloc (tablee_ai_scratch_size (&tablee_al_cabohne_game));
  double shares[G_N_ELEMENTS (games)];
  AcRuleset ruleset;

  ac_ruleset_init (&ruleset, 1);
  ac_ruleset_complete (&ruleset);
  for (int level = 0; level < (int) G_N_ELEMENTS (games); level++)
    {
      int won = 0;

      for (int i = 0; i < games[level]; i++)
        won += wins (&ruleset, (TableeSkill) level, (guint64) i, scratch);
      shares[level] = (double) won / games[level];
      g_test_message ("level %d wins %d of %d", level, won, games[level]);
    }
  for (int level = 1; level < (int) G_N_ELEMENTS (games); level++)
    g_assert_cmpfloat (shares[level], >, shares[level - 1] + 0.03);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/al-cabohne/alone", test_alone);

  return g_test_run ();
}
