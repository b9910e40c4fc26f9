/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A host, its guests, and a broker in memory. */
#include "table.h"

#include "games/catalogue.h"

static const char *const names[] = { "Zebulon", "Quirina", "Xaverius", "Wolframa", "Yolandro", "Jacquetta", "Kunigunde", "Vercingetorix", "Uranoskop" };

/*
 * Guests
 */

static TableeAction
choose (NetGuest *self)
{
  const TableeRuleset *ruleset = self->table->ruleset;
  g_autofree TableeAction *actions = g_new (TableeAction, ruleset->game->max_actions);
  g_autofree double *weights = g_new (double, ruleset->game->max_actions);
  gsize count = tablee_game_session_get_legal (self->session, actions);
  gsize best = 0;

  g_assert_cmpuint (count, >, 0);
  if (g_rand_int_range (self->table->chance, 0, 10) == 0)
    return actions[g_rand_int_range (self->table->chance, 0, (gint32) count)];

  tablee_games_heuristics (ruleset->game)->weigh (ruleset, tablee_game_session_get_view (self->session), actions, count, weights);
  for (gsize i = 1; i < count; i++)
    if (weights[i] > weights[best])
      best = i;

  return actions[best];
}

static void
decision_cb (NetGuest *self)
{
  NetTable *table = self->table;

  table->answers++;
  self->answers++;
  if (table->undo_every > 0 && table->answers % table->undo_every == 0 && tablee_game_session_undo (self->session))
    return;
  g_assert_true (tablee_game_session_play (self->session, choose (self), NULL));
}

static void
guest_session_cb (NetGuest          *self,
                  TableeGameSession *session)
{
  g_set_object (&self->session, session);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  g_signal_connect_swapped (session, "decision", G_CALLBACK (decision_cb), self);
  tablee_game_session_start (session);
}

static void
guest_keep_cb (NetGuest *self)
{
  g_free (self->kept);
  self->kept = tablee_guest_to_text (self->guest);
  tablee_guest_kept (self->guest);
}

static void
open_guest (NetGuest *self)
{
  g_signal_connect_swapped (self->guest, "session", G_CALLBACK (guest_session_cb), self);
  g_signal_connect_swapped (self->guest, "keep", G_CALLBACK (guest_keep_cb), self);
  tablee_guest_advance (self->guest, self->table->now);
  tablee_guest_open (self->guest);
}

static void
close_guest (NetGuest *self)
{
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      tablee_game_session_stop (self->session);
    }
  g_clear_object (&self->session);
  g_signal_handlers_disconnect_by_data (self->guest, self);
  g_clear_object (&self->guest);
  g_clear_object (&self->slots);
}

void
net_table_restart_guest (NetTable *self,
                         guint     guest)
{
  NetGuest *place = &self->guests[guest];
  g_autoptr (GError) error = NULL;

  close_guest (place);
  place->slots = tablee_memory_broker_connect (self->broker);
  place->guest = tablee_guest_new_for_text (place->kept, place->slots, &error);
  g_assert_no_error (error);
  open_guest (place);
}

/*
 * The host
 */

static void
host_keep_cb (NetTable *self)
{
  g_free (self->kept);
  self->kept = tablee_host_to_text (self->host);
  tablee_host_kept (self->host);
}

static void
host_changed_cb (NetTable *self)
{
  if (tablee_host_can_begin (self->host))
    tablee_host_begin (self->host);
}

static void
host_session_cb (NetTable          *self,
                 TableeGameSession *session)
{
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  tablee_game_session_start (session);
}

static void
open_host (NetTable *self)
{
  g_signal_connect_swapped (self->host, "keep", G_CALLBACK (host_keep_cb), self);
  g_signal_connect_swapped (self->host, "changed", G_CALLBACK (host_changed_cb), self);
  g_signal_connect_swapped (self->host, "session", G_CALLBACK (host_session_cb), self);
  tablee_host_advance (self->host, self->now);
  tablee_host_open (self->host);
}

static void
close_host (NetTable *self)
{
  TableeGameSession *session = tablee_host_get_session (self->host);

  if (session != NULL)
    tablee_game_session_stop (session);
  g_signal_handlers_disconnect_by_data (self->host, self);
  g_clear_object (&self->host);
  g_clear_object (&self->slots);
}

void
net_table_restart_host (NetTable *self)
{
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (GError) error = NULL;

  if (tablee_host_get_session (self->host) != NULL)
    {
      g_autoptr (TableeGameRecord) record = tablee_game_session_to_record (tablee_host_get_session (self->host), TABLEE_VIEWER_ALL);
      g_autofree char *text = tablee_game_record_to_text (record);
      g_autoptr (TableeGameRecord) read = tablee_game_record_parse (text, -1, &error);

      g_assert_no_error (error);
      session = tablee_game_session_new_for_record (read, NULL, &error);
      g_assert_no_error (error);
    }
  close_host (self);
  self->slots = tablee_memory_broker_connect (self->broker);
  self->host = tablee_host_new_for_text (self->kept, self->slots, session, &error);
  g_assert_no_error (error);
  open_host (self);
  if (session != NULL)
    host_session_cb (self, session);
}

