/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The decisions of a recorded game, as those saw them who made them. */
#include "choice.h"

static void
choice_free (gpointer data)
{
  TableeChoice *choice = data;

  tablee_decision_unref (choice->decision);
  g_free (choice);
}

/* Other dice than those of the computer players: else the search would find again what a master found, mistakes included. */
static guint64
dice_for_review (const TableeCourse *course,
                 guint               number)
{
  TableeRandom random;

  tablee_random_seed (&random, ~(tablee_course_get_dice (course) + number));

  return tablee_random_next (&random);
}

static TableeDecision *
look_back (const TableeCourse *course,
           guint               number,
           int                 seat)
{
  TableeRuleset *ruleset = tablee_course_get_ruleset (course);
  g_autofree void *view = g_malloc (ruleset->game->state_size);

  tablee_game_log_look (tablee_course_get_log (course), number, seat, view);

  return tablee_decision_new (ruleset, view, seat, dice_for_review (course, number), 0);
}

static gboolean
was_forced (TableeDecision *decision)
{
  gsize count;

  tablee_decision_get_actions (decision, &count);

  return count < 2;
}

GPtrArray *
tablee_choices_find (const TableeCourse *course,
                     int                 viewer,
                     guint               end)
{
  GPtrArray *choices;

  g_return_val_if_fail (course != NULL, NULL);

  choices = g_ptr_array_new_with_free_func (choice_free);
  /* Of what was chosen elsewhere nothing is told but what came of it. */
  for (guint i = 0; i < end && !tablee_course_is_told (course); i++)
    {
      const TableeLogItem *item = tablee_game_log_get_item (tablee_course_get_log (course), i);
      g_autoptr (TableeDecision) decision = NULL;
      TableeChoice *choice;

      if (viewer != TABLEE_VIEWER_ALL && item->seat != viewer)
        continue;
      decision = look_back (course, i, item->seat);
      if (was_forced (decision))
        continue;

      choice = g_new (TableeChoice, 1);
      *choice = (TableeChoice){ .number = i, .played = item->action, .decision = g_steal_pointer (&decision) };
      g_ptr_array_add (choices, choice);
    }

  return choices;
}
