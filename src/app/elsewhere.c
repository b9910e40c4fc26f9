/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of this program with friends at other places. */
#include "config.h"
#include "elsewhere.h"

#include "elsewhere-list.h"
#include "guest-page.h"
#include "guest-presence.h"
#include "host-presence.h"
#include "join-page.h"
#include "lobby-page.h"
#include "net/broker-address.h"
#include "net/friends.h"

#define BROKER_KEY "broker"
#define COMPLETE_KEY "tablee-complete"  /* set on a table: everybody is there */

struct _TableeElsewhere
{
  GObject        parent_instance;

  TableeFriends *friends;
  GSettings     *settings;
  gboolean       ready;
  GError        *problem;    /* (nullable): of what was kept */
};

G_DEFINE_FINAL_TYPE (TableeElsewhere, tablee_elsewhere, G_TYPE_OBJECT)

enum
{
  PROP_READY = 1,
  N_PROPS,
};

enum
{
  SESSION,
  COMPLETE,
  CHANGED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
attach_presence (TableeElsewhere   *self,
                 GObject           *table,
                 TableeGameSession *session)
{
  g_autoptr (TableePresence) presence = TABLEE_IS_HOST (table) ? tablee_host_presence_new (self->friends, TABLEE_HOST (table))
                                                               : tablee_guest_presence_new (self->friends, TABLEE_GUEST (table));

  tablee_presence_attach (presence, session);
}

/* Whose turn it is, or that it is over. */
static void
played_cb (TableeElsewhere   *self,
           GParamSpec        *pspec,
           TableeGameSession *session)
{
  GObject *table = tablee_friends_find (self->friends, session);

  if (table != NULL)
    g_signal_emit (self, signals[CHANGED], 0, table);
}

static void
session_cb (TableeElsewhere   *self,
            GObject           *table,
            TableeGameSession *session)
{
  attach_presence (self, table, session);
  g_signal_connect_object (session, "notify::current-seat", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::over", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_emit (self, signals[SESSION], 0, table, session);
  g_signal_emit (self, signals[CHANGED], 0, table);
}

static void
connection_cb (TableeElsewhere *self,
               GObject         *table)
{
  g_signal_emit (self, signals[CHANGED], 0, table);
}

/* Returns whether everybody has come since it was looked at last. */
static gboolean
note_complete (GObject *table)
{
  gboolean complete = TABLEE_IS_HOST (table) && tablee_host_can_begin (TABLEE_HOST (table));
  gboolean was_complete = g_object_get_data (table, COMPLETE_KEY) != NULL;

  g_object_set_data (table, COMPLETE_KEY, GINT_TO_POINTER (complete));

  return complete && !was_complete;
}

static void
table_changed_cb (TableeElsewhere *self,
                  GObject         *table)
{
  if (note_complete (table))
    g_signal_emit (self, signals[COMPLETE], 0, table);
  g_signal_emit (self, signals[CHANGED], 0, table);
}

static void
state_changed_cb (GObject         *table,
                  GParamSpec      *pspec,
                  TableeElsewhere *self)
{
  table_changed_cb (self, table);
}

static void
tables_changed_cb (TableeElsewhere *self,
                   guint            position,
                   guint            removed,
                   guint            added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GObject) table = g_list_model_get_item (tablee_friends_get_tables (self->friends), i);

      note_complete (table);
      g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (table, "notify::state", G_CALLBACK (state_changed_cb), self, 0);
    }
}

/* What cannot be read any more is not there, and said so; all else goes on. */
static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (TableeElsewhere) self = user_data;

  tablee_friends_restore_finish (TABLEE_FRIENDS (source), result, &self->problem);
  self->ready = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

static void
tablee_elsewhere_dispose (GObject *object)
{
  TableeElsewhere *self = TABLEE_ELSEWHERE (object);

  g_clear_object (&self->friends);
  g_clear_object (&self->settings);
  g_clear_error (&self->problem);

  G_OBJECT_CLASS (tablee_elsewhere_parent_class)->dispose (object);
}

static void
tablee_elsewhere_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  if (id == PROP_READY)
    g_value_set_boolean (value, TABLEE_ELSEWHERE (object)->ready);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_elsewhere_class_init (TableeElsewhereClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tablee_elsewhere_dispose;
  object_class->get_property = tablee_elsewhere_get_property;

  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[SESSION] = g_signal_new ("session", TABLEE_TYPE_ELSEWHERE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_OBJECT, TABLEE_TYPE_GAME_SESSION);
  signals[COMPLETE] = g_signal_new ("complete", TABLEE_TYPE_ELSEWHERE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_OBJECT);
  signals[CHANGED] = g_signal_new ("changed", TABLEE_TYPE_ELSEWHERE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_OBJECT);
}

static void
tablee_elsewhere_init (TableeElsewhere *self)
{
}

gboolean
tablee_elsewhere_get_built (void)
{
  return TRUE;
}

