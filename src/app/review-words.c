/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a review found out, in sentences. */
#include "config.h"
#include "review-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "hint-words.h"
#include "present/contrast-words.h"
#include "present/format.h"
#include "present/naming.h"
#include "present/plain-words.h"

/* What hardly matters. */
#define LEAST_SHARE 0.03

static const TableePresent *
get_present (const TableePresentContext *context)
{
  return tablee_present_for_game (context->ruleset->game);
}

static gboolean
is_about_money (const TableePresentContext *context)
{
  return get_present (context)->reward_value != NULL;
}

static double
in_units (gint32 reward)
{
  return (double) reward / TABLEE_FINDING_UNIT;
}

static char *
dup_amount (const TableePresentContext *context,
            gint32                      reward)
{
  g_autofree char *amount = get_present (context)->reward_value (context, in_units (reward));
  g_autoptr (GString) whole = g_string_new (amount);

  /* A minus sign stays with what it belongs to: lines are broken before a currency. */
  g_string_replace (whole, "−", "−\u2060", 0);

  return g_string_free (g_steal_pointer (&whole), FALSE);
}

/* More than whole percents would be more than is known. */
char *
tablee_review_words_reward (const TableePresentContext *context,
                            gint32                      reward)
{
  g_return_val_if_fail (context != NULL, NULL);

  return is_about_money (context) ? dup_amount (context, reward) : tablee_format_percent (round (in_units (reward) * 100) / 100);
}

static char *
dup_action (const TableePresentContext *context,
            TableeReview               *review,
            guint                       index,
            TableeAction                action)
{
  return tablee_plain_quote (context, tablee_review_get_view (review, index), action);
}

/* Or hundredths of a stake. */
static int
games_in_100 (gint32 reward)
{
  return (int) lround (in_units (reward) * 100);
}

char *
tablee_review_words_better (const TableePresentContext *context,
                            const void                 *view,
                            TableeAction                best,
                            gint32                      loss)
{
  g_autofree char *action = NULL;
  g_autofree char *amount = NULL;

  g_return_val_if_fail (context != NULL, NULL);

  action = tablee_plain_quote (context, view, best);
  if (!is_about_money (context))
    /* Translators: what would have been better, as on a button of the table */
    return g_strdup_printf (ngettext ("“%1$s” wins %2$d more game in 100.", "“%1$s” wins %2$d more games in 100.",
                                      (gulong) games_in_100 (loss)),
                            action, games_in_100 (loss));

  amount = dup_amount (context, loss);

  /* Translators: the same, in a game about money: the last one is an amount */
  return g_strdup_printf (_("“%1$s” is worth %2$s more on average."), action, amount);
}

static char *
say_loss (const TableePresentContext *context,
          TableeReview               *review,
          const TableeTurningPoint   *turning)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, turning->index);
  gint32 loss = tablee_review_point_get_loss (point);
  g_autofree char *move = tablee_format_integer (point->number + 1);
  g_autofree char *played = dup_action (context, review, turning->index, point->played);
  g_autofree char *best = dup_action (context, review, turning->index, point->finding.best);
  g_autofree char *amount = NULL;
  const char *name = tablee_name_of (context, point->seat);

  if (!is_about_money (context))
    /* Translators: number of a move, name of a player, what was played and what would have been better as on the buttons of the
     * table */
    return g_strdup_printf (ngettext ("Move %1$s, by %2$s: “%3$s”. “%4$s” would have won %5$d more game in 100.",
                                      "Move %1$s, by %2$s: “%3$s”. “%4$s” would have won %5$d more games in 100.",
                                      (gulong) games_in_100 (loss)),
                            move, name, played, best, games_in_100 (loss));

  amount = dup_amount (context, loss);

  /* Translators: the same, in a game about money: the last one is an amount */
  return g_strdup_printf (_("Move %1$s, by %2$s: “%3$s”. “%4$s” would have been worth %5$s more on average."), move, name, played,
                          best, amount);
}

/* Whose expectation what follows has changed: the seat that has begun it. */
typedef struct
{
  int         seat;
  const char *name;
  const char *move;    /* its number */
  const char *until;   /* that of the last one that it was about */
  const char *played;
  const char *from;
  const char *to;
} Turn;

