/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the parts of a component set are read with: numbers, words, amounts. */
#include "component-reading.h"

#include "spelling.h"

#include <string.h>

enum { MAX_TEXT = 2000 };

void
ph_reading_require (PhReading  *reading,
                    const char *key)
{
  if (!tablee_reader_failed (reading->reader) && !tablee_reader_has (reading->reader, key))
    tablee_reader_fail (reading->reader, key, "this key is missing");
}

guint8
ph_reading_number (PhReading  *reading,
                   const char *key,
                   int         minimum,
                   int         maximum)
{
  ph_reading_require (reading, key);

  return (guint8) tablee_reader_integer (reading->reader, key, minimum, minimum, maximum);
}

guint8
ph_reading_amount (PhReading  *reading,
                   const char *key)
{
  return (guint8) tablee_reader_integer (reading->reader, key, 0, 0, PH_MAX_AMOUNT);
}

int
ph_reading_word (PhReading         *reading,
                 const char        *key,
                 const char *const *words)
{
  ph_reading_require (reading, key);

  return tablee_reader_word (reading->reader, key, 0, words);
}

void
ph_reading_name (PhReading  *reading,
                 const char *key,
                 char        target[PH_NAME_SIZE])
{
  const char *text;

  ph_reading_require (reading, key);
  text = tablee_reader_string (reading->reader, key);
  if (text == NULL)
    return;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (!g_unichar_isprint (g_utf8_get_char (c)))
      {
        tablee_reader_fail (reading->reader, key, "write only characters that can be printed");
        return;
      }
  if (*text == '\0' || strlen (text) >= PH_NAME_SIZE)
    tablee_reader_fail (reading->reader, key, "write 1 to %d bytes", PH_NAME_SIZE - 1);
  else
    strcpy (target, text);
}

void
ph_reading_skip_text (PhReading  *reading,
                      const char *key)
{
  const char *text = tablee_reader_string (reading->reader, key);

  if (text != NULL && g_utf8_strlen (text, -1) > MAX_TEXT)
    tablee_reader_fail (reading->reader, key, "write at most %d characters", MAX_TEXT);
}

guint
ph_reading_enter_list (PhReading  *reading,
                       const char *key,
                       guint       minimum,
                       guint       maximum)
{
  guint count;

  ph_reading_require (reading, key);
  count = tablee_reader_enter_list (reading->reader, key, maximum);
  if (count >= minimum || tablee_reader_failed (reading->reader))
    return count;

  tablee_reader_fail (reading->reader, NULL, "at least %u are needed here, not %u", minimum, count);

  return 0;
}

void
ph_reading_goods (PhReading *reading,
                  gboolean   with_vp,
                  guint8     target[PH_GOODS])
{
  for (int good = 0; good < (with_vp ? PH_GOODS : PH_VP); good++)
    target[good] = ph_reading_amount (reading, ph_good_words[good]);
}

int
ph_reading_kind_at (PhReading *reading,
                    guint      index)
{
  const char *key = tablee_reader_string_at (reading->reader, index);
  int kind = key != NULL ? ph_kind_from_key (key) : -1;
  g_autofree char *quote = key != NULL ? tablee_reader_quote (key) : NULL;

  if (key != NULL && kind < 0)
    tablee_reader_fail_at (reading->reader, index, "%s is not a ship", quote);

  return kind;
}

int
ph_reading_players (PhReading *reading,
                    gboolean   seen[PH_SEAT_COUNTS])
{
  int line = ph_reading_number (reading, "players", PH_MIN_SEATS, PH_MAX_SEATS) - PH_MIN_SEATS;

  if (tablee_reader_failed (reading->reader))
    return -1;
  if (seen[line])
    {
      tablee_reader_fail (reading->reader, "players", "there is a line for %d players already", line + PH_MIN_SEATS);
      return -1;
    }
  seen[line] = TRUE;

  return line;
}
