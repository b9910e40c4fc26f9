/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards as plain values, and lists of them. */
#include "config.h"
#include "card.h"

static TableeCard
copy_card (const TableeCard *card)
{
  TableeCard copy = *card;

  copy.value = g_strdup (card->value);
  copy.back = g_strdup (card->back);
  copy.spoken = g_strdup (card->spoken);
  copy.note = g_strdup (card->note);
  return copy;
}

static void
clear_card (gpointer data)
{
  TableeCard *card = data;

  g_free ((char *) card->value);
  g_free ((char *) card->back);
  g_free ((char *) card->spoken);
  g_free ((char *) card->note);
}

GArray *
tablee_cards_new (void)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (TableeCard));

  g_array_set_clear_func (cards, clear_card);
  return cards;
}

void
tablee_cards_add (GArray           *cards,
                  const TableeCard *card)
{
  TableeCard copy;

  g_return_if_fail (cards != NULL);
  g_return_if_fail (card != NULL);

  copy = copy_card (card);
  g_array_append_val (cards, copy);
}

void
tablee_cards_add_copies (GArray           *cards,
                         const TableeCard *card,
                         int               n_copies,
                         const char       *lifted)
{
  g_return_if_fail (cards != NULL);
  g_return_if_fail (card != NULL);

  for (int i = 0; i < n_copies; i++)
    {
      TableeCard copy = *card;

      copy.id = card->id + i;
      if (lifted != NULL && i == n_copies - 1)
        {
          copy.chosen = TRUE;
          copy.spoken = lifted;
        }
      tablee_cards_add (cards, &copy);
    }
}

TableeCard *
tablee_cards_repeat (TableeCard card,
                     int        n_cards)
{
  TableeCard *cards = g_new (TableeCard, n_cards + 1);

  for (int i = 0; i < n_cards; i++)
    cards[i] = card;

  return cards;
}

TableeCard *
tablee_cards_copy (const TableeCard *cards,
                   gsize             n_cards)
{
  TableeCard *copies;

  g_return_val_if_fail (cards != NULL || n_cards == 0, NULL);

  copies = g_new (TableeCard, n_cards);
  for (gsize i = 0; i < n_cards; i++)
    copies[i] = copy_card (&cards[i]);

  return copies;
}

void
tablee_cards_free (TableeCard *cards,
                   gsize       n_cards)
{
  for (gsize i = 0; cards != NULL && i < n_cards; i++)
    clear_card (&cards[i]);
  g_free (cards);
}

static gboolean
card_equal (const TableeCard *one,
            const TableeCard *other)
{
  return one->bean == other->bean && one->id == other->id && !one->available == !other->available &&
         !one->chosen == !other->chosen && !one->marked == !other->marked && g_strcmp0 (one->value, other->value) == 0 &&
         g_strcmp0 (one->back, other->back) == 0 && g_strcmp0 (one->spoken, other->spoken) == 0 &&
         g_strcmp0 (one->note, other->note) == 0;
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
