/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is shown in the local network. */
#include "nearby.h"

#include "avahi.h"

enum
{
  MAX_SERVICES = 32,  /* that are heeded: whoever is in the network can make up any number */
};

enum
{
  PROP_CROWDED = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* One name in the network, seen by one or more ways into it. */
typedef struct
{
  guint              ways;
  TableeNearbyTable *table;  /* NULL as long as its texts are not known */
} Service;

struct _TableeNearby
{
  GObject          parent_instance;

  guint            watch;
  GDBusConnection *bus;       /* NULL where no daemon runs */
  char            *daemon;    /* its own name there */
  guint            signals;   /* 0 as long as none is asked for */
  char            *browser;   /* the daemon's; NULL as long as it has not answered */
  GHashTable      *services;  /* name → Service */
  GListStore      *tables;
  gboolean         crowded;   /* something was left out */
};

static void list_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeNearby, tablee_nearby, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_iface_init))

static void
service_free (Service *service)
{
  g_clear_object (&service->table);
  g_free (service);
}

/* A name, while it is asked for its texts. */
typedef struct
{
  TableeNearby *nearby;
  char         *name;
} Resolving;

static void
resolved_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Resolving *resolving = user_data;
  TableeNearby *self = resolving->nearby;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  Service *service = g_hash_table_lookup (self->services, resolving->name);
  g_autoptr (GVariant) texts = NULL;

  if (answer != NULL && g_variant_is_of_type (answer, G_VARIANT_TYPE ("(iissssisqaayu)")) && service != NULL && service->table == NULL)
    {
      texts = g_variant_get_child_value (answer, 9);
      service->table = tablee_nearby_table_new_for_texts (texts);
      if (service->table != NULL)
        g_list_store_append (self->tables, service->table);
    }
  g_object_unref (self);
  g_free (resolving->name);
  g_free (resolving);
}

static void
set_crowded (TableeNearby *self,
             gboolean      crowded)
{
  if (self->crowded == crowded)
    return;

  self->crowded = crowded;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CROWDED]);
}

static void
add_service (TableeNearby *self,
             int           interface,
             int           protocol,
             const char   *name,
             const char   *domain)
{
  Service *service = g_hash_table_lookup (self->services, name);
  Resolving *resolving;

  if (service == NULL && g_hash_table_size (self->services) >= MAX_SERVICES)
    {
      set_crowded (self, TRUE);
      return;
    }
  if (service == NULL)
    {
      service = g_new0 (Service, 1);
      g_hash_table_insert (self->services, g_strdup (name), service);
    }
  service->ways++;
  if (service->table != NULL)
    return;

  resolving = g_new0 (Resolving, 1);
  *resolving = (Resolving){ .nearby = g_object_ref (self), .name = g_strdup (name) };
  tablee_avahi_call (self->bus, TABLEE_AVAHI_ROOT, TABLEE_AVAHI_SERVER, "ResolveService",
                     g_variant_new ("(iisssiu)", interface, protocol, name, TABLEE_AVAHI_SERVICE, domain, TABLEE_AVAHI_ANY, 0),
                     resolved_cb, resolving);
}

static void
remove_service (TableeNearby *self,
                const char   *name)
{
  Service *service = g_hash_table_lookup (self->services, name);
  guint position;

  if (service == NULL)
    return;

  service->ways--;
  if (service->ways > 0)
    return;

  if (service->table != NULL && g_list_store_find (self->tables, service->table, &position))
    g_list_store_remove (self->tables, position);
  g_hash_table_remove (self->services, name);
}

static void
signal_cb (GDBusConnection *bus G_GNUC_UNUSED,
           const char      *sender G_GNUC_UNUSED,
           const char      *path G_GNUC_UNUSED,
           const char      *interface_name G_GNUC_UNUSED,
           const char      *signal_name,
           GVariant        *arguments,
           gpointer         user_data)
{
  TableeNearby *self = user_data;
  const char *name, *type, *domain;
  int interface, protocol;

  if (!g_variant_is_of_type (arguments, G_VARIANT_TYPE ("(iisssu)")))
    return;

  g_variant_get (arguments, "(ii&s&s&su)", &interface, &protocol, &name, &type, &domain, NULL);
  if (!g_str_equal (type, TABLEE_AVAHI_SERVICE))
    return;
  if (g_str_equal (signal_name, "ItemNew"))
    add_service (self, interface, protocol, name, domain);
  else if (g_str_equal (signal_name, "ItemRemove"))
    remove_service (self, name);
}

