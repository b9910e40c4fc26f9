/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A broker in memory, with weather. */
#include "memory-broker.h"

#define TABLEE_TYPE_MEMORY_SLOTS (tablee_memory_slots_get_type ())
G_DECLARE_FINAL_TYPE (TableeMemorySlots, tablee_memory_slots, TABLEE, MEMORY_SLOTS, GObject)

/* One place. */
struct _TableeMemorySlots
{
  GObject             parent_instance;

  TableeMemoryBroker *broker;
  GHashTable         *own;      /* slot → what was put there from here */
  GHashTable         *watched;  /* a set of slots */
};

struct _TableeMemoryBroker
{
  GObject        parent_instance;

  GRand         *rand;
  TableeWeather  weather;
  gint64         now;
  GHashTable    *kept;      /* slot → what was put there last */
  GPtrArray     *places;    /* of TableeMemorySlots, not owned: they take themselves out */
  GSequence     *under_way; /* of Passage, by time */
};

/* A word on its way to a place. */
typedef struct
{
  gint64             arrives;
  TableeMemorySlots *to;     /* not owned; what is under way to a place that goes is lost */
  char              *slot;
  GBytes            *bytes;
} Passage;

enum
{
  PASSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void tablee_memory_slots_slots_init (TableeSlotsInterface *iface);

G_DEFINE_FINAL_TYPE (TableeMemoryBroker, tablee_memory_broker, G_TYPE_OBJECT)
G_DEFINE_FINAL_TYPE_WITH_CODE (TableeMemorySlots, tablee_memory_slots, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_SLOTS, tablee_memory_slots_slots_init))

/*
 * Passages
 */

static void
passage_free (gpointer data)
{
  Passage *passage = data;

  g_free (passage->slot);
  g_bytes_unref (passage->bytes);
  g_free (passage);
}

static int
compare_passages (gconstpointer a,
                  gconstpointer b,
                  gpointer      user_data)
{
  const Passage *one = a;
  const Passage *other = b;

  return (one->arrives > other->arrives) - (one->arrives < other->arrives);
}

static gboolean
happens (TableeMemoryBroker *self,
         guint               percent)
{
  return (guint) g_rand_int_range (self->rand, 0, 100) < percent;
}

static void
send_once (TableeMemoryBroker *self,
           TableeMemorySlots  *to,
           const char         *slot,
           GBytes             *bytes)
{
  Passage *passage = g_new0 (Passage, 1);

  passage->arrives = self->now + 1 + g_rand_int_range (self->rand, 0, (gint32) self->weather.delay + 1);
  passage->to = to;
  passage->slot = g_strdup (slot);
  passage->bytes = g_bytes_ref (bytes);
  g_sequence_insert_sorted (self->under_way, passage, compare_passages, NULL);
}

static void
send_word (TableeMemoryBroker *self,
           TableeMemorySlots  *to,
           const char         *slot,
           GBytes             *bytes)
{
  if (happens (self, self->weather.loss))
    return;

  send_once (self, to, slot, bytes);
  if (happens (self, self->weather.doubles))
    send_once (self, to, slot, bytes);
}

static void
take_word (TableeMemoryBroker *self,
           const char         *slot,
           GBytes             *bytes)
{
  g_signal_emit (self, signals[PASSED], 0, slot, bytes);
  if (happens (self, self->weather.loss))
    return;

  g_hash_table_insert (self->kept, g_strdup (slot), g_bytes_ref (bytes));
  for (guint i = 0; i < self->places->len; i++)
    {
      TableeMemorySlots *place = self->places->pdata[i];

      if (g_hash_table_contains (place->watched, slot))
        send_word (self, place, slot, bytes);
    }
}

/*
 * A place
 */

static void
tablee_memory_slots_put (TableeSlots *slots,
                         const char  *slot,
                         GBytes      *bytes)
{
  TableeMemorySlots *self = TABLEE_MEMORY_SLOTS (slots);

  g_hash_table_insert (self->own, g_strdup (slot), g_bytes_ref (bytes));
  take_word (self->broker, slot, bytes);
}

static void
look_at (TableeMemorySlots *self,
         const char        *slot)
{
  GBytes *bytes = g_hash_table_lookup (self->broker->kept, slot);

  if (bytes != NULL)
    send_word (self->broker, self, slot, bytes);
}

static void
tablee_memory_slots_watch (TableeSlots *slots,
                           const char  *slot)
{
  TableeMemorySlots *self = TABLEE_MEMORY_SLOTS (slots);

  if (g_hash_table_add (self->watched, g_strdup (slot)))
    look_at (self, slot);
}

