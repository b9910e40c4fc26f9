/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "card.h"

TableeCard *
tablee_cards_copy (const TableeCard *cards,
                   gsize             n_cards)
{
  TableeCard *copies;

  g_return_val_if_fail (cards != NULL || n_cards == 0, NULL);

  copies = g_memdup2 (cards, n_cards * sizeof *cards);
  for (gsize i = 0; i < n_cards; i++)
    {
      copies[i].value = g_strdup (cards[i].value);
      copies[i].back = g_strdup (cards[i].back);
      copies[i].spoken = g_strdup (cards[i].spoken);
    }

  return copies;
}

void
tablee_cards_free (TableeCard *cards,
                   gsize       n_cards)
{
  for (gsize i = 0; cards != NULL && i < n_cards; i++)
    {
      g_free ((char *) cards[i].value);
      g_free ((char *) cards[i].back);
      g_free ((char *) cards[i].spoken);
    }
  g_free (cards);
}

static gboolean
card_equal (const TableeCard *one,
            const TableeCard *other)
{
  return one->bean == other->bean && one->id == other->id && !one->available == !other->available &&
         !one->chosen == !other->chosen && !one->marked == !other->marked && g_strcmp0 (one->value, other->value) == 0 &&
         g_strcmp0 (one->back, other->back) == 0 && g_strcmp0 (one->spoken, other->spoken) == 0;
}

gboolean
tablee_cards_equal (const TableeCard *cards,
                    gsize             n_cards,
                    const TableeCard *others,
                    gsize             n_others)
{
  if (n_cards != n_others)
    return FALSE;

  for (gsize i = 0; i < n_cards; i++)
    if (!card_equal (&cards[i], &others[i]))
      return FALSE;

  return TRUE;
}
