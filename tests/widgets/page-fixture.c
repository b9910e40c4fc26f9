/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A page in a window that is not the program's. */
#include "config.h"
#include "page-fixture.h"

#include <adwaita.h>

#include "../session/support.h"

static void
asked_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  Page *page = user_data;
  g_autofree char *with = g_variant_print (parameter, FALSE);

  g_string_append_printf (page->asked, "%s %s\n", g_action_get_name (G_ACTION (action)), with);
}

void
page_set_up (Page *page)
{
  static const GActionEntry entries[] = {
    { .name = "continue", .activate = asked_cb, .parameter_type = "x" },
    { .name = "review", .activate = asked_cb, .parameter_type = "x" },
    { .name = "set-up", .activate = asked_cb, .parameter_type = "s" },
    { .name = "toast", .activate = asked_cb, .parameter_type = "s" },
  };
  g_autoptr (GSettings) settings = g_settings_new ("io.github.tablee.Tablee");
  g_autofree char *path = NULL;

  g_assert_null (g_application_get_default ());
  page->folder = make_folder ();
  path = g_build_filename (page->folder, "tablee.db", NULL);
  page->house = tablee_house_new (settings, path);
  page->store = g_object_ref (tablee_house_get_store (page->house));
  while (!tablee_store_get_ready (page->store))
    iterate ();
  page->asked = g_string_new (NULL);
  page->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (page->actions), entries, G_N_ELEMENTS (entries), page);
}

void
page_show_sized (Page      *page,
                 GtkWidget *child,
                 int        width,
                 int        height)
{
  GtkWidget *overlay = adw_toast_overlay_new ();

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), child);
  gtk_widget_set_vexpand (overlay, TRUE);
  fixture_set_up (&page->window, overlay, width, height);
  gtk_widget_insert_action_group (page->window.window, "win", G_ACTION_GROUP (page->actions));
  wait_for_frames (page->window.window);
}

void
page_show (Page      *page,
           GtkWidget *child)
{
  page_show_sized (page, child, PAGE_WIDTH, PAGE_HEIGHT);
}

void
page_tear_down (Page *page)
{
  fixture_tear_down (&page->window);
  g_clear_object (&page->actions);
  g_string_free (page->asked, TRUE);
  tablee_house_close (page->house);
  g_clear_object (&page->store);
  g_clear_object (&page->house);
  remove_folder (page->folder);
}

gint64
page_keep_game (Page       *page,
                const char *letters)
{
  g_autoptr (TableeGameSession) session = make_session (letters, PAGE_SHORT_GAME, PAGE_SEED, FALSE, page->store);
  gint64 id;

  tablee_game_session_start (session);
  run_until_asked (session);
  while ((id = tablee_game_session_get_id (session)) == 0)
    iterate ();

  return id;
}
