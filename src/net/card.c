/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards: what they say, how they are sealed, and whether a table can be joined. PROTOCOL.md says which byte is what. */
#include "card.h"

#include <sodium.h>
#include <string.h>

#include "config.h"
#include "games/catalogue.h"
#include "hex.h"
#include "net-limits.h"
#include "notation/error.h"
#include "notation/json-guard.h"
#include "notation/json-text.h"
#include "notation/reader.h"

enum
{
  FORM = 1,  /* of cards: the same in all protocols, so that an older program can say that it is older */
  NONCE_BYTES = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
  TAG_BYTES = crypto_aead_xchacha20poly1305_ietf_ABYTES,
  AT_SEALED = 1 + NONCE_BYTES,
  STEP = 1024,
  MAX_VERSION = 20,
};

void
tablee_card_free (TableeCard *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->version);
  g_free (self->game);
  g_clear_pointer (&self->options, json_object_unref);
  g_free (self);
}

TableeCard *
tablee_card_new (const TableeRuleset *ruleset,
                 JsonObject          *options,
                 int                  seat,
                 const guint8         host[TABLEE_KEY_BYTES])
{
  TableeCard *self;

  g_return_val_if_fail (ruleset != NULL, NULL);

  self = g_new0 (TableeCard, 1);
  self->protocol = TABLEE_PROTOCOL;
  self->version = g_strdup (PACKAGE_VERSION);
  self->game = g_strdup (ruleset->game->id);
  self->rules = ruleset->game->rules_version;
  self->options = options != NULL ? json_object_ref (options) : json_object_new ();
  self->seats = ruleset->seats;
  self->seat = seat;
  self->checksum = ruleset->checksum;
  memcpy (self->host, host, TABLEE_KEY_BYTES);

  return self;
}

static void
make_taker (const guint8 *peer,
            guint8        taker[TABLEE_KEY_BYTES])
{
  static const char key[] = "tablee taker of seat";

  crypto_generichash (taker, TABLEE_KEY_BYTES, peer, TABLEE_KEY_BYTES, (const guint8 *) key, strlen (key));
}

void
tablee_card_set_taken (TableeCard   *self,
                       const guint8 *peer)
{
  g_return_if_fail (self != NULL);

  self->is_taken = peer != NULL;
  if (peer != NULL)
    make_taker (peer, self->taker);
}

/*
 * In writing
 */

static const char *const gone_words[] = { "no", "seat", "table", NULL };

char *
tablee_card_write (const TableeCard *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *checksum = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  checksum = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", self->checksum);
  json_builder_begin_object (builder);
  tablee_json_write_integer (builder, "protocol", self->protocol);
  tablee_json_write_string (builder, "version", self->version);
  tablee_json_write_string (builder, "game", self->game);
  tablee_json_write_integer (builder, "rules", self->rules);
  tablee_json_take_object (builder, "options", json_object_ref (self->options));
  tablee_json_write_integer (builder, "seats", self->seats);
  tablee_json_write_integer (builder, "seat", self->seat);
  tablee_json_write_string (builder, "ruleset", checksum);
  tablee_hex_write (builder, "host", self->host, TABLEE_KEY_BYTES);
  if (self->is_taken)
    tablee_hex_write (builder, "taken", self->taker, TABLEE_KEY_BYTES);
  if (self->gone != TABLEE_GONE_NOT)
    tablee_json_write_string (builder, "gone", gone_words[self->gone]);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return json_to_string (root, FALSE);
}

/* Of another protocol nothing is looked at but which it is. */
static gboolean
read_rest (TableeCard   *self,
           TableeReader *reader)
{
  const char *game = tablee_reader_string (reader, "game");
  const char *checksum = tablee_reader_string (reader, "ruleset");
  JsonObject *options = tablee_reader_object (reader, "options");

  self->game = g_strndup (game != NULL ? game : "", TABLEE_NET_MAX_NAME);
  self->rules = tablee_reader_integer (reader, "rules", -1, 0, G_MAXUINT32);
  self->options = options != NULL ? json_object_ref (options) : json_object_new ();
  self->seats = (int) tablee_reader_integer (reader, "seats", 0, 1, TABLEE_MAX_COLUMNS);
  self->seat = (int) tablee_reader_integer (reader, "seat", 0, 0, TABLEE_MAX_COLUMNS - 1);
  self->gone = (TableeGone) tablee_reader_word (reader, "gone", TABLEE_GONE_NOT, gone_words);
  self->is_taken = tablee_hex_read (reader, "taken", self->taker, TABLEE_KEY_BYTES);

  return !tablee_reader_failed (reader) && self->rules >= 0 && self->seat < self->seats && tablee_hex_read (reader, "host", self->host, TABLEE_KEY_BYTES) &&
         checksum != NULL && g_ascii_string_to_unsigned (checksum, 16, 0, G_MAXUINT64, &self->checksum, NULL);
}

