/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happens in Al Cabohne, in sentences. */
#include "config.h"
#include "present/format.h"
#include "present/naming.h"
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
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  if (is_alone (context))
    /* Translators: "7 cards"; name of a player */
    return tablee_say_of (context, event->seat, _("You take %1$s and face the Mafia on your own."),
                          _("%2$s takes %1$s and faces the Mafia alone."), cards, context->names[event->seat]);

  /* Translators: "5 cards"; name of a player */
  return tablee_say_of (context, event->seat, _("You deal %1$s to each player."), _("%2$s deals %1$s to each player."), cards,
                        context->names[event->seat]);
}

static char *
say_deal_card (const TableePresentContext *context,
               const TableeEvent          *event)
{
  if (event->concealed)
    return NULL;

  /* Translators: "a blue bean"; name of a player */
  return tablee_say_of (context, event->seat, _("You are dealt %1$s."), _("%2$s is dealt %1$s."),
                        ac_words_bean ((AcType) event->details[0]), context->names[event->seat]);
}

static char *
say_draw (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];

  if (event->concealed)
    return tablee_say_of (context, event->seat, _("You draw a card."), _("%s draws a card."), name);

  /* Translators: "a blue bean"; name of a player */
  return tablee_say_of (context, event->seat, _("You draw %1$s."), _("%2$s draws %1$s."),
                        ac_words_bean ((AcType) event->details[0]), name);
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
    /* Translators: "a blue bean", number of the field; name of a player */
    return tablee_say_of (context, event->seat, _("You begin field %2$d with %1$s."), _("%3$s begins field %2$d with %1$s."),
                          bean, number, name);
  if (value == 0)
    /* Translators: "a blue bean", number of the field, "3 cards"; name of a player */
    return tablee_say_of (context, event->seat, _("You plant %1$s in field %2$d: %3$s."),
                          _("%4$s plants %1$s in field %2$d: %3$s."), bean, number, cards, name);

  /* Translators: "a blue bean", number of the field, "5 cards", "2 coins"; name of a player */
  return tablee_say_of (context, event->seat, _("You plant %1$s in field %2$d: %3$s, worth %4$s."),
                        _("%5$s plants %1$s in field %2$d: %3$s, worth %4$s."), bean, number, cards, coins, name);
}

static char *
say_harvest (const TableePresentContext *context,
             const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  g_autofree char *beans = ac_words_beans ((AcType) event->args[0], event->args[2]);
  g_autofree char *coins = tablee_format_coins (event->args[3]);

  if (event->args[3] == 0)
    /* Translators: "2 blue beans"; name of a player */
    return tablee_say_of (context, event->seat, _("You harvest %1$s and get nothing."), _("%2$s harvests %1$s and gets nothing."),
                          beans, name);

  /* Translators: "5 puff beans", "2 coins"; name of a player */
  return tablee_say_of (context, event->seat, _("You harvest %1$s: %2$s!"), _("%3$s harvests %1$s: %2$s!"), beans, coins, name);
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

  /* Translators: "a blue bean", name of a boss; name of a player */
  return tablee_say_of (context, event->seat, _("You reveal %1$s, which goes to %2$s."),
                        _("%3$s reveals %1$s, which goes to %2$s."), bean, boss, context->names[event->seat]);
}

static char *
say_exhausted (const TableePresentContext *context,
               const TableeEvent          *event)
{
  int left = event->args[1] - event->args[0];

  if (left <= 0)
    return g_strdup (_("The draw pile is used up: the game is about to end."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The draw pile is used up: %d more time, and the game ends.",
                                       "The draw pile is used up: %d more times, and the game ends.", (gulong) left), left);
}

static char *
say_shuffle (const TableeEvent *event)
{
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  /* Translators: "41 cards" */
  return g_strdup_printf (_("The discard pile is shuffled into a new draw pile: %s."), cards);
}

static char *
say_leave (const TableePresentContext *context,
           const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  int other = AC_SEATS - 1 - event->seat;
  g_autofree char *cards = tablee_format_cards (event->args[0]);

  if (event->args[0] == 0)
    return NULL;

  if (tablee_is_listener (context, other))
    /* Translators: "2 cards", name of a player */
    return g_strdup_printf (_("%2$s leaves you %1$s."), cards, name);

  /* Translators: "2 cards", name of the other player; name of a player */
  return tablee_say_of (context, event->seat, _("You leave %1$s to %2$s."), _("%3$s leaves %1$s to %2$s."), cards,
                        context->names[other], name);
}

