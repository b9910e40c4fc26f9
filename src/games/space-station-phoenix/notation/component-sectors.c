/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sectors and end bonuses of a component set, read and checked. */
#include "component-reading.h"

#include <string.h>

enum { MIN_QUARTERS = 3 };

/* By PhEndKind, from PH_END_HUMAN on. */
static const char *const end_words[] = {
  "human", "gold", "own-colour", "sector", "level-3-sector", "full-sector", "wing", "level-2-track", "diplomacy-level", "species",
  "resident", "ship", NULL,
};

/* What quarters and the powers of hubs are written with; a number may follow those that have an amount. */
static const struct
{
  const char   *code;
  PhQuarterKind kind;
  gboolean      counts;
  gboolean      in_sectors;
  gboolean      in_hubs;
} quarter_codes[] = {
  { "-", PH_QUARTER_PLAIN, FALSE, TRUE, FALSE },
  { "G", PH_QUARTER_GEMS, TRUE, TRUE, FALSE },
  { "F", PH_QUARTER_FOOD, TRUE, TRUE, FALSE },
  { "W", PH_QUARTER_WATER, TRUE, TRUE, FALSE },
  { "M", PH_QUARTER_METAL, TRUE, TRUE, FALSE },
  { "V", PH_QUARTER_VP, TRUE, TRUE, FALSE },
  { "X", PH_QUARTER_DIE, FALSE, TRUE, FALSE },
  { "T", PH_QUARTER_SWAP, FALSE, TRUE, FALSE },
  { "bD", PH_QUARTER_DISMANTLE, TRUE, TRUE, TRUE },
  { "bC", PH_QUARTER_CONSTRUCTION, TRUE, TRUE, TRUE },
  { "bE", PH_QUARTER_EXPEDITION, TRUE, TRUE, TRUE },
  { "bP", PH_QUARTER_TRANSPORT, TRUE, TRUE, TRUE },
  { "bR", PH_QUARTER_REROLL, FALSE, TRUE, TRUE },
  { "bL", PH_QUARTER_LOBBY, TRUE, TRUE, TRUE },
  { "toll", PH_QUARTER_TOLL, TRUE, FALSE, TRUE },
  { "observe", PH_QUARTER_OBSERVE, TRUE, FALSE, TRUE },
};

void
ph_reading_end (PhReading *reading,
                PhEnd     *end)
{
  end->points = ph_reading_number (reading, "vp", 1, PH_MAX_AMOUNT);
  end->kind = (guint8) (PH_END_HUMAN + ph_reading_word (reading, "per", end_words));
  end->group = (guint8) tablee_reader_integer (reading->reader, "each", 1, 1, PH_MAX_AMOUNT);
  end->maximum = (guint8) tablee_reader_integer (reading->reader, "max", 0, 1, PH_MAX_AMOUNT);
}

static gboolean
is_bonus_code (const char *code)
{
  gsize length = strlen (code);

  return code[0] == 'Z' && length > 1 && length < PH_MAX_CODE && strspn (code + 1, "abcdefghijklmnopqrstuvwxyz") == length - 1;
}

static const PhBonus *
find_bonus (PhReading  *reading,
            const char *code)
{
  for (guint i = 0; i < reading->bonus_count; i++)
    if (g_str_equal (reading->bonuses[i].code, code))
      return &reading->bonuses[i];

  return NULL;
}

static void
read_bonus (PhReading *reading)
{
  TableeReader *reader = reading->reader;
  PhBonus *bonus = &reading->bonuses[reading->bonus_count];
  const char *code;

  ph_reading_require (reading, "code");
  code = tablee_reader_string (reader, "code");
  if (code == NULL)
    return;
  if (!is_bonus_code (code))
    tablee_reader_fail (reader, "code", "write \"Z\" and small letters");
  else if (find_bonus (reading, code) != NULL)
    tablee_reader_fail (reader, "code", "%s occurs twice", code);
  ph_reading_end (reading, &bonus->end);
  if (tablee_reader_failed (reader))
    return;

  strcpy (bonus->code, code);
  reading->bonus_count++;
}

void
ph_reading_bonuses (PhReading *reading)
{
  guint count = ph_reading_enter_list (reading, "end_bonuses", 0, PH_MAX_BONUSES);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_bonus (reading);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}

/* The number behind a code, 1 if there is none; 0 if it is no number of such an amount. */
static guint8
amount_from_text (const char *text)
{
  guint64 number;

  if (*text == '\0')
    return 1;
  if (!g_ascii_isdigit (*text) || *text == '0' || !g_ascii_string_to_unsigned (text, 10, 1, PH_MAX_AMOUNT, &number, NULL))
    return 0;

  return (guint8) number;
}

