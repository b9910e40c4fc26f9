/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Al Cabohne, in pictures. */
#include "config.h"
#include "signs.h"

#include "games/al-cabohne/rules/rules.h"

#include <glib/gi18n-lib.h>

#define BACK "cards/back-al-cabohne"
#define OPEN "cards/open"
#define COIN "common/coin"

static const char *const beans[AC_TYPES] = {
  [AC_BLUE] = "beans/blue", [AC_KIDNEY] = "beans/kidney", [AC_FIRE] = "beans/chili", [AC_PUFF] = "beans/puff",
  [AC_BROAD] = "beans/stink", [AC_FRENCH] = "beans/green", [AC_RUNNER] = "beans/pole",
};

static const char *const bosses[AC_BOSSES] = { [AC_AL] = "bosses/al", [AC_DON] = "bosses/don", [AC_JOE] = "bosses/joe" };

static const char *
get_word (int kind)
{
  switch (kind)
    {
    case AC_EVENT_DEAL_CARD:
      return C_("sign", "Dealt");
    case AC_EVENT_PLANT:
    case AC_EVENT_PLANT_OPEN:
      return C_("sign", "Planted");
    case AC_EVENT_STOP:
      return C_("sign", "No second card");
    case AC_EVENT_DISCARD:
    case AC_EVENT_CLEAR:
    case AC_EVENT_CLEAR_HAND:
      return C_("sign", "Discarded");
    case AC_EVENT_PAY:
      return C_("sign", "Paid");
    case AC_EVENT_GIVE:
    case AC_EVENT_GIVE_HAND:
      return C_("sign", "Given");
    case AC_EVENT_HARVEST:
    case AC_EVENT_BOSS_HARVEST:
      return C_("sign", "Harvested");
    case AC_EVENT_BUY:
      return C_("sign", "Third field");
    case AC_EVENT_TURN_UP:
    case AC_EVENT_TURN_UP_BOSS:
      return C_("sign", "Revealed");
    case AC_EVENT_PICK_UP:
    case AC_EVENT_PICK_UP_BOSS:
      return C_("sign", "Picked up");
    case AC_EVENT_LEAVE:
      return C_("sign", "Left over");
    case AC_EVENT_DRAW:
      return C_("sign", "Drawn");
    case AC_EVENT_SHUFFLE:
      return C_("sign", "Shuffled");
    case AC_EVENT_SELL:
    case AC_EVENT_SELL_BOSS:
      return C_("sign", "Sold");
    default:
      return NULL;
    }
}

static void
add_sale (TableeEventSign   *sign,
          const TableeEvent *event)
{
  tablee_sign_add (sign, beans[event->args[0]], 0, event->args[2]);
  sign->unit = COIN;
  sign->amount = event->args[3];
}

/* A card that goes to a boss. */
static void
add_gift (TableeEventSign   *sign,
          const TableeEvent *event,
          int                boss)
{
  tablee_sign_add (sign, beans[event->args[0]], 0, 1);
  sign->place = bosses[boss];
}

static void
add_secret (TableeEventSign   *sign,
            const TableeEvent *event)
{
  tablee_sign_add (sign, event->concealed ? BACK : beans[event->details[0]], 0, 1);
}

static void
add_things (TableeEventSign   *sign,
            const TableeEvent *event)
{
  switch (event->kind)
    {
    case AC_EVENT_PLANT:
    case AC_EVENT_PLANT_OPEN:
    case AC_EVENT_DISCARD:
    case AC_EVENT_CLEAR:
    case AC_EVENT_CLEAR_HAND:
    case AC_EVENT_TURN_UP:
    case AC_EVENT_PICK_UP:
      tablee_sign_add (sign, beans[event->args[0]], 0, 1);
      break;
    case AC_EVENT_GIVE:
    case AC_EVENT_TURN_UP_BOSS:
    case AC_EVENT_PICK_UP_BOSS:
      add_gift (sign, event, event->args[1]);
      break;
    case AC_EVENT_PAY:
    case AC_EVENT_GIVE_HAND:
      add_gift (sign, event, event->args[2]);
      break;
    case AC_EVENT_BOSS_HARVEST:
    case AC_EVENT_SELL_BOSS:
      sign->place = bosses[event->args[1]];
      add_sale (sign, event);
      break;
    case AC_EVENT_HARVEST:
    case AC_EVENT_SELL:
      add_sale (sign, event);
      break;
    case AC_EVENT_DRAW:
    case AC_EVENT_DEAL_CARD:
      add_secret (sign, event);
      break;
    default:
      break;
    }
}

gboolean
ac_words_event_sign (const TableePresentContext *context,
                     const TableeEvent          *event,
                     TableeEventSign            *sign)
{
  const char *word = get_word (event->kind);

  if (word == NULL)
    return FALSE;

  tablee_sign_begin (sign, word);
  sign->quiet = event->kind == AC_EVENT_STOP;
  add_things (sign, event);
  if (event->kind == AC_EVENT_LEAVE || event->kind == AC_EVENT_SHUFFLE)
    tablee_sign_add (sign, event->kind == AC_EVENT_LEAVE ? OPEN : BACK, 0, event->args[0]);
  if (event->kind == AC_EVENT_LEAVE && context->ruleset->seats > 1)
    sign->other = AC_SEATS - 1 - event->seat;

  return TRUE;
}

gboolean
ac_words_begins_turn (const TableeEvent *event)
{
  return event->kind == AC_EVENT_TURN;
}
