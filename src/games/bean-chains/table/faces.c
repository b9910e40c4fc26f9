/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What beans and cards of Bean chains look like. */
#include "config.h"
#include "faces.h"

#include <glib/gi18n.h>

#include "games/bean-chains/words/terms.h"
#include "present/format.h"

enum
{
  TRADE_ID = 1 << 24,  /* ids of the cards of the hand, which are counted on while a table is shown, stay far below */
};

int
ch_faces_trade_id (int bean,
                   int copy)
{
  return TRADE_ID + bean * CH_CARDS + copy;
}

int
ch_faces_trade_bean (int id)
{
  int bean = (id - TRADE_ID) / CH_CARDS;

  return id >= TRADE_ID && bean < CH_BEANS ? bean : -1;
}

/* The number on a card is how many of its kind there are. */
TableeCard
ch_faces_card (int bean)
{
  static const struct
  {
    const char *id;
    const char *copies;
  } faces[CH_BEANS] = {
    [CH_BLUE] = { "blue", "20" },
    [CH_CHILI] = { "chili", "18" },
    [CH_STINK] = { "stink", "16" },
    [CH_GREEN] = { "green", "14" },
    [CH_SOY] = { "soy", "12" },
    [CH_BLACK] = { "black", "10" },
    [CH_RED] = { "red", "8" },
    [CH_GARDEN] = { "garden", "6" },
  };

  if (bean >= CH_NO_BEAN)
    return (TableeCard) { .back = CH_FACES_BACK, .id = TABLEE_NO_CARD };

  return (TableeCard) { .bean = tablee_bean_find (faces[bean].id), .value = faces[bean].copies, .id = TABLEE_NO_CARD };
}

char *
ch_faces_describe (int bean,
                   int length)
{
  int next_worth = 0;
  int next = ch_next_step (bean, length, &next_worth);
  g_autofree char *beans = ch_words_beans (bean, length);
  g_autofree char *coins = tablee_format_coins (ch_worth (bean, length));
  g_autofree char *next_coins = tablee_format_coins (next_worth);

  if (next == 0)
    /* Translators: "10 blue beans", "4 coins" */
    return g_strdup_printf (_("%1$s, worth %2$s, the most there is."), beans, coins);

  /* Translators: "5 blue beans", "1 coin" or "nothing", "2 coins", a number of cards */
  return g_strdup_printf (_("%1$s, worth %2$s; %3$s with %4$d."), beans, coins, next_coins, next);
}

char *
ch_faces_next (int bean,
               int length)
{
  int worth;
  int next = ch_next_step (bean, length, &worth);

  if (next == 0)
    return g_strdup (C_("chain", "at its best"));

  /* Translators: below a chain: how many coins it brings next, and with how many cards: "3 with 8". There is little room */
  return g_strdup_printf (C_("chain", "%1$d with %2$d"), worth, next);
}

char *
ch_faces_steps (int bean)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int worth = 0;

  for (int length = ch_next_step (bean, 0, &worth); length != 0; length = ch_next_step (bean, length, &worth))
    if (text->len > 0)
      {
        g_autofree char *next = g_strdup_printf (C_("chain", "%1$d with %2$d"), worth, length);

        g_string_append_printf (text, "%s%s", C_("list of options", ", "), next);
      }
    else
      {
        g_autofree char *coins = tablee_format_coins (worth);
        g_autofree char *cards = tablee_format_cards (length);

        /* Translators: "1 coin", "4 cards": what so many of a kind bring */
        g_string_append_printf (text, C_("chain", "%1$s with %2$s"), coins, cards);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
