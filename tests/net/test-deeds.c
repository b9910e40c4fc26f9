/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What friends do for one moment: it is done once, or not at all, whoever dies meanwhile and whatever is repeated. */
#include "table.h"

#include <string.h>

#include "games/catalogue.h"
#include "net/host-private.h"
#include "net/net-limits.h"

static const TableeWeather fine = { 0 };

static NetTable *
new_table (const char *game)
{
  return net_table_new (tablee_games_find (game), 2, 2, 5, &fine);
}

static guint
count_played (NetTable *table)
{
  return tablee_game_session_get_n_played (tablee_host_get_session (table->host));
}

/* A person who is asked by the host, and where that one sits. */
static NetGuest *
find_asked (NetTable *table)
{
  for (guint i = 0; i < table->n_guests; i++)
    if (table->guests[i].session != NULL && tablee_game_session_get_decision_open (table->guests[i].session))
      return &table->guests[i];

  return NULL;
}

static gboolean
somebody_is_asked (NetTable *table)
{
  return find_asked (table) != NULL;
}

static void
answer (NetGuest *guest)
{
  g_assert_true (tablee_game_session_play (guest->session, net_guest_choose (guest), NULL));
}

/* Tries, and goes on again. */
static gboolean
can_undo_twice (NetTable *table,
                NetGuest *guest)
{
  gboolean again;

  g_assert_true (tablee_game_session_undo (guest->session));
  net_table_run (table, 1);
  again = tablee_game_session_get_can_undo (guest->session);
  g_assert_true (tablee_game_session_redo (guest->session));
  net_table_run (table, 1);

  return again;
}

/* Plays until somebody can go back so many times, and all have been told how the game stands. */
static NetGuest *
play_to_undo (NetTable *table,
              guint     times)
{
  table->passive = TRUE;
  for (;;)
    {
      net_table_run_until (table, somebody_is_asked);
      net_table_run (table, 1);
      for (guint i = 0; i < table->n_guests; i++)
        if (count_played (table) > 10 && tablee_game_session_get_can_undo (table->guests[i].session) &&
            (times < 2 || can_undo_twice (table, &table->guests[i])))
          return &table->guests[i];
      answer (find_asked (table));
    }
}

static void
go_on (NetTable *table)
{
  table->passive = FALSE;
  for (guint i = 0; i < table->n_guests; i++)
    net_table_restart_guest (table, i);
  net_table_play (table);
  net_table_free (table);
}

/*
 * Answers
 */

/* What was chosen, and is on the guest's disk, is not asked again. */
static void
test_answer_kept (void)
{
  NetTable *table = new_table ("space-beans");
  NetGuest *guest;
  guint played, asked;

  table->passive = TRUE;
  net_table_run_until (table, somebody_is_asked);
  guest = find_asked (table);
  played = count_played (table);
  asked = guest->asked;
  table->slow_disk = TRUE;
  answer (guest);
  g_assert_nonnull (guest->kept.next);
  g_free (guest->kept.text);
  guest->kept.text = g_steal_pointer (&guest->kept.next);
  guest->kept.asked = 0;
  table->slow_disk = FALSE;
  net_table_restart_guest (table, (guint) (guest - table->guests));
  g_assert_cmpuint (count_played (table), ==, played);
  while (count_played (table) == played)
    net_table_step (table);
  g_assert_cmpuint (guest->asked, ==, asked);
  go_on (table);
}

/* But where the same is asked for another reason, it is: an undo is no mistake. */
static void
test_answer_stale (void)
{
  NetTable *table = new_table ("space-beans");
  g_autofree char *text = NULL;
  NetGuest *guest;
  guint played, asked;

  guest = play_to_undo (table, 1);
  text = g_strdup (guest->kept.text);
  g_assert_nonnull (strstr (text, "\"answer\""));
  g_assert_true (tablee_game_session_undo (guest->session));
  net_table_run (table, 10);
  played = count_played (table);
  asked = guest->asked;
  g_free (guest->kept.text);
  guest->kept.text = g_steal_pointer (&text);
  net_table_restart_host (table);
  net_table_restart_guest (table, (guint) (guest - table->guests));
  net_table_run (table, 10);
  g_assert_cmpuint (count_played (table), ==, played);
  g_assert_cmpuint (guest->asked, ==, asked + 1);
  go_on (table);
}

/*
 * Wishes
 */

