/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All tables with friends elsewhere of one program. */
#include "friends.h"

#include <string.h>

#include "broker-address.h"
#include "mqtt-slots.h"
#include "own-address.h"
#include "private-broker.h"
#include "session/kept-table.h"
#include "table-keeper.h"

/* Keys in the store begin with what they are about. */
#define HOST_KEY "host-"
#define HOME_KEY "home-"    /* a host at a private broker */
#define GUEST_KEY "guest-"

#define EVERYWHERE "0.0.0.0"
#define HERE "127.0.0.1"

enum
{
  TICK = 1,  /* seconds: what is to be said again waits no less */
};

/* All that belongs to one table. */
typedef struct
{
  TableeFriends     *friends;
  GObject           *table;
  TableeSlots       *slots;
  TableeTableKeeper *keeper;
  gboolean           at_home;     /* at a private broker */
  TableeAnnouncer   *announcer;   /* NULL as long as nobody has asked for it */
  gboolean           connected;
  TableeTrouble      trouble;     /* why it is not */
  gboolean           called_off;  /* is no table of this program any more, and friends are to hear that */
} Berth;

struct _TableeFriends
{
  GObject      parent_instance;

  TableeStore *store;
  GListStore  *tables;
  GPtrArray   *berths;   /* of Berth: as many */
  GPtrArray   *brokers;  /* of TableePrivateBroker */
  guint        tick;
};

enum
{
  SESSION,
  CONNECTION,
  IMPORTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TableeFriends, tablee_friends, G_TYPE_OBJECT)

static Berth *
find_berth (TableeFriends *self,
            gpointer       table)
{
  for (guint i = 0; i < self->berths->len; i++)
    if (((Berth *) self->berths->pdata[i])->table == table)
      return self->berths->pdata[i];

  return NULL;
}

/* Returns: (transfer full): how this program's own broker is named to others. */
static char *
dup_home_name (const char *address,
               guint16     port)
{
  return g_strdup_printf ("mqtt://%s:%u", address, port);
}

/*
 * Time
 */

static void
advance (GObject *table)
{
  gint64 now = g_get_monotonic_time ();

  if (TABLEE_IS_HOST (table))
    tablee_host_advance (TABLEE_HOST (table), now);
  else
    tablee_guest_advance (TABLEE_GUEST (table), now);
}

static void
drop_if_heard (TableeFriends *self,
               Berth         *berth)
{
  if (!berth->called_off || !tablee_host_get_call_off_heard (TABLEE_HOST (berth->table)))
    return;

  tablee_host_leave (TABLEE_HOST (berth->table));
  tablee_table_keeper_drop (berth->keeper);
  g_ptr_array_remove (self->berths, berth);
}

/* The broker of @host, in a network where this machine has another address than in the last; without any network it may soon be back in
 * that one. */
static void
follow_address (TableeHost *host)
{
  g_autoptr (GUri) named = tablee_broker_parse (tablee_host_get_broker (host), NULL);
  g_autofree char *address = NULL;
  g_autofree char *broker = NULL;

  if (named == NULL || (!g_str_equal (g_uri_get_host (named), HERE) && tablee_own_address_has (g_uri_get_host (named))))
    return;

  address = tablee_own_address_find ();
  if (g_str_equal (address, HERE))
    return;

  broker = dup_home_name (address, tablee_broker_get_port (named));
  tablee_host_move (host, broker);
}

/* Whoever is told of something may forget a table. */
static gboolean
tick_cb (gpointer user_data)
{
  g_autoptr (TableeFriends) self = g_object_ref (user_data);
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->berths->len; i++)
    {
      Berth *berth = self->berths->pdata[i];

      tablee_table_keeper_retry (berth->keeper);
      g_ptr_array_add (tables, g_object_ref (berth->table));
    }
  for (guint i = 0; i < tables->len; i++)
    {
      Berth *berth = find_berth (self, tables->pdata[i]);

      if (berth != NULL && berth->at_home)
        follow_address (TABLEE_HOST (berth->table));
      advance (tables->pdata[i]);
    }
  for (guint i = self->berths->len; i > 0; i--)
    drop_if_heard (self, self->berths->pdata[i - 1]);
  if (self->berths->len > 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;

  return G_SOURCE_REMOVE;
}

