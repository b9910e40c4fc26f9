/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions of Bean chains in words, and why they are refused. */
#include "config.h"
#include "present/format.h"
#include "present/plain-words.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static const ChRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const ChRuleset *) context->ruleset;
}

static const ChSeat *
get_seat (const ChState *state)
{
  return &state->seats[MAX (state->current, 0)];
}

/* The card at @place of the hand of who decides, as far as the reader knows it. */
static int
get_hand_card (const ChState *state,
               int            place)
{
  const ChSeat *seat = get_seat (state);

  return place < seat->hand_count ? seat->hand[place] : CH_NO_BEAN;
}

/*
 * Actions
 */

char *
ch_words_action (const TableePresentContext *context,
                 const void                 *view,
                 TableeAction                action)
{
  const ChState *state = view;
  int number = ch_action_number (action);

  switch (ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("Chain %s"), ch_words_bean (number));
    case CH_ACTION_DISCARD:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("Throw away %s"), ch_words_bean (number));
    case CH_ACTION_PLAY:
      return g_strdup (_("Play the First Card"));
    case CH_ACTION_STOP:
      return g_strdup (_("That Is All"));
    case CH_ACTION_SELL:
      {
        g_autofree char *beans = ch_words_beans (number, get_seat (state)->chains[MIN (number, CH_BEANS - 1)]);

        /* Translators: "8 chili beans" */
        return g_strdup_printf (_("Sell %s"), beans);
      }
    case CH_ACTION_THROW:
      /* Translators: "a blue bean", its place in the hand (from 1) */
      return g_strdup_printf (_("Throw away %1$s (card %2$d)"), ch_words_bean (get_hand_card (state, number)), number + 1);
    case CH_ACTION_NONE:
      return g_strdup (ch_words_keep (get_seat (state)->hand_count));
    case CH_ACTION_END:
      return g_strdup (_("End the Turn"));
    case CH_ACTION_BUY_CHAIN:
      return g_strdup (_("Buy the Third Chain"));
    case CH_N_ACTIONS:
    default:
      return NULL;
    }
}

/* Where the button says less than who does not see the table needs. */
char *
ch_words_action_quoted (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action)
{
  int front = get_hand_card (view, 0);
  int bean = ch_action_number (action);

  switch ((int) ch_action_kind (action))
    {
    case CH_ACTION_STOP:
      return g_strdup (_("Play No More Cards"));
    case CH_ACTION_PLAY:
      /* Translators: the front card of a hand is chained: "a blue bean" */
      return front < CH_NO_BEAN ? g_strdup_printf (_("Play %s"), ch_words_bean (front)) : ch_words_action (context, view, action);
    case CH_ACTION_CHAIN:
      if (bean < CH_BEANS && get_seat (view)->chains[bean] == 0)
        /* Translators: "a blue bean" */
        return g_strdup_printf (_("Start a chain with %s"), ch_words_bean (bean));
      return ch_words_action (context, view, action);
    default:
      return ch_words_action (context, view, action);
    }
}

char *
ch_words_hand (const TableePresentContext *context,
               const void                 *view)
{
  const ChSeat *seat = get_seat (view);
  const char *beans[G_N_ELEMENTS (seat->hand) + 1] = { NULL };

  if (seat->hand_count == 0)
    return NULL;

  for (int i = 0; i < seat->hand_count; i++)
    beans[i] = ch_words_bean (seat->hand[i]);

  return tablee_format_list (beans);
}

/* What becomes of the chain that a card of @bean joins. */
static char *
say_chaining (const TableePresentContext *context,
              const ChState              *state,
              int                         bean)
{
  int length = bean < CH_BEANS ? get_seat (state)->chains[bean] + 1 : 1;
  g_autofree char *cards = tablee_format_cards (length);
  g_autofree char *coins = bean < CH_BEANS ? tablee_format_coins (ch_worth (bean, length)) : NULL;
  gboolean sale;

  if (bean >= CH_BEANS)
    return g_strdup (_("Play the first card of the hand"));
  sale = ch_place (get_ruleset (context), state, MAX (state->current, 0), bean) == CH_PLACE_SALE;
  if (sale && state->phase == CH_PHASE_LEFTOVERS)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("Chain %s"), ch_words_bean (bean));
  if (sale)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("Sell a chain to make room for %s"), ch_words_bean (bean));
  if (length == 1)
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("Start a chain with %s"), ch_words_bean (bean));
  if (ch_worth (bean, length) == 0)
    /* Translators: "a blue bean", "3 cards" */
    return g_strdup_printf (_("Chain %1$s: %2$s, worth nothing yet"), ch_words_bean (bean), cards);

  /* Translators: "a blue bean", "5 cards", "2 coins" */
  return g_strdup_printf (_("Chain %1$s: %2$s, worth %3$s"), ch_words_bean (bean), cards, coins);
}

static char *
say_selling (const ChState *state,
             int            bean)
{
  int length = get_seat (state)->chains[bean];
  g_autofree char *beans = ch_words_beans (bean, length);
  g_autofree char *coins = tablee_format_coins (ch_worth (bean, length));

  if (ch_worth (bean, length) == 0)
    /* Translators: "2 chili beans" */
    return g_strdup_printf (_("Sell %s for nothing"), beans);

  /* Translators: "8 chili beans", "3 coins" */
  return g_strdup_printf (_("Sell %1$s for %2$s"), beans, coins);
}