/* The daemon tells nothing before it is asked to start: what an earlier list's browser still tells is not taken for this one's. */
static void
start_browser (TableeNearby *self)
{
  self->signals = g_dbus_connection_signal_subscribe (self->bus, self->daemon, TABLEE_AVAHI_BROWSER, NULL, self->browser, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
                                                      signal_cb, self, NULL);
  tablee_avahi_call (self->bus, self->browser, TABLEE_AVAHI_BROWSER, "Start", NULL, NULL, NULL);
}

static void
browser_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TableeNearby) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  g_autofree char *path = NULL;

  if (answer == NULL)
    {
      g_info ("Nothing is looked for in the local network: %s", error->message);
      return;
    }
  if (!g_variant_is_of_type (answer, G_VARIANT_TYPE ("(o)")))
    return;

  g_variant_get (answer, "(o)", &path);
  if (self->bus != NULL)
    {
      self->browser = g_steal_pointer (&path);
      start_browser (self);
    }
  else
    tablee_avahi_call (G_DBUS_CONNECTION (source), path, TABLEE_AVAHI_BROWSER, "Free", NULL, NULL, NULL);
}

static void
appeared_cb (GDBusConnection *bus,
             const char      *name G_GNUC_UNUSED,
             const char      *owner,
             gpointer         user_data)
{
  TableeNearby *self = user_data;

  self->bus = g_object_ref (bus);
  self->daemon = g_strdup (owner);
  tablee_avahi_call (bus, TABLEE_AVAHI_ROOT, TABLEE_AVAHI_PREPARER, "ServiceBrowserPrepare",
                     g_variant_new ("(iissu)", TABLEE_AVAHI_ANY, TABLEE_AVAHI_ANY, TABLEE_AVAHI_SERVICE, TABLEE_AVAHI_DOMAIN, 0),
                     browser_cb, g_object_ref (self));
}

static void
vanished_cb (GDBusConnection *bus G_GNUC_UNUSED,
             const char      *name G_GNUC_UNUSED,
             gpointer         user_data)
{
  TableeNearby *self = user_data;

  if (self->signals != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->signals);
  self->signals = 0;
  g_clear_object (&self->bus);
  g_clear_pointer (&self->daemon, g_free);
  g_clear_pointer (&self->browser, g_free);
  g_hash_table_remove_all (self->services);
  g_list_store_remove_all (self->tables);
  set_crowded (self, FALSE);
}

/*
 * The list
 */

static GType
get_item_type (GListModel *list G_GNUC_UNUSED)
{
  return TABLEE_TYPE_NEARBY_TABLE;
}

static guint
get_n_items (GListModel *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (TABLEE_NEARBY (list)->tables));
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (TABLEE_NEARBY (list)->tables), position);
}

static void
list_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

gboolean
tablee_nearby_get_crowded (TableeNearby *self)
{
  g_return_val_if_fail (TABLEE_IS_NEARBY (self), FALSE);

  return self->crowded;
}

static void
tablee_nearby_get_property (GObject    *object,
                            guint       property_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  if (property_id == PROP_CROWDED)
    g_value_set_boolean (value, TABLEE_NEARBY (object)->crowded);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
tablee_nearby_dispose (GObject *object)
{
  TableeNearby *self = TABLEE_NEARBY (object);

  g_clear_handle_id (&self->watch, g_bus_unwatch_name);
  if (self->browser != NULL)
    tablee_avahi_call (self->bus, self->browser, TABLEE_AVAHI_BROWSER, "Free", NULL, NULL, NULL);
  vanished_cb (NULL, NULL, self);

  G_OBJECT_CLASS (tablee_nearby_parent_class)->dispose (object);
}

static void
tablee_nearby_finalize (GObject *object)
{
  TableeNearby *self = TABLEE_NEARBY (object);

  g_hash_table_unref (self->services);
  g_object_unref (self->tables);

  G_OBJECT_CLASS (tablee_nearby_parent_class)->finalize (object);
}

static void
tablee_nearby_class_init (TableeNearbyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tablee_nearby_get_property;
  object_class->dispose = tablee_nearby_dispose;
  object_class->finalize = tablee_nearby_finalize;

  properties[PROP_CROWDED] = g_param_spec_boolean ("crowded", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tablee_nearby_init (TableeNearby *self)
{
  self->services = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) service_free);
  self->tables = g_list_store_new (TABLEE_TYPE_NEARBY_TABLE);
  g_signal_connect_swapped (self->tables, "items-changed", G_CALLBACK (g_list_model_items_changed), self);
  self->watch = g_bus_watch_name (G_BUS_TYPE_SYSTEM, TABLEE_AVAHI_NAME, G_BUS_NAME_WATCHER_FLAGS_NONE, appeared_cb, vanished_cb, self, NULL);
}

TableeNearby *
tablee_nearby_new (void)
{
  return g_object_new (TABLEE_TYPE_NEARBY, NULL);
}
