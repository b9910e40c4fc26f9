/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A decision of a computer on its way, in slices and in parts that threads may share. */
#include "thought.h"

#include "choose.h"

#include <math.h>
#include <stdint.h>

enum
{
  ALIGNMENT = 16,
  KNOWN = 8,                /* what was tried an eighth as often as what was tried most, the search knows enough about for a temper */
  SLICE = 16,               /* iterations */
  COMPARED = 4,             /* what is next best is tried in one of so many iterations */
  SPLIT = 1024,             /* iterations from which on a decision is thought about in two parts */
  NODES_AN_ITERATION = 16,
  MAX_NODES = 1000000,      /* of one part: 32 MB */
};

struct _TableeThought
{
  const TableeRuleset *ruleset;
  const void          *view;
  TableeLevel          level;
  TableeTemper         temper;
  TableeRandom         random;
  bool                 only;     /* there is no other action */
  bool                 decided;  /* action holds what is played, or another part decides */
  bool                 solves;   /* the heuristics are exact here */
  TableeAction         action;
  uint32_t             left;     /* iterations */
  TableeSearch        *search;   /* NULL: the heuristics decide */
  const TableeAdvice  *solved;   /* what each action is worth exactly; NULL: not solved */
  size_t               count;    /* of it */
};

static size_t
head_size (void)
{
  return (sizeof (TableeThought) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static void *
working_memory (TableeThought *self)
{
  return (uint8_t *) self + head_size ();
}

static uint32_t
part_iterations (TableeLevel       level,
                 const TableeGame *game)
{
  uint32_t parts = (uint32_t) tablee_thought_parts (level, game);

  return (tablee_level_iterations (level, game) + parts - 1) / parts;
}

static size_t
search_size (TableeLevel       level,
             const TableeGame *game)
{
  size_t nodes = (size_t) part_iterations (level, game) * NODES_AN_ITERATION + game->max_actions + 1;

  return tablee_search_size (game, nodes < MAX_NODES ? nodes : MAX_NODES);
}

int
tablee_thought_parts (TableeLevel       level,
                      const TableeGame *game)
{
  return tablee_level_iterations (level, game) >= SPLIT ? 2 : 1;
}

size_t
tablee_thought_size (TableeLevel       level,
                     const TableeGame *game)
{
  size_t choosing = tablee_ai_scratch_size (game);
  size_t searching = tablee_level_iterations (level, game) > 0 ? search_size (level, game) : 0;

  return head_size () + (choosing > searching ? choosing : searching);
}

/* Slips and forced moves are decided at once. */
static void
decide_at_once (TableeThought *self)
{
  TableeAction *actions = working_memory (self);
  size_t count = self->ruleset->game->legal (self->ruleset, self->view, actions);
  double slips = tablee_level_slips (self->level, self->ruleset->game);

  self->only = count == 1;
  self->decided = self->only || (slips > 0 && tablee_random_real (&self->random) < slips);
  if (self->decided)
    self->action = self->only ? actions[0] : actions[tablee_random_below (&self->random, (uint32_t) count)];
}

static void
begin_search (TableeThought *self,
              int            part)
{
  const TableeRuleset *ruleset = self->ruleset;
  const TableeGame *game = ruleset->game;
  TableeRandom random = self->random;

  for (int i = 0; i < part; i++)
    tablee_random_seed (&random, tablee_random_next (&random));
  self->search = tablee_search_init (working_memory (self), search_size (self->level, game), ruleset, self->view,
                                     tablee_game_to_move (ruleset, self->view), NULL, &random);
  self->left = part_iterations (self->level, game);
}

/* Heuristics that are exact need no search after them. */
static void
begin (TableeThought *self,
       int            part)
{
  if (tablee_level_iterations (self->level, self->ruleset->game) == 0)
    return;

  if (!tablee_ai_is_exact (self->ruleset, self->view))
    begin_search (self, part);
  else if (part == 0)
    self->solves = true;
  else
    self->decided = true;  /* there is no other solution than that of the first part */
}

TableeThought *
tablee_thought_init (void                *memory,
                     const TableeRuleset *ruleset,
                     const void          *view,
                     TableeLevel          level,
                     int                  part,
                     const TableeRandom  *random)
{
  TableeThought *self = memory;

  *self = (TableeThought){ .ruleset = ruleset, .view = view, .level = level, .random = *random };
  decide_at_once (self);
  if (!self->decided)
    begin (self, part);

  return self;
}

void
tablee_thought_lean (TableeThought *self,
                     TableeTemper   temper)
{
  self->temper = temper;
}

void
tablee_thought_dwell (TableeThought *self,
                      int            part)
{
  if (!self->only)
    return;

  self->decided = false;
  begin (self, part);
}

static void
solve (TableeThought *self)
{
  self->solved = tablee_ai_advise (self->ruleset, self->view, tablee_level_traits (self->level)->skill, &self->random,
                                   working_memory (self), &self->count);
  self->action = tablee_ai_best_for (self->ruleset, self->view, tablee_level_traits (self->level)->skill, self->temper, self->solved,
                                     self->count);
}

/* Without a search, and without knowing exactly. */
static void
judge (TableeThought *self)
{
  TableeSkill skill = tablee_level_traits (self->level)->skill;
  const TableeAdvice *advice;
  size_t count;

  if (self->temper == TABLEE_TEMPER_STEADY || skill == TABLEE_SKILL_RANDOM)
    {
      self->action = tablee_ai_choose (self->ruleset, self->view, skill, &self->random, working_memory (self));
      return;
    }

  advice = tablee_ai_advise (self->ruleset, self->view, skill, &self->random, working_memory (self), &count);
  self->action = tablee_ai_best_for (self->ruleset, self->view, skill, self->temper, advice, count);
}

static void
choose (TableeThought *self)
{
  if (self->solves)
    solve (self);
  else
    judge (self);
  self->decided = true;
}

bool
tablee_thought_go_on (TableeThought *self)
{
  uint32_t slice = self->left < SLICE ? self->left : SLICE;

  if (self->search != NULL)
    tablee_search_run (self->search, slice);
  else if (!self->decided)
    choose (self);
  self->left -= slice;

  return self->left > 0;
}

bool
tablee_thought_compare (TableeThought *self)
{
  if (self->search == NULL)
    return false;

  return tablee_search_compare (self->search, part_iterations (self->level, self->ruleset->game) / COMPARED, SLICE);
}

void
tablee_thought_merge (TableeThought       *self,
                      const TableeThought *other)
{
  if (self->search != NULL && other->search != NULL)
    tablee_search_merge (self->search, other->search);
}

/* Of what the search has tried often, the action that is worth most with what the temper likes. */
static TableeAction
find_liked (const TableeThought *self)
{
  TableeSkill skill = tablee_level_traits (self->level)->skill;
  TableeAction liked = tablee_search_best (self->search);
  size_t count = tablee_search_count (self->search);
  uint64_t visits = 0;
  double most = -INFINITY;

  for (size_t i = 0; i < count; i++)
    {
      uint64_t tried = tablee_search_advice_on (self->search, i).visits;

      visits = tried > visits ? tried : visits;
    }
  for (size_t i = 0; i < count; i++)
    {
      TableeSearchAdvice advice = tablee_search_advice_on (self->search, i);
      double value = advice.mean + tablee_temper_lean (self->temper, self->ruleset, self->view, skill, advice.action);

      if (advice.visits > 0 && advice.visits >= visits / KNOWN && value > most)
        {
          most = value;
          liked = advice.action;
        }
    }

  return liked;
}

TableeAction
tablee_thought_action (const TableeThought *self)
{
  if (self->search == NULL)
    return self->action;

  return self->temper == TABLEE_TEMPER_STEADY ? tablee_search_best (self->search) : find_liked (self);
}

size_t
tablee_thought_advice (const TableeThought *self,
                       TableeSearchAdvice  *advice)
{
  if (self->search != NULL)
    return tablee_search_advice (self->search, advice);

  for (size_t i = 0; i < self->count; i++)
    advice[i] = (TableeSearchAdvice){ .action = self->solved[i].action, .visits = 1, .mean = self->solved[i].value };

  return self->count;
}

/*
 * All at once
 */

static size_t
part_size (TableeLevel       level,
           const TableeGame *game)
{
  return (tablee_thought_size (level, game) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

size_t
tablee_thought_decide_size (TableeLevel       level,
                            const TableeGame *game)
{
  return (size_t) tablee_thought_parts (level, game) * part_size (level, game);
}

TableeAction
tablee_thought_decide (void                *memory,
                       const TableeRuleset *ruleset,
                       const void          *view,
                       TableeLevel          level,
                       TableeTemper         temper,
                       TableeRandom        *random)
{
  int parts = tablee_thought_parts (level, ruleset->game);
  TableeThought *first = NULL;
  TableeRandom own;

  tablee_random_seed (&own, tablee_random_next (random));
  for (int part = 0; part < parts; part++)
    {
      void *place = (uint8_t *) memory + (size_t) part * part_size (level, ruleset->game);
      TableeThought *thought = tablee_thought_init (place, ruleset, view, level, part, &own);

      tablee_thought_lean (thought, temper);
      while (tablee_thought_go_on (thought))
        continue;
      if (part == 0)
        first = thought;
      else
        tablee_thought_merge (first, thought);
    }

  return tablee_thought_action (first);
}
