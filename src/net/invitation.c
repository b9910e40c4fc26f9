/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Invitations: a broker and a secret, written for machines and for people. PROTOCOL.md says which byte is what. */
#include "invitation.h"

#include <sodium.h>
#include <string.h>

#include "broker-address.h"
#include "notation/error.h"
#include "notation/reader.h"

enum
{
  ADDRESS_BYTES = 6,
  SLOT_BYTES = 16,
  LINK_CHECK_BYTES = 2,
  /* Of a link. */
  AT_SECRET = 1,
  AT_KIND = AT_SECRET + TABLEE_SECRET_BYTES,
  AT_BROKER = AT_KIND + 1,
  /* Of words: of what is said, and what checks it fills them up. */
  WORDS = 14,
  WORDS_WITH_ADDRESS = 19,
  MAX_PAYLOAD = TABLEE_SECRET_BYTES + ADDRESS_BYTES,
  DIGEST_BYTES = 32,
};

/* How the broker is written in a link. */
enum
{
  BROKER_TEXT = 0,
  BROKER_NUMBERS = 4,
};

struct _TableeInvitation
{
  char   *broker;  /* (nullable) */
  guint8  secret[TABLEE_SECRET_BYTES];
};

static TableeInvitation *
invitation_new (const char   *broker,
                const guint8 *secret)
{
  TableeInvitation *self = g_new0 (TableeInvitation, 1);

  self->broker = g_strdup (broker);
  memcpy (self->secret, secret, TABLEE_SECRET_BYTES);

  return self;
}

TableeInvitation *
tablee_invitation_new_for_secret (const char   *broker,
                                  const guint8  secret[TABLEE_SECRET_BYTES])
{
  g_return_val_if_fail (broker != NULL && secret != NULL, NULL);

  return invitation_new (broker, secret);
}

TableeInvitation *
tablee_invitation_new (const char *broker)
{
  guint8 token[TABLEE_KEY_BYTES];

  g_return_val_if_fail (broker != NULL, NULL);

  tablee_token_make (token);

  return invitation_new (broker, token);
}

void
tablee_invitation_free (TableeInvitation *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->broker);
  sodium_memzero (self, sizeof *self);
  g_free (self);
}

const char *
tablee_invitation_get_broker (const TableeInvitation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->broker;
}

const guint8 *
tablee_invitation_get_secret (const TableeInvitation *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->secret;
}

TableeInvitation *
tablee_invitation_at_broker (const TableeInvitation *self,
                             const char             *broker)
{
  g_return_val_if_fail (self != NULL && broker != NULL, NULL);

  return invitation_new (broker, self->secret);
}

/*
 * What follows from the secret
 */

static void
derive (const TableeInvitation *self,
        const char             *what,
        guint8                 *bytes,
        gsize                   size)
{
  crypto_generichash (bytes, size, (const guint8 *) what, strlen (what), self->secret, TABLEE_SECRET_BYTES);
}

char *
tablee_invitation_dup_slot (const TableeInvitation *self,
                            TableeSeatSlot          slot)
{
  static const char *const names[TABLEE_N_SEAT_SLOTS] = { "tablee card slot", "tablee host slot", "tablee guest slot" };
  guint8 bytes[SLOT_BYTES];
  char digits[2 * SLOT_BYTES + 1];

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (slot < TABLEE_N_SEAT_SLOTS, NULL);

  derive (self, names[slot], bytes, sizeof bytes);
  sodium_bin2hex (digits, sizeof digits, bytes, sizeof bytes);

  return g_strconcat ("tablee/", digits, NULL);
}

void
tablee_invitation_make_key (const TableeInvitation *self,
                            TableeSeatKey           which,
                            guint8                  key[TABLEE_KEY_BYTES])
{
  static const char *const names[TABLEE_N_SEAT_KEYS] = { "tablee token", "tablee card key" };

  g_return_if_fail (self != NULL);
  g_return_if_fail (which < TABLEE_N_SEAT_KEYS);

  derive (self, names[which], key, TABLEE_KEY_BYTES);
}

/* What finds mistakes in writing; nothing is secret about it. */
static void
make_check (const guint8 *bytes,
            gsize         size,
            guint8        check[DIGEST_BYTES])
{
  static const char key[] = "tablee invitation";

  crypto_generichash (check, DIGEST_BYTES, bytes, size, (const guint8 *) key, strlen (key));
}

/*
 * Links
 */

