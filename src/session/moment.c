/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When something was, as records and the database write it. */
#include "moment.h"

enum
{
  FIRST_YEAR = 1000,  /* those of fewer digits could not be read back */
};

GDateTime *
tablee_moment_parse (const char *text)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GDateTime) moment = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  local = g_date_time_new_from_iso8601 (text, utc);
  moment = local != NULL ? g_date_time_to_utc (local) : NULL;

  return moment != NULL && g_date_time_get_year (moment) >= FIRST_YEAR ? g_steal_pointer (&moment) : NULL;
}

char *
tablee_moment_to_text (GDateTime *moment)
{
  g_autoptr (GDateTime) utc = NULL;

  g_return_val_if_fail (moment != NULL, NULL);

  utc = g_date_time_to_utc (moment);

  return g_date_time_format (utc, "%Y-%m-%dT%H:%M:%SZ");
}

GDateTime *
tablee_moment_from_number (gint64 microseconds)
{
  g_autoptr (GDateTime) second = g_date_time_new_from_unix_utc (microseconds / G_USEC_PER_SEC);

  return second != NULL ? g_date_time_add (second, microseconds % G_USEC_PER_SEC) : NULL;
}

gint64
tablee_moment_to_number (GDateTime *moment)
{
  g_return_val_if_fail (moment != NULL, 0);

  return g_date_time_to_unix (moment) * G_USEC_PER_SEC + g_date_time_get_microsecond (moment);
}
