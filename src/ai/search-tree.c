/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tree of the search: finding and growing nodes, and which action to try next. */
#include "search-tree.h"

#include <math.h>

void
tablee_search_tree_init (TableeSearchTree *self,
                         TableeSearchNode *nodes,
                         uint32_t          capacity)
{
  *self = (TableeSearchTree){ .nodes = nodes, .count = 1, .capacity = capacity };
  nodes[0] = (TableeSearchNode){ 0 };
}

/* Both lists rise: one pass. */
size_t
tablee_search_tree_find (const TableeSearchTree   *self,
                         uint32_t                  parent,
                         const TableeSearchChoice *choice,
                         uint32_t                 *children)
{
  uint32_t child = self->nodes[parent].child;
  size_t missing = 0;

  for (size_t i = 0; i < choice->count; i++)
    {
      uint64_t key = tablee_search_key (choice, i);

      while (child != 0 && self->nodes[child].key < key)
        child = self->nodes[child].sibling;
      children[i] = child != 0 && self->nodes[child].key == key ? child : 0;
      missing += children[i] == 0;
    }

  return missing;
}

void
tablee_search_tree_grow (TableeSearchTree         *self,
                         uint32_t                  parent,
                         const TableeSearchChoice *choice,
                         const double             *looks,
                         uint32_t                 *children)
{
  uint32_t *link = &self->nodes[parent].child;

  for (size_t i = 0; i < choice->count && self->count < self->capacity; i++)
    {
      uint64_t key = tablee_search_key (choice, i);

      while (*link != 0 && self->nodes[*link].key < key)
        link = &self->nodes[*link].sibling;
      if (children[i] != 0)
        continue;

      children[i] = self->count++;
      self->nodes[children[i]] = (TableeSearchNode){ .key = key, .sibling = *link, .look = (float) looks[i] };
      *link = children[i];
    }
}

/* What was never tried is taken for as good as what was. */
static double
mean_of_tried (const TableeSearchTree *self,
               const uint32_t         *children,
               size_t                  count)
{
  double sum = 0;
  uint32_t visits = 0;

  for (size_t i = 0; i < count; i++)
    if (children[i] != 0)
      {
        sum += (double) self->nodes[children[i]].mean * self->nodes[children[i]].visits;
        visits += self->nodes[children[i]].visits;
      }

  return visits > 0 ? sum / visits : 0;
}

/* UCB1 with availability in the place of the visits of the parent, and progressive bias (Chaslot and others, "Progressive
 * Strategies for Monte-Carlo Tree Search", NMNC 4, 2008), which fades with the visits. */
static double
urgency (const TableeSearchNode     *node,
         const TableeSearchSettings *settings,
         double                      mean)
{
  double visits = node->visits > 0 ? node->visits : 1;
  double value = node->visits > 0 ? (double) node->mean : mean;

  value += settings->exploration * sqrt ((double) logf ((float) node->available) / visits);

  return value + (settings->trust + settings->bias / (node->visits + 1)) * (double) node->look;
}

size_t
tablee_search_tree_select (TableeSearchTree           *self,
                           const TableeSearchSettings *settings,
                           const uint32_t             *children,
                           size_t                      count)
{
  double mean = mean_of_tried (self, children, count);
  double most = 0;
  size_t chosen = count;

  for (size_t i = 0; i < count; i++)
    {
      TableeSearchNode *node = &self->nodes[children[i]];
      double value;

      if (children[i] == 0)
        continue;
      node->available++;
      value = urgency (node, settings, mean);
      if (chosen == count || value > most)
        {
          chosen = i;
          most = value;
        }
    }

  return chosen;
}