/*
 * The table
 */

static void
passed_cb (NetTable   *self,
           const char *slot,
           GBytes     *bytes)
{
  self->words++;
  g_assert_cmpuint (g_bytes_get_size (bytes), <=, TABLEE_SLOT_MAX_BYTES);
}

static GListModel *
make_seats (int seats,
            int friends)
{
  GListStore *list = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < seats; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, "", i, i < friends ? TABLEE_SEAT_FRIEND : TABLEE_SEAT_COMPUTER, TABLEE_LEVEL_EASY);

      g_list_store_append (list, seat);
    }

  return G_LIST_MODEL (list);
}

NetTable *
net_table_new (const TableeGame    *game,
               int                  seats,
               int                  friends,
               guint32              seed,
               const TableeWeather *weather)
{
  NetTable *self = g_new0 (NetTable, 1);
  g_autoptr (GListModel) list = make_seats (seats, friends);
  g_autoptr (GError) error = NULL;

  self->ruleset = tablee_ruleset_new (game, seats, NULL, &error);
  g_assert_no_error (error);
  self->chance = g_rand_new_with_seed (seed);
  self->broker = tablee_memory_broker_new (seed, weather);
  g_signal_connect_swapped (self->broker, "passed", G_CALLBACK (passed_cb), self);
  self->slots = tablee_memory_broker_connect (self->broker);
  self->host = tablee_host_new (self->ruleset, NULL, list, TRUE, "mqtt://memory", self->slots);
  open_host (self);
  self->n_guests = (guint) friends;
  for (int i = 0; i < friends; i++)
    {
      NetGuest *guest = &self->guests[i];
      g_autofree char *link = tablee_invitation_to_link (tablee_host_get_invitation (self->host, i));
      g_autoptr (TableeInvitation) invitation = tablee_invitation_read (link, NULL, &error);

      g_assert_no_error (error);
      *guest = (NetGuest){ .table = self, .seat = i, .slots = tablee_memory_broker_connect (self->broker) };
      guest->guest = tablee_guest_new (invitation, names[i], i, guest->slots);
      open_guest (guest);
    }

  return self;
}

void
net_table_free (NetTable *self)
{
  for (guint i = 0; i < self->n_guests; i++)
    {
      close_guest (&self->guests[i]);
      g_free (self->guests[i].kept);
    }
  close_host (self);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&self->broker);
  tablee_ruleset_unref (self->ruleset);
  g_rand_free (self->chance);
  g_free (self->kept);
  g_free (self);
}

gboolean
net_table_is_over (NetTable *self)
{
  for (guint i = 0; i < self->n_guests; i++)
    if (tablee_guest_get_state (self->guests[i].guest) != TABLEE_GUEST_OVER)
      return FALSE;

  return TRUE;
}

static void
advance (NetTable *self)
{
  gint64 due = tablee_host_advance (self->host, self->now);

  for (guint i = 0; i < self->n_guests; i++)
    {
      gint64 theirs = tablee_guest_advance (self->guests[i].guest, self->now);

      due = MIN (due, theirs);
    }
  if (due != G_MAXINT64)
    self->now = MAX (self->now, due);
}

/* First what the programs have to do, then what is on its way; when both have nothing, time passes. */
gboolean
net_table_step (NetTable *self)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  self->now += G_USEC_PER_SEC / 50;
  if (!tablee_memory_broker_step (self->broker))
    advance (self);

  return !net_table_is_over (self);
}

void
net_table_check (NetTable *self)
{
  TableeGameSession *host = tablee_host_get_session (self->host);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableePosition) position = NULL;

  if (host == NULL || tablee_game_session_get_over (host))
    return;

  record = tablee_game_session_to_record (host, TABLEE_VIEWER_ALL);
  position = tablee_game_record_get_position (record, tablee_game_record_get_n_actions (record));
  for (guint i = 0; i < self->n_guests; i++)
    {
      TableeGameSession *session = self->guests[i].session;
      g_autoptr (TableePosition) view = tablee_position_view (position, self->guests[i].seat);

      if (session == NULL || tablee_game_session_get_n_played (session) != tablee_game_session_get_n_played (host))
        continue;
      g_assert_cmpmem (tablee_game_session_get_view (session), self->ruleset->game->state_size,
                       tablee_position_get_state (view), self->ruleset->game->state_size);
    }
}
