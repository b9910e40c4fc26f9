/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "present/format.h"
#include "terms.h"

#include <glib/gi18n-lib.h>

static const AcRuleset *
get_ruleset (const TableePresentContext *context)
{
  return (const AcRuleset *) context->ruleset;
}

static gboolean
is_alone (const TableePresentContext *context)
{
  return context->ruleset->seats == 1;
}

static char *
say_deal (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  if (is_alone (context))
    /* Translators: name of a player, "7 cards" */
    return g_strdup_printf (_("%1$s takes %2$s and faces the Mafia alone."), name, cards);

  /* Translators: name of a player, "5 cards" */
  return g_strdup_printf (_("%1$s deals: %2$s for everybody."), name, cards);
}

static char *
say_deal_card (const TableePresentContext *context,
               const TableeEvent          *event)
{
  if (event->concealed)
    return NULL;

  /* Translators: name of a player, "a blue bean" */
  return g_strdup_printf (_("%1$s is dealt %2$s."), context->names[event->seat], ac_words_bean ((AcType) event->details[0]));
}

static char *
say_draw (const TableePresentContext *context,
          const TableeEvent          *event)
{
  if (event->concealed)
    return g_strdup_printf (_("%s draws a card."), context->names[event->seat]);

  /* Translators: name of a player, "a blue bean" */
  return g_strdup_printf (_("%1$s draws %2$s."), context->names[event->seat], ac_words_bean ((AcType) event->details[0]));
}

static char *
say_plant (const TableePresentContext *context,
           const TableeEvent          *event)
{
  AcField field = { (uint8_t) event->args[0], (uint8_t) event->args[2] };
  const char *name = context->names[event->seat];
  const char *bean = ac_words_bean ((AcType) field.type);
  int number = event->args[1] + 1;
  int value = ac_field_value (get_ruleset (context), field);
  g_autofree char *cards = tablee_format_cards (field.count);
  g_autofree char *coins = tablee_format_coins (value);

  if (field.count == 1)
    /* Translators: name of a player, "a blue bean", number of the field */
    return g_strdup_printf (_("%1$s begins field %3$d with %2$s."), name, bean, number);
  if (value == 0)
    /* Translators: name of a player, "a blue bean", number of the field, "3 cards" */
    return g_strdup_printf (_("%1$s plants %2$s on field %3$d: %4$s."), name, bean, number, cards);

  /* Translators: name of a player, "a blue bean", number of the field, "5 cards", "2 coins" */
  return g_strdup_printf (_("%1$s plants %2$s on field %3$d: %4$s, worth %5$s."), name, bean, number, cards, coins);
}

static char *
say_harvest (const TableePresentContext *context,
             const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *beans = ac_words_beans ((AcType) event->args[0], event->args[2]);
  g_autofree char *coins = tablee_format_coins (event->args[3]);

  if (event->args[3] == 0)
    /* Translators: name of a player, "2 blue beans" */
    return g_strdup_printf (_("%1$s harvests %2$s and gets nothing."), name, beans);

  /* Translators: name of a player, "5 puff beans", "2 coins" */
  return g_strdup_printf (_("%1$s harvests %2$s: %3$s!"), name, beans, coins);
}

static char *
say_boss_harvest (const TableeEvent *event)
{
  g_autofree char *beans = ac_words_beans ((AcType) event->args[0], event->args[2]);
  g_autofree char *coins = tablee_format_coins (event->args[3]);

  /* Translators: name of a boss, "6 blue beans", "2 coins" */
  return g_strdup_printf (_("%1$s harvests %2$s: %3$s for the Mafia!"), ac_words_boss ((AcBoss) event->args[1]), beans, coins);
}

static char *
say_turn_up_boss (const TableePresentContext *context,
                  const TableeEvent          *event)
{
  const char *bean = ac_words_bean ((AcType) event->args[0]);
  const char *boss = ac_words_boss ((AcBoss) event->args[1]);

  if (event->seat == TABLEE_NOBODY)
    /* Translators: name of a boss, "a blue bean" */
    return g_strdup_printf (_("%1$s gets %2$s."), boss, bean);

  /* Translators: name of a player, "a blue bean", name of a boss */
  return g_strdup_printf (_("%1$s turns over %2$s: it goes to %3$s."), context->names[event->seat], bean, boss);
}

static char *
say_exhausted (const TableePresentContext *context,
               const TableeEvent          *event)
{
  if (event->args[0] >= event->args[1])
    return g_strdup (_("The draw pile is used up: the game is about to end."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The draw pile is used up; %d more time, and the game ends.",
                                       "The draw pile is used up; %d more times, and the game ends.",
                                       (gulong) (event->args[1] - event->args[0])),
                          event->args[1] - event->args[0]);
}

static char *
say_shuffle (const TableeEvent *event)
{
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  /* Translators: "41 cards" */
  return g_strdup_printf (_("The discard pile is shuffled: a new draw pile of %s."), cards);
}

