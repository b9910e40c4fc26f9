/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies open at a table of Martian 12s and speaks for one of two actions. */
#include "config.h"

#include "contrast-table.h"

#include "games/catalogue.h"
#include "games/martian-12s/rules/rules.h"
#include "present/language.h"

/* Leaves @count pyramids of these values of a size in the bag. */
static void
leave (M12State *state,
       int       size,
       const int values[],
       int       count)
{
  state->left[size] = (guint8) count;
  for (int i = 0; i < count; i++)
    state->bag[size][i] = m12_pyramid (values[i], size);
}

#define SHARED "^As it stands, whoever passes now shares the pot; whoever pulls once more wins it, or pops\\.$"

/* What the bag shows: a size that is known can wait, and another one brings more; in a last pull it says nothing.
 * Whoever passes, instead of pulling what is dangerous, may leave somebody alone, to whom the six laps are no limit. */
static void
test_evident (void)
{
  g_auto (Table) table = { 0 };
  g_auto (Table) beans = { 0 };
  M12State *state;

  table_init (&beans, tablee_games_find ("space-beans"));
  table_init (&table, tablee_games_find ("martian-12s"));
  state = table.view;
  tablee_language_set ("en");
  leave (state, 0, (const int[]){ 1, 1, 2, 0 }, 4);
  leave (state, 1, (const int[]){ 3, 4, 4 }, 3);
  leave (state, 2, (const int[]){ 3 }, 1);
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_LARGE, "^Only one large pyramid is left, and it brings 3 points: better leave it in the bag until you need just that\\.$");
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_MEDIUM, "^The medium pyramids that are left bring 3 or 4 points: ");
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL, NULL);
  state->left[2] = 0;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL, "^As the bag stands, a medium pyramid brings 3\\.7 points on average, a small one 1\\.0\\.$");
  state->left[2] = 1;
  leave (state, 2, (const int[]){ 4 }, 1);
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL, NULL);
  leave (state, 1, (const int[]){ 2, 3, 0 }, 3);
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_MEDIUM, NULL);
  leave (state, 1, (const int[]){ 3, 4, 4 }, 3);
  leave (state, 2, (const int[]){ 3 }, 1);
  assert_evident (&table, M12_ACTION_PULL_LARGE, M12_ACTION_PASS, "^Whoever passes now leaves Bo alone in the round, with as many pulls as it takes to get ahead\\.$");
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_LARGE, NULL);

  /* The last one who pulls has the pot, or leaves it to somebody. */
  state->active = (guint16) (1 << table.seat);
  state->seats[1 - table.seat].points = 5;
  state->seats[1 - table.seat].height = 2;
  state->seats[1 - table.seat].status = M12_PASSED;
  state->seats[table.seat].points = 7;
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_LARGE, "^Nobody else pulls any more: the pot is yours\\.$");
  assert_evident (&table, M12_ACTION_PULL_LARGE, M12_ACTION_PASS, NULL);
  state->seats[table.seat].points = 3;
  assert_evident (&table, M12_ACTION_PULL_LARGE, M12_ACTION_PASS, "^Whoever passes now leaves the pot to Bo\\.$");
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_LARGE, NULL);
  state->active = 3;
  state->seats[1 - table.seat].points = state->seats[1 - table.seat].height = state->seats[table.seat].points = 0;
  state->seats[1 - table.seat].status = M12_ACTIVE;
  ((M12Ruleset *) table.ruleset)->hard_limit = TRUE;
  assert_evident (&table, M12_ACTION_PULL_LARGE, M12_ACTION_PASS, NULL);
  assert_evident (&beans, beans.actions[0], beans.actions[1], NULL);

  state->lap = M12_LAP_LIMIT;
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_LARGE, NULL);
  state->lap = 2;
  state->seats[table.seat].points = 9;
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_LARGE, "^Only one large pyramid ");
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL,
                  "^Exactly 3 more makes twelve: a medium pyramid brings that about 33 times in 100, a small one never\\.$");
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_MEDIUM, "^You cannot pop with a small pyramid; with a medium one you would about 67 times in 100\\.$");
  state->seats[table.seat].points = 10;
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_MEDIUM, "^Exactly 2 more makes twelve: a small pyramid brings that about 25 times in 100, a medium one never, a large one never\\.$");
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_LARGE, NULL);
  leave (state, 0, (const int[]){ 1, 1, 4, 0 }, 4);
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_LARGE, "^You pop about 25 times in 100 with a small pyramid, and always with a large one\\.$");
  assert_evident (&table, M12_ACTION_PULL_LARGE, M12_ACTION_PULL_SMALL, NULL);
  ((M12Ruleset *) table.ruleset)->hard_limit = FALSE;
  state->seats[table.seat].points = 11;
  state->seats[1 - table.seat].points = 10;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS, "^Whoever passes now leaves Bo alone in the round, ");
  state->seats[table.seat].points = 12;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS,
                  "^Nobody can have more than twelve, but more pyramids win a tie\\. Whoever passes now leaves Bo alone in the round, ");
  state->seats[table.seat].points = 11;
  state->seats[1 - table.seat].points = 11;
  state->seats[1 - table.seat].height = state->seats[table.seat].height + 1;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS, "^Bo has as many points and more pyramids, which wins a tie: whoever passes now stays behind\\.$");
  state->seats[table.seat].points = 10;
  state->seats[1 - table.seat].status = M12_PASSED;
  state->active = (guint16) (1 << table.seat | 1 << 2);
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS, "^Whoever passes now stays behind Bo\\.$");

  /* Whoever is in front is not so at the end yet, until the last pulls. */
  state->active = 7;
  state->seats[table.seat].points = 12;
  g_assert_cmpint (state->lap, ==, 2);
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS,
                  "^Nobody can have more than twelve, but more pyramids win a tie\\. Your points may not be enough: 2 others may still pull\\.$");
  state->seats[table.seat].points = 11;
  state->seats[1 - table.seat].points = 10;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS, "^Your points may not be enough: 2 others may still pull\\.$");
  state->seats[table.seat].points = 12;
  state->seats[1 - table.seat].points = 11;
  state->lap = M12_LAP_LIMIT;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS, NULL);

  /* What is too little is not to be paid for in a last pull. */
  state->seats[1 - table.seat].points = 12;
  state->seats[table.seat].points = 7;
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_MEDIUM, "^No pyramid that is left is enough to catch up with Bo: it would be paid for nothing\\.$");
  state->lap = 2;
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_MEDIUM, NULL);
  state->lap = M12_LAP_LIMIT;
  state->seats[table.seat].points = 8;
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_MEDIUM, NULL);
  state->seats[table.seat].points = 12;

  /* Whoever is level with somebody shares, unless one more pyramid breaks the tie. */
  state->seats[1 - table.seat].points = 12;
  state->seats[1 - table.seat].height = state->seats[table.seat].height;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS,
                  "^Whoever passes now shares the pot at best, for others may still pull; whoever pulls once more wins the tie, or pops\\.$");
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_MEDIUM, "^(You have|Ana has) twelve: nobody can have more\\.$");
  state->active = (guint16) (1 << table.seat);
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PASS, SHARED);
  assert_evident (&table, M12_ACTION_PASS, M12_ACTION_PULL_MEDIUM, NULL);
}

