/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds in every game, whatever is played. */
#include "trial.h"

enum { SMALL_ACTIONS = 256 };  /* all of these are asked about */

Trial *
trial_new (const TableeSample *sample,
           TableeRuleset      *ruleset)
{
  const TableeGame *game = sample->game;
  Trial *self = g_new0 (Trial, 1);

  self->sample = sample;
  self->game = game;
  self->ruleset = ruleset;
  self->state = g_malloc0 (4 * game->state_size);
  self->work = self->state + game->state_size;
  self->view = self->work + game->state_size;
  self->other = self->view + game->state_size;
  self->actions = g_new0 (TableeAction, 2 * game->max_actions);
  self->seen = self->actions + game->max_actions;
  self->events = (TableeEventList){ g_new0 (TableeEvent, 2 * game->max_events), 2 * game->max_events, 0 };
  self->heard = (TableeEventList){ g_new0 (TableeEvent, game->max_events), game->max_events, 0 };

  return self;
}

void
trial_free (Trial *self)
{
  g_free (self->state);
  g_free (self->actions);
  g_free (self->events.items);
  g_free (self->heard.items);
  g_free (self);
}

void
trial_copy (const Trial *self,
            void        *to,
            const void  *from)
{
  memcpy (to, from, self->game->state_size);
}

void
trial_assert_same (const Trial *self,
                   const void  *a,
                   const void  *b)
{
  g_assert_cmpmem (a, self->game->state_size, b, self->game->state_size);
}

/*
 * What can be done
 */

void
trial_find_legal (Trial *self)
{
  self->count = self->game->legal (self->ruleset, self->state, self->actions);
  g_assert_cmpuint (self->count, <=, self->game->max_actions);
  g_assert_cmpint (self->count == 0, ==, tablee_game_over (self->ruleset, self->state));
  for (gsize i = 1; i < self->count; i++)
    g_assert_cmpuint (self->actions[i], >, self->actions[i - 1]);
}

void
trial_check_legal (Trial *self)
{
  const TableeGame *game = self->game;
  gsize next = 0;

  for (gsize i = 0; i < self->count; i++)
    g_assert_cmpint (game->check (self->ruleset, self->state, self->actions[i]), ==, TABLEE_REASON_NONE);

  for (TableeAction action = 0; action < SMALL_ACTIONS; action++)
    {
      while (next < self->count && self->actions[next] < action)
        next++;
      g_assert_cmpint (game->check (self->ruleset, self->state, action) == TABLEE_REASON_NONE, ==,
                       next < self->count && self->actions[next] == action);
    }
  g_assert_cmpint (game->check (self->ruleset, self->state, G_MAXUINT32), !=, TABLEE_REASON_NONE);
}

void
trial_check_refusal (Trial        *self,
                     TableeAction  action)
{
  gboolean listed = FALSE;

  for (gsize i = 0; i < self->count; i++)
    listed |= self->actions[i] == action;
  g_assert_cmpint (self->game->check (self->ruleset, self->state, action) == TABLEE_REASON_NONE, ==, listed);
}

void
trial_check_seat (Trial *self)
{
  int seat = tablee_game_to_move (self->ruleset, self->state);
  int phase = tablee_game_phase (self->ruleset, self->state);

  g_assert_cmpint (seat, <, self->ruleset->seats);
  g_assert_cmpint (seat, >=, TABLEE_NOBODY);
  for (int i = 0; i <= phase; i++)
    g_assert_nonnull (self->game->phases[i]);
  g_assert_cmpint (g_str_equal (self->game->phases[phase], "over"), ==, seat == TABLEE_NOBODY);
}

void
trial_check_score (Trial      *self,
                   const void *state)
{
  TableeScoreSheet sheet;
  gboolean won = FALSE;

  self->game->score (self->ruleset, state, &sheet);
  g_assert_cmpint (sheet.columns, ==, self->ruleset->seats + (sheet.extra_column != NULL));
  g_assert_cmpint (sheet.over, ==, tablee_game_over (self->ruleset, state));
  for (int column = 0; column < sheet.columns; column++)
    {
      gint64 sum = 0;

      for (int row = 0; row < sheet.rows; row++)
        sum += sheet.row[row].unknown[column] ? 0 : sheet.row[row].values[column];
      g_assert_cmpint (sum, ==, sheet.totals[column]);
      g_assert_cmpint (sheet.ranks[column], >=, 1);
      g_assert_cmpint (sheet.ranks[column], <=, sheet.columns);
      won |= sheet.winner[column];
    }
  g_assert_true (won);
}

