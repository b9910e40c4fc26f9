/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves a game as a file that somebody chooses. */
#include "config.h"
#include "record-export.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "game-words.h"

typedef struct
{
  GtkWindow        *window;
  TableeGameRecord *record;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->window);
  g_object_unref (export->record);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static char *
suggest_name (TableeGameRecord *record)
{
  const char *game_id = tablee_game_record_get_ruleset (record)->game->id;
  GDateTime *started = tablee_game_record_get_started (record);
  g_autofree char *date = started != NULL ? g_date_time_format (started, " %Y-%m-%d") : NULL;

  return g_strconcat (tablee_game_words_game (game_id), date != NULL ? date : "", TABLEE_RECORD_SUFFIX, NULL);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (Export) export = user_data;
  g_autoptr (GError) error = NULL;

  g_application_release (g_application_get_default ());
  if (tablee_game_record_save_finish (TABLEE_GAME_RECORD (source), result, &error))
    gtk_widget_activate_action (GTK_WIDGET (export->window), "win.toast", "s", _("The game was saved"));
  else
    tablee_compat_tell (export->window, _("The game could not be saved"), error->message);
}

static void
chosen_cb (GFile   *file,
           gpointer user_data)
{
  g_autoptr (Export) export = user_data;
  TableeGameRecord *record = export->record;

  if (file == NULL)
    return;

  /* Whoever closes the window now wants the file all the same. */
  g_application_hold (g_application_get_default ());
  tablee_game_record_save_async (record, file, NULL, saved_cb, g_steal_pointer (&export));
}

void
tablee_record_export (GtkWindow        *window,
                      TableeGameRecord *record)
{
  g_autofree char *name = NULL;
  Export *export;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (TABLEE_IS_GAME_RECORD (record));

  export = g_new0 (Export, 1);
  export->window = g_object_ref (window);
  export->record = g_object_ref (record);
  name = suggest_name (record);
  tablee_compat_save_file (window, _("Save the Game"), name, chosen_cb, export);
}