gboolean
tablee_elsewhere_check_broker (const char *broker)
{
  g_autoptr (GUri) uri = NULL;

  g_return_val_if_fail (broker != NULL, FALSE);

  uri = tablee_broker_parse (broker, NULL);

  return uri != NULL;
}

TableeElsewhere *
tablee_elsewhere_new (TableeStore *store,
                      GSettings   *settings)
{
  TableeElsewhere *self;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TABLEE_TYPE_ELSEWHERE, NULL);
  self->settings = g_object_ref (settings);
  self->friends = tablee_friends_new (store);
  g_signal_connect_object (self->friends, "session", G_CALLBACK (session_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->friends, "connection", G_CALLBACK (connection_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tablee_friends_get_tables (self->friends), "items-changed", G_CALLBACK (tables_changed_cb), self, G_CONNECT_SWAPPED);
  tablee_friends_restore_async (self->friends, NULL, restored_cb, g_object_ref (self));

  return self;
}

gboolean
tablee_elsewhere_get_ready (TableeElsewhere *self)
{
  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), FALSE);

  return self->ready;
}

const GError *
tablee_elsewhere_get_problem (TableeElsewhere *self)
{
  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), NULL);

  return self->problem;
}

TableeFriends *
tablee_elsewhere_get_friends (TableeElsewhere *self)
{
  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), NULL);

  return self->friends;
}

GListModel *
tablee_elsewhere_get_tables (TableeElsewhere *self)
{
  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), NULL);

  return tablee_friends_get_tables (self->friends);
}

GObject *
tablee_elsewhere_invite (TableeElsewhere    *self,
                         TableeSetUp        *set_up,
                         const char *const  *names,
                         GError            **error)
{
  g_autoptr (TableeRuleset) ruleset = NULL;
  g_autoptr (JsonObject) options = NULL;
  g_autoptr (GListModel) seats = NULL;
  g_autofree char *broker = NULL;

  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), NULL);
  g_return_val_if_fail (TABLEE_IS_SET_UP (set_up), NULL);

  ruleset = tablee_set_up_make_ruleset (set_up, error);
  if (ruleset == NULL)
    return NULL;

  options = tablee_set_up_dup_options (set_up);
  seats = tablee_set_up_dup_seats (set_up, names);
  broker = g_settings_get_string (self->settings, BROKER_KEY);

  return (GObject *) tablee_friends_invite (self->friends, ruleset, options, seats, tablee_set_up_get_take_back (set_up),
                                            *broker != '\0' ? broker : NULL, error);
}

TableeGameSession *
tablee_elsewhere_get_session (GObject *table)
{
  return TABLEE_IS_HOST (table) ? tablee_host_get_session (TABLEE_HOST (table)) : tablee_guest_get_session (TABLEE_GUEST (table));
}

const char *
tablee_elsewhere_get_game (GObject *table)
{
  const TableeRuleset *ruleset = TABLEE_IS_HOST (table) ? tablee_host_get_ruleset (TABLEE_HOST (table))
                                                        : tablee_guest_get_ruleset (TABLEE_GUEST (table));

  return ruleset != NULL ? ruleset->game->id : NULL;
}

GtkWidget *
tablee_elsewhere_new_page (TableeElsewhere *self,
                           GObject         *table)
{
  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), NULL);
  g_return_val_if_fail (TABLEE_IS_HOST (table) || TABLEE_IS_GUEST (table), NULL);

  return TABLEE_IS_HOST (table) ? tablee_lobby_page_new (self->friends, TABLEE_HOST (table))
                                : tablee_guest_page_new (TABLEE_GUEST (table), self->friends);
}

GtkWidget *
tablee_elsewhere_new_join_page (TableeElsewhere *self,
                                const char      *invitation)
{
  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), NULL);

  return tablee_join_page_new (self->friends, self->settings, invitation);
}

gboolean
tablee_elsewhere_has_game (TableeElsewhere *self,
                           gint64           id)
{
  GListModel *tables;

  g_return_val_if_fail (TABLEE_IS_ELSEWHERE (self), FALSE);

  tables = tablee_friends_get_tables (self->friends);
  for (guint i = 0; i < g_list_model_get_n_items (tables); i++)
    {
      g_autoptr (GObject) table = g_list_model_get_item (tables, i);
      TableeGameSession *session = tablee_elsewhere_get_session (table);

      if (session != NULL && tablee_game_session_get_id (session) == id && !tablee_game_session_get_over (session))
        return TRUE;
    }

  return FALSE;
}

GtkWidget *
tablee_elsewhere_new_list (TableeElsewhere *self)
{
  return tablee_elsewhere_list_new (self);
}

void
tablee_elsewhere_close (TableeElsewhere *self)
{
  g_return_if_fail (TABLEE_IS_ELSEWHERE (self));

  tablee_friends_close (self->friends);
}
