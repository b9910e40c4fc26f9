/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/set-up.h"
#include "games/catalogue.h"
#include "support.h"

/* What the rows of options make of a set-up: what is written of it is what was chosen. */

static const TableeOption *
find_option (TableeSetUp     *set_up,
             TableeOptionKind kind)
{
  for (const TableeOption *option = tablee_set_up_get_option_table (set_up); option->key != NULL; option++)
    if (option->kind == kind && !option->depends)
      return option;

  return NULL;
}

/* The text of @set_up, where it says that @key is @value, and a set-up that was read from it, are the same. */
static void
assert_written (TableeSetUp        *set_up,
                const TableeOption *option,
                const char         *value)
{
  g_autofree char *text = tablee_set_up_to_text (set_up, TRUE);
  g_autofree char *options = value != NULL ? g_strdup_printf ("\"options\":{\"%s\":%s}", option->key, value)
                                           : g_strdup ("\"options\":{}");
  g_autoptr (TableeSetUp) again = tablee_set_up_new (tablee_set_up_get_game (set_up));
  g_autofree char *read = NULL;

  g_assert_nonnull (strstr (text, options));
  g_assert_true (tablee_set_up_read (again, text, NULL));
  read = tablee_set_up_to_text (again, TRUE);
  g_assert_cmpstr (read, ==, text);
  g_assert_cmpint (tablee_set_up_get_given (set_up, option), ==, value != NULL);
}

static void
test_number (void)
{
  g_autoptr (TableeSetUp) set_up = tablee_set_up_new (tablee_games_find ("martian-12s"));
  const TableeOption *option = find_option (set_up, TABLEE_OPTION_INTEGER);
  g_autofree char *value = g_strdup_printf ("%" G_GINT64_FORMAT, option->default_value + 1);

  g_assert_cmpint (tablee_set_up_get_number (set_up, option), ==, option->default_value);
  tablee_set_up_set_number (set_up, option, option->default_value + 1);
  g_assert_cmpint (tablee_set_up_get_number (set_up, option), ==, option->default_value + 1);
  assert_written (set_up, option, value);
  tablee_set_up_clear_option (set_up, option);
  assert_written (set_up, option, NULL);
}

static void
test_amounts (void)
{
  g_autoptr (TableeSetUp) set_up = tablee_set_up_new (tablee_games_find ("martian-12s"));
  const TableeOption *option = find_option (set_up, TABLEE_OPTION_SEAT_INTEGERS);

  g_assert_cmpint (tablee_set_up_get_amount (set_up, option, 0), ==, option->minimum);
  tablee_set_up_set_amount (set_up, option, 0, 700);
  assert_written (set_up, option, NULL);
  tablee_set_up_set_all_amounts (set_up, option, 2000);
  tablee_set_up_set_amount (set_up, option, 1, 700);
  assert_written (set_up, option, "[2000,700,2000,2000]");
  tablee_set_up_remove_seat (set_up, 0);
  assert_written (set_up, option, "[700,2000,2000]");
  g_assert_cmpint (tablee_set_up_get_amount (set_up, option, 0), ==, 700);
}

static void
changed_cb (TableeSetUp *set_up,
            int         *count)
{
  (*count)++;
}

static void
test_changed (void)
{
  g_autoptr (TableeSetUp) set_up = tablee_set_up_new (tablee_games_find ("martian-12s"));
  const TableeOption *option = find_option (set_up, TABLEE_OPTION_INTEGER);
  int count = 0;

  g_signal_connect (set_up, "changed", G_CALLBACK (changed_cb), &count);
  tablee_set_up_clear_option (set_up, option);
  g_assert_cmpint (count, ==, 0);
  tablee_set_up_set_number (set_up, option, option->default_value + 1);
  tablee_set_up_set_number (set_up, option, option->default_value + 1);
  g_assert_cmpint (count, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  init_widget_test (&argc, &argv);
  g_test_add_func ("/set-up/number", test_number);
  g_test_add_func ("/set-up/amounts", test_amounts);
  g_test_add_func ("/set-up/changed", test_changed);

  return g_test_run ();
}
