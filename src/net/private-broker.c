/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A mosquitto that belongs to one table. */
#include "private-broker.h"

#include "slots.h"

#include <glib/gstdio.h>
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif

enum
{
  LOOKS = 250,               /* until it listens */
  BETWEEN_LOOKS_US = 20000,
  CONNECTIONS = 100,
};

struct _TableePrivateBroker
{
  char        *program;
  char        *address;
  char        *folder;         /* of its settings */
  char        *settings;
  guint16      port;
  GSubprocess *process;        /* NULL while it does not run */
};

static const char *const folders[] = { "/usr/sbin", "/usr/local/sbin", "/sbin", "/app/sbin" };

char *
tablee_private_broker_find_program (void)
{
  char *program = g_find_program_in_path ("mosquitto");

  for (gsize i = 0; i < G_N_ELEMENTS (folders) && program == NULL; i++)
    {
      g_autofree char *path = g_build_filename (folders[i], "mosquitto", NULL);

      if (g_file_test (path, G_FILE_TEST_IS_EXECUTABLE))
        program = g_steal_pointer (&path);
    }

  return program;
}

/* @port: 0: any. Nobody else is likely to have it before the broker does. Returns 0 with @error. */
static guint16
find_port (guint16   port,
           GError  **error)
{
  g_autoptr (GInetAddress) loopback = g_inet_address_new_loopback (G_SOCKET_FAMILY_IPV4);
  g_autoptr (GSocketAddress) wanted = g_inet_socket_address_new (loopback, port);
  g_autoptr (GSocketAddress) found = NULL;
  g_autoptr (GSocket) taken = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, error);

  if (taken == NULL || !g_socket_bind (taken, wanted, TRUE, error))
    return 0;

  found = g_socket_get_local_address (taken, error);

  return found != NULL ? g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (found)) : 0;
}

/* Where this program was killed and is back at once, its broker of before is still ending. Returns 0 with @error. */
static guint16
wait_for_port (guint16   port,
               GError  **error)
{
  for (int look = 0; look < LOOKS; look++)
    {
      g_autoptr (GError) failure = NULL;
      guint16 found = find_port (port, &failure);

      if (found != 0 || !g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
        {
          if (failure != NULL)
            g_propagate_error (error, g_steal_pointer (&failure));
          return found;
        }
      g_usleep (BETWEEN_LOOKS_US);
    }

  return find_port (port, error);
}

/* Of root's, mosquitto makes another user's unless it is told not to, and what changes its user no longer ends with its parent. */
static gboolean
write_settings (TableePrivateBroker  *self,
                GError              **error)
{
  g_autofree char *text = g_strdup_printf ("listener %u %s\n"
                                           "allow_anonymous true\n"
                                           "persistence false\n"
                                           "max_connections %d\n"
                                           "message_size_limit %d\n"
                                           "user %s\n"
                                           "set_tcp_nodelay true\n"
                                           "log_type none\n",
                                           self->port, self->address, CONNECTIONS, TABLEE_SLOT_MAX_BYTES, g_get_user_name ());

  self->folder = g_dir_make_tmp ("tablee-broker-XXXXXX", error);
  if (self->folder == NULL)
    return FALSE;

  self->settings = g_build_filename (self->folder, "settings", NULL);

  return g_file_set_contents (self->settings, text, -1, error);
}

static gboolean
listens (TableePrivateBroker *self)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnection) connection = NULL;

  g_socket_client_set_enable_proxy (client, FALSE);
  connection = g_socket_client_connect_to_host (client, "127.0.0.1", self->port, NULL, NULL);

  return connection != NULL;
}

#ifdef __linux__
/* Also when this program is killed: another one at the same port would meet a stranger there. */
static void
end_with_parent (gpointer data G_GNUC_UNUSED)
{
  prctl (PR_SET_PDEATHSIG, SIGTERM);
}
#endif

gboolean
tablee_private_broker_start (TableePrivateBroker  *self,
                             GError              **error)
{
  g_autoptr (GSubprocessLauncher) launcher = NULL;

  g_return_val_if_fail (self != NULL && self->process == NULL, FALSE);

  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
#ifdef __linux__
  g_subprocess_launcher_set_child_setup (launcher, end_with_parent, NULL, NULL);
#endif
  self->process = g_subprocess_launcher_spawn (launcher, error, self->program, "-c", self->settings, NULL);
  if (self->process == NULL)
    return FALSE;

  for (int look = 0; look < LOOKS; look++)
    {
      if (listens (self))
        return TRUE;
      g_usleep (BETWEEN_LOOKS_US);
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "%s does not listen at port %u", self->program, self->port);

  return FALSE;
}

TableePrivateBroker *
tablee_private_broker_new (const char  *address,
                           guint16      port,
                           GError     **error)
{
  g_autoptr (TableePrivateBroker) self = NULL;

  g_return_val_if_fail (address != NULL, NULL);

  self = g_new0 (TableePrivateBroker, 1);
  self->address = g_strdup (address);
  self->program = tablee_private_broker_find_program ();
  if (self->program == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The program mosquitto is not installed");
      return NULL;
    }

  self->port = wait_for_port (port, error);
  if (self->port == 0 || !write_settings (self, error) || !tablee_private_broker_start (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
tablee_private_broker_kill (TableePrivateBroker *self)
{
  g_return_if_fail (self != NULL);

  if (self->process == NULL)
    return;

  g_subprocess_force_exit (self->process);
  g_subprocess_wait (self->process, NULL, NULL);
  g_clear_object (&self->process);
}

void
tablee_private_broker_free (TableePrivateBroker *self)
{
  g_return_if_fail (self != NULL);

  tablee_private_broker_kill (self);
  if (self->settings != NULL)
    g_unlink (self->settings);
  if (self->folder != NULL)
    g_rmdir (self->folder);
  g_free (self->settings);
  g_free (self->folder);
  g_free (self->program);
  g_free (self->address);
  g_free (self);
}

guint16
tablee_private_broker_get_port (TableePrivateBroker *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->port;
}
