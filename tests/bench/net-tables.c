/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays at many tables of friends elsewhere at once, by way of one broker: each has a host at which nobody plays, and guests that are
 * bots and take their time. For tests/bench/net, which adds up what it writes: how long each action took until the guest that had chosen it
 * saw it, in microseconds, a line each, and then what has arrived in that time. */
#include "games/catalogue.h"
#include "net/guest.h"
#include "net/host.h"
#include "net/mqtt-slots.h"

#include <stdlib.h>

enum
{
  MAX_GUESTS = TABLEE_MAX_SEATS,
  TICK_MS = 1000,
  OPEN_MS = 5,          /* from one table to the next: not all knock at once */
  SETTLE_SECONDS = 10,  /* after the last table has begun */
};

typedef struct _Table Table;
typedef struct _Bench Bench;

typedef struct
{
  Table             *table;
  TableeSlots       *slots;
  TableeGuest       *guest;
  TableeGameSession *session;  /* owned */
  guint              thinking; /* source */
  gint64             played;   /* at; 0: all that was played has been seen */
} Bot;

struct _Table
{
  Bench       *bench;
  TableeSlots *slots;
  TableeHost  *host;
  guint        n_bots;
  Bot          bots[MAX_GUESTS];
  gboolean     begun;
  gsize        bytes;    /* that have arrived, of this game */
};

struct _Bench
{
  GMainLoop     *loop;
  const char    *broker;
  TableeRuleset *ruleset;
  int            think;      /* ms */
  GRand         *chance;
  Table        **tables;
  guint          n_tables;
  guint          n_begun;    /* tables whose first game has */
  gint64         begin;      /* of what counts; 0: not yet */
  guint          seconds;
  GArray        *waits;      /* gint64, microseconds */
  guint64        words;
  guint64        bytes;
  guint          games;
  guint64        game_bytes;
};

/*
 * What arrives
 */

static void
count_word (Table  *self,
            GBytes *bytes)
{
  Bench *bench = self->bench;

  self->bytes += g_bytes_get_size (bytes);
  if (bench->begin == 0)
    return;

  bench->words++;
  bench->bytes += g_bytes_get_size (bytes);
}

static void
host_word_cb (Table      *self,
              const char *slot,
              GBytes     *bytes)
{
  count_word (self, bytes);
  tablee_host_advance (self->host, g_get_monotonic_time ());
}

static void
bot_word_cb (Bot        *self,
             const char *slot,
             GBytes     *bytes)
{
  count_word (self->table, bytes);
  tablee_guest_advance (self->guest, g_get_monotonic_time ());
}

/*
 * Bots
 */

