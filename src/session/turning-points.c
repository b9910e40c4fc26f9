/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The decisions of a game that changed most. */
#include "ai/follow-up.h"
#include "review.h"

enum
{
  MOST = 8,            /* of a kind */
  LOSS_PERCENT = 5,    /* what counts, of all that a player can win or lose */
  TURN_PERCENT = 15,
};

static gint32
size_of (const TableeTurningPoint *point)
{
  return ABS (point->to - point->from);
}

/* Shares of the win go from none to all of it; money as far as it went in this game. */
static gint32
find_range (TableeReview *review)
{
  int seats = tablee_review_get_ruleset (review)->seats;
  const gint32 *end = tablee_review_get_end (review);
  gint32 lowest = 0, highest = TABLEE_FINDING_UNIT;

  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    for (int seat = 0; seat < seats && tablee_review_get_point (review, i)->known; seat++)
      {
        lowest = MIN (lowest, tablee_review_get_point (review, i)->finding.expected[seat]);
        highest = MAX (highest, tablee_review_get_point (review, i)->finding.expected[seat]);
      }
  for (int seat = 0; seat < seats && end != NULL; seat++)
    {
      lowest = MIN (lowest, end[seat]);
      highest = MAX (highest, end[seat]);
    }

  return highest - lowest;
}

static int
compare_sizes (gconstpointer a,
               gconstpointer b)
{
  const TableeTurningPoint *first = a;
  const TableeTurningPoint *second = b;
  int order = (size_of (first) < size_of (second)) - (size_of (first) > size_of (second));

  return order != 0 ? order : (first->index > second->index) - (first->index < second->index);
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const TableeTurningPoint *first = a;
  const TableeTurningPoint *second = b;
  int order = (first->index > second->index) - (first->index < second->index);

  return order != 0 ? order : (int) first->kind - (int) second->kind;
}

/* Stakes have no end, and the first decisions of a long game may be about few of them: what chance can feign, the more the more
 * seats fill the pot, does not count. */
static gint32
find_least_loss (TableeReview *review,
                 gint32        range)
{
  gint32 least = range / 100 * LOSS_PERCENT;

  if (range <= TABLEE_FINDING_UNIT)
    return least;

  return MAX (least, tablee_review_get_ruleset (review)->seats * TABLEE_FINDING_LEAST_MONEY);
}

/* Whether what would have been better was played right after it, and that came to the same: then chance alone has found a difference. */
static gboolean
is_made_up_for (TableeReview *review,
                guint         index)
{
  const TableeRuleset *ruleset = tablee_review_get_ruleset (review);
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  const TableeReviewPoint *next = index + 1 < tablee_review_get_n_points (review) ? tablee_review_get_point (review, index + 1) : NULL;
  g_autofree void *room = NULL;

  if (next == NULL || next->number != point->number + 1 || next->seat != point->seat || next->played != point->finding.best)
    return FALSE;

  room = g_malloc (TABLEE_FOLLOW_UP_ROOM * ruleset->game->state_size);

  return tablee_follow_up_either_way (ruleset, tablee_review_get_view (review, index), point->played, next->played, room);
}

static void
look_for_losses (TableeReview *review,
                 gint32        least,
                 GArray       *found)
{
  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    {
      const TableeReviewPoint *point = tablee_review_get_point (review, i);
      TableeTurningPoint loss = { .kind = TABLEE_TURNING_POINT_LOSS, .index = i, .until = point->number + 1, .seat = point->seat };

      if (!point->known || tablee_review_point_get_loss (point) < least || is_made_up_for (review, i))
        continue;
      loss.from = point->finding.expected[point->seat];
      loss.to = point->finding.after[point->seat];
      g_array_append_val (found, loss);
    }
}

/* The next decision of the seat of decision @index; the number of points if there is none. */
static guint
find_next (TableeReview *review,
           guint         index)
{
  int seat = tablee_review_get_point (review, index)->seat;
  guint next = index + 1;

  while (next < tablee_review_get_n_points (review) && tablee_review_get_point (review, next)->seat != seat)
    next++;

  return next;
}

