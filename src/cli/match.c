/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays the games of a match in several threads, and tallies them. */
#include "match.h"

#include "ai/search.h"
#include "ai/thought.h"

#include <string.h>

enum
{
  WATCH_INTERVAL = G_TIME_SPAN_MILLISECOND * 100,
  BLOCK_TIME = G_TIME_SPAN_MILLISECOND * 20,  /* about as long as a thread plays before it hands in what it has */
  MAX_BLOCK = 4096,
  ITERATIONS_A_LOOK = 256,  /* so many between two looks at whether to stop */
  NODES_AN_ITERATION = 16,
  MAX_NODES = 4000000,
};

/* What the threads share: the games that nobody has taken yet, and those that are over. */
typedef struct
{
  const CliMatch *match;
  gint            stopped;
  GMutex          lock;
  GCond           worker_ended;
  int             workers;
  CliGameSet     *to_play;
  CliGameSet     *games;
  CliTally       *tally;
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

/* One game: who decides what. */
typedef struct
{
  const CliMatch *match;
  gint           *stopped;
  gint64          index;
  int             beginner;  /* the seat that decides first */
  TableeRandom    thought;
  Memory         *memory;
} Play;

/* Place 0 begins on seat 0 and moves on by one from game to game. */
static int
place_of_seat (const Play *play,
               int         seat)
{
  int seats = play->match->ruleset->seats;

  return (seat + seats - (int) (play->index % seats)) % seats;
}

/*
 * What came of a game
 */

static int
count_winners (const TableeScoreSheet *sheet)
{
  int count = 0;

  for (int column = 0; column < sheet->columns; column++)
    count += sheet->winner[column];

  return count;
}

/* How many seats rank as the best of them do, whoever without a seat may be better. */
static int
count_ahead (const TableeScoreSheet *sheet,
             int                     seats,
             int                    *best)
{
  int count = 0;

  *best = sheet->ranks[0];
  for (int seat = 1; seat < seats; seat++)
    *best = MIN (*best, sheet->ranks[seat]);
  for (int seat = 0; seat < seats; seat++)
    count += sheet->ranks[seat] == *best;

  return count;
}

static void
add_standing (CliStanding *standing,
              gint64       wins,
              gint64       ahead,
              gint64       points)
{
  standing->wins += wins;
  standing->ahead += ahead;
  cli_sample_add (&standing->points, points);
}

static void
add_result (const Play *play,
            CliTally   *tally)
{
  const TableeRuleset *ruleset = play->match->ruleset;
  TableeScoreSheet sheet;
  gint64 win;
  gint64 lead;
  int best;

  ruleset->game->score (ruleset, play->memory->state, &sheet);
  win = CLI_TALLY_WIN / MAX (count_winners (&sheet), 1);
  lead = CLI_TALLY_WIN / count_ahead (&sheet, ruleset->seats, &best);
  for (int seat = 0; seat < ruleset->seats; seat++)
    {
      gint64 wins = sheet.winner[seat] ? win : 0;
      gint64 ahead = sheet.ranks[seat] == best ? lead : 0;
      int turn = (seat + ruleset->seats - play->beginner) % ruleset->seats;

      add_standing (&tally->places[place_of_seat (play, seat)], wins, ahead, sheet.totals[seat]);
      add_standing (&tally->order[turn], wins, ahead, sheet.totals[seat]);
    }
  if (sheet.extra_column != NULL)
    add_standing (&tally->extra, sheet.winner[ruleset->seats] ? win : 0, 0, sheet.totals[ruleset->seats]);
}

/*
 * A game
 */

static TableeAction
search (Play *play,
        int   place,
        int   seat)
{
  Memory *memory = play->memory;
  guint32 left = play->match->players[place].iterations;
  TableeSearch *search;

  /* Forced moves cost no time. */
  if (play->match->ruleset->game->legal (play->match->ruleset, memory->view, memory->scratch) == 1)
    return *(TableeAction *) memory->scratch;

  search = tablee_search_init (memory->search, memory->search_size, play->match->ruleset, memory->view, seat, NULL, &play->thought);
  tablee_random_next (&play->thought);
  while (left > 0 && !g_atomic_int_get (play->stopped))
    {
      guint32 count = MIN (left, ITERATIONS_A_LOOK);

      tablee_search_run (search, count);
      left -= count;
    }

  return tablee_search_best (search);
}

static TableeAction
decide (Play *play,
        int   seat)
{
  const CliMatch *match = play->match;
  int place = place_of_seat (play, seat);
  const CliContender *player = &match->players[place];
  TableeLevel level;

  if (player->iterations > 0)
    return search (play, place, seat);

  level = tablee_level_draw (player->level, player->slack, match->ruleset->game, &play->thought);

  return tablee_thought_decide (play->memory->scratch, match->ruleset, play->memory->view, level, player->temper, &play->thought);
}

static void
deal (Play *play)
{
  const TableeRuleset *ruleset = play->match->ruleset;
  guint64 seed = play->match->seed + (guint64) play->index;
  TableeRandom chance;

  /* What computers draw comes from elsewhere than what the game draws: they could know it otherwise. */
  tablee_random_seed (&chance, seed);
  tablee_random_seed (&play->thought, ~seed);
  ruleset->game->deal (ruleset, play->memory->state, &chance, NULL);
  play->beginner = tablee_game_to_move (ruleset, play->memory->state);
}

/* Returns FALSE, and adds nothing, if it is left off. */
static gboolean
play_game (Play     *play,
           CliTally *tally)
{
  const TableeRuleset *ruleset = play->match->ruleset;
  const TableeGame *game = ruleset->game;
  Memory *memory = play->memory;
  int last = TABLEE_NOBODY;
  gint64 turns = 0;
  gint64 decisions = 0;
  int seat;

  deal (play);
  while ((seat = tablee_game_to_move (ruleset, memory->state)) != TABLEE_NOBODY)
    {
      TableeAction action;

      memcpy (memory->view, memory->state, game->state_size);
      game->conceal (ruleset, memory->view, seat);
      action = decide (play, seat);
      if (g_atomic_int_get (play->stopped))
        return FALSE;
      game->apply (ruleset, memory->state, action, NULL);
      turns += seat != last;
      decisions++;
      last = seat;
    }
  tally->games++;
  cli_sample_add (&tally->turns, turns);
  cli_sample_add (&tally->decisions, decisions);
  add_result (play, tally);

  return TRUE;
}

/*
 * Threads
 */

/* Nodes for the longest search; 0 if there is none. */
static gsize
count_nodes (const CliMatch *match)
{
  gsize most = 0;

  for (int place = 0; place < match->ruleset->seats; place++)
    most = MAX (most, match->players[place].iterations);

  return most > 0 ? MIN (most * NODES_AN_ITERATION + match->ruleset->game->max_actions, MAX_NODES) : 0;
}

static gsize
scratch_size (const CliMatch *match)
{
  gsize most = 0;

  for (int place = 0; place < match->ruleset->seats; place++)
    for (int level = 0; level <= (int) match->players[place].level; level++)
      most = MAX (most, tablee_thought_decide_size ((TableeLevel) level, match->ruleset->game));

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

static gint64
take_games (Work   *work,
            gint64  limit,
            gint64 *from)
{
  gint64 count = 0;

  g_mutex_lock (&work->lock);
  if (!g_atomic_int_get (&work->stopped))
    count = cli_game_set_take (work->to_play, limit, from);
  g_mutex_unlock (&work->lock);

  return count;
}

/* Plays @count games from @from on, or as many of them as there is time for, and hands them in. */
static void
play_block (Work   *work,
            gint64  from,
            gint64  count,
            Memory *memory)
{
  Play play = { .match = work->match, .stopped = &work->stopped, .index = from, .memory = memory };
  CliTally tally;

  cli_tally_init (&tally);
  while (play.index < from + count && play_game (&play, &tally))
    play.index++;
  if (tally.games == 0)
    return;

  g_mutex_lock (&work->lock);
  cli_game_set_add (work->games, from, tally.games);
  cli_tally_merge (work->tally, &tally);
  g_mutex_unlock (&work->lock);
}

/* Short games are taken many at a time, so that threads do not wait for each other; long ones one by one. */
static void
work_cb (gpointer data,
         gpointer user_data)
{
  Work *work = user_data;
  gint64 block = 1;
  gint64 count;
  gint64 from;
  Memory memory;

  memory_init (&memory, work->match);
  while ((count = take_games (work, block, &from)) > 0)
    {
      gint64 start = g_get_monotonic_time ();

      play_block (work, from, count, &memory);
      if (g_get_monotonic_time () - start < BLOCK_TIME)
        block = MIN (block * 2, MAX_BLOCK);
      else
        block = MAX (block / 2, 1);
    }
  memory_clear (&memory);

  g_mutex_lock (&work->lock);
  work->workers--;
  g_cond_signal (&work->worker_ended);
  g_mutex_unlock (&work->lock);
}

/* Shows a copy, so that nobody waits for who looks at it. */
static void
show (Work          *work,
      CliMatchWatch  watch,
      gpointer       user_data)
{
  g_autoptr (CliGameSet) games = cli_game_set_copy (work->games);
  CliTally tally = *work->tally;

  g_mutex_unlock (&work->lock);
  if (!watch (games, &tally, user_data))
    g_atomic_int_set (&work->stopped, TRUE);
  g_mutex_lock (&work->lock);
}

static void
wait_for_workers (Work          *work,
                  CliMatchWatch  watch,
                  gpointer       user_data)
{
  g_mutex_lock (&work->lock);
  while (work->workers > 0)
    {
      g_cond_wait_until (&work->worker_ended, &work->lock, g_get_monotonic_time () + WATCH_INTERVAL);
      if (work->workers > 0 && !g_atomic_int_get (&work->stopped))
        show (work, watch, user_data);
    }
  g_mutex_unlock (&work->lock);
}

void
cli_match_play (const CliMatch *match,
                CliGameSet     *to_play,
                int             jobs,
                CliMatchWatch   watch,
                gpointer        user_data,
                CliGameSet     *games,
                CliTally       *tally)
{
  Work work = { .match = match, .workers = jobs, .to_play = to_play, .games = games, .tally = tally };
  GThreadPool *pool;

  g_return_if_fail (match != NULL && watch != NULL);
  g_return_if_fail (jobs >= 1);

  g_mutex_init (&work.lock);
  g_cond_init (&work.worker_ended);
  pool = g_thread_pool_new (work_cb, &work, jobs, FALSE, NULL);
  for (int i = 0; i < jobs; i++)
    g_thread_pool_push (pool, &work, NULL);
  wait_for_workers (&work, watch, user_data);
  g_thread_pool_free (pool, FALSE, TRUE);
  g_cond_clear (&work.worker_ended);
  g_mutex_clear (&work.lock);
}
