/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who of those that play at other places is there. */
#include "config.h"
#include "presence.h"

#define PRESENCE_KEY "tablee-presence"

G_DEFINE_INTERFACE (TableePresence, tablee_presence, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tablee_presence_default_init (TableePresenceInterface *iface)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Whoever is relieved by a computer is not waited for. */
static void
tell_seats_cb (TableeGameSession *session,
               TableePresence    *self)
{
  for (int i = 0; i < tablee_game_session_get_ruleset (session)->seats; i++)
    {
      TableeSeat *seat = tablee_game_session_get_seat (session, i);

      tablee_seat_set_away (seat, tablee_seat_get_kind (seat) != TABLEE_SEAT_COMPUTER && tablee_presence_get_elsewhere (self, i) &&
                                  !tablee_presence_get_present (self, i));
    }
}

void
tablee_presence_attach (TableePresence    *self,
                        TableeGameSession *session)
{
  g_return_if_fail (TABLEE_IS_PRESENCE (self));
  g_return_if_fail (TABLEE_IS_GAME_SESSION (session));

  g_object_set_data_full (G_OBJECT (session), PRESENCE_KEY, g_object_ref (self), g_object_unref);
  g_signal_connect_object (self, "changed", G_CALLBACK (tell_seats_cb), session, G_CONNECT_SWAPPED);
  tell_seats_cb (session, self);
}

TableePresence *
tablee_presence_find (TableeGameSession *session)
{
  g_return_val_if_fail (TABLEE_IS_GAME_SESSION (session), NULL);

  return g_object_get_data (G_OBJECT (session), PRESENCE_KEY);
}

gboolean
tablee_presence_get_connected (TableePresence *self)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), FALSE);

  return TABLEE_PRESENCE_GET_IFACE (self)->get_connected (self);
}

gboolean
tablee_presence_get_host_present (TableePresence *self)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), FALSE);

  return TABLEE_PRESENCE_GET_IFACE (self)->get_host_present == NULL || TABLEE_PRESENCE_GET_IFACE (self)->get_host_present (self);
}

char *
tablee_presence_dup_notice (TableePresence *self)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), NULL);

  return TABLEE_PRESENCE_GET_IFACE (self)->dup_notice != NULL ? TABLEE_PRESENCE_GET_IFACE (self)->dup_notice (self) : NULL;
}

gboolean
tablee_presence_get_elsewhere (TableePresence *self,
                               int             seat)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), FALSE);

  return TABLEE_PRESENCE_GET_IFACE (self)->get_elsewhere (self, seat);
}

gboolean
tablee_presence_get_present (TableePresence *self,
                             int             seat)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), FALSE);

  return TABLEE_PRESENCE_GET_IFACE (self)->get_present (self, seat);
}

char *
tablee_presence_dup_link (TableePresence *self,
                          int             seat)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), NULL);

  return TABLEE_PRESENCE_GET_IFACE (self)->dup_link != NULL ? TABLEE_PRESENCE_GET_IFACE (self)->dup_link (self, seat) : NULL;
}

static guint
get_all_muted (TableePresence *self)
{
  TableePresenceInterface *iface = TABLEE_PRESENCE_GET_IFACE (self);

  return iface->get_muted != NULL ? iface->get_muted (self) : 0;
}

gboolean
tablee_presence_get_muted (TableePresence *self,
                           int             seat)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < TABLEE_MAX_SEATS, FALSE);

  return (get_all_muted (self) >> seat & 1) != 0;
}

void
tablee_presence_set_muted (TableePresence *self,
                           int             seat,
                           gboolean        muted)
{
  guint bit;

  g_return_if_fail (TABLEE_IS_PRESENCE (self));
  g_return_if_fail (seat >= 0 && seat < TABLEE_MAX_SEATS);
  g_return_if_fail (TABLEE_PRESENCE_GET_IFACE (self)->set_muted != NULL);

  bit = 1u << seat;
  TABLEE_PRESENCE_GET_IFACE (self)->set_muted (self, muted ? get_all_muted (self) | bit : get_all_muted (self) & ~bit);
}

gboolean
tablee_presence_can_set_player (TableePresence *self)
{
  g_return_val_if_fail (TABLEE_IS_PRESENCE (self), FALSE);

  return TABLEE_PRESENCE_GET_IFACE (self)->set_player != NULL;
}

void
tablee_presence_set_player (TableePresence *self,
                            int             seat,
                            TableeSeatKind  kind,
                            TableeLevel     level)
{
  g_return_if_fail (TABLEE_IS_PRESENCE (self));
  g_return_if_fail (tablee_presence_can_set_player (self));

  TABLEE_PRESENCE_GET_IFACE (self)->set_player (self, seat, kind, level);
}

void
tablee_presence_changed (TableePresence *self)
{
  g_return_if_fail (TABLEE_IS_PRESENCE (self));

  g_signal_emit (self, signals[CHANGED], 0);
}
