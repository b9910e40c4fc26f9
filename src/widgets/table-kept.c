/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is kept of a table for the next one: how it is shown, and a choice that is half made. */
#include "config.h"
#include "table.h"

GVariant *
tablee_table_save_view (TableeTable *self)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  if (TABLEE_TABLE_GET_CLASS (self)->save_view != NULL)
    return TABLEE_TABLE_GET_CLASS (self)->save_view (self);
  return g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0);
}

void
tablee_table_restore_view (TableeTable *self,
                           GVariant    *view)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));
  g_return_if_fail (g_variant_is_of_type (view, G_VARIANT_TYPE_VARDICT));

  if (TABLEE_TABLE_GET_CLASS (self)->restore_view != NULL)
    TABLEE_TABLE_GET_CLASS (self)->restore_view (self, view);
}

void
tablee_table_insert_choice (TableeTable  *self,
                            GVariantDict *dict,
                            int           choice)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));
  g_return_if_fail (dict != NULL);

  g_variant_dict_insert (dict, "chosen", "(xti)", tablee_game_session_get_id (tablee_table_get_session (self)),
                         tablee_game_session_get_revision (tablee_table_get_session (self)), choice);
}

gboolean
tablee_table_lookup_choice (TableeTable *self,
                            GVariant    *view,
                            int         *choice)
{
  TableeGameSession *session;
  gint64 id;
  guint64 revision;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);
  g_return_val_if_fail (view != NULL && choice != NULL, FALSE);

  session = tablee_table_get_session (self);
  return g_variant_lookup (view, "chosen", "(xti)", &id, &revision, choice) && id == tablee_game_session_get_id (session) &&
         revision == tablee_game_session_get_revision (session);
}