static char *
say_leave (const TableePresentContext *context,
           const TableeEvent          *event)
{
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  if (event->args[0] == 0)
    return NULL;

  /* Translators: name of a player, "2 cards" */
  return g_strdup_printf (_("%1$s leaves %2$s to the other player."), context->names[event->seat], cards);
}

static char *
say_sell (const char        *owner,
          const TableeEvent *event)
{
  g_autofree char *beans = ac_words_beans ((AcType) event->args[0], event->args[2]);
  g_autofree char *coins = tablee_format_coins (event->args[3]);

  /* Translators: name of a player or boss, "4 puff beans", "1 coin" or "nothing" */
  return g_strdup_printf (_("At the end, %1$s sells %2$s for %3$s."), owner, beans, coins);
}

/* What cards do that somebody moves by choice. */
static char *
say_move (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  const char *bean = ac_words_bean ((AcType) event->args[0]);

  switch ((int) event->kind)
    {
    case AC_EVENT_DISCARD:
      /* Translators: name of a player, "a blue bean" */
      return g_strdup_printf (_("%1$s discards %2$s."), name, bean);
    case AC_EVENT_PAY:
      /* Translators: name of a player, "a blue bean", name of a boss */
      return g_strdup_printf (_("%1$s pays %2$s to %3$s."), name, bean, ac_words_boss ((AcBoss) event->args[2]));
    case AC_EVENT_GIVE:
      /* Translators: name of a player, "a blue bean", name of a boss */
      return g_strdup_printf (_("%1$s gives %2$s to %3$s."), name, bean, ac_words_boss ((AcBoss) event->args[1]));
    case AC_EVENT_GIVE_HAND:
      /* Translators: name of a player, "a blue bean", name of a boss */
      return g_strdup_printf (_("%1$s gives %2$s from the hand to %3$s."), name, bean, ac_words_boss ((AcBoss) event->args[2]));
    case AC_EVENT_TURN_UP:
      /* Translators: name of a player, "a blue bean" */
      return g_strdup_printf (_("%1$s turns over %2$s."), name, bean);
    case AC_EVENT_PICK_UP:
      /* Translators: name of a player, "a blue bean" */
      return g_strdup_printf (_("%1$s picks up %2$s from the discard pile."), name, bean);
    case AC_EVENT_CLEAR:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("Nobody has used it: %s is discarded."), bean);
    case AC_EVENT_CLEAR_HAND:
      /* Translators: name of a player, "a blue bean" */
      return g_strdup_printf (_("%1$s discards %2$s from the hand."), name, bean);
    default:
      return NULL;
    }
}

char *
ac_words_event (const TableePresentContext *context,
                const TableeEvent          *event)
{
  switch ((AcEvent) event->kind)
    {
    case AC_EVENT_DEAL:
      return say_deal (context, event);
    case AC_EVENT_DEAL_CARD:
      return say_deal_card (context, event);
    case AC_EVENT_TURN:
      return g_strdup_printf (_("It is %s’s turn."), context->names[event->seat]);
    case AC_EVENT_PLANT:
    case AC_EVENT_PLANT_OPEN:
      return say_plant (context, event);
    case AC_EVENT_STOP:
      return g_strdup_printf (_("%s plants no second card."), context->names[event->seat]);
    case AC_EVENT_HARVEST:
      return say_harvest (context, event);
    case AC_EVENT_BUY:
      return g_strdup_printf (_("%s buys a third field."), context->names[event->seat]);
    case AC_EVENT_BOSS_HARVEST:
      return say_boss_harvest (event);
    case AC_EVENT_TURN_UP_BOSS:
      return say_turn_up_boss (context, event);
    case AC_EVENT_PICK_UP_BOSS:
      /* Translators: name of a boss, "a blue bean" */
      return g_strdup_printf (_("%1$s takes %2$s from the discard pile."), ac_words_boss ((AcBoss) event->args[1]),
                              ac_words_bean ((AcType) event->args[0]));
    case AC_EVENT_LEAVE:
      return say_leave (context, event);
    case AC_EVENT_DRAW:
      return say_draw (context, event);
    case AC_EVENT_EXHAUSTED:
      return say_exhausted (context, event);
    case AC_EVENT_SHUFFLE:
      return say_shuffle (event);
    case AC_EVENT_NO_CARDS:
      return g_strdup (_("No card is left to draw."));
    case AC_EVENT_SELL:
      return say_sell (context->names[event->seat], event);
    case AC_EVENT_SELL_BOSS:
      return say_sell (ac_words_boss ((AcBoss) event->args[1]), event);
    case AC_EVENT_GAME_OVER:
      return g_strdup (_("The game is over."));
    case AC_EVENT_DISCARD:
    case AC_EVENT_PAY:
    case AC_EVENT_GIVE:
    case AC_EVENT_GIVE_HAND:
    case AC_EVENT_TURN_UP:
    case AC_EVENT_PICK_UP:
    case AC_EVENT_CLEAR:
    case AC_EVENT_CLEAR_HAND:
      return say_move (context, event);
    case AC_EVENT_NONE:
    default:
      return NULL;
    }
}