TableeCard *
tablee_card_read (const char *text)
{
  g_autoptr (JsonObject) object = tablee_json_parse (text, -1, NULL);
  g_autoptr (TableeReader) reader = NULL;
  g_autoptr (TableeCard) self = NULL;
  const char *version;

  if (object == NULL)
    return NULL;

  reader = tablee_reader_new (object);
  self = g_new0 (TableeCard, 1);
  self->protocol = (int) tablee_reader_integer (reader, "protocol", 0, 1, G_MAXINT);
  version = tablee_reader_string (reader, "version");
  if (tablee_reader_failed (reader) || version == NULL)
    return NULL;

  self->version = g_utf8_substring (version, 0, MIN (g_utf8_strlen (version, -1), MAX_VERSION));
  if (self->protocol == TABLEE_PROTOCOL && !read_rest (self, reader))
    return NULL;

  return g_steal_pointer (&self);
}

/*
 * Sealed
 */

/* The slot, and the form: neither can be changed. */
static GByteArray *
make_associated (const TableeInvitation *invitation)
{
  static const guint8 form = FORM;
  g_autofree char *slot = tablee_invitation_dup_slot (invitation, TABLEE_SLOT_CARD);
  GByteArray *data = g_byte_array_new ();

  g_byte_array_append (data, (const guint8 *) slot, (guint) strlen (slot) + 1);
  g_byte_array_append (data, &form, 1);

  return data;
}

GBytes *
tablee_card_seal (const TableeCard       *self,
                  const TableeInvitation *invitation)
{
  g_autofree char *text = NULL;
  g_autofree guint8 *filled = NULL;
  g_autoptr (GByteArray) associated = NULL;
  guint8 key[TABLEE_KEY_BYTES];
  guint8 *sealed;
  gsize length, size;

  g_return_val_if_fail (self != NULL && invitation != NULL, NULL);

  text = tablee_card_write (self);
  length = strlen (text);
  filled = g_malloc0 (length + STEP);
  memcpy (filled, text, length);
  if (sodium_pad (&size, filled, length, STEP, length + STEP) != 0)
    g_assert_not_reached ();

  tablee_invitation_make_key (invitation, TABLEE_KEY_CARD, key);
  associated = make_associated (invitation);
  sealed = g_malloc (AT_SEALED + size + TAG_BYTES);
  sealed[0] = FORM;
  randombytes_buf (sealed + 1, NONCE_BYTES);
  crypto_aead_xchacha20poly1305_ietf_encrypt (sealed + AT_SEALED, NULL, filled, size, associated->data, associated->len, NULL, sealed + 1, key);

  return g_bytes_new_take (sealed, AT_SEALED + size + TAG_BYTES);
}

/* Returns: (transfer full) (nullable) */
static char *
unseal (const guint8           *sealed,
        gsize                   size,
        const TableeInvitation *invitation)
{
  g_autoptr (GByteArray) associated = make_associated (invitation);
  guint8 key[TABLEE_KEY_BYTES];
  gsize inner = size - AT_SEALED - TAG_BYTES;
  g_autofree guint8 *bytes = g_malloc (inner + 1);
  gsize length;

  tablee_invitation_make_key (invitation, TABLEE_KEY_CARD, key);
  if (crypto_aead_xchacha20poly1305_ietf_decrypt (bytes, NULL, NULL, sealed + AT_SEALED, inner + TAG_BYTES,
                                                  associated->data, associated->len, sealed + 1, key) != 0 ||
      sodium_unpad (&length, bytes, inner, STEP) != 0 || memchr (bytes, '\0', length) != NULL)
    return NULL;

  bytes[length] = '\0';

  return (char *) g_steal_pointer (&bytes);
}

