/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match.h"

#include "ai/thought.h"
#include "ai/search.h"

#include <math.h>
#include <string.h>

enum
{
  PROGRESS_INTERVAL = G_TIME_SPAN_MILLISECOND * 100,
  NODES_AN_ITERATION = 16,
  MAX_NODES = 4000000,
};

#define NORMAL_97_5 1.959963984540054

/* What the threads share: the next game, and the sums of those that are over. */
typedef struct
{
  const CliMatch *match;
  gint            next;
  gint            done;
  GMutex          lock;
  GCond           worker_ended;
  int             workers;
  CliMatchSums    sums;
} Work;

/* The memory of one thread. */
typedef struct
{
  void *state;
  void *view;
  void *scratch;
  void *search;       /* NULL if nobody searches */
  gsize search_size;
} Memory;

/* Who sits on @seat: place 0 begins on seat 0 and moves on by one from game to game. */
static int
place_of_seat (const CliMatch *match,
               int             index,
               int             seat)
{
  int seats = match->ruleset->seats;

  return (seat + seats - index % seats) % seats;
}

static int
count_winners (const TableeScoreSheet *sheet)
{
  int count = 0;

  for (int column = 0; column < sheet->columns; column++)
    count += sheet->winner[column];

  return count;
}

/* Adds a win to who is best among the seats, whoever without a seat may be better. */
static void
add_ahead (const CliMatch         *match,
           int                     index,
           const TableeScoreSheet *sheet,
           CliMatchSums           *sums)
{
  int seats = match->ruleset->seats;
  int best = sheet->ranks[0];
  int count = 0;

  for (int seat = 0; seat < seats; seat++)
    best = MIN (best, sheet->ranks[seat]);
  for (int seat = 0; seat < seats; seat++)
    count += sheet->ranks[seat] == best;
  for (int seat = 0; seat < seats; seat++)
    if (sheet->ranks[seat] == best)
      sums->ahead[place_of_seat (match, index, seat)] += CLI_MATCH_WIN / count;
}

static void
add_result (const CliMatch *match,
            int             index,
            const void     *state,
            CliMatchSums   *sums)
{
  TableeScoreSheet sheet;
  int winners;

  match->ruleset->game->score (match->ruleset, state, &sheet);
  winners = count_winners (&sheet);
  for (int seat = 0; seat < match->ruleset->seats; seat++)
    {
      int place = place_of_seat (match, index, seat);

      sums->wins[place] += sheet.winner[seat] ? CLI_MATCH_WIN / winners : 0;
      sums->points[place] += sheet.totals[seat];
      sums->squares[place] += (double) sheet.totals[seat] * (double) sheet.totals[seat];
    }
  add_ahead (match, index, &sheet, sums);
  sums->neutral += sheet.extra_column != NULL;
}

static TableeAction
decide (const CliMatch *match,
        int             place,
        int             seat,
        TableeRandom   *random,
        Memory         *memory)
{
  TableeSearch *search;

  if (match->iterations[place] == 0)
    return tablee_thought_decide (memory->scratch, match->ruleset, memory->view, match->levels[place], random);

  /* Forced moves cost no time. */
  if (match->ruleset->game->legal (match->ruleset, memory->view, memory->scratch) == 1)
    return *(TableeAction *) memory->scratch;

  search = tablee_search_init (memory->search, memory->search_size, match->ruleset, memory->view, seat, NULL, random);
  tablee_random_next (random);
  tablee_search_run (search, match->iterations[place]);

  return tablee_search_best (search);
}

static void
play_game (const CliMatch *match,
           int             index,
           Memory         *memory,
           CliMatchSums   *sums)
{
  const TableeRuleset *ruleset = match->ruleset;
  const TableeGame *game = ruleset->game;
  int last = TABLEE_NOBODY;
  TableeRandom deal;
  TableeRandom thought;
  int seat;

  /* What computers draw comes from elsewhere than what the game draws: they could know it otherwise. */
  tablee_random_seed (&deal, match->seed + (guint64) index);
  tablee_random_seed (&thought, ~(match->seed + (guint64) index));
  game->deal (ruleset, memory->state, &deal, NULL);

  while ((seat = game->to_move (ruleset, memory->state)) != TABLEE_NOBODY)
    {
      TableeAction action;

      memcpy (memory->view, memory->state, game->state_size);
      game->conceal (ruleset, memory->view, seat);
      action = decide (match, place_of_seat (match, index, seat), seat, &thought, memory);
      game->apply (ruleset, memory->state, action, NULL);
      sums->turns += seat != last;
      sums->decisions++;
      last = seat;
    }
  add_result (match, index, memory->state, sums);
}

