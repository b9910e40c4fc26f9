/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The ships and neutral ships of a component set, read and checked. */
#include "component-reading.h"

#include "spelling.h"

#include <string.h>

enum
{
  HAND = 3,        /* what the draft deals of each level */
  MAX_ROLLED = 11,
};

/* By PhShipType: what the effect is called. */
static const char *const effects[PH_SHIP_TYPES] = {
  "extra_metal", "discount", "dice", "transactions", "tracks", "food", "water",
};

/* The kind that the key, the type and the level agree on; -1 after a mistake. */
static int
read_kind (PhReading *reading)
{
  TableeReader *reader = reading->reader;
  const char *key;
  int kind, type, level;

  ph_reading_require (reading, "key");
  key = tablee_reader_string (reader, "key");
  type = ph_reading_word (reading, "type", ph_ship_type_words);
  level = ph_reading_number (reading, "level", 1, PH_LEVELS);
  if (tablee_reader_failed (reader))
    return -1;

  kind = ph_kind_from_key (key);
  if (kind < 0)
    tablee_reader_fail (reader, "key", "this is not a ship; it must be DIS1 to DIS3, CON1 to CON3, EXP1 to EXP3, TRA1 to TRA3, DIP1 to DIP3, FAR2, FAR3, ICE2 or ICE3");
  else if (type != ph_ship_type (kind))
    tablee_reader_fail (reader, "type", "%s is of the type \"%s\"", key, ph_ship_type_words[ph_ship_type (kind)]);
  else if (level != ph_ship_level (kind))
    tablee_reader_fail (reader, "level", "%s is of level %d", key, ph_ship_level (kind));
  else if (reading->set->ships[kind].cost > 0)
    tablee_reader_fail (reader, "key", "%s occurs twice", key);

  return tablee_reader_failed (reader) ? -1 : kind;
}

static guint8
read_effect (PhReading *reading,
             int        type)
{
  static const int minimum[PH_SHIP_TYPES] = { 0, 0, 1, 1, 1, 1, 1 };
  static const int maximum[PH_SHIP_TYPES] = {
    PH_MAX_AMOUNT, PH_MAX_AMOUNT, MAX_ROLLED, PH_MAX_AMOUNT, PH_TRACKS, PH_MAX_AMOUNT, PH_MAX_AMOUNT,
  };

  return ph_reading_number (reading, effects[type], minimum[type], maximum[type]);
}

static void
read_ship (PhReading *reading)
{
  int kind = read_kind (reading);
  PhShipKind *ship;

  if (kind < 0)
    return;

  ship = &reading->set->ships[kind];
  ship->cost = ph_reading_number (reading, "cost", 1, PH_MAX_AMOUNT);
  ship->fee = ph_reading_number (reading, "fee", 0, PH_MAX_AMOUNT);
  ship->metal = ph_reading_number (reading, "metal", 0, PH_MAX_AMOUNT);
  ship->effect = read_effect (reading, ph_ship_type (kind));
  if (ph_ship_type (kind) == PH_EXPEDITION)
    ship->capacity = ph_reading_number (reading, "capacity", 1, MAX_ROLLED);
  ship->copies = ph_ship_level (kind) == 1 ? 1 : ph_reading_number (reading, "copies", 0, PH_MAX_COPIES);
}

/* Whether each level has the cards that a draft of four deals. */
static void
check_copies (PhReading *reading,
              int        level)
{
  int count = 0;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    count += reading->set->ships[ph_ship_kind (type, level)].copies;
  if (count < HAND * PH_MAX_SEATS || count > PH_MAX_COPIES)
    tablee_reader_fail (reading->reader, "ships", "%d copies are of level %d; there must be %d to %d", count, level,
                        HAND * PH_MAX_SEATS, PH_MAX_COPIES);
}

void
ph_reading_ships (PhReading *reading)
{
  guint count = ph_reading_enter_list (reading, "ships", 1, PH_SHIP_KINDS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_ship (reading);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);

  for (int kind = 0; kind < PH_SHIP_KINDS; kind++)
    if (ph_kind_to_key (kind) != NULL && reading->set->ships[kind].cost == 0)
      tablee_reader_fail (reading->reader, "ships", "%s is missing", ph_kind_to_key (kind));
  for (int level = 2; level <= PH_LEVELS; level++)
    check_copies (reading, level);
}

static gboolean
is_neutral_key (const char *key)
{
  gsize length = strlen (key);

  return length > 0 && length < PH_KEY_SIZE && strspn (key, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == length &&
         ph_kind_from_key (key) < 0;
}

static void
read_neutral_key (PhReading *reading,
                  PhNeutral *neutral)
{
  TableeReader *reader = reading->reader;
  const char *key;

  ph_reading_require (reading, "key");
  key = tablee_reader_string (reader, "key");
  if (key == NULL)
    return;

  for (int row = 0; row < reading->set->neutral_count; row++)
    if (g_str_equal (reading->set->neutrals[row].key, key))
      tablee_reader_fail (reader, "key", "%s occurs twice", key);
  if (is_neutral_key (key))
    strcpy (neutral->key, key);
  else
    tablee_reader_fail (reader, "key", "write 1 to %d capitals, digits and hyphens, but not the key of a player's ship",
                        PH_KEY_SIZE - 1);
}

static void
read_neutral (PhReading *reading)
{
  TableeReader *reader = reading->reader;
  PhNeutral *neutral = &reading->set->neutrals[reading->set->neutral_count];
  const char *ship;
  int least = reading->set->neutral_count > 0 ? neutral[-1].seats : PH_MIN_SEATS;

  read_neutral_key (reading, neutral);
  ph_reading_require (reading, "acts_as");
  ship = tablee_reader_string (reader, "acts_as");
  if (ship != NULL && ph_kind_from_key (ship) < 0)
    tablee_reader_fail (reader, "acts_as", "write the key of a ship");
  else if (ship != NULL)
    neutral->ship = (guint8) ph_kind_from_key (ship);
  neutral->cost = ph_reading_number (reading, "cost", 1, PH_MAX_AMOUNT);
  neutral->seats = ph_reading_number (reading, "from_players", PH_MIN_SEATS, PH_MAX_SEATS);
  if (neutral->seats < least)
    tablee_reader_fail (reader, "from_players", "must be at least %d; the first rows are taken first", least);
  reading->set->neutral_count++;
}

void
ph_reading_neutrals (PhReading *reading)
{
  guint count = ph_reading_enter_list (reading, "neutral_ships", 0, PH_MAX_NEUTRALS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_neutral (reading);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}
