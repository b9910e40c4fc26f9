/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One end of the line between a host and a seat: sealing and opening. PROTOCOL.md says which byte is what. */
#include "line.h"

#include <sodium.h>
#include <string.h>

enum
{
  AT_PUBLIC = 1,
  AT_EPOCH = AT_PUBLIC + TABLEE_KEY_BYTES,
  AT_NUMBER = AT_EPOCH + 8,
  AT_ANSWERED = AT_NUMBER + 8,
  HEADER_BYTES = AT_ANSWERED + 8,
  NONCE_BYTES = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
  TAG_BYTES = crypto_aead_xchacha20poly1305_ietf_ABYTES,
};

G_STATIC_ASSERT (TABLEE_KEY_BYTES == crypto_kx_PUBLICKEYBYTES && TABLEE_KEY_BYTES == crypto_kx_SECRETKEYBYTES);
G_STATIC_ASSERT (TABLEE_KEY_BYTES == crypto_kx_SESSIONKEYBYTES);
G_STATIC_ASSERT (TABLEE_LINE_EXTRA_BYTES == HEADER_BYTES + NONCE_BYTES + TAG_BYTES);

/* What is shared with one key of the other end. */
typedef struct
{
  guint8 peer[TABLEE_KEY_BYTES];
  guint8 opening[TABLEE_KEY_BYTES];
  guint8 sealing[TABLEE_KEY_BYTES];
} Shared;

struct _TableeLine
{
  TableeKeys keys;
  guint8     token[TABLEE_KEY_BYTES];
  gboolean   is_host;
  guint64    epoch;
  guint64    number;       /* of the word that was sealed last */
  gboolean   is_bound;
  Shared     shared;
  guint64    peer_epoch;   /* of the word that was opened last, ... */
  guint64    peer_number;  /* ... and its number */
  guint8     nonce[NONCE_BYTES];
  gboolean   has_nonce;
};

static void
start_library (void)
{
  if (sodium_init () < 0)
    g_error ("libsodium finds no random numbers");
}

void
tablee_keys_make (TableeKeys *keys)
{
  g_return_if_fail (keys != NULL);

  start_library ();
  crypto_kx_keypair (keys->public, keys->secret);
}

void
tablee_token_make (guint8 token[TABLEE_KEY_BYTES])
{
  start_library ();
  randombytes_buf (token, TABLEE_KEY_BYTES);
}

guint64
tablee_epoch_next (guint64 previous)
{
  return MAX (previous + 1, (guint64) g_get_real_time ());
}

/*
 * Keys
 */

/* Only who knows the token has the key, too. */
static void
mix (guint8       *key,
     const guint8 *session_key,
     const guint8 *token)
{
  crypto_generichash (key, TABLEE_KEY_BYTES, session_key, TABLEE_KEY_BYTES, token, TABLEE_KEY_BYTES);
}

static gboolean
share (const TableeLine *self,
       const guint8     *peer,
       Shared           *shared)
{
  guint8 rx[TABLEE_KEY_BYTES];
  guint8 tx[TABLEE_KEY_BYTES];
  int result;

  memcpy (shared->peer, peer, TABLEE_KEY_BYTES);
  if (self->is_host)
    result = crypto_kx_server_session_keys (rx, tx, self->keys.public, self->keys.secret, peer);
  else
    result = crypto_kx_client_session_keys (rx, tx, self->keys.public, self->keys.secret, peer);
  if (result != 0)
    return FALSE;

  mix (shared->opening, rx, self->token);
  mix (shared->sealing, tx, self->token);
  sodium_memzero (rx, sizeof rx);
  sodium_memzero (tx, sizeof tx);

  return TRUE;
}

static TableeLine *
line_new (const TableeKeys *keys,
          const guint8     *token,
          guint64           epoch,
          gboolean          is_host)
{
  TableeLine *self = g_new0 (TableeLine, 1);

  start_library ();
  self->keys = *keys;
  memcpy (self->token, token, TABLEE_KEY_BYTES);
  self->epoch = epoch;
  self->is_host = is_host;

  return self;
}

