/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why an action of Space Beans is better than another one: points, and who ends the game. */
#include "config.h"
#include "differences.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "games/space-beans/rules/rules.h"
#include "present/naming.h"
#include "terms.h"

/* Who ends the game is a reason where it differs in so many games; where it does in fewer, readers asked what else there is. */
#define LEAST_ENDS 0.07

static char *
say_row (const TableePresentContext *context,
         const TableeContrastWords  *words)
{
  g_autofree char *points = tablee_contrast_words_points (words);
  const char *name = context->names[words->seat];

  if (g_str_equal (words->row, "visible"))
    /* Translators: "12.4 points", another number of them, "with “Pass”", name of a player */
    return tablee_say_of (context, words->seat, _("The visible collection brings you %1$s at the end, on average; %3$s, %2$s."),
                          _("The visible collection brings %4$s %1$s at the end, on average; %3$s, %2$s."), points,
                          words->amounts[1], words->other, name);
  if (g_str_equal (words->row, "secret"))
    /* Translators: the same */
    return tablee_say_of (context, words->seat, _("The secret collection brings you %1$s at the end, on average; %3$s, %2$s."),
                          _("The secret collection brings %4$s %1$s at the end, on average; %3$s, %2$s."), points,
                          words->amounts[1], words->other, name);

  return NULL;  /* the bonus is told as what it is given for, and the pile grows by what is sold */
}

/* Whether the other action would close the collection, which this one leaves as it is. */
static gboolean
is_waiting (const TableeContrastWords *words)
{
  const SbState *state = words->comparison->view;
  SbCards visible = state->seats[state->current].visible;

  return words->own && words->comparison->other == SB_ACTION_CLOSE && !sb_cards_empty (visible) && (int) sb_family (visible) == words->tally;
}

/* The points with a family. */
static char *
say_family (const TableePresentContext *context,
            const TableeContrastWords  *words)
{
  g_autofree char *points = tablee_contrast_words_points (words);
  const char *family = sb_words_family (words->tally);

  if (is_waiting (words))
    /* Translators: "12.4 points", a smaller number of them, a family of beans, name of a player */
    return tablee_say_of (context, words->seat,
                          _("Keep the %3$s for now: by the end they bring you %1$s on average, but only %2$s in all if you close now."),
                          _("If the %3$s are kept for now, they bring %4$s %1$s by the end, on average, but only %2$s in all if they are closed."),
                          points, words->amounts[1], family, context->names[words->seat]);

  return tablee_contrast_words_bring (context, words, points, family);
}

static char *
say_end (const TableePresentContext *context,
         const TableeContrastWords  *words)
{
  /* Translators: "about 6 times in 10", "about 2 in 10", "with “Pass”", name of a player */
  return tablee_say_of (context, words->seat, _("You end the game and get the bonus %1$s; %3$s, %2$s."),
                        _("%4$s ends the game and gets the bonus %1$s; %3$s, %2$s."), words->amounts[0], words->amounts[1],
                        words->other, context->names[words->seat]);
}

char *
sb_words_difference (const TableePresentContext *context,
                     const TableeContrastWords  *words)
{
  if (!tablee_contrast_words_favour (words, TRUE))
    return NULL;
  if (words->total)
    return tablee_contrast_words_total (context, words, tablee_contrast_words_points);
  if (words->row != NULL)
    return say_row (context, words);
  if (words->tally >= 0)
    return say_family (context, words);

  if (words->kind == SB_EVENT_BONUS && fabs (words->means[0] - words->means[1]) >= LEAST_ENDS)
    return say_end (context, words);

  return NULL;
}

static gboolean
lays_out (TableeAction action)
{
  return action >= SB_ACTION_VISIBLE;
}

/* Whoever closes or keeps a collection thinks of what is in it. */
static guint32
find_tallies (const SbState *state,
              TableeAction   action,
              gboolean       instead)
{
  SbCards visible = state->seats[state->current].visible;

  if (lays_out (action))
    return instead ? 0 : 1u << sb_card_family (sb_action_card (action));

  return sb_cards_empty (visible) ? 0 : 1u << sb_family (visible);
}

gboolean
sb_words_is_about (const TableePresentContext *context G_GNUC_UNUSED,
                   const TableeComparison     *comparison,
                   const TableeDifference     *difference)
{
  guint32 tallies = find_tallies (comparison->view, comparison->better, FALSE) | find_tallies (comparison->view, comparison->other, TRUE);

  /* Of two cards nobody sees why one of them should end the game; and that either of two families brings more if it is laid out goes without saying. */
  if (difference->row < 0 && lays_out (comparison->better) && lays_out (comparison->other))
    return difference->tally >= 0 && sb_card_family (sb_action_card (comparison->better)) == sb_card_family (sb_action_card (comparison->other)) &&
           (tallies >> difference->tally & 1) != 0;

  return difference->tally < 0 || (tallies >> difference->tally & 1) != 0;
}
