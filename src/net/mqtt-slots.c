/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Slots as retained messages of a broker. */
#include "mqtt-slots.h"

#include <mosquitto.h>

#include "broker-address.h"

enum
{
  KEEP_ALIVE = 30,           /* seconds */
  FIRST_RECONNECT = 1,       /* seconds, doubled with each attempt */
  LAST_RECONNECT = 5,
  QOS = 1,
  LAST_LOOKS = 50,           /* at whether the broker has all that was put, before it is left */
  BETWEEN_LOOKS_US = 10000,
};

/* What the thread of the library knows of the object, which may go while news is on its way. Refcounted. */
typedef struct
{
  GWeakRef      object;
  GMainContext *context;
  gint          under_way;   /* what was published and not acknowledged */
} Post;

struct _TableeMqttSlots
{
  GObject           parent_instance;

  struct mosquitto *client;
  Post             *post;
  gboolean          connected;
  GHashTable       *own;      /* slot → what was put there from here */
  GHashTable       *watched;  /* a set of slots */
};

/* On its way from the thread of the library to the context. */
typedef struct
{
  Post     *post;
  char     *slot;       /* NULL: news of the connection */
  GBytes   *bytes;
  gboolean  connected;
} News;

static void tablee_mqtt_slots_slots_init (TableeSlotsInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeMqttSlots, tablee_mqtt_slots, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_SLOTS, tablee_mqtt_slots_slots_init))

/*
 * In the context
 */

static void
post_clear (gpointer data)
{
  Post *post = data;

  g_weak_ref_clear (&post->object);
  g_main_context_unref (post->context);
}

static void
news_free (gpointer data)
{
  News *news = data;

  g_atomic_rc_box_release_full (news->post, post_clear);
  g_free (news->slot);
  g_clear_pointer (&news->bytes, g_bytes_unref);
  g_free (news);
}

static void
publish (TableeMqttSlots *self,
         const char      *slot,
         GBytes          *bytes)
{
  gsize size;
  const void *data = g_bytes_get_data (bytes, &size);

  g_atomic_int_inc (&self->post->under_way);
  if (mosquitto_publish (self->client, NULL, slot, (int) size, data, QOS, true) != MOSQ_ERR_SUCCESS)
    g_atomic_int_add (&self->post->under_way, -1);
}

static void
connect_all (TableeMqttSlots *self)
{
  GHashTableIter iter;
  gpointer slot, bytes;

  g_hash_table_iter_init (&iter, self->watched);
  while (g_hash_table_iter_next (&iter, &slot, NULL))
    mosquitto_subscribe (self->client, NULL, slot, QOS);
  g_hash_table_iter_init (&iter, self->own);
  while (g_hash_table_iter_next (&iter, &slot, &bytes))
    publish (self, slot, bytes);
}

static gboolean
news_cb (gpointer user_data)
{
  News *news = user_data;
  g_autoptr (GObject) object = g_weak_ref_get (&news->post->object);
  TableeMqttSlots *self;

  if (object == NULL)
    return G_SOURCE_REMOVE;

  self = TABLEE_MQTT_SLOTS (object);
  if (news->slot != NULL)
    {
      tablee_slots_tell_word (TABLEE_SLOTS (self), news->slot, news->bytes);
      return G_SOURCE_REMOVE;
    }

  self->connected = news->connected;
  if (self->connected)
    connect_all (self);
  tablee_slots_tell_connected (TABLEE_SLOTS (self), self->connected);

  return G_SOURCE_REMOVE;
}

/*
 * In the thread of the library
 */

static void
post_news (Post       *post,
           const char *slot,
           GBytes     *bytes,
           gboolean    connected)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  News *news = g_new0 (News, 1);

  news->post = g_atomic_rc_box_acquire (post);
  news->slot = g_strdup (slot);
  news->bytes = bytes;
  news->connected = connected;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, news_cb, news, news_free);
  g_source_attach (source, post->context);
}

static void
connect_cb (struct mosquitto *client,
            void             *user_data,
            int               code)
{
  if (code == 0)
    post_news (user_data, NULL, NULL, TRUE);
}

static void
disconnect_cb (struct mosquitto *client,
               void             *user_data,
               int               code)
{
  post_news (user_data, NULL, NULL, FALSE);
}

static void
published_cb (struct mosquitto *client,
              void             *user_data,
              int               number)
{
  Post *post = user_data;

  g_atomic_int_add (&post->under_way, -1);
}

static void
message_cb (struct mosquitto               *client,
            void                           *user_data,
            const struct mosquitto_message *message)
{
  if (message->payloadlen > 0 && message->payloadlen <= TABLEE_SLOT_MAX_BYTES)
    post_news (user_data, message->topic, g_bytes_new (message->payload, (gsize) message->payloadlen), TRUE);
}

/*
 * The object
 */