gboolean
ph_quarter_from_text (const char *text,
                      gboolean    of_hub,
                      PhQuarter  *quarter)
{
  for (gsize i = 0; i < G_N_ELEMENTS (quarter_codes); i++)
    {
      gsize length = strlen (quarter_codes[i].code);
      guint8 amount;

      if (!(of_hub ? quarter_codes[i].in_hubs : quarter_codes[i].in_sectors) ||
          strncmp (text, quarter_codes[i].code, length) != 0 || (!quarter_codes[i].counts && text[length] != '\0'))
        continue;
      amount = amount_from_text (text + length);
      if (amount == 0)
        continue;
      quarter->kind = (guint8) quarter_codes[i].kind;
      quarter->amount = quarter->kind == PH_QUARTER_PLAIN ? 0 : amount;
      return TRUE;
    }

  return FALSE;
}


static gboolean
read_end_quarter (PhReading  *reading,
                  guint       index,
                  const char *code,
                  int         number,
                  PhSector   *sector)
{
  const PhBonus *bonus = find_bonus (reading, code);
  g_autofree char *quote = tablee_reader_quote (code);

  if (bonus == NULL)
    tablee_reader_fail_at (reading->reader, index, "%s must be one of the end bonuses", quote);
  else if (ph_sector_level (number) < PH_LEVELS || index + 1 < sector->count)
    tablee_reader_fail_at (reading->reader, index,
                           "%s is an end bonus; they are in the last quarter of level 3 sectors only", quote);
  if (tablee_reader_failed (reading->reader))
    return FALSE;

  sector->quarters[index].kind = PH_QUARTER_END;
  sector->end = bonus->end;

  return TRUE;
}

static gboolean
read_quarter (PhReading *reading,
              guint      index,
              int        number,
              PhSector  *sector)
{
  const char *code = tablee_reader_string_at (reading->reader, index);
  g_autofree char *quote = NULL;

  if (code == NULL)
    return FALSE;
  if (*code == 'Z')
    return read_end_quarter (reading, index, code, number, sector);
  if (ph_quarter_from_text (code, FALSE, &sector->quarters[index]))
    return TRUE;

  quote = tablee_reader_quote (code);
  tablee_reader_fail_at (reading->reader, index, "%s is not a quarter", quote);

  return FALSE;
}

static void
read_quarters (PhReading *reading,
               int        number,
               PhSector  *sector)
{
  int powers = 0;
  guint i = 0;

  sector->count = (guint8) ph_reading_enter_list (reading, "quarters", MIN_QUARTERS, PH_MAX_QUARTERS);
  for (; i < sector->count && read_quarter (reading, i, number, sector); i++)
    {
      powers += sector->quarters[i].kind == PH_QUARTER_DIE || sector->quarters[i].kind == PH_QUARTER_SWAP;
      if (powers > 1)
        tablee_reader_fail_at (reading->reader, i, "a sector has one X or one T at most");
    }
  tablee_reader_leave (reading->reader);
}

static void
read_sector (PhReading *reading)
{
  TableeReader *reader = reading->reader;
  int id, number;
  PhSector *sector;

  ph_reading_require (reading, "id");
  id = (int) tablee_reader_integer (reader, "id", 0, 0, G_MAXINT);
  if (tablee_reader_failed (reader))
    return;
  number = ph_sector_from_id (id);
  if (number < 0)
    {
      tablee_reader_fail (reader, "id", "%d is not a sector; its level and colour must be from 1 to 3, its number from 1 to %d", id, PH_TEMPLATES);
      return;
    }
  sector = &reading->set->sectors[number];
  if (sector->cost > 0)
    {
      tablee_reader_fail (reader, "id", "%d occurs twice", id);
      return;
    }

  sector->cost = ph_reading_number (reading, "cost", 1, PH_MAX_AMOUNT);
  read_quarters (reading, number, sector);
}

void
ph_reading_sectors (PhReading *reading)
{
  guint count = ph_reading_enter_list (reading, "sectors", 1, PH_SECTORS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_sector (reading);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);

  for (int number = 0; number < PH_SECTORS; number++)
    if (reading->set->sectors[number].cost == 0)
      tablee_reader_fail (reading->reader, "sectors", "%d is missing; there are %d of each level and colour",
                          ph_sector_id (number), PH_TEMPLATES);
}
