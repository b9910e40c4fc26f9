/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What answers like Avahi's daemon, as far as Tablée asks it. */
#include "avahi.h"

#define ROOT "/"
#define BROWSER_INTERFACE "org.freedesktop.Avahi.ServiceBrowser"
#define NAME "org.freedesktop.Avahi"
#define ANOTHERS "/browser/of/another"
#define LAN 2

static const char interfaces[] =
  "<node>"
  "<interface name='org.freedesktop.Avahi.Server'>"
  "<method name='EntryGroupNew'><arg type='o' direction='out'/></method>"
  "<method name='ResolveService'><arg type='i'/><arg type='i'/><arg type='s'/><arg type='s'/><arg type='s'/><arg type='i'/><arg type='u'/>"
  "<arg type='i' direction='out'/><arg type='i' direction='out'/><arg type='s' direction='out'/><arg type='s' direction='out'/>"
  "<arg type='s' direction='out'/><arg type='s' direction='out'/><arg type='i' direction='out'/><arg type='s' direction='out'/>"
  "<arg type='q' direction='out'/><arg type='aay' direction='out'/><arg type='u' direction='out'/></method>"
  "</interface>"
  "<interface name='org.freedesktop.Avahi.EntryGroup'>"
  "<method name='AddService'><arg type='i'/><arg type='i'/><arg type='u'/><arg type='s'/><arg type='s'/><arg type='s'/><arg type='s'/><arg type='q'/>"
  "<arg type='aay'/></method>"
  "<method name='Commit'/><method name='Reset'/><method name='Free'/>"
  "</interface>"
  "<interface name='org.freedesktop.Avahi.ServiceBrowser'><method name='Free'/><method name='Start'/></interface>"
  "<interface name='org.freedesktop.Avahi.Server2'>"
  "<method name='ServiceBrowserPrepare'><arg type='i'/><arg type='i'/><arg type='s'/><arg type='s'/><arg type='u'/><arg type='o' direction='out'/></method>"
  "</interface>"
  "</node>";

struct _Avahi
{
  GTestDBus       *bus;
  GDBusConnection *connection;
  GDBusNodeInfo   *node;
  guint            owner;
  gboolean         owned;
  guint            objects;     /* so many have been made */
  GHashTable      *browsers;    /* paths of those that look */
  GHashTable      *shown;       /* name → texts */
  char            *pending;     /* the name of what this program adds, until it says that this is all; then ... */
  GVariant        *texts;
  char            *own;         /* ... it is shown under this */
};

static void
tell_one (Avahi      *self,
          const char *browser,
          const char *signal,
          const char *name)
{
  for (int protocol = 0; protocol < 2; protocol++)
    g_dbus_connection_emit_signal (self->connection, NULL, browser, BROWSER_INTERFACE, signal,
                                   g_variant_new ("(iisssu)", LAN, protocol, name, "_tablee._tcp", "local", 0), NULL);
}

static void
tell (Avahi      *self,
      const char *signal,
      const char *name)
{
  GHashTableIter iter;
  gpointer browser;

  g_hash_table_iter_init (&iter, self->browsers);
  while (g_hash_table_iter_next (&iter, &browser, NULL))
    tell_one (self, browser, signal, name);
}

void
avahi_show (Avahi      *self,
            const char *name,
            GVariant   *texts)
{
  g_hash_table_insert (self->shown, g_strdup (name), g_variant_ref_sink (texts));
  tell (self, "ItemNew", name);
}

void
avahi_hide (Avahi      *self,
            const char *name)
{
  if (g_hash_table_remove (self->shown, name))
    tell (self, "ItemRemove", name);
}

GVariant *
avahi_get_shown (Avahi *self)
{
  return self->own != NULL ? g_hash_table_lookup (self->shown, self->own) : NULL;
}

static void
withdraw (Avahi *self)
{
  if (self->own != NULL)
    avahi_hide (self, self->own);
  g_clear_pointer (&self->own, g_free);
  g_clear_pointer (&self->pending, g_free);
}

static void
add (Avahi    *self,
     GVariant *arguments)
{
  g_clear_pointer (&self->pending, g_free);
  g_clear_pointer (&self->texts, g_variant_unref);
  g_variant_get_child (arguments, 3, "s", &self->pending);
  self->texts = g_variant_get_child_value (arguments, 8);
}

static void
commit (Avahi *self)
{
  g_assert_nonnull (self->pending);
  self->own = g_steal_pointer (&self->pending);
  avahi_show (self, self->own, self->texts);
}

static void
resolve (Avahi                 *self,
         GVariant              *arguments,
         GDBusMethodInvocation *invocation)
{
  const char *name;
  GVariant *texts;

  g_variant_get_child (arguments, 2, "&s", &name);
  texts = g_hash_table_lookup (self->shown, name);
  if (texts != NULL)
    g_dbus_method_invocation_return_value (invocation, g_variant_new ("(iissssisq@aayu)", LAN, 0, name, "_tablee._tcp", "local", "other.local", 0,
                                                                      "192.168.1.20", 1883, texts, 0));
  else
    g_dbus_method_invocation_return_dbus_error (invocation, "org.freedesktop.Avahi.TimeoutError", "Timeout reached");
}

