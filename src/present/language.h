/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Languages that the interface has; "" is that of the system. */
extern const char *const tablee_languages[];   /* "", "en", "fr", NULL */

/* Once, at the very start of main(), before any other call that could translate. */
void        tablee_language_init        (void);

/* Switches to @language ("" for the system's) from now on: gettext answers in it at once. Whoever shows text builds it anew. */
void        tablee_language_set         (const char *language);

/* The language that answers now: "en" or "fr". */
const char *tablee_language_get         (void);

/* Numbers, money, dates and durations in the forms of the language that is set, taken from our own catalogue, never from LC_NUMERIC
 * or LC_TIME. Returns: (transfer full) */
char       *tablee_format_integer       (gint64       value);           /* 1 000; −3 with U+2212 */
char       *tablee_format_money         (gint64       cents);           /* 1,20 €  or €1.20 */
char       *tablee_format_percent       (double       share);           /* 0.125: 12.5 % */
char       *tablee_format_date_time     (GDateTime   *date_time);       /* 3 November 2026, 14:05 */
char       *tablee_format_list          (const char *const *items);     /* "Ana, Bo and Cleo" */

G_END_DECLS