/*
 * Tables
 */

static void
set_connected (Berth         *berth,
               gboolean       connected,
               TableeTrouble  trouble)
{
  berth->connected = connected;
  berth->trouble = trouble;
  g_signal_emit (berth->friends, signals[CONNECTION], 0, berth->table);
}

static void
connected_cb (Berth *berth)
{
  set_connected (berth, TRUE, TABLEE_TROUBLE_NONE);
}

static void
lost_cb (Berth *berth,
         guint  why)
{
  set_connected (berth, FALSE, (TableeTrouble) why);
}

/* Before the table hears of it: what comes while its clock stands still would seem to come all at once. */
static void
word_cb (Berth *berth)
{
  advance (berth->table);
}

static void
session_cb (Berth             *berth,
            TableeGameSession *session)
{
  g_signal_emit (berth->friends, signals[SESSION], 0, berth->table, session);
}

static void
imported_cb (Berth  *berth,
             gint64  id)
{
  g_signal_emit (berth->friends, signals[IMPORTED], 0, berth->table, id);
}

static void
berth_free (Berth *berth)
{
  g_signal_handlers_disconnect_by_data (berth->slots, berth);
  g_signal_handlers_disconnect_by_data (berth->table, berth);
  g_signal_handlers_disconnect_by_data (berth->keeper, berth);
  g_clear_object (&berth->announcer);
  g_object_unref (berth->keeper);
  g_object_unref (berth->table);
  g_object_unref (berth->slots);
  g_free (berth);
}

/* @key: of a table that is kept already; NULL: of a new one, @prefix says of which kind. */
static void
add_table (TableeFriends *self,
           GObject       *table,
           TableeSlots   *slots,
           const char    *prefix,
           const char    *key)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *fresh = g_strconcat (prefix, uuid, NULL);
  Berth *berth = g_new0 (Berth, 1);

  berth->friends = self;
  berth->table = g_object_ref (table);
  berth->slots = g_object_ref (slots);
  berth->keeper = tablee_table_keeper_new (self->store, table, key != NULL ? key : fresh);
  berth->at_home = g_str_has_prefix (key != NULL ? key : prefix, HOME_KEY);
  g_signal_connect_swapped (slots, "word", G_CALLBACK (word_cb), berth);
  g_signal_connect_swapped (slots, "connected", G_CALLBACK (connected_cb), berth);
  g_signal_connect_swapped (slots, "lost", G_CALLBACK (lost_cb), berth);
  g_signal_connect_swapped (table, "session", G_CALLBACK (session_cb), berth);
  g_signal_connect_swapped (berth->keeper, "imported", G_CALLBACK (imported_cb), berth);
  berth->called_off = TABLEE_IS_HOST (table) && tablee_host_get_called_off (TABLEE_HOST (table));
  g_ptr_array_add (self->berths, berth);
  if (!berth->called_off)
    g_list_store_append (self->tables, table);

  if (self->tick == 0)
    self->tick = g_timeout_add_seconds (TICK, tick_cb, self);
  advance (table);
  if (TABLEE_IS_HOST (table))
    tablee_host_open (TABLEE_HOST (table));
  else
    tablee_guest_open (TABLEE_GUEST (table));
  /* Once more in this run, and never again: friends may not come any more. */
  if (berth->called_off)
    tablee_table_keeper_drop (berth->keeper);
}

/*
 * Brokers
 */

/* @port: 0: of any that runs. Returns: (transfer none), or NULL with @error. */
static TableePrivateBroker *
get_private_broker (TableeFriends  *self,
                    guint16         port,
                    GError        **error)
{
  TableePrivateBroker *broker;

  for (guint i = 0; i < self->brokers->len; i++)
    if (port == 0 || tablee_private_broker_get_port (self->brokers->pdata[i]) == port)
      return self->brokers->pdata[i];

  broker = tablee_private_broker_new (EVERYWHERE, port, error);
  if (broker != NULL)
    g_ptr_array_add (self->brokers, broker);

  return broker;
}

