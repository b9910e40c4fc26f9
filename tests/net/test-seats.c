/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Seats of friends: taken, lost, given to computers and back, left and come back to. */
#include "table.h"

#include <string.h>

#include "games/catalogue.h"
#include "net/host-private.h"

static const TableeWeather fine = { 0 };

static NetTable *
new_table (void)
{
  return net_table_new (tablee_games_find ("martian-12s"), 2, 2, 5, &fine);
}

static gboolean
can_begin (NetTable *table)
{
  return tablee_host_can_begin (table->host);
}

static gboolean
is_playing (NetTable *table)
{
  for (guint i = 0; i < table->n_guests; i++)
    if (table->guests[i].guest != NULL && tablee_guest_get_state (table->guests[i].guest) != TABLEE_GUEST_PLAYING)
      return FALSE;

  return tablee_host_get_state (table->host) == TABLEE_HOST_PLAYING;
}

static gboolean
is_well_under_way (NetTable *table)
{
  TableeGameSession *session = tablee_host_get_session (table->host);

  return session != NULL && tablee_game_session_get_n_played (session) >= 20;
}

static void
assert_refused (NetGuest      *guest,
                TableeRefusal  refusal,
                const char    *message)
{
  g_assert_cmpint (tablee_guest_get_state (guest->guest), ==, TABLEE_GUEST_REFUSED);
  g_assert_cmpint (tablee_guest_get_refusal (guest->guest), ==, refusal);
  g_assert_nonnull (strstr (tablee_guest_get_error (guest->guest)->message, message));
}

static gboolean
is_over_for_one (NetTable *table)
{
  return tablee_guest_get_state (table->guests[0].guest) == TABLEE_GUEST_OVER;
}

/* Whoever has bound themselves and never shows what to is replaced, is told so, and the others are not cheated by that. */
static void
test_silent (void)
{
  NetTable *table = new_table ();

  table->waits = TRUE;
  net_table_run_until (table, can_begin);
  net_table_kill_guest (table, 1);
  tablee_host_begin (table->host);
  net_table_run (table, 200);
  g_assert_cmpint (tablee_host_get_state (table->host), ==, TABLEE_HOST_AGREEING);
  g_assert_true (tablee_host_get_awaited (table->host, 1));
  g_assert_false (tablee_host_get_awaited (table->host, 0));

  tablee_host_seat_computer (table->host, 1, TABLEE_LEVEL_EASY);
  net_table_restart_host (table);
  net_table_run_until (table, is_playing);
  net_table_restart_guest (table, 1);
  net_table_run (table, 100);
  assert_refused (&table->guests[1], TABLEE_REFUSAL_SEAT_GONE, "computer");
  net_table_run_until (table, is_over_for_one);
  net_table_free (table);
}

/* In the lobby, too: who is there is told, who comes back later, and who comes with a link that nobody has used. */
static void
test_given_away (void)
{
  NetTable *table = net_table_new (tablee_games_find ("space-beans"), 3, 2, 5, &fine);
  g_autofree char *link = tablee_invitation_to_link (tablee_host_get_invitation (table->host, 1));

  table->waits = TRUE;
  net_table_run_until (table, can_begin);
  tablee_host_seat_computer (table->host, 1, TABLEE_LEVEL_EASY);
  net_table_run (table, 5);
  assert_refused (&table->guests[1], TABLEE_REFUSAL_SEAT_GONE, "computer");
  g_assert_cmpint (tablee_guest_get_state (table->guests[0].guest), ==, TABLEE_GUEST_WAITING);

  net_table_kill_guest (table, 1);
  net_table_restart_host (table);
  net_table_run (table, 5);
  net_table_restart_guest (table, 1);
  net_table_run (table, 5);
  assert_refused (&table->guests[1], TABLEE_REFUSAL_SEAT_GONE, "computer");
  net_table_add_guest (table, 1, link);
  net_table_run (table, 5);
  assert_refused (&table->guests[2], TABLEE_REFUSAL_SEAT_GONE, "computer");
  net_table_free (table);
}

static void
test_called_off (void)
{
  NetTable *table = new_table ();

  table->passive = TRUE;
  net_table_run_until (table, is_playing);
  tablee_host_call_off (table->host);
  net_table_kill_guest (table, 1);
  net_table_run (table, 5);
  assert_refused (&table->guests[0], TABLEE_REFUSAL_TABLE_GONE, "given up");
  net_table_restart_host (table);
  net_table_restart_guest (table, 1);
  net_table_run (table, 100);
  assert_refused (&table->guests[1], TABLEE_REFUSAL_TABLE_GONE, "given up");
  net_table_free (table);
}

