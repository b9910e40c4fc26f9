/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Deleting a kept game, with time to have it back. */
#include "config.h"
#include "deletion.h"

#include <glib/gi18n.h>

/* Set on the toast. */
#define DELETION_KEY "tablee-deletion"

typedef struct
{
  TableeStore *store;  /* NULL once it is decided: what is undone is dismissed then */
  gint64       id;
} Deletion;

static void
dismissed_cb (Deletion *deletion)
{
  if (deletion->store != NULL)
    tablee_store_delete_async (deletion->store, deletion->id, NULL, NULL, NULL);
  g_clear_object (&deletion->store);
}

static void
undone_cb (Deletion *deletion)
{
  if (deletion->store != NULL)
    tablee_store_hide (deletion->store, deletion->id, FALSE);
  g_clear_object (&deletion->store);
}

static void
deletion_free (gpointer data)
{
  g_clear_object (&((Deletion *) data)->store);
  g_free (data);
}

AdwToast *
tablee_deletion_begin (TableeStore *store,
                       gint64       id)
{
  AdwToast *toast;
  Deletion *deletion;

  g_return_val_if_fail (TABLEE_IS_STORE (store), NULL);

  toast = adw_toast_new (_("The game was deleted"));
  deletion = g_new0 (Deletion, 1);
  deletion->store = g_object_ref (store);
  deletion->id = id;
  tablee_store_hide (store, id, TRUE);

  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), DELETION_KEY, deletion, deletion_free);
  g_signal_connect_swapped (toast, "button-clicked", G_CALLBACK (undone_cb), deletion);
  g_signal_connect_swapped (toast, "dismissed", G_CALLBACK (dismissed_cb), deletion);

  return toast;
}
