/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Slots in a real broker, which is the test's own. */
#include "net/mqtt-slots.h"
#include "net/private-broker.h"

#include <string.h>

typedef struct
{
  char *last;       /* "slot word" */
  guint connected;
  guint lost;
} Ears;

static void
word_cb (TableeSlots *slots,
         const char  *slot,
         GBytes      *bytes,
         gpointer     user_data)
{
  Ears *ears = user_data;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_free (ears->last);
  ears->last = g_strdup_printf ("%s %.*s", slot, (int) size, data);
}

static void
connected_cb (TableeSlots *slots,
              gpointer     user_data)
{
  ((Ears *) user_data)->connected++;
}

static void
lost_cb (TableeSlots *slots,
         gpointer     user_data)
{
  ((Ears *) user_data)->lost++;
}

static TableeSlots *
connect_to (TableePrivateBroker *broker,
            Ears                *ears)
{
  g_autofree char *address = g_strdup_printf ("mqtt://127.0.0.1:%u", tablee_private_broker_get_port (broker));
  g_autoptr (GError) error = NULL;
  TableeSlots *slots = tablee_mqtt_slots_new (address, &error);

  g_assert_no_error (error);
  g_signal_connect (slots, "word", G_CALLBACK (word_cb), ears);
  g_signal_connect (slots, "connected", G_CALLBACK (connected_cb), ears);
  g_signal_connect (slots, "lost", G_CALLBACK (lost_cb), ears);

  return slots;
}

static void
put (TableeSlots *slots,
     const char  *word)
{
  g_autoptr (GBytes) bytes = g_bytes_new (word, strlen (word));

  tablee_slots_put (slots, "tablee/test", bytes);
}

static void
wait_for (Ears       *ears,
          const char *last)
{
  while (g_strcmp0 (ears->last, last) != 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_count (const guint *count,
                guint        least)
{
  while (*count < least)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns NULL, the test skipped, where there is no such program. */
static TableePrivateBroker *
start_broker (void)
{
  g_autoptr (GError) error = NULL;
  TableePrivateBroker *broker = tablee_private_broker_new ("127.0.0.1", 0, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_test_skip ("mosquitto is not installed");
  else
    g_assert_no_error (error);

  return broker;
}

/* What is put before there is a connection, and before anybody watches, arrives all the same. */
static void
test_words (void)
{
  g_autoptr (TableePrivateBroker) broker = start_broker ();
  g_autoptr (TableeSlots) one = NULL;
  g_autoptr (TableeSlots) other = NULL;
  Ears ears = { 0 };
  Ears theirs = { 0 };

  if (broker == NULL)
    return;

  one = connect_to (broker, &ears);
  put (one, "first");
  wait_for_count (&ears.connected, 1);
  other = connect_to (broker, &theirs);
  tablee_slots_watch (other, "tablee/test");
  wait_for (&theirs, "tablee/test first");
  put (one, "second");
  wait_for (&theirs, "tablee/test second");
  tablee_slots_watch (one, "tablee/test");
  wait_for (&ears, "tablee/test second");
  g_free (ears.last);
  g_free (theirs.last);
}

/* A broker that is killed and has forgotten everything is told again. */
static void
test_restart (void)
{
  g_autoptr (TableePrivateBroker) broker = start_broker ();
  g_autoptr (TableeSlots) one = NULL;
  g_autoptr (TableeSlots) other = NULL;
  g_autoptr (TableeSlots) newcomer = NULL;
  g_autoptr (GError) error = NULL;
  Ears ears = { 0 };
  Ears theirs = { 0 };
  Ears newcomers = { 0 };

  if (broker == NULL)
    return;

  one = connect_to (broker, &ears);
  other = connect_to (broker, &theirs);
  tablee_slots_watch (other, "tablee/test");
  put (one, "before");
  wait_for (&theirs, "tablee/test before");

  tablee_private_broker_kill (broker);
  wait_for_count (&ears.lost, 1);
  wait_for_count (&theirs.lost, 1);
  tablee_private_broker_start (broker, &error);
  g_assert_no_error (error);
  newcomer = connect_to (broker, &newcomers);
  tablee_slots_watch (newcomer, "tablee/test");
  wait_for (&newcomers, "tablee/test before");
  put (one, "after");
  wait_for (&newcomers, "tablee/test after");
  wait_for (&theirs, "tablee/test after");
  g_free (ears.last);
  g_free (theirs.last);
  g_free (newcomers.last);
}

static void
test_addresses (void)
{
  const char *const wrong[] = { "", "broker", "http://broker", "mqtt://", "mqtt:broker", "mqtt://broker:0", "mqtt://broker:99999" };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (tablee_mqtt_slots_new (wrong[i], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/mqtt/words", test_words);
  g_test_add_func ("/net/mqtt/restart", test_restart);
  g_test_add_func ("/net/mqtt/addresses", test_addresses);

  return g_test_run ();
}