/* The host has done it and dies before anybody has heard: it is not done twice, though it could be. */
static void
test_wish_once (void)
{
  NetTable *table = new_table ("bean-chains");
  NetGuest *guest = play_to_undo (table, 2);
  guint played = count_played (table);
  guint now;

  g_assert_true (tablee_game_session_undo (guest->session));
  while (count_played (table) == played)
    net_table_step (table);
  now = count_played (table);
  g_assert_cmpuint (now, <, played);
  g_assert_true (tablee_game_session_would_grant (tablee_host_get_session (table->host), guest->seat, TABLEE_WISH_UNDO));
  net_table_restart_host (table);
  tablee_memory_broker_restart (table->broker);
  net_table_run (table, 100);
  g_assert_cmpuint (count_played (table), ==, now);
  go_on (table);
}

/* What was wished while the host was not there is done when it is. */
static void
test_wish_waits (void)
{
  NetTable *table = new_table ("bean-chains");
  NetGuest *guest = play_to_undo (table, 1);
  guint played = count_played (table);

  g_assert_true (tablee_game_session_undo (guest->session));
  net_table_restart_host (table);
  net_table_run (table, 100);
  g_assert_cmpuint (count_played (table), <, played);
  go_on (table);
}

/* A broker that has kept a wish from another day says it to a host that has just begun again. */
static void
test_wish_replayed (void)
{
  NetTable *table = new_table ("bean-chains");
  g_autoptr (TableeSlots) attacker = tablee_memory_broker_connect (table->broker);
  g_autofree char *slot = NULL;
  NetLast overheard = { NULL };
  NetGuest *guest;
  guint played;
  gulong handler;

  guest = play_to_undo (table, 1);
  slot = tablee_invitation_dup_slot (tablee_guest_get_invitation (guest->guest), TABLEE_SLOT_GUEST);
  overheard.slot = slot;
  handler = g_signal_connect_swapped (table->broker, "passed", G_CALLBACK (net_last_cb), &overheard);
  tablee_guest_gesture (guest->guest, TABLEE_GESTURE_HURRY);
  tablee_game_session_give_up (guest->session, guest->seat);
  g_signal_handler_disconnect (table->broker, handler);
  g_assert_nonnull (overheard.bytes);

  /* It has not arrived, and the guest comes back without it. */
  tablee_memory_broker_restart (table->broker);
  net_table_kill_guest (table, (guint) (guest - table->guests));
  tablee_memory_broker_restart (table->broker);
  played = count_played (table);
  net_table_run (table, 10);
  g_assert_false (tablee_game_session_get_over (tablee_host_get_session (table->host)));
  tablee_slots_put (attacker, slot, overheard.bytes);
  net_table_restart_host (table);
  net_table_run (table, 10);
  g_assert_true (tablee_host_get_present (table->host, guest->seat));
  g_assert_false (tablee_game_session_get_over (tablee_host_get_session (table->host)));
  g_assert_cmpuint (count_played (table), ==, played);
  g_assert_cmpstr (table->gestures->str, ==, "");
  g_bytes_unref (overheard.bytes);
  go_on (table);
}

static void
test_give_up (void)
{
  NetTable *table = new_table ("al-cabohne");
  NetGuest *guest;

  table->passive = TRUE;
  net_table_run_until (table, somebody_is_asked);
  guest = find_asked (table);
  tablee_game_session_give_up (guest->session, guest->seat);
  net_table_play (table);
  g_assert_true (tablee_game_session_get_over (tablee_host_get_session (table->host)));
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (tablee_game_session_get_given_up_by (table->guests[i].session), ==, guest->seat);
  net_table_free (table);
}

static void
test_undo (void)
{
  NetTable *table = new_table ("bean-chains");
  NetGuest *guest;
  guint played;

  guest = play_to_undo (table, 1);
  played = count_played (table);
  g_assert_true (tablee_game_session_undo (guest->session));
  net_table_run (table, 10);
  g_assert_cmpuint (count_played (table), <, played);
  net_table_check (table);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (tablee_game_session_get_n_played (table->guests[i].session), ==, count_played (table));
  g_assert_true (tablee_game_session_get_can_redo (guest->session));
  g_assert_true (tablee_game_session_redo (guest->session));
  net_table_run (table, 10);
  g_assert_cmpuint (count_played (table), ==, played);
  go_on (table);
}

/*
 * Gestures
 */

static gboolean
is_playing (NetTable *table)
{
  return somebody_is_asked (table);
}

