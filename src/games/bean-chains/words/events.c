/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Bean chains, in sentences. */
#include "config.h"
#include "present/format.h"
#include "present/naming.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static const char *
get_name (const TableePresentContext *context,
          const TableeEvent          *event)
{
  return event->seat >= 0 ? context->names[event->seat] : "";
}

static char *
say_deal (const TableePresentContext *context,
          const TableeEvent          *event)
{
  if (event->concealed)
    return NULL;

  /* Translators: "a blue bean", name of a player */
  return tablee_say_of (context, event->seat, _("You are dealt %1$s."), _("%2$s is dealt %1$s."),
                        ch_words_bean (event->details[0]), get_name (context, event));
}

static char *
say_draw (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = get_name (context, event);

  if (event->concealed)
    return tablee_say_of (context, event->seat, _("You draw a card."), _("%s draws a card."), name);

  /* Translators: "a blue bean", name of a player */
  return tablee_say_of (context, event->seat, _("You draw %1$s."), _("%2$s draws %1$s."), ch_words_bean (event->details[0]), name);
}

static char *
say_turn (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = get_name (context, event);

  if (event->args[0] >= event->args[1])
    return tablee_say_of (context, event->seat, _("You play the last turn of the game."), _("%s plays the last turn of the game."),
                          name);

  /* Translators: number of the turn, number of the last turn, name of a player */
  return tablee_say_of (context, event->seat, _("You play turn %1$d of %2$d."), _("%3$s plays turn %1$d of %2$d."), event->args[0],
                        event->args[1], name);
}

static char *
say_pending (const TableePresentContext *context,
             const TableeEvent          *event)
{
  /* Translators: "a blue bean", name of a player */
  return tablee_say_of (context, event->seat, _("You have no room for %1$s: a chain has to be sold for it."),
                        _("%2$s has no room for %1$s and has to sell a chain for it."), ch_words_bean (event->args[0]),
                        get_name (context, event));
}

static char *
say_sell (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *beans = ch_words_beans (event->args[0], event->args[1]);
  g_autofree char *coins = tablee_format_coins (event->args[2]);

  if (event->args[2] == 0)
    /* Translators: "2 blue beans", name of a player */
    return tablee_say_of (context, event->seat, _("You sell %1$s and get nothing."), _("%2$s sells %1$s and gets nothing."), beans,
                          name);

  /* Translators: "8 chili beans", "3 coins", name of a player */
  return tablee_say_of (context, event->seat, _("You sell %1$s for %2$s!"), _("%3$s sells %1$s for %2$s!"), beans, coins, name);
}

static char *
say_new_chain (const TableePresentContext *context,
               const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  const char *bean = ch_words_bean (event->args[0]);

  if (event->args[1] == CH_FROM_HAND)
    /* Translators: "a blue bean", name of a player */
    return tablee_say_of (context, event->seat, _("You start a chain with %1$s."), _("%2$s starts a chain with %1$s."), bean, name);

  /* Translators: "a blue bean", name of a player */
  return tablee_say_of (context, event->seat, _("You start a chain with %1$s from the trade area."),
                        _("%2$s starts a chain with %1$s from the trade area."), bean, name);
}

/* A chain that would not bring anything yet. */
static char *
say_worthless_chain (const TableePresentContext *context,
                     const TableeEvent          *event,
                     const char                 *cards)
{
  const char *name = get_name (context, event);
  const char *bean = ch_words_bean (event->args[0]);

  if (event->args[1] == CH_FROM_HAND)
    /* Translators: "a blue bean", "3 cards", name of a player */
    return tablee_say_of (context, event->seat, _("You chain %1$s: %2$s now."), _("%3$s chains %1$s: %2$s now."), bean, cards,
                          name);

  /* Translators: "a blue bean", "3 cards", name of a player */
  return tablee_say_of (context, event->seat, _("You chain %1$s from the trade area: %2$s now."),
                        _("%3$s chains %1$s from the trade area: %2$s now."), bean, cards, name);
}

static char *
say_chain (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  const char *bean = ch_words_bean (event->args[0]);
  g_autofree char *cards = tablee_format_cards (event->args[2]);
  g_autofree char *coins = tablee_format_coins (event->args[3]);

  if (event->args[2] == 1)
    return say_new_chain (context, event);
  if (event->args[3] == 0)
    return say_worthless_chain (context, event, cards);
  if (event->args[1] == CH_FROM_HAND)
    /* Translators: "a blue bean", "5 cards", "2 coins", name of a player */
    return tablee_say_of (context, event->seat, _("You chain %1$s: %2$s now, worth %3$s."),
                          _("%4$s chains %1$s: %2$s now, worth %3$s."), bean, cards, coins, name);

  /* Translators: "a blue bean", "5 cards", "2 coins", name of a player */
  return tablee_say_of (context, event->seat, _("You chain %1$s from the trade area: %2$s now, worth %3$s."),
                        _("%4$s chains %1$s from the trade area: %2$s now, worth %3$s."), bean, cards, coins, name);
}

static char *
say_end (const TableePresentContext *context,
         const TableeEvent          *event)
{
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  if (event->args[0] == 0)
    return context->unasked ? g_strdup (_("Nothing is left in the trade area, so the turn ends by itself.")) : NULL;

  /* Translators: "2 cards", name of a player */
  return tablee_say_of (context, event->seat, _("You leave %1$s in the trade area."), _("%2$s leaves %1$s in the trade area."),
                        cards, get_name (context, event));
}

