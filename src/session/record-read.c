/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A record read from its text. */
#include "game-record-private.h"

#include "dice.h"
#include "games/catalogue.h"
#include "moment.h"
#include "notation/json-guard.h"
#include "record-format.h"
#include "seat-text.h"

#include <string.h>

/*
 * Records come from strangers. Everything is read into keys and a record that nobody else has yet, and checked on the way; the
 * first mistake ends it, with its place.
 */

enum
{
  SEED_DIGITS = 64,
};

/* What a record says that does not depend on its game. */
typedef struct
{
  GListStore   *seats;  /* of TableeSeat */
  TableeRandom  seed;
  guint64       dice;
  gboolean      take_back;
  gboolean      taken_back;
  int           given_up_by;
  int           viewer;
  GDateTime    *started;
  GDateTime    *ended;
} Keys;

static void
keys_init (Keys *keys)
{
  *keys = (Keys) { .seats = g_list_store_new (TABLEE_TYPE_SEAT), .given_up_by = TABLEE_NOBODY, .viewer = TABLEE_NOBODY };
}

static void
keys_clear (Keys *keys)
{
  g_clear_object (&keys->seats);
  g_clear_pointer (&keys->started, g_date_time_unref);
  g_clear_pointer (&keys->ended, g_date_time_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Keys, keys_clear)

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
    tablee_reader_fail (reader, "format", "this must be \"%s\"", TABLEE_RECORD_FORMAT);
  if (version == 0)
    tablee_reader_fail (reader, "version", "this key is missing");
  if (version > TABLEE_RECORD_VERSION)
    tablee_reader_fail (reader, "version", "this is version %jd, and this program reads versions up to %d", (intmax_t) version,
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

      tablee_reader_fail (reader, "game", "%s is not a game that this program plays", quote);
    }
  tablee_reader_fail (reader, "game", "this key is missing");
  tablee_reader_finish (reader, error);

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
    tablee_reader_fail (reader, "seed", "write 1 to %d hexadecimal digits (0 to 9, a to f)", SEED_DIGITS);
}

static void
read_dice (TableeReader *reader,
           guint64      *dice)
{
  const char *digits = tablee_reader_string (reader, "dice");

  if (digits != NULL && !tablee_dice_parse (digits, dice))
    tablee_reader_fail (reader, "dice", "write 1 to 16 hexadecimal digits (0 to 9, a to f)");
}

static GDateTime *
read_time (TableeReader *reader,
           const char   *key)
{
  GDateTime *moment;
  const char *text;

  if (tablee_reader_take_null (reader, key))
    return NULL;

  text = tablee_reader_string (reader, key);
  if (text == NULL)
    return NULL;

  moment = tablee_moment_parse (text);
  if (moment == NULL)
    tablee_reader_fail (reader, key, "write a date and time like 2026-11-20T14:03:00Z");

  return moment;
}

static int
read_seat (TableeReader *reader,
           const char   *key,
           GListStore   *seats)
{
  if (tablee_reader_take_null (reader, key))
    return TABLEE_NOBODY;

  return (int) tablee_reader_integer (reader, key, TABLEE_NOBODY, 0, (gint64) g_list_model_get_n_items (G_LIST_MODEL (seats)) - 1);
}