/* This program reaches its own broker whatever the network is called today. */
static TableeSlots *
connect_home (guint16   port,
              GError  **error)
{
  g_autofree char *address = dup_home_name (HERE, port);

  return tablee_mqtt_slots_new (address, error);
}

static guint16
find_port (const char  *broker,
           GError     **error)
{
  g_autoptr (GUri) uri = tablee_broker_parse (broker != NULL ? broker : "", error);

  return uri != NULL ? tablee_broker_get_port (uri) : 0;
}

/* At the same port as in the life before, where friends look for it; where something else has that by now, at another one. Returns: (transfer none), or
 * NULL with @error. */
static TableePrivateBroker *
get_private_broker_again (TableeFriends  *self,
                          const char     *broker,
                          GError        **error)
{
  guint16 port = find_port (broker, error);
  TableePrivateBroker *home = port != 0 ? get_private_broker (self, port, NULL) : NULL;

  return port == 0 || home != NULL ? home : get_private_broker (self, 0, error);
}

/* @broker: (nullable): as it was kept. @home: (nullable): the private broker instead. Returns: (transfer full), or NULL with @error. */
static TableeSlots *
connect_again (const char           *broker,
               TableePrivateBroker  *home,
               GError              **error)
{
  return home != NULL ? connect_home (tablee_private_broker_get_port (home), error) : tablee_mqtt_slots_new (broker != NULL ? broker : "", error);
}

/* Where @home has another port than @host's invitations name. */
static void
follow_port (TableeHost           *host,
             TableePrivateBroker  *home)
{
  guint16 port = tablee_private_broker_get_port (home);
  g_autofree char *address = tablee_own_address_find ();
  g_autofree char *name = dup_home_name (address, port);

  if (find_port (tablee_host_get_broker (host), NULL) != port)
    tablee_host_move (host, name);
}

/*
 * Beginning
 */

TableeHost *
tablee_friends_invite (TableeFriends  *self,
                       TableeRuleset  *ruleset,
                       JsonObject     *options,
                       GListModel     *seats,
                       gboolean        allow_take_back,
                       const char     *broker,
                       GError        **error)
{
  g_autoptr (TableeSlots) slots = NULL;
  g_autoptr (TableeHost) host = NULL;
  g_autofree char *name = NULL;
  TableePrivateBroker *home = NULL;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), NULL);

  if (broker == NULL)
    {
      g_autofree char *address = tablee_own_address_find ();

      home = get_private_broker (self, 0, error);
      if (home == NULL)
        return NULL;
      name = dup_home_name (address, tablee_private_broker_get_port (home));
    }
  slots = home != NULL ? connect_home (tablee_private_broker_get_port (home), error) : tablee_mqtt_slots_new (broker, error);
  if (slots == NULL)
    return NULL;

  host = tablee_host_new (ruleset, options, seats, allow_take_back, home != NULL ? name : broker, slots);
  tablee_host_set_store (host, self->store);
  add_table (self, G_OBJECT (host), slots, home != NULL ? HOME_KEY : HOST_KEY, NULL);

  return host;
}

/* The same seat is not taken twice by one program. Returns: (transfer none) (nullable) */
static Berth *
find_guest (TableeFriends          *self,
            const TableeInvitation *invitation)
{
  for (guint i = 0; i < self->berths->len; i++)
    {
      Berth *berth = self->berths->pdata[i];

      if (TABLEE_IS_GUEST (berth->table) &&
          memcmp (tablee_invitation_get_secret (tablee_guest_get_invitation (TABLEE_GUEST (berth->table))),
                  tablee_invitation_get_secret (invitation), TABLEE_SECRET_BYTES) == 0)
        return berth;
    }

  return NULL;
}

