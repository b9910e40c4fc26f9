/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions: a state with its ruleset, read, written, played on. */
#include "position.h"

#include "games/catalogue.h"
#include "json-guard.h"
#include "json-text.h"

#include <inttypes.h>
#include <string.h>

enum
{
  VERSION = 1,
  SEED_DIGITS = 64,
  WORD_DIGITS = 16,
  NUMBER_DIGITS = 16,
};

#define MAX_SEED G_GINT64_CONSTANT (9007199254740991)

struct _TableePosition
{
  TableeRuleset        *ruleset;
  const TableeNotation *notation;
  gboolean              is_view;
  void                 *state;
};

G_DEFINE_BOXED_TYPE (TableePosition, tablee_position, tablee_position_ref, tablee_position_unref)

static const char format_id[] = "tablee-position";

static void
position_clear (gpointer data)
{
  TableePosition *self = data;

  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->ruleset, tablee_ruleset_unref);
}

/* With a zeroed state. */
static TableePosition *
position_alloc (TableeRuleset *ruleset)
{
  TableePosition *self = g_atomic_rc_box_new0 (TableePosition);

  self->ruleset = tablee_ruleset_ref (ruleset);
  self->notation = tablee_notation_for_game (ruleset->game);
  self->state = g_malloc0 (ruleset->game->state_size);

  return self;
}

/*
 * Seeds
 */

/* The digits are the four words, the first word first, with as many zeros before them as are missing. */
static gboolean
seed_from_digits (const char   *text,
                  TableeRandom *seed)
{
  gsize length = strlen (text);

  if (length < 1 || length > SEED_DIGITS)
    return FALSE;

  *seed = (TableeRandom){ 0 };
  for (gsize i = 0; i < length; i++)
    {
      gsize word = (SEED_DIGITS - length + i) / WORD_DIGITS;

      if (!g_ascii_isxdigit (text[i]))
        return FALSE;
      seed->words[word] = seed->words[word] << 4 | (guint64) g_ascii_xdigit_value (text[i]);
    }

  /* No state of the generator: read as the number 0. */
  if (tablee_random_concealed (seed))
    tablee_random_seed (seed, 0);

  return TRUE;
}

static gboolean
seed_from_number (const char   *text,
                  TableeRandom *seed)
{
  guint64 number;

  /* More digits than the largest number has are a state of the generator, even if none is a letter. */
  if (strlen (text) > NUMBER_DIGITS || !g_ascii_string_to_unsigned (text, 10, 0, MAX_SEED, &number, NULL))
    return FALSE;

  tablee_random_seed (seed, number);

  return TRUE;
}

gboolean
tablee_seed_parse (const char   *text,
                   TableeRandom *seed)
{
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (seed != NULL, FALSE);

  return seed_from_number (text, seed) || seed_from_digits (text, seed);
}

char *
tablee_seed_to_text (const TableeRandom *seed)
{
  const uint64_t *words;

  g_return_val_if_fail (seed != NULL, NULL);

  words = seed->words;

  return g_strdup_printf ("%016" PRIx64 "%016" PRIx64 "%016" PRIx64 "%016" PRIx64, words[0], words[1], words[2], words[3]);
}

/*
 * Reading
 */

static void
read_seed (TableeReader    *reader,
           JsonObject      *object,
           TableeCommonKeys *common)
{
  JsonNode *node = json_object_get_member (object, "seed");
  const char *text;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    {
      tablee_random_seed (&common->seed, (guint64) tablee_reader_integer (reader, "seed", 0, 0, MAX_SEED));
      return;
    }

  text = tablee_reader_string (reader, "seed");
  if (text == NULL)
    return;

  common->is_view = g_str_equal (text, "?");
  if (!common->is_view && !seed_from_digits (text, &common->seed))
    tablee_reader_fail (reader, "seed", "write 1 to %d hexadecimal digits (0 to 9, a to f)", SEED_DIGITS);
}

static gboolean
check_format (TableeReader *reader)
{
  const char *format = tablee_reader_string (reader, "format");
  gint64 version;

  if (!tablee_reader_failed (reader) && (format == NULL || !g_str_equal (format, format_id)))
    {
      tablee_reader_fail (reader, "format", format == NULL ? TABLEE_MESSAGE ("this key is missing; it must be \"%s\"")
                                                          : TABLEE_MESSAGE ("this must be \"%s\""),
                          format_id);
      return FALSE;
    }

  version = tablee_reader_integer (reader, "version", 0, 1, G_MAXINT64);
  if (version > VERSION)
    tablee_reader_fail (reader, "version", "this is version %jd, and this program reads versions up to %d", (intmax_t) version, VERSION);
  else if (version == 0)
    tablee_reader_fail (reader, "version", "this key is missing");

  return !tablee_reader_failed (reader);
}

