/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Invitations: known ones, what people make of them, and mistakes. */
#include "net/broker-address.h"
#include "net/invitation.h"
#include "net/qr.h"
#include "notation/error.h"

#include <string.h>

static const guint8 secret[TABLEE_SECRET_BYTES] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };
static const char numbered[] = "mqtt://192.168.1.20:1883";
static const char named[] = "mqtts://ana:pw@broker.example:8884";

/* These and the following were made from PROTOCOL.md by another program. */
static const char numbered_link[] = "tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5c";
static const char named_link[] = "tablee:AQECAwQFBgcICQoLDA0ODxAAbXF0dHM6Ly9hbmE6cHdAYnJva2VyLmV4YW1wbGU6ODg4NDB5";
static const char english[] = "adult aspen crocus advice anvil cactus llama energy badger crisp shark lumber believe mimic";
static const char french[] = "abricot allumer chêne absent aigle bizarre impact demeure annonce chemin quitter ivoire atlas acier imiter devant "
                             "album galop dérive";

static void
assert_is (TableeInvitation *invitation,
           const char       *broker)
{
  g_assert_nonnull (invitation);
  g_assert_cmpstr (tablee_invitation_get_broker (invitation), ==, broker);
  g_assert_cmpmem (tablee_invitation_get_secret (invitation), TABLEE_SECRET_BYTES, secret, sizeof secret);
}

static void
assert_reads (const char *text,
              const char *beside,
              const char *broker)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeInvitation) invitation = tablee_invitation_read (text, beside, &error);

  g_assert_no_error (error);
  assert_is (invitation, broker);
}

static void
assert_refused (const char *text,
                const char *message)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeInvitation) invitation = tablee_invitation_read (text, NULL, &error);

  g_assert_null (invitation);
  g_assert_error (error, TABLEE_NOTATION_ERROR, TABLEE_NOTATION_ERROR_SYNTAX);
  if (message != NULL)
    g_assert_cmpstr (error->message, ==, message);
}

static void
test_known (void)
{
  g_autoptr (TableeInvitation) at_home = tablee_invitation_new_for_secret (numbered, secret);
  g_autoptr (TableeInvitation) afar = tablee_invitation_new_for_secret (named, secret);
  g_autofree char *at_home_link = tablee_invitation_to_link (at_home);
  g_autofree char *afar_link = tablee_invitation_to_link (afar);
  g_autofree char *words = tablee_invitation_to_words (afar, TABLEE_PHONE_ENGLISH);
  g_autofree char *mots = tablee_invitation_to_words (at_home, TABLEE_PHONE_FRENCH);
  g_autofree char *slot = tablee_invitation_dup_slot (afar, TABLEE_SLOT_CARD);
  guint8 token[TABLEE_KEY_BYTES];

  g_assert_cmpstr (at_home_link, ==, numbered_link);
  g_assert_cmpstr (afar_link, ==, named_link);
  g_assert_cmpstr (words, ==, english);
  g_assert_cmpstr (mots, ==, french);
  g_assert_cmpstr (slot, ==, "tablee/2d71f9a09137565159ae8d4e4874b981");
  tablee_invitation_make_key (afar, TABLEE_KEY_TOKEN, token);
  g_assert_cmpuint (token[0], ==, 0xe4);
  g_assert_cmpuint (token[31], ==, 0xd1);
  g_assert_true (tablee_invitation_words_suffice (at_home));
  g_assert_false (tablee_invitation_words_suffice (afar));
}

static void
test_links (void)
{
  assert_reads (numbered_link, NULL, numbered);
  assert_reads (named_link, NULL, named);
  assert_reads ("Come and play!\n<tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5c>, at eight", NULL, numbered);
  assert_reads ("Tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5c", NULL, numbered);
  assert_reads ("tablee:///AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5c", NULL, numbered);
  assert_refused ("tablee:", "the link is not whole");
  assert_refused ("tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5", "the link is not whole");
  assert_refused ("tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5d", NULL);
  assert_refused ("tablee:AgECAwQFBgcICQoLDA0ODxAEwKgBFAdbI5c", "the invitation is of a newer version of Tablée: update this one");
}

static void
test_words (void)
{
  assert_reads (english, named, named);
  assert_reads (english, NULL, NULL);
  assert_reads (french, named, numbered);
  assert_reads ("1. ADULT, 2. Aspen – crocus/advice;anvil\ncactus llama energy badg crisps shark lumb beliève mimic!", named, named);
  assert_reads ("ABRICOT ALLUMER CHENE ABSENT AIGLE BIZARRE IMPACT DEMEURE ANNONCE CHEMIN QUITTER IVOIRE ATLAS ACIER IMITER DEVANT ALBUM GALOP "
                "DE\xcc\x81RIVE", NULL, numbered);
}

static void
test_mistakes (void)
{
  assert_refused ("", "this is no invitation");
  assert_refused ("qwertz", "this is no invitation");
  assert_refused ("adult aspen crocus adice anvil cactus llama energy badger crisp shark lumber believe mimic",
                  "\"adice\" is no word of invitations");
  assert_refused ("adult aspen crocus advice anvil", "the number of words must be 14 or 19, not 5");
  assert_refused ("aspen adult crocus advice anvil cactus llama energy badger crisp shark lumber believe mimic",
                  "these words do not belong together: one of them is another one");
}

