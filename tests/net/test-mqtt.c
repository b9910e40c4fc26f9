/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Slots in a real broker, which is the test's own. */
#include "net/mqtt-slots.h"
#include "net/private-broker.h"

#include <string.h>

enum
{
  LINE = 8,  /* more than find room in the shortest one */
};

typedef struct
{
  char *last;       /* "slot word" */
  guint connected;
  guint lost;
  guint why;        /* it was lost */
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
         guint        why,
         gpointer     user_data)
{
  Ears *ears = user_data;

  ears->lost++;
  ears->why = why;
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

/* What was put and is watched comes along to another broker; nothing is heard of the first any more. */
static void
test_move (void)
{
  g_autoptr (TableePrivateBroker) broker = start_broker ();
  g_autoptr (TableePrivateBroker) next = broker != NULL ? start_broker () : NULL;
  g_autoptr (TableeSlots) one = NULL;
  g_autoptr (TableeSlots) left = NULL;
  g_autoptr (TableeSlots) other = NULL;
  g_autofree char *address = NULL;
  g_autoptr (GError) error = NULL;
  Ears ears = { 0 };
  Ears lefts = { 0 };
  Ears theirs = { 0 };

  if (broker == NULL)
    return;

  address = g_strdup_printf ("mqtt://127.0.0.1:%u", tablee_private_broker_get_port (next));
  one = connect_to (broker, &ears);
  left = connect_to (broker, &lefts);
  other = connect_to (next, &theirs);
  tablee_slots_watch (one, "tablee/test");
  tablee_slots_watch (other, "tablee/test");
  put (one, "ours");
  wait_for (&ears, "tablee/test ours");

  g_assert_false (tablee_mqtt_slots_move (TABLEE_MQTT_SLOTS (one), "nowhere", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  put (left, "still");
  wait_for (&ears, "tablee/test still");
  g_assert_cmpuint (ears.lost, ==, 0);

  g_assert_true (tablee_mqtt_slots_move (TABLEE_MQTT_SLOTS (one), address, NULL));
  g_assert_cmpuint (ears.lost, ==, 1);
  put (left, "late");
  wait_for (&theirs, "tablee/test ours");
  put (other, "there");
  wait_for (&ears, "tablee/test there");
  g_assert_cmpuint (ears.connected, ==, 2);
  g_free (ears.last);
  g_free (lefts.last);
  g_free (theirs.last);
}

/* Returns: (transfer full): at any port of this machine, with room for one who waits. */
static GSocket *
listen_here (guint16 *port)
{
  g_autoptr (GInetAddress) here = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) any = g_inet_socket_address_new (here, 0);
  g_autoptr (GSocketAddress) address = NULL;
  GSocket *socket = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL);

  g_socket_set_listen_backlog (socket, 1);
  g_assert_true (g_socket_bind (socket, any, FALSE, NULL));
  g_assert_true (g_socket_listen (socket, NULL));
  address = g_socket_get_local_address (socket, NULL);
  *port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (address));

  return socket;
}

/* Returns: (transfer full): the address of a machine that never answers: nobody takes in who stands in its line, and the line is full. @line:
 * (element-type GSocket): who stands there. */
static char *
make_silence (GPtrArray *line)
{
  g_autoptr (GSocketAddress) address = NULL;
  guint16 port;
  GSocket *socket = listen_here (&port);

  g_ptr_array_add (line, socket);
  address = g_socket_get_local_address (socket, NULL);
  for (int i = 0; i < LINE; i++)
    {
      GSocket *next = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL);

      g_ptr_array_add (line, next);
      g_socket_set_blocking (next, FALSE);
      g_socket_connect (next, address, NULL, NULL);
    }

  return g_strdup_printf ("mqtt://127.0.0.1:%u", port);
}

/* A program does not hang for minutes when it ends while the network does not answer: the test would be ended. */
static void
test_silence (void)
{
  g_autoptr (GPtrArray) line = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *address = make_silence (line);
  g_autoptr (GError) error = NULL;
  TableeSlots *slots = tablee_mqtt_slots_new (address, &error);

  g_assert_no_error (error);
  g_assert_finalize_object (slots);
}

static gint come;  /* somebody has */

/* Takes in whoever comes, and hangs up at the first word. */
static gpointer
hang_up (gpointer socket)
{
  char word[1];

  for (;;)
    {
      g_autoptr (GSocket) caller = g_socket_accept (socket, NULL, NULL);

      g_atomic_int_set (&come, 1);
      if (caller != NULL)
        g_socket_receive (caller, word, sizeof word, NULL, NULL);
    }

  return NULL;
}

/* What was registered first is done last: after OpenSSL has gone. */
static void
linger (void)
{
  g_usleep (G_USEC_PER_SEC / 2);
}

/* A program that ends while its thread makes ready for TLS, which takes a while: nothing of that thread is left to break down. */
static void
test_end_in_tls (void)
{
  g_autofree char *broker = NULL;
  TableeSlots *slots;
  GSocket *socket;
  guint16 port;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
      return;
    }

  atexit (linger);
  socket = listen_here (&port);
  broker = g_strdup_printf ("mqtts://127.0.0.1:%u", port);
  g_thread_unref (g_thread_new ("silence", hang_up, socket));
  slots = tablee_mqtt_slots_new (broker, NULL);
  while (g_atomic_int_get (&come) == 0)
    g_usleep (100);
  g_assert_finalize_object (slots);
  g_clear_pointer (&broker, g_free);
  exit (0);
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
  g_test_add_func ("/net/mqtt/move", test_move);
  g_test_add_func ("/net/mqtt/silence", test_silence);
  g_test_add_func ("/net/mqtt/end-in-tls", test_end_in_tls);
  g_test_add_func ("/net/mqtt/addresses", test_addresses);

  return g_test_run ();
}