TableeLine *
tablee_line_new_for_host (const TableeKeys *keys,
                          const guint8      token[TABLEE_KEY_BYTES],
                          guint64           epoch)
{
  g_return_val_if_fail (keys != NULL, NULL);
  g_return_val_if_fail (epoch > 0, NULL);

  return line_new (keys, token, epoch, TRUE);
}

TableeLine *
tablee_line_new_for_guest (const TableeKeys *keys,
                           const guint8      token[TABLEE_KEY_BYTES],
                           const guint8      host[TABLEE_KEY_BYTES],
                           guint64           epoch)
{
  g_autoptr (TableeLine) self = NULL;

  g_return_val_if_fail (keys != NULL, NULL);
  g_return_val_if_fail (epoch > 0, NULL);

  self = line_new (keys, token, epoch, FALSE);

  return tablee_line_bind (self, host) ? g_steal_pointer (&self) : NULL;
}

void
tablee_line_free (TableeLine *self)
{
  g_return_if_fail (self != NULL);

  sodium_memzero (self, sizeof *self);
  g_free (self);
}

const guint8 *
tablee_line_get_peer (const TableeLine *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->is_bound ? self->shared.peer : NULL;
}

gboolean
tablee_line_bind (TableeLine   *self,
                  const guint8  peer[TABLEE_KEY_BYTES])
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (!self->is_bound, FALSE);

  self->is_bound = share (self, peer, &self->shared);

  return self->is_bound;
}

guint64
tablee_line_get_peer_epoch (const TableeLine *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->peer_epoch;
}

/*
 * Bytes
 */

static void
write_number (guint8  *bytes,
              guint64  number)
{
  number = GUINT64_TO_BE (number);
  memcpy (bytes, &number, sizeof number);
}

static guint64
read_number (const guint8 *bytes)
{
  guint64 number;

  memcpy (&number, bytes, sizeof number);

  return GUINT64_FROM_BE (number);
}

static void
write_header (const TableeLine *self,
              guint8           *header)
{
  header[0] = TABLEE_PROTOCOL;
  memcpy (header + AT_PUBLIC, self->keys.public, TABLEE_KEY_BYTES);
  write_number (header + AT_EPOCH, self->epoch);
  write_number (header + AT_NUMBER, self->number);
  write_number (header + AT_ANSWERED, self->peer_epoch);
}

/* What goes with the word unsealed, and cannot be changed: where it lies and its header. */
static GByteArray *
make_associated (const char   *slot,
                 const guint8 *header)
{
  GByteArray *data = g_byte_array_new ();

  g_byte_array_append (data, (const guint8 *) slot, (guint) strlen (slot) + 1);
  g_byte_array_append (data, header, HEADER_BYTES);

  return data;
}

/*
 * Sealing
 */

/* Returns: (transfer full): @text, one byte 0x80, and as many zeros as make the length a multiple of the step. */
static guint8 *
fill_up (const char *text,
         gsize      *filled)
{
  gsize length = strlen (text);
  guint8 *bytes = g_malloc0 (length + TABLEE_LINE_STEP);

  memcpy (bytes, text, length);
  if (sodium_pad (filled, bytes, length, TABLEE_LINE_STEP, length + TABLEE_LINE_STEP) != 0)
    g_assert_not_reached ();

  return bytes;
}

void
tablee_line_set_nonce (TableeLine   *self,
                       const guint8 *nonce)
{
  g_return_if_fail (self != NULL);

  memcpy (self->nonce, nonce, NONCE_BYTES);
  self->has_nonce = TRUE;
}

static void
write_nonce (TableeLine *self,
             guint8     *nonce)
{
  if (self->has_nonce)
    memcpy (nonce, self->nonce, NONCE_BYTES);
  else
    randombytes_buf (nonce, NONCE_BYTES);
  self->has_nonce = FALSE;
}

