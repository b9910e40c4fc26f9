/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Slots in memory: what arrives in which weather. */
#include "net/memory-broker.h"

#include <string.h>

typedef struct
{
  GPtrArray *words;      /* "slot word", as they came */
  guint      connected;
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

  g_ptr_array_add (ears->words, g_strdup_printf ("%s %.*s", slot, (int) size, data));
}

static void
connected_cb (TableeSlots *slots,
              gpointer     user_data)
{
  ((Ears *) user_data)->connected++;
}

static void
listen_to (TableeSlots *slots,
           Ears        *ears)
{
  ears->words = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect (slots, "word", G_CALLBACK (word_cb), ears);
  g_signal_connect (slots, "connected", G_CALLBACK (connected_cb), ears);
}

static void
put (TableeSlots *slots,
     const char  *slot,
     const char  *word)
{
  g_autoptr (GBytes) bytes = g_bytes_new (word, strlen (word));

  tablee_slots_put (slots, slot, bytes);
}

static void
run (TableeMemoryBroker *broker)
{
  while (tablee_memory_broker_step (broker))
    ;
}

static char *
heard (Ears *ears)
{
  g_autofree char *text = NULL;

  g_ptr_array_add (ears->words, NULL);
  text = g_strjoinv (",", (char **) ears->words->pdata);
  g_ptr_array_set_size (ears->words, 0);

  return g_steal_pointer (&text);
}

static void
assert_heard (Ears       *ears,
              const char *expected)
{
  g_autofree char *text = heard (ears);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_fair_weather (void)
{
  const TableeWeather fair = { 0 };
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &fair);
  g_autoptr (TableeSlots) one = tablee_memory_broker_connect (broker);
  g_autoptr (TableeSlots) other = tablee_memory_broker_connect (broker);
  Ears ears = { 0 };

  listen_to (other, &ears);
  put (one, "a/b", "early");
  put (one, "a/c", "nobody's");
  tablee_slots_watch (other, "a/b");
  tablee_slots_watch (other, "a/b");
  run (broker);
  assert_heard (&ears, "a/b early");
  put (one, "a/b", "late");
  assert_heard (&ears, "");
  run (broker);
  assert_heard (&ears, "a/b late");
  g_ptr_array_unref (ears.words);
}

/* What was kept is gone, and comes back from whoever put it. */
static void
test_restart (void)
{
  const TableeWeather fair = { 0 };
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &fair);
  g_autoptr (TableeSlots) one = tablee_memory_broker_connect (broker);
  g_autoptr (TableeSlots) other = tablee_memory_broker_connect (broker);
  Ears ears = { 0 };

  listen_to (other, &ears);
  tablee_slots_watch (other, "a");
  put (one, "a", "under way");
  tablee_memory_broker_restart (broker);
  g_assert_cmpuint (ears.connected, ==, 1);
  run (broker);
  assert_heard (&ears, "a under way");
  g_clear_object (&one);
  tablee_memory_broker_restart (broker);
  run (broker);
  assert_heard (&ears, "");
  g_ptr_array_unref (ears.words);
}

/* A place that is gone hears nothing, and what was on the way to it does no harm. */
static void
test_gone (void)
{
  const TableeWeather fair = { 0 };
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (1, &fair);
  g_autoptr (TableeSlots) one = tablee_memory_broker_connect (broker);
  TableeSlots *other = tablee_memory_broker_connect (broker);

  tablee_slots_watch (other, "a");
  put (one, "a", "lost");
  g_object_unref (other);
  run (broker);
}

/* A hundred words in bad weather: some are lost, some come twice, and not in order. The same seed gives the same weather. */
static char *
hear_storm (guint32 seed)
{
  const TableeWeather storm = { 20, 20, 50 };
  g_autoptr (TableeMemoryBroker) broker = tablee_memory_broker_new (seed, &storm);
  g_autoptr (TableeSlots) one = tablee_memory_broker_connect (broker);
  g_autoptr (TableeSlots) other = tablee_memory_broker_connect (broker);
  Ears ears = { 0 };
  char *text;

  listen_to (other, &ears);
  tablee_slots_watch (other, "a");
  for (int i = 0; i < 100; i++)
    {
      g_autofree char *word = g_strdup_printf ("%02d", i);

      put (one, "a", word);
    }
  run (broker);
  text = heard (&ears);
  g_ptr_array_unref (ears.words);

  return text;
}

static void
test_storm (void)
{
  g_autofree char *text = hear_storm (7);
  g_autofree char *again = hear_storm (7);
  g_autofree char *another = hear_storm (8);
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  g_autoptr (GHashTable) different = g_hash_table_new (g_str_hash, g_str_equal);
  guint disorder = 0;

  g_assert_cmpstr (text, ==, again);
  g_assert_cmpstr (text, !=, another);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_hash_table_add (different, words[i]);
      disorder += i > 0 && strcmp (words[i - 1], words[i]) > 0;
    }
  g_assert_cmpuint (g_hash_table_size (different), <, 90);
  g_assert_cmpuint (g_hash_table_size (different), >, 40);
  g_assert_cmpuint (g_strv_length (words), >, g_hash_table_size (different));
  g_assert_cmpuint (disorder, >, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/net/slots/fair-weather", test_fair_weather);
  g_test_add_func ("/net/slots/restart", test_restart);
  g_test_add_func ("/net/slots/gone", test_gone);
  g_test_add_func ("/net/slots/storm", test_storm);

  return g_test_run ();
}
