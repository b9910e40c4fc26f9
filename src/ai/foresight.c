/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two actions, played on from the same truths. */
#include "foresight.h"

#include <string.h>

enum
{
  ALIGNMENT = 16,
  USUAL_TRUTHS = 1000,
  MOST_DECISIONS = 20000,  /* a game that does not end says nothing */
};

/* Everything behind it lies in the same memory. */
struct _TableeForesight
{
  const TableeRuleset *ruleset;
  const void          *view;
  TableeAction         actions[2];
  int                  seat;        /* that decides */
  bool                 parted;      /* the actions meet different truths */
  TableeRandom         random;      /* the next truth comes of it */
  TableePolicy         policy;
  TableeEventList      events;
  void                *state;
  void                *thoughts;    /* of the policy */
  TableeAction        *legal;
  double              *weights;
  TableeObservation    observations[2];
  TableeContrast       contrast;
};

/*
 * Memory
 */

/* Hands out parts of the memory; with no memory, it only counts. */
typedef struct
{
  uint8_t *memory;
  size_t   used;
} Arena;

static void *
take (Arena  *arena,
      size_t  bytes)
{
  void *part = arena->memory != NULL ? arena->memory + arena->used : NULL;

  arena->used += (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;

  return part;
}

static void
lay_out (Arena            *arena,
         const TableeGame *game,
         TableeForesight  *layout)
{
  layout->events.items = take (arena, game->max_events * sizeof *layout->events.items);
  layout->events.capacity = game->max_events;
  layout->state = take (arena, game->state_size);
  layout->thoughts = take (arena, tablee_policy_size (game));
  layout->legal = take (arena, game->max_actions * sizeof *layout->legal);
  layout->weights = take (arena, game->max_actions * sizeof *layout->weights);
}

size_t
tablee_foresight_size (const TableeGame *game)
{
  Arena arena = { 0 };
  TableeForesight layout;

  take (&arena, sizeof layout);
  lay_out (&arena, game, &layout);

  return arena.used;
}

uint32_t
tablee_foresight_truths (const TableeGame *game)
{
  uint32_t truths = tablee_policy_thinking (game)->truths;

  return truths > 0 ? truths : USUAL_TRUTHS;
}

TableeForesight *
tablee_foresight_init (void                *memory,
                       const TableeRuleset *ruleset,
                       const void          *view,
                       TableeAction         first,
                       TableeAction         second,
                       const TableeRandom  *random)
{
  Arena arena = { .memory = memory };
  TableeForesight *self = take (&arena, sizeof *self);

  memset (self, 0, sizeof *self);
  self->ruleset = ruleset;
  self->view = view;
  self->actions[0] = first;
  self->actions[1] = second;
  self->seat = tablee_game_to_move (ruleset, view);
  self->contrast.seat = self->seat;
  self->random = *random;
  lay_out (&arena, ruleset->game, self);
  tablee_policy_init (&self->policy, self->thoughts, ruleset, view);

  return self;
}

/*
 * Playing on
 */

static TableeAction
choose (TableeForesight *self,
        int              mover,
        TableeRandom    *chance)
{
  size_t count = self->ruleset->game->legal (self->ruleset, self->state, self->legal);
  double epsilon = self->policy.thinking->settings.epsilon;

  if (count == 1)
    return self->legal[0];
  if (epsilon > 0 && tablee_random_real (chance) < epsilon)
    return self->legal[tablee_random_below (chance, (uint32_t) count)];

  return tablee_policy_play (&self->policy, self->state, mover, self->legal, count, self->weights);
}

static void
apply (TableeForesight   *self,
       TableeAction       action,
       TableeObservation *observation)
{
  self->events.count = 0;
  self->ruleset->game->apply (self->ruleset, self->state, action, &self->events);
  tablee_observation_note_events (observation, self->policy.thinking, &self->events);
}

/* The decision touches nothing that comes now. */
static bool
is_past (const TableeForesight *self)
{
  const TableeThinking *thinking = self->policy.thinking;

  return thinking->past != NULL && thinking->past (self->ruleset, self->view, self->state);
}

/* Returns FALSE if it does not come to an end. */
static bool
play_on (TableeForesight   *self,
         TableeAction       action,
         uint64_t           truth,
         TableeObservation *observation)
{
  const TableeRuleset *ruleset = self->ruleset;
  double rewards[TABLEE_MAX_SEATS];
  TableeScoreSheet sheet;
  TableeRandom chance;
  int decisions = 0;
  int mover;

  memset (observation, 0, sizeof *observation);
  memcpy (self->state, self->view, ruleset->game->state_size);
  tablee_random_seed (&chance, truth);
  ruleset->game->resample (ruleset, self->state, self->seat, &chance);
  apply (self, action, observation);
  while ((mover = tablee_game_to_move (ruleset, self->state)) != TABLEE_NOBODY && !is_past (self) && decisions < MOST_DECISIONS)
    {
      apply (self, choose (self, mover, &chance), observation);
      decisions++;
    }
  ruleset->game->score (ruleset, self->state, &sheet);
  tablee_observation_note_sheet (observation, &sheet);
  tablee_policy_judge (&self->policy, self->state, mover, rewards);
  observation->reward = rewards[self->seat];

  return decisions < MOST_DECISIONS;
}

void
tablee_foresight_part (TableeForesight *self)
{
  self->parted = true;
}

void
tablee_foresight_go_on (TableeForesight *self)
{
  uint64_t truth = tablee_random_next (&self->random);
  uint64_t other = tablee_random_next (&self->random);
  bool ended = play_on (self, self->actions[0], truth, &self->observations[0]);

  if (play_on (self, self->actions[1], self->parted ? other : truth, &self->observations[1]) && ended)
    tablee_contrast_add (&self->contrast, &self->observations[0], &self->observations[1]);
}

const TableeContrast *
tablee_foresight_get (const TableeForesight *self)
{
  return &self->contrast;
}
