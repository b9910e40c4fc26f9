/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables that are shown in the local network, and found there. */
#include "avahi.h"
#include "net/announcer.h"
#include "net/guest.h"
#include "net/memory-broker.h"
#include "net/nearby.h"

#include "games/catalogue.h"

#define AT_HOME "mqtt://192.168.1.20:18830"

static Avahi *avahi;

static GVariant *
make_texts (const char *host,
            const char *game,
            const char *free,
            const char *link)
{
  const char *const keys[] = { "v=1", "host=", "game=", "free=", "link=" };
  const char *const values[] = { "", host, game, free, link };
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aay"));
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *text = g_strconcat (keys[i], values[i], NULL);

      g_variant_builder_add_value (&builder, g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, text, strlen (text), 1));
    }

  return g_variant_builder_end (&builder);
}

static char *
make_link (const char *broker)
{
  g_autoptr (TableeInvitation) invitation = tablee_invitation_new (broker);

  return tablee_invitation_to_link (invitation);
}

static gboolean
is_shown (const char *host,
          const char *game,
          const char *free,
          const char *link)
{
  g_autoptr (GVariant) texts = g_variant_ref_sink (make_texts (host, game, free, link));
  g_autoptr (TableeNearbyTable) table = tablee_nearby_table_new_for_texts (texts);

  return table != NULL;
}

/* Whoever is in the network can write anything. */
static void
test_texts (void)
{
  g_autoptr (TableeInvitation) invitation = tablee_invitation_new (AT_HOME);
  g_autoptr (TableeNearbyTable) table = tablee_nearby_table_new ("Léa", "space-beans", 2, invitation);
  g_autoptr (GVariant) texts = g_variant_ref_sink (tablee_nearby_table_to_texts (table));
  g_autoptr (TableeNearbyTable) read = tablee_nearby_table_new_for_texts (texts);
  g_autoptr (GVariant) none = g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE ("ay"), NULL, 0));
  g_autofree char *link = make_link (AT_HOME);
  g_autofree char *away = make_link ("mqtts://broker.example");
  g_autofree char *long_name = g_strnfill (61, 'a');

  g_assert_nonnull (read);
  g_assert_true (tablee_nearby_table_equal (table, read));
  g_assert_cmpstr (tablee_nearby_table_get_host (read), ==, "Léa");
  g_assert_cmpstr (tablee_nearby_table_get_game (read), ==, "space-beans");
  g_assert_cmpint (tablee_nearby_table_get_free (read), ==, 2);
  g_assert_cmpstr (tablee_invitation_get_broker (tablee_nearby_table_get_invitation (read)), ==, AT_HOME);

  g_assert_null (tablee_nearby_table_new_for_texts (none));
  g_assert_true (is_shown ("", "pig", "1", link));
  g_assert_false (is_shown ("Léa\n", "pig", "1", link));
  g_assert_false (is_shown (long_name, "pig", "1", link));
  g_assert_false (is_shown ("Léa", "", "1", link));
  g_assert_false (is_shown ("Léa", "pig", "0", link));
  g_assert_false (is_shown ("Léa", "pig", "10", link));
  g_assert_false (is_shown ("Léa", "pig", "-1", link));
  g_assert_false (is_shown ("Léa", "pig", "1", ""));
  g_assert_false (is_shown ("Léa", "pig", "1", "tablee:AQECAwQFBgcICQoLDA0ODxAEwKgBFAdb"));
  /* By a row in a list nobody is led out of the network. */
  g_assert_false (is_shown ("Léa", "pig", "1", away));
}

static guint
count (TableeNearby *nearby)
{
  return g_list_model_get_n_items (G_LIST_MODEL (nearby));
}

/* By whatever ways, each is there once; what goes is gone, and what was there before a daemon ended, too. */
static void
test_found (void)
{
  g_autoptr (TableeNearby) nearby = NULL;
  g_autofree char *link = make_link (AT_HOME);

  if (avahi == NULL)
    {
      g_test_skip ("no dbus-daemon");
      return;
    }

  avahi_show (avahi, "early", make_texts ("Léa", "pig", "1", link));
  nearby = tablee_nearby_new ();
  avahi_wait (count (nearby) == 1);
  avahi_show (avahi, "nonsense", make_texts ("Léa", "pig", "1", "nothing"));
  avahi_show (avahi, "late", make_texts ("Bo", "pig", "2", link));
  avahi_wait (count (nearby) == 2);
  avahi_hide (avahi, "early");
  avahi_wait (count (nearby) == 1);
  avahi_restart (avahi);
  avahi_show (avahi, "again", make_texts ("Cleo", "pig", "2", link));
  avahi_show (avahi, "too", make_texts ("Dan", "pig", "2", link));
  avahi_wait (count (nearby) == 2);
  avahi_hide (avahi, "again");
  avahi_hide (avahi, "too");
  avahi_wait (count (nearby) == 0);
}

