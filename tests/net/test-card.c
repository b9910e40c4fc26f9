/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards: what is written is read, what does not fit is refused, and by whom it is to be updated. */
#include "net/card.h"

#include <string.h>

#include "games/catalogue.h"
#include "net/net-limits.h"

static const guint8 own[TABLEE_KEY_BYTES] = { 7 };
static const guint8 others[TABLEE_KEY_BYTES] = { 8 };
static const guint8 host[TABLEE_KEY_BYTES] = { 9 };

static TableeCard *
make_card (void)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("martian-12s"), 3, NULL, NULL);

  return tablee_card_new (ruleset, NULL, 2, host);
}

static void
assert_refused (const TableeCard *card,
                TableeRefusal     refusal,
                const char       *message)
{
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (tablee_card_check (card, own, &ruleset, &error), ==, refusal);
  g_assert_null (ruleset);
  g_assert_nonnull (error);
  if (message != NULL)
    g_assert_nonnull (strstr (error->message, message));
}

static void
test_sealed (void)
{
  g_autoptr (TableeInvitation) invitation = tablee_invitation_new ("mqtt://broker");
  g_autoptr (TableeInvitation) other = tablee_invitation_new ("mqtt://broker");
  g_autoptr (TableeCard) card = make_card ();
  g_autoptr (GBytes) sealed = NULL;
  g_autoptr (TableeCard) opened = NULL;
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;
  const guint8 *bytes;

  tablee_card_set_taken (card, own);
  sealed = tablee_card_seal (card, invitation);
  g_assert_null (tablee_card_open (sealed, other));
  opened = tablee_card_open (sealed, invitation);
  g_assert_nonnull (opened);
  g_assert_cmpint (opened->seat, ==, 2);
  g_assert_cmpmem (opened->host, TABLEE_KEY_BYTES, host, TABLEE_KEY_BYTES);
  g_assert_cmpint (tablee_card_check (opened, own, &ruleset, &error), ==, TABLEE_REFUSAL_NONE);
  g_assert_no_error (error);
  g_assert_cmpint (ruleset->seats, ==, 3);

  bytes = g_bytes_get_data (sealed, &size);
  for (gsize i = 0; i < size; i += 7)
    {
      g_autofree guint8 *changed = g_memdup2 (bytes, size);
      g_autoptr (GBytes) touched = NULL;
      g_autoptr (GBytes) shorter = g_bytes_new (bytes, i);

      changed[i] ^= 4;
      touched = g_bytes_new (changed, size);
      g_assert_null (tablee_card_open (touched, invitation));
      g_assert_null (tablee_card_open (shorter, invitation));
    }
}

static void
test_refused (void)
{
  g_autoptr (TableeCard) card = make_card ();

  card->protocol++;
  assert_refused (card, TABLEE_REFUSAL_PROTOCOL, "newer Tablée");
  card->protocol -= 2;
  assert_refused (card, TABLEE_REFUSAL_PROTOCOL, "older Tablée");
  card->protocol++;
  card->rules++;
  assert_refused (card, TABLEE_REFUSAL_RULES, "newer rules");
  card->rules -= 2;
  assert_refused (card, TABLEE_REFUSAL_RULES, "older rules");
  card->rules++;
  card->checksum++;
  assert_refused (card, TABLEE_REFUSAL_RULESET, "other data");
  card->checksum--;
  card->seats = 77;
  assert_refused (card, TABLEE_REFUSAL_RULESET, NULL);
  card->seats = 3;
  tablee_card_set_taken (card, others);
  assert_refused (card, TABLEE_REFUSAL_TAKEN, "taken");
  g_free (card->game);
  card->game = g_strdup ("chess");
  assert_refused (card, TABLEE_REFUSAL_GAME, "does not know the game");
}

/* Of a newer protocol, all may be otherwise but which it is. */
static void
test_written (void)
{
  const char *const wrong[] = {
    "", "{}", "[]", "{\"protocol\": 1}", "{\"protocol\": 0, \"version\": \"1\"}", "{\"protocol\": \"x\", \"version\": \"1\"}",
    "{\"protocol\": 1, \"version\": \"1\", \"game\": \"martian-12s\", \"rules\": 1, \"seats\": 2, \"seat\": 2, \"host\": \"00\"}",
  };
  g_autoptr (TableeCard) newer = tablee_card_read ("{\"protocol\": 9, \"version\": \"9.1\", \"game\": 7}");

  g_assert_nonnull (newer);
  assert_refused (newer, TABLEE_REFUSAL_PROTOCOL, "9.1");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_null (tablee_card_read (wrong[i]));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/card/sealed", test_sealed);
  g_test_add_func ("/net/card/refused", test_refused);
  g_test_add_func ("/net/card/written", test_written);

  return g_test_run ();
}
