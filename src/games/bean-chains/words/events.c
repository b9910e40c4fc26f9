/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "present/format.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static char *
say_deal (const char        *name,
          const TableeEvent *event)
{
  if (event->concealed)
    return NULL;

  /* Translators: name of a player, "a blue bean" */
  return g_strdup_printf (_("%1$s is dealt %2$s."), name, ch_words_bean (event->details[0]));
}

static char *
say_draw (const char        *name,
          const TableeEvent *event)
{
  if (event->concealed)
    return g_strdup_printf (_("%s draws a card."), name);

  /* Translators: name of a player, "a blue bean" */
  return g_strdup_printf (_("%1$s draws %2$s."), name, ch_words_bean (event->details[0]));
}

static char *
say_turn (const char        *name,
          const TableeEvent *event)
{
  if (event->args[0] >= event->args[1])
    return g_strdup_printf (_("%s has the last turn of the game."), name);

  /* Translators: name of a player, number of the turn, number of the last turn */
  return g_strdup_printf (_("%1$s has turn %2$d of %3$d."), name, event->args[0], event->args[1]);
}

static char *
say_pending (const char        *name,
             const TableeEvent *event)
{
  /* Translators: name of a player, "a blue bean" */
  return g_strdup_printf (_("%1$s shows %2$s: there is no room for it, a chain must go."), name, ch_words_bean (event->args[0]));
}

static char *
say_sell (const char        *name,
          const TableeEvent *event)
{
  g_autofree char *beans = ch_words_beans (event->args[0], event->args[1]);
  g_autofree char *coins = tablee_format_coins (event->args[2]);

  if (event->args[2] == 0)
    /* Translators: name of a player, "2 blue beans" */
    return g_strdup_printf (_("%1$s sells %2$s and gets nothing."), name, beans);

  /* Translators: name of a player, "8 chili beans", "3 coins" */
  return g_strdup_printf (_("%1$s sells %2$s: %3$s!"), name, beans, coins);
}

static char *
say_new_chain (const char        *name,
               const TableeEvent *event)
{
  const char *bean = ch_words_bean (event->args[0]);

  if (event->args[1] == CH_FROM_HAND)
    /* Translators: name of a player, "a blue bean" */
    return g_strdup_printf (_("%1$s starts a chain with %2$s."), name, bean);

  /* Translators: name of a player, "a blue bean" */
  return g_strdup_printf (_("%1$s starts a chain with %2$s from the trade area."), name, bean);
}

static char *
say_chain (const char        *name,
           const TableeEvent *event)
{
  const char *bean = ch_words_bean (event->args[0]);
  g_autofree char *cards = tablee_format_cards (event->args[2]);
  g_autofree char *coins = tablee_format_coins (event->args[3]);
  gboolean from_hand = event->args[1] == CH_FROM_HAND;

  if (event->args[2] == 1)
    return say_new_chain (name, event);
  if (event->args[3] == 0)
    /* Translators: name of a player, "a blue bean", "3 cards" */
    return g_strdup_printf (from_hand ? _("%1$s chains %2$s: %3$s.") : _("%1$s chains %2$s from the trade area: %3$s."), name,
                            bean, cards);

  /* Translators: name of a player, "a blue bean", "5 cards", "2 coins" */
  return g_strdup_printf (from_hand ? _("%1$s chains %2$s: %3$s, worth %4$s.")
                                    : _("%1$s chains %2$s from the trade area: %3$s, worth %4$s."),
                          name, bean, cards, coins);
}

static char *
say_end (const char        *name,
         const TableeEvent *event)
{
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  if (event->args[0] == 0)
    return NULL;

  /* Translators: name of a player, "2 cards" */
  return g_strdup_printf (_("%1$s leaves %2$s in the trade area."), name, cards);
}

static char *
say_count (const char        *name,
           const TableeEvent *event)
{
  g_autofree char *beans = ch_words_beans (event->args[0], event->args[1]);
  g_autofree char *coins = tablee_format_coins (event->args[2]);

  /* Translators: name of a player, "4 blue beans", "1 coin" or "nothing" */
  return g_strdup_printf (_("At the end, %1$s sells %2$s for %3$s."), name, beans, coins);
}

static char *
say_game_over (const TableePresentContext *context,
               const TableeEvent          *event)
{
  g_autofree char *first = tablee_format_coins (event->args[0]);
  g_autofree char *second = tablee_format_coins (event->args[1]);

  /* Translators: name of a player, "5 coins", name of the other player, "3 coins" */
  return g_strdup_printf (_("The deck is empty, and the game is over: %1$s has %2$s, %3$s has %4$s."), context->names[0], first,
                          context->names[1], second);
}

/* A card that comes to lie openly. */
static char *
say_open_card (const char        *name,
               const TableeEvent *event)
{
  const char *bean = ch_words_bean (event->args[0]);

  switch ((int) event->kind)
    {
    case CH_EVENT_DISCARD:
      /* Translators: name of a player, "a blue bean" */
      return g_strdup_printf (_("%1$s throws %2$s away that was left over."), name, bean);
    case CH_EVENT_THROW:
      /* Translators: name of a player, "a blue bean" */
      return g_strdup_printf (_("%1$s throws %2$s away from the hand."), name, bean);
    case CH_EVENT_TURN_UP:
      /* Translators: name of a player, "a blue bean" */
      return g_strdup_printf (_("%1$s turns over %2$s."), name, bean);
    case CH_EVENT_MATCH:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("The discard pile has the same: %s comes back into the trade area."), bean);
    default:
      return NULL;
    }
}

char *
ch_words_event (const TableePresentContext *context,
                const TableeEvent          *event)
{
  const char *name = event->seat >= 0 ? context->names[event->seat] : "";

  switch ((ChEvent) event->kind)
    {
    case CH_EVENT_DEAL:
      return say_deal (name, event);
    case CH_EVENT_TURN:
      return say_turn (name, event);
    case CH_EVENT_PENDING:
      return say_pending (name, event);
    case CH_EVENT_SELL:
      return say_sell (name, event);
    case CH_EVENT_CHAIN:
      return say_chain (name, event);
    case CH_EVENT_STOP:
      return g_strdup_printf (_("%s plays no further card."), name);
    case CH_EVENT_KEEP:
      return g_strdup_printf (_("%s throws no card away."), name);
    case CH_EVENT_END:
      return say_end (name, event);
    case CH_EVENT_DRAW:
      return say_draw (name, event);
    case CH_EVENT_BUY_CHAIN:
      return g_strdup_printf (_("%s buys room for a third chain."), name);
    case CH_EVENT_COUNT:
      return say_count (name, event);
    case CH_EVENT_GAME_OVER:
      return say_game_over (context, event);
    case CH_EVENT_DISCARD:
    case CH_EVENT_THROW:
    case CH_EVENT_TURN_UP:
    case CH_EVENT_MATCH:
      return say_open_card (name, event);
    case CH_EVENT_NONE:
    default:
      return NULL;
    }
}