/* A flood does not fill the page, which says that something is left out. */
static void
test_flood (void)
{
  g_autoptr (TableeNearby) nearby = NULL;
  g_autofree char *link = make_link (AT_HOME);
  guint most = 0;

  if (avahi == NULL)
    {
      g_test_skip ("no dbus-daemon");
      return;
    }

  for (int i = 0; i < 200; i++)
    {
      g_autofree char *name = g_strdup_printf ("flood %d", i);

      avahi_show (avahi, name, make_texts ("Léa", "pig", "1", link));
    }
  nearby = tablee_nearby_new ();
  g_assert_false (tablee_nearby_get_crowded (nearby));
  avahi_wait (count (nearby) >= 32 && tablee_nearby_get_crowded (nearby));
  for (int i = 0; i < 200; i++)
    {
      g_autofree char *name = g_strdup_printf ("flood %d", i);

      avahi_hide (avahi, name);
      most = MAX (most, count (nearby));
      g_main_context_iteration (NULL, FALSE);
    }
  avahi_wait (count (nearby) == 0);
  g_assert_cmpuint (most, ==, 32);
  avahi_restart (avahi);
  avahi_wait (!tablee_nearby_get_crowded (nearby));
}

/* Of the table that is shown. */
static void
assert_shown (const char             *host,
              int                     free,
              const TableeInvitation *invitation)
{
  g_autoptr (TableeNearbyTable) table = tablee_nearby_table_new_for_texts (avahi_get_shown (avahi));

  g_assert_nonnull (table);
  g_assert_cmpstr (tablee_nearby_table_get_host (table), ==, host);
  g_assert_cmpstr (tablee_nearby_table_get_game (table), ==, "space-beans");
  g_assert_cmpint (tablee_nearby_table_get_free (table), ==, free);
  g_assert_cmpmem (tablee_invitation_get_secret (tablee_nearby_table_get_invitation (table)), TABLEE_SECRET_BYTES,
                   tablee_invitation_get_secret (invitation), TABLEE_SECRET_BYTES);
}

static TableeHost *
make_host (TableeSlots *slots)
{
  g_autoptr (TableeRuleset) ruleset = tablee_ruleset_new (tablee_games_find ("space-beans"), 3, NULL, NULL);
  g_autoptr (GListStore) seats = g_list_store_new (TABLEE_TYPE_SEAT);

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (TableeSeat) seat = tablee_seat_new (i, i == 0 ? "Ana" : "", i, i == 0 ? TABLEE_SEAT_HUMAN : TABLEE_SEAT_FRIEND, TABLEE_LEVEL_EASY);

      g_list_store_append (seats, seat);
    }

  return tablee_host_new (ruleset, NULL, G_LIST_MODEL (seats), FALSE, AT_HOME, slots);
}

static void
count_cb (guint *times)
{
  (*times)++;
}

/* Returns when the bus has carried all that was said to it before, there and back. */
static void
look_at_bus (void)
{
  g_autoptr (TableeNearby) nearby = tablee_nearby_new ();
  g_autofree char *link = make_link (AT_HOME);

  avahi_show (avahi, "a look", make_texts ("Léa", "pig", "1", link));
  avahi_wait (count (nearby) == 1);
  avahi_hide (avahi, "a look");
  avahi_wait (count (nearby) == 0);
}

/* A friend takes the seat. */
static void
come (TableeHost             *host,
      TableeMemoryBroker     *broker,
      const TableeInvitation *invitation)
{
  g_autoptr (TableeSlots) slots = tablee_memory_broker_connect (broker);
  g_autoptr (TableeGuest) guest = tablee_guest_new (invitation, "Bo", 1, slots);

  g_signal_connect (guest, "keep", G_CALLBACK (tablee_guest_kept), NULL);
  tablee_guest_open (guest);
  while (!tablee_host_get_taken (host, 2))
    g_assert_true (tablee_memory_broker_step (broker));
}

