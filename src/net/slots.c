/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all that carries words between places has in common. */
#include "slots.h"

#include <string.h>

enum
{
  WORD,
  CONNECTED,
  LOST,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_INTERFACE (TableeSlots, tablee_slots, G_TYPE_OBJECT)

static void
tablee_slots_default_init (TableeSlotsInterface *iface)
{
  signals[WORD] = g_signal_new ("word", TABLEE_TYPE_SLOTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BYTES);
  signals[CONNECTED] = g_signal_new ("connected", TABLEE_TYPE_SLOTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LOST] = g_signal_new ("lost", TABLEE_TYPE_SLOTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

/* No wildcard of any broker is among these. */
static gboolean
is_name (const char *slot)
{
  return *slot != '\0' && slot[strspn (slot, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/")] == '\0';
}

static gboolean
has_size (GBytes *bytes)
{
  gsize size = g_bytes_get_size (bytes);

  return size > 0 && size <= TABLEE_SLOT_MAX_BYTES;
}

void
tablee_slots_put (TableeSlots *self,
                  const char  *slot,
                  GBytes      *bytes)
{
  g_return_if_fail (TABLEE_IS_SLOTS (self));
  g_return_if_fail (slot != NULL && is_name (slot));
  g_return_if_fail (bytes != NULL && has_size (bytes));

  TABLEE_SLOTS_GET_IFACE (self)->put (self, slot, bytes);
}

void
tablee_slots_watch (TableeSlots *self,
                    const char  *slot)
{
  g_return_if_fail (TABLEE_IS_SLOTS (self));
  g_return_if_fail (slot != NULL && is_name (slot));

  TABLEE_SLOTS_GET_IFACE (self)->watch (self, slot);
}

void
tablee_slots_tell_word (TableeSlots *self,
                        const char  *slot,
                        GBytes      *bytes)
{
  g_return_if_fail (TABLEE_IS_SLOTS (self));

  if (has_size (bytes))
    g_signal_emit (self, signals[WORD], 0, slot, bytes);
}

void
tablee_slots_tell_connected (TableeSlots *self)
{
  g_return_if_fail (TABLEE_IS_SLOTS (self));

  g_signal_emit (self, signals[CONNECTED], 0);
}

void
tablee_slots_tell_lost (TableeSlots   *self,
                        TableeTrouble  why)
{
  g_return_if_fail (TABLEE_IS_SLOTS (self));

  g_signal_emit (self, signals[LOST], 0, (guint) why);
}