GBytes *
tablee_line_seal (TableeLine *self,
                  const char *slot,
                  const char *text)
{
  g_autoptr (GByteArray) associated = NULL;
  g_autofree guint8 *filled = NULL;
  guint8 *sealed;
  gsize size;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->is_bound, NULL);
  g_return_val_if_fail (slot != NULL && text != NULL, NULL);

  self->number++;
  filled = fill_up (text, &size);
  sealed = g_malloc (TABLEE_LINE_EXTRA_BYTES + size);
  write_header (self, sealed);
  write_nonce (self, sealed + HEADER_BYTES);
  associated = make_associated (slot, sealed);
  crypto_aead_xchacha20poly1305_ietf_encrypt (sealed + HEADER_BYTES + NONCE_BYTES, NULL, filled, size,
                                              associated->data, associated->len, NULL,
                                              sealed + HEADER_BYTES, self->shared.sealing);

  return g_bytes_new_take (sealed, TABLEE_LINE_EXTRA_BYTES + size);
}

/*
 * Opening
 */

static gboolean
is_shared (const TableeLine *self,
           const guint8     *header,
           Shared           *shared)
{
  if (!self->is_bound)
    return share (self, header + AT_PUBLIC, shared);

  *shared = self->shared;

  return memcmp (header + AT_PUBLIC, shared->peer, TABLEE_KEY_BYTES) == 0;
}

/* Each word once, none that is older than one that was opened, and none that was said to a life before. */
static gboolean
is_due (const TableeLine *self,
        const guint8     *header)
{
  guint64 epoch = read_number (header + AT_EPOCH);
  guint64 number = read_number (header + AT_NUMBER);
  guint64 answered = read_number (header + AT_ANSWERED);

  if (!self->is_host && answered != self->epoch)
    return FALSE;

  return epoch > self->peer_epoch || (epoch == self->peer_epoch && number > self->peer_number);
}

/* Returns: (transfer full) (nullable) */
static char *
decrypt (const Shared *shared,
         const char   *slot,
         const guint8 *sealed,
         gsize         size)
{
  g_autoptr (GByteArray) associated = make_associated (slot, sealed);
  gsize inner = size - TABLEE_LINE_EXTRA_BYTES;
  g_autofree guint8 *bytes = g_malloc (inner + 1);
  gsize length;

  if (crypto_aead_xchacha20poly1305_ietf_decrypt (bytes, NULL, NULL, sealed + HEADER_BYTES + NONCE_BYTES, inner + TAG_BYTES,
                                                  associated->data, associated->len,
                                                  sealed + HEADER_BYTES, shared->opening) != 0)
    return NULL;
  if (sodium_unpad (&length, bytes, inner, TABLEE_LINE_STEP) != 0 || memchr (bytes, '\0', length) != NULL)
    return NULL;

  bytes[length] = '\0';

  return (char *) g_steal_pointer (&bytes);
}

static gboolean
looks_sealed (const guint8 *sealed,
              gsize         size)
{
  return size > TABLEE_LINE_EXTRA_BYTES && (size - TABLEE_LINE_EXTRA_BYTES) % TABLEE_LINE_STEP == 0 && sealed[0] == TABLEE_PROTOCOL;
}

char *
tablee_line_open (TableeLine *self,
                  const char *slot,
                  GBytes     *bytes,
                  gboolean   *answers)
{
  g_autofree char *text = NULL;
  const guint8 *sealed;
  Shared shared;
  gsize size;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (slot != NULL && bytes != NULL, NULL);

  sealed = g_bytes_get_data (bytes, &size);
  if (!looks_sealed (sealed, size) || !is_due (self, sealed) || !is_shared (self, sealed, &shared))
    return NULL;
  text = decrypt (&shared, slot, sealed, size);
  if (text == NULL)
    return NULL;

  self->shared = shared;
  self->is_bound = TRUE;
  self->peer_epoch = read_number (sealed + AT_EPOCH);
  self->peer_number = read_number (sealed + AT_NUMBER);
  if (answers != NULL)
    *answers = read_number (sealed + AT_ANSWERED) == self->epoch;

  return g_steal_pointer (&text);
}
