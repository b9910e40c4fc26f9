/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-record-private.h"

#include "games/catalogue.h"
#include "notation/json-guard.h"

#include <string.h>

/*
 * Records come from strangers. Everything is read into a record that nobody else has yet and checked on the way; the
 * first mistake ends it, with its place.
 */

enum
{
  SEED_DIGITS = 64,
  MAX_PORTRAIT = 999,
  MAX_HINTS = 1000000,
  FIRST_YEAR = 1000,
};

static const gint64 max_seed = G_GINT64_CONSTANT (9007199254740991);

/* Format, version and game, each with an error of its own kind: what a file is comes before what it holds. */
static gboolean
check_format (JsonObject  *object,
              GError     **error)
{
  g_autoptr (TableeReader) reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_FORMAT);
  const char *format = tablee_reader_string (reader, "format");
  gint64 version = tablee_reader_integer (reader, "version", 0, 1, G_MAXINT64);

  if (!tablee_reader_failed (reader) && g_strcmp0 (format, TABLEE_RECORD_FORMAT) != 0)
    tablee_reader_fail (reader, "format", "\"%s\" is expected", TABLEE_RECORD_FORMAT);
  if (version == 0)
    tablee_reader_fail (reader, "version", "this key is missing");
  if (version > TABLEE_RECORD_VERSION)
    tablee_reader_fail (reader, "version", "%jd is newer than what this program reads, %d", (intmax_t) version,
                        TABLEE_RECORD_VERSION);

  return !tablee_reader_failed (reader) || tablee_reader_finish (reader, error);
}

static const TableeGame *
read_game (JsonObject  *object,
           GError     **error)
{
  g_autoptr (TableeReader) reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_GAME);
  const char *id = tablee_reader_string (reader, "game");
  const TableeGame *game = id != NULL ? tablee_games_find (id) : NULL;

  if (game != NULL)
    return game;

  if (id != NULL)
    {
      g_autofree char *quote = tablee_reader_quote (id);

      tablee_reader_fail (reader, "game", "%s is no game that this program plays", quote);
    }
  tablee_reader_fail (reader, "game", "this key is missing");
  tablee_reader_finish (reader, error);

  return NULL;
}

