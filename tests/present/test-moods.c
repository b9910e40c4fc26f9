/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen on faces, in whole games of all kinds: every rule of every game holds at some time, moods do not hang on who looks on, and
 * what nobody thought of leaves faces calm. */
#include "config.h"

#include "ai/thought.h"
#include "games/catalogue.h"
#include "notation/notation.h"
#include "present/mood-rules.h"
#include "present/present.h"

enum
{
  MOST_GAMES = 100,
  MAX_DECISIONS = 100000,
};

static const char *const names[TABLEE_MAX_SEATS] = { "" };

static guint
count_rules (const TableePresent *present)
{
  guint count = 0;

  while (present->moods != NULL && present->moods[count].mood != TABLEE_MOOD_CALM)
    count++;

  return count;
}

/* Alone: whether the rule says something of this event that no rule before it does. */
static gboolean
holds (const TableePresentContext *context,
       const TableeMoodRule       *rule,
       const TableeEvent          *event)
{
  if (rule->kind != event->kind || (rule->fits != NULL && !rule->fits (context, event)))
    return FALSE;

  for (int seat = 0; seat < context->ruleset->seats; seat++)
    {
      gboolean about = rule->whose == TABLEE_MOOD_OF_OTHERS  ? event->seat != seat
                       : rule->whose == TABLEE_MOOD_OF_FOUND ? rule->find (event) == seat
                                                             : event->seat == seat;

      if (about && tablee_mood_rules_find (context, event, seat) == rule->mood)
        return TRUE;
    }

  return FALSE;
}

/* The same to everybody. */
static void
check_viewers (const TableePresentContext *context,
               const TableeEvent          *event)
{
  for (int viewer = TABLEE_NOBODY; viewer < context->ruleset->seats; viewer++)
    {
      TableeEvent seen = *event;

      tablee_event_conceal (&seen, viewer);
      for (int seat = 0; seat < context->ruleset->seats; seat++)
        g_assert_cmpint (tablee_mood_rules_find (context, event, seat), ==, tablee_mood_rules_find (context, &seen, seat));
    }
}

static void
look_at (const TableePresentContext *context,
         const TableeEventList      *events,
         gboolean                   *seen)
{
  const TableePresent *present = tablee_present_for_game (context->ruleset->game);

  for (gsize i = 0; i < events->count; i++)
    {
      check_viewers (context, &events->items[i]);
      for (guint rule = 0; rule < count_rules (present); rule++)
        seen[rule] |= holds (context, &present->moods[rule], &events->items[i]);
    }
}

static void
play (const TableeRuleset *ruleset,
      guint                seed,
      gboolean            *seen)
{
  const TableeGame *game = ruleset->game;
  TableePresentContext context = { ruleset, names, 0 };
  g_autofree void *state = g_malloc0 (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  g_autofree TableeEvent *items = g_new (TableeEvent, game->max_events);
  g_autofree void *view = g_malloc0 (game->state_size);
  g_autofree void *memory = g_malloc (tablee_thought_decide_size (TABLEE_LEVEL_EASY, game));
  TableeEventList events = { items, game->max_events, 0 };
  TableeRandom dice;
  gsize count;
  guint decisions = 0;

  tablee_random_seed (&dice, seed);
  game->deal (ruleset, state, &dice, &events);
  while ((count = game->legal (ruleset, state, actions)) > 0)
    {
      int seat = tablee_game_to_move (ruleset, state);
      TableeAction action = actions[tablee_random_below (&dice, (uint32_t) count)];

      /* At random some things hardly happen, and others with sense. */
      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, seat);
      if (seed % 2 == 0)
        action = tablee_thought_decide (memory, ruleset, view, TABLEE_LEVEL_EASY, TABLEE_TEMPER_STEADY, &dice);
      g_assert_cmpuint (decisions++, <, MAX_DECISIONS);
      look_at (&context, &events, seen);
      events.count = 0;
      game->apply (ruleset, state, action, &events);
    }
  look_at (&context, &events, seen);
}

static gboolean
is_missing (const gboolean *seen,
            guint           count)
{
  for (guint i = 0; i < count; i++)
    if (!seen[i])
      return TRUE;

  return FALSE;
}

static void
test_game (gconstpointer data)
{
  const TableeGame *game = data;
  guint count = count_rules (tablee_present_for_game (game));
  g_autofree gboolean *seen = g_new0 (gboolean, MAX (count, 1));

  for (guint seed = 1; seed <= MOST_GAMES && is_missing (seen, count); seed++)
    {
      int seats = game->min_seats + (int) seed % (game->max_seats - game->min_seats + 1);
      g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, seats, NULL, NULL);

      play (ruleset, seed, seen);
    }
  for (guint i = 0; i < count; i++)
    {
      g_test_message ("rule %u: %s", i, seen[i] ? "seen" : "never");
      g_assert_true (seen[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; tablee_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/present/moods/", tablee_games[i]->id, NULL);

      g_test_add_data_func (path, tablee_games[i], test_game);
    }

  return g_test_run ();
}
