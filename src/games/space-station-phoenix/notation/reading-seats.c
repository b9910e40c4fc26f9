/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The seats of a position, read: fleets, stations, residents, cards. */
#include "reading-private.h"

#include "spelling.h"

#include <string.h>

/*
 * Ships
 */

/* What lies on a ship: nothing, or what it costs. */
static gboolean
read_gems (PhPositionReading *reading,
           int                cost)
{
  int gems = (int) tablee_reader_integer (reading->reader, "gems", 0, 0, PH_MAX_GOODS);

  if (gems != 0 && gems != cost)
    tablee_reader_fail (reading->reader, "gems", "%d is neither 0 nor what the ship costs, %d", gems, cost);

  return gems != 0;
}

static void
read_ship (PhPositionReading *reading,
           PhSeat            *seat)
{
  const char *key;
  int kind;

  if (!tablee_reader_failed (reading->reader) && !tablee_reader_has (reading->reader, "ship"))
    tablee_reader_fail (reading->reader, "ship", "this key is missing");
  key = tablee_reader_string (reading->reader, "ship");
  if (key == NULL)
    return;

  kind = ph_kind_from_key (key);
  if (kind < 0)
    {
      g_autofree char *quote = tablee_reader_quote (key);

      tablee_reader_fail (reading->reader, "ship", "%s is not a ship of a fleet", quote);
      return;
    }
  if (!ph_name_ship (reading, "ship", 0, kind))
    return;

  if (read_gems (reading, reading->ruleset->components.ships[kind].cost))
    seat->used |= UINT64_C (1) << seat->fleet_count;
  seat->fleet[seat->fleet_count++] = (guint8) kind;
}

static void
read_fleet (PhPositionReading *reading,
            PhSeat            *seat)
{
  guint count = tablee_reader_enter_list (reading->reader, "fleet", PH_MAX_FLEET - 1);
  unsigned own = 0;

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_ship (reading, seat);
      tablee_reader_leave (reading->reader);
    }
  for (int place = 0; place < seat->fleet_count; place++)
    if (ph_ship_level (seat->fleet[place]) == 1)
      {
        unsigned bit = 1u << ph_ship_type (seat->fleet[place]);

        if (own & bit)
          tablee_reader_fail_too_many (reading->reader, (guint) place, ph_kind_to_key (seat->fleet[place]), 1);
        own |= bit;
      }
  tablee_reader_leave (reading->reader);
}

/*
 * The station
 */

static void
read_resident (PhPositionReading *reading,
               PhSeat            *seat,
               int                slot,
               guint              index)
{
  const char *text = tablee_reader_string_at (reading->reader, index);
  gboolean fresh = text != NULL && g_str_has_suffix (text, "!");
  g_autofree char *word = text != NULL ? g_strndup (text, strlen (text) - (fresh ? 1 : 0)) : NULL;
  g_autofree char *quote = NULL;
  int species = word != NULL ? tablee_word_find (ph_species_words, word) : -1;

  if (text == NULL)
    return;

  quote = tablee_reader_quote (text);
  if (species < 0)
    tablee_reader_fail_at (reading->reader, index, "%s is not a resident", quote);
  else if (species >= PH_TEAL_ALIEN && species <= PH_BROWN_ALIEN && species - PH_TEAL_ALIEN != slot / PH_LEVELS)
    tablee_reader_fail_at (reading->reader, index, "%s lives in sectors of its own colour only", quote);
  if (tablee_reader_failed (reading->reader))
    return;

  seat->residents[slot][index] = (guint8) species;
  seat->fresh[slot] |= (guint8) (fresh << index);
  seat->filled[slot]++;
}

static void
read_residents (PhPositionReading *reading,
                PhSeat            *seat,
                int                slot)
{
  int quarters = reading->ruleset->components.sectors[seat->sectors[slot]].count;
  guint count = tablee_reader_enter_list (reading->reader, "residents", (guint) quarters);

  for (guint i = 0; i < count; i++)
    read_resident (reading, seat, slot, i);
  tablee_reader_leave (reading->reader);
}

static void
read_sector (PhPositionReading *reading,
             PhSeat            *seat,
             int                colour,
             int                level)
{
  int sector = ph_name_sector (reading, "sector", 0);

  if (sector < 0)
    return;

  if (ph_sector_colour (sector) != colour)
    tablee_reader_fail (reading->reader, "sector", "%d is a sector of the %s wing", ph_sector_id (sector),
                        ph_colour_words[ph_sector_colour (sector)]);
  else if (ph_sector_level (sector) != level)
    tablee_reader_fail (reading->reader, "sector", "%d is of level %d; a wing is built in the order 1, 2, 3",
                        ph_sector_id (sector), ph_sector_level (sector));
  if (tablee_reader_failed (reading->reader))
    return;

  seat->sectors[ph_slot (sector)] = (guint8) sector;
  read_residents (reading, seat, ph_slot (sector));
}

static void
read_wings (PhPositionReading *reading,
            PhSeat            *seat)
{
  TableeReader *reader = reading->reader;

  if (!tablee_reader_enter_object (reader, "wings"))
    return;

  for (int colour = 0; colour < PH_COLOURS; colour++)
    {
      guint count = tablee_reader_enter_list (reader, ph_colour_words[colour], PH_LEVELS);

      for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
        {
          read_sector (reading, seat, colour, (int) i + 1);
          tablee_reader_leave (reader);
        }
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);
}

/*
 * Hubs
 */

