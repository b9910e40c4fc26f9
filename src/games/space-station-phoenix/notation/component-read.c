/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A component set, read from its file and checked as a whole. */
#include "component-read.h"

#include "component-reading.h"
#include "spelling.h"

#include <string.h>

enum
{
  VERSION = 1,
  MAX_SPECIES = 60,
  MIN_ALIENS = 5,
  ALIEN_SPECIES = 4,
  MAX_TURNS = 999,
};

static const char format_id[] = "tablee-components";
static const char game_id[] = "space-station-phoenix";

static void
read_head (PhReading *reading)
{
  TableeReader *reader = reading->reader;
  const char *format, *game;
  gint64 version;

  ph_reading_require (reading, "format");
  format = tablee_reader_string (reader, "format");
  if (format != NULL && !g_str_equal (format, format_id))
    tablee_reader_fail (reader, "format", "this must be \"%s\"", format_id);
  ph_reading_require (reading, "version");
  version = tablee_reader_integer (reader, "version", 1, 1, G_MAXINT64);
  if (version > VERSION)
    tablee_reader_fail (reader, "version", "this is version %jd, and this program reads versions up to %d", (intmax_t) version, VERSION);
  ph_reading_require (reading, "game");
  game = tablee_reader_string (reader, "game");
  if (game != NULL && !g_str_equal (game, game_id))
    tablee_reader_fail (reader, "game", "this must be \"%s\"", game_id);
  ph_reading_name (reading, "title", reading->set->title);
  ph_reading_skip_text (reading, "author");
  ph_reading_skip_text (reading, "note");
}

static void
read_compensation (PhReading *reading,
                   PhSetup   *setup,
                   guint      seats)
{
  guint count = ph_reading_enter_list (reading, "compensation", seats, seats);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      ph_reading_goods (reading, FALSE, setup->compensation[i]);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}

static void
read_setup (PhReading *reading,
            gboolean   seen[PH_SEAT_COUNTS])
{
  int line = ph_reading_players (reading, seen);
  PhSetup *setup;

  if (line < 0)
    return;

  setup = &reading->set->setups[line];
  setup->aliens = ph_reading_number (reading, "aliens", MIN_ALIENS, ALIEN_SPECIES * reading->set->species);
  setup->humans = ph_reading_number (reading, "humans", 0, PH_MAX_AMOUNT);
  setup->sectors = ph_reading_number (reading, "sectors", 1, PH_TEMPLATES);
  read_compensation (reading, setup, (guint) (line + PH_MIN_SEATS));
}

static void
read_setups (PhReading *reading)
{
  gboolean seen[PH_SEAT_COUNTS] = { FALSE };
  guint count;

  reading->set->species = ph_reading_number (reading, "aliens_per_species", MIN_ALIENS, MAX_SPECIES);
  ph_reading_require (reading, "turn_limit");
  reading->set->turn_limit = (guint16) tablee_reader_integer (reading->reader, "turn_limit", 1, 1, MAX_TURNS);
  count = ph_reading_enter_list (reading, "set_up", PH_SEAT_COUNTS, PH_SEAT_COUNTS);
  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_setup (reading, seen);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}

/*
 * Diplomacy
 */

static void
read_fee_line (PhReading *reading,
               gboolean   seen[PH_SEAT_COUNTS])
{
  int line = ph_reading_players (reading, seen);
  guint count = ph_reading_enter_list (reading, "levels", PH_TRACK_LEVELS, PH_TRACK_LEVELS);

  if (count == PH_TRACK_LEVELS && line >= 0)
    for (guint i = 0; i < PH_TRACK_LEVELS; i++)
      reading->set->setups[line].fees[i] = (guint8) tablee_reader_integer_at (reading->reader, i, 1, PH_MAX_AMOUNT);
  tablee_reader_leave (reading->reader);
}

