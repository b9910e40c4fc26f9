/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player is asked, for threads to share. */
#include "player.h"

#include "notation/option.h"

#include <string.h>

struct _TableeDecision
{
  gatomicrefcount  references;
  TableeRuleset   *ruleset;
  int              seat;
  guint64          seed;
  guint            cap;
  gsize            count;
  TableeAction    *actions;
  void            *view;
};

G_DEFINE_BOXED_TYPE (TableeDecision, tablee_decision, tablee_decision_ref, tablee_decision_unref)

TableeDecision *
tablee_decision_new (TableeRuleset *ruleset,
                     const void    *view,
                     int            seat,
                     guint64        seed,
                     guint          cap)
{
  TableeDecision *self;

  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < ruleset->seats, NULL);

  self = g_new0 (TableeDecision, 1);
  g_atomic_ref_count_init (&self->references);
  self->ruleset = tablee_ruleset_ref (ruleset);
  self->seat = seat;
  self->seed = seed;
  self->cap = cap;
  self->actions = g_new (TableeAction, ruleset->game->max_actions);
  self->count = ruleset->game->legal (ruleset, view, self->actions);
  self->view = g_memdup2 (view, ruleset->game->state_size);

  return self;
}

TableeDecision *
tablee_decision_ref (TableeDecision *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->references);

  return self;
}

void
tablee_decision_unref (TableeDecision *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->references))
    return;

  tablee_ruleset_unref (self->ruleset);
  g_free (self->actions);
  g_free (self->view);
  g_free (self);
}

const TableeRuleset *
tablee_decision_get_ruleset (const TableeDecision *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->ruleset;
}

const void *
tablee_decision_get_view (const TableeDecision *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->view;
}

int
tablee_decision_get_seat (const TableeDecision *self)
{
  g_return_val_if_fail (self != NULL, TABLEE_NOBODY);

  return self->seat;
}

guint64
tablee_decision_get_seed (const TableeDecision *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->seed;
}

guint
tablee_decision_get_cap (const TableeDecision *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->cap;
}

const TableeAction *
tablee_decision_get_actions (const TableeDecision *self,
                             gsize                *count)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (count != NULL, NULL);

  *count = self->count;

  return self->actions;
}

gboolean
tablee_decision_forfeits (const TableeDecision *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  const TableeGame *game = self->ruleset->game;

  return self->count == 1 && game->forfeits != NULL && game->forfeits (self->ruleset, self->view, self->actions[0]);
}

gboolean
tablee_decision_find_idle (const TableeRuleset *ruleset,
                           const void          *view,
                           const TableeAction  *actions,
                           gsize                count,
                           TableeAction        *idle)
{
  g_return_val_if_fail (ruleset != NULL, FALSE);
  g_return_val_if_fail (idle != NULL, FALSE);

  if (ruleset->game->idle == NULL || count < 2)
    return FALSE;

  for (gsize i = 0; i < count; i++)
    if (ruleset->game->idle (ruleset, view, actions[i]))
      {
        *idle = actions[i];
        return TRUE;
      }

  return FALSE;
}

gboolean
tablee_decision_is_idle (const TableeDecision *self,
                         TableeAction         *action)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return tablee_decision_find_idle (self->ruleset, self->view, self->actions, self->count, action);
}
