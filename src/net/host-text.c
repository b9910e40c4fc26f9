/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept of a host: all that it needs to go on, but for the game, which the store has. */
#include "host-private.h"

#include <string.h>

#include "games/catalogue.h"
#include "hex.h"
#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "session/seat-text.h"

static void
write_place (TableePlace *place,
             JsonBuilder *builder)
{
  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "seat", place->seat);
  tablee_hex_write (builder, "secret", tablee_invitation_get_secret (place->invitation), TABLEE_SECRET_BYTES);
  if (place->is_bound)
    tablee_hex_write (builder, "peer", place->peer, TABLEE_KEY_BYTES);
  if (place->has_share)
    tablee_hex_write (builder, "commitment", place->share.commitment, TABLEE_COMMITMENT_BYTES);
  if (place->share.has_half)
    tablee_hex_write (builder, "half", place->share.half, TABLEE_HALF_BYTES);
  if (place->moved)
    tablee_json_write_boolean (builder, "moved", TRUE);
  if (place->gone != TABLEE_GONE_NOT)
    tablee_json_write_integer (builder, "gone", place->gone);
  json_builder_end_object (builder);
}

static void
write_places (TableeHost  *self,
              JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "places");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->places->len; i++)
    write_place (self->places->pdata[i], builder);
  for (guint i = 0; i < self->gone->len; i++)
    write_place (self->gone->pdata[i], builder);
  json_builder_end_array (builder);
}

char *
tablee_host_to_text (TableeHost *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (TABLEE_IS_HOST (self), NULL);

  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "format", "tablee-host");
  tablee_json_write_string (builder, "game", self->ruleset->game->id);
  tablee_json_take_object (builder, "options", self->options != NULL ? json_object_ref (self->options) : json_object_new ());
  tablee_json_write_boolean (builder, "take_back", self->allow_take_back);
  tablee_json_write_string (builder, "broker", self->broker);
  tablee_json_write_integer (builder, "state", self->state);
  tablee_json_write_integer (builder, "id", self->game);
  tablee_json_write_integer (builder, "epoch", (gint64) self->epoch);
  tablee_hex_write (builder, "public", self->keys.public, TABLEE_KEY_BYTES);
  tablee_hex_write (builder, "secret", self->keys.secret, TABLEE_KEY_BYTES);
  tablee_hex_write (builder, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES);
  tablee_hex_write (builder, "half", self->share.half, TABLEE_HALF_BYTES);
  tablee_seats_write (G_LIST_MODEL (self->seats), builder);
  tablee_json_write_boolean (builder, "called_off", self->called_off);
  tablee_json_write_integer (builder, "muted", self->muted);
  write_places (self, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

static void
read_place (TableeHost   *self,
            TableeReader *reader)
{
  TableePlace *place = tablee_place_new (self, (int) tablee_reader_integer (reader, "seat", 0, 0, self->ruleset->seats - 1));
  guint8 secret[TABLEE_SECRET_BYTES];

  place->gone = (TableeGone) tablee_reader_integer (reader, "gone", TABLEE_GONE_NOT, TABLEE_GONE_NOT, TABLEE_N_GONE - 1);
  g_ptr_array_add (place->gone != TABLEE_GONE_NOT ? self->gone : self->places, place);
  if (!tablee_hex_read (reader, "secret", secret, sizeof secret))
    tablee_reader_fail_literal (reader, "secret", "hexadecimal digits must stand here");
  place->invitation = tablee_invitation_new_for_secret (self->broker, secret);
  place->is_bound = tablee_hex_read (reader, "peer", place->peer, TABLEE_KEY_BYTES);
  place->moved = tablee_reader_boolean (reader, "moved", FALSE);
  place->share.seat = place->seat;
  place->has_share = tablee_hex_read (reader, "commitment", place->share.commitment, TABLEE_COMMITMENT_BYTES);
  place->share.has_half = tablee_hex_read (reader, "half", place->share.half, TABLEE_HALF_BYTES);
}

static void
read_rest (TableeHost   *self,
           TableeReader *reader)
{
  guint count;

  self->allow_take_back = tablee_reader_boolean (reader, "take_back", FALSE);
  self->called_off = tablee_reader_boolean (reader, "called_off", FALSE);
  self->muted = (guint) tablee_reader_integer (reader, "muted", 0, 0, (1 << TABLEE_MAX_SEATS) - 1);
  self->state = (TableeHostState) tablee_reader_integer (reader, "state", 0, TABLEE_HOST_LOBBY, TABLEE_HOST_PLAYING);
  self->game = tablee_reader_integer (reader, "id", 0, 0, G_MAXINT64);
  self->epoch = (guint64) tablee_reader_integer (reader, "epoch", 0, 0, G_MAXINT64);
  self->share.seat = TABLEE_NOBODY;
  self->share.has_half = tablee_hex_read (reader, "half", self->share.half, TABLEE_HALF_BYTES);
  if (!tablee_hex_read (reader, "public", self->keys.public, TABLEE_KEY_BYTES) ||
      !tablee_hex_read (reader, "secret", self->keys.secret, TABLEE_KEY_BYTES) ||
      !tablee_hex_read (reader, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES) || !self->share.has_half)
    tablee_reader_fail_literal (reader, "secret", "hexadecimal digits must stand here");
  count = tablee_reader_enter_list (reader, "places", TABLEE_MAX_SEATS);
  for (guint i = 0; i < count && tablee_reader_enter_element (reader, i); i++)
    {
      read_place (self, reader);
      tablee_reader_leave (reader);
    }
  tablee_reader_leave (reader);
}

gint64
tablee_host_text_get_game (const char *text)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeReader) reader = object != NULL ? tablee_reader_new (object) : NULL;
  gint64 id = reader != NULL ? tablee_reader_integer (reader, "id", -1, 0, G_MAXINT64) : -1;

  return reader == NULL || tablee_reader_failed (reader) ? -1 : id;
}

