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

  if (words->total)
    return tablee_contrast_words_total (context, words, coins);
  if (g_str_equal (words->row, "coins"))
    return NULL;

  /* Translators: "12.4 coins", a smaller number of them, "with “Pass”", name of a player */
  return tablee_say_of (context, words->seat, _("The final sale brings you %1$s on average; %3$s, %2$s."),
                        _("The final sale brings %4$s %1$s on average; %3$s, %2$s."), coins, words->amounts[1], words->other,
                        name);
}

/* Whether the other action would sell the kind, which this one leaves where it is. */
static gboolean
is_waiting (const TableeContrastWords *words)
{
  TableeAction other = words->comparison->other;

  return words->own && ch_action_kind (other) == CH_ACTION_SELL && ch_action_number (other) == words->tally;
}

/* The coins for a kind of bean. */
static char *
say_bean (const TableePresentContext *context,
          const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);
  const char *kind = ch_words_kind (words->tally);

  if (is_waiting (words))
    /* Translators: "12.4 coins", another number of them, "soy beans", name of a player */
    return tablee_say_of (context, words->seat,
                          _("Keep the %3$s for now: by the end of the game, this kind brings you %1$s on average, but only %2$s if you sell now, this "
                            "sale included."),
                          _("If the %3$s are kept for now, this kind brings %4$s %1$s by the end of the game, on average, but only %2$s if they are "
                            "sold, this sale included."), coins,
                          words->amounts[1], kind, context->names[words->seat]);

  return tablee_contrast_words_bring (context, words, coins, kind);
}

/* What somebody is sorry for. */
static char *
say_loss (const TableePresentContext *context,
          const TableeContrastWords  *words)
{
  const char *name = context->names[words->seat];

  if (words->kind == CH_EVENT_PENDING)
    /* Translators: "in about 6 of 10 games" or "about 2.4 times from now on", the same shorter, "with “Pass”", name of a player */
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
say_purchase (const TableePresentContext *context,
              const TableeContrastWords  *words)
{
  /* Translators: as above */
  return tablee_say_of (context, words->seat, _("You buy room for a third chain %1$s; %3$s, %2$s."),
                        _("%4$s buys room for a third chain %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                        context->names[words->seat]);
}

char *
ch_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  gboolean bad = words->kind == CH_EVENT_PENDING || words->kind == CH_EVENT_DISCARD;

  if (!tablee_contrast_words_favour (words, !bad))
    return NULL;
  if (words->total || words->row != NULL)
    return say_row (context, words);
  if (words->tally >= 0)
    return say_bean (context, words);
  if (bad)
    return say_loss (context, words);

  return words->kind == CH_EVENT_BUY_CHAIN ? say_purchase (context, words) : NULL;
}

/* Whoever sells does not see why that should bring more of the same kind than to wait. */
static guint32
find_tallies (const ChState *state,
              TableeAction   action,
              gboolean       instead)
{
  const ChSeat *seat = &state->seats[state->current];
  int number = ch_action_number (action);

  switch ((int) ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      return instead ? 0 : 1u << number;
    case CH_ACTION_PLAY:
      return instead ? 0 : 1u << seat->hand[0];
    case CH_ACTION_DISCARD:
      return 1u << number;
    case CH_ACTION_SELL:
      return instead ? 1u << number : 0;
    case CH_ACTION_THROW:
      return 1u << seat->hand[number];
    default:
      return 0;
    }
}

gboolean
ch_words_is_about (const TableePresentContext *context G_GNUC_UNUSED,
                   const TableeComparison     *comparison,
                   const TableeDifference     *difference)
{
  guint32 tallies = find_tallies (comparison->view, comparison->better, FALSE) | find_tallies (comparison->view, comparison->other, TRUE);

  return difference->tally < 0 || (tallies >> difference->tally & 1) != 0;
}

/* By how much a chain that there is becomes worth more, which *@bean says; 0: nothing is chained, or not to such a chain. */
static int
get_gain (const ChState *state,
          TableeAction   action,
          int           *bean)
{
  const ChSeat *seat = &state->seats[state->current];
  gboolean plays = ch_action_kind (action) == CH_ACTION_PLAY && seat->hand[0] < CH_BEANS;
  int length;

  if (!plays && ch_action_kind (action) != CH_ACTION_CHAIN)
    return 0;

  *bean = plays ? seat->hand[0] : ch_action_number (action);
  length = seat->chains[*bean];

  return length > 0 ? ch_worth (*bean, length + 1) - ch_worth (*bean, length) : 0;
}

static char *
say_chained (const ChState          *state,
             const TableeComparison *comparison)
{
  int bean = 0;
  int other = 0;
  int gain = get_gain (state, comparison->better, &bean);
  int before;

  if (gain <= get_gain (state, comparison->other, &other))
    return NULL;

  before = ch_worth (bean, state->seats[state->current].chains[bean]);

  return tablee_contrast_words_worth (ch_words_kind (bean), before, before + gain);
}

/* What has to be sold: a chain that grows slowly, or no more. What a card makes of a chain. */
char *
ch_words_evident (const TableePresentContext *context G_GNUC_UNUSED,
                  const TableeComparison     *comparison)
{
  const ChState *state = comparison->view;
  const TableeAction actions[2] = { comparison->better, comparison->other };
  const char *kinds[2];
  int missing[2];

  for (int i = 0; i < 2; i++)
    {
      int bean = ch_action_number (actions[i]);
      int length;
      int next;

      if (ch_action_kind (actions[i]) != CH_ACTION_SELL)
        return say_chained (state, comparison);

      length = state->seats[state->current].chains[bean];
      next = ch_next_step (bean, length, NULL);
      kinds[i] = ch_words_kind (bean);
      missing[i] = next == 0 ? 0 : next - length;
    }

  return tablee_contrast_words_next_coin (kinds, missing);
}