/* What one move brought about. */
static char *
say_turn_at_once (const TableePresentContext *context,
                  const Turn                 *turn)
{
  if (is_about_money (context))
    /* Translators: number of a move, what was played as on a button of the table, two amounts of money, name of a player */
    return tablee_say_of (context, turn->seat, _("Move %1$s, by you: “%2$s”. What followed took your expected winnings from %3$s to %4$s."),
                          _("Move %1$s, by %5$s: “%2$s”. What followed took their expected winnings from %3$s to %4$s."), turn->move,
                          turn->played, turn->from, turn->to, turn->name);

  /* Translators: number of a move, what was played as on a button of the table, two numbers of percent, name of a player */
  return tablee_say_of (context, turn->seat, _("Move %1$s, by you: “%2$s”. What followed took your chances of winning from %3$s to %4$s."),
                        _("Move %1$s, by %5$s: “%2$s”. What followed took their chances of winning from %3$s to %4$s."), turn->move,
                        turn->played, turn->from, turn->to, turn->name);
}

/* What several moves brought about, of which the first was the player's own. */
static char *
say_turn_in_time (const TableePresentContext *context,
                  const Turn                 *turn)
{
  if (is_about_money (context))
    /* Translators: numbers of two moves, what was played first as on a button of the table, two amounts of money, name of a player */
    return tablee_say_of (context, turn->seat,
                          _("Moves %1$s to %2$s, begun by you: “%3$s”. What followed took your expected winnings from %4$s to %5$s."),
                          _("Moves %1$s to %2$s, begun by %6$s: “%3$s”. What followed took their expected winnings from %4$s to %5$s."), turn->move,
                          turn->until, turn->played, turn->from, turn->to, turn->name);

  /* Translators: numbers of two moves, what was played first as on a button of the table, two numbers of percent, name of a player */
  return tablee_say_of (context, turn->seat,
                        _("Moves %1$s to %2$s, begun by you: “%3$s”. What followed took your chances of winning from %4$s to %5$s."),
                        _("Moves %1$s to %2$s, begun by %6$s: “%3$s”. What followed took their chances of winning from %4$s to %5$s."), turn->move,
                        turn->until, turn->played, turn->from, turn->to, turn->name);
}

static char *
say_turn (const TableePresentContext *context,
          TableeReview               *review,
          const TableeTurningPoint   *turning)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, turning->index);
  g_autofree char *move = tablee_format_integer (point->number + 1);
  g_autofree char *until = tablee_format_integer (turning->until);
  g_autofree char *played = dup_action (context, review, turning->index, point->played);
  g_autofree char *from = tablee_review_words_reward (context, turning->from);
  g_autofree char *to = tablee_review_words_reward (context, turning->to);
  Turn turn = { turning->seat, tablee_name_of (context, turning->seat), move, until, played, from, to };

  return turning->until == point->number + 1 ? say_turn_at_once (context, &turn) : say_turn_in_time (context, &turn);
}

char *
tablee_review_words_turning_point (const TableePresentContext *context,
                                   TableeReview               *review,
                                   const TableeTurningPoint   *point)
{
  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_REVIEW (review), NULL);
  g_return_val_if_fail (point != NULL, NULL);

  return point->kind == TABLEE_TURNING_POINT_LOSS ? say_loss (context, review, point) : say_turn (context, review, point);
}

/*
 * What some thousand thoughts about a decision cannot tell from chance: of two sizes with the same pyramids left one seems better
 * by half a stake. In a game about money chance is the larger the more seats fill the pot.
 */
static gboolean
is_hardly_more (const TableePresentContext *context,
                gint32                      loss)
{
  if (is_about_money (context))
    return loss < context->ruleset->seats * TABLEE_FINDING_LEAST_MONEY;

  return in_units (loss) < LEAST_SHARE;
}

/* What is played, and what the expert would play, as on the buttons of the table. */
typedef struct
{
  int         seat;
  const char *played;
  const char *best;
  gint32      loss;
} Choice;

static char *
say_better (const TableePresentContext *context,
            const Choice               *choice)
{
  const char *name = context->names[choice->seat];
  int games = games_in_100 (choice->loss);
  g_autofree char *amount = NULL;

  if (is_hardly_more (context, choice->loss))
    /* Translators: what is played, what the expert would play, name of a player */
    return tablee_say_of (context, choice->seat, _("You play “%1$s” here. The expert would play “%2$s”, but would hardly gain by it."),
                          _("%3$s plays “%1$s” here. The expert would play “%2$s”, but would hardly gain by it."), choice->played,
                          choice->best, name);
  if (!is_about_money (context))
    /* Translators: what is played, what the expert would play, how much better that is, name of a player */
    return tablee_say_of (context, choice->seat,
                          ngettext ("You play “%1$s” here. The expert would play “%2$s” and win %3$d more game in 100.",
                                    "You play “%1$s” here. The expert would play “%2$s” and win %3$d more games in 100.", (gulong) games),
                          ngettext ("%4$s plays “%1$s” here. The expert would play “%2$s” and win %3$d more game in 100.",
                                    "%4$s plays “%1$s” here. The expert would play “%2$s” and win %3$d more games in 100.",
                                    (gulong) games),
                          choice->played, choice->best, games, name);

  amount = dup_amount (context, choice->loss);

  /* Translators: the same, in a game about money */
  return tablee_say_of (context, choice->seat,
                        _("You play “%1$s” here. The expert would play “%2$s”, which is worth %3$s more on average."),
                        _("%4$s plays “%1$s” here. The expert would play “%2$s”, which is worth %3$s more on average."),
                        choice->played, choice->best, amount, name);
}

