/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whose words are not wanted. */
#include "config.h"
#include "muting.h"

/* Set on a session: bit n for seat n. */
#define MUTED_KEY "tablee-muted"

static guint
get_all (TableeGameSession *session)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (session), MUTED_KEY));
}

gboolean
tablee_muting_get (TableeGameSession *session,
                   int                seat)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < TABLEE_MAX_SEATS, FALSE);

  return (get_all (session) >> seat & 1) != 0;
}

void
tablee_muting_set (TableeGameSession *session,
                   int                seat,
                   gboolean           muted)
{
  guint bit;

  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));
  g_return_if_fail (seat >= 0 && seat < TABLEE_MAX_SEATS);

  bit = 1u << seat;
  g_object_set_data (G_OBJECT (session), MUTED_KEY, GUINT_TO_POINTER (muted ? get_all (session) | bit : get_all (session) & ~bit));
}
