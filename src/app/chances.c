/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What everybody could expect over a game: as a plot, and in words for a step of it. */
#include "config.h"
#include "chances.h"

#include <glib/gi18n.h>

#include "present/format.h"
#include "present/naming.h"
#include "review-words.h"

/*
 * What is drawn
 */

static void
add_point (TableePlot *plot,
           guint       line,
           guint       step,
           gint32      reward)
{
  tablee_plot_add (plot, line, (double) step / MAX (1, plot->length), reward);
}

/* Whether decision @index follows one of the same seat. */
static gboolean
goes_on (TableeReview *review,
         guint         index)
{
  return index > 0 && tablee_review_get_point (review, index)->seat == tablee_review_get_point (review, index - 1)->seat;
}

/* Whether anybody's turn came between those of another. */
static gboolean
has_turns (TableeReview *review)
{
  for (guint i = 1; i < tablee_review_get_n_points (review); i++)
    if (!goes_on (review, i))
      return TRUE;

  return FALSE;
}

/* Whether decision @index is one without which the line of @side is not known. Of a turn its first decision is enough: the expert looks
 * at those before all others. */
static gboolean
is_missing (TableeReview *review,
            guint         index,
            int           side)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  gboolean of_side = point->seat == side || side >= tablee_review_get_ruleset (review)->seats || tablee_review_is_one_sided (review);

  return !point->known && of_side && !(goes_on (review, index) && has_turns (review));
}

/* Where the expert has not looked yet, there is no line: it might go anywhere. */
static void
add_line (TableePlot   *plot,
          TableeReview *review,
          guint         line)
{
  const gint32 *end = tablee_review_get_end (review);
  gint32 expected;

  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    if (tablee_review_get_expected (review, i, (int) line, &expected))
      add_point (plot, line, tablee_review_get_point (review, i)->number, expected);
    else if (is_missing (review, i, (int) line))
      tablee_plot_lift (plot, line);
  if (end != NULL && plot->points[line]->len > 0)
    add_point (plot, line, plot->length, end[line]);
}

static void
add_signs (TableePlot   *plot,
           TableeReview *review,
           const GArray *turning)
{
  for (guint i = 0; i < turning->len; i++)
    {
      const TableeTurningPoint *point = &g_array_index (turning, TableeTurningPoint, i);
      TableePlotSign sign = {
        .step = tablee_review_get_point (review, point->index)->number,
        .down = point->kind == TABLEE_TURNING_POINT_LOSS,
        .large = point->largest,
      };

      g_array_append_val (plot->signs, sign);
    }
}

/*
 * What is said
 */

static void
append_course (const TableePlot           *plot,
               const TableePresentContext *context,
               guint                       side,
               GString                    *words)
{
  const GArray *line = plot->points[side];
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *sentence = NULL;

  if (line->len == 0)
    return;

  from = tablee_review_words_reward (context, (gint32) g_array_index (line, TableePlotPoint, 0).y);
  to = tablee_review_words_reward (context, (gint32) g_array_index (line, TableePlotPoint, line->len - 1).y);
  /* Translators: read aloud: what a player could expect first and last, name of the player */
  sentence = tablee_say_of (context, (int) side, _("You go from %1$s to %2$s."), _("%3$s goes from %1$s to %2$s."), from, to,
                            plot->names[side]);
  g_string_append_printf (words, " %s", sentence);
}

static char *
dup_summary (const TableePlot           *plot,
             const TableePresentContext *context)
{
  GString *words = g_string_new (_("The curve of what everybody can expect."));

  for (guint side = 0; side < plot->n_lines; side++)
    append_course (plot, context, side, words);
  g_string_append_c (words, ' ');
  g_string_append_printf (words, ngettext ("%u turning point.", "%u turning points.", plot->signs->len), plot->signs->len);

  return g_string_free (words, FALSE);
}

TableePlot *
tablee_chances_plot (TableeReview               *review,
                     const TableePresentContext *context,
                     const GArray               *turning)
{
  gboolean shares;
  TableePlot *plot;

  g_return_val_if_fail (TABLEE_IS_REVIEW (review), NULL);
  g_return_val_if_fail (context != NULL && turning != NULL, NULL);

  shares = tablee_present_for_game (context->ruleset->game)->reward_value == NULL;
  plot = tablee_plot_new ((guint) tablee_review_get_n_sides (review));
  plot->travelled = TRUE;
  plot->length = tablee_review_get_length (review);
  plot->highest = shares ? TABLEE_FINDING_UNIT : 0;
  plot->middle = shares ? TABLEE_FINDING_UNIT / 2.0 : 0;
  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    g_array_append_vals (plot->stops, &(guint) { tablee_review_get_point (review, i)->number }, 1);
  for (guint i = 0; i < plot->n_lines; i++)
    {
      plot->names[i] = g_strdup (context->names[i]);
      add_line (plot, review, i);
    }
  add_signs (plot, review, turning);
  plot->lowest_words = tablee_review_words_reward (context, (gint32) plot->lowest);
  plot->highest_words = tablee_review_words_reward (context, (gint32) plot->highest);
  plot->middle_words = tablee_review_words_reward (context, (gint32) plot->middle);
  plot->summary = dup_summary (plot, context);

  return plot;
}

/* The last decision before or at @step of which @side's expectation is known. */
static gboolean
find_expected (TableeReview *review,
               int           side,
               guint         step,
               gint32       *expected)
{
  const gint32 *end = tablee_review_get_end (review);
  gboolean found = FALSE;
  gint32 value;

  if (end != NULL && step == tablee_review_get_length (review))
    {
      *expected = end[side];
      return TRUE;
    }
  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    if (tablee_review_get_point (review, i)->number <= step &&
        tablee_review_get_expected (review, i, side, &value))
      {
        *expected = value;
        found = TRUE;
      }

  return found;
}

static void
append_expectations (TableeReview               *review,
                     const TableePresentContext *context,
                     guint                       step,
                     GString                    *words)
{
  for (int side = 0; side < tablee_review_get_n_sides (review); side++)
    {
      g_autofree char *reward = NULL;
      g_autofree char *sentence = NULL;
      gint32 expected;

      if (!find_expected (review, side, step, &expected))
        continue;
      reward = tablee_review_words_reward (context, expected);
      /* Translators: read aloud: the chances or the money that a player can expect, and the name of the player */
      sentence = tablee_say_of (context, side, _("You can expect %1$s."), _("%2$s can expect %1$s."), reward, context->names[side]);
      g_string_append_printf (words, " %s", sentence);
    }
}

char *
tablee_chances_dup_words (TableeReview               *review,
                          const TableePresentContext *context,
                          guint                       step)
{
  g_autofree char *here = tablee_format_integer (step);
  g_autofree char *all = NULL;
  GString *words;

  g_return_val_if_fail (TABLEE_IS_REVIEW (review), NULL);
  g_return_val_if_fail (context != NULL, NULL);

  all = tablee_format_integer (tablee_review_get_length (review));
  words = g_string_new (NULL);
  /* Translators: read aloud: the number of the move that is shown, then how many there are */
  g_string_append_printf (words, _("After move %1$s of %2$s."), here, all);
  append_expectations (review, context, step, words);

  return g_string_free (words, FALSE);
}
