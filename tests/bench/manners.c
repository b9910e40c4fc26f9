/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * How a computer player behaves while it thinks at the highest level: how long it takes in the end, how soon it leaves off when it
 * is cancelled in the middle, how exactly a cap of time is kept, and for how long the main loop, which draws the window, is ever
 * held up meanwhile. The longest of a number of decisions of random games each; milliseconds.
 */
#include "games/catalogue.h"
#include "notation/notation.h"
#include "session/player.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum
{
  DECISIONS = 24,     /* of each game and number of seats */
  SKIPPED = 17,       /* decisions made at random between them */
  LOOP_MS = 4,        /* how often the main loop has something to do */
  IDLE_POLLS = 4,
};

static const guint caps[] = { 5, 20, 100 };

typedef struct
{
  GMainLoop *loop;
  gint64     began;
  gint64     ended;      /* when the answer came */
  gint64     last_turn;  /* of the main loop */
  gint64     held_up;    /* longest time between two turns of the main loop, without what was asked for */
} Watch;

static gboolean
turn_cb (gpointer user_data)
{
  Watch *watch = user_data;
  gint64 now = g_get_monotonic_time ();

  watch->held_up = MAX (watch->held_up, now - watch->last_turn - LOOP_MS * 1000);
  watch->last_turn = now;

  return G_SOURCE_CONTINUE;
}

static void
decided_cb (GObject      *player,
            GAsyncResult *result,
            gpointer      user_data)
{
  Watch *watch = user_data;
  TableeAction action;

  tablee_player_decide_finish (TABLEE_PLAYER (player), result, &action, NULL);
  watch->ended = g_get_monotonic_time ();
  g_main_loop_quit (watch->loop);
}

static gboolean
cancel_cb (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);

  return G_SOURCE_REMOVE;
}

static gint64
processor_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);

  return (gint64) time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

/* When the process last did something: until it has done nothing for a while. */
static gint64
wait_until_idle (void)
{
  gint64 last = g_get_monotonic_time ();
  int idle = 0;

  while (idle < IDLE_POLLS)
    {
      gint64 before = processor_time ();

      g_usleep (1000);
      if (processor_time () - before > 300)
        {
          last = g_get_monotonic_time ();
          idle = 0;
        }
      else
        idle++;
    }

  return last;
}

/* Returns microseconds until the answer. @cancel_after: microseconds; negative: never. */
static gint64
decide (TableePlayer   *player,
        TableeDecision *decision,
        gint64          cancel_after,
        gint64         *left_off,
        gint64         *held_up)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Watch watch = { .loop = loop, .began = g_get_monotonic_time () };
  guint turns = g_timeout_add_full (G_PRIORITY_HIGH, LOOP_MS, turn_cb, &watch, NULL);

  watch.last_turn = watch.began;
  if (cancel_after >= 0)
    g_timeout_add_full (G_PRIORITY_HIGH, (guint) (cancel_after / 1000), cancel_cb, g_object_ref (cancellable), g_object_unref);
  tablee_player_decide_async (player, decision, cancellable, decided_cb, &watch);
  g_main_loop_run (loop);
  g_source_remove (turns);
  *held_up = MAX (*held_up, watch.held_up);
  if (left_off != NULL)
    *left_off = wait_until_idle () - watch.ended;
  while (g_main_context_iteration (NULL, FALSE))
    continue;

  return watch.ended - watch.began;
}

typedef struct
{
  gint64 whole;                       /* longest thought */
  gint64 left_off;                    /* after cancelling: until the threads did nothing any more */
  gint64 over[G_N_ELEMENTS (caps)];   /* longest time beyond the cap; of thoughts that are longer than it */
  gboolean capped[G_N_ELEMENTS (caps)];
  gint64 held_up;
} Manners;

static void
measure (TableeRuleset *ruleset,
         const void    *view,
         int            seat,
         guint64        seed,
         Manners       *manners)
{
  g_autoptr (TableePlayer) player = tablee_computer_new (TABLEE_LEVEL_MASTER, TABLEE_TEMPER_STEADY, 0);
  g_autoptr (TableeDecision) decision = tablee_decision_new (ruleset, view, seat, seed, 0);
  gint64 whole = decide (player, decision, -1, NULL, &manners->held_up);
  gint64 left_off = 0;

  manners->whole = MAX (manners->whole, whole);
  decide (player, decision, whole / 2, &left_off, &manners->held_up);
  manners->left_off = MAX (manners->left_off, left_off);
  for (gsize i = 0; i < G_N_ELEMENTS (caps); i++)
    if (whole > (gint64) caps[i] * 1500)
      {
        g_autoptr (TableeDecision) capped = tablee_decision_new (ruleset, view, seat, seed, caps[i]);
        gint64 time = decide (player, capped, -1, NULL, &manners->held_up);

        manners->over[i] = MAX (manners->over[i], time - (gint64) caps[i] * 1000);
        manners->capped[i] = TRUE;
      }
}

static void
measure_game (const TableeGame *game,
              int               seats)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (game, seats, NULL, NULL);
  g_autofree void *state = g_malloc (game->state_size);
  g_autofree void *view = g_malloc (game->state_size);
  g_autofree TableeAction *actions = g_new (TableeAction, game->max_actions);
  Manners manners = { 0 };
  TableeRandom random;
  int measured = 0;

  tablee_random_seed (&random, 1);
  game->deal (ruleset, state, &random, NULL);
  for (int i = 1; measured < DECISIONS; i++)
    {
      int seat = tablee_game_to_move (ruleset, state);
      gsize count;

      if (seat == TABLEE_NOBODY)
        {
          game->deal (ruleset, state, &random, NULL);
          continue;
        }
      memcpy (view, state, game->state_size);
      game->conceal (ruleset, view, seat);
      count = game->legal (ruleset, state, actions);
      if (i % SKIPPED == 0 && count > 1)
        {
          measure (ruleset, view, seat, (guint64) i, &manners);
          measured++;
        }
      game->apply (ruleset, state, actions[tablee_random_below (&random, (guint32) count)], NULL);
    }

  printf ("%-22s %d seats  thought %7.1f  leaves off after %5.1f  main loop held up %5.1f  over the cap", game->id, seats,
          (double) manners.whole / 1000, (double) manners.left_off / 1000, (double) manners.held_up / 1000);
  for (gsize i = 0; i < G_N_ELEMENTS (caps); i++)
    if (manners.capped[i])
      printf ("  %u: %.1f", caps[i], (double) manners.over[i] / 1000);
  printf ("\n");
}

int
main (void)
{
  for (gsize i = 0; tablee_games[i] != NULL; i++)
    for (int seats = tablee_games[i]->min_seats; seats <= tablee_games[i]->max_seats; seats++)
      measure_game (tablee_games[i], seats);

  return EXIT_SUCCESS;
}