/* The table that is known goes on there where its invitation leads by now. Returns: (transfer none), or NULL with @error. */
static TableeGuest *
follow_invitation (Berth                   *berth,
                   const TableeInvitation  *invitation,
                   GError                 **error)
{
  TableeGuest *guest = TABLEE_GUEST (berth->table);
  const char *broker = tablee_invitation_get_broker (invitation);

  if (g_str_equal (broker, tablee_invitation_get_broker (tablee_guest_get_invitation (guest))))
    return guest;
  if (!tablee_mqtt_slots_move (TABLEE_MQTT_SLOTS (berth->slots), broker, error))
    return NULL;

  tablee_guest_move (guest, broker);

  return guest;
}

TableeGuest *
tablee_friends_join (TableeFriends           *self,
                     const TableeInvitation  *invitation,
                     const char              *name,
                     int                      portrait,
                     GError                 **error)
{
  g_autoptr (TableeSlots) slots = NULL;
  g_autoptr (TableeGuest) guest = NULL;
  Berth *known;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), NULL);
  g_return_val_if_fail (invitation != NULL && tablee_invitation_get_broker (invitation) != NULL, NULL);

  known = find_guest (self, invitation);
  if (known != NULL)
    return follow_invitation (known, invitation, error);

  slots = tablee_mqtt_slots_new (tablee_invitation_get_broker (invitation), error);
  if (slots == NULL)
    return NULL;

  guest = tablee_guest_new (invitation, name, portrait, slots);
  add_table (self, G_OBJECT (guest), slots, GUEST_KEY, NULL);

  return guest;
}

/*
 * Coming back
 */

/* One table that is being restored. */
typedef struct
{
  TableeKeptTable *kept;
  GTask           *task;
} Return;

/* How many are left, and what went wrong first: data of the task. */
typedef struct
{
  guint   left;
  GError *error;
} Progress;

static void
progress_free (Progress *progress)
{
  g_clear_error (&progress->error);
  g_free (progress);
}

/* @error: (transfer full) (nullable) */
static void
finish_one (GTask  *task,
            GError *error)
{
  Progress *progress = g_task_get_task_data (task);

  if (error != NULL && progress->error == NULL)
    progress->error = error;
  else
    g_clear_error (&error);
  progress->left--;
  if (progress->left > 0)
    return;
  if (progress->error != NULL)
    g_task_return_error (task, g_steal_pointer (&progress->error));
  else
    g_task_return_boolean (task, TRUE);
}

/* @session: (nullable) */
static gboolean
restore_host (TableeFriends          *self,
              const TableeKeptTable  *kept,
              TableeGameSession      *session,
              GError                **error)
{
  gboolean at_home = g_str_has_prefix (kept->key, HOME_KEY);
  g_autofree char *broker = tablee_host_text_dup_broker (kept->text);
  TableePrivateBroker *home = at_home ? get_private_broker_again (self, broker, error) : NULL;
  g_autoptr (TableeSlots) slots = !at_home || home != NULL ? connect_again (broker, home, error) : NULL;
  g_autoptr (TableeHost) host = slots != NULL ? tablee_host_new_for_text (kept->text, slots, session, error) : NULL;

  if (host == NULL)
    return FALSE;

  if (session == NULL)
    tablee_host_set_store (host, self->store);
  if (at_home)
    {
      follow_address (host);
      follow_port (host, home);
    }
  add_table (self, G_OBJECT (host), slots, NULL, kept->key);
  if (session != NULL)
    g_signal_emit (self, signals[SESSION], 0, host, session);

  return TRUE;
}

static gboolean
restore_guest (TableeFriends          *self,
               const TableeKeptTable  *kept,
               GError                **error)
{
  g_autoptr (TableeInvitation) invitation = tablee_guest_text_dup_invitation (kept->text);
  g_autoptr (TableeSlots) slots = connect_again (invitation != NULL ? tablee_invitation_get_broker (invitation) : NULL, NULL, error);
  g_autoptr (TableeGuest) guest = slots != NULL ? tablee_guest_new_for_text (kept->text, slots, error) : NULL;

  if (guest == NULL)
    return FALSE;

  add_table (self, G_OBJECT (guest), slots, NULL, kept->key);

  return TRUE;
}