static char *
say_sell (const TableePresentContext *context,
          const TableeEvent          *event,
          int                         seat,
          const char                 *owner)
{
  g_autofree char *beans = ac_words_beans ((AcType) event->args[0], event->args[2]);
  g_autofree char *coins = tablee_format_coins (event->args[3]);

  if (event->args[3] == 0)
    /* Translators: "2 blue beans"; name of a player or boss */
    return tablee_say_of (context, seat, _("At the end, you sell %1$s and get nothing."),
                          _("At the end, %2$s sells %1$s and gets nothing."), beans, owner);

  /* Translators: "4 puff beans", "1 coin"; name of a player or boss */
  return tablee_say_of (context, seat, _("At the end, you sell %1$s for %2$s."), _("At the end, %3$s sells %1$s for %2$s."), beans,
                        coins, owner);
}

/* What cards do that go to a boss by choice. */
static char *
say_gift (const TableePresentContext *context,
          const TableeEvent          *event)
{
  const char *name = context->names[event->seat];
  const char *bean = ac_words_bean ((AcType) event->args[0]);
  const char *boss = ac_words_boss ((AcBoss) event->args[event->kind == AC_EVENT_GIVE ? 1 : 2]);

  switch ((int) event->kind)
    {
    case AC_EVENT_PAY:
      /* Translators: "a blue bean", name of a boss; name of a player */
      return tablee_say_of (context, event->seat, _("You pay %1$s to %2$s."), _("%3$s pays %1$s to %2$s."), bean, boss, name);
    case AC_EVENT_GIVE:
      /* Translators: "a blue bean", name of a boss; name of a player */
      return tablee_say_of (context, event->seat, _("You give %1$s to %2$s."), _("%3$s gives %1$s to %2$s."), bean, boss, name);
    case AC_EVENT_GIVE_HAND:
    default:
      /* Translators: "a blue bean", name of a boss; name of a player */
      return tablee_say_of (context, event->seat, _("You give %1$s from your hand to %2$s."),
                            _("%3$s gives %1$s from the hand to %2$s."), bean, boss, name);
    }
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
      /* Translators: "a blue bean"; name of a player */
      return tablee_say_of (context, event->seat, _("You discard %1$s."), _("%2$s discards %1$s."), bean, name);
    case AC_EVENT_TURN_UP:
      /* Translators: "a blue bean"; name of a player */
      return tablee_say_of (context, event->seat, _("You reveal %1$s."), _("%2$s reveals %1$s."), bean, name);
    case AC_EVENT_PICK_UP:
      /* Translators: "a blue bean"; name of a player */
      return tablee_say_of (context, event->seat, _("You pick up %1$s from the discard pile: such a bean has been revealed."),
                            _("%2$s picks up %1$s from the discard pile: such a bean has been revealed."), bean, name);
    case AC_EVENT_CLEAR:
      /* Translators: "a blue bean" */
      return g_strdup_printf (_("An unused card is discarded: %s."), bean);
    case AC_EVENT_CLEAR_HAND:
      /* Translators: "a blue bean"; name of a player */
      return tablee_say_of (context, event->seat, _("You discard %1$s from your hand."), _("%2$s discards %1$s from the hand."),
                            bean, name);
    default:
      return say_gift (context, event);
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
      return tablee_say_of (context, event->seat, _("It is your turn."), _("It is %s’s turn."), context->names[event->seat]);
    case AC_EVENT_PLANT:
    case AC_EVENT_PLANT_OPEN:
      return say_plant (context, event);
    case AC_EVENT_STOP:
      return tablee_say_of (context, event->seat, _("You do not plant a second card."), _("%s does not plant a second card."),
                            context->names[event->seat]);
    case AC_EVENT_HARVEST:
      return say_harvest (context, event);
    case AC_EVENT_BUY:
      return tablee_say_of (context, event->seat, _("You buy your third field. The coins for it are cards again after the next shuffle."),
                            _("%s buys a third field. The coins for it are cards again after the next shuffle."), context->names[event->seat]);
    case AC_EVENT_BOSS_HARVEST:
      return say_boss_harvest (event);
    case AC_EVENT_TURN_UP_BOSS:
      return say_turn_up_boss (context, event);
    case AC_EVENT_PICK_UP_BOSS:
      /* Translators: name of a boss, "a blue bean" */
      return g_strdup_printf (_("%1$s takes %2$s from the top of the discard pile, since he grows such beans."), ac_words_boss ((AcBoss) event->args[1]),
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
      return g_strdup (_("There is no card left to draw."));
    case AC_EVENT_SELL:
      return say_sell (context, event, event->seat, context->names[event->seat]);
    case AC_EVENT_SELL_BOSS:
      return say_sell (context, event, TABLEE_NOBODY, ac_words_boss ((AcBoss) event->args[1]));
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
