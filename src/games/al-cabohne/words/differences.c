/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Al Cabohne is better than another one: coins, fields, and what the bosses get. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>

#include "games/al-cabohne/rules/rules.h"
#include "present/naming.h"
#include "terms.h"

/* What somebody has at the end: whoever sits beyond the seats is the Mafia. */
static char *
say_coins (const TableePresentContext *context,
           const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);

  if (words->seat == context->ruleset->seats)
    /* Translators: "12.4 coins", another number of them, "after “Pass”" */
    return g_strdup_printf (_("The Mafia has %1$s at the end, on average; %3$s, %2$s."), coins, words->amounts[1], words->other);

  /* Translators: the same, and name of a player */
  return tablee_say_of (context, words->seat, _("You have %1$s at the end, on average; %3$s, %2$s."),
                        _("%4$s has %1$s at the end, on average; %3$s, %2$s."), coins, words->amounts[1], words->other,
                        context->names[words->seat]);
}

/* The coins for a kind of bean, and those that a boss makes. */
static char *
say_harvest (const TableePresentContext *context,
             const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);

  if (words->tally >= AC_TYPES)
    /* Translators: "12.4 coins", another number of them, "after “Pass”", name of a boss */
    return g_strdup_printf (_("%4$s still harvests %1$s for the Mafia on average; %3$s, %2$s."), coins, words->amounts[1], words->other,
                            ac_words_boss ((AcBoss) (words->tally - AC_TYPES)));

  /* Translators: "12.4 coins", another number of them, "after “Pass”", "Soy bean", name of a player */
  return tablee_say_of (context, words->seat, _("%4$s: your fields still bring you %1$s on average; %3$s, %2$s."),
                        _("%4$s: such fields still bring %5$s %1$s on average; %3$s, %2$s."), coins, words->amounts[1], words->other,
                        ac_words_bean_name ((AcType) words->tally), context->names[words->seat]);
}

static char *
say_payment (const TableePresentContext *context,
             const TableeContrastWords  *words)
{
  /* Translators: "in about 6 of 10 games" or "about 2.4 times a game", the same shorter, "after “Pass”" or
   * table, name of a player */
  return tablee_say_of (context, words->seat, _("You have to pay a bean to a boss %1$s; %3$s, %2$s."),
                        _("%4$s has to pay a bean to a boss %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                        words->other, context->names[words->seat]);
}

static char *
say_field (const TableePresentContext *context,
           const TableeContrastWords  *words)
{
  /* Translators: the same */
  return tablee_say_of (context, words->seat, _("You buy your third field %1$s; %3$s, %2$s."),
                        _("%4$s buys a third field %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                        context->names[words->seat]);
}

static char *
say_planting (const TableePresentContext *context,
              const TableeContrastWords  *words)
{
  /* Translators: the same */
  return tablee_say_of (context, words->seat, _("You plant a revealed card %1$s; %3$s, %2$s."),
                        _("%4$s plants a revealed card %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                        context->names[words->seat]);
}

static char *
say_boss (const TableeContrastWords *words)
{
  /* Translators: "about 2.4 times a game", "about 2.1 times", "after “Pass”" */
  return g_strdup_printf (_("A boss harvests for the Mafia %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                          words->other);
}

char *
ac_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  if (words->row != NULL)
    return g_str_equal (words->row, "coins") && tablee_contrast_words_favour (words, TRUE) ? say_coins (context, words) : NULL;
  if (!tablee_contrast_words_favour (words, words->kind != AC_EVENT_PAY))
    return NULL;

  if (words->tally >= 0)
    return say_harvest (context, words);

  switch (words->kind)
    {
    case AC_EVENT_PAY:
      return say_payment (context, words);
    case AC_EVENT_BUY:
      return say_field (context, words);
    case AC_EVENT_PLANT_OPEN:
      return say_planting (context, words);
    case AC_EVENT_BOSS_HARVEST:
      return say_boss (words);
    default:
      return NULL;
    }
}
