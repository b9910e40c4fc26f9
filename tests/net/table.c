/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A host, its guests, and a broker in memory. */
#include "table.h"

#include "games/catalogue.h"
#include "net/guest-private.h"
#include "net/host-private.h"

static const char *const names[] = { "Zebulon", "Quirina", "Xaverius", "Wolframa", "Yolandro", "Jacquetta", "Kunigunde", "Vercingetorix", "Uranoskop" };

enum
{
  MAX_STEPS = 500000,
};

/*
 * Disks
 */

/* Returns how many times the owner is to be told. */
static guint
write_kept (NetKept *kept)
{
  guint asked = kept->asked;

  if (asked == 0)
    return 0;

  g_free (kept->text);
  kept->text = g_steal_pointer (&kept->next);
  kept->asked = 0;

  return asked;
}

/* @text: taken over. */
static void
ask_kept (NetKept *kept,
          char    *text)
{
  g_free (kept->next);
  kept->next = text;
  kept->asked++;
}

static void
forget_kept (NetKept *kept)
{
  g_clear_pointer (&kept->next, g_free);
  kept->asked = 0;
}

/*
 * Guests
 */

TableeAction
net_guest_choose (NetGuest *self)
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

  self->asked++;
  if (table->passive)
    return;
  if (table->give_up_at > 0 && table->answers >= table->give_up_at)
    {
      tablee_game_session_give_up (self->session, self->seat);
      return;
    }
  table->answers++;
  self->answers++;
  if (table->undo_every > 0 && table->answers % table->undo_every == 0 && tablee_game_session_undo (self->session))
    return;
  g_assert_true (tablee_game_session_play (self->session, net_guest_choose (self), NULL));
}

static void
changed_cb (NetGuest *self)
{
  guint shown = tablee_game_session_get_n_played (self->session);

  self->went_back += shown < self->shown;
  self->shown = shown;
}

static void
guest_session_cb (NetGuest          *self,
                  TableeGameSession *session)
{
  g_set_object (&self->session, session);
  self->shown = 0;
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);
  tablee_game_session_set_pace (session, TABLEE_PACE_INSTANT);
  g_signal_connect_swapped (session, "decision", G_CALLBACK (decision_cb), self);
  tablee_game_session_start (session);
}

static void
write_guest (NetGuest *self)
{
  for (guint n = write_kept (&self->kept); n > 0; n--)
    tablee_guest_kept (self->guest);
}

static void
guest_keep_cb (NetGuest *self)
{
  ask_kept (&self->kept, tablee_guest_to_text (self->guest));
  if (!self->table->slow_disk)
    write_guest (self);
}

static void
guest_gesture_cb (NetGuest *self,
                  int       seat,
                  int       gesture)
{
  g_string_append_printf (self->gestures, "%d:%d ", seat, gesture);
}

static void
state_cb (NetGuest *self)
{
  self->refused += tablee_guest_get_state (self->guest) == TABLEE_GUEST_REFUSED;
}

static void
open_guest (NetGuest *self)
{
  g_signal_connect_swapped (self->guest, "notify::state", G_CALLBACK (state_cb), self);
  g_signal_connect_swapped (self->guest, "session", G_CALLBACK (guest_session_cb), self);
  g_signal_connect_swapped (self->guest, "keep", G_CALLBACK (guest_keep_cb), self);
  g_signal_connect_swapped (self->guest, "gesture", G_CALLBACK (guest_gesture_cb), self);
  tablee_guest_advance (self->guest, self->table->now);
  tablee_guest_open (self->guest);
}

static void
close_guest (NetGuest *self)
{
  if (self->guest == NULL)
    return;
  if (self->session != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      tablee_game_session_stop (self->session);
    }
  g_clear_object (&self->session);
  g_signal_handlers_disconnect_by_data (self->guest, self);
  g_clear_object (&self->guest);
  g_clear_object (&self->slots);
  forget_kept (&self->kept);
}

