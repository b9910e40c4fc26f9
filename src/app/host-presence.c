/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who of the friends at a table of this program's own is there. */
#include "config.h"
#include "host-presence.h"

#include "trouble-words.h"

struct _TableeHostPresence
{
  GObject        parent_instance;

  TableeFriends *friends;  /* weak, as is the next */
  TableeHost    *host;
};

static void presence_iface_init (TableePresenceInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeHostPresence, tablee_host_presence, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PRESENCE, presence_iface_init))

static gboolean
get_connected (TableePresence *presence)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  return self->friends != NULL && self->host != NULL && tablee_friends_is_connected (self->friends, G_OBJECT (self->host));
}

static char *
dup_notice (TableePresence *presence)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  return self->friends != NULL && self->host != NULL ? tablee_trouble_words_sentence (self->friends, G_OBJECT (self->host)) : NULL;
}

static gboolean
get_elsewhere (TableePresence *presence,
               int             seat)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  return self->host != NULL && tablee_host_get_invitation (self->host, seat) != NULL;
}

static gboolean
get_present (TableePresence *presence,
             int             seat)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  return self->host != NULL && tablee_host_get_present (self->host, seat);
}

static char *
dup_link (TableePresence *presence,
          int             seat)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  if (self->host == NULL || !tablee_host_get_moved (self->host, seat))
    return NULL;

  return tablee_invitation_to_link (tablee_host_get_invitation (self->host, seat));
}

static void
set_player (TableePresence *presence,
            int             seat,
            TableeSeatKind  kind,
            TableeLevel     level)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  if (self->host == NULL)
    return;

  if (kind == TABLEE_SEAT_COMPUTER)
    tablee_host_seat_computer (self->host, seat, level);
  else
    tablee_host_seat_friend (self->host, seat);
}

static guint
get_muted (TableePresence *presence)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  return self->host != NULL ? tablee_host_get_muted (self->host) : 0;
}

static void
set_muted (TableePresence *presence,
           guint           muted)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (presence);

  if (self->host != NULL)
    tablee_host_set_muted (self->host, muted);
}

static void
presence_iface_init (TableePresenceInterface *iface)
{
  iface->get_connected = get_connected;
  iface->dup_notice = dup_notice;
  iface->get_elsewhere = get_elsewhere;
  iface->get_present = get_present;
  iface->dup_link = dup_link;
  iface->get_muted = get_muted;
  iface->set_muted = set_muted;
  iface->set_player = set_player;
}

static void
connection_cb (TableeHostPresence *self,
               GObject            *table)
{
  if (table == (GObject *) self->host)
    tablee_presence_changed (TABLEE_PRESENCE (self));
}

static void
tablee_host_presence_dispose (GObject *object)
{
  TableeHostPresence *self = TABLEE_HOST_PRESENCE (object);

  g_clear_weak_pointer (&self->friends);
  g_clear_weak_pointer (&self->host);

  G_OBJECT_CLASS (tablee_host_presence_parent_class)->dispose (object);
}

static void
tablee_host_presence_class_init (TableeHostPresenceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_host_presence_dispose;
}

static void
tablee_host_presence_init (TableeHostPresence *self)
{
}

TableePresence *
tablee_host_presence_new (TableeFriends *friends,
                          TableeHost    *host)
{
  TableeHostPresence *self;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (friends), NULL);
  g_return_val_if_fail (TABLEE_IS_HOST (host), NULL);

  self = g_object_new (TABLEE_TYPE_HOST_PRESENCE, NULL);
  g_set_weak_pointer (&self->friends, friends);
  g_set_weak_pointer (&self->host, host);
  g_signal_connect_object (host, "changed", G_CALLBACK (tablee_presence_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (friends, "connection", G_CALLBACK (connection_cb), self, G_CONNECT_SWAPPED);

  return TABLEE_PRESENCE (self);
}