/* A table that is over is over, whatever its host does with it then. */
static void
test_called_off_late (void)
{
  NetTable *table = new_table ();

  net_table_play (table);
  tablee_host_call_off (table->host);
  net_table_run (table, 100);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpint (tablee_guest_get_state (table->guests[i].guest), ==, TABLEE_GUEST_OVER);
  net_table_free (table);
}

/* While somebody is away a computer plays; it does so still when the host has begun again, and no more when the seat is given back. */
static void
test_replaced (void)
{
  NetTable *table = new_table ();
  guint answers;

  net_table_run_until (table, is_well_under_way);
  net_table_kill_guest (table, 1);
  net_table_run (table, 100);
  g_assert_false (tablee_host_get_present (table->host, 1));
  g_assert_false (tablee_guest_get_present (table->guests[0].guest, 1));
  tablee_host_seat_computer (table->host, 1, TABLEE_LEVEL_EASY);
  for (guint before = table->guests[0].answers; table->guests[0].answers < before + 3;)
    net_table_step (table);

  net_table_restart_host (table);
  table->passive = TRUE;
  net_table_restart_guest (table, 1);
  net_table_run (table, 10);
  g_assert_true (tablee_guest_get_replaced (table->guests[1].guest));
  g_assert_false (tablee_guest_get_replaced (table->guests[0].guest));
  g_assert_true (tablee_host_get_present (table->host, 1));
  g_assert_cmpint (tablee_seat_get_kind (tablee_host_get_seat (table->host, 1)), ==, TABLEE_SEAT_COMPUTER);

  tablee_host_seat_friend (table->host, 1);
  net_table_run (table, 10);
  g_assert_false (tablee_guest_get_replaced (table->guests[1].guest));
  answers = table->guests[1].answers;
  table->passive = FALSE;
  for (guint i = 0; i < 2; i++)
    net_table_restart_guest (table, i);
  net_table_play (table);
  g_assert_cmpuint (table->guests[1].answers, >, answers);
  net_table_free (table);
}

/* Who says good-bye is away at once, who does not after a while; both come back. */
static void
test_away (void)
{
  NetTable *table = new_table ();

  table->passive = TRUE;
  net_table_run_until (table, is_playing);
  tablee_guest_leave (table->guests[1].guest);
  net_table_run (table, 1);
  g_assert_false (tablee_host_get_present (table->host, 1));
  g_assert_false (tablee_guest_get_present (table->guests[0].guest, 1));
  net_table_restart_guest (table, 1);
  net_table_run (table, 5);
  g_assert_true (tablee_host_get_present (table->host, 1));

  net_table_kill_guest (table, 1);
  net_table_run (table, 15);
  g_assert_true (tablee_host_get_present (table->host, 1));
  net_table_run (table, 60);
  g_assert_false (tablee_host_get_present (table->host, 1));
  net_table_restart_guest (table, 1);
  net_table_run (table, 5);
  g_assert_true (tablee_host_get_present (table->host, 1));

  tablee_host_leave (table->host);
  net_table_run (table, 1);
  g_assert_false (tablee_guest_get_host_present (table->guests[1].guest));
  net_table_restart_host (table);
  net_table_run (table, 5);
  g_assert_true (tablee_guest_get_host_present (table->guests[1].guest));
  table->passive = FALSE;
  for (guint i = 0; i < 2; i++)
    net_table_restart_guest (table, i);
  net_table_play (table);
  net_table_free (table);
}

/* Puts a card of one's own where the host's lies. */
static void
forge (NetTable               *table,
       const TableeInvitation *invitation,
       TableeCard             *card)
{
  g_autoptr (TableeSlots) slots = tablee_memory_broker_connect (table->broker);
  g_autofree char *slot = tablee_invitation_dup_slot (invitation, TABLEE_SLOT_CARD);
  g_autoptr (GBytes) sealed = tablee_card_seal (card, invitation);

  tablee_slots_put (slots, slot, sealed);
  net_table_run (table, 2);
}

