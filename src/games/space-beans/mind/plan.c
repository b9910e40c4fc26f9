/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A turn thought through to its end, with the cards of the hand. */
#include "plan.h"

#include <math.h>

/* Worth of the game's end for who ends it ahead, against a single point. */
#define WIN 40.0

/*
 * Looking round
 */

/* What @seat could sell for now, as far as can be seen; hidden collections by their number of cards. */
static double
standing (const SbState *view,
          int            seat)
{
  const SbSeat *other = &view->seats[seat];
  double hidden = other->secret_hidden;

  return sb_points (other->points) + sb_worth (other->visible) + sb_worth (other->secret)
       + (hidden < 9 ? hidden * 0.4 : 0);
}

static void
look_round (SbPlan *plan)
{
  int most = 0;
  double distance;

  for (int i = 0; i < plan->ruleset->base.seats; i++)
    {
      int points = sb_points (plan->view->seats[i].points);

      most = points > most ? points : most;
      if (i != plan->seat && standing (plan->view, i) > plan->rival)
        plan->rival = standing (plan->view, i);
    }
  distance = plan->ruleset->end_score - most;
  if (distance < plan->outlook.taste->haste)
    plan->haste = distance > 0 ? 1 - distance / plan->outlook.taste->haste : 1;
}

static void
complete (SbPlan *plan)
{
  int right = sb_right (&plan->ruleset->base, plan->view->current);

  look_round (plan);
  plan->wanted = plan->view->seats[right].visible;
  if (plan->outlook.taste->feeding > 0)
    plan->wanted_outlook = sb_outlook_collection (&plan->outlook, plan->wanted);
}

void
sb_plan_init (SbPlan          *plan,
              const SbRuleset *ruleset,
              const SbState   *view,
              const SbTaste   *taste)
{
  *plan = (SbPlan){ .ruleset = ruleset, .view = view, .seat = view->current };
  sb_look (&plan->outlook, ruleset, view, taste);
  complete (plan);
}

void
sb_plan_imagine (SbPlan          *plan,
                 const SbRuleset *ruleset,
                 const SbState   *state,
                 const SbOutlook *outlook)
{
  *plan = (SbPlan){ .outlook = *outlook, .ruleset = ruleset, .view = state, .seat = state->current };
  complete (plan);
}

SbCourse
sb_plan_course (const SbPlan *plan)
{
  const SbSeat *seat = &plan->view->seats[plan->seat];

  return (SbCourse){ seat->hand, seat->visible, seat->secret, sb_points (seat->points) };
}

/*
 * The end of a turn
 */

/* What the neighbour makes of the cards that fit the visible collection, taking the best one by one. */
static double
neighbour_gain (const SbPlan *plan,
                SbCards       passed)
{
  SbCards fitting;
  SbCards collection = plan->wanted;
  double best = plan->wanted_outlook;

  if (sb_cards_empty (collection))
    return 0;

  fitting = sb_cards_of_family (passed, sb_family (collection));
  while (!sb_cards_empty (fitting))
    {
      SbCard card = sb_cards_take_first (&fitting);
      SbCards more = collection;
      double value;

      sb_cards_add (&more, card);
      value = sb_outlook_collection (&plan->outlook, more);
      if (value <= best)
        continue;
      best = value;
      collection = more;
    }

  return best - plan->wanted_outlook;
}

/* The game ends with this turn: what counts is who is ahead. */
static double
final_value (const SbPlan   *plan,
             const SbCourse *course)
{
  double own = course->points + plan->ruleset->bonus + sb_worth (course->visible) + sb_worth (course->secret);
  double lead = own - plan->rival;

  return course->points + WIN * tanh (lead / 3);
}

static double
collection_value (const SbPlan *plan,
                  SbCards       collection)
{
  return (1 - plan->haste) * sb_outlook_collection (&plan->outlook, collection) + plan->haste * sb_worth (collection);
}

double
sb_plan_end (const SbPlan   *plan,
             const SbCourse *course)
{
  const SbTaste *taste = plan->outlook.taste;
  double value;

  if (course->points >= plan->ruleset->end_score)
    return final_value (plan, course);

  value = course->points + collection_value (plan, course->visible);
  if (taste->feeding > 0)
    value -= taste->feeding * neighbour_gain (plan, course->hand);
  if (sb_cards_empty (course->secret))
    return value;

  return value + taste->second + taste->secret * collection_value (plan, course->secret);
}

/*
 * The courses of a turn
 */