/* Format, version and game, each with an error of its own kind: what a file is comes before what it holds. */
static const TableeGame *
read_head (JsonObject  *object,
           GError     **error)
{
  g_autoptr (TableeReader) reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_FORMAT);
  g_autoptr (TableeReader) game_reader = tablee_reader_new_at (object, "", TABLEE_NOTATION_ERROR_GAME);
  const TableeGame *game = NULL;
  const char *id;

  if (!check_format (reader))
    {
      tablee_reader_finish (reader, error);
      return NULL;
    }

  id = tablee_reader_string (game_reader, "game");
  if (id != NULL)
    game = tablee_games_find (id);
  if (game != NULL)
    return game;

  if (id != NULL)
    {
      g_autofree char *quote = tablee_reader_quote (id);

      tablee_reader_fail (game_reader, "game", "%s is not a game that this program plays", quote);
    }
  tablee_reader_fail (game_reader, "game", "this key is missing");
  tablee_reader_finish (game_reader, error);

  return NULL;
}

/* How many seats there are, and the options they play with. */
static TableeRuleset *
read_ruleset (const TableeGame  *game,
              JsonObject        *object,
              GError           **error)
{
  g_autoptr (TableeReader) reader = tablee_reader_new (object);
  JsonNode *options = json_object_get_member (object, "options");
  guint seats;

  if (!tablee_reader_has (reader, "players"))
    tablee_reader_fail (reader, "players", "this key is missing");
  seats = tablee_reader_enter_list (reader, "players", G_MAXINT);
  tablee_reader_leave (reader);
  if (options != NULL && !JSON_NODE_HOLDS_OBJECT (options))
    tablee_reader_fail (reader, "options", "there must be an object { ... } here");
  if (tablee_reader_failed (reader))
    {
      tablee_reader_finish (reader, error);
      return NULL;
    }

  return tablee_ruleset_new (game, (int) seats, options != NULL ? json_node_get_object (options) : NULL, error);
}

/* Head and options have been read by now and are only marked as taken. */
static void
read_common (TableeReader        *reader,
             JsonObject          *object,
             const TableeRuleset *ruleset,
             TableeCommonKeys    *common)
{
  static const char *const known[] = { "format", "version", "game", "options" };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    tablee_reader_take_null (reader, known[i]);
  if (tablee_notation_for_game (ruleset->game)->data_key != NULL)
    tablee_reader_take_null (reader, tablee_notation_for_game (ruleset->game)->data_key);

  read_seed (reader, object, common);
  common->current = (int) tablee_reader_integer (reader, "current", 0, 0, ruleset->seats - 1);
  if (!tablee_reader_has (reader, "phase"))
    tablee_reader_fail (reader, "phase", "this key is missing");
  common->phase = tablee_reader_word (reader, "phase", 0, ruleset->game->phases);
}

TableePosition *
tablee_position_from_json (JsonObject  *object,
                           GError     **error)
{
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (TableePosition) self = NULL;
  const TableeGame *game;
  TableeCommonKeys common = { 0 };

  g_return_val_if_fail (object != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  game = read_head (object, error);
  if (game == NULL)
    return NULL;
  ruleset = read_ruleset (game, object, error);
  if (ruleset == NULL || !tablee_ruleset_check_data (ruleset, object, error))
    return NULL;

  self = position_alloc (ruleset);
  reader = tablee_reader_new (object);
  read_common (reader, object, ruleset, &common);
  self->is_view = common.is_view;
  *tablee_game_chance (game, self->state) = common.seed;
  tablee_game_set_phase (game, self->state, common.phase);
  tablee_game_set_current (game, self->state, common.current);
  if (!tablee_reader_failed (reader))
    self->notation->state_read (ruleset, reader, &common, self->state);
  if (!tablee_reader_finish (reader, error))
    return NULL;

  return g_steal_pointer (&self);
}

TableePosition *
tablee_position_parse (const char  *text,
                       gssize       length,
                       GError     **error)
{
  g_autoptr (JsonObject) object = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  object = tablee_json_parse (text, length, error);
  if (object == NULL)
    return NULL;

  return tablee_position_from_json (object, error);
}

/*
 * Writing
 */

static void
write_common (const TableePosition *self,
              JsonBuilder          *builder)
{
  const TableeRuleset *ruleset = self->ruleset;
  g_autofree char *seed = tablee_seed_to_text (tablee_game_chance (ruleset->game, self->state));
  JsonNode *options = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (options, tablee_ruleset_options_to_json (ruleset));
  tablee_json_write_string (builder, "format", format_id);
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, VERSION);
  tablee_json_write_string (builder, "game", ruleset->game->id);
  json_builder_set_member_name (builder, "options");
  json_builder_add_value (builder, options);
  tablee_ruleset_write_data (ruleset, builder);
  tablee_json_write_string (builder, "seed", self->is_view ? "?" : seed);

  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < ruleset->seats; seat++)
    {
      json_builder_begin_object (builder);
      self->notation->seat_write (ruleset, self->state, seat, self->is_view, builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "current");
  json_builder_add_int_value (builder, tablee_game_current (ruleset, self->state));
  tablee_json_write_string (builder, "phase", ruleset->game->phases[tablee_game_phase (ruleset, self->state)]);
}