/* Nothing is shown before that is wanted and the table is kept; then the first free seat, until none is free, the game begins, or it is not wanted any more. */
static void
test_shown (void)
{
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &(TableeWeather){ 0 });
  g_autoptr (TableeSlots) slots = tablee_memory_broker_connect (broker);
  g_autoptr (TableeHost) host = make_host (slots);
  g_autoptr (TableeAnnouncer) announcer = tablee_announcer_new (host);
  g_autoptr (GVariant) before = NULL;
  guint asked = 0;

  if (avahi == NULL)
    {
      g_test_skip ("no dbus-daemon");
      return;
    }

  avahi_wait (tablee_announcer_get_available (announcer));
  g_assert_false (tablee_announcer_get_active (announcer));
  g_assert_null (avahi_get_shown (avahi));
  g_signal_connect_swapped (host, "keep", G_CALLBACK (count_cb), &asked);
  tablee_host_open (host);
  tablee_announcer_set_active (announcer, TRUE);
  /* Whatever would be on its way arrives before what is asked later. */
  look_at_bus ();
  g_assert_null (avahi_get_shown (avahi));
  g_signal_handlers_disconnect_by_func (host, count_cb, &asked);
  g_signal_connect (host, "keep", G_CALLBACK (tablee_host_kept), NULL);
  for (; asked > 0; asked--)
    tablee_host_kept (host);
  avahi_wait (avahi_get_shown (avahi) != NULL);
  assert_shown ("Ana", 2, tablee_host_get_invitation (host, 1));

  avahi_restart (avahi);
  avahi_wait (avahi_get_shown (avahi) != NULL);
  tablee_announcer_set_active (announcer, FALSE);
  avahi_wait (avahi_get_shown (avahi) == NULL);
  tablee_announcer_set_active (announcer, TRUE);
  avahi_wait (avahi_get_shown (avahi) != NULL);

  before = g_variant_ref (avahi_get_shown (avahi));
  tablee_host_seat_computer (host, 1, TABLEE_LEVEL_EASY);
  avahi_wait (avahi_get_shown (avahi) != NULL && avahi_get_shown (avahi) != before);
  assert_shown ("Ana", 1, tablee_host_get_invitation (host, 2));
  come (host, broker, tablee_host_get_invitation (host, 2));
  avahi_wait (avahi_get_shown (avahi) == NULL);
}

/* Whether it lists this one table, as it is now. */
static gboolean
lists (TableeNearby           *nearby,
       int                     free,
       const TableeInvitation *invitation)
{
  g_autoptr (TableeNearbyTable) table = g_list_model_get_item (G_LIST_MODEL (nearby), 0);

  return table != NULL && g_list_model_get_n_items (G_LIST_MODEL (nearby)) == 1 &&
         g_strcmp0 (tablee_nearby_table_get_host (table), "Ana") == 0 &&
         g_strcmp0 (tablee_nearby_table_get_game (table), "space-beans") == 0 &&
         tablee_nearby_table_get_free (table) == free &&
         memcmp (tablee_invitation_get_secret (tablee_nearby_table_get_invitation (table)),
                 tablee_invitation_get_secret (invitation), TABLEE_SECRET_BYTES) == 0;
}

/* Through a real daemon: one that looked before the table was shown, and one that looks later, see it come, change and go. */
static void
test_daemon (void)
{
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &(TableeWeather){ 0 });
  g_autoptr (TableeSlots) slots = tablee_memory_broker_connect (broker);
  g_autoptr (TableeHost) host = make_host (slots);
  g_autoptr (TableeAnnouncer) announcer = tablee_announcer_new (host);
  g_autoptr (TableeNearby) early = tablee_nearby_new ();
  g_autoptr (TableeNearby) late = NULL;

  g_signal_connect (host, "keep", G_CALLBACK (tablee_host_kept), NULL);
  tablee_host_open (host);
  avahi_wait (tablee_announcer_get_available (announcer));
  tablee_announcer_set_active (announcer, TRUE);
  avahi_wait (lists (early, 2, tablee_host_get_invitation (host, 1)));

  late = tablee_nearby_new ();
  avahi_wait (lists (late, 2, tablee_host_get_invitation (host, 1)));
  tablee_host_seat_computer (host, 1, TABLEE_LEVEL_EASY);
  avahi_wait (lists (early, 1, tablee_host_get_invitation (host, 2)));
  avahi_wait (lists (late, 1, tablee_host_get_invitation (host, 2)));
  tablee_announcer_set_active (announcer, FALSE);
  avahi_wait (g_list_model_get_n_items (G_LIST_MODEL (early)) == 0);
  avahi_wait (g_list_model_get_n_items (G_LIST_MODEL (late)) == 0);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  /* with-avahi-daemon has another bus. */
  if (g_getenv ("TABLEE_TEST_AVAHI_DAEMON") != NULL)
    {
      g_test_add_func ("/net/nearby/daemon", test_daemon);
      return g_test_run ();
    }

  avahi = avahi_new ();

  g_test_add_func ("/net/nearby/texts", test_texts);
  g_test_add_func ("/net/nearby/found", test_found);
  g_test_add_func ("/net/nearby/flood", test_flood);
  g_test_add_func ("/net/nearby/shown", test_shown);

  status = g_test_run ();
  g_clear_pointer (&avahi, avahi_free);

  return status;
}