/* A size that takes whoever is behind to the front, if that is worth what it risks. */
static void
test_ahead (void)
{
  g_auto (Table) table = { 0 };
  M12State *state;
  M12Seat *own;
  M12Seat *rival;

  table_init (&table, tablee_games_find ("martian-12s"));
  state = table.view;
  own = &state->seats[table.seat];
  rival = &state->seats[1 - table.seat];
  tablee_language_set ("en");
  leave (state, 0, (const int[]){ 0, 1, 2, 2 }, 4);
  leave (state, 1, (const int[]){ 0, 1, 3, 4 }, 4);
  leave (state, 2, (const int[]){ 0, 1, 2, 3 }, 4);
  own->points = 5;
  own->height = rival->height = 2;
  rival->points = 7;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_LARGE, "^As the bag stands, a medium pyramid brings 2\\.0 points on average, a large one 1\\.5, a small one 1\\.[23]\\.$");
  /* With as many points, more pyramids are ahead (M12-R7). */
  assert_evident (&table, M12_ACTION_PULL_LARGE, M12_ACTION_PULL_SMALL, NULL);
  rival->height = 3;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_LARGE,
                  "^With a medium pyramid you take the lead about 50 times in 100, with a large one 25, with a small one never\\.$");
  /* That is not why a large one is better than a small one, if a medium one is not the next best. */
  assert_evident (&table, M12_ACTION_PULL_LARGE, M12_ACTION_PULL_SMALL, NULL);
  assert_evident (&table, M12_ACTION_PULL_SMALL, M12_ACTION_PULL_LARGE, NULL);

  /* A quarter of the medium ones make one pop then. */
  own->points = 9;
  rival->points = 11;
  rival->height = 2;
  leave (state, 0, (const int[]){ 0, 0, 1, 2 }, 4);
  leave (state, 1, (const int[]){ 0, 2, 2, 4 }, 4);
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL, NULL);
  leave (state, 1, (const int[]){ 2, 2, 2, 4 }, 4);
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL, NULL);
  leave (state, 2, (const int[]){ 0, 0, 0, 2 }, 4);
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL, "^With a medium pyramid you take the lead about 75 times in 100, with a small one 25, with a large one 25\\.$");
  own->points = 11;
  assert_evident (&table, M12_ACTION_PULL_MEDIUM, M12_ACTION_PULL_SMALL, NULL);
}

int
main (int    argc,
      char **argv)
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/martian-evident", test_evident);
  g_test_add_func ("/martian-ahead", test_ahead);

  return g_test_run ();
}
