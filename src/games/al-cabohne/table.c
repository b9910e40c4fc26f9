/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table.h"

struct _TableeAlCabohneTable
{
  TableeTable parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeAlCabohneTable, tablee_al_cabohne_table, TABLEE_TYPE_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { NULL },
};

static void
tablee_al_cabohne_table_changed (TableeTable *table)
{
}

static void
tablee_al_cabohne_table_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_AL_CABOHNE_TABLE);

  G_OBJECT_CLASS (tablee_al_cabohne_table_parent_class)->dispose (object);
}

static void
tablee_al_cabohne_table_class_init (TableeAlCabohneTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_al_cabohne_table_dispose;
  table_class->shortcuts = shortcuts;
  table_class->stylesheet = "/io/github/tablee/Tablee/al-cabohne/table.css";
  table_class->changed = tablee_al_cabohne_table_changed;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "al-cabohne-table");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/al-cabohne/table.ui");
}

static void
tablee_al_cabohne_table_init (TableeAlCabohneTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
