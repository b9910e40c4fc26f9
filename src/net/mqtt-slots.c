/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Slots as retained messages of a broker. */
#include "mqtt-slots.h"

#include <mosquitto.h>
#include <string.h>
#include <sys/socket.h>

#include "broker-address.h"

enum
{
  KEEP_ALIVE = 30,           /* seconds */
  FIRST_RECONNECT = 1,       /* seconds, doubled with each attempt */
  LAST_RECONNECT = 5,
  LOOP_MS = 1000,            /* until somebody looks whether it is still wanted */
  REFUSED_PASSWORD = 4,      /* what a broker answers */
  REFUSED_RIGHT = 5,
  PUT_QOS = 1,
  WATCH_QOS = 0,             /* a cluster may keep more for a subscriber on one machine alone, and says nothing when that one ends */
  LAST_LOOKS = 50,           /* at whether the broker has all that was put, before it is left */
  BETWEEN_LOOKS_US = 10000,
  LAST_SECONDS = 3,          /* for TLS that has begun, when it is left */
};

/* What the thread that speaks with the broker knows of the object, which may go while news is on its way. Refcounted. */
typedef struct
{
  GWeakRef          object;
  GMainContext     *context;
  gint              under_way;   /* what was published and not acknowledged */
  struct mosquitto *client;      /* goes with the thread */
  char             *host;
  guint16           port;
  GMutex            lock;
  GCond             left;
  gboolean          leaving;     /* under the lock, as is ... */
  gboolean          connecting;  /* ... that the thread may not come back before the network gives up, which takes minutes */

  /* Of the thread alone. */
  TableeTrouble     trouble;     /* why there was no connection the last time */
  gboolean          distrusted;  /* a certificate, while this connection was being made */
  gint64            pause;       /* seconds before the next attempt */
} Post;

struct _TableeMqttSlots
{
  GObject        parent_instance;

  Post          *post;     /* NULL before there is a broker, as is ... */
  GThread       *thread;
  gboolean       connected;
  TableeTrouble  trouble;  /* that was told last */
  GHashTable    *own;      /* slot → what was put there from here */
  GHashTable    *watched;  /* a set of slots */
};

/* On its way from the thread of the library to the context. */
typedef struct
{
  Post          *post;
  char          *slot;       /* NULL: news of the connection */
  GBytes        *bytes;
  gboolean       connected;
  TableeTrouble  trouble;
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
  g_mutex_clear (&post->lock);
  g_cond_clear (&post->left);
  g_free (post->host);
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
  if (mosquitto_publish (self->post->client, NULL, slot, (int) size, data, PUT_QOS, true) != MOSQ_ERR_SUCCESS)
    g_atomic_int_add (&self->post->under_way, -1);
}

static void
connect_all (TableeMqttSlots *self)
{
  GHashTableIter iter;
  gpointer slot, bytes;

  g_hash_table_iter_init (&iter, self->watched);
  while (g_hash_table_iter_next (&iter, &slot, NULL))
    mosquitto_subscribe (self->post->client, NULL, slot, WATCH_QOS);
  g_hash_table_iter_init (&iter, self->own);
  while (g_hash_table_iter_next (&iter, &slot, &bytes))
    publish (self, slot, bytes);
}

/* Attempts that fail as those before are no news. */
static void
take_connection (TableeMqttSlots *self,
                 gboolean         connected,
                 TableeTrouble    trouble)
{
  gboolean news = connected || self->connected || trouble != self->trouble;

  self->connected = connected;
  self->trouble = trouble;
  if (connected)
    connect_all (self);
  if (connected)
    tablee_slots_tell_connected (TABLEE_SLOTS (self));
  else if (news)
    tablee_slots_tell_lost (TABLEE_SLOTS (self), trouble);
}

static gboolean
news_cb (gpointer user_data)
{
  News *news = user_data;
  g_autoptr (GObject) object = g_weak_ref_get (&news->post->object);

  if (object != NULL && news->slot != NULL)
    tablee_slots_tell_word (TABLEE_SLOTS (object), news->slot, news->bytes);
  else if (object != NULL)
    take_connection (TABLEE_MQTT_SLOTS (object), news->connected, news->trouble);

  return G_SOURCE_REMOVE;
}