static void
tablee_mqtt_slots_put (TableeSlots *slots,
                       const char  *slot,
                       GBytes      *bytes)
{
  TableeMqttSlots *self = TABLEE_MQTT_SLOTS (slots);

  g_hash_table_insert (self->own, g_strdup (slot), g_bytes_ref (bytes));
  if (self->connected)
    publish (self, slot, bytes);
}

static void
tablee_mqtt_slots_watch (TableeSlots *slots,
                         const char  *slot)
{
  TableeMqttSlots *self = TABLEE_MQTT_SLOTS (slots);

  if (g_hash_table_add (self->watched, g_strdup (slot)) && self->connected)
    mosquitto_subscribe (self->client, NULL, slot, QOS);
}

static void
tablee_mqtt_slots_slots_init (TableeSlotsInterface *iface)
{
  iface->put = tablee_mqtt_slots_put;
  iface->watch = tablee_mqtt_slots_watch;
}

/* The library forgets what is under way when it is told to disconnect: the last word is often that one leaves. */
static void
wait_for_broker (TableeMqttSlots *self)
{
  for (int look = 0; self->connected && look < LAST_LOOKS && g_atomic_int_get (&self->post->under_way) > 0; look++)
    g_usleep (BETWEEN_LOOKS_US);
}

static void
tablee_mqtt_slots_finalize (GObject *object)
{
  TableeMqttSlots *self = TABLEE_MQTT_SLOTS (object);

  if (self->client != NULL)
    {
      wait_for_broker (self);
      mosquitto_disconnect (self->client);
      mosquitto_loop_stop (self->client, false);
      mosquitto_destroy (self->client);
    }
  g_atomic_rc_box_release_full (self->post, post_clear);
  g_hash_table_unref (self->own);
  g_hash_table_unref (self->watched);

  G_OBJECT_CLASS (tablee_mqtt_slots_parent_class)->finalize (object);
}

static void
tablee_mqtt_slots_class_init (TableeMqttSlotsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tablee_mqtt_slots_finalize;

  mosquitto_lib_init ();
}

static void
tablee_mqtt_slots_init (TableeMqttSlots *self)
{
  self->own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  self->watched = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->post = g_atomic_rc_box_new0 (Post);
  self->post->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&self->post->object, self);
}

/* Returns what the library says. */
static int
set_up_client (TableeMqttSlots *self,
               GUri            *uri)
{
  int result = mosquitto_int_option (self->client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V311);

  mosquitto_connect_callback_set (self->client, connect_cb);
  mosquitto_disconnect_callback_set (self->client, disconnect_cb);
  mosquitto_message_callback_set (self->client, message_cb);
  mosquitto_publish_callback_set (self->client, published_cb);
  mosquitto_reconnect_delay_set (self->client, FIRST_RECONNECT, LAST_RECONNECT, true);
  if (result == MOSQ_ERR_SUCCESS && g_uri_get_user (uri) != NULL)
    result = mosquitto_username_pw_set (self->client, g_uri_get_user (uri), g_uri_get_password (uri));
  if (result == MOSQ_ERR_SUCCESS && tablee_broker_is_secured (uri))
    result = mosquitto_int_option (self->client, MOSQ_OPT_TLS_USE_OS_CERTS, 1);
  if (result == MOSQ_ERR_SUCCESS && tablee_broker_is_secured (uri))
    result = mosquitto_tls_opts_set (self->client, 1, "tlsv1.2", NULL);

  return result;
}

/* What is not there yet is looked for by the thread. */
static int
start_client (TableeMqttSlots *self,
              GUri            *uri)
{
  int result = mosquitto_connect_async (self->client, g_uri_get_host (uri), tablee_broker_get_port (uri), KEEP_ALIVE);

  if (result != MOSQ_ERR_SUCCESS && result != MOSQ_ERR_ERRNO && result != MOSQ_ERR_EAI)
    return result;

  return mosquitto_loop_start (self->client);
}

TableeSlots *
tablee_mqtt_slots_new (const char  *broker,
                       GError     **error)
{
  g_autoptr (TableeMqttSlots) self = NULL;
  g_autoptr (GUri) uri = NULL;
  int result;

  g_return_val_if_fail (broker != NULL, NULL);

  uri = tablee_broker_parse (broker, error);
  if (uri == NULL)
    return NULL;

  self = g_object_new (TABLEE_TYPE_MQTT_SLOTS, NULL);
  self->client = mosquitto_new (NULL, true, self->post);
  if (self->client == NULL)
    result = MOSQ_ERR_NOMEM;
  else
    result = set_up_client (self, uri);
  if (result == MOSQ_ERR_SUCCESS)
    result = start_client (self, uri);
  if (result == MOSQ_ERR_SUCCESS)
    return TABLEE_SLOTS (g_steal_pointer (&self));

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", mosquitto_strerror (result));

  return NULL;
}
