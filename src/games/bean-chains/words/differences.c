/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Bean Chains is better than another one: coins, and what becomes of beans. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>

#include "games/bean-chains/rules/rules.h"
#include "present/naming.h"
#include "terms.h"

static char *
say_row (const TableePresentContext *context,
         const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);
  const char *name = context->names[words->seat];

  if (g_str_equal (words->row, "coins"))
    /* Translators: "12.4 coins", a smaller number of them, "after “Pass”", name of a player */
    return tablee_say_of (context, words->seat, _("You have %1$s at the end, on average; %3$s, %2$s."),
                          _("%4$s has %1$s at the end, on average; %3$s, %2$s."), coins, words->amounts[1], words->other, name);

  /* Translators: the same */
  return tablee_say_of (context, words->seat, _("The final sale brings you %1$s on average; %3$s, %2$s."),
                        _("The final sale brings %4$s %1$s on average; %3$s, %2$s."), coins, words->amounts[1], words->other,
                        name);
}

/* The coins for a kind of bean. */
static char *
say_bean (const TableePresentContext *context,
          const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);

  /* Translators: "12.4 coins", another number of them, "after “Pass”", "Soy bean", name of a player */
  return tablee_say_of (context, words->seat, _("%4$s: your chains still bring you %1$s on average; %3$s, %2$s."),
                        _("%4$s: such chains still bring %5$s %1$s on average; %3$s, %2$s."), coins, words->amounts[1],
                        words->other, ch_words_bean_name (words->tally), context->names[words->seat]);
}

/* What somebody is sorry for. */
static char *
say_loss (const TableePresentContext *context,
          const TableeContrastWords  *words)
{
  const char *name = context->names[words->seat];

  if (words->kind == CH_EVENT_PENDING)
    /* Translators: "in about 6 of 10 games" or "about 2.4 times a game", the same shorter, "after “Pass”" or
     * table, name of a player */
    return tablee_say_of (context, words->seat, _("You have to sell a chain to make room %1$s; %3$s, %2$s."),
                          _("%4$s has to sell a chain to make room %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                          words->other, name);

  /* Translators: the same */
  return tablee_say_of (context, words->seat, _("You throw away a leftover bean %1$s; %3$s, %2$s."),
                        _("%4$s throws away a leftover bean %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                        words->other, name);
}

/* What somebody is glad of. */
static char *
say_gain (const TableePresentContext *context,
          const TableeContrastWords  *words)
{
  const char *name = context->names[words->seat];

  if (words->kind == CH_EVENT_BUY_CHAIN)
    /* Translators: as above */
    return tablee_say_of (context, words->seat, _("You buy room for a third chain %1$s; %3$s, %2$s."),
                          _("%4$s buys room for a third chain %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                          words->other, name);

  /* Translators: as above */
  return tablee_say_of (context, words->seat, _("You add a bean to a chain %1$s; %3$s, %2$s."),
                        _("%4$s adds a bean to a chain %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                        name);
}

char *
ch_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  gboolean bad = words->kind == CH_EVENT_PENDING || words->kind == CH_EVENT_DISCARD;

  if (!tablee_contrast_words_favour (words, !bad))
    return NULL;
  if (words->row != NULL)
    return say_row (context, words);
  if (words->tally >= 0)
    return say_bean (context, words);
  if (bad)
    return say_loss (context, words);

  return words->kind == CH_EVENT_CHAIN || words->kind == CH_EVENT_BUY_CHAIN ? say_gain (context, words) : NULL;
}