/*
 * In the thread that speaks with the broker
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
  news->trouble = post->trouble;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, news_cb, news, news_free);
  g_source_attach (source, post->context);
}

static void
connect_cb (struct mosquitto *client,
            void             *user_data,
            int               code)
{
  Post *post = user_data;

  post->trouble = code == REFUSED_PASSWORD || code == REFUSED_RIGHT ? TABLEE_TROUBLE_PASSWORD : TABLEE_TROUBLE_NONE;
  if (code != 0)
    return;

  post->pause = FIRST_RECONNECT;
  post_news (post, NULL, NULL, TRUE);
}

/* There is no other way to learn what of TLS has failed than what the library would say to a log. */
static void
log_cb (struct mosquitto *client,
        void             *user_data,
        int               level,
        const char       *text)
{
  Post *post = user_data;

  if (level == MOSQ_LOG_ERR && (strstr (text, "certificate") != NULL || strstr (text, "host name") != NULL))
    post->distrusted = TRUE;
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

/* Returns whether there is to be another attempt. */
static gboolean
wait_to_retry (Post *post)
{
  gint64 end = g_get_monotonic_time () + post->pause * G_TIME_SPAN_SECOND;
  gboolean leaving;

  post->pause = MIN (2 * post->pause, LAST_RECONNECT);
  g_mutex_lock (&post->lock);
  while (!post->leaving && g_cond_wait_until (&post->left, &post->lock, end))
    ;
  leaving = post->leaving;
  post->connecting = !leaving;
  g_mutex_unlock (&post->lock);

  return !leaving;
}

/* Whether the connection is still wanted. Whoever asks has come back from making it. */
static gboolean
is_wanted (Post *post)
{
  gboolean leaving;

  g_mutex_lock (&post->lock);
  leaving = post->leaving;
  post->connecting = FALSE;
  g_cond_signal (&post->left);
  g_mutex_unlock (&post->lock);

  return !leaving;
}

/* Returns what the library says, once the connection has broken or is not wanted any more. */
static int
stay_connected (Post *post)
{
  int result = MOSQ_ERR_SUCCESS;

  while (result == MOSQ_ERR_SUCCESS && is_wanted (post))
    result = mosquitto_loop (post->client, LOOP_MS, 1);

  return result;
}

/* The library has a thread, too, but that one ends for good at the first certificate that it does not trust. */
static gpointer
speak (gpointer data)
{
  Post *post = data;
  int result = mosquitto_connect (post->client, post->host, post->port, KEEP_ALIVE);

  while (is_wanted (post))
    {
      if (result != MOSQ_ERR_SUCCESS)
        post->trouble = TABLEE_TROUBLE_NONE;
      else
        result = stay_connected (post);
      if (result == MOSQ_ERR_TLS)
        post->trouble = post->distrusted ? TABLEE_TROUBLE_CERTIFICATE : TABLEE_TROUBLE_ENCRYPTION;
      if (is_wanted (post))
        post_news (post, NULL, NULL, FALSE);
      if (!wait_to_retry (post))
        break;

      post->distrusted = FALSE;
      result = mosquitto_reconnect (post->client);
    }
  mosquitto_destroy (post->client);
  g_atomic_rc_box_release_full (post, post_clear);

  return NULL;
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
    mosquitto_subscribe (self->post->client, NULL, slot, WATCH_QOS);
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

static gboolean
has_answered (struct mosquitto *client)
{
  struct sockaddr_storage peer;
  socklen_t size = sizeof peer;

  return getpeername (mosquitto_socket (client), (struct sockaddr *) &peer, &size) == 0;
}

/* When the program ends, what OpenSSL has goes before its threads do: whoever is in the middle of it then breaks down. */
static void
wait_for_tls (Post *post)
{
  gint64 end = g_get_monotonic_time () + LAST_SECONDS * G_TIME_SPAN_SECOND;

  g_mutex_lock (&post->lock);
  while (post->connecting && has_answered (post->client) && g_get_monotonic_time () < end)
    g_cond_wait_until (&post->left, &post->lock, g_get_monotonic_time () + BETWEEN_LOOKS_US);
  g_mutex_unlock (&post->lock);
}

/* Nobody waits for a network that does not answer. What was heard there and is not told yet is for nobody. */
static void
leave (TableeMqttSlots *self)
{
  gboolean connecting;

  g_weak_ref_set (&self->post->object, NULL);
  /* The thread has the client until it is told that it is not wanted any more. */
  g_mutex_lock (&self->post->lock);
  mosquitto_disconnect (self->post->client);
  connecting = self->post->connecting;
  self->post->leaving = TRUE;
  g_cond_signal (&self->post->left);
  g_mutex_unlock (&self->post->lock);
  if (connecting)
    g_thread_unref (self->thread);
  else
    g_thread_join (self->thread);
  g_atomic_rc_box_release_full (self->post, post_clear);
  self->post = NULL;
}

static void
tablee_mqtt_slots_finalize (GObject *object)
{
  TableeMqttSlots *self = TABLEE_MQTT_SLOTS (object);

  if (self->post != NULL)
    {
      wait_for_broker (self);
      wait_for_tls (self->post);
      leave (self);
    }
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
}

/* Those that are trusted besides the system's are in a file. Without any name of a place of authorities, libmosquitto 2.0.11 connects once
 * and never again. */
static int
set_up_tls (struct mosquitto *client)
{
  g_autofree char *folder = g_build_filename (g_get_user_config_dir (), "tablee", NULL);
  g_autofree char *authorities = g_build_filename (folder, "authorities.pem", NULL);
  gboolean has_own = g_file_test (authorities, G_FILE_TEST_EXISTS);
  int result = mosquitto_int_option (client, MOSQ_OPT_TLS_USE_OS_CERTS, 1);

  if (result == MOSQ_ERR_SUCCESS)
    result = mosquitto_tls_set (client, has_own ? authorities : NULL, folder, NULL, NULL, NULL);

  return result == MOSQ_ERR_SUCCESS ? mosquitto_tls_opts_set (client, 1, "tlsv1.2", NULL) : result;
}

/* Returns what the library says. */
static int
set_up_client (struct mosquitto *client,
               GUri             *uri)
{
  int result = mosquitto_int_option (client, MOSQ_OPT_PROTOCOL_VERSION, MQTT_PROTOCOL_V311);

  /* A word is small, and the next one is an answer to it: whatever waits to be sent together with more waits for 40 ms. */
  mosquitto_int_option (client, MOSQ_OPT_TCP_NODELAY, 1);
  mosquitto_connect_callback_set (client, connect_cb);
  mosquitto_message_callback_set (client, message_cb);
  mosquitto_publish_callback_set (client, published_cb);
  mosquitto_log_callback_set (client, log_cb);
  if (result == MOSQ_ERR_SUCCESS)
    result = mosquitto_threaded_set (client, true);
  if (result == MOSQ_ERR_SUCCESS && g_uri_get_user (uri) != NULL)
    result = mosquitto_username_pw_set (client, g_uri_get_user (uri), g_uri_get_password (uri));
  if (result == MOSQ_ERR_SUCCESS && tablee_broker_is_secured (uri))
    result = set_up_tls (client);

  return result;
}

/* Returns: (transfer full), what is ready to speak with the broker at @uri, or NULL with @error. */
static Post *
post_new (TableeMqttSlots  *self,
          GUri             *uri,
          GError          **error)
{
  Post *post = g_atomic_rc_box_new0 (Post);
  int result;

  post->context = g_main_context_ref_thread_default ();
  post->host = g_strdup (g_uri_get_host (uri));
  post->port = tablee_broker_get_port (uri);
  post->pause = FIRST_RECONNECT;
  g_mutex_init (&post->lock);
  g_cond_init (&post->left);
  g_weak_ref_init (&post->object, self);
  post->client = mosquitto_new (NULL, true, post);
  result = post->client != NULL ? set_up_client (post->client, uri) : MOSQ_ERR_NOMEM;
  if (result == MOSQ_ERR_SUCCESS)
    return post;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", mosquitto_strerror (result));
  mosquitto_destroy (post->client);
  g_atomic_rc_box_release_full (post, post_clear);

  return NULL;
}

gboolean
tablee_mqtt_slots_move (TableeMqttSlots  *self,
                        const char       *broker,
                        GError          **error)
{
  g_autoptr (GUri) uri = NULL;
  Post *post;

  g_return_val_if_fail (TABLEE_IS_MQTT_SLOTS (self), FALSE);
  g_return_val_if_fail (broker != NULL, FALSE);

  uri = tablee_broker_parse (broker, error);
  post = uri != NULL ? post_new (self, uri, error) : NULL;
  if (post == NULL)
    return FALSE;

  if (self->post != NULL)
    leave (self);
  self->post = post;
  self->post->connecting = TRUE;
  self->thread = g_thread_new ("broker", speak, g_atomic_rc_box_acquire (post));
  take_connection (self, FALSE, TABLEE_TROUBLE_NONE);

  return TRUE;
}

TableeSlots *
tablee_mqtt_slots_new (const char  *broker,
                       GError     **error)
{
  g_autoptr (TableeMqttSlots) self = NULL;

  g_return_val_if_fail (broker != NULL, NULL);

  self = g_object_new (TABLEE_TYPE_MQTT_SLOTS, NULL);

  return tablee_mqtt_slots_move (self, broker, error) ? TABLEE_SLOTS (g_steal_pointer (&self)) : NULL;
}
