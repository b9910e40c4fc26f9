/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "shortcuts.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "game-words.h"
#include "widgets/table.h"

typedef enum
{
  GENERAL,
  GAME,
  WINDOW,
  N_GROUPS,
} Group;

typedef struct
{
  Group       group;
  const char *action;
  const char *key;
  const char *title;
  gboolean    after_focus;
} Shortcut;

static const char *const group_titles[N_GROUPS] = {
  [GENERAL] = NC_("shortcuts", "General"),
  [GAME] = NC_("shortcuts", "Game"),
  [WINDOW] = NC_("shortcuts", "Window"),
};

static const Shortcut shortcuts[] = {
#define TABLEE_SHORTCUT(group, action, key, title) { group, action, key, title, FALSE },
#define TABLEE_KEY(group, action, key, title) { group, action, key, title, TRUE },
#include "shortcuts.def"
#undef TABLEE_SHORTCUT
#undef TABLEE_KEY
};

static void
append_shortcut (GString    *ui,
                 const char *key,
                 const char *title)
{
  g_autofree char *markup = g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'>"
                                                     "<property name='accelerator'>%s</property>"
                                                     "<property name='title'>%s</property></object></child>",
                                                     key, title);

  g_string_append (ui, markup);
}

static void
begin_group (GString    *ui,
             const char *title)
{
  g_autofree char *markup = g_markup_printf_escaped ("<child><object class='GtkShortcutsGroup'>"
                                                     "<property name='title'>%s</property>", title);

  g_string_append (ui, markup);
}

static void
append_group (GString *ui,
              Group    group)
{
  begin_group (ui, g_dpgettext2 (NULL, "shortcuts", group_titles[group]));
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].group == group)
      append_shortcut (ui, shortcuts[i].key, _(shortcuts[i].title));
  g_string_append (ui, "</object></child>");
}

static void
append_table (GString    *ui,
              const char *game_id)
{
  const TableeTableShortcut *shortcut = tablee_table_get_shortcuts (game_id);

  if (shortcut == NULL)
    return;

  begin_group (ui, tablee_game_words_game (game_id));
  for (; shortcut->action != NULL; shortcut++)
    append_shortcut (ui, shortcut->key, _(shortcut->title));
  g_string_append (ui, "</object></child>");
}

void
tablee_shortcuts_install (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (!shortcuts[i].after_focus)
      gtk_application_set_accels_for_action (application, shortcuts[i].action, (const char *[]) { shortcuts[i].key, NULL });
}

void
tablee_shortcuts_add_keys (GtkWidget  *widget,
                           const char *prefix)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  controller = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].after_focus && g_str_has_prefix (shortcuts[i].action, prefix))
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].key),
                                                              gtk_named_action_new (shortcuts[i].action)));
  gtk_widget_add_controller (widget, controller);
}

void
tablee_shortcuts_show (GtkWindow  *parent,
                       const char *game_id)
{
  g_autoptr (GString) ui = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  ui = g_string_new ("<interface><object class='GtkShortcutsWindow' id='shortcuts'><property name='modal'>1</property>"
                     "<child><object class='GtkShortcutsSection'><property name='section-name'>all</property>");
  if (game_id != NULL)
    append_table (ui, game_id);
  for (Group group = 0; group < N_GROUPS; group++)
    append_group (ui, group);
  g_string_append (ui, "</object></child></object></interface>");

  tablee_compat_show_shortcuts (parent, ui->str);
}
