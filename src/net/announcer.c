/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table that is shown in the local network. */
#include "announcer.h"

#include "avahi.h"
#include "broker-address.h"
#include "nearby-table.h"

enum
{
  PROP_AVAILABLE = 1,
  PROP_ACTIVE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

struct _TableeAnnouncer
{
  GObject            parent_instance;

  TableeHost        *host;
  gboolean           active;
  guint              watch;
  GDBusConnection   *bus;     /* NULL where no daemon runs */
  char              *group;   /* what the daemon has of ours; NULL as long as it has not been asked, or ... */
  gboolean           asking;  /* ... has not answered */
  TableeNearbyTable *shown;   /* NULL: nothing */
};

G_DEFINE_FINAL_TYPE (TableeAnnouncer, tablee_announcer, G_TYPE_OBJECT)

/* Who sits at this computer. */
static const char *
find_name (TableeAnnouncer *self)
{
  int seats = tablee_host_get_ruleset (self->host)->seats;

  for (int i = 0; i < seats; i++)
    {
      TableeSeat *seat = tablee_host_get_seat (self->host, i);

      if (tablee_seat_get_kind (seat) == TABLEE_SEAT_HUMAN)
        return tablee_seat_get_name (seat);
    }

  return "";
}

/* Returns: (transfer full) (nullable): what is to be shown now. */
static TableeNearbyTable *
make_table (TableeAnnouncer *self)
{
  const TableeRuleset *ruleset = tablee_host_get_ruleset (self->host);
  const TableeInvitation *first = NULL;
  int free = 0;

  if (!self->active || !tablee_host_get_kept (self->host) || tablee_host_get_called_off (self->host) ||
      tablee_host_get_state (self->host) != TABLEE_HOST_LOBBY)
    return NULL;

  for (int i = 0; i < ruleset->seats; i++)
    if (tablee_host_get_invitation (self->host, i) != NULL && !tablee_host_get_taken (self->host, i))
      {
        free++;
        first = first != NULL ? first : tablee_host_get_invitation (self->host, i);
      }

  return first != NULL ? tablee_nearby_table_new (find_name (self), ruleset->game->id, free, first) : NULL;
}

static void
call_group (TableeAnnouncer *self,
            const char      *method,
            GVariant        *arguments)
{
  tablee_avahi_call (self->bus, self->group, TABLEE_AVAHI_GROUP, method, arguments, NULL, NULL);
}

/* Under a new name each time: whoever has seen the old one sees it go, and looks at the texts of the new one. */
static void
show (TableeAnnouncer *self)
{
  g_autofree char *name = g_strdup_printf ("Tablee %08x", g_random_int ());
  g_autoptr (GUri) broker = tablee_broker_parse (tablee_host_get_broker (self->host), NULL);

  call_group (self, "Reset", NULL);
  if (self->shown == NULL || broker == NULL)
    return;

  call_group (self, "AddService",
              g_variant_new ("(iiussssq@aay)", TABLEE_AVAHI_ANY, TABLEE_AVAHI_ANY, 0, name, TABLEE_AVAHI_SERVICE, TABLEE_AVAHI_DOMAIN, "",
                             tablee_broker_get_port (broker), tablee_nearby_table_to_texts (self->shown)));
  call_group (self, "Commit", NULL);
}

static void
group_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (TableeAnnouncer) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);

  self->asking = FALSE;
  if (answer == NULL)
    {
      g_info ("The table is not shown in the local network: %s", error->message);
      return;
    }
  if (self->bus == NULL || !g_variant_is_of_type (answer, G_VARIANT_TYPE ("(o)")))
    return;

  g_variant_get (answer, "(o)", &self->group);
  show (self);
}

/* With the daemon, as it is now. */
static void
say (TableeAnnouncer *self)
{
  if (self->bus == NULL || self->asking)
    return;
  if (self->group != NULL)
    {
      show (self);
    }
  else if (self->shown != NULL)
    {
      self->asking = TRUE;
      tablee_avahi_call (self->bus, TABLEE_AVAHI_ROOT, TABLEE_AVAHI_SERVER, "EntryGroupNew", NULL, group_cb, g_object_ref (self));
    }
}