SbCourse
sb_plan_put (const SbCourse *course,
             SbSlot          slot,
             SbCard          card)
{
  SbCourse next = *course;

  sb_cards_remove (&next.hand, card);
  sb_cards_add (slot == SB_VISIBLE ? &next.visible : &next.secret, card);

  return next;
}

SbCourse
sb_plan_closed (const SbCourse *course)
{
  return (SbCourse){
    .hand = course->hand,
    .visible = course->secret,
    .points = course->points + sb_worth (course->visible),
  };
}

/* From the card @from on, so that no choice of cards is tried in two orders. */
static double
best_addition (const SbPlan   *plan,
               const SbCourse *course,
               SbSlot          slot,
               uint64_t        fitting)
{
  double best = sb_plan_end (plan, course);

  for (uint64_t cards = course->hand.once & fitting; cards != 0; cards &= cards - 1)
    {
      SbCard card = (SbCard) __builtin_ctzll (cards);
      SbCourse next = sb_plan_put (course, slot, card);
      double value = best_addition (plan, &next, slot, fitting & ~((UINT64_C (1) << card) - 1));

      if (value > best)
        best = value;
    }

  return best;
}

double
sb_plan_add (const SbPlan   *plan,
             const SbCourse *course,
             SbSlot          slot,
             int             family)
{
  return best_addition (plan, course, slot, sb_family_bits (family));
}

/* The best that begins with a card of @fitting to @slot. */
static double
best_play_to (const SbPlan   *plan,
              const SbCourse *course,
              SbSlot          slot,
              uint64_t        fitting,
              double          best)
{
  for (uint64_t cards = course->hand.once & fitting; cards != 0; cards &= cards - 1)
    {
      SbCard card = (SbCard) __builtin_ctzll (cards);
      SbCourse next = sb_plan_put (course, slot, card);
      uint64_t further = sb_family_bits (sb_card_family (card)) & ~((UINT64_C (1) << card) - 1);
      double value = best_addition (plan, &next, slot, further);

      if (value > best)
        best = value;
    }

  return best;
}

static uint64_t
fitting (SbCards collection)
{
  return sb_cards_empty (collection) ? UINT64_MAX : sb_family_bits (sb_family (collection));
}

double
sb_plan_play (const SbPlan   *plan,
              const SbCourse *course)
{
  double best;

  if (sb_cards_empty (course->hand))
    return sb_plan_end (plan, course);

  best = best_play_to (plan, course, SB_VISIBLE, fitting (course->visible), -INFINITY);
  if (sb_cards_empty (course->visible))
    return best;

  return best_play_to (plan, course, SB_SECRET, fitting (course->secret), best);
}

static bool
may_keep (const SbCourse *course)
{
  if (sb_cards_empty (course->secret))
    return true;

  return (course->hand.once & (fitting (course->visible) | fitting (course->secret))) != 0;
}

double
sb_plan_close (const SbPlan   *plan,
               const SbCourse *course)
{
  double best = may_keep (course) ? sb_plan_play (plan, course) : -INFINITY;
  SbCourse closed;
  double value;

  if (sb_cards_empty (course->visible))
    return best;

  closed = sb_plan_closed (course);
  value = sb_plan_close (plan, &closed);

  return value > best ? value : best;
}

/*
 * Drawing
 */

static int
list_cards_to_draw (const SbPlan *plan,
                    SbCard        list[SB_CARDS])
{
  SbCards unseen = sb_unseen (plan->ruleset, plan->view);
  int count = 0;

  if (plan->view->draw_count == 0)
    for (; count < plan->view->discard_count; count++)
      list[count] = plan->view->discard[count];
  else
    while (!sb_cards_empty (unseen))
      list[count++] = sb_cards_take_first (&unseen);

  return count;
}

double
sb_plan_draw (const SbPlan   *plan,
              const SbCourse *course,
              int             samples,
              TableeRandom   *random)
{
  SbCard list[SB_CARDS];
  int count = list_cards_to_draw (plan, list);
  int drawn = count < SB_DRAWN ? count : SB_DRAWN;
  double sum = 0;

  for (int i = 0; i < samples; i++)
    {
      SbCourse next = *course;

      for (int j = 0; j < drawn; j++)
        {
          int chosen = j + (int) tablee_random_below (random, (uint32_t) (count - j));
          SbCard card = list[chosen];

          list[chosen] = list[j];
          list[j] = card;
          sb_cards_add (&next.hand, card);
        }
      sum += sb_plan_close (plan, &next);
    }

  return sum / samples;
}
