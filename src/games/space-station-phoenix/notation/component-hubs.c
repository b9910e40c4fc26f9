/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The hubs of a component set, read and checked. */
#include "component-reading.h"

#include "spelling.h"

enum
{
  DEALT = 2,            /* hubs a seat */
  DRAFTED = 2,          /* ships of a level a seat */
  SHOWN = 3,            /* ships that a hub with PH_SETUP_SHIPS sees */
};

static const char *const tiers[] = { "basic", "advanced", NULL };

/* In the order of the PH_SETUP_ bits. */
static const char *const set_up_words[] = { "ships", "sector", "track", NULL };

static void
read_id (PhReading *reading)
{
  char expected[] = "H00";
  const char *id;

  expected[1] = (char) ('0' + (reading->set->hub_count + 1) / 10);
  expected[2] = (char) ('0' + (reading->set->hub_count + 1) % 10);
  ph_reading_require (reading, "id");
  id = tablee_reader_string (reading->reader, "id");
  if (id != NULL && !g_str_equal (id, expected))
    tablee_reader_fail (reading->reader, "id", "this must be %s; hubs are numbered from H01 on", expected);
}

static void
read_set_up (PhReading *reading,
             PhHub     *hub)
{
  guint count = tablee_reader_enter_list (reading->reader, "set_up", G_N_ELEMENTS (set_up_words) - 1);

  for (guint i = 0; i < count; i++)
    {
      const char *word = tablee_reader_string_at (reading->reader, i);
      int bit = word != NULL ? tablee_word_find (set_up_words, word) : -1;
      g_autofree char *quote = word != NULL ? tablee_reader_quote (word) : NULL;

      if (word == NULL)
        break;
      if (bit < 0)
        tablee_reader_fail_at (reading->reader, i, "%s must be one of \"%s\"", quote, "ships\", \"sector\", \"track");
      else if (hub->setup & 1 << bit)
        tablee_reader_fail_at (reading->reader, i, "\"%s\" occurs twice", word);
      else
        hub->setup |= (guint8) (1 << bit);
    }
  tablee_reader_leave (reading->reader);
}

static void
read_start (PhReading *reading,
            PhHub     *hub)
{
  ph_reading_require (reading, "start");
  if (!tablee_reader_enter_object (reading->reader, "start"))
    return;

  ph_reading_goods (reading, FALSE, hub->start);
  tablee_reader_leave (reading->reader);
}

static void
read_income (PhReading *reading,
             PhHub     *hub)
{
  hub->ship_group = 1;
  ph_reading_require (reading, "income");
  if (!tablee_reader_enter_object (reading->reader, "income"))
    return;

  hub->ship_gems = ph_reading_amount (reading, "ship_gems");
  hub->ship_group = (guint8) tablee_reader_integer (reading->reader, "ships", 1, 1, PH_MAX_AMOUNT);
  ph_reading_goods (reading, TRUE, hub->income);
  tablee_reader_leave (reading->reader);
}

static void
read_power (PhReading *reading,
            PhHub     *hub)
{
  const char *code;
  g_autofree char *quote = NULL;

  if (tablee_reader_take_null (reading->reader, "power"))
    return;
  code = tablee_reader_string (reading->reader, "power");
  if (code == NULL || ph_quarter_from_text (code, TRUE, &hub->power))
    return;

  quote = tablee_reader_quote (code);
  tablee_reader_fail (reading->reader, "power", "%s is not a power that a hub can have", quote);
}

static void
read_end_bonus (PhReading *reading,
                PhHub     *hub)
{
  if (tablee_reader_take_null (reading->reader, "end_bonus") ||
      !tablee_reader_enter_object (reading->reader, "end_bonus"))
    return;

  ph_reading_end (reading, &hub->end);
  if (hub->end.kind == PH_END_OWN)
    tablee_reader_fail (reading->reader, "per", "a hub has no colour of its own");
  tablee_reader_leave (reading->reader);
}

static void
read_hub (PhReading *reading)
{
  PhHub *hub = &reading->set->hubs[reading->set->hub_count];

  read_id (reading);
  ph_reading_name (reading, "name", hub->name);
  hub->advanced = ph_reading_word (reading, "tier", tiers) == 1;
  read_start (reading, hub);
  read_set_up (reading, hub);
  read_income (reading, hub);
  read_power (reading, hub);
  read_end_bonus (reading, hub);
  reading->set->hub_count++;
}

/* Whether four can be dealt hubs, and whether there are ships for the hubs that show some. */
static void
check_hubs (PhReading *reading)
{
  const PhComponents *set = reading->set;
  int basic = 0, showing = 0, cards = 0;

  for (int i = 0; i < set->hub_count; i++)
    {
      basic += !set->hubs[i].advanced;
      showing += (set->hubs[i].setup & PH_SETUP_SHIPS) != 0;
    }
  for (int type = 0; type < PH_SHIP_TYPES; type++)
    cards += set->ships[ph_ship_kind (type, 2)].copies;

  if (basic < DEALT * PH_MAX_SEATS)
    tablee_reader_fail (reading->reader, "hubs", "%d basic hubs, but four players are dealt %d", basic,
                        DEALT * PH_MAX_SEATS);
  if (cards < DRAFTED * PH_MAX_SEATS + SHOWN * MIN (showing, PH_MAX_SEATS))
    tablee_reader_fail (reading->reader, "hubs", "%d copies of level 2 are not enough for %d hubs that show ships", cards, showing);
}

void
ph_reading_hubs (PhReading *reading)
{
  guint count = ph_reading_enter_list (reading, "hubs", DEALT * PH_MAX_SEATS, PH_MAX_HUBS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reading->reader, i); i++)
    {
      read_hub (reading);
      tablee_reader_leave (reading->reader);
    }
  tablee_reader_leave (reading->reader);
  check_hubs (reading);
}