void
net_table_kill_guest (NetTable *self,
                      guint     guest)
{
  close_guest (&self->guests[guest]);
}

/* Who has kept nothing yet goes on. */
void
net_table_restart_guest (NetTable *self,
                         guint     guest)
{
  NetGuest *place = &self->guests[guest];
  g_autoptr (GError) error = NULL;

  if (place->kept.text == NULL)
    return;

  close_guest (place);
  place->slots = tablee_memory_broker_connect (self->broker);
  place->guest = tablee_guest_new_for_text (place->kept.text, place->slots, &error);
  g_assert_no_error (error);
  open_guest (place);
}

/*
 * The host
 */

static void
write_host (NetTable *self)
{
  for (guint n = write_kept (&self->kept); n > 0; n--)
    tablee_host_kept (self->host);
}

static void
host_keep_cb (NetTable *self)
{
  ask_kept (&self->kept, tablee_host_to_text (self->host));
  if (!self->slow_disk)
    write_host (self);
}

static void
host_changed_cb (NetTable *self)
{
  if (!self->waits && tablee_host_can_begin (self->host))
    tablee_host_begin (self->host);
}

static void
host_gesture_cb (NetTable *self,
                 int       seat,
                 int       gesture)
{
  g_string_append_printf (self->gestures, "%d:%d ", seat, gesture);
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
  g_signal_connect_swapped (self->host, "gesture", G_CALLBACK (host_gesture_cb), self);
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
  forget_kept (&self->kept);
}

void
net_table_restart_host (NetTable *self)
{
  g_autoptr (TableeGameSession) session = NULL;
  g_autoptr (GError) error = NULL;

  if (self->kept.text == NULL)
    return;
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
  self->host = tablee_host_new_for_text (self->kept.text, self->slots, session, &error);
  g_assert_no_error (error);
  open_host (self);
  if (session != NULL && !self->late)
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
  self->longest = MAX (self->longest, g_bytes_get_size (bytes));
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
  self->gestures = g_string_new (NULL);
  self->broker = tablee_memory_broker_new (seed, weather);
  g_signal_connect_swapped (self->broker, "passed", G_CALLBACK (passed_cb), self);
  self->slots = tablee_memory_broker_connect (self->broker);
  self->host = tablee_host_new (self->ruleset, NULL, list, TRUE, "mqtt://memory", self->slots);
  open_host (self);
  for (int i = 0; i < friends; i++)
    {
      g_autofree char *link = tablee_invitation_to_link (tablee_host_get_invitation (self->host, i));

      net_table_add_guest (self, i, link);
    }

  return self;
}

void
net_table_add_guest (NetTable   *self,
                     int         seat,
                     const char *link)
{
  NetGuest *guest = &self->guests[self->n_guests];
  g_autoptr (GError) error = NULL;
  g_autoptr (TableeInvitation) invitation = tablee_invitation_read (link, NULL, &error);

  g_assert_no_error (error);
  *guest = (NetGuest){ .table = self, .seat = seat, .slots = tablee_memory_broker_connect (self->broker), .gestures = g_string_new (NULL) };
  guest->guest = tablee_guest_new (invitation, names[self->n_guests], (int) self->n_guests, guest->slots);
  self->n_guests++;
  open_guest (guest);
}

void
net_table_free (NetTable *self)
{
  for (guint i = 0; i < self->n_guests; i++)
    {
      close_guest (&self->guests[i]);
      g_free (self->guests[i].kept.text);
      g_string_free (self->guests[i].gestures, TRUE);
    }
  close_host (self);
  g_string_free (self->gestures, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&self->broker);
  tablee_ruleset_unref (self->ruleset);
  g_rand_free (self->chance);
  g_free (self->kept.text);
  g_free (self);
}

gboolean
net_table_is_over (NetTable *self)
{
  for (guint i = 0; i < self->n_guests; i++)
    if (self->guests[i].guest == NULL || tablee_guest_get_state (self->guests[i].guest) != TABLEE_GUEST_OVER)
      return FALSE;

  return TRUE;
}

