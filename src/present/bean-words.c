/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What beans that lie in rows are worth, in sentences. */
#include "config.h"
#include "bean-words.h"

#include <glib/gi18n-lib.h>

#include "format.h"
#include "naming.h"

enum
{
  FEW = 2,  /* cards, which one may well get */
};

/* The first, which is given up, is slower. */
static char *
say_slower (const char *const kinds[2],
            const int         missing[2])
{
  if (missing[0] == 0 && missing[1] != 0)
    /* Translators: "soy beans" */
    return g_strdup_printf (_("Further cards would not make the %s worth more."), kinds[0]);
  if (missing[1] == 0 || missing[0] <= missing[1])
    return NULL;

  /* Translators: "soy beans", a number of cards, "blue beans", a smaller number */
  return g_strdup_printf (_("Rather keep the %3$s: for the next coin they need only %4$d more, the %1$s %2$d."), kinds[0], missing[0], kinds[1], missing[1]);
}

/* The first brings more. */
static char *
say_now (const char *const kinds[2],
         const int         coins[2])
{
  g_autofree char *more = NULL;

  if (coins[0] <= coins[1])
    return NULL;

  more = tablee_format_coin_sum (coins[0]);
  if (coins[1] == 0)
    /* Translators: "blue beans", "2 coins", "soy beans" */
    return g_strdup_printf (_("Now the %1$s bring %2$s, the %3$s nothing."), kinds[0], more, kinds[1]);

  /* Translators: the same, and a smaller number of coins */
  return g_strdup_printf (_("Now the %1$s bring %2$s, the %3$s only %4$d."), kinds[0], more, kinds[1], coins[1]);
}

char *
tablee_bean_words_given_up (const char *const kinds[2],
                            const int         coins[2],
                            const int         missing[2],
                            const int         copies[2])
{
  char *said;

  g_return_val_if_fail (kinds != NULL && kinds[0] != NULL && kinds[1] != NULL, NULL);
  g_return_val_if_fail (coins != NULL && missing != NULL && copies != NULL, NULL);

  said = say_now (kinds, coins);
  if (said == NULL)
    said = say_slower (kinds, missing);
  if (said == NULL && coins[0] == coins[1] && missing[0] == missing[1] && missing[0] > 0)
    said = tablee_bean_words_rarer (kinds, copies);

  return said;
}

/* There are more of the first. */
static char *
say_more (const char *const kinds[2],
          const int         copies[2])
{
  if (copies[0] <= copies[1])
    return NULL;

  /* Translators: "blue beans", the number of all their cards, "soy beans", a smaller number */
  return g_strdup_printf (_("The %1$s come more often than the %3$s: there are %2$d in the game, not %4$d."), kinds[0], copies[0], kinds[1], copies[1]);
}

char *
tablee_bean_words_begun (const char *const kinds[2],
                         const int         missing[2],
                         const int         copies[2])
{
  g_return_val_if_fail (kinds != NULL && kinds[0] != NULL && kinds[1] != NULL, NULL);
  g_return_val_if_fail (missing != NULL && copies != NULL, NULL);

  if (missing[0] >= missing[1])
    return say_more (kinds, copies);

  /* Translators: "soy beans", a number of cards, "blue beans", a larger number */
  return g_strdup_printf (_("For the first coin, the %1$s need only %2$d more, the %3$s %4$d."), kinds[0], missing[0], kinds[1], missing[1]);
}

char *
tablee_bean_words_rarer (const char *const kinds[2],
                         const int         copies[2])
{
  g_return_val_if_fail (kinds != NULL && kinds[0] != NULL && kinds[1] != NULL, NULL);
  g_return_val_if_fail (copies != NULL, NULL);

  if (copies[0] >= copies[1])
    return NULL;

  /* Translators: "blue beans", the number of all their cards, "soy beans", a smaller number */
  return g_strdup_printf (_("Rather keep the %1$s, which come more often than the %3$s: there are %2$d in the game, not %4$d."), kinds[1], copies[1], kinds[0],
                          copies[0]);
}

char *
tablee_bean_words_kept (const char *kind,
                        int         coins,
                        int         missing,
                        int         next)
{
  g_autofree char *now = tablee_format_coin_sum (coins);
  g_autofree char *later = tablee_format_coin_sum (next);
  g_autofree char *more = NULL;

  g_return_val_if_fail (kind != NULL, NULL);

  if (missing < 1 || (coins > 0 && missing > FEW))
    return NULL;

  more = tablee_format_more_cards (missing);
  if (coins == 0)
    /* Translators: "blue beans", which are not sold or harvested yet; "one more card" or "2 more cards"; "1 coin" */
    return g_strdup_printf (_("Better keep the %1$s: now they would bring nothing; with %2$s, %3$s."), kind, more, later);

  /* Translators: the same; "1 coin"; "one more card" or "2 more cards"; "2 coins" */
  return g_strdup_printf (_("Better keep the %1$s: now they would bring %2$s; with %3$s, %4$s."), kind, now, more, later);
}

char *
tablee_bean_words_kept_on (const TableePresentContext *context,
                           const TableeContrastWords  *words,
                           const char                 *kind)
{
  g_autofree char *gain = NULL;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (words != NULL, NULL);
  g_return_val_if_fail (kind != NULL, NULL);

  gain = tablee_contrast_words_gain (words, tablee_contrast_words_coins);

  /* Translators: "soy beans", by how much more they bring if they are kept ("1.4 coins"), name of a player */
  return tablee_say_of (context, words->seat, _("Keep the %1$s: that brings you %2$s more by the end, on average."),
                        _("Keeping the %1$s brings %3$s %2$s more by the end, on average."), kind, gain, context->names[words->seat]);
}

/* Whether a card makes @self come nearer to a coin than it makes @other. */
static gboolean
is_nearer (const TableeBeanRow *self,
           const TableeBeanRow *other)
{
  gboolean few = self->grows && self->missing >= 1 && self->missing <= FEW;

  return few && (other == NULL || !other->grows || self->missing < other->missing);
}

char *
tablee_bean_words_added (const TableeBeanRow *row,
                         const TableeBeanRow *other)
{
  int gain = row->with - row->before;
  int other_gain = other != NULL ? other->with - other->before : 0;

  g_return_val_if_fail (row->kind != NULL, NULL);

  if (gain > other_gain)
    /* Translators: "blue beans", two numbers of coins, the second of which is the smaller one */
    return g_strdup_printf (ngettext ("With this card the %1$s are worth %2$d coin instead of %3$d.",
                                      "With this card the %1$s are worth %2$d coins instead of %3$d.", (gulong) row->with),
                            row->kind, row->with, row->before);
  if (gain < other_gain || !is_nearer (row, other))
    return NULL;

  /* Translators: "blue beans", a number of cards, which are few */
  return g_strdup_printf (ngettext ("With this card the %1$s need only %2$d more for the next coin.",
                                    "With this card the %1$s need only %2$d more for the next coin.", (gulong) row->missing),
                          row->kind, row->missing);
}
