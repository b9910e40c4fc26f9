/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The language of the system, the one that is set, and the forms of both. */
#include "config.h"

#include "present/language.h"

#include <glib/gi18n-lib.h>

/* Run once for each locale of the environment (meson.build); TABLEE_TEST_SYSTEM is the language that the system then has. */

typedef struct
{
  gint64      value;
  const char *english;
  const char *french;
} FormatCase;

static void
test_system_language (void)
{
  tablee_language_set ("");
  g_assert_cmpstr (tablee_language_get (), ==, g_getenv ("TABLEE_TEST_SYSTEM"));
  tablee_language_set (NULL);
  g_assert_cmpstr (tablee_language_get (), ==, g_getenv ("TABLEE_TEST_SYSTEM"));
  tablee_language_set ("de");
  g_assert_cmpstr (tablee_language_get (), ==, g_getenv ("TABLEE_TEST_SYSTEM"));
}

static void
test_switch (void)
{
  for (int i = 0; i < 3; i++)
    {
      tablee_language_set ("en");
      g_assert_cmpstr (tablee_language_get (), ==, "en");
      g_assert_cmpstr (_("The bag is empty."), ==, "The bag is empty.");

      tablee_language_set ("fr");
      g_assert_cmpstr (tablee_language_get (), ==, "fr");
      g_assert_cmpstr (_("The bag is empty."), ==, "Le sac est vide.");
      g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr");
    }
}

/* What is there is found, and calls itself by its name; asking for names changes nothing. */
static void
test_list_of_languages (void)
{
  static const char *const wanted[][2] = {
    { "en", "English" }, { "fr", "Français" }, { "pl", "Polski" }, { "pt_BR", "Português do Brasil" },
  };
  g_auto (GStrv) codes = tablee_language_list ();

  g_assert_cmpuint (g_strv_length (codes), ==, G_N_ELEMENTS (wanted));
  tablee_language_set ("fr");
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_autofree char *name = tablee_language_get_name (codes[i]);

      g_assert_cmpstr (codes[i], ==, wanted[i][0]);
      g_assert_cmpstr (name, ==, wanted[i][1]);
      g_assert_cmpstr (tablee_language_get (), ==, "fr");
      g_assert_cmpstr (_("The bag is empty."), ==, "Le sac est vide.");
    }
}

/* From a longer code to a shorter one and back. */
static void
test_codes (void)
{
  for (int i = 0; i < 3; i++)
    {
      tablee_language_set ("pt_BR");
      g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "pt_BR");
      g_assert_cmpstr (_("The bag is empty."), ==, "O saco está vazio.");

      tablee_language_set ("fr");
      g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "fr");
      g_assert_cmpstr (_("The bag is empty."), ==, "Le sac est vide.");
    }
}

static void
check_formats (char            *(*format) (gint64 value),
               const FormatCase  *cases,
               size_t             count)
{
  for (size_t i = 0; i < count; i++)
    {
      g_autofree char *english = NULL;
      g_autofree char *french = NULL;

      tablee_language_set ("en");
      english = format (cases[i].value);
      tablee_language_set ("fr");
      french = format (cases[i].value);
      g_assert_cmpstr (english, ==, cases[i].english);
      g_assert_cmpstr (french, ==, cases[i].french);
    }
}

static void
test_integer (void)
{
  static const FormatCase cases[] = {
    { 0, "0", "0" },
    { 999, "999", "999" },
    { 1000, "1,000", "1\u202f000" },
    { -3, "−3", "−3" },
    { -1234567, "−1,234,567", "−1\u202f234\u202f567" },
    { G_MININT64, "−9,223,372,036,854,775,808", "−9\u202f223\u202f372\u202f036\u202f854\u202f775\u202f808" },
  };

  check_formats (tablee_format_integer, cases, G_N_ELEMENTS (cases));
}

static void
test_money (void)
{
  static const FormatCase cases[] = {
    { 120, "€1.20", "1,20\u00a0€" },
    { 300, "€3.00", "3,00\u00a0€" },
    { -5, "−€0.05", "−0,05\u00a0€" },
    { 0, "€0.00", "0,00\u00a0€" },
    { 123456789, "€1,234,567.89", "1\u202f234\u202f567,89\u00a0€" },
  };
  static const FormatCase short_cases[] = {
    { 120, "€1.20", "1,20\u00a0€" },
    { 300, "€3", "3\u00a0€" },
    { -100000, "−€1,000", "−1\u202f000\u00a0€" },
    { 0, "€0", "0\u00a0€" },
  };

  check_formats (tablee_format_money, cases, G_N_ELEMENTS (cases));
  check_formats (tablee_format_money_short, short_cases, G_N_ELEMENTS (short_cases));
}

static char *
format_hundredths (gint64 hundredths)
{
  return tablee_format_decimal ((double) hundredths / 100, 2);
}

