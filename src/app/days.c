/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The calendar of whoever sits here. */
#include "config.h"
#include "days.h"

gint64
tablee_days_get_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate date;

  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (now), (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));

  return g_date_get_julian (&date);
}
