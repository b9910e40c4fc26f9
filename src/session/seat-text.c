/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits where, in writing. */
#include "seat-text.h"

#include "notation/json-text.h"
#include "seat.h"

enum
{
  MAX_NAME = 60,     /* characters */
  MAX_PORTRAIT = 999,
  MAX_HINTS = 1000000,
};

static gboolean
is_name (const char *name)
{
  if (g_utf8_strlen (name, -1) > MAX_NAME)
    return FALSE;

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

/* Behind the levels, in the list of words for whoever can sit on a seat. */
enum
{
  HUMAN = TABLEE_N_LEVELS,
  FRIEND,
  N_PLAYERS,
};

static void
list_players (const char *words[N_PLAYERS + 1])
{
  for (int level = 0; level < TABLEE_N_LEVELS; level++)
    words[level] = tablee_level_to_id ((TableeLevel) level);
  words[HUMAN] = "human";
  words[FRIEND] = "friend";
  words[N_PLAYERS] = NULL;
}

static void
list_tempers (const char *words[TABLEE_N_TEMPERS + 1])
{
  for (int temper = 0; temper < TABLEE_N_TEMPERS; temper++)
    words[temper] = tablee_temper_to_id ((TableeTemper) temper);
  words[TABLEE_N_TEMPERS] = NULL;
}

static TableeSeatKind
kind_of_player (int player)
{
  if (player == FRIEND)
    return TABLEE_SEAT_FRIEND;

  return player == HUMAN ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER;
}

static TableeSeat *
read_seat (TableeReader *reader,
           guint         index)
{
  const char *players[N_PLAYERS + 1];
  const char *tempers[TABLEE_N_TEMPERS + 1];
  const char *name = tablee_reader_string (reader, "name");
  int portrait = (int) tablee_reader_integer (reader, "portrait", 0, 0, MAX_PORTRAIT);
  guint hints = (guint) tablee_reader_integer (reader, "hints", 0, 0, MAX_HINTS);
  gboolean relieved = tablee_reader_boolean (reader, "relieved", FALSE);
  int slack = (int) tablee_reader_integer (reader, "slack", 0, 0, TABLEE_SLACK_STEPS - 1);
  TableeSeat *seat;
  int player;
  int temper;

  list_players (players);
  player = tablee_reader_word (reader, "player", HUMAN, players);
  list_tempers (tempers);
  temper = tablee_reader_word (reader, "temper", TABLEE_TEMPER_STEADY, tempers);

  if (name == NULL)
    tablee_reader_fail (reader, "name", "this key is missing");
  else if (!is_name (name))
    tablee_reader_fail (reader, "name", "write at most %d characters, all of them printable", MAX_NAME);
  if (tablee_reader_failed (reader))
    return NULL;

  seat = tablee_seat_new ((int) index, name, portrait, kind_of_player (player),
                          player < TABLEE_N_LEVELS ? (TableeLevel) player : TABLEE_LEVEL_MEDIUM);
  tablee_seat_set_temper (seat, (TableeTemper) temper);
  tablee_seat_set_slack (seat, slack);
  tablee_seat_set_hints (seat, hints);
  tablee_seat_set_relieved (seat, relieved);

  return seat;
}

void
tablee_seats_read (TableeReader *reader,
                   GListStore   *seats)
{
  guint count = tablee_reader_enter_list (reader, "seats", TABLEE_MAX_SEATS);

  for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
    {
      g_autoptr (TableeSeat) seat = read_seat (reader, i);

      if (seat != NULL)
        g_list_store_append (seats, seat);
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);
}

void
tablee_seats_write (GListModel  *seats,
                    JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);
      gboolean person = tablee_seat_is_person (seat);
      TableeTemper temper = tablee_seat_get_temper (seat);

      json_builder_begin_object (builder);
      tablee_json_write_string (builder, "name", tablee_seat_get_name (seat));
      tablee_json_write_string (builder, "player", person ? tablee_seat_get_player (seat) : tablee_level_to_id (tablee_seat_get_level (seat)));
      if (!person && temper != TABLEE_TEMPER_STEADY)
        tablee_json_write_string (builder, "temper", tablee_temper_to_id (temper));
      if (!person && tablee_seat_get_slack (seat) > 0)
        tablee_json_write_integer (builder, "slack", tablee_seat_get_slack (seat));
      tablee_json_write_integer (builder, "portrait", tablee_seat_get_portrait (seat));
      if (tablee_seat_get_hints (seat) > 0)
        tablee_json_write_integer (builder, "hints", tablee_seat_get_hints (seat));
      if (tablee_seat_get_relieved (seat))
        tablee_json_write_boolean (builder, "relieved", TRUE);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}
