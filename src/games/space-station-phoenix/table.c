/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table.h"

#include "rules.h"
#include "widgets/children.h"

struct _TableeSpaceStationPhoenixTable
{
  TableeTable parent_instance;
};

G_DEFINE_FINAL_TYPE (TableeSpaceStationPhoenixTable, tablee_space_station_phoenix_table, TABLEE_TYPE_TABLE)

static const TableeTableShortcut shortcuts[] = {
  { NULL },
};

static void
tablee_space_station_phoenix_table_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TABLEE_TYPE_SPACE_STATION_PHOENIX_TABLE);
  tablee_widget_remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (tablee_space_station_phoenix_table_parent_class)->dispose (object);
}

static void
tablee_space_station_phoenix_table_class_init (TableeSpaceStationPhoenixTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TableeTableClass *table_class = TABLEE_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tablee_space_station_phoenix_table_dispose;
  table_class->shortcuts = shortcuts;
  table_class->stylesheet = "/io/github/tablee/Tablee/space-station-phoenix/table.css";
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "space-station-phoenix-table");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/tablee/Tablee/space-station-phoenix/table.ui");
}

static void
tablee_space_station_phoenix_table_init (TableeSpaceStationPhoenixTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