/* Returns when something is due. */
static gint64
advance (NetTable *self)
{
  gint64 due = tablee_host_advance (self->host, self->now);

  for (guint i = 0; i < self->n_guests; i++)
    if (self->guests[i].guest != NULL)
      {
        gint64 theirs = tablee_guest_advance (self->guests[i].guest, self->now);

        due = MIN (due, theirs);
      }

  return due;
}

static void
write_disks (NetTable *self)
{
  if (g_rand_boolean (self->chance))
    write_host (self);
  for (guint i = 0; i < self->n_guests; i++)
    if (self->guests[i].guest != NULL && g_rand_boolean (self->chance))
      write_guest (&self->guests[i]);
}

/* First what the programs have to do, then what is on its way; when both have nothing, time passes. */
gboolean
net_table_step (NetTable *self)
{
  gint64 due;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  if (self->slow_disk)
    write_disks (self);
  self->now += G_USEC_PER_SEC / 50;
  due = advance (self);
  if (!tablee_memory_broker_step (self->broker) && due != G_MAXINT64)
    self->now = MAX (self->now, due);

  return !net_table_is_over (self);
}

void
net_table_run (NetTable *self,
               int       seconds)
{
  gint64 end = self->now + seconds * G_USEC_PER_SEC;

  while (self->now < end)
    net_table_step (self);
}

static void
tell_stuck (NetTable *self)
{
  TableeGameSession *host = tablee_host_get_session (self->host);

  g_test_message ("host: state %d, played %u, seat %d", tablee_host_get_state (self->host),
                  host != NULL ? tablee_game_session_get_n_played (host) : 0, host != NULL ? tablee_game_session_get_current_seat (host) : -1);
  for (guint i = 0; i < self->n_guests; i++)
    {
      const NetGuest *guest = &self->guests[i];

      if (guest->guest != NULL && guest->session != NULL)
        g_test_message ("guest %u: state %d, played %u, asked %u times, decision %d", i, tablee_guest_get_state (guest->guest),
                        tablee_game_session_get_n_played (guest->session), guest->asked, tablee_game_session_get_decision_open (guest->session));
    }
}

void
net_table_run_until (NetTable *self,
                     gboolean (*is_so) (NetTable *self))
{
  guint steps = 0;

  while (!is_so (self))
    {
      if (steps + 1 == MAX_STEPS)
        tell_stuck (self);
      g_assert_cmpuint (++steps, <, MAX_STEPS);
      net_table_step (self);
    }
}

void
net_table_play (NetTable *self)
{
  net_table_run_until (self, net_table_is_over);
}

/* Whether there are as many steps is not enough: one may have been gone back on, and another one played. */
static gboolean
has_heard_all (NetTable *self,
               NetGuest *guest)
{
  for (guint i = 0; i < self->host->places->len; i++)
    {
      const TableePlace *place = self->host->places->pdata[i];
      guint length = tablee_chronicle_get_length (place->chronicle);

      if (place->seat == guest->seat)
        return length == tablee_chronicle_get_length (guest->guest->chronicle) &&
               g_str_equal (tablee_chronicle_get_digest (place->chronicle, length), tablee_guest_get_digest (guest->guest));
    }

  return FALSE;
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
      TableeGameSession *session = self->guests[i].guest != NULL ? self->guests[i].session : NULL;
      g_autoptr (TableePosition) view = tablee_position_view (position, self->guests[i].seat);

      if (session == NULL || !has_heard_all (self, &self->guests[i]))
        continue;
      self->checks++;
      g_assert_cmpmem (tablee_game_session_get_view (session), self->ruleset->game->state_size,
                       tablee_position_get_state (view), self->ruleset->game->state_size);
    }
}

void
net_last_cb (NetLast    *self,
             const char *slot,
             GBytes     *bytes)
{
  if (!g_str_equal (slot, self->slot))
    return;

  g_clear_pointer (&self->bytes, g_bytes_unref);
  self->bytes = g_bytes_ref (bytes);
}