char *
tablee_host_text_dup_broker (const char *text)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeReader) reader = object != NULL ? tablee_reader_new (object) : NULL;

  return reader != NULL ? g_strdup (tablee_reader_string (reader, "broker")) : NULL;
}

TableeHost *
tablee_host_new_for_text (const char         *text,
                          TableeSlots        *slots,
                          TableeGameSession  *session,
                          GError            **error)
{
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (TableeHost) self = NULL;
  const char *id, *broker;
  JsonObject *options;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_SLOTS (slots), NULL);

  object = tablee_json_parse (text, -1, error);
  if (object == NULL)
    return NULL;

  reader = tablee_reader_new (object);
  tablee_reader_string (reader, "format");
  id = tablee_reader_string (reader, "game");
  broker = tablee_reader_string (reader, "broker");
  options = tablee_reader_object (reader, "options");
  tablee_seats_read (reader, seats);
  if (id == NULL || broker == NULL || tablee_games_find (id) == NULL)
    tablee_reader_fail_literal (reader, "game", "this game is not known");
  else
    ruleset = tablee_ruleset_new (tablee_games_find (id), (int) g_list_model_get_n_items (G_LIST_MODEL (seats)), options, error);
  if (ruleset == NULL)
    {
      if (error != NULL && *error == NULL)
        tablee_reader_finish (reader, error);
      return NULL;
    }

  self = tablee_host_new_bare (ruleset, options, broker, slots);
  g_set_object (&self->seats, seats);
  self->is_kept = TRUE;
  read_rest (self, reader);
  if (!tablee_reader_finish (reader, error))
    return NULL;

  /* A game of which nothing is on disk yet is dealt again, by the same seed. */
  if (session != NULL)
    tablee_host_attach (self, session);
  if (session != NULL || self->state == TABLEE_HOST_PLAYING)
    self->state = session != NULL ? TABLEE_HOST_PLAYING : TABLEE_HOST_AGREEING;

  return g_steal_pointer (&self);
}