static char *
say_decision (const TableePresentContext *context,
              TableeReview               *review,
              guint                       index)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  g_autofree char *played = dup_action (context, review, index, point->played);
  g_autofree char *best = NULL;
  const char *name = context->names[point->seat];

  if (!point->known)
    /* Translators: what is played, as on a button of the table, and name of a player */
    return tablee_say_of (context, point->seat, _("You play “%1$s” here. The expert has not looked at it yet."),
                          _("%2$s plays “%1$s” here. The expert has not looked at it yet."), played, name);
  if (point->finding.best == point->played)
    /* Translators: the same */
    return tablee_say_of (context, point->seat, _("You play “%1$s” here, and so would the expert."),
                          _("%2$s plays “%1$s” here, and so would the expert."), played, name);

  best = dup_action (context, review, index, point->finding.best);

  return say_better (context, &(Choice){ point->seat, played, best, tablee_review_point_get_loss (point) });
}

/* What hardly gains anything has no reasons. */
static char *
say_reason (const TableePresentContext *context,
            TableeReview               *review,
            guint                       index)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  const TableeGrounds *grounds = tablee_review_get_grounds (review, index);
  const void *view = tablee_review_get_view (review, index);
  TableeComparison comparison;
  g_autofree char *found = NULL;
  g_autofree char *said = NULL;
  g_autofree char *next = NULL;

  if (grounds == NULL || is_hardly_more (context, tablee_review_point_get_loss (point)))
    return NULL;

  comparison = (TableeComparison){ view, grounds->better, grounds->other, grounds->goes_on ? &grounds->then : NULL };
  found = tablee_contrast_words_reasons (context, &comparison, grounds->differences, grounds->count);
  if (found != NULL)
    /* Translators: one or two sentences, as hints have them: "It brings 1 coin at once." */
    said = g_strdup_printf (_("Why that is better:\n%s"), found);
  else if (!tablee_contrast_words_comes_next (context, &comparison))
    said = tablee_contrast_words_none ();
  next = tablee_hint_words_next (context, &comparison);

  return tablee_format_sentences (said, next);
}

/* The hand of somebody else does not lie open at the table, also when the game is over and it may be known. */
static char *
say_hand (const TableePresentContext *context,
          TableeReview               *review,
          guint                       index)
{
  int seat = tablee_review_get_point (review, index)->seat;
  g_autofree char *hand = NULL;

  if (tablee_is_listener (context, seat) || get_present (context)->hand == NULL)
    return NULL;

  hand = get_present (context)->hand (context, tablee_review_get_view (review, index));

  /* Translators: cards ("a blue bean and a red bean"), name of a player */
  return hand != NULL ? g_strdup_printf (_("%2$s has %1$s in hand."), hand, context->names[seat]) : NULL;
}

static char *
say_all (const TableePresentContext *context,
         TableeReview               *review,
         guint                       index)
{
  g_autofree char *decision = say_decision (context, review, index);
  g_autofree char *hand = say_hand (context, review, index);
  g_autofree char *reason = say_reason (context, review, index);
  g_autofree char *known = tablee_format_sentences (decision, hand);

  return tablee_format_sentences (known, reason);
}

char *
tablee_review_words_position (const TableePresentContext *context,
                              TableeReview               *review,
                              guint                       number)
{
  guint index;

  g_return_val_if_fail (context != NULL, NULL);
  g_return_val_if_fail (TABLEE_IS_REVIEW (review), NULL);

  if (tablee_review_find (review, number, &index))
    return say_all (context, review, index);
  if (number >= tablee_review_get_length (review))
    return g_strdup (tablee_review_get_end (review) != NULL ? _("The game is over.") : _("This is where the game stands."));
  if (tablee_review_is_one_sided (review))
    return g_strdup (_("While the game is under way, the expert looks at your own decisions only."));

  return g_strdup (_("There is nothing to choose here."));
}