static void call_cb (GDBusConnection       *connection,
                     const char            *sender,
                     const char            *path,
                     const char            *interface,
                     const char            *method,
                     GVariant              *arguments,
                     GDBusMethodInvocation *invocation,
                     gpointer               user_data);

static const GDBusInterfaceVTable vtable = { .method_call = call_cb };

static void
prepare (Avahi                 *self,
         GDBusMethodInvocation *invocation)
{
  g_autofree char *path = g_strdup_printf ("/browser/%u", self->objects++);

  g_dbus_connection_register_object (self->connection, path, self->node->interfaces[2], &vtable, self, NULL, NULL);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", path));
}

/* Whoever else looks is told the same at the same time. */
static void
browse (Avahi      *self,
        const char *path)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_add (self->browsers, g_strdup (path));
  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    {
      tell_one (self, path, "ItemNew", name);
      tell_one (self, ANOTHERS, "ItemNew", name);
    }
}

static void
make_group (Avahi                 *self,
            GDBusMethodInvocation *invocation)
{
  g_autofree char *path = g_strdup_printf ("/group/%u", self->objects++);

  g_dbus_connection_register_object (self->connection, path, self->node->interfaces[1], &vtable, self, NULL, NULL);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", path));
}

static void
call_cb (GDBusConnection       *connection,
         const char            *sender,
         const char            *path,
         const char            *interface,
         const char            *method,
         GVariant              *arguments,
         GDBusMethodInvocation *invocation,
         gpointer               user_data)
{
  Avahi *self = user_data;

  if (g_str_equal (method, "EntryGroupNew"))
    {
      make_group (self, invocation);
      return;
    }
  if (g_str_equal (method, "ServiceBrowserPrepare"))
    {
      prepare (self, invocation);
      return;
    }
  if (g_str_equal (method, "ResolveService"))
    {
      resolve (self, arguments, invocation);
      return;
    }
  if (g_str_equal (method, "AddService"))
    add (self, arguments);
  else if (g_str_equal (method, "Commit"))
    commit (self);
  else if (g_str_equal (method, "Start"))
    browse (self, path);
  else if (g_str_equal (interface, BROWSER_INTERFACE))
    g_hash_table_remove (self->browsers, path);
  else
    withdraw (self);
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
owned_cb (GDBusConnection *connection,
          const char      *name,
          gpointer         user_data)
{
  ((Avahi *) user_data)->owned = TRUE;
}

static void
start (Avahi *self)
{
  self->owner = g_bus_own_name_on_connection (self->connection, NAME, G_BUS_NAME_OWNER_FLAGS_NONE, owned_cb, NULL, self, NULL);
  avahi_wait (self->owned);
}

void
avahi_restart (Avahi *self)
{
  g_bus_unown_name (self->owner);
  self->owned = FALSE;
  g_clear_pointer (&self->own, g_free);
  g_clear_pointer (&self->pending, g_free);
  g_hash_table_remove_all (self->shown);
  g_hash_table_remove_all (self->browsers);
  start (self);
}

Avahi *
avahi_new (void)
{
  g_autofree char *program = g_find_program_in_path ("dbus-daemon");
  Avahi *self;

  if (program == NULL)
    return NULL;

  self = g_new0 (Avahi, 1);
  self->browsers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->bus = g_test_dbus_new (G_TEST_DBUS_NONE);
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_variant_unref);
  g_test_dbus_up (self->bus);
  g_setenv ("DBUS_SYSTEM_BUS_ADDRESS", g_test_dbus_get_bus_address (self->bus), TRUE);
  self->connection = g_dbus_connection_new_for_address_sync (g_test_dbus_get_bus_address (self->bus),
                                                             G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                             G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, NULL);
  g_assert_nonnull (self->connection);
  self->node = g_dbus_node_info_new_for_xml (interfaces, NULL);
  g_assert_nonnull (self->node);
  g_dbus_connection_register_object (self->connection, ROOT, self->node->interfaces[0], &vtable, self, NULL, NULL);
  g_dbus_connection_register_object (self->connection, ROOT, self->node->interfaces[3], &vtable, self, NULL, NULL);
  start (self);

  return self;
}

void
avahi_free (Avahi *self)
{
  g_autoptr (GDBusConnection) seen = g_bus_get_sync (G_BUS_TYPE_SYSTEM, NULL, NULL);

  if (seen != NULL)
    g_dbus_connection_set_exit_on_close (seen, FALSE);
  g_bus_unown_name (self->owner);
  g_dbus_connection_close_sync (self->connection, NULL, NULL);
  g_object_unref (self->connection);
  g_dbus_node_info_unref (self->node);
  g_clear_pointer (&self->texts, g_variant_unref);
  g_free (self->pending);
  g_free (self->own);
  g_hash_table_unref (self->shown);
  g_hash_table_unref (self->browsers);
  g_test_dbus_stop (self->bus);
  g_object_unref (self->bus);
  g_free (self);
}