static void
update (TableeAnnouncer *self)
{
  g_autoptr (TableeNearbyTable) table = make_table (self);

  if (table == self->shown || (table != NULL && self->shown != NULL && tablee_nearby_table_equal (table, self->shown)))
    return;

  g_set_object (&self->shown, table);
  say (self);
}

static void
appeared_cb (GDBusConnection *bus,
             const char      *name G_GNUC_UNUSED,
             const char      *owner G_GNUC_UNUSED,
             gpointer         user_data)
{
  TableeAnnouncer *self = user_data;

  self->bus = g_object_ref (bus);
  say (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AVAILABLE]);
}

static void
vanished_cb (GDBusConnection *bus G_GNUC_UNUSED,
             const char      *name G_GNUC_UNUSED,
             gpointer         user_data)
{
  TableeAnnouncer *self = user_data;

  if (self->bus == NULL)
    return;

  g_clear_object (&self->bus);
  g_clear_pointer (&self->group, g_free);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_AVAILABLE]);
}

static void
tablee_announcer_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TableeAnnouncer *self = TABLEE_ANNOUNCER (object);

  if (id == PROP_AVAILABLE)
    g_value_set_boolean (value, self->bus != NULL);
  else if (id == PROP_ACTIVE)
    g_value_set_boolean (value, self->active);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_announcer_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  if (id == PROP_ACTIVE)
    tablee_announcer_set_active (TABLEE_ANNOUNCER (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tablee_announcer_dispose (GObject *object)
{
  TableeAnnouncer *self = TABLEE_ANNOUNCER (object);

  g_clear_handle_id (&self->watch, g_bus_unwatch_name);
  if (self->bus != NULL && self->group != NULL)
    call_group (self, "Free", NULL);
  g_clear_object (&self->bus);
  g_clear_pointer (&self->group, g_free);
  g_clear_object (&self->shown);
  g_clear_object (&self->host);

  G_OBJECT_CLASS (tablee_announcer_parent_class)->dispose (object);
}

static void
tablee_announcer_class_init (TableeAnnouncerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tablee_announcer_dispose;
  object_class->get_property = tablee_announcer_get_property;
  object_class->set_property = tablee_announcer_set_property;

  properties[PROP_AVAILABLE] = g_param_spec_boolean ("available", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ACTIVE] = g_param_spec_boolean ("active", NULL, NULL, FALSE,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tablee_announcer_init (TableeAnnouncer *self)
{
  self->watch = g_bus_watch_name (G_BUS_TYPE_SYSTEM, TABLEE_AVAHI_NAME, G_BUS_NAME_WATCHER_FLAGS_NONE, appeared_cb, vanished_cb, self, NULL);
}

TableeAnnouncer *
tablee_announcer_new (TableeHost *host)
{
  TableeAnnouncer *self;

  g_return_val_if_fail (TABLEE_IS_HOST (host), NULL);

  self = g_object_new (TABLEE_TYPE_ANNOUNCER, NULL);
  self->host = g_object_ref (host);
  g_signal_connect_object (host, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (host, "notify::state", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return self;
}

gboolean
tablee_announcer_get_available (TableeAnnouncer *self)
{
  g_return_val_if_fail (TABLEE_IS_ANNOUNCER (self), FALSE);

  return self->bus != NULL;
}

gboolean
tablee_announcer_get_active (TableeAnnouncer *self)
{
  g_return_val_if_fail (TABLEE_IS_ANNOUNCER (self), FALSE);

  return self->active;
}

void
tablee_announcer_set_active (TableeAnnouncer *self,
                             gboolean         active)
{
  g_return_if_fail (TABLEE_IS_ANNOUNCER (self));

  if (self->active == active)
    return;

  self->active = active;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}
