/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/thinking.h"

/*
 * The tree of the search, in memory of the caller. A node is an action of the seat that decides after the actions before it,
 * whatever chance and hidden cards made of them: an information set, as far as the actions tell it (Cowling, Powley and
 * Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4, 2012: the single-observer tree). Which of its children
 * are legal differs from truth to truth; hence they count how often they were there to be chosen, beside how often they were.
 */
typedef struct
{
  uint64_t key;        /* seat that chose, outcome of chance before that, action: tablee_search_key() */
  uint32_t child;      /* the first; children rise by key; 0: none */
  uint32_t sibling;    /* the next; 0: none */
  uint32_t visits;
  uint32_t available;  /* visits of the parent in which it was legal */
  float    look;       /* how it looked beforehand: logarithm of its weight against the largest one */
  float    mean;       /* of the rewards of the seat */
} TableeSearchNode;

/* Two in a line of the cache: most of the time that the tree takes is spent waiting for it. */
_Static_assert (sizeof (TableeSearchNode) == 32, "a node fills half a cache line");

typedef struct
{
  TableeSearchNode *nodes;     /* the first is the decision that is searched */
  uint32_t          count;
  uint32_t          capacity;
} TableeSearchTree;

void     tablee_search_tree_init   (TableeSearchTree           *self,
                                    TableeSearchNode           *nodes,
                                    uint32_t                    capacity);

/* A decision below a node: the seat that decides, what chance did before it, and the legal actions, rising. */
typedef struct
{
  int                 seat;
  uint32_t            outcome;
  const TableeAction *actions;
  size_t              count;
} TableeSearchChoice;

/* Rises with the actions of a choice. Of the outcome the lower 24 bits count. */
static inline uint64_t
tablee_search_key (const TableeSearchChoice *choice,
                   size_t                    place)
{
  return (uint64_t) choice->outcome << 40 | (uint64_t) (uint8_t) choice->seat << 32 | choice->actions[place];
}

static inline int
tablee_search_node_seat (const TableeSearchNode *node)
{
  return (int) (node->key >> 32 & 0xff);
}

static inline TableeAction
tablee_search_node_action (const TableeSearchNode *node)
{
  return (TableeAction) node->key;
}

/* Finds the children of node @parent for the actions of @choice into @children. Returns how many are missing: their places are
 * 0. */
size_t   tablee_search_tree_find   (const TableeSearchTree     *self,
                                    uint32_t                    parent,
                                    const TableeSearchChoice   *choice,
                                    uint32_t                   *children);

/* Makes the children of @parent that are missing in @children, with @looks, as far as there is room; completes @children. */
void     tablee_search_tree_grow   (TableeSearchTree           *self,
                                    uint32_t                    parent,
                                    const TableeSearchChoice   *choice,
                                    const double               *looks,
                                    uint32_t                   *children);

/* The one of @children to try next, and all of them become available once more. Returns its place, or @count if all are 0. */
size_t   tablee_search_tree_select (TableeSearchTree           *self,
                                    const TableeSearchSettings *settings,
                                    const uint32_t             *children,
                                    size_t                      count);
