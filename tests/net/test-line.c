/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines: known bytes, and that nothing opens which has been touched, repeated, moved, or sealed by somebody else. */
#include "net/line.h"

#include <stdio.h>
#include <string.h>

static const char slot[] = "tablee/seat";

typedef struct
{
  TableeKeys  host_keys;
  TableeKeys  guest_keys;
  guint8      token[TABLEE_KEY_BYTES];
  TableeLine *host;
  TableeLine *guest;
} Ends;

static void
set_up (Ends          *ends,
        gconstpointer  user_data)
{
  tablee_keys_make (&ends->host_keys);
  tablee_keys_make (&ends->guest_keys);
  tablee_token_make (ends->token);
  ends->host = tablee_line_new_for_host (&ends->host_keys, ends->token, 70);
  ends->guest = tablee_line_new_for_guest (&ends->guest_keys, ends->token, ends->host_keys.public, 50);
}

static void
tear_down (Ends          *ends,
           gconstpointer  user_data)
{
  tablee_line_free (ends->host);
  tablee_line_free (ends->guest);
}

static void
assert_opens (TableeLine *line,
              GBytes     *sealed,
              const char *expected)
{
  g_autofree char *text = tablee_line_open (line, slot, sealed, NULL);

  g_assert_cmpstr (text, ==, expected);
}

static GBytes *
say (TableeLine *line,
     const char *text)
{
  return tablee_line_seal (line, slot, text);
}

/* Made from PROTOCOL.md by another program. */
static void
test_known (void)
{
  static const char expected_sum[] = "bf3dbf344fc4bca88e8d28282c91de7018dc19ae20345a986e30c7700582a04f";
  static const char host_public[] = "07a37cbc142093c8b755dc1b10e86cb426374ad16aa853ed0bdfc0b2b86d1c7c";
  static const char guest_public[] = "5714769d116bf76436ae74bc793d2c30ad1903c59ac5273805c7e2698b410c36";
  TableeKeys host_keys, guest_keys;
  guint8 token[TABLEE_KEY_BYTES], nonce[24];
  g_autoptr (TableeLine) host = NULL;
  g_autoptr (TableeLine) guest = NULL;
  g_autoptr (GBytes) sealed = NULL;
  g_autofree char *sum = NULL;

  for (guint i = 0; i < TABLEE_KEY_BYTES; i++)
    {
      unsigned int host_byte, guest_byte;

      sscanf (host_public + 2 * i, "%2x", &host_byte);
      sscanf (guest_public + 2 * i, "%2x", &guest_byte);
      host_keys.public[i] = (guint8) host_byte;
      guest_keys.public[i] = (guint8) guest_byte;
      host_keys.secret[i] = (guint8) (1 + i);
      guest_keys.secret[i] = (guint8) (101 + i);
      token[i] = (guint8) (201 + i);
    }
  for (guint i = 0; i < sizeof nonce; i++)
    nonce[i] = (guint8) i;

  guest = tablee_line_new_for_guest (&guest_keys, token, host_keys.public, 7);
  tablee_line_set_nonce (guest, nonce);
  sealed = say (guest, "{\"hello\":true}");
  g_assert_cmpuint (g_bytes_get_size (sealed), ==, 353);
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, sealed);
  g_assert_cmpstr (sum, ==, expected_sum);

  host = tablee_line_new_for_host (&host_keys, token, 9);
  assert_opens (host, sealed, "{\"hello\":true}");
}

static void
test_both_ways (Ends          *ends,
                gconstpointer  user_data)
{
  g_autoptr (GBytes) hello = say (ends->guest, "hello");
  g_autofree char *heard = NULL;
  gboolean answers = TRUE;

  g_assert_null (tablee_line_get_peer (ends->host));
  heard = tablee_line_open (ends->host, slot, hello, &answers);
  g_assert_cmpstr (heard, ==, "hello");
  g_assert_false (answers);
  g_assert_cmpmem (tablee_line_get_peer (ends->host), TABLEE_KEY_BYTES, ends->guest_keys.public, TABLEE_KEY_BYTES);

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (GBytes) word = say (ends->host, "welcome");
      g_autoptr (GBytes) reply = NULL;
      g_autofree char *text = NULL;

      assert_opens (ends->guest, word, "welcome");
      reply = say (ends->guest, "thanks");
      text = tablee_line_open (ends->host, slot, reply, &answers);
      g_assert_cmpstr (text, ==, "thanks");
      g_assert_true (answers);
    }
}

/* Any bit that is changed, any byte that is left out or added, another slot: nothing opens, and the line is as it was. */
static void
test_touched (Ends          *ends,
              gconstpointer  user_data)
{
  g_autoptr (GBytes) word = say (ends->guest, "mine");
  gsize size;
  const guint8 *bytes = g_bytes_get_data (word, &size);
  g_autofree char *elsewhere = NULL;

  for (gsize i = 0; i < size; i++)
    {
      g_autofree guint8 *changed = g_memdup2 (bytes, size);
      g_autoptr (GBytes) touched = NULL;
      g_autoptr (GBytes) shorter = g_bytes_new (bytes, i);

      changed[i] ^= (guint8) (1 << (i % 8));
      touched = g_bytes_new (changed, size);
      assert_opens (ends->host, touched, NULL);
      assert_opens (ends->host, shorter, NULL);
    }
  elsewhere = tablee_line_open (ends->host, "tablee/other", word, NULL);
  g_assert_null (elsewhere);
  assert_opens (ends->host, word, "mine");
}