/* What the lists promise: sorted, and no two of a list that a slip of one letter makes the same. */
static gboolean
is_near (const char *one,
         const char *other)
{
  gsize same = 0;
  gsize lengths[2] = { strlen (one), strlen (other) };

  if (lengths[0] > lengths[1])
    return is_near (other, one);
  while (one[same] != '\0' && one[same] == other[same])
    same++;

  return lengths[1] - lengths[0] <= 1 &&
         g_str_equal (lengths[0] == lengths[1] && one[same] != '\0' ? one + same + 1 : one + same, lengths[1] > same ? other + same + 1 : "");
}

static void
test_lists (void)
{
  for (TableePhoneLanguage language = 0; language < TABLEE_N_PHONE_LANGUAGES; language++)
    {
      g_autoptr (GPtrArray) folded = g_ptr_array_new_with_free_func (g_free);

      for (guint i = 0; i < TABLEE_PHONE_WORDS; i++)
        {
          char *word = tablee_phone_fold (tablee_phone_word (language, i));

          g_assert_cmpuint (strspn (word, "abcdefghijklmnopqrstuvwxyz"), ==, strlen (word));
          g_assert_cmpuint (strlen (word), >=, 4);
          g_assert_cmpint (tablee_phone_word_find (language, word), ==, (int) i);
          for (guint j = 0; j < i; j++)
            {
              g_assert_cmpint (strncmp (folded->pdata[j], word, 4), <, 0);
              g_assert_false (is_near (folded->pdata[j], word));
            }
          g_ptr_array_add (folded, word);
        }
    }
}

/* Everything that is written is read again; with another word in any place it is not, but for one in some thousands. */
static void
test_all (void)
{
  const char *const brokers[] = { numbered, named, "mqtt://10.0.0.1", "mqtt://table.local", "mqtts://[2001:db8::1]:9999" };
  guint passed = 0;

  for (guint i = 0; i < 500; i++)
    {
      const char *broker = brokers[i % G_N_ELEMENTS (brokers)];
      g_autoptr (TableeInvitation) made = tablee_invitation_new (broker);
      g_autofree char *link = tablee_invitation_to_link (made);
      g_autofree char *words = tablee_invitation_to_words (made, i % TABLEE_N_PHONE_LANGUAGES);
      g_autoptr (TableeInvitation) linked = tablee_invitation_read (link, NULL, NULL);
      g_autoptr (TableeInvitation) said = tablee_invitation_read (words, broker, NULL);
      g_auto (GStrv) parts = g_strsplit (words, " ", -1);
      g_autofree char *changed = NULL;
      g_autoptr (TableeInvitation) misheard = NULL;

      g_assert_cmpmem (tablee_invitation_get_secret (linked), TABLEE_SECRET_BYTES, tablee_invitation_get_secret (made), TABLEE_SECRET_BYTES);
      g_assert_cmpmem (tablee_invitation_get_secret (said), TABLEE_SECRET_BYTES, tablee_invitation_get_secret (made), TABLEE_SECRET_BYTES);
      g_assert_true (g_str_has_prefix (tablee_invitation_get_broker (said), broker));
      g_assert_true (g_str_has_prefix (tablee_invitation_get_broker (linked), broker));

      g_free (parts[i % 14]);
      parts[i % 14] = g_strdup (tablee_phone_word (i % TABLEE_N_PHONE_LANGUAGES, i));
      changed = g_strjoinv (" ", parts);
      misheard = tablee_invitation_read (changed, NULL, NULL);
      passed += misheard != NULL;
    }
  g_assert_cmpuint (passed, <, 10);
}

static void
test_qr (void)
{
  g_autofree guint8 *modules = NULL;
  g_autofree char *long_text = g_strnfill (4000, 'x');
  guint width = 0;

  modules = tablee_qr_make (numbered_link, &width);
  if (!tablee_qr_get_available ())
    {
      g_assert_null (modules);
      g_test_skip ("built without libqrencode");
      return;
    }

  g_assert_cmpuint (width, ==, 29);
  for (guint i = 0; i < 7; i++)
    {
      g_assert_cmpuint (modules[i], ==, 1);
      g_assert_cmpuint (modules[i * width], ==, 1);
      g_assert_cmpuint (modules[width * width - width + i], ==, 1);
    }
  g_assert_null (tablee_qr_make (long_text, &width));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/invitation/known", test_known);
  g_test_add_func ("/net/invitation/links", test_links);
  g_test_add_func ("/net/invitation/words", test_words);
  g_test_add_func ("/net/invitation/mistakes", test_mistakes);
  g_test_add_func ("/net/invitation/lists", test_lists);
  g_test_add_func ("/net/invitation/all", test_all);
  g_test_add_func ("/net/invitation/qr", test_qr);

  return g_test_run ();
}