static void
read_fees (PhReading *reading)
{
  gboolean seen[PH_SEAT_COUNTS] = { FALSE };
  guint count = ph_reading_enter_list (reading, "fees", PH_SEAT_COUNTS, PH_SEAT_COUNTS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_fee_line (reading, seen);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}

static void
read_reward (PhReading *reading,
             PhReward  *reward)
{
  TableeReader *reader = reading->reader;

  ph_reading_goods (reading, TRUE, reward->goods);
  if (tablee_reader_take_null (reader, "price") || !tablee_reader_enter_object (reader, "price"))
    return;

  ph_reading_goods (reading, TRUE, reward->price);
  for (int good = 0; good < PH_GOODS; good++)
    if (reward->price[good] > 0 && reward->goods[good] == 0)
      tablee_reader_fail (reader, ph_good_words[good], "there is a price here, but no reward");
  tablee_reader_leave (reader);
}

static void
read_track (PhReading *reading,
            gboolean   seen[PH_TRACKS])
{
  int track = ph_reading_word (reading, "track", ph_track_words);
  guint count;

  if (seen[track])
    tablee_reader_fail (reading->reader, "track", "\"%s\" occurs twice", ph_track_words[track]);
  seen[track] = TRUE;
  count = ph_reading_enter_list (reading, "levels", PH_TRACK_LEVELS, PH_TRACK_LEVELS);
  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_reward (reading, &reading->set->rewards[track][i]);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}

static void
read_rewards (PhReading *reading)
{
  gboolean seen[PH_TRACKS] = { FALSE };
  guint count = ph_reading_enter_list (reading, "rewards", PH_TRACKS, PH_TRACKS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_track (reading, seen);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}

static void
read_diplomacy (PhReading *reading)
{
  ph_reading_require (reading, "diplomacy");
  if (!tablee_reader_enter_object (reading->reader, "diplomacy"))
    return;

  read_fees (reading);
  read_rewards (reading);
  reading->set->front_gems = ph_reading_number (reading, "front_gems", 0, PH_MAX_AMOUNT);
  tablee_reader_leave (reading->reader);
}

/*
 * First game
 */

static void
read_first_hub (PhReading *reading,
                guint      place)
{
  PhFirstFleet *fleets = reading->set->first_fleets;
  const char *id;
  int hub = -1;

  ph_reading_require (reading, "hub");
  id = tablee_reader_string (reading->reader, "hub");
  if (id == NULL)
    return;

  if (strlen (id) == 3 && id[0] == 'H' && g_ascii_isdigit (id[1]) && g_ascii_isdigit (id[2]))
    hub = (id[1] - '0') * 10 + id[2] - '0' - 1;
  if (hub < 0 || hub >= reading->set->hub_count)
    {
      tablee_reader_fail (reading->reader, "hub", "write the id of a hub");
      return;
    }
  for (guint i = 0; i < place; i++)
    if (fleets[i].hub == hub)
      tablee_reader_fail (reading->reader, "hub", "%s occurs twice", id);
  fleets[place].hub = (guint8) hub;
}

static void
read_first_ships (PhReading *reading,
                  guint      place,
                  int        used[PH_SHIP_KINDS])
{
  TableeReader *reader = reading->reader;
  guint count = ph_reading_enter_list (reading, "ships", PH_FIRST_GAME_SHIPS, PH_FIRST_GAME_SHIPS);

  for (guint i = 0; i < count; i++)
    {
      int kind = ph_reading_kind_at (reading, i);

      if (kind < 0)
        break;
      if (ph_ship_level (kind) == 1)
        tablee_reader_fail_at (reader, i, "everybody has the ships of level 1");
      else if (++used[kind] > reading->set->ships[kind].copies)
        tablee_reader_fail_too_many (reader, i, ph_kind_to_key (kind), reading->set->ships[kind].copies);
      reading->set->first_fleets[place].ships[i] = (guint8) kind;
    }
  tablee_reader_leave (reader);
}

static void
read_first_game (PhReading *reading)
{
  int used[PH_SHIP_KINDS] = { 0 };
  guint count = ph_reading_enter_list (reading, "first_game", PH_MAX_SEATS, PH_MAX_SEATS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_first_hub (reading, i);
      read_first_ships (reading, i, used);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}

gboolean
ph_components_read (JsonObject    *object,
                    const char    *id,
                    PhComponents  *components,
                    GError       **error)
{
  g_autoptr (TableeReader) reader = NULL;
  g_autofree PhComponents *set = NULL;
  PhReading reading = { 0 };

  g_return_val_if_fail (object != NULL, FALSE);
  g_return_val_if_fail (id != NULL && strlen (id) < PH_NAME_SIZE, FALSE);
  g_return_val_if_fail (components != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  reading.reader = reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_DATA);
  reading.set = set = g_new0 (PhComponents, 1);
  strcpy (set->id, id);
  read_head (&reading);
  read_setups (&reading);
  ph_reading_ships (&reading);
  ph_reading_neutrals (&reading);
  ph_reading_bonuses (&reading);
  ph_reading_sectors (&reading);
  ph_reading_hubs (&reading);
  read_diplomacy (&reading);
  read_first_game (&reading);
  if (!tablee_reader_finish (reader, error))
    return FALSE;

  ph_components_seal (set);
  *components = *set;

  return TRUE;
}