/* What may end it is there, and has come about once it is over; who sees only a view of @state is told the same. */
static void
check_ending (const Trial *self,
              const void  *view)
{
  const TableeEnding ending = tablee_game_ending (self->ruleset, self->state);
  const TableeEnding seen = tablee_game_ending (self->ruleset, view);
  const gboolean over = tablee_game_over (self->ruleset, self->state);

  g_assert_cmpint (ending.ends, <=, TABLEE_MAX_ENDS);
  g_assert_cmpint (ending.ends, ==, seen.ends);
  g_assert_cmpint (ending.causes, ==, seen.causes);
  g_assert_true (!over || tablee_ending_cause (&ending) != NULL);
  for (int i = 0; i < ending.ends; i++)
    {
      g_assert_cmpstr (ending.end[i].id, ==, seen.end[i].id);
      g_assert_cmpint (ending.end[i].seat, ==, seen.end[i].seat);
      g_assert_cmpint (ending.end[i].done, ==, seen.end[i].done);
      g_assert_cmpint (ending.end[i].of, ==, seen.end[i].of);
      g_assert_cmpint (ending.end[i].seat, <, self->ruleset->seats);
      g_assert_cmpint (ending.end[i].done, >=, 0);
      g_assert_true ((ending.causes >> i & 1) == 0 || ending.end[i].done >= ending.end[i].of);
    }
}

/*
 * Views
 */

void
trial_check_view (Trial *self,
                  int    viewer)
{
  const TableeGame *game = self->game;

  trial_copy (self, self->view, self->state);
  game->conceal (self->ruleset, self->view, viewer);
  trial_copy (self, self->other, self->view);
  game->conceal (self->ruleset, self->other, viewer);
  trial_assert_same (self, self->other, self->view);

  trial_copy (self, self->other, self->state);
  self->sample->permute_hidden (self->ruleset, self->other, viewer, &self->random);
  self->sample->assert_sound (self->ruleset, self->other);
  game->conceal (self->ruleset, self->other, viewer);
  trial_assert_same (self, self->other, self->view);
  trial_check_score (self, self->view);
  check_ending (self, self->view);
}

void
trial_check_resampled (Trial *self,
                       int    seat)
{
  const TableeGame *game = self->game;

  trial_copy (self, self->other, self->view);
  game->resample (self->ruleset, self->other, seat, &self->random);
  self->sample->assert_sound (self->ruleset, self->other);
  trial_copy (self, self->work, self->other);
  game->conceal (self->ruleset, self->work, seat);
  trial_assert_same (self, self->work, self->view);
}

static int
get_total (Trial      *self,
           const void *state,
           int         seat)
{
  TableeScoreSheet sheet;

  self->game->score (self->ruleset, state, &sheet);

  return sheet.totals[seat];
}

/* What is passed without being asked, @idle, gives nothing up: whatever else is done in its place, and after that, gains nothing. */
static void
check_nothing_gained (Trial        *self,
                      TableeAction  idle)
{
  int seat = tablee_game_to_move (self->ruleset, self->state);
  int phase = tablee_game_phase (self->ruleset, self->state);
  int before = get_total (self, self->state, seat);
  gsize count = self->count;

  trial_copy (self, self->work, self->state);
  memcpy (self->seen, self->actions, count * sizeof self->seen[0]);
  while (count > 0 && tablee_game_to_move (self->ruleset, self->work) == seat && tablee_game_phase (self->ruleset, self->work) == phase)
    {
      TableeAction action = self->seen[tablee_random_below (&self->random, (guint32) count)];

      if (action == idle)
        break;

      self->game->apply (self->ruleset, self->work, action, NULL);
      g_assert_cmpint (get_total (self, self->work, seat), <=, before);
      count = self->game->legal (self->ruleset, self->work, self->seen);
    }
}

/* And nobody else learns anything from it. */
static void
check_nothing_shown (Trial        *self,
                     TableeAction  idle)
{
  int seat = tablee_game_to_move (self->ruleset, self->state);

  trial_copy (self, self->work, self->state);
  self->heard.count = 0;
  self->game->apply (self->ruleset, self->work, idle, &self->heard);
  g_assert_cmpuint (tablee_event_list_get_learners (&self->heard) & ~(1u << seat), ==, 0);
}