static void
test_decimal (void)
{
  static const FormatCase cases[] = {
    { 0, "0.00", "0,00" },
    { 123450, "1,234.50", "1\u202f234,50" },
    { -7, "−0.07", "−0,07" },
  };

  check_formats (format_hundredths, cases, G_N_ELEMENTS (cases));
}

static char *
format_permille (gint64 permille)
{
  return tablee_format_percent ((double) permille / 1000);
}

static void
test_percent (void)
{
  static const FormatCase cases[] = {
    { 125, "12.5%", "12,5\u00a0%" },
    { 500, "50%", "50\u00a0%" },
    { 0, "0%", "0\u00a0%" },
    { 1000, "100%", "100\u00a0%" },
    { -5, "−0.5%", "−0,5\u00a0%" },
  };

  check_formats (format_permille, cases, G_N_ELEMENTS (cases));
}

static char *
format_november_day (gint64 day)
{
  g_autoptr (GDateTime) date_time = g_date_time_new_utc (2026, 11, (int) day, 14, 5, 0);

  return tablee_format_date_time (date_time);
}

static void
test_date_time (void)
{
  static const FormatCase cases[] = {
    { 3, "3 November 2026, 14:05", "3 novembre 2026 à 14:05" },
    { 1, "1 November 2026, 14:05", "1er novembre 2026 à 14:05" },
    { 21, "21 November 2026, 14:05", "21 novembre 2026 à 14:05" },
  };

  check_formats (format_november_day, cases, G_N_ELEMENTS (cases));
}

static char *
format_names (gint64 count)
{
  const char *names[] = { "Ana", "Bo", "100 %s", "Cleo", NULL };

  names[count] = NULL;

  return tablee_format_list (names);
}

static void
test_list (void)
{
  static const FormatCase cases[] = {
    { 0, "", "" },
    { 1, "Ana", "Ana" },
    { 2, "Ana and Bo", "Ana et Bo" },
    { 4, "Ana, Bo, 100 %s and Cleo", "Ana, Bo, 100 %s et Cleo" },
  };

  check_formats (format_names, cases, G_N_ELEMENTS (cases));
}

static char *
format_beans (gint64 count)
{
  return g_strdup_printf (tablee_npgettext ("beans", "%d bean", "%d beans", (gulong) count), (int) count);
}

static char *
format_coffee (gint64 count)
{
  return g_strdup_printf (tablee_npgettext ("coffee", "%d bean", "%d beans", (gulong) count), (int) count);
}

/* The same English, by context. */
static void
test_counts (void)
{
  static const FormatCase beans[] = { { 0, "0 beans", "0 haricot" }, { 1, "1 bean", "1 haricot" }, { 2, "2 beans", "2 haricots" } };
  static const FormatCase coffee[] = { { 1, "1 bean", "1 grain" }, { 2, "2 beans", "2 grains" } };

  check_formats (format_beans, beans, G_N_ELEMENTS (beans));
  check_formats (format_coffee, coffee, G_N_ELEMENTS (coffee));
}

typedef struct
{
  int         count;
  const char *cards;
  const char *coins;
  const char *beans;
} PolishCase;

/* A language may have more than two forms. */
static void
test_three_forms (void)
{
  static const PolishCase cases[] = {
    { 1, "1 karta", "1 moneta", "1 fasola" },
    { 2, "2 karty", "2 monety", "2 fasole" },
    { 5, "5 kart", "5 monet", "5 fasoli" },
    { 22, "22 karty", "22 monety", "22 fasole" },
  };

  tablee_language_set ("pl");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *cards = tablee_format_cards (cases[i].count);
      g_autofree char *coins = tablee_format_coins (cases[i].count);
      g_autofree char *beans = format_beans (cases[i].count);

      g_assert_cmpstr (cards, ==, cases[i].cards);
      g_assert_cmpstr (coins, ==, cases[i].coins);
      g_assert_cmpstr (beans, ==, cases[i].beans);
    }
}

int
main (int   argc,
      char *argv[])
{
  tablee_language_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/present/language/system", test_system_language);
  g_test_add_func ("/present/language/switch", test_switch);
  g_test_add_func ("/present/language/list", test_list_of_languages);
  g_test_add_func ("/present/language/codes", test_codes);
  g_test_add_func ("/present/format/integer", test_integer);
  g_test_add_func ("/present/format/money", test_money);
  g_test_add_func ("/present/format/decimal", test_decimal);
  g_test_add_func ("/present/format/percent", test_percent);
  g_test_add_func ("/present/format/date-time", test_date_time);
  g_test_add_func ("/present/format/list", test_list);
  g_test_add_func ("/present/language/counts", test_counts);
  g_test_add_func ("/present/language/three-forms", test_three_forms);

  return g_test_run ();
}