/* In foul weather, too, each comes once at most, to everybody else, and in order; what comes too soon does not. */
static void
test_gestures (void)
{
  const TableeWeather weather = { .loss = 20, .doubles = 40, .delay = 20 };
  NetTable *table = net_table_new (tablee_games_find ("martian-12s"), 2, 2, 3, &weather);

  table->passive = TRUE;
  net_table_run_until (table, is_playing);
  net_table_run (table, 20);
  tablee_guest_gesture (table->guests[0].guest, TABLEE_GESTURE_HELLO);
  net_table_run (table, 200);
  tablee_host_gesture (table->host, 1, TABLEE_GESTURE_OUCH);
  net_table_run (table, 200);
  tablee_guest_gesture (table->guests[0].guest, TABLEE_GESTURE_THANKS);
  net_table_run (table, 200);
  tablee_guest_gesture (table->guests[0].guest, TABLEE_GESTURE_THANKS);
  net_table_run (table, 200);
  g_assert_cmpstr (table->gestures->str, ==, "0:0 1:3 0:2 0:2 ");
  g_assert_cmpstr (table->guests[0].gestures->str, ==, table->gestures->str);
  g_assert_cmpstr (table->guests[1].gestures->str, ==, table->gestures->str);

  /* Nobody who comes back makes or sees an old one again, and new ones come also when the host has begun again. */
  net_table_restart_host (table);
  net_table_run (table, 200);
  net_table_restart_guest (table, 0);
  net_table_run (table, 200);
  net_table_restart_guest (table, 1);
  net_table_run (table, 200);
  g_assert_cmpstr (table->guests[1].gestures->str, ==, "0:0 1:3 0:2 0:2 ");
  g_assert_cmpstr (table->gestures->str, ==, "0:0 1:3 0:2 0:2 ");
  tablee_guest_gesture (table->guests[1].guest, TABLEE_GESTURE_BYE);
  net_table_run (table, 200);
  g_assert_cmpstr (table->guests[0].gestures->str, ==, "0:0 1:3 0:2 0:2 1:11 ");
  net_table_restart_host (table);
  net_table_run (table, 200);
  tablee_host_gesture (table->host, 0, TABLEE_GESTURE_BYE);
  net_table_run (table, 200);
  g_assert_cmpstr (table->guests[0].gestures->str, ==, "0:0 1:3 0:2 0:2 1:11 0:11 ");
  g_assert_cmpstr (table->guests[1].gestures->str, ==, table->gestures->str);
  net_table_free (table);
}

/* The host has told it and dies before anybody has heard that. */
static void
test_gesture_once (void)
{
  NetTable *table = new_table ("martian-12s");

  table->passive = TRUE;
  net_table_run_until (table, is_playing);
  net_table_run (table, 30);
  tablee_guest_gesture (table->guests[0].guest, TABLEE_GESTURE_OUCH);
  while (table->gestures->len == 0)
    net_table_step (table);
  net_table_restart_host (table);
  tablee_memory_broker_restart (table->broker);
  net_table_run (table, 100);
  g_assert_cmpstr (table->gestures->str, ==, "0:3 ");
  net_table_free (table);
}

static void
test_gestures_too_many (void)
{
  NetTable *table = new_table ("martian-12s");
  gint64 start;

  table->passive = TRUE;
  net_table_run_until (table, is_playing);
  net_table_run (table, 30);
  start = table->now;
  for (int i = 0; i < 200; i++)
    {
      tablee_guest_gesture (table->guests[0].guest, TABLEE_GESTURE_HURRY);
      net_table_step (table);
    }
  g_assert_cmpuint (table->gestures->len, >=, 4);
  g_assert_cmpint ((gint64) table->gestures->len / 4, <=, (table->now - start) / (TABLEE_NET_GESTURE_PAUSE * G_USEC_PER_SEC) + 1);
  net_table_free (table);
}

/*
 * Sizes
 */

/* Who comes back late has much to be told: in many words, none of which is long. */
static void
test_long (void)
{
  NetTable *table = new_table ("space-station-phoenix");
  gsize told = 0;

  net_table_play (table);
  g_assert_cmpuint (table->longest, <=, 2 * TABLEE_NET_MAX_STEPS);
  for (guint i = 0; i < tablee_chronicle_get_length (((TableePlace *) table->host->places->pdata[0])->chronicle); i++)
    told += strlen (tablee_chronicle_get_text (((TableePlace *) table->host->places->pdata[0])->chronicle, i));
  g_assert_cmpuint (told, >, 3 * TABLEE_NET_MAX_STEPS);
  net_table_restart_guest (table, 0);
  net_table_play (table);
  g_assert_cmpuint (table->longest, <=, 2 * TABLEE_NET_MAX_STEPS);
  g_test_message ("%zu bytes of steps, the longest word had %zu", told, table->longest);
  net_table_free (table);
}