/* Returns: (transfer full) */
static char *
to_base64 (GByteArray *bytes)
{
  gsize size = sodium_base64_encoded_len (bytes->len, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  char *text = g_malloc (size);

  return sodium_bin2base64 (text, size, bytes->data, bytes->len, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

static void
append_broker (GByteArray *bytes,
               const char *broker)
{
  guint8 kind = BROKER_TEXT;
  guint8 address[ADDRESS_BYTES];

  if (tablee_broker_to_bytes (broker, address))
    kind = BROKER_NUMBERS;
  g_byte_array_append (bytes, &kind, 1);
  if (kind == BROKER_NUMBERS)
    g_byte_array_append (bytes, address, sizeof address);
  else
    g_byte_array_append (bytes, (const guint8 *) broker, (guint) strlen (broker));
}

char *
tablee_invitation_to_link (const TableeInvitation *self)
{
  static const guint8 protocol = TABLEE_PROTOCOL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *text = NULL;
  guint8 check[DIGEST_BYTES];

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->broker != NULL, NULL);

  g_byte_array_append (bytes, &protocol, 1);
  g_byte_array_append (bytes, self->secret, TABLEE_SECRET_BYTES);
  append_broker (bytes, self->broker);
  make_check (bytes->data, bytes->len, check);
  g_byte_array_append (bytes, check, LINK_CHECK_BYTES);
  text = to_base64 (bytes);

  return g_strconcat (TABLEE_INVITATION_SCHEME, text, NULL);
}

static GError *
new_error (const char *message)
{
  return tablee_notation_error_new_literal (TABLEE_NOTATION_ERROR_SYNTAX, "", message);
}

/* Returns: (transfer full) (nullable) */
static char *
read_broker (const guint8 *bytes,
             gsize         size,
             guint8        kind)
{
  g_autoptr (GUri) uri = NULL;
  g_autofree char *text = NULL;

  if (kind == BROKER_NUMBERS)
    return size == ADDRESS_BYTES ? tablee_broker_from_bytes (bytes) : NULL;
  if (kind != BROKER_TEXT || size == 0 || !g_utf8_validate ((const char *) bytes, (gssize) size, NULL))
    return NULL;

  text = g_strndup ((const char *) bytes, size);
  uri = tablee_broker_parse (text, NULL);

  return uri != NULL ? g_steal_pointer (&text) : NULL;
}

static TableeInvitation *
read_link_bytes (const guint8  *bytes,
                 gsize          size,
                 GError       **error)
{
  g_autofree char *broker = NULL;
  guint8 check[DIGEST_BYTES];

  if (size > 0 && bytes[0] > TABLEE_PROTOCOL)
    {
      g_propagate_error (error, new_error (TABLEE_MESSAGE ("the invitation is of a newer version of Tablée: update this one")));
      return NULL;
    }
  if (size > AT_BROKER + LINK_CHECK_BYTES && bytes[0] == TABLEE_PROTOCOL)
    {
      size -= LINK_CHECK_BYTES;
      make_check (bytes, size, check);
      if (memcmp (check, bytes + size, LINK_CHECK_BYTES) == 0)
        broker = read_broker (bytes + AT_BROKER, size - AT_BROKER, bytes[AT_KIND]);
    }
  if (broker != NULL)
    return invitation_new (broker, bytes + AT_SECRET);

  g_propagate_error (error, new_error (TABLEE_MESSAGE ("the link is not whole")));

  return NULL;
}

/* Where a link begins in @text, behind its scheme: desktops write it with slashes, and telephones begin it with a capital. Returns:
 * (transfer none) (nullable) */
static const char *
find_link (const char *text)
{
  static const gsize length = sizeof TABLEE_INVITATION_SCHEME - 1;

  for (; *text != '\0'; text++)
    if (g_ascii_strncasecmp (text, TABLEE_INVITATION_SCHEME, length) == 0)
      return text + length + strspn (text + length, "/");

  return NULL;
}

/* What is written in base64 from @text on, whatever follows. */
static TableeInvitation *
read_link (const char  *text,
           GError     **error)
{
  guint8 bytes[TABLEE_INVITATION_MAX_BYTES];
  gsize size = 0;

  /* The library takes no text that ends with a lone letter or with bits that are not zero: then there are no bytes. */
  if (sodium_base642bin (bytes, sizeof bytes, text, strspn (text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"),
                         NULL, &size, NULL, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
    size = 0;

  return read_link_bytes (bytes, size, error);
}

/*
 * Words
 */

static gsize
count_payload (guint words)
{
  return words == WORDS ? TABLEE_SECRET_BYTES : MAX_PAYLOAD;
}

/* Bit @index of what is said: first the payload, then as much of its check as there is room for. */
static guint
get_bit (const guint8 *payload,
         const guint8 *check,
         gsize         size,
         gsize         index)
{
  const guint8 *bytes = payload;

  if (index >= size * 8)
    {
      bytes = check;
      index -= size * 8;
    }

  return bytes[index / 8] >> (7 - index % 8) & 1;
}

char *
tablee_invitation_to_words (const TableeInvitation *self,
                            TableePhoneLanguage     language)
{
  GString *text = g_string_new (NULL);
  guint8 payload[MAX_PAYLOAD];
  guint8 check[DIGEST_BYTES];
  guint count;
  gsize size;

  g_return_val_if_fail (self != NULL, NULL);

  memcpy (payload, self->secret, TABLEE_SECRET_BYTES);
  count = self->broker != NULL && tablee_broker_to_bytes (self->broker, payload + TABLEE_SECRET_BYTES) ? WORDS_WITH_ADDRESS : WORDS;
  size = count_payload (count);
  make_check (payload, size, check);
  for (guint i = 0; i < count; i++)
    {
      guint number = 0;

      for (guint bit = 0; bit < TABLEE_PHONE_BITS; bit++)
        number = number << 1 | get_bit (payload, check, size, i * TABLEE_PHONE_BITS + bit);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", tablee_phone_word (language, number));
    }

  return g_string_free (text, FALSE);
}

gboolean
tablee_invitation_words_suffice (const TableeInvitation *self)
{
  guint8 address[ADDRESS_BYTES];

  g_return_val_if_fail (self != NULL, FALSE);

  return self->broker != NULL && tablee_broker_to_bytes (self->broker, address);
}

/* Returns: (transfer full): the words that somebody has typed. */
static GPtrArray *
split_words (const char *text)
{
  g_autofree char *folded = tablee_phone_fold (text);
  g_auto (GStrv) parts = g_strsplit (folded, " ", -1);
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_ptr_array_add (words, g_strdup (*part));

  return words;
}

/* How many of @words are those of @language; @unknown: out: the first that is none. */
static guint
count_known (GPtrArray            *words,
             TableePhoneLanguage   language,
             const char          **unknown)
{
  guint known = 0;

  *unknown = NULL;
  for (guint i = 0; i < words->len; i++)
    if (tablee_phone_word_find (language, words->pdata[i]) >= 0)
      known++;
    else if (*unknown == NULL)
      *unknown = words->pdata[i];

  return known;
}

/* Returns: (transfer full) (nullable): NULL if the check does not hold. */
static TableeInvitation *
decode_words (GPtrArray           *words,
              TableePhoneLanguage  language,
              const char          *broker)
{
  guint8 bytes[DIGEST_BYTES] = { 0 };
  guint8 check[DIGEST_BYTES];
  gsize size = count_payload (words->len);
  g_autofree char *address = NULL;

  for (guint i = 0; i < words->len * TABLEE_PHONE_BITS; i++)
    {
      guint number = (guint) tablee_phone_word_find (language, words->pdata[i / TABLEE_PHONE_BITS]);
      guint bit = number >> (TABLEE_PHONE_BITS - 1 - i % TABLEE_PHONE_BITS) & 1;

      bytes[i / 8] = (guint8) (bytes[i / 8] | bit << (7 - i % 8));
    }
  make_check (bytes, size, check);
  for (gsize i = size * 8; i < words->len * TABLEE_PHONE_BITS; i++)
    if (get_bit (bytes, check, size, i) != get_bit (bytes, bytes + size, size, i))
      return NULL;
  if (size == TABLEE_SECRET_BYTES)
    return invitation_new (broker, bytes);

  address = tablee_broker_from_bytes (bytes + TABLEE_SECRET_BYTES);

  return address != NULL ? invitation_new (address, bytes) : NULL;
}

static void
set_unknown_error (GError     **error,
                   const char  *word)
{
  g_autofree char *quoted = tablee_reader_quote (word);

  g_propagate_error (error, tablee_notation_error_new (TABLEE_NOTATION_ERROR_SYNTAX, "", "%s is no word of invitations", quoted));
}

/* In the language of which most of them are. */
static TableeInvitation *
read_words (GPtrArray   *words,
            const char  *broker,
            GError     **error)
{
  const char *unknown[TABLEE_N_PHONE_LANGUAGES];
  TableePhoneLanguage best = 0;
  guint most = 0;

  for (TableePhoneLanguage language = 0; language < TABLEE_N_PHONE_LANGUAGES; language++)
    {
      guint known = count_known (words, language, &unknown[language]);
      g_autoptr (TableeInvitation) self = NULL;

      if (unknown[language] == NULL && (words->len == WORDS || words->len == WORDS_WITH_ADDRESS))
        self = decode_words (words, language, broker);
      if (self != NULL)
        return g_steal_pointer (&self);
      if (known > most)
        {
          most = known;
          best = language;
        }
    }

  if (most == 0)
    g_propagate_error (error, new_error (TABLEE_MESSAGE ("this is no invitation")));
  else if (unknown[best] != NULL)
    set_unknown_error (error, unknown[best]);
  else if (words->len != WORDS && words->len != WORDS_WITH_ADDRESS)
    tablee_notation_error_set (error, TABLEE_NOTATION_ERROR_SYNTAX, "", "the number of words must be %d or %d, not %u",
                               WORDS, WORDS_WITH_ADDRESS, words->len);
  else
    g_propagate_error (error, new_error (TABLEE_MESSAGE ("these words do not belong together: one of them is another one")));

  return NULL;
}

TableeInvitation *
tablee_invitation_read (const char  *text,
                        const char  *broker,
                        GError     **error)
{
  const char *link;
  g_autoptr (GPtrArray) words = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (strlen (text) > TABLEE_INVITATION_MAX_BYTES || !g_utf8_validate (text, -1, NULL))
    {
      g_propagate_error (error, new_error (TABLEE_MESSAGE ("this is no invitation")));
      return NULL;
    }

  link = find_link (text);
  if (link != NULL)
    return read_link (link, error);

  words = split_words (text);

  return read_words (words, broker, error);
}
