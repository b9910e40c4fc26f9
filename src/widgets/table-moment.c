/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Of which moment a table is, which may be behind its session's, and what it asks by itself. */
#include "config.h"
#include "table.h"

static G_DEFINE_QUARK (tablee-table-question, question)
static G_DEFINE_QUARK (tablee-table-reading, reading)

gboolean
tablee_table_get_behind (TableeTable *self)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  return TABLEE_TABLE_GET_CLASS (self)->is_behind != NULL && TABLEE_TABLE_GET_CLASS (self)->is_behind (self);
}

const void *
tablee_table_get_shown (TableeTable *self)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  if (tablee_table_get_behind (self) && TABLEE_TABLE_GET_CLASS (self)->get_shown != NULL)
    return TABLEE_TABLE_GET_CLASS (self)->get_shown (self);

  return tablee_game_session_get_view (tablee_table_get_session (self));
}

void
tablee_table_caught_up (TableeTable *self)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  g_signal_emit_by_name (self, "caught-up");
}

void
tablee_table_moved_on (TableeTable *self)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  g_signal_emit_by_name (self, "moment-changed");
}

void
tablee_table_hurry (TableeTable *self)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  if (TABLEE_TABLE_GET_CLASS (self)->finish_animations != NULL)
    TABLEE_TABLE_GET_CLASS (self)->finish_animations (self);
}

gboolean
tablee_table_hurry_along (TableeTable *self,
                          GdkEvent    *press)
{
  const GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  gboolean asked;

  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  /* What is asked about a decision of one's own is answered otherwise. */
  asked = tablee_table_get_question (self) != NULL && tablee_table_get_behind (self);
  tablee_table_hurry (self);

  return asked && tablee_table_get_question (self) == NULL && (gdk_event_get_modifier_state (press) & others) == 0;
}

void
tablee_table_set_question (TableeTable *self,
                           const char  *sentence)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  if (g_strcmp0 (tablee_table_get_question (self), sentence) == 0)
    return;

  g_object_set_qdata_full (G_OBJECT (self), question_quark (), g_strdup (sentence), g_free);
  g_signal_emit_by_name (self, "moment-changed");
}

const char *
tablee_table_get_question (TableeTable *self)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), NULL);

  return g_object_get_qdata (G_OBJECT (self), question_quark ());
}

void
tablee_table_set_reading (TableeTable *self,
                          gboolean     reading)
{
  g_return_if_fail (TABLEE_IS_TABLE (self));

  g_object_set_qdata (G_OBJECT (self), reading_quark (), GINT_TO_POINTER (reading));
}

gboolean
tablee_table_get_reading (TableeTable *self)
{
  g_return_val_if_fail (TABLEE_IS_TABLE (self), FALSE);

  return GPOINTER_TO_INT (g_object_get_qdata (G_OBJECT (self), reading_quark ()));
}