/* Again, late, or from a life that is over. */
static void
test_repeated (Ends          *ends,
               gconstpointer  user_data)
{
  g_autoptr (GBytes) first = say (ends->guest, "first");
  g_autoptr (GBytes) second = say (ends->guest, "second");
  g_autoptr (GBytes) third = say (ends->guest, "third");
  g_autoptr (TableeLine) reborn = tablee_line_new_for_guest (&ends->guest_keys, ends->token, ends->host_keys.public, 51);
  g_autoptr (GBytes) fourth = say (reborn, "fourth");
  g_autoptr (GBytes) to_first_life = NULL;

  assert_opens (ends->host, second, "second");
  assert_opens (ends->host, second, NULL);
  assert_opens (ends->host, first, NULL);
  to_first_life = say (ends->host, "for the first life");
  assert_opens (ends->host, fourth, "fourth");
  assert_opens (ends->host, third, NULL);
  assert_opens (reborn, to_first_life, NULL);
  assert_opens (ends->guest, to_first_life, "for the first life");
}

/* A host that begins again is heard, and what its life before has said is not heard after it. */
static void
test_host_begins_again (Ends          *ends,
                        gconstpointer  user_data)
{
  g_autoptr (TableeLine) reborn = tablee_line_new_for_host (&ends->host_keys, ends->token, 71);
  g_autoptr (GBytes) hello = say (ends->guest, "hello");
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) answer = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autofree char *text = NULL;
  gboolean answers = TRUE;

  assert_opens (ends->host, hello, "hello");
  before = say (ends->host, "before");
  assert_opens (ends->guest, before, "before");
  g_clear_pointer (&before, g_bytes_unref);
  before = say (ends->host, "before");

  answer = say (ends->guest, "to the life before");
  g_assert_true (tablee_line_bind (reborn, ends->guest_keys.public));
  text = tablee_line_open (reborn, slot, answer, &answers);
  g_assert_nonnull (text);
  g_assert_false (answers);
  after = say (reborn, "after");
  assert_opens (ends->guest, after, "after");
  assert_opens (ends->guest, before, NULL);
}

/* A stranger without the token, one with it who comes too late, and a host that is another one. */
static void
test_strangers (Ends          *ends,
                gconstpointer  user_data)
{
  static const guint8 no_key[TABLEE_KEY_BYTES];
  TableeKeys keys;
  guint8 token[TABLEE_KEY_BYTES];
  g_autoptr (TableeLine) without = NULL;
  g_autoptr (TableeLine) late = NULL;
  g_autoptr (GBytes) theirs = NULL;
  g_autoptr (GBytes) late_word = NULL;
  g_autoptr (GBytes) hello = say (ends->guest, "hello");
  g_autoptr (GBytes) host_word = NULL;

  tablee_keys_make (&keys);
  tablee_token_make (token);
  without = tablee_line_new_for_guest (&keys, token, ends->host_keys.public, 90);
  theirs = say (without, "let me in");
  assert_opens (ends->host, theirs, NULL);
  g_assert_null (tablee_line_get_peer (ends->host));

  assert_opens (ends->host, hello, "hello");
  late = tablee_line_new_for_guest (&keys, ends->token, ends->host_keys.public, 90);
  late_word = say (late, "let me in");
  assert_opens (ends->host, late_word, NULL);
  host_word = say (ends->host, "yours");
  assert_opens (late, host_word, NULL);
  assert_opens (ends->guest, host_word, "yours");
  assert_opens (ends->guest, hello, NULL);
  g_assert_null (tablee_line_new_for_guest (&keys, token, no_key, 1));
}

/* Words of up to 255 bytes cannot be told from each other by their size, and no two seals are the same. */
static void
test_sizes (Ends          *ends,
            gconstpointer  user_data)
{
  for (gsize length = 0; length < 1000; length++)
    {
      g_autofree char *text = g_strnfill (length, 'x');
      g_autoptr (GBytes) word = say (ends->guest, text);
      g_autoptr (GBytes) again = say (ends->guest, text);

      g_assert_cmpuint (g_bytes_get_size (word), ==, TABLEE_LINE_EXTRA_BYTES + (length / TABLEE_LINE_STEP + 1) * TABLEE_LINE_STEP);
      g_assert_false (g_bytes_equal (word, again));
      assert_opens (ends->host, again, text);
    }
}

static void
test_epochs (void)
{
  guint64 first = tablee_epoch_next (0);

  g_assert_cmpuint (tablee_epoch_next (first), >, first);
  g_assert_cmpuint (tablee_epoch_next (G_MAXINT64), ==, (guint64) G_MAXINT64 + 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/line/known", test_known);
  g_test_add ("/net/line/both-ways", Ends, NULL, set_up, test_both_ways, tear_down);
  g_test_add ("/net/line/touched", Ends, NULL, set_up, test_touched, tear_down);
  g_test_add ("/net/line/repeated", Ends, NULL, set_up, test_repeated, tear_down);
  g_test_add ("/net/line/host-begins-again", Ends, NULL, set_up, test_host_begins_again, tear_down);
  g_test_add ("/net/line/strangers", Ends, NULL, set_up, test_strangers, tear_down);
  g_test_add ("/net/line/sizes", Ends, NULL, set_up, test_sizes, tear_down);
  g_test_add_func ("/net/line/epochs", test_epochs);

  return g_test_run ();
}
