/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers, money, dates and lists as the language that is set has them. */
#include "config.h"

#include "format.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

enum { CENTS = 100 };

static const char *const months[] = {
  NC_("month", "January"), NC_("month", "February"), NC_("month", "March"), NC_("month", "April"), NC_("month", "May"),
  NC_("month", "June"), NC_("month", "July"), NC_("month", "August"), NC_("month", "September"), NC_("month", "October"),
  NC_("month", "November"), NC_("month", "December"),
};

static const char *
month_name (int month)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "month", months[month - 1]);
}

const char *
tablee_format_decimal_mark (void)
{
  /* Translators: what stands between whole and part in a number */
  return C_("decimal mark", ".");
}

/* The digits of @value in groups of three. */
static char *
group_digits (guint64 value)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, value);
  /* Translators: what stands between groups of three digits in a number */
  const char *separator = C_("digit groups", ",");
  GString *grouped = g_string_new (NULL);
  size_t length = strlen (digits);

  for (size_t i = 0; i < length; i++)
    {
      if (i > 0 && (length - i) % 3 == 0)
        g_string_append (grouped, separator);
      g_string_append_c (grouped, digits[i]);
    }

  return g_string_free (grouped, FALSE);
}

static guint64
magnitude (gint64 value)
{
  return value < 0 ? -(guint64) value : (guint64) value;
}

static char *
format_money (gint64   cents,
              gboolean decimals)
{
  guint64 amount = magnitude (cents);
  g_autofree char *whole = group_digits (amount / CENTS);
  g_autofree char *number = decimals
    ? g_strdup_printf ("%s%s%02d", whole, tablee_format_decimal_mark (), (int) (amount % CENTS))
    : g_steal_pointer (&whole);

  if (cents < 0)
    /* Translators: an amount of money below zero; the minus sign is U+2212 */
    return g_strdup_printf (C_("money", "−€%s"), number);

  /* Translators: an amount of money */
  return g_strdup_printf (C_("money", "€%s"), number);
}

char *
tablee_format_integer (gint64 value)
{
  g_autofree char *digits = group_digits (magnitude (value));

  return value < 0 ? g_strconcat ("−", digits, NULL) : g_steal_pointer (&digits);
}

char *
tablee_format_money (gint64 cents)
{
  return format_money (cents, TRUE);
}

char *
tablee_format_money_short (gint64 cents)
{
  return format_money (cents, cents % CENTS != 0);
}

char *
tablee_format_decimal (double value,
                       int    decimals)
{
  g_autofree char *written = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *whole = NULL;
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  char format[] = "%.0f";

  g_return_val_if_fail (decimals >= 0 && decimals <= 9, NULL);
  g_return_val_if_fail (fabs (value) < 1e15, NULL);

  format[2] = (char) ('0' + decimals);
  written = g_strdup (g_ascii_formatd (buffer, sizeof buffer, format, fabs (value)));
  parts = g_strsplit (written, ".", 2);
  whole = group_digits (g_ascii_strtoull (parts[0], NULL, 10));

  return g_strconcat (value < 0 ? "−" : "", whole, parts[1] != NULL ? tablee_format_decimal_mark () : "", parts[1], NULL);
}

char *
tablee_format_percent (double share)
{
  gint64 tenths = (gint64) round (share * 1000);
  g_autofree char *whole = group_digits (magnitude (tenths) / 10);
  g_autofree char *fraction = tenths % 10 != 0
    ? g_strdup_printf ("%s%d", tablee_format_decimal_mark (), (int) (magnitude (tenths) % 10))
    : g_strdup ("");
  g_autofree char *number = g_strconcat (tenths < 0 ? "−" : "", whole, fraction, NULL);

  /* Translators: a share in percent */
  return g_strdup_printf (C_("percent", "%s%%"), number);
}

