/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "table-settings.h"

#include "application.h"

static GSettings *
get_settings (void)
{
  return tablee_host_get_settings (tablee_application_get_host (tablee_application_get_default ()));
}

static void
view_changed_cb (TableeTable *table,
                 const char  *game_id)
{
  g_autoptr (GVariant) tables = g_settings_get_value (get_settings (), "tables");
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (tables);

  g_variant_dict_insert_value (&dict, game_id, tablee_table_save_view (table));
  g_settings_set_value (get_settings (), "tables", g_variant_dict_end (&dict));
}

static void
restore (TableeTable *table,
         const char  *game_id)
{
  g_autoptr (GVariant) tables = g_settings_get_value (get_settings (), "tables");
  g_autoptr (GVariant) view = g_variant_lookup_value (tables, game_id, G_VARIANT_TYPE_VARDICT);

  if (view != NULL)
    tablee_table_restore_view (table, view);
}

void
tablee_table_settings_follow (TableeTable *table,
                              const char  *game_id)
{
  g_return_if_fail (TABLEE_IS_TABLE (table));
  g_return_if_fail (game_id != NULL);

  restore (table, game_id);
  g_signal_connect (table, "view-changed", G_CALLBACK (view_changed_cb), (gpointer) g_intern_string (game_id));
}
