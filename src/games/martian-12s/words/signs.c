/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Martian 12s, in pictures. */
#include "config.h"
#include "signs.h"

#include "games/martian-12s/rules/rules.h"

#include <glib/gi18n-lib.h>

#define ART "martian-12s/pyramids/"
#define COIN "martian-12s/coin"

static const char *const colours[M12_COLOURS] = {
  [M12_BLACK] = ART "black", [M12_RED] = ART "red", [M12_YELLOW] = ART "yellow", [M12_GREEN] = ART "green",
  [M12_BLUE] = ART "blue", [M12_WHITE] = ART "white", [M12_CLEAR] = ART "clear", [M12_ORANGE] = ART "orange",
  [M12_CYAN] = ART "cyan", [M12_VIOLET] = ART "violet",
};

static const char *const pips[M12_SIZES] = { ART "pips-1", ART "pips-2", ART "pips-3" };

static const char *
get_word (int kind)
{
  switch (kind)
    {
    case M12_EVENT_SITS_OUT:
      return C_("sign", "Sits out");
    case M12_EVENT_PULL:
      return C_("sign", "Pulled");
    case M12_EVENT_POP:
      return C_("sign", "Popped");
    case M12_EVENT_PASS:
      return C_("sign", "Passed");
    case M12_EVENT_BAG_EMPTY:
      return C_("sign", "Empty");
    case M12_EVENT_WIN:
      return C_("sign", "Pot");
    default:
      return NULL;
    }
}

static void
add_pyramid (TableeEventSign *sign,
             M12Pyramid       pyramid)
{
  tablee_sign_add (sign, colours[m12_pyramid_colour (pyramid)], 0, 1);
  sign->things[0].over = pips[m12_pyramid_size (pyramid)];
}

static void
add_things (TableeEventSign   *sign,
            const TableeEvent *event)
{
  switch (event->kind)
    {
    case M12_EVENT_PULL:
      add_pyramid (sign, (M12Pyramid) event->args[0]);
      break;
    case M12_EVENT_POP:
    case M12_EVENT_PASS:
      tablee_sign_add (sign, ART "any", event->args[0], 1);
      break;
    case M12_EVENT_BAG_EMPTY:
      tablee_sign_add (sign, "martian-12s/bag", 0, 1);
      break;
    case M12_EVENT_WIN:
      tablee_sign_add (sign, ART "any", event->args[1], 1);
      sign->unit = COIN;
      sign->amount = event->args[0];
      break;
    default:
      break;
    }
}

gboolean
m12_words_event_sign (const TableePresentContext *context,
                      const TableeEvent          *event,
                      TableeEventSign            *sign)
{
  const char *word = get_word (event->kind);

  /* What lap it is stands beside the pot, and why a round is over was read on its card. */
  sign->quiet = event->kind == M12_EVENT_LAP || event->kind == M12_EVENT_SCORE;
  if (word == NULL)
    return FALSE;

  tablee_sign_begin (sign, word);
  add_things (sign, event);

  return TRUE;
}

gboolean
m12_words_begins_turn (const TableeEvent *event)
{
  return event->kind == M12_EVENT_ROUND;
}

char *
m12_words_chapter (const TableePresentContext *context,
                   const TableeEvent          *event)
{
  /* Translators: number of the round */
  return event->kind == M12_EVENT_ROUND ? g_strdup_printf (C_("heading", "Round %d"), event->args[0]) : NULL;
}
