/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table.h"

#include "rules.h"
#include "widgets/children.h"

struct _TableeSpaceBeansTable
{
  TableeTable parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeSpaceBeansTable, tablee_space_beans_table, TABLEE_TYPE_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { NULL },
};

static void
tablee_space_beans_table_changed (TableeTable *table)
{
}

static void
tablee_space_beans_table_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_SPACE_BEANS_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_space_beans_table_parent_class)->dispose (object);
}

static void
tablee_space_beans_table_class_init (TableeSpaceBeansTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  object_class->dispose = tablee_space_beans_table_dispose;
  table_class->shortcuts = shortcuts;
  table_class->stylesheet = "/io/github/tablee/Tablee/space-beans/table.css";
  table_class->changed = tablee_space_beans_table_changed;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-beans/table.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "space-beans-table");
}

static void
tablee_space_beans_table_init (TableeSpaceBeansTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
