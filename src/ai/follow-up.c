/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows an action for certain, as far as the one who plays it can know. */
#include "follow-up.h"

#include "policy.h"

#include <string.h>

enum
{
  TRUTHS = 16,              /* where there is a die, so many agree by chance once in millions */
  PART = 4,                 /* of what the highest level spends on a decision */
  NODES_AN_ITERATION = 16,
  CLEAR = 2,                /* so many of ... */
  CLEAR_OF = 3,             /* ... so many iterations go on with what is best */
  ALIGNMENT = 16,
};

/* In one truth that fits. */
static void
look_ahead (const TableeRuleset *ruleset,
            const void          *view,
            TableeAction         action,
            uint64_t             truth,
            void                *state)
{
  int seat = tablee_game_to_move (ruleset, view);
  TableeRandom random;

  tablee_random_seed (&random, truth);
  memcpy (state, view, ruleset->game->state_size);
  ruleset->game->resample (ruleset, state, seat, &random);
  ruleset->game->apply (ruleset, state, action, NULL);
  ruleset->game->conceal (ruleset, state, seat);
}

bool
tablee_follow_up (const TableeRuleset *ruleset,
                  const void          *view,
                  TableeAction         action,
                  void                *next,
                  void                *scratch)
{
  const TableeThinking *thinking = tablee_policy_thinking (ruleset->game);

  look_ahead (ruleset, view, action, 0, next);
  if (tablee_game_to_move (ruleset, next) != tablee_game_to_move (ruleset, view) ||
      (thinking->past != NULL && thinking->past (ruleset, view, next)))
    return false;

  for (uint64_t truth = 1; truth < TRUTHS; truth++)
    {
      look_ahead (ruleset, view, action, truth, scratch);
      if (memcmp (scratch, next, ruleset->game->state_size) != 0)
        return false;
    }

  return true;
}

/* To @end, by way of @between. */
static bool
follow_two (const TableeRuleset *ruleset,
            const void          *view,
            const TableeAction   actions[2],
            void                *between,
            void                *end,
            void                *scratch)
{
  return tablee_follow_up (ruleset, view, actions[0], between, scratch) &&
         ruleset->game->check (ruleset, between, actions[1]) == TABLEE_REASON_NONE &&
         tablee_follow_up (ruleset, between, actions[1], end, scratch);
}

bool
tablee_follow_up_either_way (const TableeRuleset *ruleset,
                             const void          *view,
                             TableeAction         one,
                             TableeAction         other,
                             void                *room)
{
  size_t size = ruleset->game->state_size;
  uint8_t *between = room;
  uint8_t *end = between + size;
  uint8_t *end_of_other = end + size;
  uint8_t *scratch = end_of_other + size;

  return follow_two (ruleset, view, (const TableeAction[]){ one, other }, between, end, scratch) &&
         follow_two (ruleset, view, (const TableeAction[]){ other, one }, between, end_of_other, scratch) &&
         memcmp (end, end_of_other, size) == 0;
}

uint32_t
tablee_follow_up_iterations (const TableeGame *game)
{
  return tablee_search_iterations (game) / PART;
}

static size_t
get_views_size (const TableeGame *game)
{
  return (2 * game->state_size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static size_t
get_search_size (const TableeGame *game)
{
  return tablee_search_size (game, (size_t) tablee_follow_up_iterations (game) * NODES_AN_ITERATION + game->max_actions + 1);
}

size_t
tablee_follow_up_size (const TableeGame *game)
{
  return get_views_size (game) + get_search_size (game);
}

TableeSearch *
tablee_follow_up_search (void                *memory,
                         const TableeRuleset *ruleset,
                         const void          *view,
                         TableeAction         action,
                         const TableeRandom  *random)
{
  const TableeGame *game = ruleset->game;
  uint8_t *next = memory;
  TableeSearch *search;

  if (!tablee_follow_up (ruleset, view, action, next, next + game->state_size))
    return NULL;

  search = tablee_search_init (next + get_views_size (game), get_search_size (game), ruleset, next, tablee_game_to_move (ruleset, next), NULL,
                               random);

  return search != NULL && tablee_search_count (search) > 1 ? search : NULL;
}

bool
tablee_follow_up_find (const TableeSearch *search,
                       TableeAction       *action)
{
  uint64_t all = 0;
  uint64_t most = 0;

  *action = tablee_search_best (search);
  for (size_t i = 0; i < tablee_search_count (search); i++)
    {
      TableeSearchAdvice advice = tablee_search_advice_on (search, i);

      all += advice.visits;
      most = advice.action == *action ? advice.visits : most;
    }

  return most * CLEAR_OF >= all * CLEAR;
}
