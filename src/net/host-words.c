/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a host says to a seat: how things stand. PROTOCOL.md has the members. */
#include "host-private.h"

#include "net-limits.h"
#include "notation/json-text.h"
#include "session/seat-text.h"
#include "share-list.h"

#include <string.h>

static const char *const states[] = { "lobby", "agreeing", "playing" };

static void
write_present (TableeHost  *self,
               JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "present");
  json_builder_begin_array (builder);
  for (int i = 0; i < self->ruleset->seats; i++)
    json_builder_add_boolean_value (builder, tablee_host_get_present (self, i));
  json_builder_end_array (builder);
}

static void
write_table (TableeHost  *self,
             TableePlace *place,
             JsonBuilder *builder)
{
  GListModel *seats = self->session != NULL ? tablee_game_session_get_seats (self->session) : G_LIST_MODEL (self->seats);

  tablee_json_write_string (builder, "state", states[self->state]);
  tablee_json_write_integer (builder, "you", place->seat);
  tablee_json_write_boolean (builder, "take_back", self->allow_take_back);
  tablee_seats_write (seats, builder);
  write_present (self, builder);
}

static void
write_number (JsonBuilder *builder,
              const char  *key,
              guint64      number)
{
  g_autofree char *digits = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", number);

  if (number != 0)
    tablee_json_write_string (builder, key, digits);
}

/* As many steps as there is room for: the rest when these have been heard. */
static void
write_log (TableePlace *place,
           JsonBuilder *builder)
{
  guint length = tablee_chronicle_get_length (place->chronicle);
  gsize size = 0;

  json_builder_set_member_name (builder, "log");
  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "base", place->common);
  tablee_json_write_string (builder, "digest", tablee_chronicle_get_digest (place->chronicle, place->common));
  tablee_json_write_integer (builder, "head", length);
  json_builder_set_member_name (builder, "steps");
  json_builder_begin_array (builder);
  for (guint i = place->common; i < length && size < TABLEE_NET_MAX_STEPS; i++)
    {
      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), tablee_chronicle_get_step (place->chronicle, i));
      g_autofree char *text = json_to_string (node, FALSE);

      size += strlen (text);
      if (size < TABLEE_NET_MAX_STEPS || i == place->common)
        json_builder_add_value (builder, g_steal_pointer (&node));
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
write_ways (TableeHost  *self,
            TableePlace *place,
            JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "ways");
  json_builder_begin_object (builder);
  tablee_json_write_boolean (builder, "undo", tablee_game_session_would_grant (self->session, place->seat, TABLEE_WISH_UNDO));
  tablee_json_write_boolean (builder, "take_back", tablee_game_session_would_grant (self->session, place->seat, TABLEE_WISH_TAKE_BACK));
  tablee_json_write_boolean (builder, "redo", tablee_game_session_would_grant (self->session, place->seat, TABLEE_WISH_REDO));
  json_builder_end_object (builder);
}

/* All of it, for there is nothing left to hide. */
static void
write_end (TableeHost  *self,
           JsonBuilder *builder)
{
  g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (self->session, TABLEE_VIEWER_ALL);
  g_autofree char *text = tablee_game_record_to_text (record);
  g_autoptr (GArray) shares = tablee_host_dup_shares (self);

  json_builder_set_member_name (builder, "end");
  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "record", text);
  tablee_share_list_write (shares, TRUE, "shares", builder);
  json_builder_end_object (builder);
}

static void
write_game (TableeHost  *self,
            TableePlace *place,
            JsonBuilder *builder)
{
  gboolean over = tablee_game_session_get_over (self->session);

  write_log (place, builder);
  if (!over && place->puppet != NULL && tablee_puppet_get_decision (place->puppet) != NULL)
    write_number (builder, "ask", place->question);
  write_number (builder, "taken", place->taken);
  write_number (builder, "refused", place->refused);
  write_number (builder, "wish", place->wish);
  write_ways (self, place, builder);
  if (over)
    write_end (self, builder);
}

static void
write_gestures (TableeHost  *self,
                JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "gestures");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->gestures->len; i++)
    {
      const TableeToldGesture *gesture = &g_array_index (self->gestures, TableeToldGesture, i);

      json_builder_begin_object (builder);
      tablee_json_write_integer (builder, "number", gesture->number);
      tablee_json_write_integer (builder, "seat", gesture->seat);
      tablee_json_write_string (builder, "what", tablee_gesture_ids[gesture->what]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

JsonObject *
tablee_host_compose (TableeHost  *self,
                     TableePlace *place)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  write_table (self, place, builder);
  if (self->state != TABLEE_HOST_LOBBY)
    {
      g_autoptr (GArray) shares = tablee_host_dup_shares (self);

      tablee_share_list_write (shares, FALSE, "shares", builder);
    }
  if (self->session != NULL && tablee_chronicle_get_length (place->chronicle) > 0)
    write_game (self, place, builder);
  write_gestures (self, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_object_ref (json_node_get_object (root));
}
