/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of shortcuts.def as accelerators, bindings, and in the shortcuts window. */
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
  SET_UP,
  REVIEW,
  HELP,
  WINDOW,
  N_GROUPS,
} Group;

typedef enum
{
  ACCELERATOR,  /* of the application */
  WINDOW_KEY,   /* of a controller in the window */
  WIDGET_KEY,   /* of a binding of a class */
} Kind;

typedef struct
{
  Group       group;
  const char *action;
  const char *key;
  const char *title;
  Kind        kind;
} Shortcut;

static const char *const group_titles[N_GROUPS] = {
  [GENERAL] = NC_("shortcuts", "General"),
  [GAME] = NC_("shortcuts", "Game"),
  [SET_UP] = NC_("shortcuts", "Before a Game"),
  [REVIEW] = NC_("shortcuts", "Looking Through a Game"),
  [HELP] = NC_("shortcuts", "Help"),
  [WINDOW] = NC_("shortcuts", "Window"),
};

static const Shortcut shortcuts[] = {
#define TABLEE_SHORTCUT(group, action, key, title) { group, action, key, title, ACCELERATOR },
#define TABLEE_KEY(group, action, key, title) { group, action, key, title, WINDOW_KEY },
#define TABLEE_WIDGET_KEY(group, action, key, title) { group, action, key, title, WIDGET_KEY },
#include "shortcuts.def"
#undef TABLEE_SHORTCUT
#undef TABLEE_KEY
#undef TABLEE_WIDGET_KEY
};

static void
add_shortcut (TableeCompatShortcuts *list,
              const char            *key,
              const char            *title)
{
  g_auto (GStrv) keys = g_strsplit (key, "|", -1);
  g_autofree char *accelerators = g_strjoinv (" ", keys);

  tablee_compat_shortcuts_add (list, accelerators, title);
}

static void
add_group (TableeCompatShortcuts *list,
           Group                  group)
{
  tablee_compat_shortcuts_begin_group (list, g_dpgettext2 (NULL, "shortcuts", group_titles[group]));
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].group == group)
      add_shortcut (list, shortcuts[i].key, _(shortcuts[i].title));
}

static void
add_table (TableeCompatShortcuts *list,
           const char            *game_id)
{
  const TableeTableShortcut *shortcut = tablee_table_get_shortcuts (game_id);

  if (shortcut == NULL)
    return;

  tablee_compat_shortcuts_begin_group (list, tablee_game_words_game (game_id));
  for (; shortcut->action != NULL; shortcut++)
    if (shortcut->title != NULL)
      add_shortcut (list, shortcut->shown != NULL ? shortcut->shown : shortcut->key, _(shortcut->title));
}

void
tablee_shortcuts_install (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].kind == ACCELERATOR)
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
    if (shortcuts[i].kind == WINDOW_KEY && g_str_has_prefix (shortcuts[i].action, prefix))
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                            gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].key),
                                                              gtk_named_action_new (shortcuts[i].action)));
  gtk_widget_add_controller (widget, controller);
}

void
tablee_shortcuts_bind_keys (GtkWidgetClass *widget_class,
                            const char     *prefix)
{
  g_return_if_fail (GTK_IS_WIDGET_CLASS (widget_class));
  g_return_if_fail (prefix != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      guint key;
      GdkModifierType modifiers;

      if (shortcuts[i].kind == WIDGET_KEY && g_str_has_prefix (shortcuts[i].action, prefix) &&
          gtk_accelerator_parse (shortcuts[i].key, &key, &modifiers))
        gtk_widget_class_add_binding_action (widget_class, key, modifiers, shortcuts[i].action, NULL);
    }
}

void
tablee_shortcuts_show (GtkWindow  *parent,
                       const char *game_id)
{
  TableeCompatShortcuts *list;

  g_return_if_fail (GTK_IS_WINDOW (parent));

  list = tablee_compat_shortcuts_new ();
  if (game_id != NULL)
    add_table (list, game_id);
  for (Group group = 0; group < N_GROUPS; group++)
    add_group (list, group);

  tablee_compat_shortcuts_show (list, parent);
}