static char *
say_ending (const ChState *state)
{
  int left = ch_count_trade (state);
  g_autofree char *cards = tablee_format_cards (left);

  if (left == 0)
    return g_strdup (_("End the turn"));

  /* Translators: "2 cards" */
  return g_strdup_printf (_("End the turn and leave %s in the trade area"), cards);
}

char *
ch_words_action_spoken (const TableePresentContext *context,
                        const void                 *view,
                        TableeAction                action)
{
  const ChState *state = view;
  int number = ch_action_number (action);

  switch ((int) ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      return say_chaining (context, state, number);
    case CH_ACTION_PLAY:
      return say_chaining (context, state, get_hand_card (state, 0));
    case CH_ACTION_SELL:
      return say_selling (state, MIN (number, CH_BEANS - 1));
    case CH_ACTION_THROW:
      /* Translators: "a blue bean", its place in the hand (from 1) */
      return g_strdup_printf (_("Throw away %1$s (card %2$d of the hand)"),
                              ch_words_bean (get_hand_card (state, number)), number + 1);
    case CH_ACTION_END:
      return say_ending (state);
    case CH_ACTION_BUY_CHAIN:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Buy room for a third chain for %d coin",
                                           "Buy room for a third chain for %d coins", CH_CHAIN_PRICE),
                              CH_CHAIN_PRICE);
    default:
      return ch_words_action (context, view, action);
    }
}

/*
 * Reasons
 */

/* Those without numbers. */
static const char *const reasons[] = {
  [CH_REASON_NOT_THERE - TABLEE_REASON_GAME] = N_("The trade area has no card of this kind."),
  [CH_REASON_NO_ROOM - TABLEE_REASON_GAME] = N_("You have no room for another chain, and may not sell one for a card that was left: throw it away."),
  [CH_REASON_NO_SUCH_CHAIN - TABLEE_REASON_GAME] = N_("You have no chain of this kind."),
  [CH_REASON_NO_SUCH_CARD - TABLEE_REASON_GAME] = N_("Your hand does not have that many cards."),
  [CH_REASON_MUST_PLAY - TABLEE_REASON_GAME] = N_("You must play the first card of your hand."),
  [CH_REASON_NO_MORE_PLAYS - TABLEE_REASON_GAME] = N_("You may play no more cards in this turn."),
  [CH_REASON_NO_VOLUNTARY_SALE - TABLEE_REASON_GAME] = N_("You may sell a chain only to make room for a new one."),
  [CH_REASON_MUST_SELL - TABLEE_REASON_GAME] = N_("First sell a chain, to make room for the new card."),
  [CH_REASON_LEFTOVERS_FIRST - TABLEE_REASON_GAME] = N_("First chain the cards in the trade area, or throw them away."),
  [CH_REASON_NO_PURCHASE - TABLEE_REASON_GAME] = N_("In this game you have room for three chains from the start."),
  [CH_REASON_BOUGHT_ALREADY - TABLEE_REASON_GAME] = N_("You have already bought the third chain."),
};

const TableeWordList ch_words_reasons = { reasons, G_N_ELEMENTS (reasons) };

static char *
say_phase (const ChState *state)
{
  switch ((ChPhase) state->phase)
    {
    case CH_PHASE_LEFTOVERS:
      return g_strdup (_("First chain the cards in the trade area, or throw them away."));
    case CH_PHASE_PLAY:
      return g_strdup (_("Now you must play the first card of your hand."));
    case CH_PHASE_PLAY_MORE:
      return g_strdup (_("First play the next card of your hand, or stop playing."));
    case CH_PHASE_DISCARD:
      return g_strdup (state->seats[state->current].hand_count == 1 ? _("First throw away the card in your hand, or keep it.")
                                                                    : _("First throw away a card from your hand, or keep them all."));
    case CH_PHASE_TRADE:
      return g_strdup (_("Now you may chain cards from the trade area, or end your turn."));
    case CH_PHASE_SELL:
      return g_strdup (_("First sell a chain, to make room for the new card."));
    case CH_PHASE_OVER:
    default:
      return g_strdup (_("The game is over."));
    }
}

char *
ch_words_reason (const TableePresentContext *context,
                 const void                 *view,
                 TableeAction                action,
                 TableeReason                reason)
{
  switch ((int) reason)
    {
    case TABLEE_REASON_PHASE:
      return say_phase (view);
    case CH_REASON_MUST_SELL:
      if (((const ChState *) view)->from == CH_PHASE_TRADE)
        return g_strdup (_("First sell a chain, to make room for the new card, or go back."));
      return tablee_plain_reason (context, view, action, reason);
    case CH_REASON_TOO_FEW_COINS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The third chain costs %d coin, which is more than you have.",
                                           "The third chain costs %d coins, which is more than you have.",
                                           CH_CHAIN_PRICE),
                              CH_CHAIN_PRICE);
    default:
      return tablee_plain_reason (context, view, action, reason);
    }
}