/* At most one action leaves things as they are, and everybody knows when it does: that it is played without being asked tells nothing
 * of what is hidden. */
static void
check_idle (Trial *self)
{
  int idle = 0;

  trial_copy (self, self->work, self->state);
  self->game->conceal (self->ruleset, self->work, TABLEE_NOBODY);
  for (gsize i = 0; i < self->count; i++)
    {
      bool passes = self->game->idle (self->ruleset, self->state, self->actions[i]);

      g_assert_cmpint (self->game->idle (self->ruleset, self->view, self->actions[i]), ==, passes);
      g_assert_cmpint (self->game->idle (self->ruleset, self->work, self->actions[i]), ==, passes);
      idle += passes;
    }
  g_assert_cmpint (idle, <=, 1);
  for (gsize i = 0; idle == 1 && self->count > 1 && i < self->count; i++)
    if (self->game->idle (self->ruleset, self->state, self->actions[i]))
      {
        check_nothing_gained (self, self->actions[i]);
        check_nothing_shown (self, self->actions[i]);
        self->idle++;
      }
}

void
trial_check_view_of_mover (Trial *self)
{
  gsize count = self->game->legal (self->ruleset, self->view, self->seen);

  g_assert_cmpmem (self->seen, count * sizeof self->seen[0], self->actions, self->count * sizeof self->actions[0]);
  g_assert_cmpint (tablee_game_to_move (self->ruleset, self->view), ==, tablee_game_to_move (self->ruleset, self->state));
  if (self->game->idle != NULL)
    check_idle (self);
}

/*
 * Playing
 */

void
trial_play (Trial        *self,
            TableeAction  action)
{
  const TableeGame *game = self->game;

  trial_copy (self, self->other, self->state);
  trial_copy (self, self->work, self->state);
  game->apply (self->ruleset, self->work, action, NULL);
  trial_assert_same (self, self->other, self->state);

  self->events.count = 0;
  game->apply (self->ruleset, self->state, action, &self->events);
  trial_assert_same (self, self->work, self->state);
  g_assert_cmpuint (self->events.count, >, 0);
  g_assert_cmpuint (self->events.count, <=, game->max_events);
  for (gsize i = 0; i < self->events.count; i++)
    {
      g_assert_cmpuint (self->events.items[i].kind, !=, 0);
      g_assert_false (self->events.items[i].concealed);
    }
}

void
trial_check_barrier (Trial        *self,
                     TableeAction  action,
                     int           seat)
{
  if ((tablee_event_list_get_learners (&self->events) >> seat & 1) != 0)
    return;

  trial_copy (self, self->view, self->other);
  self->game->conceal (self->ruleset, self->view, seat);
  self->game->resample (self->ruleset, self->view, seat, &self->random);
  if (self->game->check (self->ruleset, self->view, action) != TABLEE_REASON_NONE)
    return;

  self->game->apply (self->ruleset, self->view, action, NULL);
  self->game->conceal (self->ruleset, self->view, seat);

  trial_copy (self, self->work, self->state);
  self->game->conceal (self->ruleset, self->work, seat);
  trial_assert_same (self, self->work, self->view);
}

void
trial_check_heard (Trial        *self,
                   TableeAction  action,
                   int           viewer)
{
  gsize next = 0;

  trial_copy (self, self->view, self->other);
  self->sample->permute_hidden (self->ruleset, self->view, viewer, &self->random);
  if (self->game->check (self->ruleset, self->view, action) != TABLEE_REASON_NONE)
    return;

  self->heard.count = 0;
  self->game->apply (self->ruleset, self->view, action, &self->heard);
  for (; next < MIN (self->events.count, self->heard.count); next++)
    {
      TableeEvent here = self->events.items[next];
      TableeEvent there = self->heard.items[next];

      if (here.reveals || there.reveals)
        return;
      tablee_event_conceal (&here, viewer);
      tablee_event_conceal (&there, viewer);
      g_assert_cmpmem (&here, sizeof here, &there, sizeof there);
    }
  g_assert_cmpuint (self->events.count, ==, self->heard.count);
}