static char *
say_count (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  g_autofree char *beans = ch_words_beans (event->args[0], event->args[1]);
  g_autofree char *coins = tablee_format_coins (event->args[2]);

  if (event->args[2] == 0)
    /* Translators: "2 blue beans", name of a player */
    return tablee_say_of (context, event->seat, _("At the end, you sell %1$s and get nothing."),
                          _("At the end, %2$s sells %1$s and gets nothing."), beans, name);

  /* Translators: "4 blue beans", "1 coin", name of a player */
  return tablee_say_of (context, event->seat, _("At the end, you sell %1$s for %2$s."), _("At the end, %3$s sells %1$s for %2$s."),
                        beans, coins, name);
}

static char *
say_game_over (const TableePresentContext *context,
               const TableeEvent          *event)
{
  g_autofree char *first = tablee_format_coin_sum (event->args[0]);
  g_autofree char *second = tablee_format_coin_sum (event->args[1]);

  if (tablee_is_listener (context, 0))
    /* Translators: "5 coins", name of the other player, "3 coins" */
    return g_strdup_printf (_("The deck is empty, and the game is over: you have %1$s, %2$s has %3$s."), first, context->names[1],
                            second);
  if (tablee_is_listener (context, 1))
    /* Translators: name of the other player, "5 coins", "3 coins" */
    return g_strdup_printf (_("The deck is empty, and the game is over: %1$s has %2$s, you have %3$s."), context->names[0], first,
                            second);

  /* Translators: name of a player, "5 coins", name of the other player, "3 coins" */
  return g_strdup_printf (_("The deck is empty, and the game is over: %1$s has %2$s, %3$s has %4$s."), context->names[0], first,
                          context->names[1], second);
}

/* A card that comes to lie openly. */
static char *
say_open_card (const TableePresentContext *context,
               const TableeEvent          *event)
{
  const char *name = get_name (context, event);
  const char *bean = ch_words_bean (event->args[0]);

  switch ((int) event->kind)
    {
    case CH_EVENT_DISCARD:
      /* Translators: "a blue bean", name of a player */
      return tablee_say_of (context, event->seat, _("You throw away %1$s from the trade area."),
                            _("%2$s throws away %1$s from the trade area."), bean, name);
    case CH_EVENT_THROW:
      /* Translators: "a blue bean", name of a player */
      return tablee_say_of (context, event->seat, _("You throw away %1$s from your hand."),
                            _("%2$s throws away %1$s from the hand."), bean, name);
    case CH_EVENT_TURN_UP:
      /* Translators: "a blue bean", name of a player */
      return tablee_say_of (context, event->seat, _("You turn up %1$s."), _("%2$s turns up %1$s."), bean, name);
    case CH_EVENT_MATCH:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("The top of the discard pile matches: %s comes into the trade area."), bean);
    default:
      return NULL;
    }
}

static char *
say_event (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = get_name (context, event);

  switch ((ChEvent) event->kind)
    {
    case CH_EVENT_DEAL:
      return say_deal (context, event);
    case CH_EVENT_TURN:
      return say_turn (context, event);
    case CH_EVENT_PENDING:
      return say_pending (context, event);
    case CH_EVENT_SELL:
      return say_sell (context, event);
    case CH_EVENT_CHAIN:
      return say_chain (context, event);
    case CH_EVENT_STOP:
      return tablee_say_of (context, event->seat, _("You play no more cards."), _("%s plays no more cards."), name);
    case CH_EVENT_KEEP:
      return tablee_say_of (context, event->seat, _("You throw away no card from your hand."),
                            _("%s throws away no card from the hand."), name);
    case CH_EVENT_END:
      return say_end (context, event);
    case CH_EVENT_DRAW:
      return say_draw (context, event);
    case CH_EVENT_BUY_CHAIN:
      return tablee_say_of (context, event->seat, _("You buy room for a third chain."), _("%s buys room for a third chain."),
                            name);
    case CH_EVENT_COUNT:
      return say_count (context, event);
    case CH_EVENT_GAME_OVER:
      return say_game_over (context, event);
    case CH_EVENT_DISCARD:
    case CH_EVENT_THROW:
    case CH_EVENT_TURN_UP:
    case CH_EVENT_MATCH:
      return say_open_card (context, event);
    case CH_EVENT_NONE:
    default:
      return NULL;
    }
}

/* Why it happened though nobody did it; NULL: that goes without saying. */
static const char *
get_compulsion (const TableeEvent *event)
{
  if (event->kind == CH_EVENT_DISCARD)
    return _("There was no room for it, and no chain may be sold for a card that was left.");
  if (event->kind == CH_EVENT_CHAIN && event->args[1] == CH_FROM_HAND)
    return _("The first card of the hand must be played, and there was no other way.");

  return NULL;
}

char *
ch_words_event (const TableePresentContext *context,
                const TableeEvent          *event)
{
  g_autofree char *sentence = say_event (context, event);
  const char *compulsion = context->unasked && sentence != NULL ? get_compulsion (event) : NULL;

  return compulsion != NULL ? g_strconcat (sentence, " ", compulsion, NULL) : g_steal_pointer (&sentence);
}
