/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Bean Chains is better than another one: coins, and what becomes of beans. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>

#include "games/bean-chains/rules/rules.h"
#include "present/bean-words.h"
#include "present/naming.h"
#include "terms.h"

static char *
say_row (const TableePresentContext *context,
         const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);
  const char *name = context->names[words->seat];

  if (words->total)
    return tablee_contrast_words_total (context, words, tablee_contrast_words_coins);
  if (g_str_equal (words->row, "coins"))
    return NULL;

  /* Translators: "12.4 coins", a smaller number of them, "with “Pass”", name of a player */
  return tablee_say_of (context, words->seat, _("The final sale brings you %1$s on average; %3$s, %2$s."),
                        _("The final sale brings %4$s %1$s on average; %3$s, %2$s."), coins, words->amounts[1], words->other,
                        name);
}

/* Whether the other action would sell the kind, which this one leaves where it is. */
static gboolean
is_waiting (const TableeContrastWords *words)
{
  TableeAction other = words->comparison->other;

  return words->own && ch_action_kind (other) == CH_ACTION_SELL && ch_action_number (other) == words->tally;
}

/* The coins for a kind of bean. */
static char *
say_bean (const TableePresentContext *context,
          const TableeContrastWords  *words)
{
  g_autofree char *coins = tablee_contrast_words_coins (words);
  const char *kind = ch_words_kind (words->tally);

  if (is_waiting (words))
    return tablee_bean_words_kept_on (context, words, kind);

  return tablee_contrast_words_bring (context, words, coins, kind);
}