static TableeAction
choose (Bot *self)
{
  const TableeRuleset *ruleset = self->table->bench->ruleset;
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autofree double *weights = g_new (double, ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (self->session, actions);
  gsize best = 0;

  tablee_games_heuristics (ruleset->game)->weigh (ruleset, tablee_game_session_get_view (self->session), actions, count, weights);
  for (gsize i = 1; i < count; i++)
    if (weights[i] > weights[best])
      best = i;

  return actions[best];
}

static gboolean
thought_cb (gpointer user_data)
{
  Bot *self = user_data;

  self->thinking = 0;
  if (!tablee_game_session_get_decision_open (self->session))
    return G_SOURCE_REMOVE;

  self->played = g_get_monotonic_time ();
  tablee_game_session_play (self->session, choose (self), NULL);

  return G_SOURCE_REMOVE;
}

static void
decision_cb (Bot *self)
{
  Bench *bench = self->table->bench;
  int think = bench->think > 0 ? g_rand_int_range (bench->chance, bench->think / 2, bench->think * 3 / 2) : 0;

  if (!self->table->begun)
    bench->n_begun++;
  self->table->begun = TRUE;
  g_clear_handle_id (&self->thinking, g_source_remove);
  self->thinking = g_timeout_add ((guint) think, thought_cb, self);
}

static void
seen_cb (Bot *self)
{
  gint64 wait = g_get_monotonic_time () - self->played;

  if (self->played != 0 && self->table->bench->begin != 0)
    g_array_append_val (self->table->bench->waits, wait);
  self->played = 0;
}

static void
bot_session_cb (Bot               *self,
                TableeGameSession *session)
{
  g_set_object (&self->session, session);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  g_signal_connect_swapped (session, "decision", G_CALLBACK (decision_cb), self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (seen_cb), self);
  tablee_game_session_start (session);
}

/* @link: of the invitation. */
static void
open_bot (Bot        *self,
          Table      *table,
          const char *link)
{
  g_autoptr (TableeInvitation) invitation = tablee_invitation_read (link, NULL, NULL);

  self->table = table;
  self->slots = tablee_mqtt_slots_new (table->bench->broker, NULL);
  g_assert_nonnull (self->slots);
  self->guest = tablee_guest_new (invitation, "Bot", 0, self->slots);
  g_signal_connect_swapped (self->slots, "word", G_CALLBACK (bot_word_cb), self);
  g_signal_connect_swapped (self->guest, "session", G_CALLBACK (bot_session_cb), self);
  g_signal_connect (self->guest, "keep", G_CALLBACK (tablee_guest_kept), NULL);
  tablee_guest_advance (self->guest, g_get_monotonic_time ());
  tablee_guest_open (self->guest);
}

static void
close_bot (Bot *self)
{
  g_clear_handle_id (&self->thinking, g_source_remove);
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      tablee_game_session_stop (self->session);
    }
  g_clear_object (&self->session);
  g_signal_handlers_disconnect_by_data (self->slots, self);
  g_signal_handlers_disconnect_by_data (self->guest, self);
  g_clear_object (&self->guest);
  g_clear_object (&self->slots);
}

/*
 * Tables
 */

static void
host_changed_cb (Table *self)
{
  if (tablee_host_can_begin (self->host))
    tablee_host_begin (self->host);
}

static void
host_session_cb (Table             *self,
                 TableeGameSession *session)
{
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
}

static GListModel *
make_seats (int count)
{
  GListStore *seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < count; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, "", i, TABLEE_SEAT_FRIEND, TABLEE_LEVEL_EASY);

      g_list_store_append (seats, seat);
    }

  return G_LIST_MODEL (seats);
}

static Table *
open_table (Bench *bench)
{
  Table *self = g_new0 (Table, 1);
  g_autoptr (GListModel) seats = make_seats (bench->ruleset->seats);

  self->bench = bench;
  self->n_bots = (guint) bench->ruleset->seats;
  self->slots = tablee_mqtt_slots_new (bench->broker, NULL);
  g_assert_nonnull (self->slots);
  self->host = tablee_host_new (bench->ruleset, NULL, seats, FALSE, bench->broker, self->slots);
  g_signal_connect_swapped (self->slots, "word", G_CALLBACK (host_word_cb), self);
  g_signal_connect_swapped (self->host, "changed", G_CALLBACK (host_changed_cb), self);
  g_signal_connect_swapped (self->host, "session", G_CALLBACK (host_session_cb), self);
  g_signal_connect (self->host, "keep", G_CALLBACK (tablee_host_kept), NULL);
  tablee_host_advance (self->host, g_get_monotonic_time ());
  tablee_host_open (self->host);
  for (guint i = 0; i < self->n_bots; i++)
    {
      g_autofree char *link = tablee_invitation_to_link (tablee_host_get_invitation (self->host, (int) i));

      open_bot (&self->bots[i], self, link);
    }

  return self;
}

static void
close_table (Table *self)
{
  TableeGameSession *session = tablee_host_get_session (self->host);

  for (guint i = 0; i < self->n_bots; i++)
    close_bot (&self->bots[i]);
  if (session != NULL)
    tablee_game_session_stop (session);
  g_signal_handlers_disconnect_by_data (self->slots, self);
  g_signal_handlers_disconnect_by_data (self->host, self);
  g_clear_object (&self->host);
  g_clear_object (&self->slots);
  g_free (self);
}

static gboolean
is_over (Table *self)
{
  for (guint i = 0; i < self->n_bots; i++)
    if (tablee_guest_get_state (self->bots[i].guest) != TABLEE_GUEST_OVER)
      return FALSE;

  return TRUE;
}