/* Each hub is there once. -1 after a mistake. */
static int
name_hub (PhPositionReading *reading,
          const char        *key,
          guint              index,
          const char        *id)
{
  TableeReader *reader = reading->reader;
  int hub = ph_hub_from_id (id);
  g_autofree char *quote = tablee_reader_quote (id);

  if (hub < 0 || hub >= reading->ruleset->components.hub_count)
    {
      if (key != NULL)
        tablee_reader_fail (reader, key, "%s is not a hub", quote);
      else
        tablee_reader_fail_at (reader, index, "%s is not a hub", quote);
      return -1;
    }
  if (reading->hub_named[hub])
    {
      if (key != NULL)
        tablee_reader_fail (reader, key, "%s occurs twice", quote);
      else
        tablee_reader_fail_at (reader, index, "%s occurs twice", quote);
      return -1;
    }
  reading->hub_named[hub] = TRUE;

  return hub;
}

static void
read_dealt (PhPositionReading *reading,
            PhSeat            *seat)
{
  guint count = tablee_reader_enter_list (reading->reader, "hubs", PH_DEALT_HUBS);

  if (count != PH_DEALT_HUBS)
    tablee_reader_fail (reading->reader, NULL, "there must be %d hubs here", PH_DEALT_HUBS);
  for (guint i = 0; i < count; i++)
    {
      const char *id = tablee_reader_string_at (reading->reader, i);
      int hub = -1;

      if (id != NULL && reading->is_view && g_str_equal (id, "?"))
        hub = PH_UNKNOWN;
      else if (id != NULL)
        hub = name_hub (reading, NULL, i, id);
      if (hub < 0)
        break;
      seat->dealt[i] = (guint8) hub;
    }
  if (seat->dealt[0] > seat->dealt[1])
    {
      guint8 first = seat->dealt[0];

      seat->dealt[0] = seat->dealt[1];
      seat->dealt[1] = first;
    }
  tablee_reader_leave (reading->reader);
}

/* Whether @index has still to choose a hub. */
static gboolean
is_to_choose (PhPositionReading *reading,
              int                index)
{
  const PhState *state = reading->state;

  if (state->phase == PH_PHASE_DRAFT)
    return TRUE;

  return state->phase == PH_PHASE_HUB &&
         ph_place (reading->ruleset, state, index) >= ph_place (reading->ruleset, state, state->current);
}

static void
read_hub (PhPositionReading *reading,
          PhSeat            *seat,
          int                index)
{
  TableeReader *reader = reading->reader;
  gboolean chooses = is_to_choose (reading, index);
  gboolean has_dealt = tablee_reader_has (reader, "hubs");

  if (!tablee_reader_take_null (reader, "hub"))
    {
      const char *id = tablee_reader_string (reader, "hub");
      int hub = id != NULL ? name_hub (reading, "hub", 0, id) : -1;

      if (chooses)
        tablee_reader_fail (reader, "hub", "the seat has still to choose its hub");
      if (hub >= 0)
        seat->hub = (guint8) hub;
    }
  else if (!chooses && ph_is_set_up (reading->state))
    {
      tablee_reader_fail (reader, "hub", "the seat has chosen its hub by now");
    }

  if (chooses)
    read_dealt (reading, seat);
  else if (has_dealt)
    tablee_reader_fail (reader, "hubs", "the seat has no hubs to choose from");
}

static void
read_marker (PhPositionReading *reading,
             PhSeat            *seat,
             int                index)
{
  const char *text;

  if (tablee_reader_take_null (reading->reader, "marker"))
    return;

  text = tablee_reader_string (reading->reader, "marker");
  if (text != NULL && !ph_marker_from_text (reading->ruleset, index, text, &seat->marker))
    {
      g_autofree char *quote = tablee_reader_quote (text);

      tablee_reader_fail (reading->reader, "marker", "%s does not name a ship for this seat; its own ships have no \"@\"", quote);
    }
}

static void
read_tracks (PhPositionReading *reading,
             PhSeat            *seat)
{
  if (!tablee_reader_enter_object (reading->reader, "diplomacy"))
    return;

  for (int track = 0; track < PH_TRACKS; track++)
    seat->tracks[track] = (guint8) tablee_reader_integer (reading->reader, ph_track_words[track], 0, 0, PH_TRACK_LEVELS);
  tablee_reader_leave (reading->reader);
}

static void
read_seat (PhPositionReading *reading,
           int                index)
{
  PhSeat *seat = &reading->state->seats[index];

  for (int good = 0; good < PH_GOODS; good++)
    seat->goods[good] = (guint16) tablee_reader_integer (reading->reader, ph_good_words[good], 0, 0, PH_MAX_GOODS);
  seat->turns = (guint16) tablee_reader_integer (reading->reader, "turns", 0, 0, PH_MAX_GOODS);
  read_hub (reading, seat, index);
  read_marker (reading, seat, index);
  read_fleet (reading, seat);
  read_wings (reading, seat);
  read_tracks (reading, seat);
}

void
ph_read_seats (PhPositionReading *reading)
{
  guint count = tablee_reader_enter_list (reading->reader, "players", PH_MAX_SEATS);

  for (guint i = 0; i < count; i++)
    {
      PhSeat *seat = &reading->state->seats[i];

      seat->hub = PH_NONE;
      memset (seat->dealt, PH_NONE, sizeof seat->dealt);
      seat->marker.owner = PH_NONE;
      memset (seat->sectors, PH_NONE, sizeof seat->sectors);
    }
  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_seat (reading, (int) i);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
}
