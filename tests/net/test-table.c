/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games of friends elsewhere, in fine weather and in foul. */
#include "table.h"

#include <string.h>

#include "games/catalogue.h"

enum
{
  MAX_STEPS = 2000000,
  WHOLE_EVERY = 50,        /* rounds of all games: the tables of the others are given up after so many answers, ... */
  MIN_SHORT = 4,
  MAX_SHORT = 24,
  HASTE_OF_SHORT = 8,      /* ... and that many times as much happens there */
};

static void
test_fine (void)
{
  static const TableeWeather fine = { 0 };

  for (const TableeGame *const *game = tablee_games; *game != NULL; game++)
    {
      NetTable *table = net_table_new (*game, MAX ((*game)->min_seats, 2), MAX ((*game)->min_seats, 2), 1, &fine);

      net_table_play (table);
      g_test_message ("%s: %u actions, %u answers, %u words", (*game)->id,
                      tablee_game_session_get_n_actions (tablee_host_get_session (table->host)), table->answers, table->words);
      for (guint i = 0; i < table->n_guests; i++)
        g_assert_cmpuint (table->guests[i].went_back, ==, 0);
      net_table_free (table);
    }
}

static gboolean
is_long (NetTable *table)
{
  return table->guests[0].shown >= 80 && table->guests[1].shown >= 80;
}

static gboolean
is_longer (NetTable *table)
{
  return table->guests[0].shown >= 120 && table->guests[1].shown >= 120;
}

/* A host that comes back tells a long game in parts, from the first on: guests that have it all do not show it again. */
static void
test_parts (void)
{
  static const TableeWeather fine = { 0 };
  NetTable *table = net_table_new (tablee_games_find ("space-station-phoenix"), 2, 2, 1, &fine);

  net_table_run_until (table, is_long);
  net_table_restart_host (table);
  net_table_run_until (table, is_longer);
  for (guint i = 0; i < table->n_guests; i++)
    g_assert_cmpuint (table->guests[i].went_back, ==, 0);
  net_table_free (table);
}

/* What people and machines do at any time. @haste: how often. */
static void
happen (NetTable *table,
        int       haste)
{
  NetGuest *guest = &table->guests[g_rand_int_range (table->chance, 0, (gint32) table->n_guests)];

  if (g_rand_int_range (table->chance, 0, 1500 / haste) == 0)
    net_table_restart_guest (table, (guint) (guest - table->guests));
  if (g_rand_int_range (table->chance, 0, 2000 / haste) == 0)
    net_table_restart_host (table);
  if (g_rand_int_range (table->chance, 0, 3000 / haste) == 0)
    tablee_memory_broker_restart (table->broker);
  if (g_rand_int_range (table->chance, 0, 500 / haste) == 0)
    tablee_guest_gesture (guest->guest, (TableeGesture) g_rand_int_range (table->chance, 0, TABLEE_N_GESTURES));
  if (g_rand_int_range (table->chance, 0, 2000 / haste) == 0)
    {
      tablee_guest_leave (guest->guest);
      net_table_restart_guest (table, (guint) (guest - table->guests));
    }
}

/* Words are lost, late, doubled and in another order; programs end at any moment and begin again, and so does the broker. */
static void
test_foul (void)
{
  const char *tables = g_getenv ("TABLEE_NET_TABLES");
  guint n_tables = tables != NULL ? (guint) g_ascii_strtoull (tables, NULL, 10) : 5;
  const char *from = g_getenv ("TABLEE_NET_FROM");
  guint first = from != NULL ? (guint) g_ascii_strtoull (from, NULL, 10) : 0;
  guint n_games = 0;

  while (tablee_games[n_games] != NULL)
    n_games++;
  for (guint i = first; i < first + n_tables; i++)
    {
      const TableeGame *game = tablee_games[i % n_games];
      TableeWeather weather = { .loss = i % 40, .doubles = i * 7 % 50, .delay = i * 3 % 30 };
      int friends = CLAMP ((int) (2 + i / n_games % 2), game->min_seats, game->max_seats);
      NetTable *table = net_table_new (game, friends, friends, i + 1, &weather);
      gboolean whole = i / n_games % WHOLE_EVERY == 0;
      guint steps = 0;

      table->give_up_at = whole ? 0 : (guint) g_rand_int_range (table->chance, MIN_SHORT, MAX_SHORT + 1);
      table->undo_every = i % 3 == 0 ? 11 : 0;
      table->slow_disk = TRUE;
      while (net_table_step (table))
        {
          g_assert_cmpuint (++steps, <, MAX_STEPS);
          if (steps % (whole ? 64 : 16) == 0)
            net_table_check (table);
          happen (table, whole ? 1 : HASTE_OF_SHORT);
        }
      g_test_message ("%u: %s%s, %u steps, %u answers, %u words, %u views", i, game->id, whole ? "" : " (given up)", steps, table->answers, table->words, table->checks);
      g_assert_true (!whole || table->checks > 0);
      net_table_free (table);
    }
}

/* The host ends, with the broker, at any moment of the beginning. */
static void
test_early (void)
{
  static const TableeWeather fine = { 0 };

  for (guint moment = 1; moment < 60; moment++)
    {
      NetTable *table = net_table_new (tablee_games_find ("martian-12s"), 2, 1, moment, &fine);

      table->slow_disk = TRUE;
      for (guint step = 0; step < moment; step++)
        net_table_step (table);
      net_table_restart_host (table);
      tablee_memory_broker_restart (table->broker);
      for (guint step = 0; step < 3000 && tablee_guest_get_state (table->guests[0].guest) != TABLEE_GUEST_PLAYING; step++)
        net_table_step (table);
      g_assert_cmpint (tablee_guest_get_state (table->guests[0].guest), ==, TABLEE_GUEST_PLAYING);
      net_table_free (table);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/table/fine", test_fine);
  g_test_add_func ("/net/table/parts", test_parts);
  g_test_add_func ("/net/table/early", test_early);
  g_test_add_func ("/net/table/foul", test_foul);

  return g_test_run ();
}