static void
tablee_memory_slots_slots_init (TableeSlotsInterface *iface)
{
  iface->put = tablee_memory_slots_put;
  iface->watch = tablee_memory_slots_watch;
}

static void
forget_passages (TableeMemoryBroker *broker,
                 TableeMemorySlots  *to)
{
  GSequenceIter *iter = g_sequence_get_begin_iter (broker->under_way);

  while (!g_sequence_iter_is_end (iter))
    {
      GSequenceIter *next = g_sequence_iter_next (iter);
      const Passage *passage = g_sequence_get (iter);

      if (passage->to == to)
        g_sequence_remove (iter);
      iter = next;
    }
}

static void
tablee_memory_slots_finalize (GObject *object)
{
  TableeMemorySlots *self = TABLEE_MEMORY_SLOTS (object);

  forget_passages (self->broker, self);
  g_ptr_array_remove (self->broker->places, self);
  g_object_unref (self->broker);
  g_hash_table_unref (self->own);
  g_hash_table_unref (self->watched);

  G_OBJECT_CLASS (tablee_memory_slots_parent_class)->finalize (object);
}

static void
tablee_memory_slots_class_init (TableeMemorySlotsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_memory_slots_finalize;
}

static void
tablee_memory_slots_init (TableeMemorySlots *self)
{
  self->own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  self->watched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
connect_again (TableeMemorySlots *self)
{
  GHashTableIter iter;
  gpointer slot, bytes;

  g_hash_table_iter_init (&iter, self->own);
  while (g_hash_table_iter_next (&iter, &slot, &bytes))
    take_word (self->broker, slot, bytes);
  tablee_slots_tell_connected (TABLEE_SLOTS (self));
}

/*
 * The broker
 */

static void
tablee_memory_broker_finalize (GObject *object)
{
  TableeMemoryBroker *self = TABLEE_MEMORY_BROKER (object);

  g_rand_free (self->rand);
  g_hash_table_unref (self->kept);
  g_ptr_array_unref (self->places);
  g_sequence_free (self->under_way);

  G_OBJECT_CLASS (tablee_memory_broker_parent_class)->finalize (object);
}

static void
tablee_memory_broker_class_init (TableeMemoryBrokerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_memory_broker_finalize;

  signals[PASSED] = g_signal_new ("passed", TABLEE_TYPE_MEMORY_BROKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BYTES);
}

static void
tablee_memory_broker_init (TableeMemoryBroker *self)
{
  self->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  self->places = g_ptr_array_new ();
  self->under_way = g_sequence_new (passage_free);
}

TableeMemoryBroker *
tablee_memory_broker_new (guint32              seed,
                          const TableeWeather *weather)
{
  TableeMemoryBroker *self;

  g_return_val_if_fail (weather != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_MEMORY_BROKER, NULL);
  self->rand = g_rand_new_with_seed (seed);
  self->weather = *weather;

  return self;
}

TableeSlots *
tablee_memory_broker_connect (TableeMemoryBroker *self)
{
  TableeMemorySlots *place;

  g_return_val_if_fail (TABLEE_IS_MEMORY_BROKER (self), NULL);

  place = g_object_new (TABLEE_TYPE_MEMORY_SLOTS, NULL);
  place->broker = g_object_ref (self);
  g_ptr_array_add (self->places, place);

  return TABLEE_SLOTS (place);
}

gboolean
tablee_memory_broker_step (TableeMemoryBroker *self)
{
  g_autoptr (TableeSlots) to = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *slot = NULL;
  GSequenceIter *first;
  Passage *passage;

  g_return_val_if_fail (TABLEE_IS_MEMORY_BROKER (self), FALSE);

  first = g_sequence_get_begin_iter (self->under_way);
  if (g_sequence_iter_is_end (first))
    return FALSE;

  passage = g_sequence_get (first);
  self->now = passage->arrives;
  to = TABLEE_SLOTS (g_object_ref (passage->to));
  slot = g_steal_pointer (&passage->slot);
  bytes = g_bytes_ref (passage->bytes);
  g_sequence_remove (first);
  tablee_slots_tell_word (to, slot, bytes);

  return TRUE;
}

void
tablee_memory_broker_restart (TableeMemoryBroker *self)
{
  g_return_if_fail (TABLEE_IS_MEMORY_BROKER (self));

  g_hash_table_remove_all (self->kept);
  g_sequence_remove_range (g_sequence_get_begin_iter (self->under_way), g_sequence_get_end_iter (self->under_way));
  for (guint i = 0; i < self->places->len; i++)
    connect_again (self->places->pdata[i]);
}