static gboolean
is_name (const char *name)
{
  if (g_utf8_strlen (name, -1) > TABLEE_RECORD_MAX_NAME)
    return FALSE;

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

/* Words for whoever can sit on a seat: the levels in their order, then a person. */
static void
list_players (const char *words[TABLEE_N_LEVELS + 2])
{
  for (int level = 0; level < TABLEE_N_LEVELS; level++)
    words[level] = tablee_level_to_id ((TableeLevel) level);
  words[TABLEE_N_LEVELS] = "human";
  words[TABLEE_N_LEVELS + 1] = NULL;
}

static TableeSeat *
read_seat (TableeReader *reader,
           guint         index)
{
  const char *players[TABLEE_N_LEVELS + 2];
  const char *name = tablee_reader_string (reader, "name");
  int portrait = (int) tablee_reader_integer (reader, "portrait", 0, 0, MAX_PORTRAIT);
  guint hints = (guint) tablee_reader_integer (reader, "hints", 0, 0, MAX_HINTS);
  TableeSeat *seat;
  gboolean human;
  int player;

  list_players (players);
  player = tablee_reader_word (reader, "player", TABLEE_N_LEVELS, players);
  human = player == TABLEE_N_LEVELS;

  if (name == NULL)
    tablee_reader_fail (reader, "name", "this key is missing");
  else if (!is_name (name))
    tablee_reader_fail (reader, "name", "at most %d printable characters are expected", TABLEE_RECORD_MAX_NAME);
  if (tablee_reader_failed (reader))
    return NULL;

  seat = tablee_seat_new ((int) index, name, portrait, human ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_COMPUTER,
                          human ? TABLEE_LEVEL_MEDIUM : (TableeLevel) player);
  tablee_seat_set_hints (seat, hints);

  return seat;
}

static void
read_seats (TableeReader *reader,
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

static JsonObject *
object_at (JsonObject   *object,
           TableeReader *reader,
           const char   *key)
{
  JsonNode *node = json_object_get_member (object, key);

  if (tablee_reader_take_null (reader, key))
    return NULL;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  tablee_reader_fail (reader, key, "an object is expected");

  return NULL;
}

/* Digits are padded, so that few of them are not taken for a number. */
static gboolean
seed_from_digits (const char   *digits,
                  TableeRandom *seed)
{
  g_autofree char *padded = NULL;
  gsize length = strlen (digits);

  if (length < 1 || length > SEED_DIGITS)
    return FALSE;

  padded = g_strnfill (SEED_DIGITS, '0');
  memcpy (padded + SEED_DIGITS - length, digits, length);

  return tablee_seed_parse (padded, seed);
}

static void
read_seed (JsonObject   *object,
           TableeReader *reader,
           TableeRandom *seed)
{
  JsonNode *node = json_object_get_member (object, "seed");
  const char *digits;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    {
      tablee_random_seed (seed, (guint64) tablee_reader_integer (reader, "seed", 0, 0, max_seed));
      return;
    }

  digits = tablee_reader_string (reader, "seed");
  if (digits != NULL && !seed_from_digits (digits, seed))
    tablee_reader_fail (reader, "seed", "1 to %d hexadecimal digits are expected", SEED_DIGITS);
}

static void
read_dice (TableeReader *reader,
           guint64      *dice)
{
  const char *digits = tablee_reader_string (reader, "dice");

  *dice = 0;
  if (digits != NULL && !g_ascii_string_to_unsigned (digits, 16, 0, G_MAXUINT64, dice, NULL))
    tablee_reader_fail (reader, "dice", "1 to 16 hexadecimal digits are expected");
}

static GDateTime *
read_time (TableeReader *reader,
           const char   *key)
{
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GDateTime) time = NULL;
  const char *text;

  if (tablee_reader_take_null (reader, key))
    return NULL;

  text = tablee_reader_string (reader, key);
  if (text == NULL)
    return NULL;

  local = g_date_time_new_from_iso8601 (text, utc);
  time = local != NULL ? g_date_time_to_utc (local) : NULL;
  /* Years of fewer than four digits could not be read back. */
  if (time != NULL && g_date_time_get_year (time) >= FIRST_YEAR)
    return g_steal_pointer (&time);

  tablee_reader_fail (reader, key, "a date and time like 2026-11-20T14:03:00Z is expected");

  return NULL;
}

/* All of a record but what depends on its game: that comes in begin() and after. */
static gboolean
read_plain_keys (TableeGameRecord *self,
                 JsonObject       *object,
                 const TableeGame *game,
                 TableeReader     *reader)
{
  static const char *const read_elsewhere[] = { "format", "version", "game", "options", "position", "result" };

  for (gsize i = 0; i < G_N_ELEMENTS (read_elsewhere); i++)
    tablee_reader_take_null (reader, read_elsewhere[i]);
  if (tablee_notation_for_game (game)->data_key != NULL)
    tablee_reader_take_null (reader, tablee_notation_for_game (game)->data_key);

  tablee_reader_integer (reader, "rules", 1, 1, G_MAXUINT32);
  read_seats (reader, self->seats);
  read_seed (object, reader, &self->seed);
  read_dice (reader, &self->dice);
  self->take_back = tablee_reader_boolean (reader, "take_back", FALSE);
  self->taken_back = tablee_reader_boolean (reader, "taken_back", FALSE);
  if (!tablee_reader_take_null (reader, "given_up_by"))
    self->given_up_by = (int) tablee_reader_integer (reader, "given_up_by", 0, 0,
                                                     (gint64) g_list_model_get_n_items (G_LIST_MODEL (self->seats)) - 1);
  if (!tablee_reader_take_null (reader, "viewer"))
    self->viewer = (int) tablee_reader_integer (reader, "viewer", TABLEE_NOBODY, 0,
                                                (gint64) g_list_model_get_n_items (G_LIST_MODEL (self->seats)) - 1);
  self->started = read_time (reader, "started");
  self->ended = read_time (reader, "ended");

  return !tablee_reader_failed (reader);
}

static TableePosition *
read_position (JsonObject     *object,
               TableeRuleset  *ruleset,
               GError        **error)
{
  g_autoptr (TableePosition) position = tablee_position_from_json (object, error);
  const TableeRuleset *theirs;

  if (position == NULL)
    {
      tablee_error_prepend (error, "position");
      return NULL;
    }

  theirs = tablee_position_get_ruleset (position);
  if (theirs->game != ruleset->game || theirs->seats != ruleset->seats || theirs->checksum != ruleset->checksum)
    {
      tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_POSITION, "position",
                                 "its game, seats or options are not those of the record");
      return NULL;
    }

  return g_steal_pointer (&position);
}