/* Whoever comes by a link that was used gets no seat, and cannot take it from who has it. */
static void
test_stranger (void)
{
  NetTable *table = new_table ();
  g_autofree char *link = tablee_invitation_to_link (tablee_host_get_invitation (table->host, 1));
  g_autoptr (TableeInvitation) invitation = tablee_invitation_read (link, NULL, NULL);
  guint8 host[TABLEE_KEY_BYTES];
  g_autoptr (TableeCard) card = NULL;

  net_table_run_until (table, is_well_under_way);
  net_table_add_guest (table, 1, link);
  net_table_run (table, 5);
  assert_refused (&table->guests[2], TABLEE_REFUSAL_TAKEN, "taken");
  net_table_kill_guest (table, 2);
  table->n_guests = 2;
  g_string_free (table->guests[2].gestures, TRUE);
  g_free (table->guests[2].kept.text);

  memcpy (host, table->host->keys.public, sizeof host);
  card = tablee_card_new (table->ruleset, NULL, 1, host);
  card->gone = TABLEE_GONE_TABLE;
  forge (table, invitation, card);
  net_table_restart_guest (table, 1);
  card->protocol = 99;
  forge (table, invitation, card);
  net_table_run (table, 5);
  g_assert_cmpint (tablee_guest_get_state (table->guests[1].guest), ==, TABLEE_GUEST_PLAYING);
  g_assert_cmpuint (table->guests[1].refused, ==, 0);
  net_table_play (table);
  net_table_free (table);
}

/* What does not fit is refused by the guest that joins, and joined once it fits. */
static void
test_versions (void)
{
  static const struct
  {
    int           protocol;
    int           rules;
    guint64       checksum;
    TableeRefusal refusal;
    const char   *message;
  } cases[] = {
    { 1, 0, 0, TABLEE_REFUSAL_PROTOCOL, "update this one" },
    { 0, 1, 0, TABLEE_REFUSAL_RULES, "newer rules of the game: update this one" },
    { 0, -1, 0, TABLEE_REFUSAL_RULES, "older rules of the game: the host is to update it" },
    { 0, 0, 1, TABLEE_REFUSAL_RULESET, "other data for the game: both need the same" },
  };
  NetTable *table = net_table_new (tablee_games_find ("martian-12s"), 2, 1, 5, &fine);
  const TableeInvitation *invitation = tablee_host_get_invitation (table->host, 0);
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &fine);
  g_autofree char *slot = tablee_invitation_dup_slot (invitation, TABLEE_SLOT_CARD);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      static const guint8 host[TABLEE_KEY_BYTES] = { 9 };
      g_autoptr (TableeSlots) slots = tablee_memory_broker_connect (broker);
      g_autoptr (TableeCard) card = tablee_card_new (table->ruleset, NULL, 0, host);
      g_autoptr (TableeGuest) guest = tablee_guest_new (invitation, "Zoé", 0, slots);
      g_autoptr (GBytes) sealed = NULL;
      g_autoptr (GBytes) fitting = tablee_card_seal (card, invitation);

      card->protocol += cases[i].protocol;
      card->rules += cases[i].rules;
      card->checksum += cases[i].checksum;
      sealed = tablee_card_seal (card, invitation);
      tablee_slots_put (slots, slot, sealed);
      tablee_guest_open (guest);
      while (tablee_memory_broker_step (broker))
        ;
      g_assert_cmpint (tablee_guest_get_state (guest), ==, TABLEE_GUEST_REFUSED);
      g_assert_cmpint (tablee_guest_get_refusal (guest), ==, cases[i].refusal);
      g_assert_nonnull (strstr (tablee_guest_get_error (guest)->message, cases[i].message));

      tablee_slots_put (slots, slot, fitting);
      while (tablee_memory_broker_step (broker))
        ;
      g_assert_cmpint (tablee_guest_get_state (guest), ==, TABLEE_GUEST_CONNECTING);
      g_assert_null (tablee_guest_get_error (guest));
    }
  net_table_free (table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/seats/silent", test_silent);
  g_test_add_func ("/net/seats/given-away", test_given_away);
  g_test_add_func ("/net/seats/called-off", test_called_off);
  g_test_add_func ("/net/seats/called-off-late", test_called_off_late);
  g_test_add_func ("/net/seats/replaced", test_replaced);
  g_test_add_func ("/net/seats/away", test_away);
  g_test_add_func ("/net/seats/stranger", test_stranger);
  g_test_add_func ("/net/seats/versions", test_versions);

  return g_test_run ();
}
