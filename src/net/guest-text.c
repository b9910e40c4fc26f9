/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept of a guest: all that it needs to go on, but for the game, which the host has. */
#include "guest-private.h"

#include "hex.h"
#include "notation/json-guard.h"
#include "notation/json-text.h"

/* What the person has chosen, with the number of the question: it is for no other one, wherever the game may stand by then. */
static void
write_answer (TableeGuest *self,
              JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "answer");
  json_builder_begin_object (builder);
  tablee_hex_write_number (builder, "number", self->answer.number);
  tablee_json_write_string (builder, "action", self->answer.action);
  tablee_json_write_integer (builder, "length", self->answer.length);
  tablee_json_write_string (builder, "digest", self->answer.digest);
  json_builder_end_object (builder);
}

char *
tablee_guest_to_text (TableeGuest *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *link = NULL;

  g_return_val_if_fail (TABLEE_IS_GUEST (self), NULL);

  link = tablee_invitation_to_link (self->invitation);
  json_builder_begin_object (builder);
  tablee_json_write_string (builder, "format", "tablee-guest");
  tablee_json_write_string (builder, "invitation", link);
  tablee_json_write_string (builder, "name", self->name);
  tablee_json_write_integer (builder, "portrait", self->portrait);
  tablee_json_write_integer (builder, "epoch", (gint64) self->epoch);
  tablee_hex_write (builder, "public", self->keys.public, TABLEE_KEY_BYTES);
  tablee_hex_write (builder, "secret", self->keys.secret, TABLEE_KEY_BYTES);
  if (self->has_host)
    {
      tablee_hex_write (builder, "host", self->host, TABLEE_KEY_BYTES);
      tablee_hex_write (builder, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES);
      tablee_hex_write (builder, "half", self->share.half, TABLEE_HALF_BYTES);
    }
  if (self->shares != NULL)
    tablee_share_list_write (self->shares, FALSE, "shares", builder);
  if (self->deal != NULL)
    tablee_json_write_string (builder, "deal", self->deal);
  if (self->is_accepted)
    tablee_json_write_string (builder, "card", self->card);
  tablee_json_write_integer (builder, "hints", self->hints);
  tablee_json_write_integer (builder, "muted", self->muted);
  if (self->answer.is_open && self->answer.number != 0)
    write_answer (self, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

TableeInvitation *
tablee_guest_text_dup_invitation (const char *text)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeReader) reader = object != NULL ? tablee_reader_new (object) : NULL;
  const char *link = reader != NULL ? tablee_reader_string (reader, "invitation") : NULL;

  return link != NULL ? tablee_invitation_read (link, NULL, NULL) : NULL;
}

static gboolean
read_answer (TableeReader      *reader,
             TableeGivenAnswer *answer)
{
  JsonObject *object = tablee_reader_object (reader, "answer");
  g_autoptr (TableeReader) inner = object != NULL ? tablee_reader_new (object) : NULL;
  const char *action, *digest;

  if (inner == NULL)
    return TRUE;

  answer->number = tablee_hex_read_number (inner, "number");
  action = tablee_reader_string (inner, "action");
  digest = tablee_reader_string (inner, "digest");
  answer->length = (guint) tablee_reader_integer (inner, "length", 0, 1, G_MAXINT32);
  if (tablee_reader_failed (inner) || answer->number == 0 || action == NULL || digest == NULL)
    return FALSE;

  answer->is_open = answer->is_kept = TRUE;
  answer->action = g_strdup (action);
  answer->digest = g_strdup (digest);

  return TRUE;
}

static void
read_rest (TableeGuest  *self,
           TableeReader *reader)
{
  self->epoch = (guint64) tablee_reader_integer (reader, "epoch", 0, 0, G_MAXINT64);
  if (!tablee_hex_read (reader, "public", self->keys.public, TABLEE_KEY_BYTES) ||
      !tablee_hex_read (reader, "secret", self->keys.secret, TABLEE_KEY_BYTES))
    tablee_reader_fail_literal (reader, "secret", "hexadecimal digits must stand here");
  self->has_host = tablee_hex_read (reader, "host", self->host, TABLEE_KEY_BYTES);
  self->share.has_half = tablee_hex_read (reader, "commitment", self->share.commitment, TABLEE_COMMITMENT_BYTES) &&
                         tablee_hex_read (reader, "half", self->share.half, TABLEE_HALF_BYTES);
  if (self->has_host && !self->share.has_half)
    tablee_reader_fail_literal (reader, "half", "hexadecimal digits must stand here");
  self->deal = g_strdup (tablee_reader_string (reader, "deal"));
  self->card = g_strdup (tablee_reader_string (reader, "card"));
  self->is_accepted = self->card != NULL;
  self->muted = (guint) tablee_reader_integer (reader, "muted", 0, 0, (1 << TABLEE_MAX_SEATS) - 1);
  self->hints = (guint) tablee_reader_integer (reader, "hints", 0, 0, 1000000);
  if (!read_answer (reader, &self->answer))
    tablee_reader_fail_literal (reader, "answer", "hexadecimal digits must stand here");
  self->shares = tablee_share_list_read (reader, "shares");
}

TableeGuest *
tablee_guest_new_for_text (const char   *text,
                           TableeSlots  *slots,
                           GError      **error)
{
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (TableeGuest) self = NULL;
  g_autoptr (TableeInvitation) invitation = NULL;
  const char *link, *name;
  int portrait;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_SLOTS (slots), NULL);

  object = tablee_json_parse (text, -1, error);
  if (object == NULL)
    return NULL;

  reader = tablee_reader_new (object);
  tablee_reader_string (reader, "format");
  link = tablee_reader_string (reader, "invitation");
  name = tablee_reader_string (reader, "name");
  portrait = (int) tablee_reader_integer (reader, "portrait", 0, 0, 999);
  invitation = tablee_invitation_read (link != NULL ? link : "", NULL, error);
  if (invitation != NULL && tablee_invitation_get_broker (invitation) == NULL)
    tablee_reader_fail_literal (reader, "invitation", "an address must stand here");
  if (invitation == NULL)
    return NULL;

  self = tablee_guest_new_bare (g_steal_pointer (&invitation), name != NULL ? name : "", portrait, slots);
  read_rest (self, reader);

  return tablee_reader_finish (reader, error) ? g_steal_pointer (&self) : NULL;
}