static void
advance_table (Table  *self,
               gint64  now)
{
  tablee_host_advance (self->host, now);
  for (guint i = 0; i < self->n_bots; i++)
    tablee_guest_advance (self->bots[i].guest, now);
}

/*
 * All of them
 */

/* At a table whose game is over another one begins. */
static gboolean
tick_cb (gpointer user_data)
{
  Bench *self = user_data;
  gint64 now = g_get_monotonic_time ();

  for (guint i = 0; i < self->n_tables && self->tables[i] != NULL; i++)
    {
      advance_table (self->tables[i], now);
      if (!is_over (self->tables[i]))
        continue;

      self->games++;
      self->game_bytes += self->tables[i]->bytes;
      close_table (self->tables[i]);
      self->tables[i] = open_table (self);
      self->tables[i]->begun = TRUE;
    }

  return G_SOURCE_CONTINUE;
}

static gboolean
end_cb (gpointer user_data)
{
  g_main_loop_quit (((Bench *) user_data)->loop);

  return G_SOURCE_REMOVE;
}

static gboolean
begin_cb (gpointer user_data)
{
  Bench *self = user_data;

  self->begin = g_get_monotonic_time ();
  g_timeout_add_seconds (self->seconds, end_cb, self);

  return G_SOURCE_REMOVE;
}

static gboolean
wait_cb (gpointer user_data)
{
  Bench *self = user_data;

  if (self->n_begun < self->n_tables)
    return G_SOURCE_CONTINUE;

  g_timeout_add_seconds (SETTLE_SECONDS, begin_cb, self);

  return G_SOURCE_REMOVE;
}

static gboolean
open_cb (gpointer user_data)
{
  Bench *self = user_data;
  guint number = 0;

  while (number < self->n_tables && self->tables[number] != NULL)
    number++;
  if (number == self->n_tables)
    return G_SOURCE_REMOVE;

  self->tables[number] = open_table (self);

  return G_SOURCE_CONTINUE;
}

static void
print_all (Bench *self)
{
  double seconds = (double) (g_get_monotonic_time () - self->begin) / G_USEC_PER_SEC;

  for (guint i = 0; i < self->waits->len; i++)
    g_print ("%" G_GINT64_FORMAT "\n", g_array_index (self->waits, gint64, i));
  g_print ("seconds %.3f\nwords %" G_GUINT64_FORMAT "\nbytes %" G_GUINT64_FORMAT "\ngames %u\ngame_bytes %" G_GUINT64_FORMAT "\n",
           seconds, self->words, self->bytes, self->games, self->game_bytes);
}

int
main (int   argc,
      char *argv[])
{
  Bench self = { .waits = g_array_new (FALSE, FALSE, sizeof (gint64)) };
  const TableeGame *game = argc == 7 ? tablee_games_find (argv[2]) : NULL;

  if (game == NULL)
    {
      g_printerr ("usage: net-tables BROKER GAME PLAYERS TABLES THINK_MS SECONDS\n");
      return 1;
    }

  self.broker = argv[1];
  self.ruleset = tablee_ruleset_new (game, atoi (argv[3]), NULL, NULL);
  g_assert_nonnull (self.ruleset);
  self.n_tables = (guint) atoi (argv[4]);
  self.tables = g_new0 (Table *, self.n_tables);
  self.think = atoi (argv[5]);
  self.seconds = (guint) atoi (argv[6]);
  self.chance = g_rand_new_with_seed (1);
  self.loop = g_main_loop_new (NULL, FALSE);
  g_timeout_add (OPEN_MS, open_cb, &self);
  g_timeout_add (TICK_MS, tick_cb, &self);
  g_timeout_add (TICK_MS, wait_cb, &self);
  g_main_loop_run (self.loop);
  print_all (&self);
  for (guint i = 0; i < self.n_tables; i++)
    close_table (self.tables[i]);
  tablee_ruleset_unref (self.ruleset);
  g_free (self.tables);
  g_array_unref (self.waits);
  g_rand_free (self.chance);
  g_main_loop_unref (self.loop);

  return 0;
}
