/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The search: truths that fit a view, played on through the tree again and again. */
#include "search.h"

#include "policy.h"
#include "search-tree.h"

#include <math.h>
#include <string.h>

enum
{
  ALIGNMENT = 16,
  MAX_DEPTH = 128,  /* of the tree; below, everything is playout */
  USUAL_ITERATIONS = 2000,
  COMPARED = 4,     /* of so few actions all are compared, ... */
  OTHERS_PART = 3,  /* ... but for the two best in one of so many iterations */
  LONE_CHANGE = 6,  /* decisions that count for a change of the seat that decides, where there is but one */
};

/* Against the weight of what looks best: nothing looks worse. */
static const double least_weight = 1e-4;

/* What was found out about an action of the decision elsewhere. */
typedef struct
{
  double   sum;
  uint64_t visits;
} Merged;

/* What came of an action of the decision, for each seat. */
typedef struct
{
  double sums[TABLEE_MAX_SEATS];
} Outlook;

/* Everything behind it lies in the same memory. */
struct _TableeSearch
{
  const TableeRuleset    *ruleset;
  const TableeGame       *game;
  const TableeThinking   *thinking;
  TableePolicy            policy;      /* of whoever plays on */
  TableeSearchSettings    settings;
  TableeRandom            random;      /* of this search */
  uint32_t                ripe;        /* visits of a node that gets children */
  int                     horizon;     /* turns after which a position is judged; 0: none */
  uint64_t                truths;      /* where the imagined truths begin to be counted */
  TableeRandom            chance;      /* of this iteration */
  int                     seat;
  uint64_t                done;
  size_t                  root_count;  /* legal actions of the decision */

  TableeSearchTree        tree;
  void                   *view;
  void                   *state;
  void                   *thoughts;    /* of the policy */
  TableeAction           *root_actions;
  Merged                 *merged;
  Outlook                *outlooks;    /* of each action of the decision, what was merged included */
  TableeAction           *actions;
  uint32_t               *root_children;
  uint32_t               *children;
  double                 *weights;