/* Makes the log: a deal, or the position that the game began from. */
static gboolean
begin (TableeGameRecord  *self,
       JsonObject        *object,
       const TableeGame  *game,
       TableeReader      *reader,
       GError           **error)
{
  g_autoptr (TableePosition) start = NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;
  JsonObject *options = object_at (object, reader, "options");
  JsonObject *position = object_at (object, reader, "position");
  int seats = (int) g_list_model_get_n_items (G_LIST_MODEL (self->seats));

  if (seats < game->min_seats || seats > game->max_seats)
    tablee_reader_fail (reader, "seats", "%d to %d seats are expected", game->min_seats, game->max_seats);
  if (position != NULL && tablee_reader_has (reader, "seed"))
    tablee_reader_fail (reader, "seed", "a record has a seed or a position, not both");
  if (tablee_reader_failed (reader))
    return tablee_reader_finish (reader, error);

  self->options = options != NULL ? json_object_ref (options) : json_object_new ();
  ruleset = tablee_ruleset_new (game, seats, options, error);
  if (ruleset == NULL || !tablee_ruleset_check_data (ruleset, object, error))
    return FALSE;

  self->has_seed = position == NULL;
  if (self->has_seed)
    {
      self->log = tablee_game_log_new (ruleset, &self->seed);
      return TRUE;
    }

  start = read_position (position, ruleset, error);
  if (start == NULL)
    return FALSE;

  self->log = tablee_game_log_new_at (start);

  return TRUE;
}

TableeBy
tablee_game_record_guess_by (TableeGameRecord *self)
{
  TableeRuleset *ruleset = tablee_game_log_get_ruleset (self->log);
  const void *state = tablee_game_log_get_state (self->log, tablee_game_log_get_head (self->log));
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autoptr (TableeSeat) seat = NULL;

  if (ruleset->game->legal (ruleset, state, actions) < 2)
    return TABLEE_BY_NOBODY;

  seat = g_list_model_get_item (G_LIST_MODEL (self->seats), (guint) tablee_game_to_move (ruleset, state));

  return tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN ? TABLEE_BY_PERSON : TABLEE_BY_COMPUTER;
}

static gboolean
play_actions (TableeGameRecord  *self,
              TableeReader      *reader,
              GError           **error)
{
  guint count = tablee_reader_enter_list (reader, "actions", TABLEE_RECORD_MAX_ACTIONS);

  if (count > 0 && tablee_game_record_get_is_view (self))
    tablee_reader_fail (reader, NULL, "what one seat knows cannot be played on");

  for (guint i = 0; i < count && !tablee_reader_failed (reader); i++)
    {
      const char *text = tablee_reader_string_at (reader, i);

      if (text != NULL && !tablee_game_log_append_text (self->log, text, tablee_game_record_guess_by (self), error))
        {
          tablee_error_prepend (error, "actions[%u]", i);
          return FALSE;
        }
    }
  tablee_reader_leave (reader);

  return !tablee_reader_failed (reader) || tablee_reader_finish (reader, error);
}

static gboolean
is_result (TableeGameRecord *self,
           JsonObject       *written)
{
  g_autoptr (JsonNode) ours = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonNode) theirs = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (ours, tablee_game_record_dup_result (self));
  json_node_set_object (theirs, written);

  return json_node_equal (ours, theirs);
}

/* What is said about the end must be what the actions lead to. */
static gboolean
check_end (TableeGameRecord  *self,
           JsonObject        *object,
           TableeReader      *reader,
           GError           **error)
{
  JsonObject *result = object_at (object, reader, "result");
  gboolean over = tablee_game_record_get_over (self);

  if (self->given_up_by != TABLEE_NOBODY &&
      tablee_game_over (tablee_game_log_get_ruleset (self->log),
                        tablee_game_log_get_state (self->log, tablee_game_log_get_head (self->log))))
    tablee_reader_fail (reader, "given_up_by", "the game is played to its end");
  if (self->viewer != TABLEE_NOBODY && !tablee_game_record_get_is_view (self))
    tablee_reader_fail (reader, "viewer", "this is more than one seat knows");
  if (!over && self->ended != NULL)
    tablee_reader_fail (reader, "ended", "the game is not over");
  if (!over && result != NULL)
    tablee_reader_fail (reader, "result", "the game is not over");
  if (result != NULL && !tablee_reader_failed (reader) && !is_result (self, result))
    tablee_reader_fail (reader, "result", "this is not what the actions lead to");

  return tablee_reader_finish (reader, error);
}

TableeGameRecord *
tablee_game_record_parse (const char  *text,
                          gssize       length,
                          GError     **error)
{
  g_autoptr (TableeGameRecord) self = NULL;
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (JsonObject) object = NULL;
  const TableeGame *game;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  object = tablee_json_parse (text, length, error);
  if (object == NULL || !check_format (object, error))
    return NULL;
  game = read_game (object, error);
  if (game == NULL)
    return NULL;

  self = g_object_new (TABLEE_TYPE_GAME_RECORD, NULL);
  reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_FORMAT);
  if (!read_plain_keys (self, object, game, reader))
    {
      tablee_reader_finish (reader, error);
      return NULL;
    }
  if (!begin (self, object, game, reader, error) || !play_actions (self, reader, error) ||
      !check_end (self, object, reader, error))
    return NULL;

  return g_steal_pointer (&self);
}