static void
return_free (Return *one)
{
  g_object_unref (one->task);
  tablee_kept_table_free (one->kept);
  g_free (one);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Return *one = user_data;
  TableeFriends *self = g_task_get_source_object (one->task);
  g_autoptr (TableeGameRecord) record = NULL;
  g_autoptr (TableeGameSession) session = NULL;
  GError *error = NULL;

  record = tablee_store_load_finish (TABLEE_STORE (source), result, &error);
  if (record != NULL)
    session = tablee_game_session_new_for_record (record, self->store, &error);
  if (session != NULL)
    restore_host (self, one->kept, session, &error);
  finish_one (one->task, error);
  return_free (one);
}

/* @kept: (transfer full) */
static void
restore_one (TableeFriends   *self,
             TableeKeptTable *kept,
             GTask           *task)
{
  gint64 game = g_str_has_prefix (kept->key, GUEST_KEY) ? 0 : tablee_host_text_get_game (kept->text);
  Return *one = g_new0 (Return, 1);
  GError *error = NULL;

  *one = (Return){ .kept = kept, .task = g_object_ref (task) };
  if (game > 0)
    {
      tablee_store_load_async (self->store, game, g_task_get_cancellable (task), loaded_cb, one);
      return;
    }
  if (g_str_has_prefix (kept->key, GUEST_KEY))
    restore_guest (self, kept, &error);
  else
    restore_host (self, kept, NULL, &error);
  finish_one (task, error);
  return_free (one);
}

static void
all_loaded_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  TableeFriends *self = g_task_get_source_object (task);
  Progress *progress = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GPtrArray) all = tablee_store_load_elsewhere_finish (TABLEE_STORE (source), result, &error);

  if (all == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  /* One more, so that the task does not end before all have begun. */
  progress->left = all->len + 1;
  while (all->len > 0)
    restore_one (self, g_ptr_array_steal_index (all, 0), task);
  finish_one (task, NULL);
}

void
tablee_friends_restore_async (TableeFriends       *self,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TABLEE_IS_FRIENDS (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tablee_friends_restore_async);
  g_task_set_task_data (task, g_new0 (Progress, 1), (GDestroyNotify) progress_free);
  tablee_store_load_elsewhere_async (self->store, cancellable, all_loaded_cb, g_steal_pointer (&task));
}

gboolean
tablee_friends_restore_finish (TableeFriends  *self,
                               GAsyncResult   *result,
                               GError        **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/*
 * All of them
 */

GListModel *
tablee_friends_get_tables (TableeFriends *self)
{
  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), NULL);

  return G_LIST_MODEL (self->tables);
}

static TableeGameSession *
get_session (GObject *table)
{
  return TABLEE_IS_HOST (table) ? tablee_host_get_session (TABLEE_HOST (table)) : tablee_guest_get_session (TABLEE_GUEST (table));
}

GObject *
tablee_friends_find (TableeFriends     *self,
                     TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), NULL);
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  for (guint i = 0; i < self->berths->len; i++)
    {
      GObject *table = ((Berth *) self->berths->pdata[i])->table;

      if (get_session (table) == session)
        return table;
    }

  return NULL;
}

gboolean
tablee_friends_is_connected (TableeFriends *self,
                             GObject       *table)
{
  Berth *berth;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), FALSE);

  berth = find_berth (self, table);

  return berth != NULL && berth->connected;
}

TableeAnnouncer *
tablee_friends_get_announcer (TableeFriends *self,
                              GObject       *table)
{
  Berth *berth;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), NULL);

  berth = find_berth (self, table);
  if (berth == NULL || !berth->at_home)
    return NULL;

  if (berth->announcer == NULL)
    berth->announcer = tablee_announcer_new (TABLEE_HOST (table));

  return berth->announcer;
}