  uint32_t                path[MAX_DEPTH];
  size_t                  depth;
  size_t                  tried;       /* place of the action of the decision that this iteration tries */
  int                     mover;       /* seat to move in the state */
  int                     turns;       /* changes of it so far */
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

/* All but the tree. Fills *@layout, which may be in the memory itself. */
static void
lay_out (Arena            *arena,
         const TableeGame *game,
         TableeSearch     *layout)
{
  layout->view = take (arena, game->state_size);
  layout->state = take (arena, game->state_size);
  layout->thoughts = take (arena, tablee_policy_size (game));
  layout->root_actions = take (arena, game->max_actions * sizeof *layout->root_actions);
  layout->merged = take (arena, game->max_actions * sizeof *layout->merged);
  layout->outlooks = take (arena, game->max_actions * sizeof *layout->outlooks);
  layout->actions = take (arena, game->max_actions * sizeof *layout->actions);
  layout->root_children = take (arena, game->max_actions * sizeof *layout->root_children);
  layout->children = take (arena, game->max_actions * sizeof *layout->children);
  layout->weights = take (arena, game->max_actions * sizeof *layout->weights);
}

static size_t
fixed_size (const TableeGame *game)
{
  Arena arena = { 0 };
  TableeSearch layout;

  take (&arena, sizeof layout);
  lay_out (&arena, game, &layout);

  return arena.used;
}

size_t
tablee_search_size (const TableeGame *game,
                    size_t            nodes)
{
  return fixed_size (game) + nodes * sizeof (TableeSearchNode);
}

TableeSearchSettings
tablee_search_settings (const TableeGame *game)
{
  return tablee_policy_thinking (game)->settings;
}

uint32_t
tablee_search_iterations (const TableeGame *game)
{
  uint32_t iterations = tablee_policy_thinking (game)->iterations;

  return iterations > 0 ? iterations : USUAL_ITERATIONS;
}

/*
 * What the game thinks
 */

/* Weights become their logarithms against the largest. */
static void
find_looks (TableeSearch       *self,
            const TableeAction *actions,
            size_t              count)
{
  double most = 0;

  if (self->settings.bias <= 0 && self->settings.trust <= 0)
    {
      memset (self->weights, 0, count * sizeof *self->weights);
      return;
    }

  tablee_policy_weigh (&self->policy, self->state, self->mover, actions, count, self->weights);
  for (size_t i = 0; i < count; i++)
    most = fmax (most, self->weights[i]);
  for (size_t i = 0; i < count; i++)
    self->weights[i] = log (fmax (self->weights[i] / most, least_weight));
}

/*
 * One iteration
 */

/* SplitMix64's last step: neighbouring numbers become unlike seeds. */
static uint64_t
scramble (uint64_t number)
{
  number = (number ^ number >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  number = (number ^ number >> 27) * UINT64_C (0x94d049bb133111eb);

  return number ^ number >> 31;
}

/* The n-th iteration of each action of the decision meets the same truth, so that their differences are less a matter of luck:
 * common random numbers, which the root allows because its actions are the same in all truths. */
static void
imagine_truth (TableeSearch           *self,
               const TableeSearchNode *node)
{
  uint64_t number = self->settings.unpaired ? self->done : node->visits;

  tablee_random_seed (&self->chance, scramble (self->truths + number));
  memcpy (self->state, self->view, self->game->state_size);
  self->game->resample (self->ruleset, self->state, self->seat, &self->chance);
  self->mover = self->seat;
  self->turns = 0;
}

static void
apply (TableeSearch *self,
       TableeAction  action)
{
  int mover;

  self->game->apply (self->ruleset, self->state, action, NULL);
  mover = tablee_game_to_move (self->ruleset, self->state);
  self->turns += mover != self->mover;
  self->mover = mover;
}

/* Whether what follows need not be played. */
static bool
is_far_enough (const TableeSearch *self)
{
  if (self->mover == TABLEE_NOBODY || (self->horizon > 0 && self->turns >= self->horizon))
    return true;

  return self->thinking->settled != NULL && self->thinking->settled (self->ruleset, self->view, self->state);
}

static void
enter (TableeSearch *self,
       uint32_t      node)
{
  self->path[self->depth++] = node;
  apply (self, tablee_search_node_action (&self->tree.nodes[node]));
}

static TableeSearchChoice
choice_of (const TableeSearch *self,
           const TableeAction *actions,
           size_t              count)
{
  const TableeThinking *thinking = self->thinking;

  return (TableeSearchChoice){
    .seat = self->mover,
    .outcome = thinking->outcome != NULL ? thinking->outcome (self->ruleset, self->state) : 0,
    .actions = actions,
    .count = count,
  };
}

/* The child of @parent that is tried; 0 if the tree has none and no room for any. */
static uint32_t
choose_child (TableeSearch *self,
              uint32_t      parent)
{
  size_t count = self->game->legal (self->ruleset, self->state, self->actions);
  TableeSearchChoice choice = choice_of (self, self->actions, count);
  size_t missing = tablee_search_tree_find (&self->tree, parent, &choice, self->children);
  size_t chosen;

  if (missing > 0 && self->tree.count < self->tree.capacity)
    {
      find_looks (self, self->actions, count);
      tablee_search_tree_grow (&self->tree, parent, &choice, self->weights, self->children);
    }
  chosen = tablee_search_tree_select (&self->tree, &self->settings, self->children, count);

  return chosen < count ? self->children[chosen] : 0;
}

static size_t
select_action (TableeSearch *self)
{
  return tablee_search_tree_select (&self->tree, &self->settings, self->root_children, self->root_count);
}

/* Goes down to a node of which little is known, behind the action at place @tried. */
static void
descend (TableeSearch *self,
         size_t        tried)
{
  uint32_t node = self->root_children[tried];

  self->tried = tried;
  self->depth = 0;
  imagine_truth (self, &self->tree.nodes[node]);
  enter (self, node);
  while (self->tree.nodes[node].visits >= self->ripe && self->depth < MAX_DEPTH && !is_far_enough (self))
    {
      node = choose_child (self, node);
      if (node == 0)
        break;
      enter (self, node);
    }
}

/* All that it needs in its hands: this is where plain playouts spend their time. */
static void
play_randomly (TableeSearch *self)
{
  const TableeRuleset *ruleset = self->ruleset;
  const TableeGame *game = self->game;
  TableeAction *actions = self->actions;
  void *state = self->state;
  TableeRandom chance = self->chance;
  size_t count;

  while ((count = game->legal (ruleset, state, actions)) > 0)
    game->apply (ruleset, state, actions[tablee_random_below (&chance, (uint32_t) count)], NULL);
  self->mover = TABLEE_NOBODY;
}

static void
play_on (TableeSearch *self)
{
  const TableeSearchSettings *settings = &self->settings;

  for (int decisions = 0; !is_far_enough (self); decisions++)
    {
      size_t count;

      if (settings->decisions > 0 && decisions == settings->decisions)
        return;

      count = self->game->legal (self->ruleset, self->state, self->actions);
      if (count == 1)
        apply (self, self->actions[0]);
      else if (settings->epsilon > 0 && tablee_random_real (&self->chance) < settings->epsilon)
        apply (self, self->actions[tablee_random_below (&self->chance, (uint32_t) count)]);
      else
        apply (self, tablee_policy_play (&self->policy, self->state, self->mover, self->actions, count, self->weights));
    }
}

/* Nothing to look out for on the way. */
static bool
is_plain (const TableeSearch *self)
{
  return self->settings.epsilon >= 1 && self->settings.turns == 0 && self->settings.decisions == 0 &&
         self->thinking->settled == NULL;
}

/* Each seat counts its own rewards. */
static void
remember (TableeSearch *self,
          const double *rewards)
{
  for (size_t i = 0; i < self->depth; i++)
    {
      TableeSearchNode *node = &self->tree.nodes[self->path[i]];

      node->visits++;
      node->mean += ((float) rewards[tablee_search_node_seat (node)] - node->mean) / (float) node->visits;
    }
  for (int seat = 0; seat < self->ruleset->seats; seat++)
    self->outlooks[self->tried].sums[seat] += rewards[seat];
}

static void
iterate (TableeSearch *self,
         size_t        tried)
{
  double rewards[TABLEE_MAX_SEATS];

  descend (self, tried);
  if (is_plain (self))
    play_randomly (self);
  else
    play_on (self);
  tablee_policy_judge (&self->policy, self->state, self->mover, rewards);
  remember (self, rewards);
  self->done++;
}

void
tablee_search_run (TableeSearch *self,
                   uint32_t      iterations)
{
  for (; iterations > 0; iterations--)
    iterate (self, select_action (self));
}

void
tablee_search_try (TableeSearch *self,
                   size_t        place,
                   uint32_t      iterations)
{
  /* Selected all the same, since that makes all actions available once more. */
  for (; iterations > 0; iterations--)
    {
      select_action (self);
      iterate (self, place);
    }
}

/*
 * Beginning
 */

/* Alone the seat that decides never changes: there decisions are counted instead. */
static void
set_horizon (TableeSearch *self)
{
  int seats = self->ruleset->seats;

  if (seats > 1)
    self->horizon = (self->settings.turns * seats + 1) / 2;
  else if (self->settings.decisions == 0)
    self->settings.decisions = self->settings.turns * LONE_CHANGE;
}

static void
begin (TableeSearch       *self,
       const void         *view,
       const TableeRandom *random)
{
  TableeSearchChoice choice;

  self->random = *random;
  self->truths = tablee_random_next (&self->random);
  memcpy (self->view, view, self->game->state_size);
  memcpy (self->state, view, self->game->state_size);
  memset (self->merged, 0, self->root_count * sizeof *self->merged);
  memset (self->outlooks, 0, self->root_count * sizeof *self->outlooks);
  self->mover = self->seat;
  tablee_policy_init (&self->policy, self->thoughts, self->ruleset, view);
  find_looks (self, self->root_actions, self->root_count);
  choice = choice_of (self, self->root_actions, self->root_count);
  tablee_search_tree_find (&self->tree, 0, &choice, self->root_children);
  tablee_search_tree_grow (&self->tree, 0, &choice, self->weights, self->root_children);
}

TableeSearch *
tablee_search_init (void                       *memory,
                    size_t                      size,
                    const TableeRuleset        *ruleset,
                    const void                 *view,
                    int                         seat,
                    const TableeSearchSettings *settings,
                    const TableeRandom         *random)
{
  const TableeGame *game = ruleset->game;
  Arena arena = { .memory = memory };
  TableeSearch *self;
  size_t nodes;

  if (size < fixed_size (game))
    return NULL;

  self = take (&arena, sizeof *self);
  memset (self, 0, sizeof *self);
  self->ruleset = ruleset;
  self->game = game;
  self->thinking = tablee_policy_thinking (game);
  self->settings = settings != NULL ? *settings : self->thinking->settings;
  self->ripe = self->settings.ripe > 1 ? (uint32_t) self->settings.ripe : 1;
  set_horizon (self);
  self->seat = seat;
  lay_out (&arena, game, self);

  self->root_count = game->legal (ruleset, view, self->root_actions);
  nodes = (size - arena.used) / sizeof (TableeSearchNode);
  if (nodes < self->root_count + 1)
    return NULL;
  tablee_search_tree_init (&self->tree, (TableeSearchNode *) (void *) (arena.memory + arena.used),
                           nodes < UINT32_MAX ? (uint32_t) nodes : UINT32_MAX);
  begin (self, view, random);

  return self;
}

/*
 * What came of it
 */

uint64_t
tablee_search_done (const TableeSearch *self)
{
  return self->done;
}

size_t
tablee_search_nodes (const TableeSearch *self)
{
  return self->tree.count;
}

size_t
tablee_search_capacity (const TableeSearch *self)
{
  return self->tree.capacity;
}

static const TableeSearchNode *
root_child (const TableeSearch *self,
            size_t              place)
{
  return &self->tree.nodes[self->root_children[place]];
}

static double
sum_of (const TableeSearchNode *node)
{
  return (double) node->mean * node->visits;
}

static bool
is_same_decision (const TableeSearch *a,
                  const TableeSearch *b)
{
  return a->ruleset->checksum == b->ruleset->checksum && a->seat == b->seat && a->game == b->game &&
         memcmp (a->view, b->view, a->game->state_size) == 0;
}

bool
tablee_search_merge (TableeSearch       *self,
                     const TableeSearch *other)
{
  if (self == other || !is_same_decision (self, other))
    return false;

  for (size_t i = 0; i < self->root_count; i++)
    {
      const TableeSearchNode *node = root_child (other, i);

      self->merged[i].visits += node->visits + other->merged[i].visits;
      self->merged[i].sum += sum_of (node) + other->merged[i].sum;
      for (int seat = 0; seat < self->ruleset->seats; seat++)
        self->outlooks[i].sums[seat] += other->outlooks[i].sums[seat];
    }

  return true;
}

size_t
tablee_search_count (const TableeSearch *self)
{
  return self->root_count;
}

TableeSearchAdvice
tablee_search_advice_on (const TableeSearch *self,
                         size_t              place)
{
  const TableeSearchNode *node = root_child (self, place);
  uint64_t visits = node->visits + self->merged[place].visits;

  return (TableeSearchAdvice){
    .action = tablee_search_node_action (node),
    .visits = visits,
    .mean = visits > 0 ? (sum_of (node) + self->merged[place].sum) / (double) visits : 0,
    .look = exp ((double) node->look),
  };
}

size_t
tablee_search_advice (const TableeSearch *self,
                      TableeSearchAdvice *advice)
{
  for (size_t i = 0; i < self->root_count; i++)
    advice[i] = tablee_search_advice_on (self, i);

  return self->root_count;
}

void
tablee_search_outlook (const TableeSearch *self,
                       size_t              place,
                       double             *rewards)
{
  uint64_t visits = tablee_search_advice_on (self, place).visits;

  for (int seat = 0; seat < self->ruleset->seats; seat++)
    rewards[seat] = visits > 0 ? self->outlooks[place].sums[seat] / (double) visits : 0;
}

static bool
is_better (const TableeSearchAdvice *a,
           const TableeSearchAdvice *b)
{
  if (a->visits != b->visits)
    return a->visits > b->visits;
  if (a->mean > b->mean || a->mean < b->mean)
    return a->mean > b->mean;

  return a->look > b->look;
}

TableeAction
tablee_search_best (const TableeSearch *self)
{
  TableeSearchAdvice best = tablee_search_advice_on (self, 0);

  for (size_t i = 1; i < self->root_count; i++)
    {
      TableeSearchAdvice advice = tablee_search_advice_on (self, i);

      if (is_better (&advice, &best))
        best = advice;
    }

  return best.action;
}

/*
 * Comparing
 */

/* The place that was tried most, but for @but. Of equals the one that looked better. */
static size_t
find_most_tried (const TableeSearch *self,
                 size_t              but)
{
  size_t most = but == 0 ? 1 : 0;

  for (size_t i = most + 1; i < self->root_count; i++)
    {
      const TableeSearchNode *node = root_child (self, i);
      const TableeSearchNode *best = root_child (self, most);

      if (i != but && (node->visits > best->visits || (node->visits == best->visits && node->look > best->look)))
        most = i;
    }

  return most;
}

static bool
are_akin (const TableeSearch *self,
          size_t              one,
          size_t              other)
{
  return self->thinking->akin != NULL &&
         self->thinking->akin (self->ruleset, self->view, tablee_search_advice_on (self, one).action, tablee_search_advice_on (self, other).action);
}

/* What was tried most of what is no other way to do @best; if there is no such thing, of all else. */
static size_t
find_next (const TableeSearch *self,
           size_t              best)
{
  size_t next = find_most_tried (self, best);
  bool akin = are_akin (self, best, next);

  for (size_t i = 0; akin && i < self->root_count; i++)
    if (i != best && !are_akin (self, best, i) &&
        (are_akin (self, best, next) || root_child (self, i)->visits > root_child (self, next)->visits))
      next = i;

  return next;
}

static size_t
find_least_tried (const TableeSearch *self)
{
  size_t least = 0;

  for (size_t i = 1; i < self->root_count; i++)
    if (root_child (self, i)->visits < root_child (self, least)->visits)
      least = i;

  return least;
}

/* What is compared once the two best are: of few actions each of the others, of many the one that stops. */
static size_t
find_other (const TableeSearch *self)
{
  size_t stop = 0;

  if (self->root_count <= COMPARED)
    return find_least_tried (self);
  if (self->thinking->stops == NULL)
    return find_most_tried (self, self->root_count);

  while (stop < self->root_count && !self->thinking->stops (tablee_search_advice_on (self, stop).action))
    stop++;

  return stop < self->root_count ? stop : find_most_tried (self, self->root_count);
}

bool
tablee_search_compare (TableeSearch *self,
                       uint32_t      wanted,
                       uint32_t      iterations)
{
  size_t best;
  size_t next;
  uint32_t limit;
  uint32_t visits;

  if (self->root_count < 2)
    return false;

  best = find_most_tried (self, self->root_count);
  next = find_next (self, best);
  limit = root_child (self, best)->visits;
  limit = wanted < limit ? wanted : limit;
  if (root_child (self, next)->visits >= limit)
    {
      next = find_other (self);
      limit /= OTHERS_PART;
    }
  visits = root_child (self, next)->visits;
  if (visits >= limit)
    return false;

  tablee_search_try (self, next, iterations < limit - visits ? iterations : limit - visits);

  return true;
}
