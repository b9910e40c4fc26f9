/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a table is shown, remembered for its game. */
#include "config.h"
#include "table-settings.h"

typedef struct
{
  GSettings  *settings;
  const char *game_id;  /* interned */
} Following;

static void
following_free (gpointer  user_data,
                GClosure *closure)
{
  Following *following = user_data;

  g_object_unref (following->settings);
  g_free (following);
}

static void
view_changed_cb (TableeTable *table,
                 Following   *following)
{
  g_autoptr (GVariant) tables = g_settings_get_value (following->settings, "tables");
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (tables);

  g_variant_dict_insert_value (&dict, following->game_id, tablee_table_save_view (table));
  g_settings_set_value (following->settings, "tables", g_variant_dict_end (&dict));
}

static void
restore (TableeTable *table,
         const char  *game_id,
         GSettings   *settings)
{
  g_autoptr (GVariant) tables = g_settings_get_value (settings, "tables");
  g_autoptr (GVariant) view = g_variant_lookup_value (tables, game_id, G_VARIANT_TYPE_VARDICT);

  if (view != NULL)
    tablee_table_restore_view (table, view);
}

void
tablee_table_settings_follow (TableeTable *table,
                              const char  *game_id,
                              GSettings   *settings)
{
  Following *following;

  g_return_if_fail (TABLEE_IS_TABLE (table));
  g_return_if_fail (game_id != NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  restore (table, game_id, settings);
  following = g_new (Following, 1);
  following->settings = g_object_ref (settings);
  following->game_id = g_intern_string (game_id);
  g_signal_connect_data (table, "view-changed", G_CALLBACK (view_changed_cb), following, following_free, 0);
}
