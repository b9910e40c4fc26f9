/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Bean chains, in pictures. */
#include "config.h"
#include "signs.h"

#include "games/bean-chains/rules/rules.h"

#include <glib/gi18n-lib.h>

#define BACK "cards/back-bean-chains"
#define OPEN "cards/open"
#define COIN "common/coin"

static const char *const beans[CH_BEANS] = {
  [CH_BLUE] = "beans/blue", [CH_CHILI] = "beans/chili", [CH_STINK] = "beans/stink", [CH_GREEN] = "beans/green",
  [CH_SOY] = "beans/soy", [CH_BLACK] = "beans/black", [CH_RED] = "beans/red", [CH_GARDEN] = "beans/garden",
};

/* What was played without a choice says so, whether by itself or with one click: nobody looks for what they have done. */
static const char *
get_unasked_word (const TableeEvent *event)
{
  switch (event->kind)
    {
    case CH_EVENT_CHAIN:
      return C_("sign", "Had to be chained");
    case CH_EVENT_DISCARD:
      return C_("sign", "Thrown away: no room");
    case CH_EVENT_END:
      return event->args[0] == 0 ? C_("sign", "Turn ended by itself") : NULL;
    default:
      return NULL;
    }
}

static const char *
get_word (int kind)
{
  switch (kind)
    {
    case CH_EVENT_DEAL:
      return C_("sign", "Dealt");
    case CH_EVENT_PENDING:
      return C_("sign", "No room");
    case CH_EVENT_SELL:
    case CH_EVENT_COUNT:
      return C_("sign", "Sold");
    case CH_EVENT_CHAIN:
      return C_("sign", "Chained");
    case CH_EVENT_DISCARD:
    case CH_EVENT_THROW:
      return C_("sign", "Thrown away");
    case CH_EVENT_STOP:
      return C_("sign", "No more cards");
    case CH_EVENT_KEEP:
      return C_("sign", "Hand kept");
    case CH_EVENT_TURN_UP:
      return C_("sign", "Turned up");
    case CH_EVENT_MATCH:
      return C_("sign", "From the discard pile");
    case CH_EVENT_END:
      return C_("sign", "Left over");
    case CH_EVENT_DRAW:
      return C_("sign", "Drawn");
    case CH_EVENT_BUY_CHAIN:
      return C_("sign", "Third chain");
    default:
      return NULL;
    }
}

static void
add_things (TableeEventSign   *sign,
            const TableeEvent *event)
{
  switch (event->kind)
    {
    case CH_EVENT_PENDING:
    case CH_EVENT_CHAIN:
    case CH_EVENT_DISCARD:
    case CH_EVENT_THROW:
    case CH_EVENT_TURN_UP:
    case CH_EVENT_MATCH:
      tablee_sign_add (sign, beans[event->args[0]], 0, 1);
      break;
    case CH_EVENT_SELL:
    case CH_EVENT_COUNT:
      tablee_sign_add (sign, beans[event->args[0]], 0, event->args[1]);
      sign->unit = COIN;
      sign->amount = event->args[2];
      break;
    case CH_EVENT_BUY_CHAIN:
      sign->unit = COIN;
      sign->amount = -CH_CHAIN_PRICE;
      break;
    case CH_EVENT_DEAL:
    case CH_EVENT_DRAW:
      tablee_sign_add (sign, event->concealed ? BACK : beans[event->details[0]], 0, 1);
      break;
    default:
      break;
    }
}

gboolean
ch_words_event_sign (const TableePresentContext *context,
                     const TableeEvent          *event,
                     TableeEventSign            *sign)
{
  const char *unasked = context->unasked ? get_unasked_word (event) : NULL;
  const char *word = unasked != NULL ? unasked : get_word (event->kind);

  if (word == NULL)
    return FALSE;

  tablee_sign_begin (sign, word);
  sign->quiet = event->kind == CH_EVENT_STOP || event->kind == CH_EVENT_KEEP || event->kind == CH_EVENT_PENDING;
  add_things (sign, event);
  if (event->kind == CH_EVENT_END && event->args[0] > 0)
    {
      tablee_sign_add (sign, OPEN, 0, event->args[0]);
      sign->other = CH_SEATS - 1 - event->seat;
    }

  return TRUE;
}

gboolean
ch_words_begins_turn (const TableeEvent *event)
{
  return event->kind == CH_EVENT_TURN;
}

char *
ch_words_chapter (const TableePresentContext *context,
                  const TableeEvent          *event)
{
  if (event->kind != CH_EVENT_TURN)
    return NULL;

  /* Translators: number of the turn, number of the last turn */
  return g_strdup_printf (C_("heading", "Turn %1$d of %2$d"), event->args[0], MAX (event->args[0], event->args[1]));
}