static gboolean
host_offers (TableeHost             *host,
             const TableeInvitation *invitation)
{
  for (int i = 0; i < tablee_host_get_ruleset (host)->seats; i++)
    {
      const TableeInvitation *own = tablee_host_get_invitation (host, i);

      if (own != NULL && memcmp (tablee_invitation_get_secret (own), tablee_invitation_get_secret (invitation), TABLEE_SECRET_BYTES) == 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
tablee_friends_offers (TableeFriends          *self,
                       const TableeInvitation *invitation)
{
  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), FALSE);
  g_return_val_if_fail (invitation != NULL, FALSE);

  for (guint i = 0; i < self->berths->len; i++)
    {
      GObject *table = ((Berth *) self->berths->pdata[i])->table;

      if (TABLEE_IS_HOST (table) && host_offers (TABLEE_HOST (table), invitation))
        return TRUE;
    }

  return FALSE;
}

TableeTrouble
tablee_friends_get_trouble (TableeFriends *self,
                            GObject       *table)
{
  Berth *berth;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (self), TABLEE_TROUBLE_NONE);

  berth = find_berth (self, table);

  return berth != NULL ? berth->trouble : TABLEE_TROUBLE_NONE;
}

static void
leave_table (GObject *table)
{
  if (TABLEE_IS_HOST (table))
    tablee_host_leave (TABLEE_HOST (table));
  else
    tablee_guest_leave (TABLEE_GUEST (table));
}

void
tablee_friends_forget (TableeFriends *self,
                       GObject       *table)
{
  g_autoptr (GObject) held = NULL;
  Berth *berth;
  guint position;

  g_return_if_fail (TABLEE_IS_FRIENDS (self));

  berth = find_berth (self, table);
  g_return_if_fail (berth != NULL);

  held = g_object_ref (table);
  berth->called_off = TABLEE_IS_HOST (table) && get_session (table) == NULL;
  if (berth->called_off)
    {
      tablee_host_call_off (TABLEE_HOST (table));
    }
  else
    {
      leave_table (table);
      tablee_table_keeper_drop (berth->keeper);
      g_ptr_array_remove (self->berths, berth);
    }
  if (g_list_store_find (self->tables, table, &position))
    g_list_store_remove (self->tables, position);
}

void
tablee_friends_close (TableeFriends *self)
{
  g_return_if_fail (TABLEE_IS_FRIENDS (self));

  g_clear_handle_id (&self->tick, g_source_remove);
  for (guint i = 0; i < self->berths->len; i++)
    leave_table (((Berth *) self->berths->pdata[i])->table);
  g_ptr_array_set_size (self->berths, 0);
  g_list_store_remove_all (self->tables);
  g_ptr_array_set_size (self->brokers, 0);
}

static void
tablee_friends_dispose (GObject *object)
{
  TableeFriends *self = TABLEE_FRIENDS (object);

  tablee_friends_close (self);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tablee_friends_parent_class)->dispose (object);
}

static void
tablee_friends_finalize (GObject *object)
{
  TableeFriends *self = TABLEE_FRIENDS (object);

  g_object_unref (self->tables);
  g_ptr_array_unref (self->berths);
  g_ptr_array_unref (self->brokers);

  G_OBJECT_CLASS (tablee_friends_parent_class)->finalize (object);
}

static void
tablee_friends_class_init (TableeFriendsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tablee_friends_dispose;
  object_class->finalize = tablee_friends_finalize;

  signals[SESSION] = g_signal_new ("session", TABLEE_TYPE_FRIENDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_OBJECT, TABLEE_TYPE_GAME_SESSION);
  signals[CONNECTION] = g_signal_new ("connection", TABLEE_TYPE_FRIENDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_OBJECT);
  signals[IMPORTED] = g_signal_new ("imported", TABLEE_TYPE_FRIENDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 2, G_TYPE_OBJECT, G_TYPE_INT64);
}

static void
tablee_friends_init (TableeFriends *self)
{
  self->tables = g_list_store_new (G_TYPE_OBJECT);
  self->berths = g_ptr_array_new_with_free_func ((GDestroyNotify) berth_free);
  self->brokers = g_ptr_array_new_with_free_func ((GDestroyNotify) tablee_private_broker_free);
}

TableeFriends *
tablee_friends_new (TableeStore *store)
{
  TableeFriends *self;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  self = g_object_new (TABLEE_TYPE_FRIENDS, NULL);
  self->store = g_object_ref (store);

  return self;
}
