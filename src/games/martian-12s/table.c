/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table.h"

#include <glib/gi18n.h>

#include "rules.h"

struct _TableeMartian12sTable
{
  TableeTable  parent_instance;

  GtkLabel    *standing;
};

G_DEFINE_FINAL_TYPE (TableeMartian12sTable, tablee_martian_12s_table, TABLEE_TYPE_TABLE)

/* The digits of a French keyboard are typed with Shift; the same keys without it do as well. */
static const TableeTableShortcut shortcuts[] = {
  { "table.pull-small", "1", N_("Pull a small pyramid"), "KP_1|ampersand" },
  { "table.pull-medium", "2", N_("Pull a medium pyramid"), "KP_2|eacute" },
  { "table.pull-large", "3", N_("Pull a large pyramid"), "KP_3|quotedbl" },
  { "table.pass", "p", N_("Pass"), NULL },
  { NULL, NULL, NULL, NULL },
};

static void
play_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  for (TableeAction action = 0; action < G_N_ELEMENTS (shortcuts) - 1; action++)
    if (g_str_equal (shortcuts[action].action, action_name))
      tablee_table_play (TABLEE_TABLE (widget), action);
}

static void
tablee_martian_12s_table_changed (TableeTable *table)
{
  TableeMartian12sTable *self = TABLEE_MARTIAN_12S_TABLE (table);
  TableeGameSession *session = tablee_table_get_session (table);
  const M12State *view = tablee_game_session_get_view (session);
  g_auto (GStrv) names = tablee_table_dup_names (table);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; names[i] != NULL; i++)
    g_string_append_printf (text, "%s: %u\n", names[i], view->seats[i].points);
  gtk_label_set_label (self->standing, text->str);
}

static void
tablee_martian_12s_table_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_MARTIAN_12S_TABLE);

  G_OBJECT_CLASS (tablee_martian_12s_table_parent_class)->dispose (object);
}

static void
tablee_martian_12s_table_class_init (TableeMartian12sTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_martian_12s_table_dispose;
  table_class->shortcuts = shortcuts;
  table_class->changed = tablee_martian_12s_table_changed;

  for (gsize i = 0; shortcuts[i].action != NULL; i++)
    gtk_widget_class_install_action (widget_class, shortcuts[i].action, NULL, play_action);
  gtk_widget_class_set_css_name (widget_class, "martian-12s-table");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/martian-12s/table.ui");
  gtk_widget_class_bind_template_child (widget_class, TableeMartian12sTable, standing);
}

static void
tablee_martian_12s_table_init (TableeMartian12sTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