static void
add_sums (CliMatchSums       *sums,
          const CliMatchSums *more)
{
  for (int i = 0; i < TABLEE_MAX_SEATS; i++)
    {
      sums->wins[i] += more->wins[i];
      sums->ahead[i] += more->ahead[i];
      sums->points[i] += more->points[i];
      sums->squares[i] += more->squares[i];
    }
  sums->turns += more->turns;
  sums->decisions += more->decisions;
  sums->neutral += more->neutral;
}

/* Nodes for the longest search; 0 if there is none. */
static gsize
count_nodes (const CliMatch *match)
{
  gsize most = 0;

  for (int place = 0; place < match->ruleset->seats; place++)
    most = MAX (most, match->iterations[place]);

  return most > 0 ? MIN (most * NODES_AN_ITERATION + match->ruleset->game->max_actions, MAX_NODES) : 0;
}

static gsize
scratch_size (const CliMatch *match)
{
  gsize most = 0;

  for (int place = 0; place < match->ruleset->seats; place++)
    most = MAX (most, tablee_thought_decide_size (match->levels[place], match->ruleset->game));

  return most;
}

static void
memory_init (Memory         *memory,
             const CliMatch *match)
{
  const TableeGame *game = match->ruleset->game;
  gsize nodes = count_nodes (match);

  *memory = (Memory){ g_malloc (game->state_size), g_malloc (game->state_size), g_malloc (scratch_size (match)) };
  if (nodes > 0)
    {
      memory->search_size = tablee_search_size (game, nodes);
      memory->search = g_malloc (memory->search_size);
    }
}

static void
memory_clear (Memory *memory)
{
  g_free (memory->state);
  g_free (memory->view);
  g_free (memory->scratch);
  g_free (memory->search);
}

static void
work_cb (gpointer data,
         gpointer user_data)
{
  Work *work = user_data;
  CliMatchSums sums = { 0 };
  Memory memory;
  int index;

  memory_init (&memory, work->match);

  while ((index = g_atomic_int_add (&work->next, 1)) < work->match->games)
    {
      play_game (work->match, index, &memory, &sums);
      g_atomic_int_inc (&work->done);
    }

  memory_clear (&memory);

  g_mutex_lock (&work->lock);
  add_sums (&work->sums, &sums);
  work->workers--;
  g_cond_signal (&work->worker_ended);
  g_mutex_unlock (&work->lock);
}

static void
wait_for_workers (Work             *work,
                  CliMatchProgress  progress)
{
  g_mutex_lock (&work->lock);
  while (work->workers > 0)
    {
      if (progress == NULL)
        g_cond_wait (&work->worker_ended, &work->lock);
      else
        g_cond_wait_until (&work->worker_ended, &work->lock, g_get_monotonic_time () + PROGRESS_INTERVAL);
      if (progress != NULL)
        progress (g_atomic_int_get (&work->done), work->match->games);
    }
  g_mutex_unlock (&work->lock);
}

void
cli_match_play (const CliMatch   *match,
                int               jobs,
                CliMatchProgress  progress,
                CliMatchSums     *sums)
{
  Work work = { .match = match, .workers = jobs };
  GThreadPool *pool;

  g_return_if_fail (match->games >= 0 && match->games <= CLI_MATCH_MAX_GAMES);
  g_return_if_fail (jobs >= 1);

  g_mutex_init (&work.lock);
  g_cond_init (&work.worker_ended);
  pool = g_thread_pool_new (work_cb, &work, jobs, FALSE, NULL);
  for (int i = 0; i < jobs; i++)
    g_thread_pool_push (pool, &work, NULL);
  wait_for_workers (&work, progress);
  g_thread_pool_free (pool, FALSE, TRUE);
  g_cond_clear (&work.worker_ended);
  g_mutex_clear (&work.lock);

  *sums = work.sums;
}

void
cli_match_wilson (double  share,
                  int     games,
                  double *low,
                  double *high)
{
  double z2 = NORMAL_97_5 * NORMAL_97_5 / games;
  double middle = (share + z2 / 2) / (1 + z2);
  double half = sqrt (share * (1 - share) * z2 + z2 * z2 / 4) / (1 + z2);

  g_return_if_fail (games > 0);

  *low = MAX (middle - half, 0);
  *high = MIN (middle + half, 1);
}

double
cli_match_margin (gint64 sum,
                  double squares,
                  int    games)
{
  double mean = (double) sum / games;
  double variance = games > 1 ? (squares - mean * (double) sum) / (games - 1) : 0;

  return NORMAL_97_5 * sqrt (MAX (variance, 0) / games);
}