static gboolean
read_keys (Keys             *keys,
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
  tablee_seats_read (reader, keys->seats);
  read_seed (object, reader, &keys->seed);
  read_dice (reader, &keys->dice);
  keys->take_back = tablee_reader_boolean (reader, "take_back", FALSE);
  keys->taken_back = tablee_reader_boolean (reader, "taken_back", FALSE);
  keys->given_up_by = read_seat (reader, "given_up_by", keys->seats);
  keys->viewer = read_seat (reader, "viewer", keys->seats);
  keys->started = read_time (reader, "started");
  keys->ended = read_time (reader, "ended");

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

/* Whether there may be a game at all of what is said about its beginning. */
static gboolean
check_beginning (const Keys        *keys,
                 const TableeGame  *game,
                 TableeReader      *reader,
                 gboolean           has_position,
                 GError           **error)
{
  int seats = (int) g_list_model_get_n_items (G_LIST_MODEL (keys->seats));

  if (seats < game->min_seats || seats > game->max_seats)
    tablee_reader_fail (reader, "seats", "at least %d seats and at most %d are needed", game->min_seats, game->max_seats);
  if (has_position && tablee_reader_has (reader, "seed"))
    tablee_reader_fail (reader, "seed", "a record has a seed or a position, not both");

  return !tablee_reader_failed (reader) || tablee_reader_finish (reader, error);
}

/* Returns: (transfer full) (nullable): a deal, or the position that the game began from. */
static TableeGameLog *
begin_log (const Keys     *keys,
           TableeRuleset  *ruleset,
           JsonObject     *position,
           GError        **error)
{
  g_autoptr (TableePosition) start = NULL;

  if (position == NULL)
    return tablee_game_log_new (ruleset, &keys->seed);

  start = read_position (position, ruleset, error);

  return start != NULL ? tablee_game_log_new_at (start) : NULL;
}

/* Makes the record of what was read, before anything is played. Returns: (transfer full) (nullable) */
static TableeGameRecord *
begin (const Keys        *keys,
       JsonObject        *object,
       const TableeGame  *game,
       TableeReader      *reader,
       GError           **error)
{
  g_autoptr (TableeRuleset) ruleset = NULL;
  JsonObject *options = tablee_reader_object (reader, "options");
  JsonObject *position = tablee_reader_object (reader, "position");
  TableeGameLog *log;

  if (!check_beginning (keys, game, reader, position != NULL, error))
    return NULL;

  ruleset = tablee_ruleset_new (game, (int) g_list_model_get_n_items (G_LIST_MODEL (keys->seats)), options, error);
  if (ruleset == NULL || !tablee_ruleset_check_data (ruleset, object, error))
    return NULL;

  log = begin_log (keys, ruleset, position, error);

  return log != NULL ? tablee_game_record_new (log, options, G_LIST_MODEL (keys->seats), keys->take_back, keys->dice) : NULL;
}

static gboolean
play_actions (TableeGameRecord  *self,
              TableeReader      *reader,
              GError           **error)
{
  guint count = tablee_reader_enter_list (reader, "actions", TABLEE_RECORD_MAX_ACTIONS);

  if (count > 0 && tablee_game_record_get_is_view (self))
    tablee_reader_fail (reader, NULL, "a view holds what one seat knows, and cannot be played on");

  for (guint i = 0; i < count && !tablee_reader_failed (reader); i++)
    {
      const char *text = tablee_reader_string_at (reader, i);

      if (text != NULL && !tablee_game_record_play_text (self, text, error))
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
           const Keys        *keys,
           TableeReader      *reader,
           GError           **error)
{
  JsonObject *result = tablee_reader_object (reader, "result");
  gboolean played_out = tablee_game_record_get_over (self);
  gboolean over = played_out || keys->given_up_by != TABLEE_NOBODY;

  if (keys->given_up_by != TABLEE_NOBODY && played_out)
    tablee_reader_fail (reader, "given_up_by", "the game is played to its end");
  if (keys->viewer != TABLEE_NOBODY && !tablee_game_record_get_is_view (self))
    tablee_reader_fail (reader, "viewer", "this is more than one seat can know");
  if (!over && keys->ended != NULL)
    tablee_reader_fail (reader, "ended", "the game is not over");
  if (!over && result != NULL)
    tablee_reader_fail (reader, "result", "the game is not over");
  if (result != NULL && !tablee_reader_failed (reader) && !is_result (self, result))
    tablee_reader_fail (reader, "result", "this is not what the actions lead to");

  return tablee_reader_finish (reader, error);
}

/* How it stands besides its actions. */
static void
finish (TableeGameRecord *self,
        const Keys       *keys)
{
  if (keys->taken_back)
    tablee_game_record_mark_taken_back (self);
  tablee_game_record_give_up (self, keys->given_up_by);
  tablee_game_record_set_viewer (self, keys->viewer);
  if (keys->started != NULL)
    tablee_game_record_date_start (self, keys->started);
  if (keys->ended != NULL)
    tablee_game_record_date_end (self, keys->ended);
}

TableeGameRecord *
tablee_game_record_parse (const char  *text,
                          gssize       length,
                          GError     **error)
{
  g_autoptr (TableeGameRecord) self = NULL;
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (JsonObject) object = NULL;
  g_auto (Keys) keys = { 0 };
  const TableeGame *game;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  object = tablee_json_parse (text, length, error);
  if (object == NULL || !check_format (object, error))
    return NULL;
  game = read_game (object, error);
  if (game == NULL)
    return NULL;

  reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_FORMAT);
  keys_init (&keys);
  if (!read_keys (&keys, object, game, reader))
    {
      tablee_reader_finish (reader, error);
      return NULL;
    }
  self = begin (&keys, object, game, reader, error);
  if (self == NULL || !play_actions (self, reader, error) || !check_end (self, &keys, reader, error))
    return NULL;
  finish (self, &keys);

  return g_steal_pointer (&self);
}
