/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as what a card says, and as a card that is sealed: refused with a reason, or taken; and what is taken comes back. */

#include "taken.h"
#include "target.h"

#include "net/card.h"

static const guint8 secret[TABLEE_SECRET_BYTES] = { 3, 1, 4 };
static const guint8 own[TABLEE_KEY_BYTES] = { 7 };

static void
check_sealed (const TableeCard       *card,
              const TableeInvitation *invitation)
{
  g_autoptr (GBytes) sealed = tablee_card_seal (card, invitation);
  g_autoptr (TableeCard) opened = tablee_card_open (sealed, invitation);

  g_assert_true (opened != NULL || g_bytes_get_size (sealed) > 16 * 1024);
}

static void
check_fit (const TableeCard *card)
{
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  TableeRefusal refusal = tablee_card_check (card, own, &ruleset, &error);

  g_assert_true ((refusal == TABLEE_REFUSAL_NONE) == (ruleset != NULL));
  g_assert_true ((refusal == TABLEE_REFUSAL_NONE) == (error == NULL));
  g_assert_true (error == NULL || g_utf8_validate (error->message, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (TableeInvitation) invitation = tablee_invitation_new_for_secret ("mqtt://broker", secret);
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (TableeCard) card = tablee_card_read (text);

  /* Nobody can write a sealed one without the secret. */
  g_assert_null (tablee_card_open (bytes, invitation));
  count_input (card != NULL && card->protocol == TABLEE_PROTOCOL, size);
  if (card == NULL)
    return 0;

  check_fit (card);
  if (card->protocol == TABLEE_PROTOCOL)
    check_sealed (card, invitation);

  return 0;
}