/* Where the seat of decision @index stood after it, and what had become of that when it decided again, or at the end. */
static gboolean
look_ahead (TableeReview       *review,
            guint               index,
            TableeTurningPoint *turn)
{
  const TableeReviewPoint *point = tablee_review_get_point (review, index);
  const gint32 *end = tablee_review_get_end (review);
  guint next = find_next (review, index);

  if (!point->known)
    return FALSE;

  *turn = (TableeTurningPoint){ .kind = TABLEE_TURNING_POINT_TURN, .index = index, .seat = point->seat,
                                .from = point->finding.after[point->seat] };
  if (next < tablee_review_get_n_points (review))
    {
      turn->until = tablee_review_get_point (review, next)->number;
      return tablee_review_get_expected (review, next, point->seat, &turn->to);
    }

  turn->until = tablee_review_get_length (review);
  turn->to = end != NULL ? end[point->seat] : 0;

  return end != NULL;
}

static gboolean
is_one_sided (TableeReview *review)
{
  for (guint i = 1; i < tablee_review_get_n_points (review); i++)
    if (tablee_review_get_point (review, i)->seat != tablee_review_get_point (review, 0)->seat)
      return FALSE;

  return TRUE;
}

/* What one gains another one loses: once is enough. */
static void
look_for_turns (TableeReview *review,
                gint32        least,
                GArray       *found)
{
  gboolean one_sided = is_one_sided (review);
  TableeTurningPoint turn;

  for (guint i = 0; i < tablee_review_get_n_points (review); i++)
    if (look_ahead (review, i, &turn) && size_of (&turn) >= least && (one_sided || turn.to > turn.from))
      g_array_append_val (found, turn);
}

static void
keep_largest (GArray *found)
{
  g_array_sort (found, compare_sizes);
  if (found->len > MOST)
    g_array_set_size (found, MOST);
  if (found->len > 0)
    g_array_index (found, TableeTurningPoint, 0).largest = TRUE;
}

/* Whether nobody else decides between two decisions. */
static gboolean
are_of_one_turn (TableeReview *review,
                 guint         a,
                 guint         b)
{
  for (guint i = MIN (a, b); i < MAX (a, b); i++)
    if (tablee_review_get_point (review, i)->seat != tablee_review_get_point (review, i + 1)->seat)
      return FALSE;

  return TRUE;
}

/* The same better move is told once a turn, at the decision where most was lost without it. */
static gboolean
is_told (TableeReview             *review,
         const GArray             *found,
         const TableeTurningPoint *loss)
{
  TableeAction best = tablee_review_get_point (review, loss->index)->finding.best;

  for (guint i = 0; i < found->len; i++)
    {
      guint other = g_array_index (found, TableeTurningPoint, i).index;

      if (tablee_review_get_point (review, other)->finding.best == best && are_of_one_turn (review, other, loss->index))
        return TRUE;
    }

  return FALSE;
}

GArray *
tablee_review_dup_costliest (TableeReview *review,
                             int           seat,
                             guint         most)
{
  g_autoptr (GArray) losses = g_array_new (FALSE, FALSE, sizeof (TableeTurningPoint));
  GArray *found = g_array_new (FALSE, FALSE, sizeof (TableeTurningPoint));

  g_return_val_if_fail (TABLEE_IS_REVIEW (review), found);

  look_for_losses (review, find_least_loss (review, find_range (review)), losses);
  g_array_sort (losses, compare_sizes);
  for (guint i = 0; i < losses->len && found->len < most; i++)
    {
      const TableeTurningPoint *loss = &g_array_index (losses, TableeTurningPoint, i);

      if (loss->seat == seat && !is_told (review, found, loss))
        g_array_append_val (found, *loss);
    }

  return found;
}

GArray *
tablee_review_dup_turning_points (TableeReview *review)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (TableeTurningPoint));
  GArray *found = g_array_new (FALSE, FALSE, sizeof (TableeTurningPoint));
  gint32 range;

  g_return_val_if_fail (TABLEE_IS_REVIEW (review), found);

  range = find_range (review);
  look_for_losses (review, find_least_loss (review, range), found);
  look_for_turns (review, range / 100 * TURN_PERCENT, turns);
  keep_largest (found);
  keep_largest (turns);
  g_array_append_vals (found, turns->data, turns->len);
  g_array_sort (found, compare_places);

  return found;
}
