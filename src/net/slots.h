/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/*
 * All that the net knows: slots, each with a name and the bytes that were put there last. Nothing is promised but that whoever watches
 * a slot is told, sooner or later, of what was put there, unless something newer overtakes it: what was put may be lost, come twice, late,
 * or in another order. Whoever needs more puts it again.
 *
 * Signals, in the main context in which it was made:
 *
 *   "word" (const char *slot, GBytes *bytes)  something has come for a slot that is watched
 *   "connected" ()                            there is a connection, again: what was put has been put anew
 *   "lost" (TableeTrouble why)                there is none any more, or there is none for another reason than before; it is looked for
 */
#define TABLEE_TYPE_SLOTS (tablee_slots_get_type ())
G_DECLARE_INTERFACE (TableeSlots, tablee_slots, TABLEE, SLOTS, GObject)

/* Why there is no connection, as far as somebody could do something about it. */
typedef enum
{
  TABLEE_TROUBLE_NONE,         /* nothing answers, for all that is known */
  TABLEE_TROUBLE_PASSWORD,     /* the broker lets nobody in with this user and password, or without any */
  TABLEE_TROUBLE_CERTIFICATE,  /* that of the broker is of no authority that is trusted, or for another machine, or too old */
  TABLEE_TROUBLE_ENCRYPTION,   /* what answers there does not speak TLS as it is wanted */
} TableeTrouble;

struct _TableeSlotsInterface
{
  GTypeInterface parent_iface;

  void (*put)   (TableeSlots *self,
                 const char  *slot,
                 GBytes      *bytes);
  void (*watch) (TableeSlots *self,
                 const char  *slot);
};

enum
{
  TABLEE_SLOT_MAX_BYTES = 1024 * 1024,  /* longer words are neither put nor told of */
};

/* @slot: letters, digits, "-" and "/" only. @bytes: 1 to TABLEE_SLOT_MAX_BYTES bytes, kept and put anew with each connection until
 * something else is put there. */
void tablee_slots_put            (TableeSlots *self,
                                  const char  *slot,
                                  GBytes      *bytes);
/* For good. What lies there is told of, too. */
void tablee_slots_watch          (TableeSlots *self,
                                  const char  *slot);

/* For those that are slots: they tell. What is too long or empty is not told of. */
void tablee_slots_tell_word      (TableeSlots *self,
                                  const char  *slot,
                                  GBytes      *bytes);
void tablee_slots_tell_connected (TableeSlots *self);
void tablee_slots_tell_lost      (TableeSlots *self,
                                  TableeTrouble why);

G_END_DECLS
