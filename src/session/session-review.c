/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-session-private.h"

/* A game that nobody plays any more: its log's head goes where the one who looks wants it; and what was decided in it. */

guint
tablee_game_session_get_n_actions (TableeGameSession *self)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), 0);

  return tablee_game_log_get_length (tablee_course_get_log (self->course));
}

void
tablee_game_session_look_at (TableeGameSession *self,
                             guint              n)
{
  g_autofree TableeEvent *events = NULL;
  guint n_events = 0;
  guint head;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (self));
  g_return_if_fail (!self->started);
  g_return_if_fail (n <= tablee_game_log_get_length (tablee_course_get_log (self->course)));

  head = tablee_game_log_get_head (tablee_course_get_log (self->course));
  if (n == head)
    return;

  if (n == head + 1)
    events = tablee_game_log_dup_events (tablee_course_get_log (self->course), head, &n_events);
  tablee_course_go_to (self->course, n);
  tablee_game_session_moved (self);
  tablee_game_session_tell_change (self, events, n_events);
}

static void
choice_free (gpointer data)
{
  TableeChoice *choice = data;

  tablee_decision_unref (choice->decision);
  g_free (choice);
}

/* Other dice than those of the computer players: else the search would find again what a master found, mistakes included. */
static guint64
dice_for_review (TableeGameSession *self,
                 guint              number)
{
  TableeRandom random;

  tablee_random_seed (&random, ~(tablee_course_get_dice (self->course) + number));

  return tablee_random_next (&random);
}

static TableeDecision *
look_back (TableeGameSession *self,
           guint              number,
           int                seat)
{
  const TableeGame *game = self->ruleset->game;
  g_autofree void *view = g_memdup2 (tablee_game_log_get_state (tablee_course_get_log (self->course), number), game->state_size);

  game->conceal (self->ruleset, view, seat);

  return tablee_decision_new (self->ruleset, view, seat, dice_for_review (self, number), 0);
}

static gboolean
was_forced (TableeDecision *decision)
{
  gsize count;

  tablee_decision_get_actions (decision, &count);

  return count < 2;
}

/* What can still be undone for free is not yet decided for good: nobody is told how good it was. */
static guint
count_decided (TableeGameSession *self)
{
  int target = tablee_game_session_undo_target (self);

  return target >= 0 ? (guint) target : tablee_game_log_get_head (tablee_course_get_log (self->course));
}

GPtrArray *
tablee_game_session_dup_choices (TableeGameSession *self)
{
  GPtrArray *choices;
  guint decided;

  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (self), NULL);

  choices = g_ptr_array_new_with_free_func (choice_free);
  decided = count_decided (self);
  for (guint i = 0; i < decided; i++)
    {
      const TableeLogItem *item = tablee_game_log_get_item (tablee_course_get_log (self->course), i);
      g_autoptr (TableeDecision) decision = NULL;
      TableeChoice *choice;

      if (tablee_viewpoint_get_viewer (self->viewpoint) != TABLEE_VIEWER_ALL && item->seat != tablee_viewpoint_get_viewer (self->viewpoint))
        continue;
      decision = look_back (self, i, item->seat);
      if (was_forced (decision))
        continue;

      choice = g_new (TableeChoice, 1);
      *choice = (TableeChoice){ .number = i, .played = item->action, .decision = g_steal_pointer (&decision) };
      g_ptr_array_add (choices, choice);
    }

  return choices;
}
