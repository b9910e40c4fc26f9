/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all players can do: the interface, and levels by name. */
#include "player.h"

G_DEFINE_INTERFACE (TableePlayer, tablee_player, G_TYPE_OBJECT)

static void
tablee_player_default_init (TableePlayerInterface *iface)
{
}

void
tablee_player_decide_async (TableePlayer        *self,
                            TableeDecision      *decision,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_return_if_fail (TABLEE_IS_PLAYER (self));
  g_return_if_fail (decision != NULL);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  TABLEE_PLAYER_GET_IFACE (self)->decide_async (self, decision, cancellable, callback, user_data);
}

gboolean
tablee_player_decide_finish (TableePlayer  *self,
                             GAsyncResult  *result,
                             TableeAction  *action,
                             GError       **error)
{
  g_return_val_if_fail (TABLEE_IS_PLAYER (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  return TABLEE_PLAYER_GET_IFACE (self)->decide_finish (self, result, action, error);
}

const char *
tablee_level_to_id (TableeLevel level)
{
  g_return_val_if_fail (level < TABLEE_N_LEVELS, NULL);

  return tablee_level_traits (level)->id;
}

gboolean
tablee_level_from_id (const char  *id,
                      TableeLevel *level)
{
  g_return_val_if_fail (id != NULL, FALSE);
  g_return_val_if_fail (level != NULL, FALSE);

  for (int i = 0; i < TABLEE_N_LEVELS; i++)
    if (g_str_equal (tablee_level_traits ((TableeLevel) i)->id, id))
      {
        *level = (TableeLevel) i;
        return TRUE;
      }

  return FALSE;
}

const char *
tablee_temper_to_id (TableeTemper temper)
{
  g_return_val_if_fail (temper < TABLEE_N_TEMPERS, NULL);

  return tablee_temper_traits (temper)->id;
}

gboolean
tablee_temper_from_id (const char   *id,
                       TableeTemper *temper)
{
  g_return_val_if_fail (id != NULL, FALSE);
  g_return_val_if_fail (temper != NULL, FALSE);

  for (int i = 0; i < TABLEE_N_TEMPERS; i++)
    if (g_str_equal (tablee_temper_traits ((TableeTemper) i)->id, id))
      {
        *temper = (TableeTemper) i;
        return TRUE;
      }

  return FALSE;
}

char *
tablee_computer_to_id (TableeLevel  level,
                       TableeTemper temper,
                       int          slack)
{
  const char *id = tablee_level_to_id (level);

  if (slack > 0)
    return g_strdup_printf ("%s:%s:%d", id, tablee_temper_to_id (temper), slack);

  return temper == TABLEE_TEMPER_STEADY ? g_strdup (id) : g_strdup_printf ("%s:%s", id, tablee_temper_to_id (temper));
}

gboolean
tablee_computer_from_id (const char   *id,
                         TableeLevel  *level,
                         TableeTemper *temper,
                         int          *slack)
{
  g_return_val_if_fail (id != NULL, FALSE);

  g_auto (GStrv) words = g_strsplit (id, ":", 3);
  guint count = g_strv_length (words);
  guint64 number = 0;

  *temper = TABLEE_TEMPER_STEADY;
  if (count == 0 || !tablee_level_from_id (words[0], level) || (count > 1 && !tablee_temper_from_id (words[1], temper)) ||
      (count > 2 && !g_ascii_string_to_unsigned (words[2], 10, 1, TABLEE_SLACK_STEPS - 1, &number, NULL)))
    return FALSE;

  *slack = (int) number;

  return TRUE;
}
