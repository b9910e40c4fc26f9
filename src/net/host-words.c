/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a host says to a seat: how things stand. PROTOCOL.md has the members. */
#include "host-private.h"

#include "hex.h"
#include "net-limits.h"
#include "notation/json-text.h"
#include "session/seat-text.h"
#include "share-list.h"

#include <string.h>

static const char *const states[] = { "lobby", "agreeing", "playing" };
static const char *const gone_states[] = { NULL, "seat-gone", "table-gone" };

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

/* How many hints somebody took is theirs, until the record tells it. */
static void
write_seats (TableeHost  *self,
             JsonBuilder *builder)
{
  GListModel *seats = self->session != NULL ? tablee_game_session_get_seats (self->session) : G_LIST_MODEL (self->seats);
  g_autoptr (GListStore) shown = g_list_store_new (TABLEE_TYPE_SEAT);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (TableeSeat) seat = g_list_model_get_item (seats, i);
      g_autoptr (TableeSeat) copy = tablee_seat_copy (seat);

      tablee_seat_set_hints (copy, 0);
      g_list_store_append (shown, copy);
    }
  tablee_seats_write (G_LIST_MODEL (shown), builder);
}

static void
write_table (TableeHost  *self,
             TableePlace *place,
             JsonBuilder *builder)
{
  tablee_json_write_string (builder, "state", states[self->state]);
  tablee_json_write_integer (builder, "you", place->seat);
  tablee_json_write_boolean (builder, "take_back", self->allow_take_back);
  write_seats (self, builder);
  write_present (self, builder);
}

/* As many steps as there is room for: the rest when these have been heard. They are in writing already. Returns: (transfer full) */
static char *
write_log (TableePlace *place)
{
  guint length = tablee_chronicle_get_length (place->chronicle);
  GString *log = g_string_new (NULL);

  g_string_append_printf (log, "\"log\":{\"base\":%u,\"digest\":\"%s\",\"head\":%u,\"steps\":[", place->common,
                          tablee_chronicle_get_digest (place->chronicle, place->common), length);
  for (guint i = place->common; i < length; i++)
    {
      const char *step = tablee_chronicle_get_text (place->chronicle, i);

      if (i > place->common && log->len + strlen (step) > TABLEE_NET_MAX_STEPS)
        break;
      if (i > place->common)
        g_string_append_c (log, ',');
      g_string_append (log, step);
    }
  g_string_append (log, "]}");

  return g_string_free (log, FALSE);
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
  g_autoptr (GArray) shares = tablee_host_dup_shares (self);

  if (self->record == NULL)
    {
      g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (self->session, TABLEE_VIEWER_ALL);

      self->record = tablee_game_record_to_text (record);
    }
  json_builder_set_member_name (builder, "end");
  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "record", self->record);
  tablee_share_list_write (shares, TRUE, "shares", builder);
  json_builder_end_object (builder);
}

gboolean
tablee_host_tells_end (TableeHost  *self,
                       TableePlace *place)
{
  return self->session != NULL && tablee_game_session_get_over (self->session) &&
         place->common == tablee_chronicle_get_length (place->chronicle);
}

static void
write_game (TableeHost  *self,
            TableePlace *place,
            JsonBuilder *builder)
{
  gboolean over = tablee_game_session_get_over (self->session);

  if (!over && place->puppet != NULL && tablee_puppet_get_decision (place->puppet) != NULL)
    tablee_hex_write_number (builder, "ask", place->question);
  tablee_hex_write_number (builder, "taken", place->taken);
  tablee_hex_write_number (builder, "refused", place->refused);
  tablee_hex_write_number (builder, "wish", place->wish);
  write_ways (self, place, builder);
  if (tablee_host_tells_end (self, place))
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

/* Who has no seat here any more is told so, and nothing else. */
static char *
compose_gone (TableeGone gone)
{
  return g_strdup_printf ("{\"state\":\"%s\"}", gone_states[gone]);
}

char *
tablee_host_compose (TableeHost  *self,
                     TableePlace *place)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  g_autofree char *log = NULL;

  if (place->gone != TABLEE_GONE_NOT)
    return compose_gone (place->gone);

  json_builder_begin_object (builder);
  write_table (self, place, builder);
  if (self->state != TABLEE_HOST_LOBBY)
    {
      g_autoptr (GArray) shares = tablee_host_dup_shares (self);

      tablee_share_list_write (shares, FALSE, "shares", builder);
    }
  tablee_hex_write_number (builder, "gesture", place->gesture);
  write_gestures (self, builder);
  if (self->session == NULL || tablee_chronicle_get_length (place->chronicle) == 0)
    {
      json_builder_end_object (builder);
      root = json_builder_get_root (builder);
      return json_to_string (root, FALSE);
    }

  write_game (self, place, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = json_to_string (root, FALSE);
  log = write_log (place);

  return g_strdup_printf ("{%s,%s", log, text + 1);
}
