/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a seat knows (3.7), and what could be true where it does not know. */

#include "rules-private.h"

#include <string.h>

enum { ALL_CARDS = PH_MAX_COPIES };

/* The seat whose hand @seat has passed on. */
static int
get_neighbour (const PhRuleset *ruleset,
               const PhState   *state,
               int              seat)
{
  int seats = ruleset->base.seats;

  return (seat + (state->level == 3 ? 1 : seats - 1)) % seats;
}

/* The own hand, and in the second pick the one that was passed on, until the neighbour has picked from it. */
static bool
knows_hand (const PhRuleset *ruleset,
            const PhState   *state,
            int              viewer,
            int              seat)
{
  if (viewer == seat)
    return true;

  return viewer != TABLEE_NOBODY && state->pick == PH_PICKS && state->hand_counts[seat] == PH_PICKS &&
         get_neighbour (ruleset, state, viewer) == seat;
}

void
ph_conceal (const TableeRuleset *base,
            void                *data,
            int                  viewer)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  PhState *state = data;

  tablee_random_conceal (&state->chance);
  memset (state->deck, PH_UNKNOWN, state->deck_count);
  memset (state->given, 0, sizeof state->given);
  if (state->given_count > 0)
    state->given_count = PH_GIVEN_UNKNOWN;
  if (viewer != state->current)
    memset (state->shown, PH_UNKNOWN, state->shown_count);
  for (int i = 0; i < base->seats; i++)
    {
      if (!knows_hand (ruleset, state, viewer, i))
        memset (state->hands[i], PH_UNKNOWN, state->hand_counts[i]);
      if (viewer != i && state->seats[i].dealt[0] != PH_NONE)
        memset (state->seats[i].dealt, PH_UNKNOWN, PH_DEALT_HUBS);
    }
}

/*
 * Imagining
 */

/* The cards of @level that the owner of @view sees nowhere, shuffled. Returns how many. */
static int
list_unseen (const PhRuleset *ruleset,
             const PhState   *view,
             int              level,
             TableeRandom    *random,
             uint8_t          cards[ALL_CARDS])
{
  int count = 0;

  for (int type = 0; type < PH_SHIP_TYPES; type++)
    {
      int kind = ph_ship_kind (type, level);
      int left = ruleset->components.ships[kind].copies - ph_count_ships (ruleset, view, kind);

      for (int i = 0; i < left; i++)
        cards[count++] = (uint8_t) kind;
    }
  tablee_random_shuffle (random, cards, (size_t) count);

  return count;
}

/* Fills in unknown ones among @slots from the back of @cards. */
static void
fill_in (uint8_t       *slots,
         int            slot_count,
         const uint8_t *cards,
         int           *count)
{
  for (int i = 0; i < slot_count; i++)
    if (slots[i] == PH_UNKNOWN && *count > 0)
      slots[i] = cards[--*count];
}

static void
imagine_ships (const PhRuleset *ruleset,
               PhState         *view,
               TableeRandom    *random)
{
  uint8_t cards[ALL_CARDS];
  int level = view->phase == PH_PHASE_DRAFT ? view->level : 2;
  int count = list_unseen (ruleset, view, level, random, cards);

  for (int i = 0; i < ruleset->base.seats; i++)
    {
      fill_in (view->hands[i], view->hand_counts[i], cards, &count);
      ph_sort_cards (view->hands[i], view->hand_counts[i]);
    }
  fill_in (view->shown, view->shown_count, cards, &count);
  ph_sort_cards (view->shown, view->shown_count);
  if (level == 3)
    count = list_unseen (ruleset, view, 2, random, cards);
  fill_in (view->deck, view->deck_count, cards, &count);
}

static bool
is_hub_seen (const PhRuleset *ruleset,
             const PhState   *view,
             int              hub)
{
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      const PhSeat *seat = &view->seats[i];

      if (seat->hub == hub || seat->dealt[0] == hub || seat->dealt[1] == hub)
        return true;
    }

  return false;
}

static void
imagine_hubs (const PhRuleset *ruleset,
              PhState         *view,
              TableeRandom    *random)
{
  uint8_t hubs[PH_MAX_HUBS];
  int count = 0;

  for (int i = 0; i < ruleset->components.hub_count; i++)
    if ((!ruleset->basic_hubs || !ruleset->components.hubs[i].advanced) && !is_hub_seen (ruleset, view, i))
      hubs[count++] = (uint8_t) i;
  tablee_random_shuffle (random, hubs, (size_t) count);
  for (int i = 0; i < ruleset->base.seats; i++)
    {
      fill_in (view->seats[i].dealt, PH_DEALT_HUBS, hubs, &count);
      ph_sort_cards (view->seats[i].dealt, PH_DEALT_HUBS);
    }
}

/* Faces that were given in writing are unknown dice as any other: one of them stands for all. */
static void
imagine_dice (PhState      *view,
              TableeRandom *random)
{
  static const uint8_t faces[] = {
    PH_FACE_FOOD, PH_FACE_FOOD, PH_FACE_WATER, PH_FACE_WATER, PH_FACE_METAL, PH_FACE_HUMAN,
  };

  if (view->given_count != PH_GIVEN_UNKNOWN)
    return;

  view->given_count = 1;
  view->given[0] = faces[tablee_random_below (random, sizeof faces)];
}

void
ph_resample (const TableeRuleset *base,
             void                *data,
             int                  seat,
             TableeRandom        *random)
{
  const PhRuleset *ruleset = (const PhRuleset *) base;
  PhState *view = data;

  if (view->phase == PH_PHASE_DRAFT || view->phase == PH_PHASE_HUB || view->phase == PH_PHASE_HUB_SHIPS)
    {
      imagine_ships (ruleset, view, random);
      imagine_hubs (ruleset, view, random);
    }
  imagine_dice (view, random);
  tablee_random_seed (&view->chance, tablee_random_next (random));
}