/* What somebody is sorry for. */
static char *
say_loss (const TableePresentContext *context,
          const TableeContrastWords  *words)
{
  const char *name = context->names[words->seat];

  if (words->kind == CH_EVENT_PENDING)
    /* Translators: "about 6 times in 10" or "about 2.4 times from now on", the same shorter, "with “Pass”", name of a player */
    return tablee_say_of (context, words->seat, _("You have to sell a chain to make room %1$s; %3$s, %2$s."),
                          _("%4$s has to sell a chain to make room %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                          words->other, name);

  /* Translators: the same */
  return tablee_say_of (context, words->seat, _("You throw away a leftover bean %1$s; %3$s, %2$s."),
                        _("%4$s throws away a leftover bean %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                        words->other, name);
}

/* What somebody is glad of. */
static char *
say_purchase (const TableePresentContext *context,
              const TableeContrastWords  *words)
{
  /* Translators: as above */
  return tablee_say_of (context, words->seat, _("You buy room for a third chain %1$s; %3$s, %2$s."),
                        _("%4$s buys room for a third chain %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1], words->other,
                        context->names[words->seat]);
}

char *
ch_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  gboolean bad = words->kind == CH_EVENT_PENDING || words->kind == CH_EVENT_DISCARD;

  if (!tablee_contrast_words_favour (words, !bad))
    return NULL;
  if (words->total || words->row != NULL)
    return say_row (context, words);
  if (words->tally >= 0)
    return say_bean (context, words);
  if (bad)
    return say_loss (context, words);

  return words->kind == CH_EVENT_BUY_CHAIN ? say_purchase (context, words) : NULL;
}

/* Whoever sells does not see why that should bring more of the same kind than to wait. */
static guint32
find_tallies (const ChState *state,
              TableeAction   action,
              gboolean       instead)
{
  const ChSeat *seat = &state->seats[state->current];
  int number = ch_action_number (action);

  switch ((int) ch_action_kind (action))
    {
    case CH_ACTION_CHAIN:
      return instead ? 0 : 1u << number;
    case CH_ACTION_PLAY:
      return instead ? 0 : 1u << seat->hand[0];
    case CH_ACTION_DISCARD:
      return 1u << number;
    case CH_ACTION_SELL:
      return instead ? 1u << number : 0;
    case CH_ACTION_THROW:
      return 1u << seat->hand[number];
    default:
      return 0;
    }
}

gboolean
ch_words_is_about (const TableePresentContext *context G_GNUC_UNUSED,
                   const TableeComparison     *comparison,
                   const TableeDifference     *difference)
{
  guint32 tallies = find_tallies (comparison->view, comparison->better, FALSE) | find_tallies (comparison->view, comparison->other, TRUE);

  /* That either of two beans brings more if it is chained goes without saying. */
  if (ch_action_kind (comparison->better) == CH_ACTION_CHAIN && ch_action_kind (comparison->other) == CH_ACTION_CHAIN)
    tallies = 0;

  return difference->tally < 0 || (tallies >> difference->tally & 1) != 0;
}

/*
 * What lies open
 */

static const ChSeat *
get_seat (const ChState *state)
{
  return &state->seats[state->current];
}

/* The bean that @action chains; CH_NO_BEAN: it chains none, or the viewer does not know which. */
static int
find_chained (const ChState *state,
              TableeAction   action)
{
  switch ((int) ch_action_kind (action))
    {
    case CH_ACTION_PLAY:
      return get_seat (state)->hand[0];
    case CH_ACTION_CHAIN:
      return ch_action_number (action);
    default:
      return CH_NO_BEAN;
    }
}

/* Cards that a chain of @length needs for the next coin; 0: it will bring no more. */
static int
count_missing (int bean,
               int length)
{
  int next = ch_next_step (bean, length, NULL);

  return next == 0 ? 0 : next - length;
}

static TableeBeanRow
make_row (const ChState *state,
          int            bean)
{
  int length = get_seat (state)->chains[bean];

  return (TableeBeanRow){ ch_words_kind (bean), length > 0, ch_worth (bean, length), ch_worth (bean, length + 1), count_missing (bean, length + 1) };
}

/* Whether a chain waits to be sold, since it will bring no more: then it is welcome to have to. */
static gboolean
has_finished (const ChSeat *seat)
{
  for (int bean = 0; bean < CH_BEANS; bean++)
    if (seat->chains[bean] > 0 && count_missing (bean, seat->chains[bean]) == 0)
      return TRUE;

  return FALSE;
}

/* Nothing is sold but to make room: somebody wants to, or does not. */
static char *
say_sale (const TableePresentContext *context,
          const TableeComparison     *comparison)
{
  const ChState *state = comparison->view;
  int other = find_chained (state, comparison->other);
  gboolean needs_room = other < CH_BEANS && ch_place ((const ChRuleset *) context->ruleset, state, state->current, other) == CH_PLACE_SALE;

  if (comparison->then != NULL && ch_action_kind (*comparison->then) == CH_ACTION_SELL)
    {
      int bean = ch_action_number (*comparison->then);
      int coins = ch_worth (bean, get_seat (state)->chains[bean]);

      /* The other one would cost a chain as well. */
      if (needs_room)
        return NULL;
      if (coins == 0)
        return g_strdup (_("For that you only have to sell a chain that brings nothing yet."));

      /* Translators: a card for which room is made; a number of coins */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The chain that you sell for it brings %d coin at once.",
                                           "The chain that you sell for it brings %d coins at once.", (gulong) coins), coins);
    }
  if (needs_room && !has_finished (get_seat (state)) && (ch_action_kind (comparison->better) == CH_ACTION_END || ch_action_kind (comparison->better) == CH_ACTION_STOP))
    /* Translators: "a blue bean" */
    return g_strdup_printf (_("To begin a chain with %s, you would have to sell one of your chains."), ch_words_bean (other));

  return NULL;
}

/* A chain that is worth more with the card, or nearly. */
static char *
say_chained (const TableePresentContext *context G_GNUC_UNUSED,
             const TableeComparison     *comparison)
{
  const ChState *state = comparison->view;
  int bean = find_chained (state, comparison->better);
  int other = find_chained (state, comparison->other);
  TableeBeanRow row, other_row;

  if (bean >= CH_BEANS)
    return NULL;

  row = make_row (state, bean);
  if (other >= CH_BEANS)
    return tablee_bean_words_added (&row, NULL);

  other_row = make_row (state, other);

  return tablee_bean_words_added (&row, &other_row);
}

/* Of two chains either of which would be begun. */
static char *
say_begun (const TableePresentContext *context G_GNUC_UNUSED,
           const TableeComparison     *comparison)
{
  const ChState *state = comparison->view;
  int beans[2] = { find_chained (state, comparison->better), find_chained (state, comparison->other) };
  const char *kinds[2];
  int missing[2];
  int copies[2];

  for (int i = 0; i < 2; i++)
    {
      if (beans[i] >= CH_BEANS || get_seat (state)->chains[beans[i]] > 0)
        return NULL;

      kinds[i] = ch_words_kind (beans[i]);
      missing[i] = count_missing (beans[i], 1);
      copies[i] = ch_copies (beans[i]);
    }

  return beans[0] != beans[1] ? tablee_bean_words_begun (kinds, missing, copies) : NULL;
}

/* Whether @action leaves the @bean that lies open to the other player: it ends the turn, or begins a chain, in the place that @bean would need, of something that has no
 * chain over there. */
static gboolean
leaves (const ChState *state,
        TableeAction   action,
        int            bean)
{
  const ChSeat *rival = &state->seats[1 - state->current];
  int other = ch_action_number (action);

  if (ch_action_kind (action) == CH_ACTION_CHAIN)
    return state->phase == CH_PHASE_TRADE && other != bean && rival->chains[other] == 0 && get_seat (state)->chains[other] == 0 &&
           get_seat (state)->chains[bean] == 0;

  return ch_action_kind (action) == CH_ACTION_END;
}

/* Cards that would be left to somebody who has a chain for them. */
static char *
say_left (const TableePresentContext *context,
          const TableeComparison     *comparison)
{
  const ChState *state = comparison->view;
  int bean = ch_action_number (comparison->better);
  int rival = 1 - state->current;
  int coins[2];

  if (ch_action_kind (comparison->better) != CH_ACTION_CHAIN || !leaves (state, comparison->other, bean) || state->seats[rival].chains[bean] == 0)
    return NULL;

  coins[0] = ch_worth (bean, state->seats[rival].chains[bean] + state->trade[bean]);
  coins[1] = ch_worth (bean, state->seats[rival].chains[bean]);
  if (coins[0] <= coins[1])
    /* Translators: of what is not chained: "chili beans"; name of a player */
    return tablee_say_of (context, rival, _("You have a chain of %1$s, and could take what is left."),
                          _("%2$s has a chain of %1$s, and could take what you leave."), ch_words_kind (bean), context->names[rival]);

  /* Translators: of what is not chained: "chili beans", what a chain would be worth with them, and what it is worth now; name of a player */
  return tablee_say_of (context, rival,
                        g_dngettext (GETTEXT_PACKAGE, "You have a chain of %1$s: with these it would be worth %2$d coin instead of %3$d.",
                                     "You have a chain of %1$s: with these it would be worth %2$d coins instead of %3$d.", (gulong) coins[0]),
                        g_dngettext (GETTEXT_PACKAGE, "%4$s has a chain of %1$s: if you leave these, it would be worth %2$d coin instead of %3$d.",
                                     "%4$s has a chain of %1$s: if you leave these, it would be worth %2$d coins instead of %3$d.", (gulong) coins[0]),
                        ch_words_kind (bean), coins[0], coins[1], context->names[rival]);
}

/* Whether @then plays the card behind the front one, which has room when this is sold, and it is of @bean. */
static gboolean
is_played_then (const ChState *state,
                TableeAction   then,
                int            bean)
{
  const ChSeat *seat = get_seat (state);

  return ch_action_kind (then) == CH_ACTION_PLAY && seat->hand_count > 1 && seat->hand[1] == bean;
}

gboolean
ch_words_undoes (const TableeComparison *comparison)
{
  const ChState *state = comparison->view;
  int bean = ch_action_number (comparison->better);

  return ch_action_kind (comparison->better) == CH_ACTION_SELL &&
         (find_chained (state, *comparison->then) == bean || is_played_then (state, *comparison->then, bean));
}

/* A chain that brings more, or grows more slowly. */
static char *
say_sold (const TableePresentContext *context G_GNUC_UNUSED,
          const TableeComparison     *comparison)
{
  const ChState *state = comparison->view;
  const TableeAction actions[2] = { comparison->better, comparison->other };
  const TableeAction *then = comparison->then;
  const char *kinds[2];
  int coins[2];
  int missing[2];
  int copies[2];

  for (int i = 0; i < 2; i++)
    {
      int bean = ch_action_number (actions[i]);

      if (ch_action_kind (actions[i]) != CH_ACTION_SELL)
        return NULL;

      kinds[i] = ch_words_kind (bean);
      /* Nobody would see why what goes on growing is sold because it grows slowly. */
      if (i == 0 && then != NULL && ch_words_undoes (comparison))
        return NULL;
      coins[i] = ch_worth (bean, get_seat (state)->chains[bean]);
      missing[i] = count_missing (bean, get_seat (state)->chains[bean]);
      copies[i] = ch_copies (bean);
    }

  return tablee_bean_words_given_up (kinds, coins, missing, copies);
}

/* Whether @action throws a card of the hand away, *@bean, that has a chain (@chained) or none. */
static gboolean
throws (const ChState *state,
        TableeAction   action,
        gboolean       chained,
        int           *bean)
{
  if (ch_action_kind (action) != CH_ACTION_THROW)
    return FALSE;

  *bean = get_seat (state)->hand[ch_action_number (action)];

  return *bean < CH_BEANS && (get_seat (state)->chains[*bean] > 0) == chained;
}

/* A card that has no chain. */
static char *
say_homeless (const TableePresentContext *context,
              const ChState              *state,
              int                         bean)
{
  if (has_finished (get_seat (state)))
    return NULL;
  if (ch_place ((const ChRuleset *) context->ruleset, state, state->current, bean) == CH_PLACE_SALE)
    /* Translators: of a card that is thrown away: "blue beans" */
    return g_strdup_printf (_("You have no chain of %s: to begin one, you would have to sell one of your chains."), ch_words_kind (bean));

  /* Translators: the same */
  return g_strdup_printf (_("You have no chain of %s: the card would have to begin one."), ch_words_kind (bean));
}

/* A card that has no place, or one that has. */
static char *
say_thrown (const TableePresentContext *context,
            const TableeComparison     *comparison)
{
  const ChState *state = comparison->view;
  int bean;
  int other;

  if (ch_action_kind (comparison->better) == CH_ACTION_NONE && throws (state, comparison->other, TRUE, &bean))
    /* Translators: of a card that could be thrown away: "blue beans" */
    return g_strdup_printf (_("The card would lengthen your chain of %s."), ch_words_kind (bean));
  if (!throws (state, comparison->better, FALSE, &bean))
    return NULL;
  if (!throws (state, comparison->other, FALSE, &other))
    return say_homeless (context, state, bean);

  return tablee_bean_words_rarer ((const char *[]){ ch_words_kind (bean), ch_words_kind (other) }, (const int[]){ ch_copies (bean), ch_copies (other) });
}

char *
ch_words_evident (const TableePresentContext *context,
                  const TableeComparison     *comparison)
{
  static char *(*const reasons[]) (const TableePresentContext *, const TableeComparison *) = { say_sold, say_chained, say_left, say_sale, say_begun, say_thrown };
  char *said = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (reasons) && said == NULL; i++)
    said = reasons[i](context, comparison);

  return said;
}
