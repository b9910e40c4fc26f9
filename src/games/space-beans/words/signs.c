/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Space Beans, in pictures. */
#include "config.h"
#include "signs.h"

#include "games/space-beans/rules/rules.h"
#include "present/naming.h"

#include <glib/gi18n-lib.h>

#define BACK "cards/back-space-beans"
#define POINTS "★"

static const char *const beans[SB_FAMILIES] = {
  "beans/klingbohnen", "beans/darth-beans", "beans/bluebeans", "beans/beanliens", "beans/centauribohnen", "beans/bohrion",
  "beans/moonbohnen",
};

static void
add_card (TableeEventSign *sign,
          SbCard           card)
{
  tablee_sign_add (sign, beans[sb_card_family (card)], sb_card_value (card), 1);
}

static void
add_cards (TableeEventSign *sign,
           SbCards          cards)
{
  while (!sb_cards_empty (cards))
    add_card (sign, sb_cards_take_first (&cards));
}

/* A card that only some may know. */
static void
add_secret (TableeEventSign   *sign,
            const TableeEvent *event)
{
  if (event->concealed)
    tablee_sign_add (sign, BACK, 0, 1);
  else
    add_card (sign, (SbCard) event->details[0]);
}

static void
add_passed (TableeEventSign   *sign,
            const TableeEvent *event)
{
  sign->other = event->args[1];
  if (event->concealed)
    tablee_sign_add (sign, BACK, 0, event->args[0]);
  else
    add_cards (sign, sb_event_cards (event));
}

static void
add_points (TableeEventSign *sign,
            int              points)
{
  sign->unit = POINTS;
  sign->amount = points;
}

static const char *
get_close_word (int points)
{
  return points > 0 ? C_("sign", "Closed") : C_("sign", "Closed, no points");
}

static const char *
get_word (const TableeEvent *event)
{
  switch (event->kind)
    {
    case SB_EVENT_DEALER:
      return C_("sign", "Deals");
    case SB_EVENT_DEAL:
      return C_("sign", "Dealt");
    case SB_EVENT_DRAW:
      return C_("sign", "Drawn");
    case SB_EVENT_NO_DRAW:
      return C_("sign", "No draw");
    case SB_EVENT_CLOSE:
      return get_close_word (event->args[2]);
    case SB_EVENT_SCORE:
      return C_("sign", "Point pile");
    case SB_EVENT_TURN_UP:
      return C_("sign", "Turned up");
    case SB_EVENT_KEEP:
      return C_("sign", "Kept");
    case SB_EVENT_VISIBLE:
      return C_("sign", "Visible");
    case SB_EVENT_SECRET:
      return C_("sign", "Secret");
    case SB_EVENT_NO_PLAY:
      return C_("sign", "No card to lay out");
    case SB_EVENT_PASS:
      return C_("sign", "Passed on");
    case SB_EVENT_BONUS:
      return C_("sign", "Bonus");
    case SB_EVENT_DISCARD_HAND:
      return C_("sign", "Hand discarded");
    case SB_EVENT_REVEAL:
      return C_("sign", "Revealed");
    case SB_EVENT_SELL:
      return get_close_word (event->args[3]);
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
    case SB_EVENT_DEAL:
    case SB_EVENT_DRAW:
    case SB_EVENT_SECRET:
      add_secret (sign, event);
      break;
    case SB_EVENT_CLOSE:
      tablee_sign_add (sign, beans[event->args[0]], 0, event->args[1]);
      add_points (sign, event->args[2]);
      break;
    case SB_EVENT_SELL:
      tablee_sign_add (sign, beans[event->args[1]], 0, event->args[2]);
      add_points (sign, event->args[3]);
      break;
    case SB_EVENT_KEEP:
      tablee_sign_add (sign, beans[event->args[0]], 0, event->args[1]);
      break;
    case SB_EVENT_SCORE:
    case SB_EVENT_VISIBLE:
      add_card (sign, (SbCard) event->args[0]);
      break;
    case SB_EVENT_TURN_UP:
    case SB_EVENT_DISCARD_HAND:
    case SB_EVENT_REVEAL:
      add_cards (sign, sb_event_cards (event));
      break;
    case SB_EVENT_PASS:
      add_passed (sign, event);
      break;
    case SB_EVENT_BONUS:
      add_points (sign, event->args[0]);
      break;
    default:
      break;
    }
}

gboolean
sb_words_event_sign (const TableePresentContext *context,
                     const TableeEvent          *event,
                     TableeEventSign            *sign)
{
  const char *word = get_word (event);

  if (word == NULL)
    return FALSE;

  tablee_sign_begin (sign, word);
  /* A collection that still lies there has been kept. */
  /* The card on the point pile is told by the closing; and nobody has to be told what was passed on by oneself. */
  sign->quiet = event->kind == SB_EVENT_KEEP || event->kind == SB_EVENT_SCORE ||
                (event->kind == SB_EVENT_PASS && tablee_is_listener (context, event->seat));
  add_things (sign, event);

  return TRUE;
}

gboolean
sb_words_begins_turn (const TableeEvent *event)
{
  return event->kind == SB_EVENT_TURN;
}