/* A host that hears how far its guests have come before its game goes on in this life does not tell them the first part of it again. */
static void
test_long_restarted (void)
{
  NetTable *table = new_table ("space-station-phoenix");
  gsize told = 0;
  guint shown;

  while (told < 2 * TABLEE_NET_MAX_STEPS)
    {
      TableePlace *place = table->host->places->pdata[0];

      g_assert_true (net_table_step (table));
      told = 0;
      for (guint i = 0; place->chronicle != NULL && i < tablee_chronicle_get_length (place->chronicle); i++)
        told += strlen (tablee_chronicle_get_text (place->chronicle, i));
    }
  table->passive = TRUE;
  net_table_run (table, 30);
  shown = table->guests[0].shown;
  g_assert_cmpuint (shown, >, 0);

  table->late = TRUE;
  net_table_restart_host (table);
  net_table_run (table, 10);
  tablee_game_session_set_pace (tablee_host_get_session (table->host), TABLEE_PACE_INSTANT);
  tablee_game_session_start (tablee_host_get_session (table->host));
  net_table_run (table, 10);
  for (guint i = 0; i < table->n_guests; i++)
    g_assert_cmpuint (table->guests[i].went_back, ==, 0);
  g_assert_cmpuint (table->guests[0].shown, >=, shown);
  table->late = FALSE;
  go_on (table);
}

/* How many hints somebody took is nobody else's business while they play. */
static void
test_hints (void)
{
  NetTable *table = new_table ("martian-12s");
  g_autofree char *word = NULL;

  table->passive = TRUE;
  net_table_run_until (table, is_playing);
  tablee_seat_set_hints (tablee_host_get_seat (table->host, 1), 3);
  word = tablee_host_compose (table->host, table->host->places->pdata[0]);
  g_assert_nonnull (strstr (word, "\"seats\""));
  g_assert_null (strstr (word, "hints"));
  net_table_free (table);
}

/* In the guest's history, who was here is who played here, with the hints that were taken in all its lives. */
static void
test_record (void)
{
  NetTable *table = new_table ("martian-12s");

  table->passive = TRUE;
  net_table_run_until (table, is_playing);
  tablee_seat_set_hints (tablee_game_session_get_seat (table->guests[1].session, 1), 2);
  table->passive = FALSE;
  for (guint i = 0; i < 2; i++)
    net_table_restart_guest (table, i);
  net_table_play (table);
  for (int i = 0; i < 2; i++)
    for (int seat = 0; seat < 2; seat++)
      {
        GListModel *seats = tablee_game_record_get_seats (tablee_guest_get_record (table->guests[i].guest));
        g_autoptr (TableeSeat) item = g_list_model_get_item (seats, (guint) seat);

        g_assert_cmpint (tablee_seat_get_kind (item), ==, seat == i ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_FRIEND);
        g_assert_cmpuint (tablee_seat_get_hints (item), ==, seat == 1 && i == 1 ? 2 : 0);
      }
  net_table_free (table);
}

/* Who ends before the record is on the disk, and comes back, has not heard the end, whatever that life has heard since. */
static void
test_record_unkept (void)
{
  NetTable *table = new_table ("martian-12s");
  NetGuest *guest = &table->guests[0];

  table->slow_disk = TRUE;
  while (guest->guest == NULL || tablee_guest_get_state (guest->guest) != TABLEE_GUEST_OVER)
    net_table_step (table);
  g_assert_cmpuint (guest->kept.asked, >, 0);
  net_table_kill_guest (table, 0);
  net_table_run (table, 10);
  g_assert_false (tablee_host_get_end_heard (table->host));

  net_table_restart_guest (table, 0);
  while (tablee_guest_get_state (guest->guest) != TABLEE_GUEST_OVER)
    {
      g_assert_false (tablee_host_get_end_heard (table->host));
      net_table_step (table);
    }
  net_table_run (table, 10);
  g_assert_true (tablee_host_get_end_heard (table->host));
  net_table_free (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/deeds/answer-kept", test_answer_kept);
  g_test_add_func ("/net/deeds/answer-stale", test_answer_stale);
  g_test_add_func ("/net/deeds/wish-once", test_wish_once);
  g_test_add_func ("/net/deeds/wish-waits", test_wish_waits);
  g_test_add_func ("/net/deeds/wish-replayed", test_wish_replayed);
  g_test_add_func ("/net/deeds/give-up", test_give_up);
  g_test_add_func ("/net/deeds/undo", test_undo);
  g_test_add_func ("/net/deeds/gestures", test_gestures);
  g_test_add_func ("/net/deeds/gesture-once", test_gesture_once);
  g_test_add_func ("/net/deeds/gestures-too-many", test_gestures_too_many);
  g_test_add_func ("/net/deeds/long", test_long);
  g_test_add_func ("/net/deeds/long-restarted", test_long_restarted);
  g_test_add_func ("/net/deeds/hints", test_hints);
  g_test_add_func ("/net/deeds/record", test_record);
  g_test_add_func ("/net/deeds/record-unkept", test_record_unkept);

  return g_test_run ();
}
