/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a broker sees of whole games: every byte of it is looked at, and is either of the header, and as it must be, or sealed; nothing that is
 * in the clear by mistake gets past that. */
#include "table.h"

#include <sodium.h>
#include <string.h>

#include "games/catalogue.h"
#include "net/guest-private.h"
#include "net/host-private.h"

enum
{
  HEADER = 57,
  NONCE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
  TAG = crypto_aead_xchacha20poly1305_ietf_ABYTES,
  LONG_RUN = 24,  /* letters, digits and signs in a row: by chance, hardly once in 10¹⁰ bytes */
};

static const TableeWeather fine = { 0 };

/* Who carries the words, and has by a miracle all keys. */
typedef struct
{
  NetTable  *table;
  GPtrArray *needles;  /* of GBytes: that must be nowhere */
  guint      words;
  gsize      bytes;
  guint      faults;
  guint64    numbers[2][TABLE_MAX_GUESTS];
} Broker;

static gboolean
contains (const guint8 *data,
          gsize         size,
          GBytes       *needle)
{
  gsize length;
  const guint8 *bytes = g_bytes_get_data (needle, &length);

  for (gsize i = 0; i + length <= size; i++)
    if (memcmp (data + i, bytes, length) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
has_text (const guint8 *data,
          gsize         size)
{
  guint run = 0;

  for (gsize i = 0; i < size; i++)
    {
      run = g_ascii_isprint ((char) data[i]) ? run + 1 : 0;
      if (run >= LONG_RUN)
        return TRUE;
    }

  return FALSE;
}

static guint64
read_number (const guint8 *bytes)
{
  guint64 number;

  memcpy (&number, bytes, sizeof number);

  return GUINT64_FROM_BE (number);
}

static void
make_key (TableePlace *place,
          TableeGuest *guest,
          gboolean     from_host,
          guint8      *key)
{
  guint8 rx[32], tx[32], token[TABLEE_KEY_BYTES];

  g_assert_cmpint (crypto_kx_client_session_keys (rx, tx, guest->keys.public, guest->keys.secret, place->host->keys.public), ==, 0);
  tablee_invitation_make_key (place->invitation, TABLEE_KEY_TOKEN, token);
  crypto_generichash (key, 32, from_host ? rx : tx, 32, token, sizeof token);
}

/* The header says nothing but who speaks, in which life, for the how manyeth time, and in answer to which life. */
static gboolean
is_header (Broker       *self,
           TableePlace  *place,
           TableeGuest  *guest,
           gboolean      from_host,
           const guint8 *data)
{
  guint64 *last = &self->numbers[from_host][place->seat];
  guint64 own = from_host ? place->host->epoch : guest->epoch;
  guint64 other = from_host ? guest->epoch : place->host->epoch;
  guint64 answered = read_number (data + 49);
  gboolean next = read_number (data + 41) == *last + 1;

  *last = read_number (data + 41);

  return data[0] == TABLEE_PROTOCOL && memcmp (data + 1, from_host ? place->host->keys.public : guest->keys.public, 32) == 0 &&
         read_number (data + 33) == own && next && (answered == other || answered == 0);
}

/* All that is behind it is sealed, to the last byte, and holds what is said and no secret of others. */
static gboolean
is_sealed (TableePlace  *place,
           TableeGuest  *guest,
           gboolean      from_host,
           const char   *slot,
           const guint8 *data,
           gsize         size)
{
  gsize inner = size - HEADER - NONCE - TAG;
  g_autofree guint8 *opened = g_malloc0 (inner + 1);
  g_autoptr (GByteArray) associated = g_byte_array_new ();
  guint8 key[32];
  gsize length;

  if (size < HEADER + NONCE + TAG + TABLEE_LINE_STEP || inner % TABLEE_LINE_STEP != 0)
    return FALSE;

  make_key (place, guest, from_host, key);
  g_byte_array_append (associated, (const guint8 *) slot, (guint) strlen (slot) + 1);
  g_byte_array_append (associated, data, HEADER);

  return crypto_aead_xchacha20poly1305_ietf_decrypt (opened, NULL, NULL, data + HEADER + NONCE, inner + TAG, associated->data, associated->len,
                                                     data + HEADER, key) == 0 &&
         sodium_unpad (&length, opened, inner, TABLEE_LINE_STEP) == 0 && g_str_has_prefix ((char *) opened, "{\"word\":");
}

static gboolean
is_card (TableePlace  *place,
         const guint8 *data,
         gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (TableeCard) card = tablee_card_open (bytes, place->invitation);

  return card != NULL && (size - 1 - NONCE - TAG) % 1024 == 0;
}

static const char *
find_fault_in_slot (Broker       *self,
                    const char   *slot,
                    const guint8 *data,
                    gsize         size)
{
  for (guint i = 0; i < self->table->host->places->len; i++)
    for (int which = 0; which < TABLEE_N_SEAT_SLOTS; which++)
      {
        TableePlace *place = self->table->host->places->pdata[i];
        g_autofree char *name = tablee_invitation_dup_slot (place->invitation, (TableeSeatSlot) which);
        TableeGuest *guest = self->table->guests[i].guest;

        if (!g_str_equal (name, slot))
          continue;
        if (which == TABLEE_SLOT_CARD)
          return is_card (place, data, size) ? NULL : "no card";
        if (!is_header (self, place, guest, which == TABLEE_SLOT_HOST, data))
          return "the header does not say who speaks, for the how manyeth time, in answer to whom";

        return is_sealed (place, guest, which == TABLEE_SLOT_HOST, slot, data, size) ? NULL : "not sealed";
      }

  return "nobody's slot";
}

/* Returns: what is wrong, or %NULL. */
static const char *
find_fault (Broker       *self,
            const char   *slot,
            const guint8 *data,
            gsize         size)
{
  for (guint i = 0; i < self->needles->len; i++)
    if (contains (data, size, self->needles->pdata[i]) || contains ((const guint8 *) slot, strlen (slot), self->needles->pdata[i]))
      return "what must be nowhere";
  if (has_text (data, size))
    return "text";

  return find_fault_in_slot (self, slot, data, size);
}

static void
passed_cb (Broker     *self,
           const char *slot,
           GBytes     *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  const char *fault = find_fault (self, slot, data, size);

  self->words++;
  self->bytes += size;
  if (fault == NULL)
    return;

  self->faults++;
  g_test_message ("word %u, %zu bytes: %s", self->words, size, fault);
}

static void
add_needle (Broker       *self,
            gconstpointer data,
            gsize         size)
{
  g_autofree char *digits = g_malloc (2 * size + 1);

  sodium_bin2hex (digits, 2 * size + 1, data, size);
  g_ptr_array_add (self->needles, g_bytes_new (data, size));
  g_ptr_array_add (self->needles, g_bytes_new (digits, 2 * size));
}

/* Secrets, halves of the seed, names, and words that cards, events and views are written with. */
static void
add_needles (Broker *self)
{
  static const char *const words[] = { "tablee-position", "\"hand\":", "\"draw\":", "\"events\":", "\"view\":", "Zebulon", "Quirina", "Xaverius" };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    g_ptr_array_add (self->needles, g_bytes_new (words[i], strlen (words[i])));
  add_needle (self, self->table->host->keys.secret, TABLEE_KEY_BYTES);
  add_needle (self, self->table->host->share.half, TABLEE_HALF_BYTES);
  for (guint i = 0; i < self->table->n_guests; i++)
    {
      TableePlace *place = self->table->host->places->pdata[i];

      add_needle (self, self->table->guests[i].guest->keys.secret, TABLEE_KEY_BYTES);
      add_needle (self, tablee_invitation_get_secret (place->invitation), TABLEE_SECRET_BYTES);
    }
}

static Broker *
broker_new (const TableeGame *game)
{
  Broker *self = g_new0 (Broker, 1);
  int friends = CLAMP (3, game->min_seats, game->max_seats);

  self->needles = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  self->table = net_table_new (game, friends, friends, 11, &fine);
  add_needles (self);
  g_signal_connect_swapped (self->table->broker, "passed", G_CALLBACK (passed_cb), self);

  return self;
}

static void
broker_free (Broker *self)
{
  g_signal_handlers_disconnect_by_data (self->table->broker, self);
  net_table_free (self->table);
  g_ptr_array_unref (self->needles);
  g_free (self);
}

static gboolean
is_under_way (NetTable *table)
{
  TableeGameSession *session = tablee_host_get_session (table->host);

  return session != NULL && tablee_game_session_get_n_played (session) > 10;
}

static void
test_whole_games (void)
{
  for (const TableeGame *const *game = tablee_games; *game != NULL; game++)
    {
      Broker *broker = broker_new (*game);

      net_table_play (broker->table);
      g_assert_cmpuint (broker->words, >, 100);
      g_assert_cmpuint (broker->faults, ==, 0);
      g_test_message ("%s: %u words, %zu bytes", (*game)->id, broker->words, broker->bytes);
      broker_free (broker);
    }
}

/* As if it passed for the first time. */
static gboolean
looks_right_again (Broker       *self,
                   const char   *slot,
                   const guint8 *data,
                   gsize         size)
{
  self->numbers[TRUE][0] = read_number (data + 41) - 1;

  return find_fault (self, slot, data, size) == NULL;
}

/* A card, a name, a half of the seed: behind a word, in the middle of one, in the header, in the name of a slot. */
static void
test_planted (void)
{
  static const struct
  {
    const char *what;
    gsize       at;
    gboolean    instead;
  } plants[] = { { "K4", 400, FALSE }, { "K4", 0, FALSE }, { "K4", 120, TRUE }, { "K4", 34, TRUE }, { "Zebulon", 58, TRUE }, { "7", 40, TRUE } };
  Broker *self = broker_new (tablee_games_find ("space-beans"));
  g_autofree char *slot = tablee_invitation_dup_slot (((TableePlace *) self->table->host->places->pdata[0])->invitation, TABLEE_SLOT_HOST);
  NetLast last = { .slot = slot };
  const guint8 *data;
  gsize size;
  gulong handler = g_signal_connect_swapped (self->table->broker, "passed", G_CALLBACK (net_last_cb), &last);

  net_table_run_until (self->table, is_under_way);
  g_signal_handler_disconnect (self->table->broker, handler);
  g_assert_cmpuint (self->faults, ==, 0);
  data = g_bytes_get_data (last.bytes, &size);
  g_assert_true (looks_right_again (self, slot, data, size));
  g_assert_false (looks_right_again (self, "tablee/Zebulon", data, size));
  for (gsize i = 0; i < G_N_ELEMENTS (plants); i++)
    {
      g_autoptr (GByteArray) bytes = g_byte_array_new ();
      gsize length = strlen (plants[i].what);

      /* What is sealed may have it there by chance, once in 256 runs: then nothing is planted. */
      if (plants[i].instead && memcmp (data + plants[i].at, plants[i].what, length) == 0)
        continue;

      g_byte_array_append (bytes, data, (guint) plants[i].at);
      g_byte_array_append (bytes, (const guint8 *) plants[i].what, (guint) length);
      g_byte_array_append (bytes, data + plants[i].at + (plants[i].instead ? length : 0), (guint) (size - plants[i].at - (plants[i].instead ? length : 0)));
      g_assert_false (looks_right_again (self, slot, bytes->data, bytes->len));
    }
  g_bytes_unref (last.bytes);
  broker_free (self);
}

/* What is sealed to one seat is nobody else's either: until the end no half of the seed but one's own is in it, and no number of the deal. */
static void
test_inside (void)
{
  for (const TableeGame *const *game = tablee_games; *game != NULL; game++)
    {
      Broker *broker = broker_new (*game);
      NetTable *table = broker->table;

      net_table_run_until (table, is_under_way);
      for (guint i = 0; i < table->n_guests; i++)
        {
          g_autofree char *said = tablee_host_compose (table->host, table->host->places->pdata[i]);

          for (guint j = 0; j < broker->needles->len; j++)
            {
              gsize size;
              const char *needle = g_bytes_get_data (broker->needles->pdata[j], &size);

              if (size == 64)
                g_assert_false (contains ((const guint8 *) said, strlen (said), broker->needles->pdata[j]));
              g_assert_nonnull (needle);
            }
          g_assert_null (strstr (said, "\"half\""));
          g_assert_nonnull (strstr (said, "\"seed\":\"?\""));
        }
      broker_free (broker);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/seen/whole-games", test_whole_games);
  g_test_add_func ("/net/seen/planted", test_planted);
  g_test_add_func ("/net/seen/inside", test_inside);

  return g_test_run ();
}
