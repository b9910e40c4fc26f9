/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "application.h"

#include <glib/gi18n.h>

#include "window.h"

struct _TableeApplication
{
  AdwApplication parent_instance;

  GSettings     *settings;
  TableeStore   *store;     /* opened when first asked for */
  GPtrArray     *sessions;  /* of TableeGameSession: those under way */
};

G_DEFINE_FINAL_TYPE (TableeApplication, tablee_application, ADW_TYPE_APPLICATION)

static void
draw_seed (TableeRandom *seed)
{
  tablee_random_seed (seed, (guint64) g_random_int () << 32 | g_random_int ());
}

static void
tablee_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (tablee_window_new (ADW_APPLICATION (application)));
  gtk_window_present (window);
}

static void
tablee_application_dispose (GObject *object)
{
  TableeApplication *self = TABLEE_APPLICATION (object);

  g_clear_pointer (&self->sessions, g_ptr_array_unref);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tablee_application_parent_class)->dispose (object);
}

static void
tablee_application_class_init (TableeApplicationClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_application_dispose;
  G_APPLICATION_CLASS (klass)->activate = tablee_application_activate;
}

static void
tablee_application_init (TableeApplication *self)
{
  self->sessions = g_ptr_array_new_with_free_func (g_object_unref);
}

TableeApplication *
tablee_application_new (void)
{
  return g_object_new (TABLEE_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "resource-base-path", "/io/github/tablee/Tablee",
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}

TableeApplication *
tablee_application_get_default (void)
{
  return TABLEE_APPLICATION (g_application_get_default ());
}

TableeStore *
tablee_application_get_store (TableeApplication *self)
{
  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);

  if (self->store == NULL)
    self->store = tablee_store_new (NULL);

  return self->store;
}

GSettings *
tablee_application_get_settings (TableeApplication *self)
{
  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);

  if (self->settings == NULL)
    self->settings = g_settings_new ("io.github.tablee.Tablee");

  return self->settings;
}

TableeGameSession *
tablee_application_begin_game (TableeApplication  *self,
                               TableeRuleset      *ruleset,
                               JsonObject         *options,
                               const TableeRandom *seed,
                               GListModel         *seats,
                               gboolean            allow_take_back)
{
  TableeGameSession *session;
  TableeRandom drawn;

  g_return_val_if_fail (TABLEE_IS_APPLICATION (self), NULL);

  if (seed == NULL)
    {
      draw_seed (&drawn);
      seed = &drawn;
    }
  session = tablee_game_session_new (ruleset, options, seed, seats, allow_take_back, tablee_application_get_store (self));
  g_ptr_array_add (self->sessions, session);

  return session;
}

void
tablee_application_resume_async (TableeApplication  *self,
                                 gint64              id,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TABLEE_IS_APPLICATION (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, tablee_application_resume_async);
  for (guint i = 0; i < self->sessions->len; i++)
    if (tablee_game_session_get_id (g_ptr_array_index (self->sessions, i)) == id)
      {
        g_task_return_pointer (task, g_object_ref (g_ptr_array_index (self->sessions, i)), g_object_unref);
        return;
      }
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no such game");
}

TableeGameSession *
tablee_application_resume_finish (TableeApplication *self,
                                  GAsyncResult      *result,
                                  GError           **error)
{
  g_autoptr (TableeGameSession) session = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  session = g_task_propagate_pointer (G_TASK (result), error);
  return session;  /* the application holds it */
}