JsonObject *
tablee_position_to_json (const TableePosition *self)
{
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  write_common (self, builder);
  self->notation->state_write (self->ruleset, self->state, self->is_view, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_node_dup_object (root);
}

char *
tablee_position_to_text (const TableePosition *self)
{
  g_autoptr (JsonObject) object = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  object = tablee_position_to_json (self);

  return tablee_json_to_text (object);
}

/*
 * Positions
 */

TableePosition *
tablee_position_new (TableeRuleset      *ruleset,
                     const TableeRandom *seed)
{
  TableePosition *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (seed != NULL && !tablee_random_concealed (seed), NULL);

  self = position_alloc (ruleset);
  ruleset->game->deal (ruleset, self->state, seed, NULL);

  return self;
}

TableePosition *
tablee_position_new_for_state (TableeRuleset *ruleset,
                               const void    *state,
                               gboolean       is_view)
{
  TableePosition *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (state != NULL, NULL);

  self = position_alloc (ruleset);
  self->is_view = is_view;
  memcpy (self->state, state, ruleset->game->state_size);

  return self;
}

TableePosition *
tablee_position_ref (TableePosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

void
tablee_position_unref (TableePosition *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, position_clear);
}

TableePosition *
tablee_position_copy (const TableePosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return tablee_position_new_for_state (self->ruleset, self->state, self->is_view);
}

TableeRuleset *
tablee_position_get_ruleset (const TableePosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->ruleset;
}

const TableeNotation *
tablee_position_get_notation (const TableePosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->notation;
}

const void *
tablee_position_get_state (const TableePosition *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->state;
}

gboolean
tablee_position_is_view (const TableePosition *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_view;
}

/* Reads @text as an action that is legal now. */
static gboolean
read_legal_action (const TableePosition  *self,
                   const char            *text,
                   TableeAction          *action,
                   GError               **error)
{
  g_autofree char *quote = tablee_reader_quote (text);
  GError *problem;
  TableeReason reason;

  if (self->is_view)
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_ACTION, "", "this is a view; it can be looked at, not played on");
  if (!self->notation->action_read (self->ruleset, self->state, text, action))
    return tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_ACTION, "", "%s is not an action of %s", quote,
                                      self->ruleset->game->id);

  reason = self->ruleset->game->check (self->ruleset, self->state, *action);
  if (reason == TABLEE_REASON_NONE)
    return TRUE;

  problem = tablee_notation_error_new (TABLEE_NOTATION_ERROR_ACTION, "", "%s is not legal", quote);
  tablee_notation_error_append (problem, tablee_notation_reason (self->notation, reason));
  g_propagate_error (error, problem);

  return FALSE;
}

gboolean
tablee_position_apply (TableePosition  *self,
                       const char      *text,
                       GArray          *events,
                       GError         **error)
{
  const TableeGame *game;
  g_autofree TableeEvent *items = NULL;
  TableeEventList list = { 0 };
  TableeAction action;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (events == NULL || g_array_get_element_size (events) == sizeof (TableeEvent), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!read_legal_action (self, text, &action, error))
    return FALSE;

  game = self->ruleset->game;
  list.items = items = g_new0 (TableeEvent, game->max_events);
  list.capacity = game->max_events;
  game->apply (self->ruleset, self->state, action, &list);
  if (events != NULL)
    g_array_append_vals (events, items, (guint) list.count);

  return TRUE;
}

TableePosition *
tablee_position_view (const TableePosition *self,
                      int                   viewer)
{
  TableePosition *view;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (viewer >= TABLEE_NOBODY && viewer < self->ruleset->seats, NULL);

  view = tablee_position_copy (self);
  view->is_view = TRUE;
  self->ruleset->game->conceal (self->ruleset, view->state, viewer);

  return view;
}
