/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every game can say everything; and what their words are made with. */
#include "games/catalogue.h"
#include "notation/notation.h"
#include "present/naming.h"
#include "present/present.h"
#include "present/text-table.h"

/* Every game can say everything. */
static void
test_complete (void)
{
  for (size_t i = 0; tablee_games[i] != NULL; i++)
    {
      const TableePresent *present = tablee_present_for_game (tablee_games[i]);

      g_assert_true (present->game == tablee_games[i]);
      g_assert_nonnull (present->name);
      g_assert_nonnull (present->tagline);
      g_assert_nonnull (present->credits);
      g_assert_nonnull (present->help_page);
      g_assert_cmpint (present->minutes[0], >, 0);
      g_assert_cmpint (present->minutes[0], <=, present->minutes[1]);
      g_assert_true (present->event && present->action && present->action_spoken && present->reason && present->prompt);
      g_assert_true (present->progress && present->table && present->score_row && present->score_value && present->result);
      g_assert_true (present->options_summary && present->option_value);
    }
}

/* The words of the options are those of the options, in their order. */
/* A game whose minds know tempers says what each likes there, but for the steady one. */
static void
test_tempers (void)
{
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    for (int temper = 0; temper < TABLEE_N_TEMPERS; temper++)
      g_assert_cmpint (tablee_present_for_game (tablee_games[i])->tempers[temper] != NULL, ==,
                       temper != TABLEE_TEMPER_STEADY && tablee_games_heuristics (tablee_games[i])->lean != NULL);
}

static void
test_options (void)
{
  for (size_t i = 0; tablee_games[i] != NULL; i++)
    {
      const TableeOption *option = tablee_notation_for_game (tablee_games[i])->options;
      const TableeOptionWords *words = tablee_present_for_game (tablee_games[i])->options;

      for (; option->key != NULL; option++, words++)
        {
          g_assert_cmpstr (words->key, ==, option->key);
          g_assert_nonnull (words->title);
        }
      g_assert_null (words->key);
    }
}

/* A sentence about Bo, to whom Ana gives something, as @listener reads it. */
static char *
say_given (int listener)
{
  static const char *const names[] = { "Ana", "Bo" };
  TableePresentContext context = { .names = names, .listener = listener };

  return tablee_say_of (&context, 1, "You get %1$d cards from %2$s.", "%3$s gets %1$d cards from %2$s.", 2, tablee_name_of (&context, 0),
                        names[1]);
}

static void
test_naming (void)
{
  g_autofree char *to_nobody = say_given (0);
  g_autofree char *to_ana = say_given (1);
  g_autofree char *to_bo = say_given (2);

  g_assert_cmpstr (to_nobody, ==, "Bo gets 2 cards from Ana.");
  g_assert_cmpstr (to_ana, ==, "Bo gets 2 cards from you.");
  g_assert_cmpstr (to_bo, ==, "You get 2 cards from Ana.");
}

static void
test_text_table (void)
{
  g_autoptr (TableeTextTable) table = tablee_text_table_new ("lrl");
  g_autofree char *empty = tablee_text_table_to_text (table);
  g_autofree char *text = NULL;

  tablee_text_table_add (table, "Ana", "7", "a");
  tablee_text_table_add (table, "Zoé", "−12", NULL);
  tablee_text_table_add (table, "日本", "345", "long");
  text = tablee_text_table_to_text (table);

  g_assert_cmpstr (empty, ==, "");
  g_assert_cmpstr (text, ==,
                   "Ana     7  a\n"
                   "Zoé   −12\n"
                   "日本  345  long\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/present/catalogue/complete", test_complete);
  g_test_add_func ("/present/catalogue/options", test_options);
  g_test_add_func ("/present/catalogue/tempers", test_tempers);
  g_test_add_func ("/present/naming", test_naming);
  g_test_add_func ("/present/text-table", test_text_table);

  return g_test_run ();
}