TableeCard *
tablee_card_open (GBytes                 *sealed,
                  const TableeInvitation *invitation)
{
  g_autofree char *text = NULL;
  const guint8 *bytes;
  gsize size;

  g_return_val_if_fail (sealed != NULL && invitation != NULL, NULL);

  bytes = g_bytes_get_data (sealed, &size);
  if (size < AT_SEALED + TAG_BYTES + STEP || size > TABLEE_NET_MAX_CARD || bytes[0] != FORM)
    return NULL;
  text = unseal (bytes, size, invitation);

  return text != NULL ? tablee_card_read (text) : NULL;
}

/*
 * Joining
 */

/* The format has one argument: the version of the host's program. */
G_GNUC_PRINTF (2, 3)
static void
set_error (GError     **error,
           const char  *format,
           ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_propagate_error (error, tablee_notation_error_new_valist (TABLEE_NOTATION_ERROR_FORMAT, "", format, arguments));
  va_end (arguments);
}

static TableeRefusal
check_rules (const TableeCard  *self,
             const TableeGame **game,
             GError           **error)
{
  g_autofree char *version = tablee_reader_quote (self->version);

  if (self->protocol != TABLEE_PROTOCOL)
    {
      set_error (error, self->protocol > TABLEE_PROTOCOL ? TABLEE_MESSAGE ("the host has a newer Tablée (%s): update this one")
                                                         : TABLEE_MESSAGE ("the host has an older Tablée (%s): the host is to update it"),
                 version);
      return TABLEE_REFUSAL_PROTOCOL;
    }

  *game = tablee_games_find (self->game);
  if (*game == NULL)
    {
      set_error (error, TABLEE_MESSAGE ("this Tablée does not know the game yet, and the host’s (%s) does: update this one"), version);
      return TABLEE_REFUSAL_GAME;
    }
  if (self->rules == (*game)->rules_version)
    return TABLEE_REFUSAL_NONE;

  set_error (error, self->rules > (*game)->rules_version
                    ? TABLEE_MESSAGE ("the host’s Tablée (%s) has newer rules of the game: update this one")
                    : TABLEE_MESSAGE ("the host’s Tablée (%s) has older rules of the game: the host is to update it"),
             version);

  return TABLEE_REFUSAL_RULES;
}

TableeRefusal
tablee_card_refuse_gone (TableeGone gone)
{
  return gone == TABLEE_GONE_TABLE ? TABLEE_REFUSAL_TABLE_GONE : TABLEE_REFUSAL_SEAT_GONE;
}

GError *
tablee_card_new_gone_error (TableeGone gone)
{
  return tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_FORMAT, "",
                                            gone == TABLEE_GONE_TABLE ? TABLEE_MESSAGE ("the host has given up this table")
                                                                      : TABLEE_MESSAGE ("the host has given this seat to a computer"));
}

TableeRefusal
tablee_card_check (const TableeCard  *self,
                   const guint8       own[TABLEE_KEY_BYTES],
                   TableeRuleset    **ruleset,
                   GError           **error)
{
  g_autoptr (TableeRuleset) made = NULL;
  const TableeGame *game = NULL;
  TableeRefusal refusal;
  guint8 taker[TABLEE_KEY_BYTES];

  g_return_val_if_fail (self != NULL && ruleset != NULL, TABLEE_REFUSAL_PROTOCOL);

  refusal = check_rules (self, &game, error);
  if (refusal != TABLEE_REFUSAL_NONE)
    return refusal;

  if (self->gone != TABLEE_GONE_NOT)
    {
      g_propagate_error (error, tablee_card_new_gone_error (self->gone));
      return tablee_card_refuse_gone (self->gone);
    }

  make_taker (own, taker);
  if (self->is_taken && memcmp (taker, self->taker, sizeof taker) != 0)
    {
      g_propagate_error (error, tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_FORMAT, "",
                                                                   TABLEE_MESSAGE ("somebody else has taken this seat: ask for another invitation")));
      return TABLEE_REFUSAL_TAKEN;
    }

  made = tablee_ruleset_new (game, self->seats, self->options, error);
  if (made == NULL)
    return TABLEE_REFUSAL_RULESET;
  if (made->checksum != self->checksum)
    {
      g_autofree char *version = tablee_reader_quote (self->version);

      set_error (error, TABLEE_MESSAGE ("the host’s Tablée (%s) has other data for the game: both need the same"), version);
      return TABLEE_REFUSAL_RULESET;
    }

  *ruleset = g_steal_pointer (&made);

  return TABLEE_REFUSAL_NONE;
}
