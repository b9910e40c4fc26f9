/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Numbers, money, dates and lists in the forms of the language that is set, taken from our own catalogue, never from LC_NUMERIC
 * or LC_TIME. Returns: (transfer full) */
char       *tablee_format_integer       (gint64       value);           /* 1,000 or 1 000; −3 with U+2212 */
char       *tablee_format_money         (gint64       cents);           /* €1.20, €3.00 or 1,20 € */
char       *tablee_format_money_short   (gint64       cents);           /* the same, whole euros without decimals: €3 */
char       *tablee_format_decimal       (double       value,
                                         int          decimals);        /* 1,234.50 or 1 234,50 */
char       *tablee_format_percent       (double       share);           /* 0.125: 12.5% or 12,5 % */
char       *tablee_format_date_time     (GDateTime   *date_time);       /* 3 November 2026, 14:05 */
char       *tablee_format_coin_sum      (gint64       count);           /* "3 coins", "0 coins" */
char       *tablee_format_coins         (gint64       count);           /* "3 coins", "nothing" for none at all */
char       *tablee_format_points        (int          count);           /* "3 points" */
char       *tablee_format_cards         (int          count);           /* "5 cards" */
char       *tablee_format_more_cards    (int          count);           /* "one more card", "2 more cards" */
char       *tablee_format_players        (int          least,
                                         int          most);            /* "2 players", "1 or 2 players", "2 to 9 players" */
char       *tablee_format_repeated      (const char  *sentence,
                                         int          times);           /* "Bo draws a card (×2)."; as it is if once */
char       *tablee_format_sentences     (const char  *first,
                                         const char  *second);          /* one after the other; each (nullable), and so is the text */
const char *tablee_format_decimal_mark  (void);                         /* "." or ","; (transfer none) */
char       *tablee_format_list          (const char *const *items);     /* "Ana, Bo and Cleo" */
char       *tablee_format_choice        (const char *const *items);     /* "Ana, Bo or Cleo" */

G_END_DECLS