char *
tablee_format_date_time (GDateTime *date_time)
{
  g_autofree char *day = NULL;

  g_return_val_if_fail (date_time != NULL, NULL);

  day = g_strdup_printf ("%d", g_date_time_get_day_of_month (date_time));

  /* Translators: a date and a time: day, month, year, hour, minute */
  return g_strdup_printf (C_("date and time", "%1$s %2$s %3$d, %4$02d:%5$02d"),
                          /* Translators: the first day of a month, in a date */
                          g_strcmp0 (day, "1") == 0 ? C_("day of the month", "1") : day,
                          month_name (g_date_time_get_month (date_time)),
                          g_date_time_get_year (date_time),
                          g_date_time_get_hour (date_time),
                          g_date_time_get_minute (date_time));
}

typedef char *(*JoinFunc) (const char *list,
                           const char *last);

static char *
join_with_and (const char *list,
               const char *last)
{
  /* Translators: a list of names so far, and the last one */
  return g_strdup_printf (C_("list", "%1$s and %2$s"), list, last);
}

static char *
join_with_or (const char *list,
              const char *last)
{
  /* Translators: what can be chosen from: a list so far, and the last one */
  return g_strdup_printf (C_("list", "%1$s or %2$s"), list, last);
}

static char *
join (const char *const *items,
      JoinFunc           join_last)
{
  g_autofree char *list = NULL;

  g_return_val_if_fail (items != NULL, NULL);

  if (items[0] == NULL)
    return g_strdup ("");

  list = g_strdup (items[0]);
  for (size_t i = 1; items[i] != NULL; i++)
    {
      char *longer = items[i + 1] == NULL ? join_last (list, items[i]) :
        /* Translators: a list of names so far, and the next one that is not the last */
        g_strdup_printf (C_("list", "%1$s, %2$s"), list, items[i]);

      g_free (list);
      list = longer;
    }

  return g_steal_pointer (&list);
}

char *
tablee_format_list (const char *const *items)
{
  return join (items, join_with_and);
}

char *
tablee_format_choice (const char *const *items)
{
  return join (items, join_with_or);
}

char *
tablee_format_coin_sum (gint64 count)
{
  g_autofree char *number = tablee_format_integer (count);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s coin", "%s coins", (gulong) ABS (count)), number);
}

char *
tablee_format_coins (gint64 count)
{
  return count == 0 ? g_strdup (C_("coins", "nothing")) : tablee_format_coin_sum (count);
}

char *
tablee_format_points (int count)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) count), count);
}

char *
tablee_format_cards (int count)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d card", "%d cards", (gulong) count), count);
}

char *
tablee_format_more_cards (int count)
{
  if (count == 1)
    return g_strdup (_("one more card"));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d more card", "%d more cards", (gulong) count), count);
}

char *
tablee_format_players (int least,
                       int most)
{
  if (least == most)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d player", "%d players", (gulong) most), most);
  if (least + 1 == most)
    /* Translators: how many can play: "1 or 2 players" */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d or %d player", "%d or %d players", (gulong) most), least, most);

  /* Translators: how many can play: "2 to 9 players" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d to %d player", "%d to %d players", (gulong) most), least, most);
}

char *
tablee_format_repeated (const char *sentence,
                        int         times)
{
  gboolean stops;
  g_autofree char *bare = NULL;
  g_autofree char *repeated = NULL;

  g_return_val_if_fail (sentence != NULL, NULL);

  if (times <= 1)
    return g_strdup (sentence);

  /* The full stop comes last. */
  stops = g_str_has_suffix (sentence, ".");
  bare = g_strndup (sentence, strlen (sentence) - (stops ? 1 : 0));
  /* Translators: a sentence of what happened, without its full stop, and how many times in a row it did: "Bo draws a card (×2)" */
  repeated = g_strdup_printf (C_("log", "%1$s (×%2$d)"), bare, times);

  return g_strconcat (repeated, stops ? "." : "", NULL);
}

char *
tablee_format_sentences (const char *first,
                         const char *second)
{
  return first != NULL && second != NULL ? g_strdup_printf ("%s %s", first, second) : g_strdup (first != NULL ? first : second);
}
