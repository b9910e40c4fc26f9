/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Totals, ranks and winners of score sheets. */
#include <glib.h>

#include "engine/score.h"

#include <string.h>

static void
test_add_up (void)
{
  TableeScoreSheet sheet = {
    .columns = 3,
    .rows = 2,
    .row = {
      { .id = "coins", .values = { 12, -9, G_GINT64_CONSTANT (6000000000) } },
      { .id = "fields", .values = { 2, 2, 1 } },
    },
    .totals = { 99, 99, 99 },
  };

  tablee_score_sheet_add_up (&sheet);
  g_assert_cmpint (sheet.totals[0], ==, 14);
  g_assert_cmpint (sheet.totals[1], ==, -7);
  g_assert_cmpint (sheet.totals[2], ==, G_GINT64_CONSTANT (6000000001));

  /* What the viewer cannot know is left out. */
  sheet.row[0].unknown[0] = true;
  tablee_score_sheet_add_up (&sheet);
  g_assert_cmpint (sheet.totals[0], ==, 2);
}

static void
test_rank (void)
{
  static const struct { int columns; gint64 totals[5]; int ranks[5]; } table[] = {
    { 3, { 14, 11, 13 }, { 1, 3, 2 } },
    { 3, { 5, 5, 1 }, { 1, 1, 3 } },
    { 4, { -3, -1, -3, -7 }, { 2, 1, 2, 4 } },
    { 5, { 0, 0, 0, 0, 0 }, { 1, 1, 1, 1, 1 } },
    { 2, { G_GINT64_CONSTANT (-6000000000), 1 }, { 2, 1 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      TableeScoreSheet sheet = { .columns = table[i].columns };

      for (int column = 0; column < sheet.columns; column++)
        sheet.totals[column] = table[i].totals[column];
      tablee_score_sheet_rank (&sheet);
      for (int column = 0; column < sheet.columns; column++)
        {
          g_assert_cmpint (sheet.ranks[column], ==, table[i].ranks[column]);
          g_assert_cmpint (sheet.winner[column], ==, table[i].ranks[column] == 1);
        }
    }
}

/* From an empty sheet to a whole one. */
static void
test_begin_and_finish (void)
{
  static const char *const ids[] = { "coins", "fields", NULL };
  TableeScoreSheet sheet;

  memset (&sheet, 0xff, sizeof sheet);
  tablee_score_sheet_begin (&sheet, ids, 2, true);
  g_assert_cmpint (sheet.columns, ==, 2);
  g_assert_cmpint (sheet.rows, ==, 2);
  g_assert_cmpstr (sheet.row[1].id, ==, "fields");
  g_assert_null (sheet.extra_column);
  g_assert_true (sheet.over);

  sheet.row[0].values[0] = 3;
  sheet.row[1].values[1] = 4;
  tablee_score_sheet_finish (&sheet);
  g_assert_cmpint (sheet.totals[1], ==, 4);
  g_assert_cmpint (sheet.ranks[0], ==, 2);
  g_assert_true (sheet.winner[1]);
  g_assert_false (sheet.winner[0]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/score/add-up", test_add_up);
  g_test_add_func ("/engine/score/rank", test_rank);
  g_test_add_func ("/engine/score/begin-and-finish", test_begin_and_finish);

  return g_test_run ();
}
