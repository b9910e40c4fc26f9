/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who is there at a table elsewhere. */
#include "config.h"
#include "guest-presence.h"

#include "guest-words.h"
#include "trouble-words.h"

struct _TableeGuestPresence
{
  GObject        parent_instance;

  TableeFriends *friends;  /* weak, as is the next */
  TableeGuest   *guest;
};

static void presence_iface_init (TableePresenceInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TableeGuestPresence, tablee_guest_presence, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TABLEE_TYPE_PRESENCE, presence_iface_init))

static gboolean
get_connected (TableePresence *presence)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (presence);

  return self->friends != NULL && self->guest != NULL && tablee_friends_is_connected (self->friends, G_OBJECT (self->guest));
}

static gboolean
get_host_present (TableePresence *presence)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (presence);

  return self->guest != NULL && tablee_guest_get_host_present (self->guest);
}

static char *
dup_notice (TableePresence *presence)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (presence);

  g_autofree char *notice = self->guest != NULL ? tablee_guest_words_notice (self->guest) : NULL;

  if (notice == NULL && self->friends != NULL && self->guest != NULL)
    return tablee_trouble_words_sentence (self->friends, G_OBJECT (self->guest));

  return g_steal_pointer (&notice);
}

/* A computer sits at the host's, too, but nobody waits for it to come. */
static gboolean
get_elsewhere (TableePresence *presence,
               int             seat)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (presence);

  return self->guest != NULL && seat != tablee_guest_get_seat (self->guest);
}

static gboolean
get_present (TableePresence *presence,
             int             seat)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (presence);

  return self->guest != NULL && tablee_guest_get_present (self->guest, seat);
}

static guint
get_muted (TableePresence *presence)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (presence);

  return self->guest != NULL ? tablee_guest_get_muted (self->guest) : 0;
}

static void
set_muted (TableePresence *presence,
           guint           muted)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (presence);

  if (self->guest != NULL)
    tablee_guest_set_muted (self->guest, muted);
}

static void
presence_iface_init (TableePresenceInterface *iface)
{
  iface->get_connected = get_connected;
  iface->get_host_present = get_host_present;
  iface->dup_notice = dup_notice;
  iface->get_elsewhere = get_elsewhere;
  iface->get_present = get_present;
  iface->get_muted = get_muted;
  iface->set_muted = set_muted;
}

static void
connection_cb (TableeGuestPresence *self,
               GObject             *table)
{
  if (table == (GObject *) self->guest)
    tablee_presence_changed (TABLEE_PRESENCE (self));
}

static void
tablee_guest_presence_dispose (GObject *object)
{
  TableeGuestPresence *self = TABLEE_GUEST_PRESENCE (object);

  g_clear_weak_pointer (&self->friends);
  g_clear_weak_pointer (&self->guest);

  G_OBJECT_CLASS (tablee_guest_presence_parent_class)->dispose (object);
}

static void
tablee_guest_presence_class_init (TableeGuestPresenceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tablee_guest_presence_dispose;
}

static void
tablee_guest_presence_init (TableeGuestPresence *self)
{
}

TableePresence *
tablee_guest_presence_new (TableeFriends *friends,
                           TableeGuest   *guest)
{
  TableeGuestPresence *self;

  g_return_val_if_fail (TABLEE_IS_FRIENDS (friends), NULL);
  g_return_val_if_fail (TABLEE_IS_GUEST (guest), NULL);

  self = g_object_new (TABLEE_TYPE_GUEST_PRESENCE, NULL);
  g_set_weak_pointer (&self->friends, friends);
  g_set_weak_pointer (&self->guest, guest);
  g_signal_connect_object (guest, "changed", G_CALLBACK (tablee_presence_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "notify", G_CALLBACK (tablee_presence_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (friends, "connection", G_CALLBACK (connection_cb), self, G_CONNECT_SWAPPED);

  return TABLEE_PRESENCE (self);
}
